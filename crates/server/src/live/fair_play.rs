//! Fair play: the server's engine does not think about the rated games of the one it plays.

use basalt_rules::AnyPosition;
use basalt_store::PlayerId;
use basalt_wire::{GameId, Refusal};

use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::ApiError;

/// A text that all have in common that are the same but for turning, mirroring or exchanging colours.
fn canonical_text(position: &AnyPosition) -> String {
    match position {
        AnyPosition::Dvonn(position) => position.canonical().to_string(),
        AnyPosition::Punct(position) => position.canonical().to_string(),
    }
}

/// What the computer would have to think about after a move; nothing if it does not play, or has no choice.
fn position_to_search(open: &LoadedGame, mv: &str) -> Option<AnyPosition> {
    let computer = open.computer()?;
    let mut position = open.game.position().clone();
    let mut next = position.read_move(mv).ok();
    while let Some(mv) = next {
        position.play(mv).ok()?;
        next = position.forced_move();
    }
    (position.to_move() == computer && position.outcome().is_none()).then_some(position)
}

impl Node {
    /// Refuses a move against the computer that would have it think about a rated game of the player's.
    pub(crate) async fn check_move(
        &self,
        player: PlayerId,
        game: GameId,
        mv: &str,
    ) -> Result<(), ApiError> {
        let table = self.open(game).await?;
        let asked = position_to_search(&*table.lock().await, mv);
        match asked {
            Some(position) => self.check_fair_play(player, &position).await,
            None => Ok(()),
        }
    }

    /// Refuses a position that a rated game of the player's has reached.
    pub(crate) async fn check_fair_play(
        &self,
        player: PlayerId,
        position: &AnyPosition,
    ) -> Result<(), ApiError> {
        let asked = canonical_text(position);
        for game in self.store().running_of(player).await? {
            let table = self.open(game).await?;
            let open = table.lock().await;
            if open.game.terms().rated && canonical_text(open.game.position()) == asked {
                return Err(Refusal::FairPlay.into());
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
