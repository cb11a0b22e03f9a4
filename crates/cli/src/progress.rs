//! Progress of long work on the standard error, if it is a terminal. Elsewhere nothing is shown.

use std::io::{self, IsTerminal as _};

use basalt_locales::Message;
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

use crate::shell::Shell;

/// A bar for a number of things.
pub(crate) fn bar(count: u64, what: &Message, shell: &Shell) -> ProgressBar {
    labelled(ProgressBar::new(count), "{msg} {bar:40} {pos}/{len} {eta}", what, shell)
}

/// A bar for an input of this many bytes. There is none if the length is not known.
pub(crate) fn bytes(length: Option<u64>, what: &Message, shell: &Shell) -> ProgressBar {
    match length {
        Some(length) => {
            labelled(ProgressBar::new(length), "{msg} {bar:40} {percent:>3}% {eta}", what, shell)
        }
        None => ProgressBar::hidden(),
    }
}

/// A count of things whose number is not known beforehand.
pub(crate) fn counter(what: &Message, shell: &Shell) -> ProgressBar {
    labelled(ProgressBar::new_spinner(), "{spinner} {msg} {pos}", what, shell)
}

fn labelled(bar: ProgressBar, template: &str, what: &Message, shell: &Shell) -> ProgressBar {
    styled(bar, template).with_message(shell.say(what))
}

/// A bar in a style of its own.
pub(crate) fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    if !is_shown() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The same bar below others, if it is shown.
pub(crate) fn beside(bars: &MultiProgress, bar: ProgressBar) -> ProgressBar {
    if bar.is_hidden() { bar } else { bars.add(bar) }
}

/// Whether somebody is there to see it.
pub(crate) fn is_shown() -> bool {
    io::stderr().is_terminal()
}

/// The bars of work in several stages, one after the other.
pub(crate) struct Stages<'a, S> {
    shell: &'a Shell,
    /// The stage that is shown.
    stage: Option<S>,
    bar: ProgressBar,
}

impl<'a, S: Copy + PartialEq> Stages<'a, S> {
    pub(crate) fn new(shell: &'a Shell) -> Self {
        Self { shell, stage: None, bar: ProgressBar::hidden() }
    }

    /// Shows how far a stage is. Returns whether it is another than before.
    pub(crate) fn show(&mut self, stage: S, done: u64, of: u64, name: &Message) -> bool {
        let is_new = self.stage.replace(stage) != Some(stage);
        if is_new {
            self.bar.finish_and_clear();
            self.bar = bar(of, name, self.shell);
        }
        self.bar.set_position(done);
        is_new
    }

    /// Does something without spoiling the bar.
    pub(crate) fn aside<T>(&self, deed: impl FnOnce() -> T) -> T {
        self.bar.suspend(deed)
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
