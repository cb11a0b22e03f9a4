//! The engine in its Web Worker.
//!
//! A worker receives no messages while it searches. To stop a search is therefore to end its worker and start another;
//! the best move so far is the answer then.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use basalt_locales::{Message, messages};
use basalt_review::{Question, SearchResult, Value, position_line};
use basalt_rules::{AnyMove, AnyPosition};
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::effect::effect;
use crate::fair_play;
use crate::i18n::I18n;
use crate::notices::Notices;

/// The time limit for a position of a review, in milliseconds; it usually takes a tenth of a second.
const REVIEW_TIMEOUT_MS: u32 = 60_000;

/// Options of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SearchOptions {
    /// The playing level, from 1 to 20.
    pub(crate) level: u8,
    /// The seed that decides between equal moves.
    pub(crate) seed: u64,
    /// The number of lines.
    pub(crate) lines: usize,
}

impl SearchOptions {
    /// Full strength.
    pub(crate) const FULL: Self = Self { level: 20, seed: 0, lines: 1 };
}

/// A search as lines of UGI.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    /// The lines; the last begins a search.
    lines: Vec<String>,
    /// The position that is searched.
    pub(crate) position: AnyPosition,
    /// The longest thinking time.
    time_limit_ms: u32,
}

impl Search {
    /// A search after `moves` from `start` that have led to `position`.
    pub(crate) fn new(
        start: &AnyPosition,
        moves: &[AnyMove],
        position: AnyPosition,
        options: SearchOptions,
        time_limit_ms: u32,
    ) -> Self {
        let lines = vec![
            format!("setoption name Game value {}", start.game().id()),
            format!("setoption name Level value {}", options.level),
            format!("setoption name Seed value {}", options.seed),
            format!("setoption name MultiPV value {}", options.lines),
            position_line(start, moves),
            format!("go movetime {time_limit_ms}"),
        ];
        Self { lines, position, time_limit_ms }
    }

    /// A search of a position at full strength.
    pub(crate) fn of(position: &AnyPosition, time_limit_ms: u32) -> Self {
        Self::new(position, &[], position.clone(), SearchOptions::FULL, time_limit_ms)
    }

    /// The search that answers a question of a review.
    pub(crate) fn for_review(question: &Question) -> Self {
        let (lines, position) = (question.ugi(), question.position.clone());
        Self { lines, position, time_limit_ms: REVIEW_TIMEOUT_MS }
    }
}

/// The state of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EngineState {
    /// It waits.
    Idle,
    /// It looks for a move.
    Thinking,
    /// This browser cannot run it.
    Missing(MissingFeature),
}

/// A feature that the engine needs and this browser lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MissingFeature {
    /// Workers.
    Workers,
    /// The wide instructions of WebAssembly.
    Simd,
}

impl MissingFeature {
    /// The message for the person.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::Workers => messages::page_engine_no_workers(),
            Self::Simd => messages::page_engine_no_simd(),
        }
    }
}

/// An incident of the engine that is reported to the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Incident {
    /// It stopped working and was restarted.
    Restarted,
    /// It stopped working again and again.
    GivenUp,
    /// It was asked about a running rated game of the person's.
    Withheld,
}

impl Incident {
    /// The message for the person.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::Restarted => messages::page_engine_restarted(),
            Self::GivenUp => messages::page_engine_given_up(),
            Self::Withheld => messages::page_analyse_fair(),
        }
    }
}

/// The time that the engine may take beyond its limit before it counts as dead, in milliseconds. It may have to be
/// brought over a slow network first.
const REPLY_GRACE_MS: u32 = 30_000;

/// The most attempts at a question when the worker dies.
const MAX_ATTEMPTS: u32 = 3;

/// The engine, as far as the page knows it.
#[derive(Clone, Copy)]
pub(crate) struct EngineClient {
    state: RwSignal<EngineState>,
    incident: RwSignal<Option<Incident>>,
    inner: StoredValue<Rc<RefCell<Inner>>, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    worker: Option<Running>,
    pending: Option<Pending>,
    /// The number of questions so far.
    asked: u64,
}

struct Running {
    worker: Worker,
    /// Called by the worker as long as it lives.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(JsValue)>,
}

struct Pending {
    search: Search,
    /// The number of the question.
    number: u64,
    on_line: Rc<dyn Fn(&str)>,
    answer: Box<dyn FnOnce(AnyMove)>,
    /// The first move of the best line so far.
    best: Option<AnyMove>,
    attempt: u32,
}

impl EngineClient {
    /// An idle engine. Its worker starts with the first question.
    pub(crate) fn new() -> Self {
        let state = missing_feature().map_or(EngineState::Idle, EngineState::Missing);
        Self {
            state: RwSignal::new(state),
            incident: RwSignal::new(None),
            inner: StoredValue::new_local(Rc::default()),
        }
    }

    /// The state of the engine.
    pub(crate) fn state(self) -> EngineState {
        self.state.get()
    }

    /// Why it would say nothing of a position.
    pub(crate) fn refusal(self, position: &AnyPosition) -> Option<Message> {
        match self.state.get() {
            EngineState::Missing(missing_feature) => Some(missing_feature.message()),
            EngineState::Idle | EngineState::Thinking => {
                fair_play::is_closed(position).then(|| Incident::Withheld.message())
            }
        }
    }

    /// The last incident.
    pub(crate) fn incident(self) -> Option<Incident> {
        self.incident.get()
    }

    /// Shows a notice whenever the engine has an incident.
    pub(crate) fn report_incidents(self, notices: Notices, i18n: I18n) {
        effect(move || {
            if let Some(incident) = self.incident() {
                notices.tell(i18n.say(&incident.message()));
            }
        });
    }

    /// Searches in place of the search before, whose answer is not wanted any more. Calls `on_line` with each line
    /// before the answer.
    pub(crate) fn search(
        self,
        search: Search,
        on_line: impl Fn(&str) + 'static,
        answer: impl FnOnce(AnyMove) + 'static,
    ) {
        self.forget();
        if matches!(self.state.get_untracked(), EngineState::Missing(_)) {
            return;
        }
        if fair_play::is_closed(&search.position) {
            return self.incident.set(Some(Incident::Withheld));
        }
        self.incident.set(None);
        let inner = self.inner.get_value();
        inner.borrow_mut().asked += 1;
        let number = inner.borrow().asked;
        let (on_line, answer) = (Rc::new(on_line), Box::new(answer));
        let pending = Pending { search, number, on_line, answer, best: None, attempt: 1 };
        inner.borrow_mut().pending = Some(pending);
        self.state.set(EngineState::Thinking);
        self.send();
    }

    /// Asks for the best move of a position, with its evaluation for the player to move if there is one.
    pub(crate) fn judge(
        self,
        search: Search,
        answer: impl FnOnce(AnyMove, Option<Value>) + 'static,
    ) {
        let (game, told) = (search.position.game(), Rc::new(Cell::new(None)));
        let last = Rc::clone(&told);
        let on_line = move |line: &str| {
            if let Some(heard) = SearchResult::parse(game, line).filter(|heard| heard.rank == 1) {
                told.set(Some(heard.value));
            }
        };
        self.search(search, on_line, move |best| answer(best, last.get()));
    }

    /// Answers now with the best move so far, if there is one.
    pub(crate) fn hurry(self) {
        let pending = self.inner.get_value().borrow_mut().pending.take();
        let Some(pending) = pending else { return };
        match pending.best {
            Some(mv) => {
                self.end_worker();
                self.state.set(EngineState::Idle);
                (pending.answer)(mv);
            }
            None => self.inner.get_value().borrow_mut().pending = Some(pending),
        }
    }

    /// Cancels the question. A worker that still searches is ended.
    pub(crate) fn forget(self) {
        let pending = self.inner.get_value().borrow_mut().pending.take();
        if pending.is_some() {
            self.end_worker();
            self.state.set(EngineState::Idle);
        }
    }

    fn send(self) {
        let inner = self.inner.get_value();
        if inner.borrow().worker.is_none() {
            let started = self.start();
            let is_dead = started.is_none();
            inner.borrow_mut().worker = started;
            if is_dead {
                return self.worker_died();
            }
        }
        self.watch();
        let inner = inner.borrow();
        let (Some(running), Some(pending)) = (&inner.worker, &inner.pending) else { return };
        for line in &pending.search.lines {
            // A worker that takes no message has died and reports an error.
            let _ = running.worker.post_message(&line.as_str().into());
        }
    }

    /// A worker that does not answer is taken for dead: a browser that ends one does not say so.
    fn watch(self) {
        let Some((asked, time_limit_ms)) = self.asked() else { return };
        browser::after_delay((time_limit_ms + REPLY_GRACE_MS) as i32, move || {
            if self.asked().is_some_and(|(still, _)| still == asked) {
                self.end_worker();
                self.worker_died();
            }
        });
    }

    /// The number of the question, the attempt, and the longest thinking time.
    fn asked(self) -> Option<((u64, u32), u32)> {
        let inner = self.inner.try_get_value()?;
        let inner = inner.borrow();
        let Pending { search, number, attempt, .. } = inner.pending.as_ref()?;
        Some(((*number, *attempt), search.time_limit_ms))
    }

    fn start(self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address()?, &options).ok()?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            for line in event.data().as_string().unwrap_or_default().lines() {
                self.on_line(line);
            }
        });
        let fail = Closure::<dyn Fn(JsValue)>::new(move |_| {
            self.end_worker();
            self.worker_died();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Some(Running { worker, _on_message: on_message, _fail: fail })
    }

    fn on_line(self, line: &str) {
        if let Some(mv) = self.read(line, "bestmove") {
            let pending = self.inner.get_value().borrow_mut().pending.take();
            self.state.set(EngineState::Idle);
            if let Some(pending) = pending {
                (pending.answer)(mv);
            }
        } else if let Some(mv) = self.read(line, "pv") {
            let on_line = self.inner.get_value().borrow_mut().pending.as_mut().map(|pending| {
                pending.best = Some(mv);
                Rc::clone(&pending.on_line)
            });
            if let Some(on_line) = on_line {
                on_line(line);
            }
        }
    }

    /// The move after a token of a line, if it is legal.
    fn read(self, line: &str, word: &str) -> Option<AnyMove> {
        let mut tokens = line.split_whitespace().skip_while(|found| *found != word);
        let text = tokens.nth(1)?;
        let inner = self.inner.get_value();
        let inner = inner.borrow();
        let position = &inner.pending.as_ref()?.search.position;
        let mv = position.read_move(text).ok()?;
        position.clone().play(mv).ok().map(|()| mv)
    }

    fn end_worker(self) {
        if let Some(running) = self.inner.get_value().borrow_mut().worker.take() {
            running.worker.terminate();
            // The closures may be running just now; the next tick drops them.
            browser::after_delay(0, move || drop(running));
        }
    }

    /// Reports the incident, and repeats the question if attempts are left.
    fn worker_died(self) {
        let inner = self.inner.get_value();
        let may_retry = match &mut inner.borrow_mut().pending {
            Some(pending) => {
                pending.attempt += 1;
                pending.attempt <= MAX_ATTEMPTS
            }
            None => true,
        };
        if may_retry {
            self.incident.set(Some(Incident::Restarted));
            self.send();
        } else {
            inner.borrow_mut().pending = None;
            self.incident.set(Some(Incident::GivenUp));
            self.state.set(EngineState::Idle);
        }
    }
}

/// The address of the worker's script, from the head of the page.
fn address() -> Option<String> {
    browser::meta_content("basalt-engine")
}

/// A module with one function that makes a wide register of a number: (i8x16.splat (i32.const 0)).
const SIMD_PROBE: [u8; 29] = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26,
    11,
];

/// The feature that this browser lacks for the engine.
fn missing_feature() -> Option<MissingFeature> {
    let global = js_sys::global();
    if !js_sys::Reflect::has(&global, &"Worker".into()).unwrap_or(false) {
        return Some(MissingFeature::Workers);
    }
    let module = js_sys::Uint8Array::from(SIMD_PROBE.as_slice());
    let simd = js_sys::WebAssembly::validate(&module.into()).unwrap_or(false);
    (!simd).then_some(MissingFeature::Simd)
}
