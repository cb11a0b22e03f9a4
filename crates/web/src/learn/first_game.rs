//! The first game of a course, with advice.

use basalt_learn::{Course, FirstGame, Kind, Lesson, Step};
use basalt_locales::messages;
use basalt_play::{Level, LocalGame, Players, Seat, Start};
use basalt_rules::{AnyPosition, Title};
use basalt_view::{Frame, scene};
use leptos::prelude::*;

use super::lesson_page::note_done;
use super::step_of;
use crate::archive;
use crate::board::Picture;
use crate::i18n::{TextPart, fetch, i18n};
use crate::notices::Notices;
use crate::play::{GameController, store_new_game};
use crate::route::{Route, Router};

/// The tag of a game that belongs to a step: the title and the step.
const LESSON: &str = "Lesson";

/// The board that the game begins on, and the button that begins it.
#[component]
pub(super) fn Begin(
    course: &'static Course,
    step: &'static Step,
    game: &'static FirstGame,
) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let notices = expect_context::<Notices>();
    let begin = move |_| match store_new_game(seat(course, step, game)) {
        Ok(()) => router.go(Route::Play),
        Err(error) => notices.tell(i18n.say(&archive::error_message(error))),
    };
    let board = scene(&start(game).position(), None, Frame::default());
    view! {
        <figure><Picture class="surface" scene=Signal::stored(board)/></figure>
        <button class="button button--main" data-act="play-lesson" on:click=begin>{move || i18n.say(&messages::page_learn_play())}</button>
    }
}

fn start(game: &FirstGame) -> Start {
    let position = game.position.and_then(|text| AnyPosition::parse(game.game, text).ok());
    match position {
        Some(position) => Start::Position(Box::new(position)),
        None => Start::Empty(game.game),
    }
}

/// The first game of a title's course, ready to be played.
pub(crate) fn first_game(title: Title) -> Option<LocalGame> {
    let course = basalt_learn::course(title);
    course.steps().find_map(|step| match &step.kind {
        Kind::Game(game) => Some(seat(course, step, game)),
        _ => None,
    })
}

fn seat(course: &Course, step: &Step, game: &FirstGame) -> LocalGame {
    let start = start(game);
    let level = Level::new(game.level).unwrap_or(Level::FIRST);
    let mut players = Players::from_fn(|_| Seat::Computer(level));
    players[start.position().to_move()] = Seat::Person;
    let mut table = LocalGame::new(start, players, None);
    // A tag like any other can always be set.
    let _ = table.set_tag(LESSON, &format!("{} {}", course.game.title(), step.id));
    table
}

/// The advice during such a game; nothing in any other.
#[component]
pub(crate) fn Advice() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let notices = expect_context::<Notices>();
    let wanted = Memo::new(move |_| {
        controller.with(|table| table.tags().get(LESSON).map(str::to_owned)).flatten()
    });
    let lesson = RwSignal::new(None::<Lesson>);
    let tip = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        tip.set(None);
        lesson.set(wanted.get().and_then(|name| named(&name)));
        let language = i18n.language();
        leptos::task::spawn_local(async move {
            // Advice that cannot be fetched is left out.
            let _ = fetch(language, TextPart::Learn).await;
        });
    });
    Effect::new(move |_| {
        let position = controller.shown();
        if controller.mover().is_none() {
            return;
        }
        let said = lesson.try_update(|lesson| lesson.as_mut()?.tip(&position)).flatten();
        if let Some(key) = said {
            notices.speak(untrack(|| i18n.say_plain(&key)));
            tip.set(Some(key));
        }
    });
    Effect::new(move |_| {
        if controller.ending().is_some()
            && let Some(lesson) = lesson.get_untracked()
        {
            note_done(lesson.course(), lesson.step(), notices, i18n);
        }
    });
    move || tip.get().map(|key| view! { <p class="advice">{move || i18n.say_plain(&key)}</p> })
}

/// The lesson that a tag names.
fn named(name: &str) -> Option<Lesson> {
    let (title, step) = name.split_once(' ')?;
    let (course, step) = step_of(title, step)?;
    Some(Lesson::begin(course, step))
}
