//! The controller of the running game: the game, the engine, and what the browser stores of
//! it.

mod actions;
mod finish;
mod hints;
mod queries;
mod start;

use std::time::Duration;

use basalt_play::{Ladder, Level, LocalGame, Turn};
use leptos::prelude::*;

use self::hints::ShownHint;
use super::stored::{GAME, kept_ladder, stored_game};
use crate::archive;
use crate::browser;
use crate::effect::effect;
use crate::engine::{EngineClient, Search, SearchOptions};
use crate::i18n::{I18n, i18n};
use crate::local_storage;
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::route::take_handed_over;
use crate::status_message::StatusMessage;
use crate::zen_mode::ZenMode;

/// The computer's time for a move, in milliseconds; the lower levels need less.
const MOVE_TIME_MS: u32 = 2000;

/// The least time before the computer's move is shown, so that the eye can follow.
const MIN_REPLY_DELAY_MS: i32 = 350;

/// The game under way.
#[derive(Clone, Copy)]
pub(crate) struct GameController {
    game: RwSignal<Option<LocalGame>>,
    /// Whether this view updates a frame after the board.
    waits: bool,
    /// Notifies the deferred views.
    settled: Trigger,
    ladder: RwSignal<Ladder>,
    hint: RwSignal<Option<ShownHint>>,
    /// Whether the engine is looking for one.
    seeks_hint: RwSignal<bool>,
    pub(crate) zen: ZenMode,
    /// The last message about the game: a move or a refusal.
    message: RwSignal<Option<StatusMessage>>,
    /// Counts up as long as clocks run.
    tick: RwSignal<u64>,
    /// Counts cancelled searches, so that a question that still stands is asked again.
    round: RwSignal<u64>,
    /// Whether the person knows that the game cannot be stored.
    unkept: StoredValue<bool>,
    engine: EngineClient,
    notices: Notices,
    preferences: Preferences,
    i18n: I18n,
}

/// The time for clocks: since the page was opened.
pub(crate) fn now() -> Duration {
    Duration::from_secs_f64(browser::now() / 1000.0)
}

impl GameController {
    /// Restores the stored game.
    pub(crate) fn new() -> Self {
        let controller = Self {
            game: RwSignal::new(None),
            waits: false,
            settled: Trigger::new(),
            ladder: RwSignal::new(kept_ladder()),
            hint: RwSignal::new(None),
            seeks_hint: RwSignal::new(false),
            zen: ZenMode::default(),
            message: RwSignal::new(None),
            tick: RwSignal::new(0),
            round: RwSignal::new(0),
            unkept: StoredValue::new(false),
            engine: expect_context(),
            notices: expect_context(),
            preferences: expect_context(),
            i18n: i18n(),
        };
        controller.take_up();
        controller.keep_in_step();
        controller
    }

    /// Starts the game that another screen has handed over, or resumes the stored one.
    fn take_up(self) {
        let new = take_handed_over().and_then(|text| LocalGame::from_text(&text).ok());
        if let Some(mut game) = new.or_else(|| stored_game(self.notices, self.i18n)) {
            game.resume(now());
            self.game.set(Some(game));
        }
    }

    /// Stores every change, and asks the engine when it is its turn.
    fn keep_in_step(self) {
        effect(move || {
            self.game.track();
            browser::after_frame(move || {
                self.settled.notify();
                untrack(|| self.keep());
            });
        });
        let stand = Memo::new(move |_| {
            (self.round.get(), self.with(LocalGame::turn), self.with(count_plies))
        });
        effect(move || {
            stand.get();
            untrack(|| self.ask_engine());
        });
        self.engine.report_incidents(self.notices, self.i18n);
        window_event_listener_untyped("pagehide", move |_| untrack(|| self.keep()));
        set_interval(move || self.beat(), Duration::from_millis(200));
    }

    /// Stores the running game.
    fn keep(self) {
        let text = self.game.with(|game| game.as_ref().map(|game| game.to_text(now())));
        let kept = text.map_or(Ok(()), |text| local_storage::write(GAME, &text));
        let knows = self.unkept.get_value();
        self.unkept.set_value(kept.is_err());
        if let (Err(error), false) = (kept, knows) {
            self.notices.tell(self.i18n.say(&archive::error_message(error)));
        }
    }

    /// Updates the clocks, and ends the game when a flag falls.
    fn beat(self) {
        let running = self.game.with_untracked(|game| {
            game.as_ref()
                .and_then(LocalGame::clocks)
                .is_some_and(|clocks| clocks.running().is_some())
        });
        if !running {
            return;
        }
        self.tick.update(|tick| *tick += 1);
        let flagged = self.game.with_untracked(|game| {
            let clocks = game.as_ref().and_then(LocalGame::clocks);
            clocks.is_some_and(|clocks| clocks.flagged(now()).is_some())
        });
        if flagged {
            self.change(|game| {
                game.expire(now());
                Ok(0..0)
            });
        }
    }

    /// Asks the engine for a move if the computer has to make one.
    fn ask_engine(self) {
        let search = self.game.with(|game| {
            let game = game.as_ref()?;
            let level = match game.turn() {
                Turn::Computer(_, level) => level,
                Turn::Aid(_) => Level::LAST,
                Turn::Person(_) | Turn::Over => return None,
            };
            Some(search(game, strength(level), MOVE_TIME_MS))
        });
        let Some(search) = search else { return };
        let asked = search.position.clone();
        let since = browser::now();
        let answer = move |mv| {
            let passed = (browser::now() - since) as i32;
            browser::after_delay((MIN_REPLY_DELAY_MS - passed).max(0), move || {
                self.change(|game| game.answer(&asked, mv, now()));
            });
        };
        self.engine.search(search, |_| {}, answer);
    }
}

fn count_plies(game: &LocalGame) -> usize {
    game.plies().len()
}

/// A search for the next move of a game.
fn search(game: &LocalGame, options: SearchOptions, time_limit_ms: u32) -> Search {
    let moves: Vec<_> = game.plies().iter().map(|ply| ply.mv).collect();
    Search::new(game.position_after(0), &moves, game.latest().clone(), options, time_limit_ms)
}

/// A level that does not play the same game twice.
fn strength(level: Level) -> SearchOptions {
    SearchOptions { level: level.get(), seed: browser::random_seed(), lines: 1 }
}
