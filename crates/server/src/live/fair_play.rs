//! Fair play: the engine never searches a position of a running rated game of its opponent, nor of anybody who has logged
//! in with the same browser or plays at the same address. docs/security.md says what cannot be known. Pages also tell how often
//! their window loses the focus; only moderators see that.

use basalt_referee::{GameId, Pace};
use basalt_rules::AnyPosition;
use basalt_store::PlayerId;
use basalt_wire::ErrorCode;

use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::ApiResult;
use crate::rate_limit::Limited;

/// Number of plies after which two games at one address have the same position only if somebody copies it.
const MIN_SHARED_PLIES: usize = 6;

/// A text that is the same for all positions that differ only by rotation, reflection or exchanged colours.
fn canonical_text(position: &AnyPosition) -> String {
    position.canonical().to_string()
}

/// The position that the engine would search after a move; `None` if it does not play or has no choice.
fn position_to_search(loaded: &LoadedGame, mv: &str) -> Option<AnyPosition> {
    let computer = loaded.computer()?;
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
    /// Rejects a move against the computer after which it would search a position of a rated game of the player.
    pub(crate) async fn check_move(&self, player: PlayerId, game: GameId, mv: &str) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        if loaded.computer().is_some() {
            self.read_events(&mut loaded).await?;
        }
        let asked = position_to_search(&loaded, mv);
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
        for &member in &same {
            self.check_rated_games(member, &asked, 0).await?;
        }
        for neighbour in self.hub.same_address(player).difference(&same) {
            self.check_rated_games(*neighbour, &asked, MIN_SHARED_PLIES).await?;
        }
        Ok(())
    }

    /// Rejects a position that a running rated game of somebody has after a number of plies or more.
    async fn check_rated_games(
        &self,
        player: PlayerId,
        asked: &str,
        min_plies: usize,
    ) -> ApiResult {
        for game in self.store().running_of(player).await? {
            let cached = self.open(game).await?;
            let mut loaded = cached.lock().await;
            self.read_events(&mut loaded).await?;
            let is_rated = loaded.game.terms().rated && loaded.game.plies().len() >= min_plies;
            if is_rated && canonical_text(loaded.game.position()) == asked {
                return Err(ErrorCode::FairPlay.into());
            }
        }
        Ok(())
    }
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
