//! The first game against the engine, and the advice given in it.

use basalt_rules::dvonn::Phase;
use basalt_rules::{AnyPosition, Game, dvonn, punct};

/// A game against the engine, the person's colour being that of the player to move at its start.
#[derive(Debug)]
pub struct FirstGame {
    /// By which rules.
    pub game: Game,
    /// How well the engine plays.
    pub level: u8,
    /// Where it starts; the game's own start if it is not given.
    pub position: Option<&'static str>,
    /// Whether the opponent's threats are shown.
    pub shows_threats: bool,
    /// What may be said, each at most once.
    pub tips: &'static [Tip],
}

/// A piece of advice.
#[derive(Debug)]
pub struct Tip {
    /// When it helps.
    pub when: Occasion,
    /// The name of its text.
    pub say: &'static str,
}

/// Something that can be seen in a position when it is the person's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Always, so at the first turn.
    Beginning,
    /// DVONN: the red pieces are placed, and the others are being placed.
    OwnPieces,
    /// DVONN: the board is full, or was.
    Stacking,
    /// DVONN: a move of the opponent could cut off at least so many of the person's pieces.
    CutThreatened(u32),
    /// DVONN, stacking: the person has at most so many moves.
    FewMoves(usize),
    /// PÜNCT: the person can win at once.
    CanWin,
    /// PÜNCT: the opponent could win at once.
    Threatened,
    /// PÜNCT: a piece of the person's is pinned.
    Pinned,
}

impl Occasion {
    /// Whether this is to be seen by the player to move.
    pub fn is_in(self, position: &AnyPosition) -> bool {
        match position {
            AnyPosition::Dvonn(position) => self.is_in_dvonn(position),
            AnyPosition::Punct(position) => self.is_in_punct(position),
        }
    }

    fn is_in_dvonn(self, position: &dvonn::Position) -> bool {
        let stacking = position.phase() == Phase::Stacking;
        match self {
            Self::Beginning => true,
            Self::OwnPieces => !stacking && position.board().occupied().len() >= 3,
            Self::Stacking => stacking,
            Self::CutThreatened(least) => stacking && worst_cut(position) >= least,
            Self::FewMoves(most) => stacking && position.board().count_moves() <= most,
            Self::CanWin | Self::Threatened | Self::Pinned => false,
        }
    }

    fn is_in_punct(self, position: &punct::Position) -> bool {
        let mover = position.to_move();
        match self {
            Self::Beginning => true,
            Self::CanWin => can_win(position.board()),
            Self::Threatened => opponent_can_win(position),
            Self::Pinned => position.pinned().iter().any(|piece| piece.color == mover),
            _ => false,
        }
    }
}

/// Whether the opponent would win if it were the opponent's turn.
fn opponent_can_win(position: &punct::Position) -> bool {
    let mut passed = *position.board();
    passed.play_unchecked(punct::Move::Pass);
    can_win(&passed)
}

fn can_win(board: &punct::Board) -> bool {
    let mut turns = punct::MoveList::new();
    board.list_winning_turns(&mut turns);
    !turns.is_empty()
}

/// The most points that one move of the opponent would take from the player to move by cutting stacks off.
fn worst_cut(position: &dvonn::Position) -> u32 {
    let mover = position.to_move();
    let board = position.board().passed();
    let turn = board.turn();
    let points = |lost: dvonn::CellSet| {
        (lost & board.owned(mover)).into_iter().map(|cell| u32::from(board.height(cell))).sum()
    };
    let worst_from = |from| {
        let leaving = turn.leave(from);
        leaving.targets().into_iter().map(|to| points(leaving.cut_off_by(to))).max()
    };
    turn.free().into_iter().filter_map(worst_from).max().unwrap_or(0)
}
