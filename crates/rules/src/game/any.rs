//! The functions of positions, moves and spaces of any game.

use std::fmt;

use super::{
    AnyCell, AnyMove, AnyPosition, Game, GameError, MoveError, PositionError, Rules, Title,
};
use crate::color::{ByColor, Color};
use crate::diagram::Diagram;
use crate::notation::TextError;
use crate::outcome::Outcome;
use crate::{with_position, with_title};

impl AnyMove {
    /// Reads a move of `game`, legal or not.
    pub fn parse(game: Game, text: &str) -> Result<Self, TextError> {
        with_title!(game.title(), Position => text.parse::<<Position as Rules>::Move>().map(Self::from))
    }

    /// The pass of `game`.
    pub fn pass(game: Game) -> Self {
        with_title!(game.title(), Position => <Position as Rules>::PASS.into())
    }

    /// The space that the move leaves, unless it places a piece, and the space that it reaches; `None` for a pass.
    pub fn path(self) -> Option<(Option<AnyCell>, AnyCell)> {
        with_title!(self.title(), Position => {
            let (from, to) = <Position as Rules>::path(self.try_into().ok()?)?;
            Some((from.map(AnyCell::from), to.into()))
        })
    }

    /// Whether the move places a piece in a phase in which nothing else is done.
    pub fn is_placement(self) -> bool {
        with_title!(self.title(), Position => {
            <Position as Rules>::Move::try_from(self).is_ok_and(<Position as Rules>::is_placement)
        })
    }
}

impl AnyCell {
    /// Reads the name of a space of a title's board.
    pub fn parse(title: Title, name: &str) -> Result<Self, TextError> {
        with_title!(title, Position => name.parse::<<Position as Rules>::Cell>().map(Self::from))
    }
}

impl AnyPosition {
    /// The position in which a game starts.
    pub fn start(game: Game) -> Self {
        with_title!(game.title(), Position => <Position as Rules>::start(game.variant()).into())
    }

    /// The random board of a seed, if `game` starts on one. A seed always gives the same board.
    pub fn random_board(game: Game, seed: u64) -> Option<Self> {
        with_title!(game.title(), Position => <Position as Rules>::random_board(seed).map(Self::from))
    }

    /// Reads a position text of `game`.
    pub fn parse(game: Game, text: &str) -> Result<Self, PositionError> {
        with_title!(game.title(), Position => <Position as Rules>::parse(game.variant(), text).map(Self::from))
    }

    /// The game it is a position of.
    pub fn game(&self) -> Game {
        with_position!(self, position => Rules::game(position))
    }

    /// The player whose turn it is.
    pub fn to_move(&self) -> Color {
        with_position!(self, position => position.to_move())
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        with_position!(self, position => position.legal_moves().iter().copied().map(AnyMove::from).collect())
    }

    /// The move that nobody has to choose: a pass where nothing else is legal, or the last piece to be placed.
    pub fn forced_move(&self) -> Option<AnyMove> {
        with_position!(self, position => Rules::forced_move(position).map(AnyMove::from))
    }

    /// Reads a move and checks that it is legal here.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, MoveError> {
        with_position!(self, position => position.read_move(text).map(AnyMove::from))
    }

    /// Plays a move. The position is as it was if the move is refused.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), MoveError> {
        let other = |game| move |mv| GameError::OtherGame { mv, game };
        with_position!(self, position => {
            let mv = mv.try_into().map_err(other(Rules::game(position)))?;
            Ok(position.play(mv)?)
        })
    }

    /// The result of the game; nothing while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        with_position!(self, position => position.outcome())
    }

    /// Each player's points, in games that count them.
    pub fn score(&self) -> Option<ByColor<u32>> {
        with_position!(self, position => Rules::score(position))
    }

    /// The number of sequences of `depth` plies that can be played from here.
    pub fn perft(&self, depth: u32) -> u64 {
        with_position!(self, position => position.perft(depth))
    }

    /// Draws the board, with marks on what the last move touched.
    pub fn diagram(&self, last: Option<AnyMove>) -> Diagram {
        with_position!(self, position => position.diagram(last.and_then(|mv| mv.try_into().ok())))
    }

    /// Whether pieces are being placed in a phase of its own.
    pub fn is_placing(&self) -> bool {
        with_position!(self, position => Rules::is_placing(position))
    }

    /// Whether all remaining choices are `color`'s, because the other player can never move again.
    pub fn is_decided_for(&self, color: Color) -> bool {
        with_position!(self, position => Rules::is_decided_for(position, color))
    }

    /// The same board with `color` to move. Nothing changes where that is not a position.
    #[must_use]
    pub fn with_to_move(&self, color: Color) -> Self {
        with_position!(self, position => Rules::with_to_move(position, color).map(Self::from))
            .unwrap_or_else(|| self.clone())
    }

    /// The one position that stands for all that are the same but for turning, mirroring or exchanging colours.
    #[must_use]
    pub fn canonical(&self) -> Self {
        with_position!(self, position => position.canonical().into())
    }

    /// The text under which the archive finds games with the same opening, once the game from here has one: in DVONN the
    /// spaces of the red pieces in alphabetical order.
    pub fn opening_key(&self, moves: &[AnyMove]) -> Option<String> {
        with_position!(self, position => Rules::opening_key(position, moves))
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_position!(self, position => position.fmt(f))
    }
}
