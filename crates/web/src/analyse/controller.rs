//! What is studied, and what is known of it.

mod board_props;
mod import_export;
mod live_engine;
mod persistence;

use std::collections::BTreeMap;

use basalt_locales::{Message, messages};
use basalt_review::{SearchResult, Value};
use basalt_rules::{AnyMove, AnyPosition};
use basalt_study::{Denied, Place, Study};
use leptos::prelude::*;

use crate::board::RefusalNotice;
use crate::engine::Engine;
use crate::i18n::{I18n, i18n};
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::sound;
use crate::status_message::StatusMessage;

/// The study on the screen.
#[derive(Clone, Copy)]
pub(super) struct AnalysisController {
    study: RwSignal<Study>,
    /// Whether the engine thinks along.
    thinks: RwSignal<bool>,
    /// Of how many moves it tells.
    count: RwSignal<usize>,
    /// What it has said of the position that is looked at, the best line first.
    heard: RwSignal<Vec<SearchResult>>,
    /// What the positions that were looked at are worth to White.
    values: RwSignal<BTreeMap<Place, Value>>,
    message: RwSignal<Option<StatusMessage>>,
    zen: RwSignal<bool>,
    /// Whether a position is being set up.
    sets_up: RwSignal<bool>,
    /// Counts up with each new look, so that older ones know that they are not wanted.
    round: StoredValue<u64>,
    engine: Engine,
    notices: Notices,
    preferences: Preferences,
    i18n: I18n,
}

impl AnalysisController {
    /// A study of a kept game, or what was studied last.
    pub(super) fn new(game: Option<String>) -> Self {
        let analysis = Self {
            study: RwSignal::new(persistence::nothing()),
            thinks: RwSignal::new(true),
            count: RwSignal::new(1),
            heard: RwSignal::new(Vec::new()),
            values: RwSignal::new(BTreeMap::new()),
            message: RwSignal::new(None),
            zen: RwSignal::new(false),
            sets_up: RwSignal::new(false),
            round: StoredValue::new(0),
            engine: Engine::new(),
            notices: expect_context(),
            preferences: expect_context(),
            i18n: i18n(),
        };
        analysis.restore(game);
        analysis.save_on_change();
        analysis.follow_position();
        analysis.follow_link();
        on_cleanup(move || analysis.engine.forget());
        analysis
    }

    /// The tree, to be looked at.
    pub(super) fn with<T>(self, look: impl FnOnce(&Study) -> T) -> T {
        self.study.with(look)
    }

    /// The tree, to be changed.
    pub(super) fn change<T>(self, change: impl FnOnce(&mut Study) -> T) -> Option<T> {
        self.study.try_update(change)
    }

    /// Whether a position is being set up.
    pub(super) fn is_setting_up(self) -> bool {
        self.sets_up.get()
    }

    /// Begins or ends to set a position up.
    pub(super) fn set_up(self, sets_up: bool) {
        self.sets_up.set(sets_up);
    }

    /// The place that is looked at.
    pub(super) fn here(self) -> Place {
        self.study.with(Study::here)
    }

    /// The position there.
    pub(super) fn position(self) -> AnyPosition {
        self.study.with(|study| study.position().clone())
    }

    /// Looks at a place.
    pub(super) fn go(self, place: Place) {
        self.study.update(|study| study.go(place));
    }

    /// Plays moves from here on, as far as they can be played.
    pub(super) fn follow(self, moves: &[AnyMove]) {
        self.study.update(|study| {
            for &mv in moves {
                if study.play(mv).is_err() {
                    break;
                }
            }
        });
    }

    fn play(self, mv: AnyMove) {
        match self.study.try_update(|study| study.play(mv)) {
            Some(Ok(_)) => {
                self.message.set(None);
                sound::moved(self.preferences);
            }
            Some(Err(Denied::Move(error))) => self.refuse(error.into()),
            Some(Err(Denied::Full)) => self.tell(&messages::page_analyse_full(), true),
            None => {}
        }
    }

    /// Tells the person why something was refused.
    fn refuse(self, refused: RefusalNotice) {
        sound::refused(self.preferences);
        let said = StatusMessage::of_refusal(refused);
        self.notices.speak(said.text(&untrack(|| self.i18n.catalogue())));
        self.message.set(Some(said));
    }

    /// Tells something about the board.
    pub(super) fn tell(self, message: &Message, refused: bool) {
        self.notices.speak(self.i18n.say(message));
        self.message.set(Some(StatusMessage::new(vec![message.clone().into()], refused)));
    }

    /// What was said last.
    pub(super) fn message(self) -> Option<StatusMessage> {
        self.message.get()
    }

    /// Whether only the board is shown.
    pub(super) fn zen(self) -> bool {
        self.zen.get()
    }

    /// Shows only the board, or everything again.
    pub(super) fn toggle_zen(self) {
        self.zen.update(|zen| *zen = !*zen);
    }

    /// Turns the board by half.
    pub(super) fn flip(self) {
        self.preferences.flip(untrack(|| self.position().game()));
    }
}
