//! The skill of each level.

use crate::foresight::{ALL_MOVES, ANY_DEPTH, Foresight};
use crate::level::Level;

/// Limits of what a level sees and thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skill {
    /// Whose jumps are seen coming.
    pub(crate) foresight: Foresight,
    /// Number of [`ALL_MOVES`] that are noticed at all.
    pub(crate) notices: u64,
    /// Maximum depth in plies.
    pub(crate) depth: u32,
    /// Maximum nodes for a turn; `None` means as many as time allows.
    pub(crate) nodes: Option<u64>,
    /// Whether chains of threats are looked for.
    pub(crate) forces: bool,
}

impl Skill {
    pub(crate) fn of(level: Level) -> Self {
        let blind = |notices| Self {
            foresight: Foresight::None,
            notices,
            depth: 1,
            nodes: Some(400),
            forces: false,
        };
        let half_blind = |notices| Self { foresight: Foresight::Own, ..blind(notices) };
        let seeing = Self { foresight: Foresight::All, ..blind(ALL_MOVES) };
        let thinking =
            |nodes| Self { depth: ANY_DEPTH, nodes: Some(nodes), forces: true, ..seeing };
        match level.number() {
            1 => blind(2),
            2 => blind(4),
            3 => blind(8),
            4 => blind(ALL_MOVES),
            5 => half_blind(5),
            6 => half_blind(9),
            7 => half_blind(14),
            8 => seeing,
            9 => Self { forces: false, ..thinking(500) },
            10 => Self { forces: false, ..thinking(800) },
            11 => Self { forces: false, ..thinking(1_500) },
            12 => thinking(2_500),
            13 => thinking(4_000),
            14 => thinking(6_500),
            15 => thinking(10_000),
            16 => thinking(15_000),
            17 => thinking(28_000),
            18 => thinking(50_000),
            19 => thinking(100_000),
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
        assert!(skills.is_sorted_by_key(|skill| {
            let nodes = skill.nodes.unwrap_or(u64::MAX);
            (skill.foresight as u8, skill.notices, skill.depth, nodes)
        }));
    }
}
