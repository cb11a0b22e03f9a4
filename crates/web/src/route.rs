//! The addresses of the page, and going from one to another.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::MouseEvent;

use crate::browser::{focus, window};

/// A screen of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// Both games, and what can be done with them.
    Home,
    /// What the next game shall be like.
    New,
    /// The game under way.
    Play,
    /// The games that were finished.
    Games,
    /// A finished game, to be looked at again.
    Game(String),
    /// A game to be studied: a kept one, or what was studied last.
    Analyse(Option<String>),
    /// The courses.
    Learn,
    /// A step of a course, by its title and its name.
    Step(String, String),
    /// The rules of a title.
    Rules(String),
    /// The puzzles of both titles.
    Puzzles,
    /// A puzzle, by its title and its number.
    Puzzle(String, String),
    /// Games with people elsewhere.
    Online(OnlineRoute),
    /// How the page behaves.
    Settings,
    /// No screen has this address.
    NotFound(String),
}

/// A screen about games with people elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OnlineRoute {
    /// Where people find each other; perhaps one is about to be challenged.
    Lobby(Option<String>),
    /// A game.
    Game(String),
    /// A challenge, opened by its link.
    Seek(String),
    /// A member.
    Player(String),
    /// All games.
    Archive,
    /// The best players.
    Leaders,
    /// The person's own account.
    Account,
}

impl OnlineRoute {
    fn parse(parts: &[&str]) -> Option<Self> {
        Some(match parts {
            [] => Self::Lobby(None),
            ["to", name] => Self::Lobby(Some((*name).to_owned())),
            ["game", id] => Self::Game((*id).to_owned()),
            ["seek", id] => Self::Seek((*id).to_owned()),
            ["player", name] => Self::Player((*name).to_owned()),
            ["archive"] => Self::Archive,
            ["leaderboard"] => Self::Leaders,
            ["account"] => Self::Account,
            _ => return None,
        })
    }

    fn path(&self) -> String {
        match self {
            Self::Lobby(None) => "/online".to_owned(),
            Self::Lobby(Some(name)) => format!("/online/to/{name}"),
            Self::Game(id) => format!("/online/game/{id}"),
            Self::Seek(id) => format!("/online/seek/{id}"),
            Self::Player(name) => format!("/online/player/{name}"),
            Self::Archive => "/online/archive".to_owned(),
            Self::Leaders => "/online/leaderboard".to_owned(),
            Self::Account => "/online/account".to_owned(),
        }
    }
}

impl Route {
    /// The screen of an address.
    pub(crate) fn parse(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Self::Home,
            ["new"] => Self::New,
            ["play"] => Self::Play,
            ["games"] => Self::Games,
            ["games", id] => Self::Game(id.to_owned()),
            ["analyse"] => Self::Analyse(None),
            ["analyse", id] => Self::Analyse(Some(id.to_owned())),
            ["learn"] => Self::Learn,
            ["learn", title, step] => Self::Step(title.to_owned(), step.to_owned()),
            ["rules", title] => Self::Rules(title.to_owned()),
            ["puzzles"] => Self::Puzzles,
            ["puzzles", title, number] => Self::Puzzle(title.to_owned(), number.to_owned()),
            ["settings"] => Self::Settings,
            ["online", ref rest @ ..] => OnlineRoute::parse(rest)
                .map_or_else(|| Self::NotFound(path.to_owned()), Self::Online),
            _ => Self::NotFound(path.to_owned()),
        }
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        match self {
            Self::Home => "/".to_owned(),
            Self::New => "/new".to_owned(),
            Self::Play => "/play".to_owned(),
            Self::Games => "/games".to_owned(),
            Self::Game(id) => format!("/games/{id}"),
            Self::Analyse(None) => "/analyse".to_owned(),
            Self::Analyse(Some(id)) => format!("/analyse/{id}"),
            Self::Learn => "/learn".to_owned(),
            Self::Step(title, step) => format!("/learn/{title}/{step}"),
            Self::Rules(title) => format!("/rules/{title}"),
            Self::Puzzles => "/puzzles".to_owned(),
            Self::Puzzle(title, number) => format!("/puzzles/{title}/{number}"),
            Self::Online(place) => place.path(),
            Self::Settings => "/settings".to_owned(),
            Self::NotFound(path) => path.clone(),
        }
    }
}

/// A part of the page that is a module of its own, so that nobody waits for what they do not use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bundle {
    /// Games against the computer and at one board, and what belongs to them.
    Play,
    /// Learning and looking for reasons.
    Study,
    /// Games with people elsewhere.
    Online,
}

impl Route {
    /// Where its screen is; nothing if every wing has it.
    pub(crate) fn bundle(&self) -> Option<Bundle> {
        match self {
            Self::Home | Self::New | Self::Play | Self::Games | Self::Game(_) | Self::Settings => {
                Some(Bundle::Play)
            }
            Self::Analyse(_)
            | Self::Learn
            | Self::Step(..)
            | Self::Rules(_)
            | Self::Puzzles
            | Self::Puzzle(..) => Some(Bundle::Study),
            Self::Online(_) => Some(Bundle::Online),
            Self::NotFound(_) => None,
        }
    }
}

/// Where the person is, and how to go elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    here: RwSignal<Route>,
    bundle: Bundle,
}

impl Router {
    /// Starts at the browser's address and follows its buttons.
    pub(crate) fn new(bundle: Bundle) -> Self {
        let here = RwSignal::new(current());
        let follow = Closure::<dyn Fn()>::new(move || here.set(current()));
        let listener = follow.as_ref().unchecked_ref();
        // Without the listener only the browser's own buttons do nothing.
        let _ = window().add_event_listener_with_callback("popstate", listener);
        follow.forget();
        Self { here, bundle }
    }

    /// The screen that is shown.
    pub(crate) fn here(self) -> Route {
        self.here.get()
    }

    /// Goes to a screen; if another wing has it, the browser loads that one.
    pub(crate) fn go(self, route: Route) {
        let path = route.path();
        if route.bundle().is_some_and(|bundle| bundle != self.bundle) {
            // A browser that does not go there leaves the person where they are.
            let _ = window().location().assign(&path);
            return;
        }
        let null = wasm_bindgen::JsValue::NULL;
        // Where the browser keeps no history the screen changes all the same.
        let _ =
            window().history().and_then(|kept| kept.push_state_with_url(&null, "", Some(&path)));
        self.here.set(route);
        focus("main");
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

fn current() -> Route {
    Route::parse(&window().location().pathname().unwrap_or_default())
}

/// A link to another screen, which the page opens by itself.
#[component]
pub(crate) fn Link(
    /// The screen.
    to: Route,
    /// How it looks.
    #[prop(optional)]
    class: &'static str,
    /// What is shown.
    children: Children,
) -> impl IntoView {
    let router = expect_context::<Router>();
    let (path, target) = (to.path(), to.clone());
    let open = move |event: MouseEvent| {
        if event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0 {
            return;
        }
        event.prevent_default();
        router.go(target.clone());
    };
    let is_here = move || (router.here() == to).then_some("page");
    view! {
        <a href=path class=class on:click=open aria-current=is_here>
            {children()}
        </a>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_to_its_screen_and_back() {
        for path in [
            "/",
            "/new",
            "/play",
            "/games",
            "/games/17",
            "/analyse",
            "/analyse/17",
            "/learn",
            "/learn/dvonn/move",
            "/rules/punct",
            "/puzzles",
            "/puzzles/dvonn/17",
            "/settings",
            "/online",
            "/online/to/Anna",
            "/online/game/abcdefghij",
            "/online/seek/abcdefghij",
            "/online/player/Anna",
            "/online/archive",
            "/online/leaderboard",
            "/online/account",
            "/online/nowhere",
            "/nowhere/at/all",
        ] {
            assert_eq!(Route::parse(path).path(), path);
        }
        assert_eq!(Route::parse("/games/"), Route::Games);
        assert_eq!(Route::parse("/a"), Route::NotFound("/a".to_owned()));
    }

    #[test]
    fn the_browser_loads_the_wing_that_has_the_screen() {
        let start = include_str!("../static/start.js");
        let listed = |bundle: &str| {
            let list = start
                .split_once(&format!("{bundle}: ["))
                .and_then(|(_, rest)| rest.split_once(']'));
            list.map_or(Vec::new(), |(names, _)| names.split('"').collect::<Vec<_>>())
        };
        let (study, online) = (listed("study"), listed("online"));
        for path in include_str!("../static/paths.txt").lines() {
            let first = path.split('/').nth(1).unwrap_or_default();
            let bundle = match first {
                "" => Bundle::Play,
                name if study.contains(&name) => Bundle::Study,
                name if online.contains(&name) => Bundle::Online,
                _ => Bundle::Play,
            };
            assert_eq!(Route::parse(path).bundle(), Some(bundle), "{path}");
        }
    }
}
