//! The rules of a title, section by section.

use basalt_rules::Game;

use crate::figure::Figure;

/// The complete rules of a title.
#[derive(Debug)]
pub struct Rulebook {
    /// The game of the positions in its figures.
    pub game: Game,
    /// Its sections, in reading order.
    pub sections: &'static [&'static Section],
}

/// A section: rules that belong together.
#[derive(Debug)]
pub struct Section {
    /// Its name in text keys and links. It has the text `title`.
    pub id: &'static str,
    /// The numbers of the rules that it explains, as errors of illegal moves name them.
    pub rules: &'static [u8],
    /// The number of paragraphs: the texts `1`, `2` and so on.
    pub paragraphs: usize,
    /// The figures beside the paragraphs.
    pub figures: &'static [Figure],
}

impl Rulebook {
    /// The section with this id.
    pub fn section(&self, id: &str) -> Option<&'static Section> {
        self.sections.iter().copied().find(|section| section.id == id)
    }

    /// The key of a text of a section.
    pub fn key(&self, section: &Section, text: &str) -> String {
        format!("rules-{}-{}-{text}", self.game.title(), section.id)
    }

    /// The key of every text of these rules.
    pub fn keys(&self) -> Vec<String> {
        let of_section = |section: &&'static Section| {
            section.texts().map(|text| self.key(section, &text)).collect::<Vec<_>>()
        };
        self.sections.iter().flat_map(of_section).collect()
    }
}

impl Section {
    /// A section without figures.
    pub const fn new(id: &'static str, rules: &'static [u8], paragraphs: usize) -> Self {
        Self { id, rules, paragraphs, figures: &[] }
    }

    /// The section with figures.
    #[must_use]
    pub const fn figures(self, figures: &'static [Figure]) -> Self {
        Self { figures, ..self }
    }

    /// The names of its texts.
    fn texts(&self) -> impl Iterator<Item = String> {
        let paragraphs = (1..=self.paragraphs).map(|number| number.to_string());
        let captions = self.figures.iter().filter_map(|figure| figure.caption);
        ["title"].into_iter().chain(captions).map(str::to_owned).chain(paragraphs)
    }
}
