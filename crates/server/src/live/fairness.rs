//! Fair play: the server's engine does not think about the rated games of the one it plays.

use basalt_rules::AnyPosition;
use basalt_store::PlayerId;
use basalt_wire::{GameId, Refusal};

use super::node::Node;
use super::open_game::OpenGame;
use super::trouble;

/// A text that all have in common that are the same but for turning, mirroring or exchanging colours.
fn likeness(position: &AnyPosition) -> String {
    match position {
        AnyPosition::Dvonn(position) => position.canonical().to_string(),
        AnyPosition::Punct(position) => position.canonical().to_string(),
    }
}

/// What the computer would have to think about after a move; nothing if it does not play, or has no choice.
fn question(open: &OpenGame, mv: &str) -> Option<AnyPosition> {
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
    ) -> Result<(), Refusal> {
        let table = self.open(game).await?;
        let asked = question(&*table.lock().await, mv);
        match asked {
            Some(position) => self.check_fairness(player, &position).await,
            None => Ok(()),
        }
    }

    /// Refuses a position that a rated game of the player's has reached.
    pub(crate) async fn check_fairness(
        &self,
        player: PlayerId,
        position: &AnyPosition,
    ) -> Result<(), Refusal> {
        let asked = likeness(position);
        for game in self.store().running_of(player).await.map_err(trouble)? {
            let table = self.open(game).await?;
            let open = table.lock().await;
            if open.game.terms().rated && likeness(open.game.position()) == asked {
                return Err(Refusal::FairPlay);
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
            assert_eq!(likeness(&played(Game::Dvonn, &same)), likeness(&one), "{same:?}");
        }
        assert_ne!(likeness(&played(Game::Dvonn, &["a1", "c1"])), likeness(&one));
    }
}
