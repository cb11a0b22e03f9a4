//! The skill of each level.

use crate::attention::ALL_MOVES;
use crate::handicap::{ANY_DEPTH, Foresight, Handicap};
use crate::level::Level;

/// The limits of a level: what it overlooks, and how far and long it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skill {
    /// The limits in stacking; the tricks are cut-offs.
    pub(crate) handicap: Handicap,
    /// Number of [`ALL_MOVES`] ordinary spaces that are noticed when a piece is placed.
    pub(crate) notices_spaces: u64,
}

impl Skill {
    pub(crate) fn of(level: Level) -> Self {
        let blind = |notices, notices_spaces| Self {
            handicap: Handicap {
                foresight: Foresight::None,
                notices,
                depth: 1,
                nodes: Some(2_000),
            },
            notices_spaces,
        };
        let seeing = |foresight, depth, nodes| Self {
            handicap: Handicap { foresight, notices: ALL_MOVES, depth, nodes },
            notices_spaces: ALL_MOVES,
        };
        let half_blind = |depth| seeing(Foresight::Own, depth, Some(2_000));
        let thinking = |nodes| seeing(Foresight::All, ANY_DEPTH, nodes);
        match level.number() {
            1 => blind(34, 64),
            2 => blind(150, 64),
            3 => blind(256, 64),
            4 => blind(560, 128),
            5 => blind(ALL_MOVES, 240),
            6 => Self { notices_spaces: 400, ..half_blind(1) },
            7 => half_blind(1),
            8 => half_blind(2),
            9 => seeing(Foresight::All, 2, Some(2_000)),
            10 => thinking(Some(550)),
            11 => thinking(Some(1_200)),
            12 => thinking(Some(2_700)),
            13 => thinking(Some(6_000)),
            14 => thinking(Some(13_500)),
            15 => thinking(Some(30_000)),
            16 => thinking(Some(68_000)),
            17 => thinking(Some(155_000)),
            18 => thinking(Some(350_000)),
            19 => thinking(Some(768_000)),
            _ => thinking(None),
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
        let skills: Vec<Skill> = Level::all().map(Skill::of).collect();
        assert!(skills.is_sorted_by_key(|skill| skill.notices_spaces));
    }
}
