//! A legal position with its history, and the turns from it.

use super::board::{Board, Piece, Variant};
use super::cell::Cell;
use super::geometry::{Axis, lines};
use super::illegal_move::IllegalMove;
use super::moves::{Move, MoveList};
use super::setup::Setup;
use super::shape::{Lie, PieceKind};
use crate::color::{ByColor, Color};
use crate::game::MoveError;
use crate::outcome::Outcome;
use crate::sorting::sort_by_key;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The winner connects two opposite sides (rule 9).
    Connection(Axis),
    /// A player has placed the 18th piece (rule 10).
    LastPiece,
    /// Both players in a row had no legal turn (rule 12).
    TwoPasses,
    /// The same position has occurred three times (rule 11).
    Repetition,
    /// There were a hundred turns in a row without a placement (rule 11).
    HundredTurns,
}

/// One dot of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dot {
    /// The piece it belongs to.
    pub piece: Piece,
    /// Whether it is the PÜNCT.
    pub is_punct: bool,
}

/// A legal position of a game with what the rules ask of its past.
///
/// ```
/// use basalt_rules::punct::{Position, Variant};
///
/// let mut position = Position::start(Variant::Standard);
/// assert_eq!(position.legal_moves().len(), 4986);
/// position.play("l4/l5m5".parse()?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    /// The hashes of the positions since the last placement, this one included: a position from
    /// before cannot come back, since pieces do not return to the reserve.
    history: Vec<u64>,
    turns_without_placement: u8,
    /// The number of passes in a row that ended those turns.
    passes: u8,
    end: Option<(Outcome, End)>,
}

impl Position {
    /// The number of turns in a row without a placement that makes a draw (rule 11).
    pub const QUIET_TURNS: u8 = 100;

    /// The number of passes in a row that ends the game (rule 12).
    pub const PASSES_IN_A_ROW: u8 = 2;

    /// The empty board.
    pub fn start(variant: Variant) -> Self {
        Self::from_board(&Board::empty(variant, Color::White), 0, 0)
    }

    /// A position whose past is not known beyond this.
    pub(super) fn from_board(board: &Board, turns_without_placement: u8, passes: u8) -> Self {
        let history = vec![board.hash()];
        let mut position =
            Self { board: *board, history, turns_without_placement, passes, end: None };
        position.end = position.find_end();
        position
    }

    /// The arrangement of this position, to be changed freely.
    pub fn to_setup(&self) -> Setup {
        let mut pieces: Vec<Piece> = self.board.pieces().collect();
        sort_by_key(&mut pieces, |&piece| piece);
        Setup {
            variant: self.board.variant(),
            pieces,
            to_move: self.to_move(),
            turns_without_placement: self.turns_without_placement,
            passes: self.passes,
        }
    }

    /// The player to move. When the game is over, the player who would be.
    pub fn to_move(&self) -> Color {
        self.board.to_move()
    }

    /// The game that is played.
    pub fn variant(&self) -> Variant {
        self.board.variant()
    }

    /// The compact board for counting and searching.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The hash of the pieces and of who is to move.
    pub fn hash(&self) -> u64 {
        self.board.hash()
    }

    /// The number of turns in a row without a placement.
    pub fn turns_without_placement(&self) -> u8 {
        self.turns_without_placement
    }

    /// The dots of a space, from bottom to top. Levels that are left out are a gap under a bridge.
    pub fn stack(&self, cell: Cell) -> Vec<Dot> {
        let mut dots: Vec<Dot> = self
            .board
            .column(cell)
            .map(|id| {
                let resting = self.board.piece(id);
                let (lie, level) = (resting.lie, resting.level);
                Dot {
                    piece: Piece { level, color: id.color(), lie },
                    is_punct: lie.punct() == cell,
                }
            })
            .collect();
        dots.reverse();
        dots
    }

    /// The pieces that may not move because something lies on one of their dots (rule 7).
    pub fn pinned(&self) -> Vec<Piece> {
        self.board.pieces().filter(|piece| self.covering(*piece).is_some()).collect()
    }

    /// A piece that lies on a dot of `piece` and so pins it (rule 7).
    pub fn covering(&self, piece: Piece) -> Option<Piece> {
        piece.lie.spaces().into_iter().find_map(|space| {
            let stack = self.stack(space);
            let at = stack.iter().position(|dot| dot.piece == piece)?;
            Some(stack.get(at + 1)?.piece)
        })
    }

    /// The number of pieces of a kind that a player has in reserve.
    pub fn reserve(&self, color: Color, kind: PieceKind) -> usize {
        self.board.reserve(color, kind)
    }

    /// The number of dots that each player shows in the central hexagon.
    pub fn centre_count(&self) -> ByColor<u32> {
        ByColor::from_fn(|color| self.board.centre_count(color) as u32)
    }

    /// All legal turns: none when the game is over, else at least a pass.
    pub fn legal_moves(&self) -> MoveList {
        if self.end.is_some() {
            return MoveList::new();
        }
        let mut turns = MoveList::with_capacity(self.board.count_turns().max(1));
        self.board.list_turns(&mut turns);
        if turns.is_empty() {
            turns.push(Move::Pass);
        }
        turns
    }

    /// Every turn that wins at once.
    pub fn winning_moves(&self) -> MoveList {
        let mut turns = MoveList::new();
        if self.end.is_none() {
            self.board.list_winning_turns(&mut turns);
            if self.wins_by_passing() {
                turns.push(Move::Pass);
            }
        }
        turns
    }

    /// Whether the player to move must pass, and wins by it as the second in a row.
    fn wins_by_passing(&self) -> bool {
        self.passes + 1 == Self::PASSES_IN_A_ROW
            && self.counted_outcome() == Outcome::Win(self.to_move())
            && self.board.count_turns() == 0
    }

    /// The outcome; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.map(|(outcome, _)| outcome)
    }

    /// Why the game ended; nothing while it goes on.
    pub fn end(&self) -> Option<End> {
        self.end.map(|(_, end)| end)
    }

    /// Reads a turn and checks that it is legal here.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let mv = text.parse::<Move>()?;
        self.check(mv)?;
        Ok(mv)
    }

    /// Whether a turn is legal, and if not, which rule it breaks.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.end.is_some() {
            return Err(IllegalMove::GameOver);
        }
        match mv {
            Move::Place(lie) => self.check_placement(lie),
            Move::Shift { from, to } => self.check_shift(from, to),
            Move::Pass => self.check_pass(),
        }
    }

    fn check_placement(&self, lie: Lie) -> Result<(), IllegalMove> {
        let kind = lie.shape().kind();
        if self.reserve(self.to_move(), kind) == 0 {
            return Err(IllegalMove::NoneLeft { kind });
        }
        lie.spaces().into_iter().try_for_each(|space| self.check_open(space))
    }

    /// Whether a placement may use a space, and if not, why (rule 2).
    pub fn check_open(&self, space: Cell) -> Result<(), IllegalMove> {
        if self.board.open().contains(space) {
            return Ok(());
        }
        let lowest = self.stack(space).first().map(|dot| dot.piece);
        Err(match (lowest, self.variant()) {
            (Some(Piece { level: 1.., lie, .. }), _) => {
                IllegalMove::UnderBridge { space, by: lie.punct() }
            }
            _ if self.board.occupied().contains(space) => IllegalMove::SpaceTaken { space },
            (_, Variant::Standard) => IllegalMove::CentreClosed { space },
            (_, Variant::Basic) => IllegalMove::CentreFirst { space },
        })
    }

    fn check_shift(&self, from: Cell, to: Lie) -> Result<(), IllegalMove> {
        let piece = self.movable(from)?;
        let (kind, found) = (piece.lie.shape().kind(), to.shape().kind());
        if kind != found {
            return Err(IllegalMove::OtherKind { space: from, kind, found });
        }
        if !lines(from).contains(to.punct()) {
            return Err(IllegalMove::NotOnLine { from, to: to.punct() });
        }
        if piece.lie == to {
            return Err(IllegalMove::Unmoved { space: from });
        }
        let mut lifted = self.board;
        if let Some(id) = lifted.top(from) {
            lifted.lift(id);
        }
        check_landing(&lifted, to)
    }

    /// The piece of the player to move with its PÜNCT on `from`, if it may move.
    fn movable(&self, from: Cell) -> Result<Piece, IllegalMove> {
        let puncts = || self.stack(from).into_iter().rev().filter(|dot| dot.is_punct);
        let own = puncts().find(|dot| dot.piece.color == self.to_move());
        let Some(Dot { piece, .. }) = own.or_else(|| puncts().next()) else {
            return Err(IllegalMove::NoPunct { space: from });
        };
        if piece.color != self.to_move() {
            return Err(IllegalMove::NotYours { space: from, owner: piece.color });
        }
        match self.covering(piece) {
            Some(cover) => Err(IllegalMove::Pinned { space: from, by: cover.lie.punct() }),
            None => Ok(piece),
        }
    }

    fn check_pass(&self) -> Result<(), IllegalMove> {
        match self.legal_moves().first() {
            Some(Move::Pass) | None => Ok(()),
            Some(possible) => Err(IllegalMove::MayNotPass { example: possible.to_string() }),
        }
    }

    /// Plays a turn. The position is as it was if the turn is refused.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a turn that is known to be legal; with any other the position becomes meaningless.
    pub fn play_unchecked(&mut self, mv: Move) {
        self.board.play_unchecked(mv);
        if let Move::Place(_) = mv {
            self.history.clear();
            self.turns_without_placement = 0;
        } else {
            self.turns_without_placement += 1;
        }
        self.history.push(self.board.hash());
        self.passes = if mv == Move::Pass { self.passes + 1 } else { 0 };
        self.end = self.find_end();
    }

    /// Rules 9, 10, 12 and 11, in this order.
    fn find_end(&self) -> Option<(Outcome, End)> {
        let mover = self.to_move().other();
        for color in [mover, mover.other()] {
            if let Some(axis) = self.board.connections(color).next() {
                return Some((Outcome::Win(color), End::Connection(axis)));
            }
        }
        if Color::ALL.into_iter().any(|color| self.board.is_all_placed(color)) {
            return Some((self.counted_outcome(), End::LastPiece));
        }
        if self.passes >= Self::PASSES_IN_A_ROW {
            return Some((self.counted_outcome(), End::TwoPasses));
        }
        let now = self.board.hash();
        if self.history.iter().filter(|&&hash| hash == now).count() >= 3 {
            return Some((Outcome::Draw, End::Repetition));
        }
        (self.turns_without_placement >= Self::QUIET_TURNS)
            .then_some((Outcome::Draw, End::HundredTurns))
    }

    /// The outcome when nobody is connected (rule 10).
    fn counted_outcome(&self) -> Outcome {
        let count = self.centre_count();
        match (self.variant(), count.white.cmp(&count.black)) {
            (Variant::Standard, std::cmp::Ordering::Greater) => Outcome::Win(Color::White),
            (Variant::Standard, std::cmp::Ordering::Less) => Outcome::Win(Color::Black),
            _ => Outcome::Draw,
        }
    }

    /// The number of sequences of `depth` turns from here.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.end.is_some() {
            return 0;
        }
        if depth == 1 {
            return self.board.count_turns().max(1) as u64;
        }
        self.legal_moves()
            .into_iter()
            .map(|mv| {
                let mut after = self.clone();
                after.play_unchecked(mv);
                after.perft(depth - 1)
            })
            .sum()
    }
}

/// Whether a lifted piece of the player to move may come to rest so (rules 5 and 6).
fn check_landing(lifted: &Board, to: Lie) -> Result<(), IllegalMove> {
    let mut heights = to.ends().map(|space| lifted.height(space));
    let level = heights.next().unwrap_or(0);
    if heights.any(|height| height != level) {
        return Err(match to.middle() {
            None => IllegalMove::UnevenTriangle,
            Some(_) => IllegalMove::UnevenEnds,
        });
    }
    if let Some(space) = to.middle().filter(|&space| lifted.height(space) > level) {
        return Err(IllegalMove::MiddleTooHigh { space });
    }
    let (space, color) = (to.punct(), lifted.to_move());
    if level > 0 && !lifted.visible(color).contains(space) {
        return Err(IllegalMove::NotOwnDot { space, color });
    }
    Ok(())
}

/// Positions are equal if their pieces, the player to move and what counts of their past are.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.to_setup() == other.to_setup()
    }
}

impl Eq for Position {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::CellSet;

    /// Every space outside of the centre is taken, by White and Black column by column, so that nobody
    /// is connected and nobody has room; in the centre White shows this many dots, Black none.
    fn full(white_in_centre: usize) -> Position {
        let ring =
            |cell: &Cell| cell.q().abs().max(cell.r().abs()).max((cell.q() + cell.r()).abs());
        let outside = |parity: i8| {
            Cell::ALL
                .into_iter()
                .filter(move |cell| ring(cell) > 2 && cell.q().rem_euclid(2) == parity)
        };
        let centre = Cell::ALL.into_iter().filter(|cell| ring(cell) <= 2);
        let white: CellSet = outside(0).chain(centre.take(white_in_centre)).collect();
        let black: CellSet = outside(1).collect();
        Position::from_board(&Board::with_dots(ByColor { white, black }), 0, 0)
    }

    #[test]
    fn a_player_without_a_turn_passes_and_may_do_nothing_else() {
        let mut position = full(1);
        assert_eq!(position.outcome(), None);
        assert_eq!(*position.legal_moves(), [Move::Pass]);
        assert_eq!(position.perft(1), 1);
        assert_eq!(position.check(Move::Pass), Ok(()));
        assert_eq!(*position.winning_moves(), []);
        position.play(Move::Pass).expect("a forced pass");
        assert_eq!((position.to_move(), position.outcome()), (Color::Black, None));
    }

    #[test]
    fn the_second_forced_pass_ends_the_game_by_the_centre() {
        let mut position = full(1);
        assert_eq!((position.perft(2), position.perft(3)), (1, 0));
        position.play(Move::Pass).expect("a forced pass");
        assert_eq!(*position.winning_moves(), [], "Black would lose by it");
        position.play(Move::Pass).expect("a forced pass");
        assert_eq!(position.outcome(), Some(Outcome::Win(Color::White)));
        assert_eq!(position.end(), Some(End::TwoPasses));
        assert_eq!(*position.legal_moves(), []);
        assert_eq!(position.check(Move::Pass), Err(IllegalMove::GameOver));
    }

    #[test]
    fn a_second_pass_that_wins_is_among_the_winning_turns() {
        let after_a_pass = |white_in_centre| Position { passes: 1, ..full(white_in_centre) };
        assert_eq!(*after_a_pass(1).winning_moves(), [Move::Pass]);
        assert_eq!(*after_a_pass(0).winning_moves(), [], "it would be a draw");
    }
}
