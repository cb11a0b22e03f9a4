//! The bundles of the page, with their screens.

use leptos::prelude::*;

use crate::account::{AccountScreen, ConversationScreen, InboxScreen};
use crate::analyse::Analyse;
use crate::app::BundleSpec;
use crate::archive;
use crate::games::{Games, Replay};
use crate::home::Home;
use crate::learn::{Learn, RulebookPage, StepScreen, rulebook_of, step_of};
use crate::moderation;
use crate::new_game::{NewGame, PlannedGame};
use crate::online::{self, Connection, OnlineGame};
use crate::operator_notice::OperatorNotice;
use crate::play::{GameController, Play};
use crate::position_editor::SetupScreen;
use crate::puzzles::{PuzzleScreen, PuzzleSession, PuzzleTrainer, TrainingScreen, puzzle_of};
use crate::route::{Bundle, OnlineRoute, Route};
use crate::settings::SettingsPage;
use crate::turn_alerts::TurnAlerts;

/// The bundle for the first screen, finished games and settings.
pub const HOME: BundleSpec = BundleSpec::new(Bundle::Home, provide_home, home_screen);

/// The bundle for playing.
pub const PLAY: BundleSpec = BundleSpec::new(Bundle::Play, provide_play, play_screen);

/// The bundle for analysis.
pub const STUDY: BundleSpec = BundleSpec::new(Bundle::Study, watch_turns, study_screen);

/// The bundle for the position editor.
pub const EDITOR: BundleSpec = BundleSpec::new(Bundle::Editor, watch_turns, |route| {
    (route == Route::Setup).then(|| view! { <SetupScreen/> }.into_any())
});

/// The bundle for lessons, puzzles and rules.
pub const LEARN: BundleSpec = BundleSpec::new(Bundle::Learn, watch_turns, learn_screen);

/// The bundle for the lobby and the players.
pub const LOBBY: BundleSpec = BundleSpec::new(Bundle::Lobby, provide_online, lobby_screen);

/// The bundle for online games.
pub const ONLINE: BundleSpec = BundleSpec::new(Bundle::Online, provide_online, online_screen);

/// The bundle for the person's own account and direct messages.
pub const ACCOUNT: BundleSpec =
    BundleSpec::new(Bundle::Account, watch_turns, |route| match route {
        Route::Online(OnlineRoute::Account) => Some(view! { <AccountScreen/> }.into_any()),
        Route::Online(OnlineRoute::Inbox) => Some(view! { <InboxScreen/> }.into_any()),
        Route::Online(OnlineRoute::Conversation(name)) => {
            Some(view! { <ConversationScreen name/> }.into_any())
        }
        _ => None,
    });

/// The bundle for moderators, and for players about whom they decide.
pub const MODERATION: BundleSpec =
    BundleSpec::new(Bundle::Moderation, watch_turns, |route| match route {
        Route::Moderation(place) => Some(moderation::screen(place)),
        _ => None,
    });

fn provide_home() {
    watch_turns();
    provide_context(PlannedGame::new());
}

fn provide_play() {
    watch_turns();
    provide_context(GameController::new());
}

/// Starts the requests of screens without a connection.
fn watch_turns() {
    expect_context::<TurnAlerts>().listen();
    expect_context::<OperatorNotice>().request();
}

fn provide_online() {
    let connection = Connection::new();
    provide_context(connection);
    online::follow_games(connection, expect_context());
    online::show_turn_alerts(connection, expect_context());
    online::show_account(connection, expect_context());
    online::tell_of_moderators(connection, expect_context());
    online::show_operator_notice(connection, expect_context());
}

fn lobby_screen(route: Route) -> Option<AnyView> {
    match route {
        Route::Online(place) => online::lobby_screen(place),
        _ => None,
    }
}

fn online_screen(route: Route) -> Option<AnyView> {
    match route {
        Route::Online(OnlineRoute::Game(id)) => {
            Some(view! { <OnlineGame id=id.parse().ok()/> }.into_any())
        }
        _ => None,
    }
}

fn play_screen(route: Route) -> Option<AnyView> {
    match route {
        Route::Play => Some(view! { <Play/> }.into_any()),
        Route::Game(id) => Some(view! { <Replay kept=archive::find(&id)/> }.into_any()),
        _ => None,
    }
}

fn home_screen(route: Route) -> Option<AnyView> {
    Some(match route {
        Route::Home => view! { <Home/> }.into_any(),
        Route::New => view! { <NewGame/> }.into_any(),
        Route::Games => view! { <Games/> }.into_any(),
        Route::Settings => view! { <SettingsPage/> }.into_any(),
        #[cfg(feature = "component-gallery")]
        Route::NotFound(path) if path == "/components" => {
            view! { <crate::components::gallery::Gallery/> }.into_any()
        }
        _ => return None,
    })
}

fn study_screen(route: Route) -> Option<AnyView> {
    match route {
        Route::Analyse(game) => Some(view! { <Analyse game/> }.into_any()),
        _ => None,
    }
}

fn learn_screen(route: Route) -> Option<AnyView> {
    Some(match route {
        Route::Learn => view! { <Learn/> }.into_any(),
        Route::Step(title, id) => view! { <StepScreen found=step_of(&title, &id)/> }.into_any(),
        Route::Puzzles => view! { <PuzzleTrainer/> }.into_any(),
        Route::Training(id) => {
            view! { <TrainingScreen session=PuzzleSession::from_id(&id)/> }.into_any()
        }
        Route::Puzzle(title, number) => {
            view! { <PuzzleScreen requested=puzzle_of(&title, &number)/> }.into_any()
        }
        Route::Rules(title) => view! { <RulebookPage rulebook=rulebook_of(&title)/> }.into_any(),
        _ => return None,
    })
}
