//! The first game with advice: how it begins, and what is said while it is played.

use basalt_learn::{Course, FirstGame, Lesson, Step};
use basalt_locales::messages;
use basalt_play::{Level, Players, Seat, Start, Table};
use basalt_rules::AnyPosition;
use basalt_view::{Frame, scene};
use leptos::prelude::*;

use super::room::note_done;
use super::step_of;
use crate::archive;
use crate::board::Picture;
use crate::notices::Notices;
use crate::play::{Desk, lay_out};
use crate::route::{Route, Way};
use crate::words::{Shelf, fetch, words};

/// The tag of a game that belongs to a step: the title and the step.
const LESSON: &str = "Lesson";

/// The board that the game begins on, and the button that begins it.
#[component]
pub(super) fn Begin(
    course: &'static Course,
    step: &'static Step,
    game: &'static FirstGame,
) -> impl IntoView {
    let (words, way) = (words(), expect_context::<Way>());
    let notices = expect_context::<Notices>();
    let begin = move |_| {
        let mut table = seat(game);
        // A tag like any other can always be set.
        let _ = table.set_tag(LESSON, &format!("{} {}", course.game.title(), step.id));
        match lay_out(table) {
            Ok(()) => way.go(Route::Play),
            Err(trouble) => notices.tell(words.say(&archive::trouble(trouble))),
        }
    };
    let board = scene(&start(game).position(), None, Frame::default());
    view! {
        <figure><Picture class="surface" scene=Signal::stored(board)/></figure>
        <button class="main" data-act="play-lesson" on:click=begin>{move || words.say(&messages::page_learn_play())}</button>
    }
}

fn start(game: &FirstGame) -> Start {
    let position = game.position.and_then(|text| AnyPosition::parse(game.game, text).ok());
    match position {
        Some(position) => Start::Position(Box::new(position)),
        None => Start::Empty(game.game),
    }
}

fn seat(game: &FirstGame) -> Table {
    let start = start(game);
    let level = Level::new(game.level).unwrap_or(Level::FIRST);
    let mut players = Players::from_fn(|_| Seat::Computer(level));
    players[start.position().to_move()] = Seat::Person;
    Table::new(start, players, None)
}

/// What is said while such a game is played; nothing in any other.
#[component]
pub(crate) fn Advice() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    let notices = expect_context::<Notices>();
    let wanted = Memo::new(move |_| {
        desk.with(|table| table.tags().get(LESSON).map(str::to_owned)).flatten()
    });
    let lesson = RwSignal::new(None::<Lesson>);
    let tip = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        tip.set(None);
        lesson.set(wanted.get().and_then(|name| named(&name)));
        let language = words.language();
        leptos::task::spawn_local(async move {
            // Advice that cannot be fetched is left out.
            let _ = fetch(language, Shelf::Learn).await;
        });
    });
    Effect::new(move |_| {
        let position = desk.shown();
        if desk.hand().is_none() {
            return;
        }
        let said = lesson.try_update(|lesson| lesson.as_mut()?.tip(&position)).flatten();
        if let Some(key) = said {
            notices.speak(untrack(|| words.say_plain(&key)));
            tip.set(Some(key));
        }
    });
    Effect::new(move |_| {
        if desk.ending().is_some()
            && let Some(lesson) = lesson.get_untracked()
        {
            note_done(lesson.course(), lesson.step(), notices, words);
        }
    });
    move || tip.get().map(|key| view! { <p class="advice">{move || words.say_plain(&key)}</p> })
}

/// The lesson that a tag names.
fn named(name: &str) -> Option<Lesson> {
    let (title, step) = name.split_once(' ')?;
    let (course, step) = step_of(title, step)?;
    Some(Lesson::begin(course, step))
}
