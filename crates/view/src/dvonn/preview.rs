//! The effect of a move, before it is made.

use basalt_rules::dvonn::{Move, Position, Stack};
use basalt_rules::{ByColor, Color};

/// The effect of a legal stacking move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The height of the moved stack afterwards; 0 if it cuts itself off.
    pub height: u32,
    /// The number of pieces, of any colour, in the stacks that each player would lose.
    pub lost: ByColor<u32>,
    /// The score of each player afterwards.
    pub score: ByColor<u32>,
}

impl Preview {
    /// Previews a move; `None` if it is not a legal stacking move.
    pub fn of(position: &Position, mv: Move) -> Option<Self> {
        let Move::Stack { from, to } = mv else { return None };
        let mut after = position.clone();
        after.play(mv).ok()?;
        let cut_off = position.cut_off_by(mv);
        // If the target is cut off, the moved stack is lost with it.
        let leaving = if cut_off.contains(to) { cut_off.with(from) } else { cut_off };
        let lost = |color: Color| {
            let stacks = leaving.into_iter().map(|cell| position.stack(cell));
            let owned = stacks.filter(|stack| stack.owner() == Some(color));
            owned.map(Stack::height).sum::<usize>() as u32
        };
        Some(Self {
            height: after.stack(to).height() as u32,
            lost: ByColor::from_fn(lost),
            score: after.score(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_told_by_what_it_leaves_and_what_it_takes() {
        let position: Position = "9/10/rrr8/2bww5/9 w s".parse().expect("a position");
        let preview = |text: &str| Preview::of(&position, text.parse().expect("a move"));
        let onto_the_link = Preview {
            height: 2,
            lost: ByColor { white: 1, black: 0 },
            score: ByColor { white: 2, black: 0 },
        };
        assert_eq!(preview("d2c2"), Some(onto_the_link));
        let onto_the_island = Preview {
            height: 0,
            lost: ByColor { white: 2, black: 0 },
            score: ByColor { white: 0, black: 1 },
        };
        assert_eq!(preview("d2e2"), Some(onto_the_island));
        assert_eq!([preview("c2d2"), preview("pass"), preview("a1")], [None; 3]);
    }
}
