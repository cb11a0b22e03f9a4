//! The skill of each level.

use crate::attention::ALL_MOVES;
use crate::handicap::{ANY_DEPTH, Foresight, Handicap};
use crate::level::Level;

/// The limits of a level: what it overlooks, and how far and long it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skill {
    /// The limits of the search; the tricks are jumps.
    pub(crate) handicap: Handicap,
    /// Whether it searches for chains of threats.
    pub(crate) forces: bool,
}

impl Skill {
    pub(crate) fn of(level: Level) -> Self {
        let sight = |foresight, notices| Self {
            handicap: Handicap { foresight, notices, depth: 1, nodes: Some(400) },
            forces: false,
        };
        let blind = |notices| sight(Foresight::None, notices);
        let half_blind = |notices| sight(Foresight::Own, notices);
        let thinking = |nodes, forces| Self {
            handicap: Handicap {
                foresight: Foresight::All,
                notices: ALL_MOVES,
                depth: ANY_DEPTH,
                nodes,
            },
            forces,
        };
        match level.number() {
            1 => blind(44),
            2 => blind(84),
            3 => blind(256),
            4 => blind(ALL_MOVES),
            5 => half_blind(162),
            6 => half_blind(300),
            7 => half_blind(500),
            8 => sight(Foresight::All, ALL_MOVES),
            9 => thinking(Some(500), false),
            10 => thinking(Some(520), false),
            11 => thinking(Some(580), false),
            12 => thinking(Some(800), true),
            13 => thinking(Some(1_150), true),
            14 => thinking(Some(1_600), true),
            15 => thinking(Some(2_400), true),
            16 => thinking(Some(4_800), true),
            17 => thinking(Some(9_000), true),
            18 => thinking(Some(13_000), true),
            19 => thinking(Some(24_000), true),
            _ => thinking(None, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handicap::assert_levels_rise;

    #[test]
    fn no_level_is_more_blind_than_the_one_below() {
        assert_levels_rise(|level| Skill::of(level).handicap);
    }
}
