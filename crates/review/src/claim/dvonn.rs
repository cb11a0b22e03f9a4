//! Claims about a move that the rules of DVONN confirm.

mod effect;
mod measure;
mod scene;

use basalt_rules::dvonn::{Board, Cell, CellSet, Move, Phase, Position};

pub use self::effect::DvonnEffect;
pub use self::measure::DvonnMeasure;

use self::effect::cut_off;
use self::scene::{Scene, is_out_of_moves, scene, weakest_link};
use crate::claim::{Rank, Theme};
use crate::facts::Facts;
use crate::loss::Mark;
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
        /// Its space.
        space: Cell,
        /// Its height.
        height: u32,
    },
    /// Pieces in the player's stacks are linked to red only through one space.
    Hangs {
        /// That space.
        space: Cell,
        /// Number of pieces.
        pieces: u32,
        /// The other move.
        mv: Move,
        /// The most pieces that hang on one space after it.
        better: u32,
    },
    /// The move has an effect.
    Does {
        /// The effect.
        effect: DvonnEffect,
        /// Its amount.
        amount: u32,
    },
    /// The opponent can reply with a move that has an effect.
    Lets {
        /// The effect.
        effect: DvonnEffect,
        /// The reply.
        reply: Move,
        /// The amount of its effect.
        amount: u32,
    },
    /// Another move has an effect.
    Misses {
        /// The effect.
        effect: DvonnEffect,
        /// The other move.
        mv: Move,
        /// The amount of its effect.
        amount: u32,
    },
    /// Another move does better by some count.
    Compares {
        /// The subject of the count.
        measure: DvonnMeasure,
        /// The count after the move.
        count: u32,
        /// The other move.
        mv: Move,
        /// The count after that.
        better: u32,
    },
}

/// Fewer pieces are not worth a sentence.
const WORTH_CUTTING: u32 = 2;
const WORTH_HANGING: u32 = 3;

impl DvonnClaim {
    pub(super) fn candidates(mark: Mark, facts: &Facts) -> Vec<Self> {
        let Some(scene) = scene(facts) else { return Vec::new() };
        match (mark, scene.played) {
            (Mark::Good, _) => Self::of_good(&scene),
            (_, Move::Stack { to, .. }) => Self::of_bad(&scene, to),
            (_, Move::Place(_)) => Self::of_counts(&scene, &DvonnMeasure::OF_PLACING),
            (_, Move::Pass) => Vec::new(),
        }
    }

    fn of_good(scene: &Scene<'_>) -> Vec<Self> {
        let amount = |effect: DvonnEffect| effect.of(scene.before, scene.played);
        let does = |effect| Self::Does { effect, amount: amount(effect) };
        DvonnEffect::ALL.map(does).to_vec()
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
        let first = ends.into_iter().chain(Self::of_effects(scene)).chain(links);
        first.chain(Self::of_counts(scene, &DvonnMeasure::OF_STACKING)).collect()
    }

    /// Effects of the reply and of the better move.
    fn of_effects(scene: &Scene<'_>) -> Vec<Self> {
        let lets = |effect: DvonnEffect| {
            let reply = scene.reply.filter(|&reply| scene.after.check(reply).is_ok())?;
            Some(Self::Lets { effect, reply, amount: effect.of(scene.after, reply) })
        };
        let misses = |effect: DvonnEffect| {
            let (mv, _) = scene.best?;
            Some(Self::Misses { effect, mv, amount: effect.of(scene.before, mv) })
        };
        DvonnEffect::ALL
            .into_iter()
            .flat_map(|effect| [lets(effect), misses(effect)])
            .flatten()
            .collect()
    }

    fn of_links(scene: &Scene<'_>) -> Option<Self> {
        let (mv, best) = scene.best?;
        let (space, pieces) = weakest_link(scene.after.board(), scene.player)?;
        let (_, better) = weakest_link(best.board(), scene.player)?;
        Some(Self::Hangs { space, pieces, mv, better })
    }

    fn of_counts(scene: &Scene<'_>, measures: &[DvonnMeasure]) -> Vec<Self> {
        let Some((mv, best)) = scene.best else { return Vec::new() };
        let compare = |&measure: &DvonnMeasure| {
            let count = measure.count(scene, scene.played, scene.after.board())?;
            let better = measure.count(scene, mv, best.board())?;
            Some(Self::Compares { measure, count, mv, better })
        };
        measures.iter().filter_map(compare).collect()
    }

    /// The claim's priority. A proven result comes first.
    pub(super) const fn rank(&self) -> Rank {
        match *self {
            Self::Does { effect, amount }
            | Self::Lets { effect, amount, .. }
            | Self::Misses { effect, amount, .. } => Rank::of_notable(amount >= effect.worth()),
            Self::Compares { measure, count, better, .. } => {
                Rank::of_notable(measure.is_notable(count, better))
            }
            _ => Rank::Notable,
        }
    }

    /// Whether it tells of the same thing as another claim, if with other numbers.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::Compares { measure: one, .. }, Self::Compares { measure: other, .. }) => {
                one == other
            }
            (Self::Lets { effect: one, .. }, Self::Lets { effect: other, .. })
            | (Self::Misses { effect: one, .. }, Self::Misses { effect: other, .. })
            | (Self::Does { effect: one, .. }, Self::Does { effect: other, .. }) => one == other,
            (one, other) => std::mem::discriminant(&one) == std::mem::discriminant(&other),
        }
    }

    /// Whether it only counts, which soon bores.
    pub(super) const fn is_minor(&self) -> bool {
        matches!(self, Self::Compares { .. })
    }

    /// The theme that it belongs to.
    pub(super) const fn theme(&self) -> Theme {
        match self {
            Self::CutsOwn { .. } | Self::Hangs { .. } => Theme::Cut,
            Self::NeverMovesAgain | Self::LastMove => Theme::Tempo,
            Self::Stuck { .. } => Theme::Mobility,
            Self::Does { effect, .. } | Self::Lets { effect, .. } | Self::Misses { effect, .. } => {
                effect.theme()
            }
            Self::Compares { measure, .. } => measure.theme(),
        }
    }

    pub(super) fn holds(&self, facts: &Facts) -> bool {
        let Some(scene) = scene(facts) else { return false };
        match *self {
            Self::CutsOwn { .. } | Self::Stuck { .. } => self.holds_of_move(&scene),
            Self::NeverMovesAgain | Self::LastMove => self.holds_of_end(&scene),
            Self::Does { effect, amount } => {
                amount > 0 && amount == effect.of(scene.before, scene.played)
            }
            Self::Lets { effect, reply, amount } => {
                let effect = |position: &Position| effect.of(position, reply);
                amount > 0 && scene.lets(reply, effect) && amount == effect(scene.after)
            }
            Self::Misses { effect, mv, amount } => {
                scene.is_better(mv)
                    && amount == effect.of(scene.before, mv)
                    && amount > effect.of(scene.before, scene.played)
            }
            Self::Hangs { .. } | Self::Compares { .. } => self.holds_of_better(&scene),
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

    /// Claims that the player's moves are used up, as they are not after the better move.
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

    /// Claims that hold the move against a better one.
    fn holds_of_better(&self, scene: &Scene<'_>) -> bool {
        let Some((best, after_best)) = scene.best else { return false };
        match *self {
            Self::Hangs { space, pieces, mv, better } => {
                let weakest = |board: &Board| weakest_link(board, scene.player);
                mv == best
                    && pieces >= WORTH_HANGING.max(better + 2)
                    && weakest(scene.after.board()) == Some((space, pieces))
                    && weakest(after_best.board()).is_some_and(|(_, most)| most == better)
            }
            Self::Compares { measure, count, mv, better } => {
                let found = |mv, board| measure.count(scene, mv, board);
                mv == best
                    && measure.is_better(count, better)
                    && found(scene.played, scene.after.board()) == Some(count)
                    && found(mv, after_best.board()) == Some(better)
            }
            _ => false,
        }
    }
}

impl DvonnEffect {
    const fn theme(self) -> Theme {
        match self {
            Self::Cut | Self::Threaten => Theme::Cut,
            Self::Take => Theme::Take,
            Self::Pass => Theme::Tempo,
            Self::TakeRed | Self::CarryRed => Theme::Red,
        }
    }
}

impl DvonnMeasure {
    const fn theme(self) -> Theme {
        match self {
            Self::Moves | Self::Replies | Self::Stacks | Self::OtherStacks => Theme::Mobility,
            Self::Tempi | Self::OtherTempi => Theme::Tempo,
            Self::Pieces | Self::OtherPieces => Theme::Take,
            Self::Heap | Self::RedSteps | Self::Contacts | Self::EdgeSteps | Self::Crowd => {
                Theme::Placing
            }
        }
    }
}
