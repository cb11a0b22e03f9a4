//! The parts of a catalogue, so that a program carries only what it says.

use crate::Language;
use crate::marks::END;

/// A part of every catalogue. The text of a part that a program does not name is not linked into it.
#[derive(Clone, Copy, Debug)]
pub struct CataloguePart {
    name: &'static str,
    keys: &'static str,
    texts: fn(Language) -> &'static str,
    /// As it was written.
    #[cfg(test)]
    source: fn(Language) -> &'static str,
}

/// The file that the build wrote for a part: its keys, or the texts of a language.
macro_rules! built {
    ($name:literal, $of:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name, ".", $of))
    };
}

/// The part in the files `locales/<tag>/<name>.ftl`.
macro_rules! part {
    ($name:literal) => {
        CataloguePart {
            name: $name,
            keys: built!($name, "keys"),
            texts: |language| match language {
                Language::En => built!($name, "en"),
                Language::Ru => built!($name, "ru"),
                Language::Pl => built!($name, "pl"),
                Language::Es => built!($name, "es"),
            },
            #[cfg(test)]
            source: |language| match language {
                Language::En => include_str!(concat!("../locales/en/", $name, ".ftl")),
                Language::Ru => include_str!(concat!("../locales/ru/", $name, ".ftl")),
                Language::Pl => include_str!(concat!("../locales/pl/", $name, ".ftl")),
                Language::Es => include_str!(concat!("../locales/es/", $name, ".ftl")),
            },
        }
    };
}

impl CataloguePart {
    /// Messages of every program: events of a game, results, boards in words, illegal moves.
    pub const COMMON: Self = part!("common");
    /// Errors in the text of a move, a position or a record.
    pub const TEXTS: Self = part!("texts");
    /// Messages of the terminal.
    pub const TERMINAL: Self = part!("terminal");
    /// Messages of the page.
    pub const PAGE: Self = part!("page");
    /// Messages of the screens of lessons, rules and puzzles.
    pub const TRAINING: Self = part!("training");
    /// Messages of game reviews.
    pub const REVIEW: Self = part!("review");
    /// Courses. They are long, and a front end without lessons may leave them out.
    pub const LEARN: Self = part!("learn");
    /// The rules of each game, to be read.
    pub const RULES: Self = part!("rules");

    /// Messages of online play: games, chat, and what all screens of it share.
    pub const ONLINE: Self = part!("online");
    /// Messages of the lobby, profiles, the leaderboard and the archive.
    pub const LOBBY: Self = part!("lobby");
    /// Messages about the person's own account.
    pub const ACCOUNT: Self = part!("account");
    /// Messages of the opening explorer.
    pub const EXPLORER: Self = part!("explorer");
    /// Messages of reports, moderators and appeals.
    pub const MODERATION: Self = part!("moderation");

    /// Every part.
    pub const ALL: &'static [Self] = &[
        Self::COMMON,
        Self::TEXTS,
        Self::TERMINAL,
        Self::PAGE,
        Self::TRAINING,
        Self::REVIEW,
        Self::LEARN,
        Self::RULES,
        Self::ONLINE,
        Self::LOBBY,
        Self::ACCOUNT,
        Self::EXPLORER,
        Self::MODERATION,
    ];

    /// The stem of its file names.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The texts of a language in the compact form, in the order of the keys.
    pub(crate) fn entries(
        self,
        language: Language,
    ) -> impl Iterator<Item = (&'static str, &'static str)> {
        let texts = (self.texts)(language).split(END);
        self.keys.split(END).zip(texts).filter(|(_, text)| !text.is_empty())
    }

    /// The texts of some parts in a language, in a form that [`Catalogue::with`](crate::Catalogue::with) reads: for
    /// programs that fetch what they say when they need it.
    pub fn text(parts: &[Self], language: Language) -> String {
        let mut entries: Vec<_> = parts.iter().flat_map(|part| part.entries(language)).collect();
        entries.sort_unstable();
        let pieces = entries.into_iter().flat_map(|(key, text)| [key, text]);
        pieces.flat_map(|piece| piece.chars().chain([END])).collect()
    }

    /// Its Fluent in a language.
    #[cfg(test)]
    pub(crate) fn source(self, language: Language) -> &'static str {
        (self.source)(language)
    }
}
