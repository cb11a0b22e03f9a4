//! A game as it is written down.

use basalt_rules::{AnyPosition, ByColor, Game, Outcome};

use crate::basalt;
use crate::error::RecordError;
use crate::line::Line;
use crate::reader::read_one;
use crate::tags::Tags;
use crate::termination::Termination;

/// A game as it is written down.
///
/// `Display` gives the text in Basalt's own format, and `FromStr` reads it; the two are exact
/// inverses as long as variations are nested at most [`MAX_DEPTH`](crate::MAX_DEPTH) deep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Further facts about the game: players, event, date and others.
    pub tags: Tags,
    /// The position from which the game started.
    pub start: AnyPosition,
    /// The moves that were played, with variations.
    pub line: Line,
    /// The outcome; `None` if the game has not ended or nobody knows.
    pub result: Option<Outcome>,
    /// The points of a game that was played out.
    pub score: Option<ByColor<u32>>,
}

impl Record {
    /// A record without moves.
    pub fn new(start: AnyPosition) -> Self {
        Self { tags: Tags::default(), start, line: Line::default(), result: None, score: None }
    }

    /// The game that is played.
    pub fn game(&self) -> Game {
        self.start.game()
    }

    /// Whether the game started elsewhere than its rules say.
    pub fn is_from_setup(&self) -> bool {
        self.start != AnyPosition::start(self.game())
    }

    /// Why the game ended; nothing if the tag is missing or has a value of its own.
    pub fn termination(&self) -> Option<Termination> {
        Termination::from_id(self.tags.get(Termination::TAG)?)
    }

    /// Says why the game ended.
    pub fn set_termination(&mut self, termination: Termination) {
        self.tags.put(Termination::TAG, termination.id());
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&basalt::write(self))
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    /// Reads a text that holds one game in Basalt's own format.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        read_one(&basalt::SYNTAX, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::LinkTextError;
    use crate::{Located, ReplayError, SchemaError, SyntaxError, TagError, WriteError};

    #[test]
    fn every_sentence_has_a_key_of_its_own() {
        let templates = [
            LinkTextError::TEMPLATES,
            Located::TEMPLATES,
            ReplayError::TEMPLATES,
            SchemaError::TEMPLATES,
            SyntaxError::TEMPLATES,
            TagError::TEMPLATES,
            WriteError::TEMPLATES,
        ];
        let mut keys: Vec<_> = templates.concat().iter().map(|template| template.key).collect();
        assert!(keys.iter().all(|key| key.starts_with("record-")), "{keys:?}");
        keys.sort_unstable();
        let count = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), count, "{keys:?}");
    }

    #[test]
    fn a_reason_that_nobody_knows_stays_a_text() {
        let mut record = Record::new(AnyPosition::start(Game::Dvonn));
        assert_eq!(record.termination(), None);
        record.tags.set("Termination", "storm").expect("a good name");
        assert_eq!(record.termination(), None);
        assert_eq!(record.tags.get("Termination"), Some("storm"));
        for termination in Termination::ALL {
            record.set_termination(termination);
            assert_eq!(record.termination(), Some(termination));
        }
        record.tags.set("Termination", "Resignation").expect("a good name");
        assert_eq!(record.termination(), Some(Termination::Resignation));
    }
}
