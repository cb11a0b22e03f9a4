//! Saving and restoring the study.

use std::collections::BTreeMap;

use basalt_locales::messages;
use basalt_progress::storage_key::STUDY;
use basalt_records::Record;
use basalt_rules::{AnyPosition, Game, Title};
use basalt_study::{Place, Study};
use leptos::prelude::*;

use super::AnalysisController;
use crate::effect::effect;
use crate::local_storage::{self, COLLECT, SYNCED, StorageError};
use crate::route::{Route, hand_over, keep_for_return, take_handed_over};
use crate::{archive, browser};

/// The initial study.
pub(super) fn nothing() -> Study {
    Study::new(AnyPosition::start(Game::DEFAULT))
}

impl AnalysisController {
    /// Restores the last study, or opens a stored game or the position from the editor.
    pub(super) fn restore(self, game: Option<String>) {
        if let Some(text) = local_storage::read(STUDY) {
            self.restore_text(&text);
        }
        if let Some(text) = take_handed_over() {
            self.return_from_editor(&text);
        }
        let Some(id) = game else { return };
        match archive::find_text(&id).and_then(|text| study_of(&text)) {
            Some(study) => {
                self.open_at_end(study);
                browser::rename_address(&Route::Analyse(None).path());
            }
            None => self.notices.tell(self.i18n.say(&messages::page_games_missing())),
        }
    }

    /// Opens the position editor, which hands the edited position over to this screen.
    pub(in crate::analyse) fn edit_position(self) {
        self.with_untracked(|study| {
            // Without it the stored study is opened afterwards, at its start.
            let _ = keep_for_return(&written_with_place(study).into());
            hand_over(&Route::Setup, &Record::new(study.position().clone()).to_string());
        });
    }

    /// Opens the edited position; the study at the place where it was left, if the person has cancelled.
    fn return_from_editor(self, text: &str) {
        if let Some(study) = study_with_place(text) {
            self.open(study);
        }
    }

    /// A text that cannot be read goes to the finished games.
    fn restore_text(self, text: &str) {
        if let Some(study) = study_of(text) {
            return self.study.set(study);
        }
        let told = archive::move_to_archive(STUDY, text);
        let told = told.map_or_else(archive::error_message, |_| messages::page_analyse_lost());
        self.notices.tell(self.i18n.say(&told));
    }

    /// Stores every change, after the next frame.
    pub(super) fn save_on_change(self) {
        let is_due = StoredValue::new(false);
        let keep = move || {
            if is_due.try_get_value() == Some(true) {
                is_due.set_value(false);
                self.keep();
            }
        };
        effect(move || {
            self.study.track();
            if !is_due.get_value() {
                is_due.set_value(true);
                browser::after_frame(keep);
            }
        });
        let leaving = window_event_listener_untyped("pagehide", move |_| keep());
        let collecting = window_event_listener_untyped(COLLECT, move |_| keep());
        let synced = window_event_listener_untyped(SYNCED, move |_| self.reload());
        on_cleanup(move || {
            leaving.remove();
            collecting.remove();
            synced.remove();
            keep();
        });
    }

    /// Shows the stored study, if it was changed on another device.
    fn reload(self) {
        let stored = stored();
        if stored != self.study.with_untracked(written)
            && let Some(study) = study_of(&stored)
        {
            self.study.set(study);
            self.restart_search();
        }
    }

    fn keep(self) {
        let text = self.study.with_untracked(written);
        if stored() != text
            && let Err(error) = local_storage::write(STUDY, &text)
        {
            self.notices.tell(untrack(|| self.i18n.say(&archive::error_message(error))));
        }
    }

    /// Opens another study, and archives the current one.
    pub(in crate::analyse) fn open(self, study: Study) {
        if !self.archive_before(&study) {
            return;
        }
        self.values.set(BTreeMap::new());
        self.reviewing.reset();
        self.message.set(None);
        self.study.set(study);
        self.restart_search();
    }

    /// Opens the study of a title that was left last, or an empty one, and remembers the current study.
    pub(in crate::analyse) fn switch_to(self, title: Title) {
        let Some(&game) = title.games().last() else { return };
        let current = self.study.get_untracked();
        let left = self.left.try_update_value(|left| {
            let place = left.iter().position(|study| study.game().title() == title);
            let found = place.map(|place| left.swap_remove(place));
            left.retain(|study| study.game().title() != current.game().title());
            left.push(current);
            found
        });
        self.open(left.flatten().unwrap_or_else(|| Study::new(AnyPosition::start(game))));
    }

    /// Opens a study at the end of its game, and says how long the game is.
    pub(super) fn open_at_end(self, mut study: Study) {
        study.to_end();
        let count = study.ply(study.here()) as u64;
        self.open(study);
        self.tell(&messages::page_analyse_opened(count), false);
    }

    /// Archives the study, unless there is nothing to lose. Returns whether another study may take its
    /// place.
    fn archive_before(self, other: &Study) -> bool {
        let text = self.study.with_untracked(written);
        let is_blank = self.study.with_untracked(is_blank);
        if is_blank || text == written(other) || is_among_games(&text) {
            return true;
        }
        let (may_go, told) = match archive::move_to_archive(STUDY, &text) {
            Ok(_) => (true, messages::page_analyse_put_aside()),
            Err(error) => (error == StorageError::Unavailable, archive::error_message(error)),
        };
        self.notices.tell(untrack(|| self.i18n.say(&told)));
        may_go
    }
}

/// The text of the stored study, or that of the initial one.
fn stored() -> String {
    local_storage::read(STUDY).unwrap_or_else(|| written(&nothing()))
}

/// The study of a record, if the text is one.
pub(super) fn study_of(text: &str) -> Option<Study> {
    let record = text.parse::<Record>().ok()?;
    Study::from_record(&record).ok()
}

/// All places after a move, in the order of the move list. A study that is stored and read again has the same.
fn reading_order(study: &Study) -> impl Iterator<Item = Place> + use<> {
    study.rows().into_iter().flat_map(|row| row.places)
}

/// A study as it is stored, after a line with the number of the current place unless that is the start.
fn written_with_place(study: &Study) -> String {
    let number = reading_order(study).position(|place| place == study.here());
    let number = number.map(|number| format!("{number}\n")).unwrap_or_default();
    number + &written(study)
}

/// The study that [`written_with_place`] has written.
fn study_with_place(text: &str) -> Option<Study> {
    let (first, rest) = text.split_once('\n')?;
    let Ok(number) = first.parse() else { return study_of(text) };
    let mut study = study_of(rest)?;
    let place = reading_order(&study).nth(number)?;
    study.go(place);
    Some(study)
}

/// A study as it is stored.
fn written(study: &Study) -> String {
    study.to_record().to_string()
}

/// Whether a study is as new.
fn is_blank(study: &Study) -> bool {
    written(study) == written(&Study::new(AnyPosition::start(study.game())))
}

fn is_among_games(text: &str) -> bool {
    let is_same = |kept: &str| study_of(kept).is_some_and(|study| written(&study) == text);
    archive::texts().any(|(_, text)| is_same(&text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_study_is_read_at_the_place_where_it_was_left() {
        let text = "[Game \"dvonn\"]\n\n1. e3 (1. d3 c3) c2 2. d2 *";
        let mut study = study_of(text).expect(text);
        let places: Vec<_> = reading_order(&study).collect();
        for place in std::iter::once(study.start()).chain(places) {
            study.go(place);
            let read = study_with_place(&written_with_place(&study)).expect("a study");
            assert_eq!(read.moves_to(read.here()), study.moves_to(place));
        }
        for text in ["", "7", "1\nnothing", "99\n[Game \"dvonn\"]\n\n*\n"] {
            assert!(study_with_place(text).is_none(), "{text}");
        }
    }

    #[test]
    fn only_the_start_of_a_game_is_blank() {
        for game in Game::ALL {
            assert!(is_blank(&Study::new(AnyPosition::start(game))), "{game}");
        }
        for text in [
            "[Game \"dvonn\"]\n\n1. e3 *",
            "[Game \"dvonn\"]\n\n{A plan} *",
            "[Game \"dvonn\"]\n[White \"Ada\"]\n\n*",
            "[Game \"dvonn\"]\n[Position \"9/1r8/wrr8/10/9 w s\"]\n\n*",
        ] {
            assert!(!is_blank(&study_of(text).expect(text)), "{text}");
        }
    }
}
