//! Games of DVONN, legal and illegal moves mixed.

use basalt_rules::dvonn::{Cell, Move, Phase, Piece, Position};
use basalt_rules::{AnyMove, Game};

use crate::checks::Checks;
use crate::play::play;

/// Plays the game of DVONN that the bytes describe.
pub fn dvonn_play(bytes: &[u8]) {
    play(Game::Dvonn, bytes, |kind, more| Some(any_move(kind, more)));
}

impl Checks for Position {
    const REVIEWED_GAME: (Game, &'static str, &'static str) =
        (Game::Dvonn, "9/w9/(rrrw)bbww(bw)5/10/9 w s", "f3d3 c3b3 b4b3");

    fn check(&self) {
        if self.phase() == Phase::Stacking {
            assert_linked(self);
        }
    }

    fn check_move(&self, mv: Move, after: &Self) {
        check_cut_off(self, after, mv);
    }
}

/// A move takes off the stacks that it is said to take off.
fn check_cut_off(before: &Position, after: &Position, mv: Move) {
    if let Move::Stack { from, .. } = mv {
        let staying = before.board().occupied() - before.cut_off_by(mv);
        assert_eq!(staying.len() - 1, after.board().occupied().len(), "{mv} in {before}");
        assert!(after.stack(from).is_empty(), "{mv} leaves {from}");
    }
}

/// All three red pieces are there, and every stack is linked to one of them (rule 8).
fn assert_linked(position: &Position) {
    let reds: usize = Cell::ALL.iter().map(|&cell| position.stack(cell).count(Piece::Red)).sum();
    assert_eq!(reds, 3, "{position}");
    let occupied = position.board().occupied();
    assert_eq!(position.board().with_red().chains_within(occupied), occupied, "{position}");
}

fn any_move(kind: u8, [first, second, _]: [u8; 3]) -> AnyMove {
    let cell = |byte: u8| Cell::ALL[usize::from(byte) % Cell::COUNT];
    AnyMove::Dvonn(match kind % 8 {
        0 => Move::Pass,
        1 => Move::Place(cell(first)),
        _ => Move::Stack { from: cell(first), to: cell(second) },
    })
}
