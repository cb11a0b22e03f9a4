//! A training session: puzzle after puzzle near the person's rating, or a run of puzzles that get harder.

use basalt_learn::puzzles::{IndexEntry, Puzzle, PuzzleFilter, PuzzleTheme, Run, RunKind};
use basalt_locales::{Message, messages};
use basalt_rules::Title;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::library::{Indexes, index_of, of_today, puzzle, with_indexes};
use super::records::{Records, note_run};
use super::screen::{Missing, PuzzleContext, Shell, practice_report};
use crate::browser::{self, after_delay, handler};
use crate::components::Skeleton;
use crate::i18n::{I18n, i18n};
use crate::notices::Notices;
use crate::route::{Link, Route};

/// The pause after a puzzle of a run, in milliseconds, so that the last move is seen.
const PAUSE_MS: i32 = 500;

/// The time between two looks at the clock, in milliseconds.
const TICK_MS: i32 = 250;

/// The subject of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleSession {
    Practice(PuzzleFilter),
    Run(RunKind),
}

impl PuzzleSession {
    /// The session with this name in the address.
    pub(crate) fn from_id(id: &str) -> Option<Self> {
        let filter = |title, theme| Self::Practice(PuzzleFilter { title, theme });
        let all = (id == ALL).then(|| filter(None, None));
        all.or_else(|| RunKind::from_id(id).map(Self::Run))
            .or_else(|| Title::from_id(id).map(|title| filter(Some(title), None)))
            .or_else(|| PuzzleTheme::from_id(id).map(|theme| filter(None, Some(theme))))
    }

    /// Its address.
    pub(super) fn route(self) -> Route {
        let id = match self {
            Self::Run(kind) => kind.id(),
            Self::Practice(PuzzleFilter { theme: Some(theme), .. }) => theme.id(),
            Self::Practice(PuzzleFilter { title: Some(title), .. }) => title.id(),
            Self::Practice(_) => ALL,
        };
        Route::Training(id.to_owned())
    }
}

/// The name of a session with puzzles of all kinds.
const ALL: &str = "all";

/// A training session, if there is one with this name.
#[component]
pub(crate) fn TrainingScreen(
    /// The session.
    session: Option<PuzzleSession>,
) -> impl IntoView {
    match session {
        Some(PuzzleSession::Practice(filter)) => {
            with_indexes(move |indexes| view! { <Practice indexes filter/> }).into_any()
        }
        Some(PuzzleSession::Run(kind)) => {
            with_indexes(move |indexes| view! { <RunScreen indexes kind/> }).into_any()
        }
        None => view! { <Missing/> }.into_any(),
    }
}

/// The puzzle that is shown.
#[derive(Clone)]
enum Shown {
    Loading,
    Puzzle(IndexEntry, Box<Puzzle>),
    /// There is none, or it could not be fetched.
    Nothing,
}

/// Fetches a puzzle and shows it.
fn load(shown: RwSignal<Shown>, indexes: Indexes, entry: Option<IndexEntry>) {
    let Some(entry) = entry else { return shown.set(Shown::Nothing) };
    spawn_local(async move {
        let found = match index_of(&indexes, &entry) {
            Some(index) => puzzle(index, &entry).await,
            None => None,
        };
        // The person may have left meanwhile.
        let _ = shown
            .try_set(found.map_or(Shown::Nothing, |found| Shown::Puzzle(entry, Box::new(found))));
    });
}

/// Puzzles near the person's rating, and failed ones that come again.
#[component]
fn Practice(indexes: Indexes, filter: PuzzleFilter) -> impl IntoView {
    let i18n = i18n();
    let shown = RwSignal::new(Shown::Loading);
    let number = StoredValue::new(0);
    let known = indexes.clone();
    let next = Callback::new(move |()| {
        let last = shown.with_untracked(|shown| match shown {
            Shown::Puzzle(entry, _) => Some(entry.id()),
            Shown::Loading | Shown::Nothing => None,
        });
        let records = Records::read();
        let entry = records.next(&indexes, filter, last.as_deref(), number.get_value()).cloned();
        number.update_value(|number| *number += 1);
        load(shown, indexes.clone(), entry);
    });
    next.run(());
    move || match shown.get() {
        Shown::Loading => view! { <Skeleton lines=3/> }.into_any(),
        Shown::Puzzle(entry, puzzle) => {
            let is_of_today = known.iter().any(|index| of_today(index) == Some(&entry));
            let report = practice_report(entry.clone(), is_of_today);
            let setting = PuzzleContext { is_of_today, report, next, run: None };
            view! { <Shell entry puzzle=*puzzle setting/> }.into_any()
        }
        Shown::Nothing => view! {
            <p class="card card--pad good">{i18n.text(nothing_left(filter))}</p>
        }
        .into_any(),
    }
}

/// The sentence for a session without a puzzle.
fn nothing_left(filter: PuzzleFilter) -> fn() -> Message {
    let has_own = !Records::read().own.entries().is_empty();
    match filter.theme {
        Some(PuzzleTheme::OwnGames) if !has_own => messages::page_puzzles_own_none,
        _ => messages::page_puzzles_all_done,
    }
}

/// A run as the screen knows it.
#[derive(Clone, Copy)]
struct RunState {
    run: RwSignal<Run>,
    shown: RwSignal<Shown>,
    is_over: RwSignal<bool>,
    is_best: StoredValue<bool>,
    seen: StoredValue<Vec<String>>,
    indexes: StoredValue<Indexes>,
    started: StoredValue<f64>,
    /// The milliseconds since the start.
    elapsed: RwSignal<u32>,
    notices: Notices,
    i18n: I18n,
}

impl RunState {
    fn new(kind: RunKind, indexes: Indexes) -> Self {
        Self {
            run: RwSignal::new(Run::new(kind)),
            shown: RwSignal::new(Shown::Loading),
            is_over: RwSignal::new(false),
            is_best: StoredValue::new(false),
            seen: StoredValue::new(Vec::new()),
            indexes: StoredValue::new(indexes),
            started: StoredValue::new(browser::now()),
            elapsed: RwSignal::new(0),
            notices: expect_context(),
            i18n: i18n(),
        }
    }

    fn begin(self) {
        let kind = self.run.with_untracked(|run| run.kind());
        self.run.set(Run::new(kind));
        self.started.set_value(browser::now());
        self.elapsed.set(0);
        self.is_over.set(false);
        self.next();
    }

    fn next(self) {
        let run = self.run.get_untracked();
        let indexes = self.indexes.get_value();
        let seen = self.seen.get_value();
        let records = Records::read();
        let entry = records.next_of_run(&indexes, run, &seen, browser::random_seed()).cloned();
        self.seen.update_value(|seen| seen.extend(entry.iter().map(IndexEntry::id)));
        load(self.shown, indexes, entry);
    }

    /// Looks at the clock again and again, until the run is over or the person leaves.
    fn tick(self) {
        after_delay(TICK_MS, move || {
            let Some(started) = self.started.try_get_value() else { return };
            let elapsed = (browser::now() - started) as u32;
            if self.elapsed.try_set(elapsed).is_some() {
                return;
            }
            self.check();
            self.tick();
        });
    }

    /// Ends the run if it is over.
    fn check(self) -> bool {
        let run = self.run.get_untracked();
        let is_over = run.is_over(self.elapsed.get_untracked());
        if is_over && !self.is_over.get_untracked() {
            self.is_best.set_value(note_run(run, self.notices, self.i18n));
            self.is_over.set(true);
        }
        is_over
    }

    /// A puzzle was solved or missed.
    fn add(self, solved: bool) {
        if self.is_over.get_untracked() {
            return;
        }
        self.run.update(|run| run.add(solved));
        if !self.check() {
            after_delay(PAUSE_MS, move || {
                if self.is_over.try_get_untracked() == Some(false) {
                    self.next();
                }
            });
        }
    }
}

/// A run of puzzles.
#[component]
fn RunScreen(indexes: Indexes, kind: RunKind) -> impl IntoView {
    let i18n = i18n();
    let state = RunState::new(kind, indexes);
    state.begin();
    if kind == RunKind::Storm {
        state.tick();
    }
    let status = Signal::derive(move || {
        let run = state.run.get();
        let solved = i18n.say(&messages::page_puzzles_run_solved(run.solved().into()));
        match run.time_left_ms(state.elapsed.get()) {
            Some(left) => {
                let seconds = left.div_ceil(1000);
                let label = i18n.say(&messages::page_puzzles_time_left());
                format!("{label}: {}:{:02} · {solved}", seconds / 60, seconds % 60)
            }
            None => solved,
        }
    });
    let report = Callback::new(move |solved| {
        state.add(solved);
        Vec::new()
    });
    let is_over = Memo::new(move |_| state.is_over.get());
    move || {
        if is_over.get() {
            return view! { <RunOver state/> }.into_any();
        }
        match state.shown.get() {
            Shown::Loading => view! { <Skeleton lines=3/> }.into_any(),
            Shown::Puzzle(entry, puzzle) => {
                let next = Callback::new(move |()| state.next());
                let setting = PuzzleContext { is_of_today: false, report, next, run: Some(status) };
                view! { <Shell entry puzzle=*puzzle setting/> }.into_any()
            }
            Shown::Nothing => view! {
                <p class="card card--pad bad">{i18n.text(messages::page_puzzles_missing)}</p>
            }
            .into_any(),
        }
    }
}

/// The result of a run.
#[component]
fn RunOver(state: RunState) -> impl IntoView {
    let i18n = i18n();
    let run = state.run.get_untracked();
    let kind = run.kind().id();
    let best = super::records::best_runs().get(run.kind());
    let note = if state.is_best.get_value() {
        messages::page_puzzles_run_record()
    } else {
        messages::page_puzzles_best(best.into())
    };
    let over = messages::page_puzzles_run_over(run.solved().into());
    state.notices.speak(i18n.say(&over));
    view! {
        <div class="page-body">
            <section class="card card--pad stack run-over" data-run=kind>
                <h1>{i18n.text_of(messages::page_puzzles_run(kind))}</h1>
                <p class="run-over__count">{i18n.text_of(over)}</p>
                <p class="gold">{i18n.text_of(note)}</p>
                <p class="row">
                    <button class="button button--main" data-act="run-again" on:click=handler(move |_| state.begin())>{i18n.text(messages::page_learn_again)}</button>
                    <Link to=Route::Puzzles class="button">{i18n.text(messages::page_puzzles)}</Link>
                </p>
            </section>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_session_is_found_by_its_address() {
        let filter = |title, theme| PuzzleSession::Practice(PuzzleFilter { title, theme });
        let titles = Title::ALL.map(|title| filter(Some(title), None));
        let themes = PuzzleTheme::ALL.map(|theme| filter(None, Some(theme)));
        let runs = RunKind::ALL.map(PuzzleSession::Run);
        for session in titles.into_iter().chain(themes).chain(runs).chain([filter(None, None)]) {
            let Route::Training(id) = session.route() else { panic!("{session:?}") };
            assert_eq!(PuzzleSession::from_id(&id), Some(session));
        }
        assert_eq!(PuzzleSession::from_id("nothing"), None);
    }
}
