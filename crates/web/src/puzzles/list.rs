//! All puzzles: that of the day, how many are solved, and a way to each.

use std::sync::Arc;

use basalt_learn::puzzles::{GRADES, Puzzle, PuzzleScore, Puzzles};
use basalt_locales::messages;
use basalt_rules::Title;
use basalt_view::{Frame, scene};
use leptos::prelude::*;

use super::library::{days_in_a_row, of_today, route, stored_score, with_puzzles};
use crate::board::Picture;
use crate::form_fields::{Label, RadioGroup};
use crate::i18n::i18n;
use crate::route::Link;

/// Both titles, with what was solved.
#[component]
pub(crate) fn PuzzleList() -> impl IntoView {
    let i18n = i18n();
    let wanted = RwSignal::new(None::<Title>);
    let grade = RwSignal::new(None::<u8>);
    let card = move |title: Title| {
        let is_wanted = move || wanted.get().is_none_or(|wanted| wanted == title);
        view! {
            <Show when=is_wanted>
                {with_puzzles(title, move |puzzles| view! { <Card title puzzles grade/> })}
            </Show>
        }
    };
    view! {
        <section class="list puzzles">
            <h1>{move || i18n.say(&messages::page_puzzles())}</h1>
            <p class="quiet">{move || i18n.say(&messages::page_puzzles_lead())}</p>
            <InARow/>
            <div class="filters"><GameChoice wanted/><GradeChoice grade/></div>
            <div class="both">{Title::ALL.map(card).collect_view()}</div>
        </section>
    }
}

/// On how many days in a row a puzzle of the day was solved.
#[component]
fn InARow() -> impl IntoView {
    let i18n = i18n();
    let days = days_in_a_row();
    (days > 0).then(|| {
        view! { <p class="streak">{move || i18n.say(&messages::page_puzzles_streak(days.into()))}</p> }
    })
}

#[component]
fn GameChoice(wanted: RwSignal<Option<Title>>) -> impl IntoView {
    let both = (None, Label::from(messages::page_puzzles_both()));
    let options =
        [both].into_iter().chain(Title::ALL.map(|title| (Some(title), Label::Name(title.name()))));
    view! {
        <RadioGroup name="game" title=messages::page_puzzles_game options=options.collect()
            chosen=wanted.into() choose=move |game| wanted.set(game)/>
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
fn Card(title: Title, puzzles: Arc<Puzzles>, grade: RwSignal<Option<u8>>) -> impl IntoView {
    let i18n = i18n();
    let score = Arc::new(stored_score());
    let (done, all) = (puzzles.solved(&score) as u64, puzzles.len() as u64);
    let (sought, known) = (Arc::clone(&puzzles), Arc::clone(&score));
    let next = move || {
        let next = sought.next_unsolved(&known, grade.get(), None)?;
        Some(view! {
            <Link to=route(next) class="button button--main">{move || i18n.say(&messages::page_puzzles_next())}</Link>
        })
    };
    let today = of_today(&puzzles).map(|puzzle| {
        let state = State::of(puzzle, &score);
        view! { <OfToday puzzle=puzzle.clone() state/> }
    });
    let grades = move || {
        let wanted = GRADES.filter(|one| grade.get().is_none_or(|grade| grade == *one));
        let all = wanted.map(|grade| view! { <OfGrade puzzles=Arc::clone(&puzzles) score=Arc::clone(&score) grade/> });
        all.collect_view()
    };
    view! {
        <section class="panel" aria-label=title.name() data-title=title.id()>
            <h2>{title.name()}</h2>
            {today}
            <p class="quiet">{move || i18n.say(&messages::page_puzzles_solved_of(done, all))}</p>
            {next}
            {grades}
        </section>
    }
}

/// The state of a puzzle.
#[derive(Clone, Copy)]
enum State {
    Solved,
    Tried,
    New,
}

impl State {
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

/// The way to the puzzle of the day, with a picture of it.
#[component]
fn OfToday(puzzle: Puzzle, state: State) -> impl IntoView {
    let i18n = i18n();
    let picture = scene(puzzle.position(), None, Frame { coordinates: false, ..Frame::default() });
    view! {
        <Link to=route(&puzzle) class="today">
            <Picture scene=Signal::stored(picture)/>
            <strong>{move || i18n.say(&messages::page_puzzles_day())}</strong>
            <span class="state" data-state=state.name()>{move || i18n.say(&messages::page_puzzles_state(state.name()))}</span>
        </Link>
    }
}

/// The puzzles of a title that are as hard as each other.
#[component]
fn OfGrade(puzzles: Arc<Puzzles>, score: Arc<PuzzleScore>, grade: u8) -> impl IntoView {
    let i18n = i18n();
    let one = |puzzle: &Puzzle| {
        let (number, state) = (puzzle.number().to_owned(), State::of(puzzle, &score).name());
        view! {
            <li data-state=state>
                <Link to=route(puzzle)>
                    {number}
                    <span class="sr">{move || i18n.say(&messages::page_puzzles_state(state))}</span>
                </Link>
            </li>
        }
    };
    let links: Vec<_> = puzzles.of_grade(Some(grade)).into_iter().map(one).collect();
    view! {
        <h3>{move || i18n.say(&messages::page_puzzles_of_grade(grade.into()))}</h3>
        <ol class="numbers">{links}</ol>
    }
}
