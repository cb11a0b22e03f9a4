//! What is studied is kept, and what was studied before is not lost.

use std::collections::BTreeMap;

use basalt_locales::messages;
use basalt_rules::record::Record;
use basalt_rules::{AnyPosition, Game};
use basalt_study::Study;
use leptos::prelude::*;

use super::Lab;
use crate::archive;
use crate::browser;
use crate::route::Route;
use crate::store::{self, Trouble};

/// Where the study is kept.
const STUDY: &str = "basalt.study";

/// What is studied before anything is.
pub(super) fn nothing() -> Study {
    Study::new(AnyPosition::start(Game::Dvonn))
}

impl Lab {
    /// Goes on with what was studied last, or with a kept game in its place.
    pub(super) fn take_up(self, game: Option<String>) {
        if let Some(text) = store::read(STUDY) {
            self.take_up_text(&text);
        }
        let Some(id) = game else { return };
        match archive::find(&id).and_then(|entry| study_of(&entry.text)) {
            Some(study) => {
                self.open(study);
                browser::rename_address(&Route::Analyse(None).path());
            }
            None => self.notices.tell(self.words.say(&messages::page_games_missing())),
        }
    }

    /// A text that cannot be read goes to the finished games.
    fn take_up_text(self, text: &str) {
        if let Some(study) = study_of(text) {
            return self.study.set(study);
        }
        let told = archive::put_aside(STUDY, text);
        let told = told.map_or_else(archive::trouble, |_| messages::page_analyse_lost());
        self.notices.tell(self.words.say(&told));
    }

    /// Whatever changes is kept, once it is seen.
    pub(super) fn keep_in_step(self) {
        let is_due = StoredValue::new(false);
        let keep = move || {
            if is_due.try_get_value() == Some(true) {
                is_due.set_value(false);
                self.keep();
            }
        };
        Effect::new(move |_| {
            self.study.track();
            if !is_due.get_value() {
                is_due.set_value(true);
                browser::after_frame(keep);
            }
        });
        let leaving = window_event_listener_untyped("pagehide", move |_| keep());
        on_cleanup(move || {
            leaving.remove();
            keep();
        });
    }

    fn keep(self) {
        let text = self.study.with_untracked(written);
        let kept = store::read(STUDY).unwrap_or_else(|| written(&nothing()));
        if kept != text
            && let Err(trouble) = store::keep(STUDY, &text)
        {
            self.notices.tell(untrack(|| self.words.say(&archive::trouble(trouble))));
        }
    }

    /// Studies something else, and puts aside what was studied so far.
    pub(in crate::analyse) fn open(self, study: Study) {
        if !self.put_aside_for(&study) {
            return;
        }
        self.sets_up.set(false);
        self.values.set(BTreeMap::new());
        self.said.set(None);
        self.study.set(study);
        self.think_anew();
    }

    /// Keeps what is studied among the games, unless nothing of it would be missed. Says whether another study may take its
    /// place.
    fn put_aside_for(self, other: &Study) -> bool {
        let text = self.study.with_untracked(written);
        let is_blank = self.study.with_untracked(is_blank);
        if is_blank || text == written(other) || is_among_games(&text) {
            return true;
        }
        let (may_go, told) = match archive::put_aside(STUDY, &text) {
            Ok(_) => (true, messages::page_analyse_put_aside()),
            Err(trouble) => (trouble == Trouble::Closed, archive::trouble(trouble)),
        };
        self.notices.tell(untrack(|| self.words.say(&told)));
        may_go
    }
}

/// The study of a record, if the text is one.
pub(super) fn study_of(text: &str) -> Option<Study> {
    let record = text.parse::<Record>().ok()?;
    Study::from_record(&record).ok()
}

/// A study as it is kept.
fn written(study: &Study) -> String {
    study.to_record().to_string()
}

/// Whether nothing was done with a study that a button would not do.
fn is_blank(study: &Study) -> bool {
    written(study) == written(&Study::new(AnyPosition::start(study.game())))
}

fn is_among_games(text: &str) -> bool {
    let is_same = |kept: &str| study_of(kept).is_some_and(|study| written(&study) == text);
    archive::read().entries().any(|(_, entry)| is_same(&entry.text))
}

#[cfg(test)]
mod tests {
    use super::*;

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
