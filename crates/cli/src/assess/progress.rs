//! The progress through the positions of a game.

use std::io::{self, IsTerminal as _};

use basalt_locales::Message;
use indicatif::{ProgressBar, ProgressStyle};

use crate::shell::Shell;

/// A bar on the standard error, if somebody is there to see it.
pub(crate) fn bar(positions: u64, what: &Message, shell: &Shell) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len} {eta}");
    ProgressBar::new(positions)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_message(shell.say(what))
}
