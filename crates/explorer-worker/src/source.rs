//! The sources of games: the bundled engine games, or the archive of the site.

use basalt_locales::{Message, messages};

/// The games that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameSource {
    /// Games of the engine, in a file of the page.
    Engine,
    /// Finished games of the site, which the server counts.
    Site,
}

impl GameSource {
    pub(crate) const ALL: [Self; 2] = [Self::Engine, Self::Site];

    /// Its id in the script of the tab.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Site => "site",
        }
    }

    pub(crate) fn label(self) -> Message {
        match self {
            Self::Engine => messages::explorer_engine(),
            Self::Site => messages::explorer_site(),
        }
    }

    /// The source with this id; the engine if there is none.
    pub(crate) fn from_id(id: &str) -> Self {
        Self::ALL.into_iter().find(|source| source.id() == id).unwrap_or(Self::Engine)
    }
}
