//! The progress of a load test: a bar in a terminal, a line for each stage elsewhere.

use std::io::{self, IsTerminal as _};

use basalt_loadtest::{Progress as Told, Stage};
use basalt_locales::{Message, messages};
use indicatif::ProgressBar;

use crate::assess::progress::bar;
use crate::shell::Shell;

/// The display while it goes on.
pub(super) struct Progress<'a> {
    shell: &'a Shell,
    /// The stage that is shown.
    stage: Option<Stage>,
    bar: ProgressBar,
}

impl<'a> Progress<'a> {
    pub(super) fn new(shell: &'a Shell) -> Self {
        Self { shell, stage: None, bar: ProgressBar::hidden() }
    }

    pub(super) fn show(&mut self, told: Told) {
        if self.stage.replace(told.stage) != Some(told.stage) {
            self.begin(told);
        }
        self.bar.set_position(told.done);
    }

    fn begin(&mut self, told: Told) {
        self.bar.finish_and_clear();
        let name = name(told.stage);
        if !io::stderr().is_terminal() {
            self.shell.remark(&name);
        }
        self.bar = bar(told.of, &name, self.shell);
    }

    /// Does something without spoiling the bar.
    pub(super) fn aside<T>(&self, deed: impl FnOnce() -> T) -> T {
        self.bar.suspend(deed)
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

fn name(stage: Stage) -> Message {
    messages::load_stage(match stage {
        Stage::Guests => "guests",
        Stage::Sockets => "sockets",
        Stage::Games => "games",
        Stage::Moves => "moves",
        Stage::Check => "check",
    })
}
