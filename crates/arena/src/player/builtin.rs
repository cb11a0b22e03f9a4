//! Built-in players without a search, as a baseline: random and greedy.

use std::time::Instant;

use basalt_rules::{AnyMove, AnyPosition, Color, SplitMix64};

use super::{Player, PlayerAnswer, PlayerError, PlayerTurn, Ply, Seat};
use crate::contested::tempting_moves;

/// The strategy of a simple player.
#[derive(Clone, Copy, Debug)]
pub(super) enum Strategy {
    /// Any legal move.
    Random,
    /// In DVONN the highest stack of the opponent that can be taken, or any legal move if there is none; in PÜNCT the
    /// turn with the best static evaluation.
    Greedy,
}

/// A built-in player.
pub(super) struct Builtin {
    strategy: Strategy,
    rng: SplitMix64,
}

impl Builtin {
    pub(super) fn new(strategy: Strategy) -> Self {
        Self { strategy, rng: SplitMix64::new(0) }
    }
}

impl Player for Builtin {
    fn begin(&mut self, seat: &Seat<'_>) -> Result<(), PlayerError> {
        // Two such players must not roll the same.
        let part = match seat.color {
            Color::White => 1,
            Color::Black => 2,
        };
        self.rng = SplitMix64::for_stream(seat.seed, part);
        Ok(())
    }

    fn choose(&mut self, turn: &PlayerTurn<'_>) -> Result<PlayerAnswer, PlayerError> {
        let asked = Instant::now();
        let moves = match self.strategy {
            Strategy::Random => turn.position.legal_moves(),
            Strategy::Greedy => tempting(turn.position),
        };
        let text = self.rng.pick(&moves).map_or_else(String::new, |mv| mv.to_string());
        Ok(PlayerAnswer::new(&text, asked, Instant::now()))
    }

    fn end(&mut self, _: &[Ply]) {}
}

/// The moves among which a greedy player chooses at random.
fn tempting(position: &AnyPosition) -> Vec<AnyMove> {
    let best = tempting_moves(position);
    if best.is_empty() { position.legal_moves() } else { best }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn liked(game: Game, text: &str) -> Vec<String> {
        let position = AnyPosition::parse(game, text).expect(text);
        tempting(&position).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_highest_stack_of_the_opponent_is_taken() {
        // White on f2 reaches a lone red, a black pair and a single black piece.
        assert_eq!(liked(Game::Dvonn, "9/10/5r5/4rw(rb)3/4b4 w s"), ["f2g2"]);
        // A higher stack of the player's own cannot be taken.
        assert_eq!(liked(Game::Dvonn, "9/10/5r5/4rw(rw)3/4b4 w s"), ["f2e1"]);
        // There is nothing to take, so every move is a candidate.
        let all = ["f2e2", "f2g2", "f2f3", "g2e2"];
        assert_eq!(liked(Game::Dvonn, "9/10/5r5/4rw(rw)3/9 w s"), all);
        assert_eq!(liked(Game::Dvonn, "9/10/11/10/9 w p").len(), 49);
    }

    #[test]
    fn a_turn_of_punct_that_wins_at_once_is_liked_most() {
        let text = "w:b8/a8c8,d8/e8f8,g8/h8i8,j9/k10l11,m12/n13o14 b: w 0";
        let position = AnyPosition::parse(Game::Punct, text).expect(text);
        let liked = tempting(&position);
        assert!(!liked.is_empty());
        for mv in liked {
            let mut after = position.clone();
            after.play(mv).expect("legal");
            assert_eq!(after.outcome(), Some(basalt_rules::Outcome::Win(Color::White)), "{mv}");
        }
        let start = AnyPosition::start(Game::Punct);
        assert!(tempting(&start).len() < start.legal_moves().len());
    }
}
