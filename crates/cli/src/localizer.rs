//! Messages, and the errors of other crates, in the person’s language.

use std::io;

use basalt_locales::{Catalogue, Language, Message, messages};
use basalt_records::{RecordError, ReplayError};
use basalt_rules::MoveError;
use basalt_rules::sentence::Sentence;
use basalt_view::errors;

/// A catalogue that knows the errors of other crates.
pub(crate) struct Localizer {
    catalogue: Catalogue,
}

impl Localizer {
    /// Texts in `language`.
    pub(crate) fn new(language: Language) -> Self {
        Self { catalogue: Catalogue::new(language) }
    }

    /// The catalogue of the language.
    pub(crate) fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Says a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.catalogue.say(message)
    }

    /// Says an error of another crate.
    pub(crate) fn explain(&self, error: &dyn Sentence) -> String {
        self.say(&errors::message_of(error))
    }

    /// Why a move cannot be played, with the number of the broken rule.
    pub(crate) fn refusal(&self, error: &MoveError) -> String {
        errors::refusal(error, &self.catalogue)
    }

    /// Why a game of a file cannot be read, and where.
    pub(crate) fn unreadable(&self, error: &RecordError) -> String {
        self.explain(&error.located(self.explain(&error.problem)))
    }

    /// Why a game was not played by the rules.
    pub(crate) fn unplayable(&self, error: &ReplayError) -> String {
        errors::unplayable(error, &self.catalogue)
    }

    /// The sentence for a file that cannot be read.
    pub(crate) fn not_read(&self, file: &str, error: &io::Error) -> String {
        let reason = self.reason(error, &messages::reason_no_file());
        self.say(&messages::file_not_read(file, &reason))
    }

    /// The sentence for a file that cannot be written.
    pub(crate) fn not_written(&self, file: &str, error: &io::Error) -> String {
        let reason = self.reason(error, &messages::reason_no_folder());
        self.say(&messages::file_not_written(file, &reason))
    }

    /// The usual reasons in the person's language, others in the system's words.
    pub(crate) fn reason(&self, error: &io::Error, not_found: &Message) -> String {
        match error.kind() {
            io::ErrorKind::NotFound => self.say(not_found),
            io::ErrorKind::PermissionDenied => self.say(&messages::reason_denied()),
            io::ErrorKind::IsADirectory => self.say(&messages::reason_folder()),
            io::ErrorKind::StorageFull => self.say(&messages::reason_full()),
            _ => error.to_string(),
        }
    }
}

/// The language that the environment asks for, or the reference.
pub(crate) fn language_of_environment() -> Language {
    language_of(|name| std::env::var(name).ok())
}

/// Of the variables that name a language the first one that is set decides, as POSIX says.
fn language_of(variable: impl Fn(&str) -> Option<String>) -> Language {
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|tag| !tag.is_empty());
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        let asked = std::cell::RefCell::new(Vec::new());
        let language = language_of(|name| {
            asked.borrow_mut().push(name.to_owned());
            (name == "LC_MESSAGES").then(|| "en_GB.UTF-8".to_owned())
        });
        assert_eq!(language, Language::En);
        assert_eq!(asked.into_inner(), ["LC_ALL", "LC_MESSAGES"]);
        assert_eq!(language_of(|_| Some("C".to_owned())), Language::default());
        assert_eq!(language_of(|_| None), Language::default());
    }

    #[test]
    fn reasons_are_sentences_of_the_catalogue() {
        let localizer = Localizer::new(Language::En);
        let missing = io::Error::from(io::ErrorKind::NotFound);
        assert_eq!(localizer.not_read("a", &missing), "Can’t read a: file not found");
        assert_eq!(localizer.not_written("a", &missing), "Can’t write a: folder not found");
    }
}
