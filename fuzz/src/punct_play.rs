//! Games of PÜNCT, legal and illegal turns mixed.

use basalt_rules::punct::{Cell, Lie, Move, PieceKind, Position};
use basalt_rules::{AnyMove, Game, Outcome};

use crate::checks::Checks;
use crate::play::play;

/// Plays the game of PÜNCT that the bytes describe; the first chooses the variant.
pub fn punct_play(bytes: &[u8]) {
    let (variant, bytes) = bytes.split_first().unwrap_or((&0, bytes));
    let game = if variant % 2 == 1 { Game::PunctBasic } else { Game::Punct };
    play(game, bytes, any_turn);
}

impl Checks for Position {
    const REVIEWED_GAME: (Game, &'static str, &'static str) = (
        Game::PunctBasic,
        "w:b5/a5c6,d6/e7f7,k10/j9l10,m11/n11o12,p12/q12q13 b: b 0",
        "l4/l5m5 g8/h8i9",
    );

    fn check(&self) {}

    fn check_move(&self, mv: Move, after: &Self) {
        check_win(self, after, mv);
    }
}

/// A turn wins if and only if it is listed among those that do.
fn check_win(before: &Position, after: &Position, mv: Move) {
    let listed = before.winning_moves().contains(&mv);
    let won = after.outcome() == Some(Outcome::Win(before.to_move()));
    assert_eq!(won, listed, "{mv} in {before}");
}

fn any_turn(kind: u8, [from, to, shape]: [u8; 3]) -> Option<AnyMove> {
    let cell = |byte: u8| Cell::ALL[usize::from(byte) % Cell::COUNT];
    let shape =
        PieceKind::ALL.into_iter().flat_map(PieceKind::shapes).cycle().nth(usize::from(shape))?;
    let lie = Lie::new(cell(to), shape)?;
    Some(AnyMove::Punct(match kind % 8 {
        0 => Move::Pass,
        1 => Move::Place(lie),
        _ => Move::Shift { from: cell(from), to: lie },
    }))
}
