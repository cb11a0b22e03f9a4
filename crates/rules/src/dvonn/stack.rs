//! Pieces, and stacks of them from bottom to top.

use std::fmt;

use super::board::Tile;
use crate::color::Color;

/// One piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// One of White's 23.
    White,
    /// One of Black's 23.
    Black,
    /// One of the three red DVONN pieces, which nobody owns.
    Red,
}

impl Piece {
    /// The three kinds.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Red];

    /// The piece of a player.
    pub const fn of(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }

    /// The owner.
    pub const fn owner(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Red => None,
        }
    }

    /// The number of pieces of this kind in a game.
    pub const fn in_game(self) -> usize {
        match self {
            Self::White | Self::Black => 23,
            Self::Red => 3,
        }
    }

    /// `white`, `black` or `red`, as catalogues write it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::White => Color::White.id(),
            Self::Black => Color::Black.id(),
            Self::Red => "red",
        }
    }

    /// `w`, `b` or `r`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
            Self::Red => 'r',
        }
    }

    /// The piece that `letter` (in either case) stands for.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            'w' => Some(Self::White),
            'b' => Some(Self::Black),
            'r' => Some(Self::Red),
            _ => None,
        }
    }

    const fn code(self) -> u128 {
        match self {
            Self::White => 1,
            Self::Black => 2,
            Self::Red => 3,
        }
    }

    const fn from_code(code: u128) -> Option<Self> {
        match code & 3 {
            1 => Some(Self::White),
            2 => Some(Self::Black),
            3 => Some(Self::Red),
            _ => None,
        }
    }
}

/// The pieces on one space from bottom to top; none on an empty space.
///
/// ```
/// use basalt_rules::dvonn::{Piece, Stack};
///
/// let stack: Stack = [Piece::Red, Piece::White].into_iter().collect();
/// assert_eq!((stack.height(), stack.top()), (2, Some(Piece::White)));
/// assert_eq!(stack.to_string(), "rw");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack {
    /// Two bits a piece, the lowest piece in the lowest bits. 49 pieces take 98 of them.
    codes: u128,
}

impl Stack {
    /// An empty space.
    pub const EMPTY: Self = Self { codes: 0 };

    /// The greatest number of pieces a stack can hold: all of the game's.
    pub const MAX_HEIGHT: usize = 49;

    /// A stack of one piece.
    pub const fn of(piece: Piece) -> Self {
        Self { codes: piece.code() }
    }

    /// Its height: the number of its pieces.
    #[inline]
    pub const fn height(self) -> usize {
        (u128::BITS - self.codes.leading_zeros()).div_ceil(2) as usize
    }

    /// Whether the space is empty.
    pub const fn is_empty(self) -> bool {
        self.codes == 0
    }

    /// The highest piece.
    #[inline]
    pub const fn top(self) -> Option<Piece> {
        if self.is_empty() {
            return None;
        }
        Piece::from_code(self.codes >> (2 * (self.height() - 1)))
    }

    /// Its owner: the player whose piece is on top (rule 4).
    pub fn owner(self) -> Option<Color> {
        self.top().and_then(Piece::owner)
    }

    /// The pieces from bottom to top.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> + ExactSizeIterator {
        (0..self.height()).map(move |level| {
            Piece::from_code(self.codes >> (2 * level)).expect("no gap below the top")
        })
    }

    /// The number of its pieces of a kind.
    pub fn count(self, piece: Piece) -> usize {
        self.pieces().filter(|&found| found == piece).count()
    }

    /// This stack put on top of `below`, in its order.
    ///
    /// The two together hold at most [`Stack::MAX_HEIGHT`] pieces.
    #[inline]
    #[must_use]
    pub const fn onto(self, below: Self) -> Self {
        Self { codes: below.codes | self.codes << (2 * below.height()) }
    }

    /// The same with White's and Black's pieces exchanged.
    #[must_use]
    pub fn colors_swapped(self) -> Self {
        self.pieces()
            .map(|piece| piece.owner().map_or(piece, |owner| Piece::of(owner.other())))
            .collect()
    }

    /// The tile that the compact board keeps of it; `None` if it is empty.
    pub(super) fn tile(self) -> Option<Tile> {
        let top = self.top()?;
        Some(Tile {
            owner: top.owner(),
            height: self.height() as u8,
            has_red: self.count(Piece::Red) > 0,
        })
    }
}

/// Collects pieces from bottom to top; those beyond [`Stack::MAX_HEIGHT`] are left out.
impl FromIterator<Piece> for Stack {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        pieces
            .into_iter()
            .take(Self::MAX_HEIGHT)
            .fold(Self::EMPTY, |stack, piece| Self::of(piece).onto(stack))
    }
}

/// The letters of the pieces, from bottom to top.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().try_for_each(|piece| write!(f, "{}", piece.letter()))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stack({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(letters: &str) -> Stack {
        letters.chars().filter_map(Piece::from_letter).collect()
    }

    #[test]
    fn a_moved_stack_lies_on_top_in_its_order() {
        let moved = stack("rbw").onto(stack("bb"));
        assert_eq!(moved.to_string(), "bbrbw");
        assert_eq!(moved.top(), Some(Piece::White));
        assert_eq!((moved.count(Piece::Black), moved.count(Piece::Red)), (3, 1));
    }

    #[test]
    fn a_stack_holds_every_piece_of_the_game() {
        let tower = stack(&"wbrbwwbbw".repeat(6)[..49]);
        assert_eq!(tower.height(), 49);
        assert_eq!(tower.to_string(), "wbrbwwbbw".repeat(6)[..49]);
    }

    #[test]
    fn an_empty_space_has_no_top_and_no_owner() {
        assert_eq!((Stack::EMPTY.height(), Stack::EMPTY.top()), (0, None));
        assert_eq!(Stack::of(Piece::Red).owner(), None);
        assert_eq!(Stack::of(Piece::Black).owner(), Some(Color::Black));
    }
}
