//! All puzzles: the next one to solve, those of the day, the streak, and the list.

use std::sync::Arc;

use basalt_learn::puzzles::{GRADES, Puzzle, PuzzleScore, Puzzles};
use basalt_locales::messages;
use basalt_rules::Title;
use basalt_rules::sorting::sort_by_key;
use leptos::prelude::*;

use super::library::{days_in_a_row, of_today, route, stored_score, with_all_puzzles};
use super::texts::aim;
use crate::components::{ButtonGroup, Meter, Show};
use crate::form_fields::{Label, RadioGroup};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::mini_board::MiniBoard;
use crate::route::Link;

/// The puzzles of a title.
#[derive(Clone)]
struct Collection {
    title: Title,
    puzzles: Arc<Puzzles>,
}

impl Collection {
    /// The thousandths that are solved.
    fn solved_share(&self, score: &PuzzleScore) -> usize {
        1000 * self.puzzles.solved(score) / self.puzzles.len().max(1)
    }
}

/// The choice of puzzles; nothing means all of them.
#[derive(Clone, Copy)]
struct Filter {
    title: RwSignal<Option<Title>>,
    grade: RwSignal<Option<u8>>,
}

impl Filter {
    /// Whether puzzles of a title are chosen.
    fn wants(self, title: Title) -> bool {
        self.title.get().is_none_or(|chosen| chosen == title)
    }
}

/// The screen of all puzzles.
#[component]
pub(crate) fn PuzzleList() -> impl IntoView {
    let i18n = i18n();
    let filter = Filter { title: RwSignal::new(None), grade: RwSignal::new(None) };
    let show = move |puzzles: [Arc<Puzzles>; Title::ALL.len()]| {
        let all = Title::ALL.into_iter().zip(puzzles);
        let all: Vec<_> = all.map(|(title, puzzles)| Collection { title, puzzles }).collect();
        let score = Arc::new(stored_score());
        view! {
            <div class="stack">
                <Training all=all.clone() score=Arc::clone(&score) filter/>
                <List all=all.clone() score=Arc::clone(&score) filter/>
            </div>
            <div class="stack">
                <DailyCard all score/>
                <StreakCard/>
            </div>
        }
    };
    view! {
        <div class="page-body trainer">
            <h1 class="sr">{i18n.text(messages::page_puzzles)}</h1>
            {with_all_puzzles(Title::ALL, show)}
        </div>
    }
}

/// The way to the next puzzle, with its board.
#[component]
fn Training(all: Vec<Collection>, score: Arc<PuzzleScore>, filter: Filter) -> impl IntoView {
    let i18n = i18n();
    let Filter { title, grade } = filter;
    let both = (None, Label::from(messages::page_puzzles_both()));
    let titles = Title::ALL.map(|title| (Some(title), Label::Name(title.name())));
    let options: Vec<_> = [both].into_iter().chain(titles).collect();
    let counted = all.clone();
    let known = Arc::clone(&score);
    let counts = Memo::new(move |_| {
        let chosen = counted.iter().filter(|it| filter.wants(it.title));
        chosen.fold((0, 0), |(done, all), it| {
            (done + it.puzzles.solved(&known) as u64, all + it.puzzles.len() as u64)
        })
    });
    let next = Memo::new(move |_| {
        let mut chosen: Vec<_> = all.iter().filter(|it| filter.wants(it.title)).collect();
        // The title of which less is solved comes first.
        sort_by_key(&mut chosen, |it| it.solved_share(&score));
        chosen.iter().find_map(|it| it.puzzles.next_unsolved(&score, grade.get(), None).cloned())
    });
    let solved = move || {
        let (done, all) = counts.get();
        i18n.say(&messages::page_puzzles_solved_of(done, all))
    };
    view! {
        <section class="card train-hero">
            <div class="stack">
                <ButtonGroup label=messages::page_puzzles_game options chosen=title.into() choose=move |chosen| title.set(chosen)/>
                <p class="quiet">{i18n.text(messages::page_puzzles_lead)}</p>
                <GradeChoice grade/>
                <div class="stack train-hero__count">
                    <b>{solved}</b>
                    {move || { let (done, all) = counts.get(); view! { <Meter done all/> } }}
                </div>
                {move || match next.get() {
                    Some(puzzle) => view! {
                        <Link to=route(&puzzle) class="button button--main button--large button--wide">
                            {Icon::Play.labelled(messages::page_puzzles_train)}
                        </Link>
                        <p class="quiet small">{i18n.text(messages::page_puzzles_train_note)}</p>
                    }.into_any(),
                    None => view! { <p class="good">{i18n.text(messages::page_puzzles_all_done)}</p> }.into_any(),
                }}
            </div>
            {move || next.get().map(|puzzle| view! { <UpNext puzzle/> })}
        </section>
    }
}

/// The puzzle that comes next.
#[component]
fn UpNext(puzzle: Puzzle) -> impl IntoView {
    let (i18n, aim, grade) = (i18n(), aim(&puzzle), puzzle.grade());
    view! {
        <div class="stack up-next">
            <MiniBoard position=puzzle.position().clone()/>
            <p class="row">
                <span class="quiet">{i18n.text(messages::page_puzzles_up_next)}</span>
                <b>{i18n.text_of(aim)}</b>
                <span class="spring"></span>
                <span class="tag">{i18n.text_of(messages::page_puzzles_of_grade(grade.into()))}</span>
            </p>
        </div>
    }
}

/// The puzzles of the day, one of each title.
#[component]
fn DailyCard(all: Vec<Collection>, score: Arc<PuzzleScore>) -> impl IntoView {
    let i18n = i18n();
    let one = |it: Collection| {
        let puzzle = of_today(&it.puzzles)?.clone();
        let (aim, state) = (aim(&puzzle), PuzzleState::of(&puzzle, &score));
        Some(view! {
            <Link to=route(&puzzle) class="daily__item today">
                <MiniBoard position=puzzle.position().clone()/>
                <span class="stack">
                    <b>{it.title.name()}</b>
                    <span class="quiet small">{i18n.text_of(aim)}</span>
                    <span class="small state" data-state=state.name()>{i18n.text_of(messages::page_puzzles_state(state.name()))}</span>
                </span>
            </Link>
        })
    };
    view! {
        <section class="card daily">
            <div class="card__head"><h2>{i18n.text(messages::page_puzzles_days)}</h2></div>
            {all.into_iter().map(one).collect_view()}
        </section>
    }
}

/// On how many days in a row a puzzle of the day was solved.
#[component]
fn StreakCard() -> impl IntoView {
    let i18n = i18n();
    let days = days_in_a_row();
    let class = if days > 0 { "streak" } else { "quiet" };
    let sentence = move || match days {
        0 => i18n.say(&messages::page_puzzles_no_streak()),
        _ => i18n.say(&messages::page_puzzles_streak(days.into())),
    };
    view! {
        <section class="card card--pad row streak-card">
            <span class="streak-card__days" class:gold={days > 0} aria-hidden="true">{Icon::Flame.draw()}<b>{days}</b></span>
            <p class=class>{sentence}</p>
        </section>
    }
}

/// The list of all puzzles, by title and grade.
#[component]
fn List(all: Vec<Collection>, score: Arc<PuzzleScore>, filter: Filter) -> impl IntoView {
    let i18n = i18n();
    let count: usize = all.iter().map(|it| it.puzzles.len()).sum();
    let one = move |it: Collection| {
        let (title, score) = (it.title, Arc::clone(&score));
        view! {
            <Show when=move || filter.wants(title)>
                <OfTitle it=it.clone() score=Arc::clone(&score) grade=filter.grade/>
            </Show>
        }
    };
    view! {
        <section class="card puzzle-list">
            <div class="card__head">
                <h2>{i18n.text(messages::page_puzzles_all)}</h2>
                <span class="badge badge--quiet">{count}</span>
            </div>
            {all.into_iter().map(one).collect_view()}
        </section>
    }
}

#[component]
fn GradeChoice(grade: RwSignal<Option<u8>>) -> impl IntoView {
    const NAMES: [&str; 5] = ["1", "2", "3", "4", "5"];
    let all = (None, Label::from(messages::page_puzzles_every_grade()));
    let grades = GRADES.zip(NAMES).map(|(grade, name)| (Some(grade), Label::Name(name)));
    view! {
        <RadioGroup name="grade" title=messages::page_puzzles_grade options=[all].into_iter().chain(grades).collect()
            chosen=grade.into() choose=move |chosen| grade.set(chosen)/>
    }
}

/// The puzzles of a title.
#[component]
fn OfTitle(it: Collection, score: Arc<PuzzleScore>, grade: RwSignal<Option<u8>>) -> impl IntoView {
    let i18n = i18n();
    let Collection { title, puzzles } = it;
    let (done, all) = (puzzles.solved(&score) as u64, puzzles.len() as u64);
    let grades = move || {
        let wanted = GRADES.filter(|one| grade.get().is_none_or(|grade| grade == *one));
        let all = wanted.map(|grade| view! { <OfGrade puzzles=Arc::clone(&puzzles) score=Arc::clone(&score) grade/> });
        all.collect_view()
    };
    view! {
        <section aria-label=title.name() data-title=title.id()>
            <p class="row"><b>{title.name()}</b><span class="quiet">{i18n.text_of(messages::page_puzzles_solved_of(done, all))}</span></p>
            {grades}
        </section>
    }
}

/// The state of a puzzle.
#[derive(Clone, Copy)]
enum PuzzleState {
    Solved,
    Tried,
    New,
}

impl PuzzleState {
    fn of(puzzle: &Puzzle, score: &PuzzleScore) -> Self {
        match score.get(puzzle.id()) {
            Some(true) => Self::Solved,
            Some(false) => Self::Tried,
            None => Self::New,
        }
    }

    /// Its name in sentences and in the style sheet.
    const fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Tried => "tried",
            Self::New => "new",
        }
    }
}

/// The puzzles of a title that are as hard as each other.
#[component]
fn OfGrade(puzzles: Arc<Puzzles>, score: Arc<PuzzleScore>, grade: u8) -> impl IntoView {
    let i18n = i18n();
    let one = |puzzle: &Puzzle| {
        let (number, state) = (puzzle.number().to_owned(), PuzzleState::of(puzzle, &score).name());
        view! {
            <li data-state=state>
                <Link to=route(puzzle)>
                    {number}
                    <span class="sr">{i18n.text_of(messages::page_puzzles_state(state))}</span>
                </Link>
            </li>
        }
    };
    let links: Vec<_> = puzzles.of_grade(Some(grade)).into_iter().map(one).collect();
    view! {
        <h3>{i18n.text_of(messages::page_puzzles_of_grade(grade.into()))}</h3>
        <ol class="numbers">{links}</ol>
    }
}
