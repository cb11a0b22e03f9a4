//! The screen of puzzles: training first, then the themes, the puzzles of the day, other ways to train, and the list.

use std::sync::Arc;

use basalt_learn::puzzles::{
    DayRating, IndexEntry, Puzzle, PuzzleFilter, PuzzleTheme, RunKind, Scope,
};
use basalt_locales::messages;
use basalt_rules::Title;
use leptos::prelude::*;

use super::library::{Indexes, of_today, route, with_indexes, with_puzzle, with_puzzle_of};
use super::list::{List, PuzzleState};
use super::records::{Records, best_runs, days_in_a_row, signed};
use super::session::PuzzleSession;
use super::texts::{self, aim};
use crate::components::{ButtonGroup, Meter};
use crate::form_fields::Label;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::local_storage::synced;
use crate::mini_board::MiniBoard;
use crate::route::{Link, Route};

/// The days of "this week".
const WEEK: u32 = 7;

/// Everything that the parts of the screen show.
#[derive(Clone)]
pub(super) struct Overview {
    pub(super) indexes: Indexes,
    pub(super) records: Arc<Records>,
    /// The chosen title; `None` for all.
    pub(super) title: RwSignal<Option<Title>>,
}

impl Overview {
    fn filter(&self) -> PuzzleFilter {
        PuzzleFilter { title: self.title.get(), theme: None }
    }

    /// All puzzles of the chosen title.
    pub(super) fn entries(&self) -> impl Iterator<Item = &IndexEntry> {
        let filter = self.filter();
        let shipped = self.indexes.iter().flat_map(|index| index.entries());
        let all = shipped.chain(self.records.own.entries());
        all.filter(move |entry| filter.matches(entry))
    }
}

/// The screen of puzzles.
#[component]
pub(crate) fn PuzzleTrainer() -> impl IntoView {
    let i18n = i18n();
    let (title, synced) = (RwSignal::new(None), synced());
    let show = move |indexes: Indexes| {
        synced.track();
        let overview = Overview { indexes, records: Arc::new(Records::read()), title };
        view! {
            <div class="stack">
                <Hero overview=overview.clone()/>
                <Themes overview=overview.clone()/>
                <List overview=overview.clone()/>
            </div>
            <div class="stack">
                <DailyCard overview=overview.clone()/>
                <StreakCard overview=overview.clone()/>
                <MoreWays records=overview.records/>
            </div>
        }
    };
    view! {
        <div class="page-body trainer">
            <h1 class="sr">{i18n.text(messages::page_puzzles)}</h1>
            {with_indexes(show)}
        </div>
    }
}

/// The person's rating, the button to train, and the next puzzle.
#[component]
fn Hero(overview: Overview) -> impl IntoView {
    let i18n = i18n();
    let title = overview.title;
    let both = (None, Label::from(messages::page_puzzles_both()));
    let titles = Title::ALL.map(|title| (Some(title), Label::Name(title.name())));
    let options: Vec<_> = [both].into_iter().chain(titles).collect();
    let session = {
        let overview = overview.clone();
        move || PuzzleSession::Practice(overview.filter()).route()
    };
    let next = {
        let Overview { indexes, records, .. } = overview.clone();
        Memo::new(move |_| {
            records
                .next(&indexes, PuzzleFilter { title: title.get(), theme: None }, None, 0)
                .cloned()
        })
    };
    let due = overview.records.due() as u64;
    let rating = move || {
        let scope = overview.filter().scope();
        view! { <RatingLine records=Arc::clone(&overview.records) scope/> }
    };
    view! {
        <section class="card train-hero">
            <div class="stack">
                <ButtonGroup label=messages::page_puzzles_game options chosen=title.into() choose=move |chosen| title.set(chosen)/>
                {rating}
                {move || match next.get() {
                    Some(_) => view! {
                        <Link to=session() class="button button--main button--large button--wide">
                            {Icon::Play.labelled(messages::page_puzzles_train)}
                        </Link>
                        <p class="quiet small">{i18n.text(messages::page_puzzles_train_note)}</p>
                    }.into_any(),
                    None => view! { <p class="good">{i18n.text(messages::page_puzzles_all_done)}</p> }.into_any(),
                }}
                {(due > 0).then(|| view! { <p class="gold small due">{i18n.text_of(messages::page_puzzles_due(due))}</p> })}
            </div>
            {move || next.get().map(|entry| view! { <UpNext entry/> })}
        </section>
    }
}

/// The person's rating, its change in a week, and its course.
#[component]
fn RatingLine(records: Arc<Records>, scope: Scope) -> impl IntoView {
    let i18n = i18n();
    let training = &records.learner.training;
    let rating = training.rating(scope);
    let shown = format!("{}{}", rating.points(), if rating.is_provisional() { "?" } else { "" });
    let change = training.change_since(scope, records.learner.day.saturating_sub(WEEK));
    let change = change.map(|change| {
        let class = if change < 0 { "tag" } else { "tag tag--good" };
        view! { <span class=class>{i18n.text_of(messages::page_puzzles_week(&signed(change)))}</span> }
    });
    view! {
        <div>
            <p class="quiet">{i18n.text(messages::page_puzzles_rating)}</p>
            <p class="score-line"><b data-rating="">{shown}</b>{change}</p>
        </div>
        {spark(training.days(scope))}
    }
}

/// The size of the drawing of ratings, in its own units.
const SPARK: (f64, f64) = (428.0, 56.0);

/// The course of the ratings, once there are two.
fn spark(days: &[DayRating]) -> Option<impl IntoView + use<>> {
    let points = days.iter().map(|day| f64::from(day.points));
    let least = points.clone().min_by(f64::total_cmp)?;
    let most = points.clone().max_by(f64::total_cmp)?;
    let step = SPARK.0 / days.len().checked_sub(1).filter(|steps| *steps > 0)? as f64;
    let place = |(number, points): (usize, f64)| {
        let y = 4.0 + (SPARK.1 - 8.0) * (most - points) / (most - least).max(1.0);
        format!("{} {}", (step * number as f64) as u32, y as u32)
    };
    let line = points.enumerate().map(place).collect::<Vec<_>>().join("L");
    let area = format!("M{line}L428 56L0 56z");
    Some(view! {
        <svg class="spark" viewBox="0 0 428 56" preserveAspectRatio="none" aria-hidden="true">
            <path class="spark__area" d=area></path>
            <path class="spark__line" d=format!("M{line}")></path>
        </svg>
    })
}

/// The puzzle that comes next.
#[component]
fn UpNext(entry: IndexEntry) -> impl IntoView {
    let i18n = i18n();
    let rating = (!entry.is_own()).then(|| view! { <span class="tag">{entry.rating()}</span> });
    let board = |puzzle: Puzzle| view! { <MiniBoard position=puzzle.position().clone()/> };
    view! {
        <div class="stack up-next" data-next=entry.id()>
            {with_puzzle_of(entry.clone(), board)}
            <p class="row">
                <span class="quiet">{i18n.text(messages::page_puzzles_up_next)}</span>
                <b>{i18n.text_of(aim(entry.player(), entry.aim()))}</b>
                <span class="spring"></span>
                {rating}
            </p>
        </div>
    }
}

/// The themes of the chosen title, with the person's rating in each and how much is solved.
#[component]
fn Themes(overview: Overview) -> impl IntoView {
    let i18n = i18n();
    let one = move |overview: &Overview, theme: PuzzleTheme| {
        let (mut done, mut all) = (0, 0);
        for entry in overview.entries().filter(|entry| entry.themes().contains(&theme)) {
            all += 1;
            done += u64::from(overview.records.learner.score.get(&entry.id()) == Some(true));
        }
        let scope = Scope::Theme(theme);
        let training = &overview.records.learner.training;
        let rating = training.is_rated(scope).then(|| training.rating(scope).points());
        let session = PuzzleSession::Practice(PuzzleFilter { title: None, theme: Some(theme) });
        (all > 0).then(|| view! {
            <Link to=session.route() class="theme">
                <span class="row"><b>{i18n.text_of(texts::theme(theme))}</b><span class="spring"></span><span class="quiet">{rating}</span></span>
                <Meter done all/>
                <span class="sr">{i18n.text_of(messages::page_puzzles_solved_of(done, all))}</span>
            </Link>
        })
    };
    let themes =
        move || PuzzleTheme::ALL.into_iter().map(|theme| one(&overview, theme)).collect_view();
    view! {
        <section class="card">
            <div class="card__head">
                <h2>{i18n.text(messages::page_puzzles_themes)}</h2>
                <span class="quiet small desk-only">{i18n.text(messages::page_puzzles_themes_note)}</span>
            </div>
            <div class="themes">{themes}</div>
        </section>
    }
}

/// The puzzles of the day, one of each title.
#[component]
fn DailyCard(overview: Overview) -> impl IntoView {
    let i18n = i18n();
    let Overview { indexes, records, .. } = overview;
    let one = |title: Title, entry: IndexEntry| {
        let state = PuzzleState::of(&entry, &records.learner.score);
        let board = |found: Option<(IndexEntry, Puzzle)>| {
            found.map(|(_, puzzle)| view! { <MiniBoard position=puzzle.position().clone()/> })
        };
        view! {
            <Link to=route(&entry) class="daily__item today">
                {with_puzzle(title, of_today, board)}
                <span class="stack">
                    <b>{title.name()}</b>
                    <span class="quiet small">{i18n.text_of(aim(entry.player(), entry.aim()))}</span>
                    <span class="small state" data-state=state.name()>{i18n.text_of(messages::page_puzzles_state(state.name()))}</span>
                </span>
            </Link>
        }
    };
    let all: Vec<_> = Title::ALL
        .into_iter()
        .zip(&indexes)
        .filter_map(|(title, index)| of_today(index).cloned().map(|entry| one(title, entry)))
        .collect();
    view! {
        <section class="card daily">
            <div class="card__head"><h2>{i18n.text(messages::page_puzzles_days)}</h2></div>
            {all}
        </section>
    }
}

/// On how many days in a row a puzzle of the day was solved, and how many puzzles are solved.
#[component]
fn StreakCard(overview: Overview) -> impl IntoView {
    let i18n = i18n();
    let days = days_in_a_row();
    let class = if days > 0 { "streak" } else { "quiet" };
    let sentence = move || match days {
        0 => i18n.say(&messages::page_puzzles_no_streak()),
        _ => i18n.say(&messages::page_puzzles_streak(days.into())),
    };
    let Overview { indexes, records, .. } = overview;
    let done: usize = indexes.iter().map(|index| records.solved(index)).sum();
    let all: usize = indexes.iter().map(|index| index.entries().len()).sum();
    view! {
        <section class="card card--pad row streak-card">
            <span class="streak-card__days" class:gold={days > 0} aria-hidden="true">{Icon::Flame.draw()}<b>{days}</b></span>
            <div class="stack">
                <p class=class>{sentence}</p>
                <p class="quiet small">{i18n.text_of(messages::page_puzzles_solved_of(done as u64, all as u64))}</p>
            </div>
        </section>
    }
}

/// Runs of puzzles, and the puzzles from the person's own games.
#[component]
fn MoreWays(records: Arc<Records>) -> impl IntoView {
    let i18n = i18n();
    let one = |kind: RunKind| {
        let icon = match kind {
            RunKind::Streak => Icon::Flame,
            RunKind::Storm => Icon::Clock,
        };
        let best = best_runs().get(kind);
        view! {
            <Link to=PuzzleSession::Run(kind).route() class="list-row list-row--tall">
                {icon.draw()}
                <span class="stack">
                    <b>{i18n.text_of(messages::page_puzzles_run(kind.id()))}</b>
                    <span class="quiet small">
                        {i18n.text_of(messages::page_puzzles_run_about(kind.id()))}" "
                        {(best > 0).then(|| i18n.text_of(messages::page_puzzles_best(best.into())))}
                    </span>
                </span>
            </Link>
        }
    };
    view! {
        <section class="card">
            <div class="card__head"><h2>{i18n.text(messages::page_puzzles_more)}</h2></div>
            {RunKind::ALL.map(one).collect_view()}
            <FromYourGames records/>
        </section>
    }
}

/// The puzzles from the person's own games; without any, the way to the games, where a review makes some.
#[component]
fn FromYourGames(records: Arc<Records>) -> impl IntoView {
    let i18n = i18n();
    let all = records.own.entries().len() as u64;
    let done = records.solved(&records.own) as u64;
    let filter = PuzzleFilter { title: None, theme: Some(PuzzleTheme::OwnGames) };
    let route = if all > 0 { PuzzleSession::Practice(filter).route() } else { Route::Games };
    let about = match all {
        0 => messages::page_puzzles_own_none(),
        _ => messages::page_puzzles_solved_of(done, all),
    };
    let left = all.saturating_sub(done);
    view! {
        <Link to=route class="list-row list-row--tall own-games">
            {Icon::Target.draw()}
            <span class="stack">
                <b>{i18n.text_of(texts::theme(PuzzleTheme::OwnGames))}</b>
                <span class="quiet small">{i18n.text_of(about)}</span>
            </span>
            {(left > 0).then(|| view! { <span class="spring"></span><span class="badge" aria-hidden="true">{left}</span> })}
        </Link>
    }
}
