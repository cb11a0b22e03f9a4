//! The kinds of progress, each with its limits.

use std::fmt;

/// A kind of progress. A member has one document of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DocumentKind {
    /// The settings of the page.
    Preferences,
    /// The steps of courses that are done.
    Lessons,
    /// Results of puzzles, ratings, streaks and best runs.
    Puzzles,
    /// Studies, the current one and those that were put aside.
    Studies,
}

impl DocumentKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Preferences, Self::Lessons, Self::Puzzles, Self::Studies];

    /// The name in addresses and databases.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Preferences => "preferences",
            Self::Lessons => "lessons",
            Self::Puzzles => "puzzles",
            Self::Studies => "studies",
        }
    }

    /// The kind with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Most bytes of a document as text.
    pub const fn max_bytes(self) -> usize {
        match self {
            Self::Preferences => 8_000,
            Self::Lessons => 32_000,
            // A puzzle that was tried takes about 60 bytes, and there are some thousands.
            Self::Puzzles | Self::Studies => 512_000,
        }
    }

    /// Most keys or studies in a document.
    pub const fn max_items(self) -> usize {
        match self {
            Self::Preferences => 100,
            Self::Lessons => 500,
            Self::Puzzles => 20_000,
            Self::Studies => 300,
        }
    }

    /// Most bytes of a document of any kind.
    pub const MAX_BYTES: usize = 512_000;
}

impl fmt::Display for DocumentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_found_by_their_names_and_none_is_larger_than_the_largest() {
        for kind in DocumentKind::ALL {
            assert_eq!(DocumentKind::from_id(kind.id()), Some(kind));
            assert!(kind.max_bytes() <= DocumentKind::MAX_BYTES);
        }
        assert_eq!(DocumentKind::from_id("games"), None);
    }
}
