//! Counts by which a turn of PÜNCT is compared with a better one.

use basalt_rules::punct::{Move, Position};

use super::scene::Scene;
use super::ways::{chain_of, gaps, plans};
use crate::claim::ClaimTheme;
use crate::claim::effect_claim::Measure;

/// A count after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PunctMeasure {
    /// The fewest empty spaces on the opponent's way across.
    OtherGaps,
    /// The fewest empty spaces on the player's way across.
    Gaps,
    /// The pairs of sides that the player could connect by few empty spaces.
    Plans,
    /// The pairs of sides that the opponent could connect so.
    OtherPlans,
    /// The dots of the chain of the piece.
    Chain,
    /// The player's pieces that may move.
    Free,
}

impl PunctMeasure {
    /// A way with more empty spaces is no plan.
    pub const MAX_PLAN_GAPS: u32 = 7;

    /// Every count, the most telling first.
    pub(super) const ALL: [Self; 6] =
        [Self::OtherGaps, Self::Gaps, Self::Plans, Self::OtherPlans, Self::Free, Self::Chain];
}

impl Measure<Position> for PunctMeasure {
    fn theme(self) -> ClaimTheme {
        match self {
            Self::OtherGaps | Self::OtherPlans => ClaimTheme::Block,
            Self::Gaps | Self::Chain => ClaimTheme::Connect,
            Self::Plans => ClaimTheme::Plan,
            Self::Free => ClaimTheme::Pin,
        }
    }

    fn count(self, scene: &Scene<'_>, mv: Move, after: &Position) -> Option<u32> {
        let (player, opponent) = (scene.player, scene.player.other());
        match self {
            Self::OtherGaps => gaps(after, opponent),
            Self::Gaps => gaps(after, player),
            Self::Plans => Some(plans(after, player)),
            Self::OtherPlans => Some(plans(after, opponent)),
            Self::Chain => match mv {
                Move::Place(lie) | Move::Shift { to: lie, .. } => {
                    Some(chain_of(after, lie, player))
                }
                Move::Pass => None,
            },
            Self::Free => {
                let pinned = after.pinned();
                let own = after.board().pieces().filter(|piece| piece.color == player);
                Some(own.filter(|piece| !pinned.contains(piece)).count() as u32)
            }
        }
    }

    fn is_better(self, count: u32, better: u32) -> bool {
        match self {
            Self::OtherGaps | Self::Plans | Self::Chain | Self::Free => count < better,
            Self::Gaps | Self::OtherPlans => better < count,
        }
    }

    fn is_notable(self, count: u32, better: u32) -> bool {
        let (fewer, more) = if count < better { (count, better) } else { (better, count) };
        let differs = match self {
            Self::OtherGaps | Self::Gaps | Self::Free => fewer + 2 <= more,
            Self::Plans | Self::OtherPlans => fewer < more,
            Self::Chain => fewer + 6 <= more,
        };
        differs && self.is_better(count, better)
    }
}
