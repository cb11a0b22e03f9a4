//! Fair play: the engine never searches a position of a running rated game of its opponent.

use basalt_referee::GameId;
use basalt_rules::AnyPosition;
use basalt_store::PlayerId;
use basalt_wire::ErrorCode;

use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::ApiResult;

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

impl Node {
    /// Rejects a move against the computer after which it would search a position of a rated game of the player.
    pub(crate) async fn check_move(&self, player: PlayerId, game: GameId, mv: &str) -> ApiResult {
        let cached = self.open(game).await?;
        let asked = position_to_search(&*cached.lock().await, mv);
        match asked {
            Some(position) => self.check_fair_play(player, &position).await,
            None => Ok(()),
        }
    }

    /// Rejects a position that a running rated game of the player has.
    pub(crate) async fn check_fair_play(
        &self,
        player: PlayerId,
        position: &AnyPosition,
    ) -> ApiResult {
        let asked = canonical_text(position);
        for game in self.store().running_of(player).await? {
            let cached = self.open(game).await?;
            let loaded = cached.lock().await;
            if loaded.game.terms().rated && canonical_text(loaded.game.position()) == asked {
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
