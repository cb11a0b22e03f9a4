//! Import and export of games.

use basalt_locales::messages;
use leptos::prelude::*;

use super::AnalysisController;
use super::persistence::study_of;
use crate::browser;
use crate::io_worker::{IoWorker, io_worker};
use crate::route::Route;

impl AnalysisController {
    /// Opens the game in the fragment of the address, and removes the fragment.
    pub(super) fn follow_link(self) {
        let Some(link) = browser::fragment() else { return };
        self.import(
            move |io| io.read_link(&link),
            move |read| match read {
                Ok(()) => browser::rename_address(&Route::Analyse(None).path()),
                Err(why) => self.notices.tell(why),
            },
        );
    }

    /// Runs an action with the module that reads and writes games; with `None` if it cannot be loaded.
    pub(in crate::analyse) fn with_io_worker(self, act: impl FnOnce(Option<&IoWorker>) + 'static) {
        leptos::task::spawn_local(async move { act(io_worker(self.i18n).await.as_ref()) });
    }

    /// Exports something, and reports the text or the error.
    pub(in crate::analyse) fn export(
        self,
        write: impl FnOnce(&IoWorker) -> Result<String, String> + 'static,
        told: impl FnOnce(Result<String, String>) + 'static,
    ) {
        self.with_io_worker(move |io| {
            let missing = || untrack(|| self.i18n.say(&messages::page_analyse_no_press()));
            told(io.map_or_else(|| Err(missing()), write));
        });
    }

    /// Imports a record and opens it, and reports the result.
    pub(in crate::analyse) fn import(
        self,
        read: impl FnOnce(&IoWorker) -> Result<String, String> + 'static,
        told: impl FnOnce(Result<(), String>) + 'static,
    ) {
        self.export(read, move |read| {
            told(read.map(|text| {
                // The module has already checked the moves.
                if let Some(study) = study_of(&text) {
                    self.open_at_end(study);
                }
            }));
        });
    }
}
