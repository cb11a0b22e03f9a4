//! The trait that the positions of every game implement.

use std::fmt::Display;
use std::str::FromStr;

use super::{AnyCell, AnyMove, AnyPosition, Feature, Game, PositionError, StartBoard};
use crate::Variant;
use crate::color::{ByColor, Color};
use crate::notation::TextError;

/// The rules of a game, implemented by its positions.
///
/// Functions that positions of every game have by themselves, such as `play`, are not repeated here.
pub trait Rules: Clone + Display + Into<AnyPosition> {
    /// A move of the game.
    type Move: Copy + Display + FromStr<Err = TextError> + Into<AnyMove> + TryFrom<AnyMove>;

    /// A space of the board.
    type Cell: Copy + Display + FromStr<Err = TextError> + Into<AnyCell> + TryFrom<AnyCell>;

    /// The move that does nothing.
    const PASS: Self::Move;

    /// The boards on which a game can start, the usual one first.
    const BOARDS: &'static [StartBoard];

    /// Whether the game has a property.
    fn has(variant: Variant, feature: Feature) -> bool;

    /// The position in which a game starts.
    fn start(variant: Variant) -> Self;

    /// The random board of a seed, in games that start on one ([`StartBoard::Random`]). A seed always gives the same board.
    fn random_board(_seed: u64) -> Option<Self> {
        None
    }

    /// Reads the text of a position.
    fn parse(variant: Variant, text: &str) -> Result<Self, PositionError>;

    /// Whether a text looks like a position of this game, well-formed or not.
    fn resembles_position(text: &str) -> bool;

    /// The game with its variant.
    fn game(&self) -> Game;

    /// The move that nobody has to choose: a pass where nothing else is legal, or the last piece to be placed.
    fn forced_move(&self) -> Option<Self::Move>;

    /// Each player's points, in games that count them.
    fn score(&self) -> Option<ByColor<u32>>;

    /// The space that a move leaves, unless it places a piece, and the space that it reaches; `None` for a pass.
    fn path(mv: Self::Move) -> Option<(Option<Self::Cell>, Self::Cell)>;

    /// Whether the move places a piece in a phase in which nothing else is done.
    fn is_placement(mv: Self::Move) -> bool;

    /// Whether pieces are being placed in a phase of its own.
    fn is_placing(&self) -> bool;

    /// Whether all remaining choices are `color`'s, because the other player can never move again.
    fn is_decided_for(&self, color: Color) -> bool;

    /// The same board with `color` to move, where that is a position.
    fn with_to_move(&self, color: Color) -> Option<Self>;

    /// The text under which the archive finds games with the same opening, if the moves from here make one.
    fn opening_key(&self, moves: &[AnyMove]) -> Option<String>;

    /// The key of an opening that a person has typed, in any order and with any separators.
    fn read_opening_key(text: &str) -> Option<String>;
}
