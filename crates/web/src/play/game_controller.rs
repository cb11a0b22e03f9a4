//! The game under way, as the screens know it: the table, the engine beside it, and what the browser keeps of
//! it.

mod actions;
mod finish;
mod queries;
mod start;

use std::time::Duration;

use basalt_locales::messages;
use basalt_play::{Ladder, Level, LocalGame, Turn};
use basalt_rules::AnyMove;
use leptos::prelude::*;

use super::game_options::GameOptions;
use crate::archive;
use crate::browser;
use crate::engine::{Engine, Question};
use crate::game_ui::FIRST_GAME;
use crate::i18n::{I18n, i18n};
use crate::local_storage;
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::status_message::StatusMessage;
pub(crate) use start::store_new_game;

/// Where the game under way is kept.
const GAME: &str = "basalt.table";

/// How long the computer thinks for a move, in milliseconds; the lower levels need less.
const MOVE_TIME_MS: u32 = 2000;

/// The least time before the computer's move is shown, so that the eye can follow.
const MIN_REPLY_DELAY_MS: i32 = 350;

/// The game under way.
#[derive(Clone, Copy)]
pub(crate) struct GameController {
    table: RwSignal<Option<LocalGame>>,
    /// Whether this view of the desk lets the board go first, and sees a change of the table only a frame later.
    waits: bool,
    /// Tells the views that wait.
    settled: Trigger,
    options: RwSignal<GameOptions>,
    ladder: RwSignal<Ladder>,
    hint: RwSignal<Option<AnyMove>>,
    zen: RwSignal<bool>,
    /// What was said last about the game: a move, a refusal.
    message: RwSignal<Option<StatusMessage>>,
    /// Counts up as long as clocks run.
    tick: RwSignal<u64>,
    /// Counts up when a question to the engine was given up, so that it is asked anew if it still stands.
    round: RwSignal<u64>,
    /// Whether the person knows that the game is not kept.
    unkept: StoredValue<bool>,
    engine: Engine,
    notices: Notices,
    preferences: Preferences,
    i18n: I18n,
}

/// The time that clocks are told: since the page was opened.
pub(crate) fn now() -> Duration {
    Duration::from_secs_f64(browser::now() / 1000.0)
}

impl GameController {
    /// Takes up what the browser has kept.
    pub(crate) fn new() -> Self {
        let controller = Self {
            table: RwSignal::new(None),
            waits: false,
            settled: Trigger::new(),
            options: RwSignal::new(GameOptions::of(FIRST_GAME)),
            ladder: RwSignal::new(finish::kept_ladder()),
            hint: RwSignal::new(None),
            zen: RwSignal::new(false),
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

    /// Goes on with the game that was under way; one that cannot be read goes to the finished ones, not lost.
    fn take_up(self) {
        let Some(text) = local_storage::read(GAME) else { return };
        if let Ok(mut table) = LocalGame::from_text(&text) {
            table.resume(now());
            self.table.set(Some(table));
        } else {
            let told = archive::move_to_archive(GAME, &text);
            let told =
                told.map_or_else(archive::error_message, |_| messages::page_play_unreadable());
            self.notices.tell(self.i18n.say(&told));
        }
    }

    /// Whatever happens at the table is kept, and the engine is asked when it is its turn.
    fn keep_in_step(self) {
        Effect::new(move |_| {
            self.table.track();
            browser::after_frame(move || {
                self.settled.notify();
                untrack(|| self.keep());
            });
        });
        let stand = Memo::new(move |_| {
            (self.round.get(), self.with(LocalGame::turn), self.with(count_plies))
        });
        Effect::new(move |_| {
            stand.get();
            untrack(|| self.ask_engine());
        });
        Effect::new(move |_| {
            if let Some(incident) = self.engine.incident() {
                self.notices.tell(self.i18n.say(&incident.message()));
            }
        });
        window_event_listener_untyped("pagehide", move |_| untrack(|| self.keep()));
        set_interval(move || self.beat(), Duration::from_millis(200));
    }

    /// Keeps the game where a reload finds it.
    fn keep(self) {
        let text = self.table.with(|table| table.as_ref().map(|table| table.to_text(now())));
        let kept = text.map_or(Ok(()), |text| local_storage::write(GAME, &text));
        let knows = self.unkept.get_value();
        self.unkept.set_value(kept.is_err());
        if let (Err(error), false) = (kept, knows) {
            self.notices.tell(self.i18n.say(&archive::error_message(error)));
        }
    }

    /// Looks at the clocks.
    fn beat(self) {
        let running = self.table.with_untracked(|table| {
            table
                .as_ref()
                .and_then(LocalGame::clocks)
                .is_some_and(|clocks| clocks.running().is_some())
        });
        if !running {
            return;
        }
        self.tick.update(|tick| *tick += 1);
        let flagged = self.table.with_untracked(|table| {
            let clocks = table.as_ref().and_then(LocalGame::clocks);
            clocks.is_some_and(|clocks| clocks.flagged(now()).is_some())
        });
        if flagged {
            self.change(|table| {
                table.expire(now());
                Ok(0..0)
            });
        }
    }

    /// Asks the engine for a move if the computer has to make one.
    fn ask_engine(self) {
        let question = self.table.with(|table| {
            let table = table.as_ref()?;
            let level = match table.turn() {
                Turn::Computer(_, level) => level,
                Turn::Aid(_) => Level::LAST,
                Turn::Person(_) | Turn::Over => return None,
            };
            Some(question(table, level))
        });
        let Some(question) = question else { return };
        let asked = question.position.clone();
        let since = browser::now();
        self.engine.ask(question, move |mv| {
            let passed = (browser::now() - since) as i32;
            browser::after_delay((MIN_REPLY_DELAY_MS - passed).max(0), move || {
                self.change(|table| table.answer(&asked, mv, now()));
            });
        });
    }
}

fn count_plies(table: &LocalGame) -> usize {
    table.plies().len()
}

fn question(table: &LocalGame, level: Level) -> Question {
    Question {
        start: table.position_after(0).clone(),
        moves: table.plies().iter().map(|ply| ply.mv).collect(),
        position: table.latest().clone(),
        level: level.get(),
        seed: browser::random_seed(),
        lines: 1,
        time_limit_ms: MOVE_TIME_MS,
    }
}
