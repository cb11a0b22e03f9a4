//! Games that are brought in and taken out.

use basalt_locales::messages;
use leptos::prelude::*;

use super::Lab;
use super::keeping::study_of;
use crate::browser;
use crate::press::{Press, press};
use crate::route::Route;

impl Lab {
    /// Opens the game that the address carries, which then does not carry it any more: the study is kept as it becomes.
    pub(super) fn follow_link(self) {
        let Some(link) = browser::fragment() else { return };
        self.bring_in(
            move |press| press.read_link(&link),
            move |read| match read {
                Ok(()) => browser::rename_address(&Route::Analyse(None).path()),
                Err(why) => self.notices.tell(why),
            },
        );
    }

    /// Does something with the module that reads and writes games; it gets nothing if that cannot be had.
    pub(in crate::analyse) fn with_press(self, act: impl FnOnce(Option<&Press>) + 'static) {
        leptos::task::spawn_local(async move { act(press(self.words).await.as_ref()) });
    }

    /// Has something written, and tells what came of it: a text, or why there is none.
    pub(in crate::analyse) fn bring_out(
        self,
        write: impl FnOnce(&Press) -> Result<String, String> + 'static,
        told: impl FnOnce(Result<String, String>) + 'static,
    ) {
        self.with_press(move |press| {
            let missing = || untrack(|| self.words.say(&messages::page_analyse_no_press()));
            told(press.map_or_else(|| Err(missing()), write));
        });
    }

    /// Has a record read and studies it, and tells what came of it.
    pub(in crate::analyse) fn bring_in(
        self,
        read: impl FnOnce(&Press) -> Result<String, String> + 'static,
        told: impl FnOnce(Result<(), String>) + 'static,
    ) {
        self.bring_out(read, move |read| {
            told(read.map(|text| {
                // What the module has read it has played through as well.
                if let Some(study) = study_of(&text) {
                    self.open(study);
                }
            }));
        });
    }
}
