//! The skill of each level.

use crate::foresight::{ALL_MOVES, ANY_DEPTH, Foresight};
use crate::level::Level;

/// Limits of what a level sees and thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skill {
    /// Whose cut-offs are seen coming.
    pub(crate) foresight: Foresight,
    /// Number of [`ALL_MOVES`] that are noticed at all.
    pub(crate) notices: u64,
    /// Maximum depth in plies.
    pub(crate) depth: u32,
    /// Maximum nodes for a move; `None` means as many as time allows.
    pub(crate) nodes: Option<u64>,
    /// Number of [`ALL_MOVES`] empty spaces that are noticed when a piece is placed.
    pub(crate) notices_spaces: u64,
}

impl Skill {
    pub(crate) fn of(level: Level) -> Self {
        let blind = |notices, notices_spaces| Self {
            foresight: Foresight::None,
            notices,
            depth: 1,
            nodes: Some(2_000),
            notices_spaces,
        };
        let half_blind =
            |depth| Self { foresight: Foresight::Own, depth, ..blind(ALL_MOVES, ALL_MOVES) };
        let thinking = |nodes| Self {
            foresight: Foresight::All,
            depth: ANY_DEPTH,
            nodes: Some(nodes),
            ..half_blind(1)
        };
        match level.number() {
            1 => blind(1, 2),
            2 => blind(4, 2),
            3 => blind(8, 2),
            4 => blind(16, 4),
            5 => blind(ALL_MOVES, 6),
            6 => Self { notices_spaces: 10, ..half_blind(1) },
            7 => half_blind(1),
            8 => half_blind(2),
            9 => Self { depth: 2, ..thinking(2_000) },
            number @ 10..=19 => thinking(1_500 << (number - 10)),
            _ => Self { nodes: None, ..thinking(0) },
        }
    }

    /// Whether nothing is held back.
    pub(crate) fn is_full(self) -> bool {
        self.nodes.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_highest_level_holds_nothing_back() {
        for level in Level::all() {
            assert_eq!(Skill::of(level).is_full(), level == Level::FULL);
        }
    }

    #[test]
    fn no_level_is_more_blind_than_the_one_below() {
        let skills: Vec<Skill> = Level::all().map(Skill::of).collect();
        let rank = |skill: &Skill| {
            (skill.foresight as u8, skill.notices, skill.depth, skill.nodes.unwrap_or(u64::MAX))
        };
        assert!(skills.is_sorted_by_key(rank));
        assert!(skills.is_sorted_by_key(|skill| skill.notices_spaces));
    }
}
