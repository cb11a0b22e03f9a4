//! The state of the analysis screen.

mod board_props;
mod import_export;
mod live_engine;
mod persistence;

use std::collections::BTreeMap;

use basalt_locales::{Message, messages};
use basalt_records::Drawing;
use basalt_review::{MoveMark, SearchResult, Value};
use basalt_rules::{AnyMove, AnyPosition};
use basalt_study::{AddMoveError, Place, Study};
use leptos::prelude::*;

use super::review::Reviewing;
use crate::account_state::AccountState;
use crate::board::RefusalNotice;
use crate::engine::EngineClient;
use crate::i18n::{I18n, i18n};
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::sound;
use crate::status_message::StatusMessage;
use crate::zen_mode::ZenMode;

/// The study on the screen.
#[derive(Clone, Copy)]
pub(super) struct AnalysisController {
    study: RwSignal<Study>,
    /// Whether the engine is on.
    thinks: RwSignal<bool>,
    /// The number of lines.
    count: RwSignal<usize>,
    /// The engine's lines for the current position, the best first.
    heard: RwSignal<Vec<SearchResult>>,
    /// The evaluations of the positions so far, from White's point of view.
    values: RwSignal<BTreeMap<Place, Value>>,
    /// The review of the game.
    reviewing: Reviewing,
    /// The shape that the person is drawing.
    drawn: RwSignal<Option<Drawing>>,
    /// The move of the explorer that the person points at.
    preview: RwSignal<Option<AnyMove>>,
    message: RwSignal<Option<StatusMessage>>,
    pub(super) zen: ZenMode,
    /// The studies of other games that were left during this visit, one of each title.
    left: StoredValue<Vec<Study>>,
    /// Counts the searches, so that an older one notices that it is cancelled.
    round: StoredValue<u64>,
    engine: EngineClient,
    account: AccountState,
    notices: Notices,
    preferences: Preferences,
    i18n: I18n,
}

impl AnalysisController {
    /// A study of a stored game, or the last study.
    pub(super) fn new(game: Option<String>) -> Self {
        let analysis = Self {
            study: RwSignal::new(persistence::nothing()),
            thinks: RwSignal::new(true),
            count: RwSignal::new(3),
            heard: RwSignal::new(Vec::new()),
            values: RwSignal::new(BTreeMap::new()),
            reviewing: Reviewing::new(),
            drawn: RwSignal::new(None),
            preview: RwSignal::new(None),
            message: RwSignal::new(None),
            zen: ZenMode::default(),
            left: StoredValue::new(Vec::new()),
            round: StoredValue::new(0),
            engine: EngineClient::new(),
            account: expect_context(),
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

    /// Reads the study.
    pub(super) fn with<T>(self, look: impl FnOnce(&Study) -> T) -> T {
        look(&self.study.read())
    }

    /// Reads the study without following its changes.
    pub(super) fn with_untracked<T>(self, look: impl FnOnce(&Study) -> T) -> T {
        look(&self.study.read_untracked())
    }

    /// Changes the study.
    pub(super) fn change<T>(self, change: impl FnOnce(&mut Study) -> T) -> Option<T> {
        self.study.try_update(change)
    }

    /// The current place.
    pub(super) fn here(self) -> Place {
        self.study.with(Study::here)
    }

    /// The position there.
    pub(super) fn position(self) -> AnyPosition {
        self.study.with(|study| study.position().clone())
    }

    /// Goes to a place.
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

    /// The name of the person's account, if there is one.
    pub(super) fn account_name(self) -> Option<String> {
        self.account.name()
    }

    /// The review of the game.
    pub(super) fn reviewing(self) -> Reviewing {
        self.reviewing
    }

    /// Goes to the position before the next mistake that the review has found, or to the first one again; `false` if it
    /// has found none.
    pub(super) fn go_to_next_mistake(self) -> bool {
        let moments = untrack(|| self.reviewing.moments());
        let mistakes = || moments.iter().filter(|moment| moment.mark != MoveMark::Good);
        let ply = self.with_untracked(|study| study.ply(study.here()));
        let next = mistakes().find(|moment| moment.number > ply).or_else(|| mistakes().next());
        if let Some(mistake) = next {
            self.go(mistake.before);
        }
        next.is_some()
    }

    /// The shape that the person is drawing.
    pub(super) fn drawn(self) -> RwSignal<Option<Drawing>> {
        self.drawn
    }

    /// The move of the explorer that the person points at, which the board shows.
    pub(super) fn preview(self) -> RwSignal<Option<AnyMove>> {
        self.preview
    }

    /// Removes the shapes from the current position; `false` if there are none.
    pub(super) fn clear_drawings(self) -> bool {
        let has_some = self.with_untracked(|study| !study.shapes(study.here()).is_empty());
        if has_some {
            self.change(|study| study.clear_shapes(study.here()));
        }
        has_some
    }

    fn play(self, mv: AnyMove) {
        match self.study.try_update(|study| study.play(mv)) {
            Some(Ok(_)) => {
                self.message.set(None);
                sound::moved(self.preferences);
            }
            Some(Err(AddMoveError::Move(error))) => self.refuse(error.into()),
            Some(Err(AddMoveError::Full)) => self.tell(&messages::page_analyse_full(), true),
            None => {}
        }
    }

    /// Shows why something was refused.
    fn refuse(self, refused: RefusalNotice) {
        sound::refused(self.preferences);
        let said = StatusMessage::of_refusal(refused);
        self.notices.speak(said.text(&untrack(|| self.i18n.catalogue())));
        self.message.set(Some(said));
    }

    /// Shows a message about the board.
    pub(super) fn tell(self, message: &Message, refused: bool) {
        self.notices.speak(self.i18n.say(message));
        self.message.set(Some(StatusMessage::new(vec![message.clone().into()], refused)));
    }

    /// The last feedback.
    pub(super) fn message(self) -> Option<StatusMessage> {
        self.message.get()
    }

    /// Shows or hides links and chains.
    pub(super) fn toggle_links(self) {
        self.preferences.toggle_links();
    }

    /// Turns the board by half.
    pub(super) fn flip(self) {
        self.preferences.flip(untrack(|| self.position().game()));
    }
}
