//! The rules of a title, section by section, and which section explains a refused move.

use basalt_rules::{Game, MoveError, dvonn, punct};

use crate::figure::Figure;
use crate::{dvonn as dvonn_rules, punct as punct_rules};

/// The complete rules of a title.
#[derive(Debug)]
pub struct Handbook {
    /// The game whose positions its figures hold.
    pub game: Game,
    /// Its sections, in the order in which they are best read.
    pub sections: &'static [&'static Section],
}

/// Some rules that belong together.
#[derive(Debug)]
pub struct Section {
    /// Its name in keys and links: it has the text `title`.
    pub id: &'static str,
    /// The numbers of the rules that it explains, as refused moves name them.
    pub rules: &'static [u8],
    /// How many paragraphs it has: the texts `1`, `2` and so on.
    pub paragraphs: usize,
    /// What it shows.
    pub figures: &'static [Figure],
}

impl Handbook {
    /// The section of that name.
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
    /// The names of its texts.
    fn texts(&self) -> impl Iterator<Item = String> {
        let paragraphs = (1..=self.paragraphs).map(|number| number.to_string());
        let captions = self.figures.iter().filter_map(|figure| figure.caption);
        ["title"].into_iter().chain(captions).map(str::to_owned).chain(paragraphs)
    }
}

/// The section that explains why a move is refused; none where no rule is broken.
pub fn section_of(error: &MoveError) -> Option<&'static Section> {
    match error {
        MoveError::Text(_) | MoveError::Game(_) => None,
        MoveError::Dvonn(refusal) => Some(dvonn_section(refusal)),
        MoveError::Punct(refusal) => Some(punct_section(refusal)),
    }
}

fn dvonn_section(refusal: &dvonn::Refusal) -> &'static Section {
    use dvonn::Refusal;
    use dvonn_rules::rules;
    match refusal {
        Refusal::StillPlacing | Refusal::PlacingOver | Refusal::SpaceTaken { .. } => {
            &rules::PLACING
        }
        Refusal::NotYours { .. } => &rules::STACKS,
        Refusal::NothingThere { .. }
        | Refusal::NotInLine { .. }
        | Refusal::WrongDistance { .. }
        | Refusal::EmptyTarget { .. } => &rules::MOVING,
        Refusal::Surrounded { .. } => &rules::BLOCKED,
        Refusal::LoneRed { .. } => &rules::RED,
        Refusal::MayNotPass { .. } => &rules::PASSING,
        Refusal::GameOver => &rules::END,
    }
}

fn punct_section(refusal: &punct::Refusal) -> &'static Section {
    use punct::Refusal;
    use punct_rules::rules;
    match refusal {
        Refusal::NoneLeft { .. } => &rules::PIECES,
        Refusal::SpaceTaken { .. } => &rules::PLACING,
        Refusal::CentreClosed { .. } | Refusal::CentreFirst { .. } => &rules::CENTRE,
        Refusal::NoPunct { .. } | Refusal::NotYours { .. } | Refusal::NotOnLine { .. } => {
            &rules::MOVING
        }
        Refusal::OtherKind { .. } | Refusal::Unmoved { .. } => &rules::TURNING,
        Refusal::UnevenTriangle | Refusal::NotOwnDot { .. } => &rules::JUMPING,
        Refusal::UnevenEnds | Refusal::MiddleTooHigh { .. } | Refusal::UnderBridge { .. } => {
            &rules::BRIDGES
        }
        Refusal::Pinned { .. } => &rules::PINS,
        Refusal::MayNotPass { .. } => &rules::PASSING,
        Refusal::GameOver => &rules::END,
    }
}
