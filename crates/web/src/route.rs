//! The addresses of the page, and going from one to another.

use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::MouseEvent;

use crate::browser::{focus, handler, window};

/// A screen of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// Both games, and what can be done with them.
    Home,
    /// The options of the next game.
    New,
    /// The game under way.
    Play,
    /// The finished games.
    Games,
    /// A replay of a finished game.
    Game(String),
    /// The analysis: of a stored game, or the last study.
    Analyse(Option<String>),
    /// The position editor.
    Setup,
    /// The courses.
    Learn,
    /// A step of a course, by its title and its name.
    Step(String, String),
    /// The rules of a title.
    Rules(String),
    /// The puzzles of both titles.
    Puzzles,
    /// A training session, by its title, its theme or its kind.
    Training(String),
    /// A puzzle, by its title and its number.
    Puzzle(String, String),
    /// Online games.
    Online(OnlineRoute),
    /// The settings.
    Settings,
    /// Moderators and their decisions.
    Moderation(ModerationRoute),
    /// No screen has this address.
    NotFound(String),
}

/// A screen of the online bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OnlineRoute {
    /// The lobby; perhaps with a player to challenge.
    Lobby(Option<String>),
    /// The lobby, which pairs at once: a game with its variant, and a time control.
    Pair(String, String),
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
    /// The person's direct messages.
    Inbox,
    /// The conversation with a member.
    Conversation(String),
}

/// A screen of moderators, or of a player about whom they decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ModerationRoute {
    /// Open reports and appeals.
    Queue,
    /// The record of a player.
    Player(String),
    /// The log.
    Log,
    /// Messages of moderators to the person.
    Messages,
    /// An appeal, opened by its link.
    Appeal,
}

/// A part of the page that is loaded as a module of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bundle {
    /// The first screen, and what needs no board to play on: the options of a new game, finished games, settings.
    Home,
    /// Games against the computer and at one board, running and finished.
    Play,
    /// The analysis.
    Study,
    /// The position editor.
    Editor,
    /// Lessons, puzzles and rules.
    Learn,
    /// The lobby, players, and all else around online games.
    Lobby,
    /// Online games.
    Online,
    /// The person's own account.
    Account,
    /// Moderators, and the players about whom they decide.
    Moderation,
}

/// The table of addresses. Each line has a pattern, in which `*` stands for any one segment; the bundle that shows it; and its
/// route, with a name for each `*`.
macro_rules! addresses {
    ($($pattern:literal $bundle:ident [$($route:tt)+] ($($segment:ident)*))*) => {
        /// Every pattern, with the bundle that shows it.
        #[cfg(test)]
        const ADDRESSES: &[(&str, Bundle)] = &[$(($pattern, Bundle::$bundle)),*];

        impl Route {
            /// The screen of an address.
            pub(crate) fn parse(path: &str) -> Self {
                $(if let Some([$($segment),*]) = wildcards($pattern, path) {
                    return $($route)+;
                })*
                Self::NotFound(path.to_owned())
            }

            /// Its pattern and bundle, and the segments for each `*`; an error is a path that no screen has.
            fn address(&self) -> Result<(&'static str, Bundle, Vec<&str>), &str> {
                match self {
                    $($($route)+ => Ok(($pattern, Bundle::$bundle, vec![$($segment.as_str()),*])),)*
                    Self::NotFound(path) => Err(path),
                }
            }
        }
    };
}

addresses! {
    "/" Home [Route::Home] ()
    "/new" Home [Route::New] ()
    "/play" Play [Route::Play] ()
    "/games" Home [Route::Games] ()
    "/games/*" Play [Route::Game(id)] (id)
    "/analyse" Study [Route::Analyse(None)] ()
    "/analyse/*" Study [Route::Analyse(Some(id))] (id)
    "/setup" Editor [Route::Setup] ()
    "/learn" Learn [Route::Learn] ()
    "/learn/*/*" Learn [Route::Step(title, step)] (title step)
    "/puzzles" Learn [Route::Puzzles] ()
    "/puzzles/*" Learn [Route::Training(id)] (id)
    "/puzzles/*/*" Learn [Route::Puzzle(title, number)] (title number)
    "/rules/*" Learn [Route::Rules(title)] (title)
    "/settings" Home [Route::Settings] ()
    "/online" Lobby [Route::Online(OnlineRoute::Lobby(None))] ()
    "/online/to/*" Lobby [Route::Online(OnlineRoute::Lobby(Some(name)))] (name)
    "/online/pair/*/*" Lobby [Route::Online(OnlineRoute::Pair(game, pace))] (game pace)
    "/online/game/*" Online [Route::Online(OnlineRoute::Game(id))] (id)
    "/online/seek/*" Lobby [Route::Online(OnlineRoute::Seek(id))] (id)
    "/online/player/*" Lobby [Route::Online(OnlineRoute::Player(name))] (name)
    "/online/archive" Lobby [Route::Online(OnlineRoute::Archive)] ()
    "/online/leaderboard" Lobby [Route::Online(OnlineRoute::Leaders)] ()
    "/online/account" Account [Route::Online(OnlineRoute::Account)] ()
    "/online/messages" Account [Route::Online(OnlineRoute::Inbox)] ()
    "/online/messages/*" Account [Route::Online(OnlineRoute::Conversation(name))] (name)
    "/moderation" Moderation [Route::Moderation(ModerationRoute::Queue)] ()
    "/moderation/player/*" Moderation [Route::Moderation(ModerationRoute::Player(name))] (name)
    "/moderation/log" Moderation [Route::Moderation(ModerationRoute::Log)] ()
    "/messages" Moderation [Route::Moderation(ModerationRoute::Messages)] ()
    "/appeal" Moderation [Route::Moderation(ModerationRoute::Appeal)] ()
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|segment| !segment.is_empty())
}

/// The segments of a path that stand where a pattern has a `*`, if the path fits.
fn wildcards<const N: usize>(pattern: &str, path: &str) -> Option<[String; N]> {
    let fits = segments(pattern)
        .zip(segments(path))
        .all(|(wanted, found)| wanted == "*" || wanted == found);
    let is_as_long = segments(pattern).count() == segments(path).count();
    let found = segments(pattern).zip(segments(path)).filter(|(wanted, _)| *wanted == "*");
    let found: Vec<String> = found.map(|(_, segment)| segment.to_owned()).collect();
    found.try_into().ok().filter(|_| fits && is_as_long)
}

/// A pattern with segments in place of each `*`.
fn filled(pattern: &str, wildcards: &[&str]) -> String {
    let mut wildcards = wildcards.iter().copied();
    let segment = |part| if part == "*" { wildcards.next().unwrap_or_default() } else { part };
    pattern.split('/').map(segment).collect::<Vec<_>>().join("/")
}

impl Route {
    /// Its address.
    pub(crate) fn path(&self) -> String {
        match self.address() {
            Ok((pattern, _, wildcards)) => filled(pattern, &wildcards),
            Err(path) => path.to_owned(),
        }
    }

    /// Whether a bundle shows it. Every bundle can tell that an address leads nowhere.
    fn is_in(&self, bundle: Bundle) -> bool {
        self.address().map_or(true, |(_, other, _)| other == bundle)
    }
}

/// The current route, and navigation to others.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    here: RwSignal<Route>,
    bundle: Bundle,
}

impl Router {
    /// Starts at the browser's address and follows its buttons.
    pub(crate) fn new(bundle: Bundle) -> Self {
        let here = RwSignal::new(current());
        let follow = Closure::<dyn Fn()>::new(move || {
            let route = current();
            if route.is_in(bundle) {
                here.set(route);
            } else {
                load_again();
            }
        });
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

    /// Navigates to a screen; the browser loads another bundle if that has it.
    pub(crate) fn go(self, route: Route) {
        let path = route.path();
        if !route.is_in(self.bundle) {
            // A browser that does not go there leaves the person where they are.
            let _ = window().location().assign(&path);
            return;
        }
        push(&path, &JsValue::NULL);
        self.here.set(route);
        focus("main");
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Navigates to a screen of another bundle, which takes the text by [`take_handed_over`].
///
/// The text travels in the browser's history: that needs no storage, and no other site can write there.
pub(crate) fn hand_over(route: &Route, text: &str) {
    push(&route.path(), &text.into());
    load_again();
}

/// The text that another bundle has handed over to this one; returned once.
pub(crate) fn take_handed_over() -> Option<String> {
    let text = handed_over()?;
    keep_for_return(&JsValue::NULL)?;
    Some(text)
}

/// The text that another bundle has handed over to this one. It stays, so that it is there when the page is loaded again.
pub(crate) fn handed_over() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Keeps a text that [`take_handed_over`] returns when the person comes back to this address by the browser's history.
pub(crate) fn keep_for_return(text: &JsValue) -> Option<()> {
    window().history().ok()?.replace_state_with_url(text, "", None).ok()
}

/// Goes back to where the person was before, as the browser's button does.
pub(crate) fn go_back() {
    // A browser that does not go there leaves the person where they are.
    let _ = window().history().and_then(|history| history.back());
}

/// Adds an address to the browser's history, with a state.
fn push(path: &str, state: &JsValue) {
    // Without a history the screen changes all the same.
    let _ = window().history().and_then(|kept| kept.push_state_with_url(state, "", Some(path)));
}

/// Loads the bundle of the current address.
fn load_again() {
    // A browser that does not load it leaves the person where they are.
    let _ = window().location().reload();
}

fn current() -> Route {
    Route::parse(&window().location().pathname().unwrap_or_default())
}

/// A link to another screen, which the page opens by itself.
#[component]
pub(crate) fn Link(
    /// The screen.
    to: Route,
    /// The class of the element.
    #[prop(optional)]
    class: &'static str,
    /// Whether a route belongs to what the link leads to; without it only the screen itself does.
    #[prop(optional)]
    is_current: Option<fn(&Route) -> bool>,
    /// The content.
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
    let is_here = move || {
        let here = router.here();
        let is_current = is_current.map_or(here == to, |is_current| is_current(&here));
        is_current.then_some("page")
    };
    view! {
        <a href=path class=class on:click=handler(open) aria-current=is_here>
            {children()}
        </a>
    }
}

#[cfg(test)]
mod tests {
    use basalt_testkit::snapshot::assert_file;

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
            "/setup",
            "/learn",
            "/learn/dvonn/move",
            "/rules/punct",
            "/puzzles",
            "/puzzles/storm",
            "/puzzles/dvonn/17",
            "/settings",
            "/online",
            "/online/to/Anna",
            "/online/pair/dvonn/300+3",
            "/online/game/abcdefghij",
            "/online/seek/abcdefghij",
            "/online/player/Anna",
            "/online/archive",
            "/online/leaderboard",
            "/online/account",
            "/online/messages",
            "/online/messages/Anna",
            "/moderation",
            "/moderation/player/Anna",
            "/moderation/log",
            "/messages",
            "/appeal",
            "/online/nowhere",
            "/nowhere/at/all",
        ] {
            assert_eq!(Route::parse(path).path(), path);
        }
        assert_eq!(Route::parse("/games/"), Route::Games);
        assert_eq!(Route::parse("/a"), Route::NotFound("/a".to_owned()));
    }

    /// Compares a static file. `BASALT_RENEW=1 cargo test -p basalt-web` updates it.
    fn expect_static(name: &str, expected: impl Fn(&str) -> String) {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(name);
        let found = std::fs::read_to_string(&path).expect(name);
        assert_file(path, &expected(&found));
    }

    #[test]
    fn the_server_and_the_service_worker_know_every_address() {
        let patterns = ADDRESSES.iter().map(|(pattern, _)| format!("{pattern}\n"));
        expect_static("paths.txt", |_| patterns.clone().collect());
    }

    #[test]
    fn the_browser_loads_the_bundle_that_has_the_screen() {
        let bundles = [
            ("play", Bundle::Play),
            ("study", Bundle::Study),
            ("editor", Bundle::Editor),
            ("learn", Bundle::Learn),
            ("lobby", Bundle::Lobby),
            ("online", Bundle::Online),
            ("account", Bundle::Account),
            ("moderation", Bundle::Moderation),
        ];
        let row = |(name, bundle): (&str, Bundle)| {
            let own = ADDRESSES.iter().filter(|(_, other)| *other == bundle);
            let own: Vec<_> = own.map(|(pattern, _)| format!("\"{pattern}\"")).collect();
            format!("  {name}: [{}],\n", own.join(", "))
        };
        let table = bundles.map(row).concat();
        expect_static("start.js", |found| {
            let (before, rest) = found.split_once("const ADDRESSES = {\n").expect("a table");
            let (_, after) = rest.split_once("};\n").expect("its end");
            format!("{before}const ADDRESSES = {{\n{table}}};\n{after}")
        });
    }

    #[test]
    fn a_bundle_shows_its_own_screens_and_those_of_nobody() {
        let route = |path| Route::parse(path);
        assert!(route("/online/game/abcdefghij").is_in(Bundle::Online));
        assert!(!route("/online").is_in(Bundle::Online));
        assert!(route("/games").is_in(Bundle::Home) && !route("/games/17").is_in(Bundle::Home));
        assert!(route("/nowhere").is_in(Bundle::Study));
    }
}
