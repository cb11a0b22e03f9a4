//! The best space of a board of DVONN that is nearly full, by every way to fill it.

use std::collections::HashMap;

use basalt_engine::{Engine, Limits, Options, Score};
use basalt_rules::dvonn::{Phase, Position};
use basalt_rules::{AnyMove, AnyPosition, Color};

/// The nodes of a search of a full board.
const NODES: u64 = 20_000;

/// The space that leads to the best margin if both fill the board as well as they can.
pub(crate) fn best_space(position: &AnyPosition) -> AnyMove {
    let AnyPosition::Dvonn(position) = position else { panic!("a position of DVONN") };
    let mut judge = Judge::default();
    let sign = if position.to_move() == Color::White { 1 } else { -1 };
    let value = |mv: &basalt_rules::dvonn::Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        sign * judge.value(&after)
    };
    let moves = position.legal_moves();
    AnyMove::Dvonn(moves.iter().copied().max_by_key(value).expect("a space is empty"))
}

#[derive(Default)]
struct Judge {
    known: HashMap<u64, i32>,
}

impl Judge {
    /// White's margin in hundredths of a point.
    fn value(&mut self, position: &Position) -> i32 {
        if let Some(&known) = self.known.get(&position.hash()) {
            return known;
        }
        let value = match position.phase() {
            Phase::Stacking => search(position),
            Phase::Placing => {
                let moves = position.legal_moves();
                let value = |mv: &basalt_rules::dvonn::Move| {
                    let mut after = position.clone();
                    after.play_unchecked(*mv);
                    self.value(&after)
                };
                let values: Vec<i32> = moves.iter().map(value).collect();
                let best = match position.to_move() {
                    Color::White => values.into_iter().max(),
                    Color::Black => values.into_iter().min(),
                };
                best.expect("a space is empty")
            }
        };
        self.known.insert(position.hash(), value);
        value
    }
}

fn search(position: &Position) -> i32 {
    let mut engine = Engine::new(Options { memory: 8, ..Options::default() });
    let limits = Limits { nodes: Some(NODES), ..Limits::none() };
    let best = engine.search(&AnyPosition::Dvonn(position.clone()), &limits, &mut |_| ());
    match best.expect("the game goes on").score {
        Score::Margin { hundredths } => hundredths,
        score => panic!("{score} of a full board"),
    }
}
