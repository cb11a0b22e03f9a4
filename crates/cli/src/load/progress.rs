//! The progress of a load test: a bar in a terminal, a line for each stage elsewhere.

use basalt_loadtest::{LoadProgress, Stage};
use basalt_locales::{Message, messages};

use crate::progress::{Stages, is_shown};
use crate::shell::Shell;

/// The display while it goes on.
pub(super) struct LoadDisplay<'a> {
    shell: &'a Shell,
    stages: Stages<'a, Stage>,
}

impl<'a> LoadDisplay<'a> {
    pub(super) fn new(shell: &'a Shell) -> Self {
        Self { shell, stages: Stages::new(shell) }
    }

    pub(super) fn show(&mut self, told: LoadProgress) {
        let name = name(told.stage);
        if self.stages.show(told.stage, told.done, told.of, &name) && !is_shown() {
            self.shell.remark(&name);
        }
    }

    /// Does something without spoiling the bar.
    pub(super) fn aside<T>(&self, deed: impl FnOnce() -> T) -> T {
        self.stages.aside(deed)
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.stages.end();
    }
}

fn name(stage: Stage) -> Message {
    messages::load_stage(match stage {
        Stage::Guests => "guests",
        Stage::Bots => "bots",
        Stage::Sockets => "sockets",
        Stage::Games => "games",
        Stage::Moves => "moves",
        Stage::Check => "check",
    })
}
