//! Effects that a move of DVONN can have.

use basalt_rules::dvonn::{Board, Cell, CellSet, Move, Position};

use crate::claim::ClaimTheme;
use crate::claim::effect_claim::Effect;

/// An effect of a move of DVONN, with an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DvonnEffect {
    /// It cuts off this number of pieces in the opponent's stacks, and fewer in the mover's own.
    Cut,
    /// It takes control of a stack of this number of pieces.
    Take,
    /// It leaves the opponent without a move: the opponent passes.
    Pass,
    /// It takes control of a red piece, single or inside a stack.
    TakeRed,
    /// It moves a stack that holds a red piece.
    CarryRed,
    /// With another move the mover could cut off this number of pieces in the opponent's stacks.
    Threaten,
}

impl Effect for DvonnEffect {
    type Position = Position;

    const ALL: &'static [Self] =
        &[Self::Cut, Self::Take, Self::Pass, Self::TakeRed, Self::CarryRed, Self::Threaten];

    fn worth(self) -> u32 {
        match self {
            Self::Cut => 2,
            Self::Take | Self::Threaten => 3,
            Self::Pass | Self::TakeRed | Self::CarryRed => 1,
        }
    }

    fn theme(self) -> ClaimTheme {
        match self {
            Self::Cut | Self::Threaten => ClaimTheme::Cut,
            Self::Take => ClaimTheme::Take,
            Self::Pass => ClaimTheme::Tempo,
            Self::TakeRed | Self::CarryRed => ClaimTheme::Red,
        }
    }

    fn amount(self, position: &Position, mv: Move) -> Option<u32> {
        position.check(mv).ok()?;
        let Move::Stack { from, to } = mv else { return Some(0) };
        let board = position.board();
        Some(match self {
            Self::Cut => net_cut(board, from, to),
            Self::Take => taken(board, to),
            Self::Pass => {
                let after = board.turn().leave(from).land(to);
                (!after.can_move() && after.passed().can_move()).into()
            }
            Self::TakeRed => {
                let takes = board.with_red() - board.owned(board.to_move());
                takes.contains(to).into()
            }
            Self::CarryRed => board.with_red().contains(from).into(),
            Self::Threaten => threatened(&board.turn().leave(from).land(to).passed()),
        })
    }
}

/// The pieces that a move takes off the board out of the stacks of the mover and of the opponent. A
/// stack that is cut off itself after it has landed is its mover's; what it has landed on is not counted.
pub(super) fn cut_off(board: &Board, from: Cell, to: Cell) -> [u32; 2] {
    let cut = board.turn().leave(from).cut_off_by(to);
    let color = board.to_move();
    let height = |cell| u32::from(board.height(cell));
    let staying = |owned: CellSet| ((cut & owned) - CellSet::of(to)).into_iter().map(height).sum();
    let moved = if cut.contains(to) { height(from) } else { 0 };
    let [own, other]: [u32; 2] = [color, color.other()].map(|color| staying(board.owned(color)));
    [own + moved, other]
}

/// The pieces that a move cuts off in the opponent's stacks, unless it cuts off as many of the mover's.
fn net_cut(board: &Board, from: Cell, to: Cell) -> u32 {
    let [own, other] = cut_off(board, from, to);
    if own < other { other } else { 0 }
}

/// The height of the opponent's stack that a move lands on.
fn taken(board: &Board, to: Cell) -> u32 {
    let is_opposing = board.owned(board.to_move().other()).contains(to);
    if is_opposing { board.height(to).into() } else { 0 }
}

/// The most pieces that the player to move could cut off at once.
fn threatened(board: &Board) -> u32 {
    let turn = board.turn();
    let cuts = turn.free().into_iter().flat_map(|from| {
        let departure = turn.leave(from);
        let targets = if departure.may_cut_off() { departure.targets() } else { CellSet::EMPTY };
        targets.into_iter().map(move |to| net_cut(board, from, to))
    });
    cuts.max().unwrap_or(0)
}
