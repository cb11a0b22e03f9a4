//! The parts of a catalogue, so that a program carries only what it says.

use crate::Language;

/// A part of every catalogue. The text of a part that a program does not name is not linked into it.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    name: &'static str,
    text: fn(Language) -> &'static str,
}

/// The part in the files `locales/<tag>/<name>.ftl`.
macro_rules! part {
    ($name:literal) => {
        Part {
            name: $name,
            text: |language| match language {
                Language::En => include_str!(concat!("../locales/en/", $name, ".ftl")),
                Language::Ru => include_str!(concat!("../locales/ru/", $name, ".ftl")),
                Language::Pl => include_str!(concat!("../locales/pl/", $name, ".ftl")),
                Language::Es => include_str!(concat!("../locales/es/", $name, ".ftl")),
            },
        }
    };
}

impl Part {
    /// What every program says: what happens in a game, results, boards in words, refused moves.
    pub const COMMON: Self = part!("common");
    /// What is wrong with the text of a move, a position or a record.
    pub const TEXTS: Self = part!("texts");
    /// What only the terminal says.
    pub const TERMINAL: Self = part!("terminal");
    /// What only the page says.
    pub const PAGE: Self = part!("page");

    /// Every part.
    pub const ALL: &'static [Self] = &[Self::COMMON, Self::TEXTS, Self::TERMINAL, Self::PAGE];

    /// What its files are called.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Its text in a language.
    pub(crate) fn text(self, language: Language) -> &'static str {
        (self.text)(language)
    }
}
