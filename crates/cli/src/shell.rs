//! The terminal of a command: its language and colours.

use std::io::{self, Write as _};

use basalt_locales::{Message, messages};

use crate::args::Common;
use crate::exit::{Exit, Failure};
use crate::localizer::{Localizer, language_of_environment};
use crate::paint::Paint;

/// The language and the colours of a command.
pub(crate) struct Shell {
    /// Renders messages in the user's language.
    pub(crate) localizer: Localizer,
    /// Colours text, or leaves it plain.
    pub(crate) paint: Paint,
}

impl Shell {
    /// As the arguments say, or else the environment.
    pub(crate) fn new(common: &Common) -> Self {
        let language = common.lang.unwrap_or_else(language_of_environment);
        Self { localizer: Localizer::new(language), paint: Paint::chosen(common.color) }
    }

    /// One that speaks English without colours.
    #[cfg(test)]
    pub(crate) fn plain() -> Self {
        use crate::args::{ColorChoice, When};
        use basalt_locales::Language;

        Self {
            localizer: Localizer::new(Language::En),
            paint: Paint::chosen(ColorChoice::When(When::Never)),
        }
    }

    /// Says a message in the person's language.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.localizer.say(message)
    }

    /// Says on the standard error what went wrong, and how the command ends because of it.
    ///
    /// That nobody reads the output any more, as with `| head`, is nothing to complain about.
    pub(crate) fn report(&self, failure: &Failure) -> Exit {
        let (reason, ending) = match failure {
            Failure::Input(sentence) => (sentence.clone(), Exit::BadInput),
            Failure::Access(sentence) => (sentence.clone(), Exit::NoAccess),
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return Exit::Fine;
            }
            Failure::Output(error) => {
                let file = self.say(&messages::file_stdout());
                (self.localizer.not_written(&file, error), Exit::NoAccess)
            }
        };
        self.remark(&messages::failure(&reason));
        ending
    }

    /// Says something on the standard error. If that is closed, everything else is done anyway.
    pub(crate) fn remark(&self, message: &Message) {
        let _ = writeln!(io::stderr(), "{}", self.say(message));
    }
}
