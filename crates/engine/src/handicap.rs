//! Handicaps of the lower levels, the same in all games.

use basalt_rules::Color;

#[cfg(test)]
use crate::level::Level;
use crate::limits::Limits;

/// The limits of a level: what it overlooks, and how far and long it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handicap {
    /// The players whose tricks are seen coming.
    pub(crate) foresight: Foresight,
    /// Number of [`ALL_MOVES`](crate::attention::ALL_MOVES) ordinary moves that are noticed at all.
    pub(crate) notices: u64,
    /// Maximum depth in plies.
    pub(crate) depth: u32,
    /// Maximum nodes for a move; `None` if only time limits them.
    pub(crate) nodes: Option<u64>,
}

impl Handicap {
    /// Maximum nodes for a move within limits.
    pub(crate) fn max_nodes(self, limits: &Limits<'_>) -> Option<u64> {
        limits.nodes.into_iter().chain(self.nodes).min()
    }

    /// Maximum depth within limits.
    pub(crate) fn max_depth(self, limits: &Limits<'_>) -> u32 {
        limits.depth.unwrap_or(u32::MAX).min(self.depth)
    }

    /// Whether there is no handicap.
    pub(crate) fn is_none(self) -> bool {
        self.nodes.is_none()
    }
}

/// The players whose tricks a player sees coming: cut-offs in DVONN; in PÜNCT jumps onto other pieces, and down
/// from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Foresight {
    /// No player's tricks.
    None,
    /// Only its own tricks.
    Own,
    /// The tricks of both players.
    All,
}

impl Foresight {
    /// Whether `player` sees the tricks of `mover`.
    pub(crate) fn sees(self, player: Color, mover: Color) -> bool {
        match self {
            Self::None => false,
            Self::Own => player == mover,
            Self::All => true,
        }
    }
}

/// No depth limit: only the number of nodes ends the search.
pub(crate) const ANY_DEPTH: u32 = 100;

/// Checks that each level has less of a handicap than the one below, and only the highest none.
#[cfg(test)]
pub(crate) fn assert_levels_rise(handicap: impl Fn(Level) -> Handicap) {
    let handicaps: Vec<Handicap> = Level::all().map(&handicap).collect();
    assert!(handicaps.is_sorted_by_key(|handicap| {
        let nodes = handicap.nodes.unwrap_or(u64::MAX);
        (handicap.foresight as u8, handicap.notices, handicap.depth, nodes)
    }));
    for level in Level::all() {
        assert_eq!(handicap(level).is_none(), level == Level::FULL);
    }
}
