//! A legal position with every piece, and the moves from it.

use super::board::Board;
use super::cell::Cell;
use super::cell_set::CellSet;
use super::geometry::distance_in_line;
use super::hash::{self, hash_after_pass, key};
use super::illegal_move::IllegalMove;
use super::moves::{Move, MoveList};
use super::perft::perft;
use super::setup::{Phase, Setup, piece_of_ply};
use super::stack::{Piece, Stack};
use crate::color::{ByColor, Color};
use crate::game::MoveError;
use crate::outcome::Outcome;

/// A legal position of a game: it can only be built legal and stays so.
///
/// ```
/// use basalt_rules::dvonn::Position;
///
/// let mut position = Position::start();
/// position.play("e3".parse()?)?;
/// assert_eq!(position.legal_moves().len(), 48);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    stacks: [Stack; Cell::COUNT],
    board: Board,
    phase: Phase,
    hash: u64,
}

impl Position {
    /// The empty board.
    pub fn start() -> Self {
        Self::from_legal_setup(&Setup::empty(Color::White, Phase::Placing))
    }

    pub(super) fn from_legal_setup(setup: &Setup) -> Self {
        let board = setup.board();
        let hash = full_hash(&board, setup.phase);
        Self { stacks: Cell::ALL.map(|cell| setup[cell]), board, phase: setup.phase, hash }
    }

    /// The arrangement of this position, to be changed freely.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(self.to_move(), self.phase);
        for cell in Cell::ALL {
            setup[cell] = self.stack(cell);
        }
        setup
    }

    /// The phase of the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The player to place, to move or to pass. When the game is over, the player who would be.
    pub fn to_move(&self) -> Color {
        self.board.to_move()
    }

    /// The pieces on a space.
    pub fn stack(&self, cell: Cell) -> Stack {
        self.stacks[cell.index()]
    }

    /// The compact board for counting and searching. Its moves are those of stacking.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The hash, equal for positions from which the game goes on in the same way.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The piece that is placed next; none in stacking.
    pub fn next_piece(&self) -> Option<Piece> {
        let placed = self.board.occupied().len();
        (self.phase == Phase::Placing).then(|| piece_of_ply(placed))
    }

    /// All legal moves: none when the game is over, else at least a pass.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        if self.phase == Phase::Placing {
            for cell in CellSet::FULL - self.board.occupied() {
                moves.push(Move::Place(cell));
            }
            return moves;
        }
        let turn = self.board.turn();
        for from in turn.free() {
            for to in turn.leave(from).targets() {
                moves.push(Move::Stack { from, to });
            }
        }
        if moves.is_empty() && !self.is_over() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// Whether neither player can move (rule 10).
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Stacking && !self.board.can_move() && !self.board.passed().can_move()
    }

    /// The outcome; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let score = self.score();
        self.is_over().then(|| match score.white.cmp(&score.black) {
            std::cmp::Ordering::Greater => Outcome::Win(Color::White),
            std::cmp::Ordering::Less => Outcome::Win(Color::Black),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    /// The number of pieces, of any colour, in each player's stacks (rule 10).
    pub fn score(&self) -> ByColor<u32> {
        ByColor::from_fn(|color| self.board.score(color))
    }

    /// Reads a move and checks that it is legal here.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let mv = text.parse::<Move>()?;
        self.check(mv)?;
        Ok(mv)
    }

    /// Whether a move is legal, and if not, which rule it breaks.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match (self.phase, mv) {
            (Phase::Placing, Move::Place(space)) if self.stack(space).is_empty() => Ok(()),
            (Phase::Placing, Move::Place(space)) => Err(IllegalMove::SpaceTaken { space }),
            (Phase::Placing, _) => Err(IllegalMove::StillPlacing),
            (Phase::Stacking, Move::Place(_)) if self.is_over() => Err(IllegalMove::GameOver),
            (Phase::Stacking, Move::Place(_)) => Err(IllegalMove::PlacingOver),
            (Phase::Stacking, Move::Stack { from, to }) => self.check_stacking(from, to),
            (Phase::Stacking, Move::Pass) => self.check_pass(),
        }
    }

    /// Plays a move. The position is as it was if the move is refused.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal; with any other the position becomes meaningless.
    pub fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Place(cell) => self.place(cell),
            Move::Stack { from, to } => {
                let after = self.board.turn().leave(from).land(to);
                self.land(&after, from, to);
            }
            Move::Pass => {
                self.board = self.board.passed();
                self.hash = hash_after_pass(self.hash);
            }
        }
    }

    fn check_stacking(&self, from: Cell, to: Cell) -> Result<(), IllegalMove> {
        let turn = self.board.turn();
        if turn.free().contains(from) && turn.leave(from).targets().contains(to) {
            return Ok(());
        }
        Err(self.why_not(from, to))
    }

    /// The first rule that an illegal stacking move breaks.
    fn why_not(&self, from: Cell, to: Cell) -> IllegalMove {
        let stack = self.stack(from);
        if self.is_over() {
            return IllegalMove::GameOver;
        }
        if stack.is_empty() {
            return IllegalMove::NothingThere { space: from };
        }
        match stack.owner() {
            None => return IllegalMove::LoneRed { space: from },
            Some(owner) if owner != self.to_move() => {
                return IllegalMove::NotYours { space: from, owner };
            }
            Some(_) => {}
        }
        if !self.board.turn().free().contains(from) {
            return IllegalMove::Surrounded { space: from };
        }
        let height = stack.height() as u8;
        match distance_in_line(from, to) {
            None => IllegalMove::NotInLine { from, to },
            Some(distance) if distance != height => {
                IllegalMove::WrongDistance { from, to, height, distance }
            }
            Some(_) => IllegalMove::EmptyTarget { to },
        }
    }

    fn check_pass(&self) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        match self.legal_moves().first() {
            Some(Move::Pass) | None => Ok(()),
            Some(possible) => Err(IllegalMove::MayNotPass { example: possible.to_string() }),
        }
    }

    fn place(&mut self, cell: Cell) {
        let placed = self.board.occupied().len();
        let stack = Stack::of(piece_of_ply(placed));
        self.stacks[cell.index()] = stack;
        if let Some(tile) = stack.tile() {
            self.board.put(cell, tile);
            self.hash ^= key(cell, tile);
        }
        // White places the last piece and makes the first move (rule 3).
        if placed + 1 == Cell::COUNT {
            self.phase = Phase::Stacking;
            self.hash ^= hash::PLACING;
        } else {
            self.board = self.board.passed();
            self.hash = hash_after_pass(self.hash);
        }
    }

    fn land(&mut self, after: &Board, from: Cell, to: Cell) {
        let moved = std::mem::take(&mut self.stacks[from.index()]);
        self.stacks[to.index()] = moved.onto(self.stack(to));
        for cell in self.board.occupied() - after.occupied() {
            self.stacks[cell.index()] = Stack::EMPTY;
        }
        self.hash = after.hash_after_landing(&self.board, to, self.hash);
        self.board = *after;
    }

    /// The stacks that a legal move takes off the board because nothing links them to a red
    /// piece any more (rule 8).
    pub fn cut_off_by(&self, mv: Move) -> CellSet {
        match mv {
            Move::Stack { from, to } => self.board.turn().leave(from).cut_off_by(to),
            Move::Place(_) | Move::Pass => CellSet::EMPTY,
        }
    }

    /// The number of sequences of `depth` plies from here.
    pub fn perft(&self, depth: u32) -> u64 {
        match self.phase {
            Phase::Stacking => perft(&self.board, depth),
            Phase::Placing if depth == 0 => 1,
            Phase::Placing if depth == 1 => self.legal_moves().len() as u64,
            Phase::Placing => self
                .legal_moves()
                .iter()
                .map(|&mv| {
                    let mut after = self.clone();
                    after.play_unchecked(mv);
                    after.perft(depth - 1)
                })
                .sum(),
        }
    }
}

fn full_hash(board: &Board, phase: Phase) -> u64 {
    match phase {
        Phase::Placing => board.hash() ^ hash::PLACING,
        Phase::Stacking => board.hash(),
    }
}
