//! Fair play: the engine never searches a position of a running rated game of its opponent, nor of anybody who has logged
//! in with the same browser or plays at the same address. docs/security.md says what cannot be known. Pages also tell how often
//! their window loses the focus; only moderators see that.

use std::collections::HashSet;

use basalt_referee::{Command, CommandError, GameId, Millis, Pace, Request};
use basalt_rules::{AnyPosition, Color};
use basalt_store::{Header, PlayerId};
use basalt_wire::ErrorCode;

use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::{ApiResult, one_of_many};
use crate::rate_limit::Limited;

/// Number of plies after which two games at one address have the same position only if somebody copies it.
const MIN_SHARED_PLIES: usize = 6;

/// A text that is the same for all positions that differ only by rotation, reflection or exchanged colours.
fn canonical_text(position: &AnyPosition) -> String {
    position.canonical().to_string()
}

/// The position that the engine would search after a move; `None` if it does not play or has no choice.
fn position_to_search(loaded: &LoadedGame, command: &Command) -> Option<AnyPosition> {
    let computer = loaded.computer()?;
    let Command::Play(mv) = command else { return None };
    let mut position = loaded.game.position().clone();
    let mut next = position.read_move(mv).ok();
    while let Some(mv) = next {
        position.play(mv).ok()?;
        next = position.forced_move();
    }
    (position.to_move() == computer && position.outcome().is_none()).then_some(position)
}

/// Focus.
impl Node {
    /// Counts that the window of a player lost the focus in a running live rated game of theirs. What comes too often is dropped.
    pub(crate) async fn note_focus_loss(&self, player: PlayerId, game: GameId) -> ApiResult {
        let cached = self.open(game).await?;
        let loaded = cached.lock().await;
        loaded.header.color_of(player).ok_or(ErrorCode::NotYours)?;
        let terms = loaded.game.terms();
        let counts = terms.rated && matches!(terms.pace, Pace::Live { .. });
        if !counts || loaded.game.ending().is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        drop(loaded);
        match self.state.rate_limits().check(Limited::FocusByPlayer, &player.to_string()) {
            Ok(()) => Ok(self.store().note_focus_loss(game, player).await?),
            Err(_) => Ok(()),
        }
    }
}

/// Positions.
impl Node {
    /// Rejects a move against the computer after which it would search a position of a rated game of the player. A move that the
    /// referee rejects is looked at no further: it could be sent again and again, and each look asks the store. One that it
    /// accepts is for this board, so no other board can take it afterwards.
    pub(crate) async fn check_move(
        &self,
        (player, game): (PlayerId, GameId),
        after: u32,
        lag: Millis,
        command: &Command,
    ) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        if loaded.computer().is_none() {
            return Ok(());
        }
        self.read_events(&mut loaded).await?;
        let by = loaded.header.color_of(player).ok_or(ErrorCode::NotYours)?;
        let request = Request { by, after, now: self.now(), lag, command: command.clone() };
        match loaded.game.decide(&request) {
            // Time without a server, which does not count, may be left out yet.
            Ok(_) | Err(CommandError::TooLate) => {}
            Err(error) => return Err(error.into()),
        }
        let asked = position_to_search(&loaded, command);
        drop(loaded);
        match asked {
            Some(position) => Box::pin(self.check_fair_play(player, &position)).await,
            None => Ok(()),
        }
    }

    /// Rejects a position that a running rated game has: one of the player, of a member who has logged in with the same
    /// browser, or, once it is unlikely by chance, of somebody at the same address.
    pub(crate) async fn check_fair_play(
        &self,
        player: PlayerId,
        position: &AnyPosition,
    ) -> ApiResult {
        let asked = canonical_text(position);
        let mut same = self.hub.same_browser(player);
        same.insert(player);
        let neighbours = self.hub.same_address(player);
        let players: Vec<PlayerId> = same.union(&neighbours).copied().collect();
        for header in self.store().running_headers_of_any(&players).await? {
            let is_comparable = header.terms.rated
                && header.terms.game.title() == position.game().title()
                && header.summary.plies as usize >= min_plies(&header, &same);
            // A game that cannot be read cannot be played either.
            if is_comparable
                && one_of_many(self.present_text(&header).await)?.is_some_and(|text| text == asked)
            {
                return Err(ErrorCode::FairPlay.into());
            }
        }
        Ok(())
    }

    /// The canonical text of the present position of a game.
    async fn present_text(&self, header: &Header) -> ApiResult<String> {
        Ok(canonical_text(self.open_to(header).await?.game.position()))
    }
}

/// Number of plies after which the position of a game is compared: at once if one of some players has it.
fn min_plies(header: &Header, at_once: &HashSet<PlayerId>) -> usize {
    let mut players = Color::ALL.into_iter().filter_map(|color| header.seats[color].seat.player());
    if players.any(|player| at_once.contains(&player)) { 0 } else { MIN_SHARED_PLIES }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn played(game: Game, moves: &[&str]) -> AnyPosition {
        let mut position = AnyPosition::start(game);
        for mv in moves {
            let mv = position.read_move(mv).expect("a move");
            position.play(mv).expect("legal");
        }
        position
    }

    #[test]
    fn a_mirrored_board_is_no_other_board() {
        let one = played(Game::Dvonn, &["a1", "b1"]);
        for same in [["k5", "j5"], ["i1", "h1"], ["c5", "d5"]] {
            assert_eq!(
                canonical_text(&played(Game::Dvonn, &same)),
                canonical_text(&one),
                "{same:?}"
            );
        }
        assert_ne!(canonical_text(&played(Game::Dvonn, &["a1", "c1"])), canonical_text(&one));
    }
}
