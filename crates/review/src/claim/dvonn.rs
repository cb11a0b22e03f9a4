//! Claims about a move that the rules of DVONN confirm.

mod effect;
mod measure;
mod scene;

use basalt_rules::dvonn::{Board, Cell, CellSet, Move, Phase, Position};

pub use self::effect::DvonnEffect;
pub use self::measure::DvonnMeasure;

use self::effect::cut_off;
use self::scene::{Scene, is_out_of_moves, scene, weakest_link};
use crate::claim::{ClaimTheme, EffectClaim, Rank, effect_claim};
use crate::facts::Facts;
use crate::loss::MoveMark;
use crate::question::GameReview;

impl GameReview for Position {
    const NODES: u64 = 100_000;
    const HALF_LOSS: u32 = 100;

    fn is_opening(&self) -> bool {
        self.phase() == Phase::Placing
    }

    fn region(mv: Move) -> Vec<Cell> {
        match mv {
            Move::Stack { from, .. } => vec![from],
            Move::Place(cell) => CellSet::of(cell).neighbours().with(cell).into_iter().collect(),
            Move::Pass => Vec::new(),
        }
    }
}

/// Something that the rules of DVONN confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DvonnClaim {
    /// The move cuts off pieces in the player's own stacks, and more of them than in the opponent's.
    CutsOwn {
        /// Number of pieces.
        pieces: u32,
    },
    /// None of the player's stacks can ever move again.
    NeverMovesAgain,
    /// Whatever the opponent replies, the player has no move next.
    LastMove,
    /// The moved stack can never move again unless another stack lands on it: no occupied space is as far
    /// away as it is high, and spaces only become empty.
    Stuck {
        /// The space of the stack.
        space: Cell,
        /// The height of the stack.
        height: u32,
    },
    /// Pieces in the player's stacks are linked to red only through one space.
    Hangs {
        /// The only link to red.
        space: Cell,
        /// Number of pieces.
        pieces: u32,
        /// A move after which fewer pieces hang on one space.
        mv: Move,
        /// The most pieces that hang on one space after it.
        better: u32,
    },
    /// The effect of a move, or a count after it.
    Effect(EffectClaim<Move, DvonnEffect, DvonnMeasure>),
}

/// Minimum number of pieces worth a sentence.
const WORTH_CUTTING: u32 = 2;
const WORTH_HANGING: u32 = 3;

impl From<EffectClaim<Move, DvonnEffect, DvonnMeasure>> for DvonnClaim {
    fn from(claim: EffectClaim<Move, DvonnEffect, DvonnMeasure>) -> Self {
        Self::Effect(claim)
    }
}

impl DvonnClaim {
    pub(super) fn candidates(mark: MoveMark, facts: &Facts) -> Vec<Self> {
        let Some(scene) = scene(facts) else { return Vec::new() };
        match (mark, scene.played) {
            (MoveMark::Good, _) => effect_claim::of_move(&scene).map(Self::Effect).collect(),
            (_, Move::Stack { to, .. }) => Self::of_bad(&scene, to),
            (_, Move::Place(_)) => {
                let counts = effect_claim::of_counts(&scene, &DvonnMeasure::OF_PLACING);
                counts.map(Self::Effect).collect()
            }
            (_, Move::Pass) => Vec::new(),
        }
    }

    fn of_bad(scene: &Scene<'_>, to: Cell) -> Vec<Self> {
        let Scene { before, played, after, .. } = *scene;
        let height = u32::from(after.board().height(to));
        let own = match played {
            Move::Stack { from, to } => cut_off(before.board(), from, to)[0],
            Move::Place(_) | Move::Pass => 0,
        };
        let ends = [Self::CutsOwn { pieces: own }, Self::NeverMovesAgain, Self::LastMove];
        let links = Self::of_links(scene).into_iter().chain([Self::Stuck { space: to, height }]);
        let effects = effect_claim::of_others(scene).map(Self::Effect);
        let counts = effect_claim::of_counts(scene, &DvonnMeasure::OF_STACKING).map(Self::Effect);
        ends.into_iter().chain(effects).chain(links).chain(counts).collect()
    }

    fn of_links(scene: &Scene<'_>) -> Option<Self> {
        let (mv, best) = scene.best?;
        let (space, pieces) = weakest_link(scene.after.board(), scene.player)?;
        let (_, better) = weakest_link(best.board(), scene.player)?;
        Some(Self::Hangs { space, pieces, mv, better })
    }

    /// The claim's priority. A proven result comes first.
    pub(super) fn rank(&self) -> Rank {
        match self {
            Self::Effect(claim) => effect_claim::rank(claim),
            _ => Rank::Notable,
        }
    }

    /// The effect or count that it tells of.
    pub(super) fn effect(&self) -> Option<&EffectClaim<Move, DvonnEffect, DvonnMeasure>> {
        if let Self::Effect(claim) = self { Some(claim) } else { None }
    }

    /// Whether it is a mere count; counts are used sparingly.
    pub(super) fn is_minor(&self) -> bool {
        matches!(self, Self::Effect(claim) if claim.is_count())
    }

    /// The theme that it belongs to.
    pub(super) fn theme(&self) -> ClaimTheme {
        match self {
            Self::CutsOwn { .. } | Self::Hangs { .. } => ClaimTheme::Cut,
            Self::NeverMovesAgain | Self::LastMove => ClaimTheme::Tempo,
            Self::Stuck { .. } => ClaimTheme::Mobility,
            Self::Effect(claim) => effect_claim::theme(claim),
        }
    }

    pub(super) fn holds(&self, facts: &Facts) -> bool {
        let Some(scene) = scene(facts) else { return false };
        match *self {
            Self::CutsOwn { .. } | Self::Stuck { .. } => self.holds_of_move(&scene),
            Self::NeverMovesAgain | Self::LastMove => self.holds_of_end(&scene),
            Self::Hangs { .. } => self.holds_of_links(&scene),
            Self::Effect(ref claim) => effect_claim::holds(claim, &scene),
        }
    }

    /// Claims about the move alone.
    fn holds_of_move(&self, scene: &Scene<'_>) -> bool {
        let Move::Stack { from, to } = scene.played else { return false };
        match *self {
            Self::CutsOwn { pieces } => {
                let [own, other] = cut_off(scene.before.board(), from, to);
                pieces >= WORTH_CUTTING && pieces == own && pieces > other
            }
            Self::Stuck { space, height } => {
                let board = scene.after.board();
                to == space
                    && height == u32::from(board.height(space))
                    && board.owned(scene.player).contains(space)
                    && !board.mobility(scene.player).lively.contains(space)
            }
            _ => false,
        }
    }

    /// The claim that the player has no moves left, but would have after the better move.
    fn holds_of_end(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, after, .. } = *scene;
        let Some((_, better)) = scene.best else { return false };
        match self {
            Self::NeverMovesAgain => {
                let may_move = |position: &Position| position.board().may_ever_move(player);
                !after.is_over() && !may_move(after) && may_move(better)
            }
            Self::LastMove => {
                let is_out = |position: &Position| is_out_of_moves(position, player);
                after.to_move() != player && is_out(after) && !is_out(better)
            }
            _ => false,
        }
    }

    /// The claim that more pieces depend on one space than after the better move.
    fn holds_of_links(&self, scene: &Scene<'_>) -> bool {
        let Self::Hangs { space, pieces, mv, better } = *self else { return false };
        let Some((best, after_best)) = scene.best else { return false };
        let weakest = |board: &Board| weakest_link(board, scene.player);
        mv == best
            && pieces >= WORTH_HANGING.max(better + 2)
            && weakest(scene.after.board()) == Some((space, pieces))
            && weakest(after_best.board()).is_some_and(|(_, most)| most == better)
    }
}
