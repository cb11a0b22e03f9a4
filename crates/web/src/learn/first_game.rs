//! The first game of a course, in which the coach speaks.

use basalt_learn::{Course, FirstGame, Step, StepKind};
use basalt_locales::messages;
use basalt_play::{Level, LocalGame, Players, Seat, Start};
use basalt_rules::{AnyPosition, Title};
use basalt_view::{Frame, scene};
use leptos::prelude::*;

use super::lesson_page::note_done;
use super::step_of;
use crate::board::Picture;
use crate::browser::{self, handler};
use crate::effect::effect;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::play::{GameController, GameOptions, open_game};

/// The tag of a game that belongs to a step: the title and the step.
const LESSON: &str = "Lesson";

/// The board that the game begins on, and the button that begins it.
#[component]
pub(super) fn Begin(
    course: &'static Course,
    step: &'static Step,
    game: &'static FirstGame,
) -> impl IntoView {
    let i18n = i18n();
    let begin = move |_| open_game(seat(course, step, game.level, start(game)));
    let board = scene(&start(game).position(), None, Frame::default());
    view! {
        <figure><Picture class="surface" scene=Signal::stored(board)/></figure>
        <button class="button button--main" data-act="play-lesson" on:click=handler(begin)>{i18n.text(messages::page_learn_play)}</button>
    }
}

fn start(game: &FirstGame) -> Start {
    let position = game.position.and_then(|text| AnyPosition::parse(game.game, text).ok());
    match position {
        Some(position) => Start::Position(Box::new(position)),
        None => Start::Empty(game.game),
    }
}

/// A first game of a title, ready to be played: the one of its course, but on the board that a game usually starts on. If
/// that is a filled one, a newcomer sees at once what the game is about.
pub(crate) fn first_game(title: Title) -> Option<LocalGame> {
    let course = basalt_learn::course(title);
    course.steps().find_map(|step| match &step.kind {
        StepKind::Game(game) => {
            let start = GameOptions::of(game.game).start(browser::random_seed());
            Some(seat(course, step, game.level, start))
        }
        _ => None,
    })
}

fn seat(course: &Course, step: &Step, level: u8, start: Start) -> LocalGame {
    let level = Level::new(level).unwrap_or(Level::FIRST);
    let mut players = Players::from_fn(|_| Seat::Computer(level));
    players[start.position().to_move()] = Seat::Person;
    let mut table = LocalGame::new(start, players, None);
    // A tag like any other can always be set.
    let _ = table.set_tag(LESSON, &format!("{} {}", course.game.title(), step.id));
    table
}

/// Whether the coach speaks in a game.
pub(crate) fn is_first_game(game: &LocalGame) -> bool {
    game.tags().get(LESSON).is_some()
}

/// Notes the step of a first game as done when the game is over.
pub(crate) fn note_first_game(controller: GameController) {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let lesson = Memo::new(move |_| {
        controller.with(|game| game.tags().get(LESSON).map(str::to_owned)).flatten()
    });
    effect(move || {
        if controller.ending().is_some()
            && let Some((course, step)) = lesson.get_untracked().and_then(|name| named(&name))
        {
            note_done(course, step, notices, i18n);
        }
    });
}

/// The step that a tag names.
fn named(name: &str) -> Option<(&'static Course, &'static Step)> {
    let (title, step) = name.split_once(' ')?;
    step_of(title, step)
}
