//! The wings of the page: which screens each of them has.

use leptos::prelude::*;

use crate::analyse::Analyse;
use crate::app::Rooms;
use crate::archive;
use crate::calls::Calls;
use crate::games::{Games, Replay};
use crate::home::Home;
use crate::learn::{Learn, Rulebook, StepScreen, handbook_of, step_of};
use crate::new_game::NewGame;
use crate::online::{self, Line};
use crate::play::{Desk, Play};
use crate::puzzles::{PuzzleList, PuzzleScreen, puzzle_of};
use crate::route::{Route, Wing};
use crate::settings::Settings;
use crate::words::Shelf;

/// Where games are played.
pub(crate) const PLAY: Rooms =
    Rooms { wing: Wing::Play, shelves: &[Shelf::Words], furnish: lay_desk, screen: play_screen };

/// Where games are learned and studied.
pub(crate) const STUDY: Rooms = Rooms {
    wing: Wing::Study,
    shelves: &[Shelf::Words],
    furnish: hear_calls,
    screen: study_screen,
};

/// Where people elsewhere are played.
pub(crate) const ONLINE: Rooms = Rooms {
    wing: Wing::Online,
    shelves: &[Shelf::Words, Shelf::Online],
    furnish: open_line,
    screen: online_screen,
};

fn lay_desk() {
    hear_calls();
    provide_context(Desk::new());
}

fn hear_calls() {
    expect_context::<Calls>().listen();
}

fn open_line() {
    let line = Line::new();
    provide_context(line);
    online::follow_games(line, expect_context());
    online::follow_calls(line, expect_context());
}

fn online_screen(route: Route) -> Option<AnyView> {
    match route {
        Route::Online(place) => Some(online::screen(place)),
        _ => None,
    }
}

fn play_screen(route: Route) -> Option<AnyView> {
    Some(match route {
        Route::Home => view! { <Home/> }.into_any(),
        Route::New => view! { <NewGame/> }.into_any(),
        Route::Play => view! { <Play/> }.into_any(),
        Route::Games => view! { <Games/> }.into_any(),
        Route::Game(id) => view! { <Replay kept=archive::find(&id)/> }.into_any(),
        Route::Settings => view! { <Settings/> }.into_any(),
        _ => return None,
    })
}

fn study_screen(route: Route) -> Option<AnyView> {
    Some(match route {
        Route::Analyse(game) => view! { <Analyse game/> }.into_any(),
        Route::Learn => view! { <Learn/> }.into_any(),
        Route::Step(title, id) => view! { <StepScreen found=step_of(&title, &id)/> }.into_any(),
        Route::Puzzles => view! { <PuzzleList/> }.into_any(),
        Route::Puzzle(title, number) => {
            view! { <PuzzleScreen sought=puzzle_of(&title, &number)/> }.into_any()
        }
        Route::Rules(title) => view! { <Rulebook handbook=handbook_of(&title)/> }.into_any(),
        _ => return None,
    })
}
