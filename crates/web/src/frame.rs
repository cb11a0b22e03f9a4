//! The frame around every screen: the header, the tab bar of phones, and the footer.

use basalt_locales::messages;
use basalt_referee::OperatorPage;
use leptos::prelude::*;

use crate::account_state::AccountState;
use crate::browser::{document, handler};
use crate::components::{Avatar, HexAvatar, Menu, Show};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::notices::Notices;
use crate::operator_notice::OperatorNotice;
use crate::route::{Link, OnlineRoute, Route};
use crate::turn_alerts::TurnAlerts;

/// The class of the document's body while a game has the whole window.
const IN_GAME: &str = "in-game";

/// Gives a game the whole window, until its screen is left: the page never scrolls as a whole, and a phone shows neither
/// header nor tab bar.
pub(crate) fn use_whole_window() {
    let set = |is_on: bool| {
        if let Some(body) = document().body() {
            // The look of the page is all that is at stake.
            let _ = body.class_list().toggle_with_force(IN_GAME, is_on);
        }
    };
    set(true);
    on_cleanup(move || set(false));
}

/// A section of the page.
struct Section {
    /// Its first screen.
    route: Route,
    /// Its icon on phones.
    icon: Icon,
    /// Whether a screen belongs to it.
    has: fn(&Route) -> bool,
}

const SECTIONS: [Section; 4] = [
    Section { route: Route::Home, icon: Icon::Play, has: is_play },
    Section {
        route: Route::Puzzles,
        icon: Icon::Puzzle,
        has: |route| matches!(route, Route::Puzzles | Route::Training(_) | Route::Puzzle(..)),
    },
    Section {
        route: Route::Learn,
        icon: Icon::Learn,
        has: |route| matches!(route, Route::Learn | Route::Step(..) | Route::Rules(_)),
    },
    Section {
        route: Route::Analyse(None),
        icon: Icon::Chart,
        has: |route| matches!(route, Route::Analyse(_) | Route::Setup),
    },
];

fn is_play(route: &Route) -> bool {
    let is_own =
        |place: &OnlineRoute| matches!(place, OnlineRoute::Account | OnlineRoute::Player(_));
    match route {
        Route::Home | Route::New | Route::Play => true,
        Route::Online(place) => !is_own(place),
        _ => false,
    }
}

/// The links to the sections, each with its name, and on phones its icon.
#[component]
fn SectionLinks(
    /// Whether the icons are shown.
    #[prop(optional)]
    icons: bool,
) -> impl IntoView {
    let i18n = i18n();
    let link = move |Section { route, icon, has }: Section| {
        let name = crate::app::name(&route);
        view! {
            <Link to=route is_current=has>
                {icons.then(|| icon.draw())}
                {i18n.text_of(name)}
            </Link>
        }
    };
    SECTIONS.map(link).collect_view()
}

/// The header.
#[component]
pub(crate) fn Header() -> impl IntoView {
    let i18n = i18n();
    view! {
        <a class="button skip" href="#main">{i18n.text(messages::page_skip)}</a>
        <header class="site-header">
            <Link to=Route::Home class="brand" is_current=|_| false>
                <Logo/>
                "Basalt"
            </Link>
            <nav class="site-nav" aria-label=i18n.text(messages::page_nav)><SectionLinks/></nav>
            <div class="site-tools">
                <TurnPill/>
                <Account/>
            </div>
        </header>
    }
}

/// The account menu of a member; a guest gets the ways to an account.
#[component]
fn Account() -> impl IntoView {
    let (i18n, account) = (i18n(), expect_context::<AccountState>());
    let to_account = || Route::Online(OnlineRoute::Account);
    move || {
        match account.name() {
        Some(name) => view! { <MemberMenu name/> }.into_any(),
        None => view! {
            <Link to=to_account() class="button button--quiet desk-only" is_current=|_| false>
                {i18n.text(messages::page_sign_in)}
            </Link>
            <Link to=to_account() class="button" is_current=|_| false>{i18n.text(messages::page_create_account)}</Link>
            <div class="desk-only">
                <Menu class="icon-button" label=i18n.text(messages::page_more) button=Icon::Menu.draw().into_any()>
                    <CommonEntries/>
                </Menu>
            </div>
        }
        .into_any(),
    }
    }
}

#[component]
fn MemberMenu(name: String) -> impl IntoView {
    let (i18n, account) = (i18n(), expect_context::<AccountState>());
    let button = view! {
        <HexAvatar avatar=Avatar::Person(name.clone()) small=true/>
        <span class="account__name clip">{name.clone()}</span>
    };
    // A label contains the words that are seen, so that people can say them to their computer.
    let seen = StoredValue::new(name.clone());
    let label = move || format!("{}: {}", seen.get_value(), i18n.say(&messages::page_account()));
    view! {
        <Menu class="account" label button=button.into_any()>
            <Link to=Route::Online(OnlineRoute::Player(name.clone()))>
                {Icon::Person.labelled(messages::page_profile)}
            </Link>
            <CommonEntries/>
            <hr/>
            <button type="button" data-act="log-out" on:click=handler(move |_| account.log_out())>
                {Icon::LogOut.labelled(messages::page_log_out)}
            </button>
        </Menu>
    }
}

/// The entries that every menu has.
#[component]
fn CommonEntries() -> impl IntoView {
    view! {
        <Link to=Route::Online(OnlineRoute::Lobby(None))>
            {Icon::People.labelled(messages::page_online)}
        </Link>
        <Link to=Route::Games>{Icon::Layers.labelled(messages::page_games)}</Link>
        <Link to=Route::Settings>{Icon::Settings.labelled(messages::page_settings)}</Link>
    }
}

/// A link to the game that has waited longest for the person.
#[component]
fn TurnPill() -> impl IntoView {
    let i18n = i18n();
    let (alerts, notices) = (expect_context::<TurnAlerts>(), expect_context::<Notices>());
    let sentence = move |count: usize| i18n.say(&messages::page_called(count as u64));
    Effect::new(move |before: Option<usize>| {
        let count = alerts.games().len();
        if before.is_some_and(|before| count > before) {
            notices.speak(untrack(|| sentence(count)));
        }
        count
    });
    move || {
        let games = alerts.games();
        let (count, first) = (games.len(), games.into_iter().next()?);
        Some(view! {
            <Link to=Route::Online(OnlineRoute::Game(first)) class="turn-pill" is_current=|_| false>
                <span class="sr">{move || sentence(count)}</span>
                <span aria-hidden="true">{i18n.text(messages::page_your_turn)}</span>
                <b aria-hidden="true" title=move || sentence(count)>{count}</b>
            </Link>
        })
    }
}

/// The logo: three columns of basalt, one of them glowing.
#[component]
fn Logo() -> impl IntoView {
    view! {
        <svg viewBox="0 0 30 30" aria-hidden="true">
            <path fill="#676157" d="M8.3 2l6 3.5v7l-6 3.5-6-3.5v-7z"/>
            <path fill="#8d867a" d="M21.7 2l6 3.5v7l-6 3.5-6-3.5v-7z"/>
            <path fill="#d9482b" d="M15 13.6l6 3.5v7l-6 3.5-6-3.5v-7z"/>
        </svg>
    }
}

/// The bar at the bottom of a phone.
#[component]
pub(crate) fn TabBar() -> impl IntoView {
    let i18n = i18n();
    let account = expect_context::<AccountState>();
    let more = view! {
        {Icon::Menu.draw()}
        <span aria-hidden="true">{i18n.text(messages::page_more)}</span>
    };
    view! {
        <nav class="tab-bar" aria-label=i18n.text(messages::page_nav)>
            <SectionLinks icons=true/>
            <Menu class="" label=i18n.text(messages::page_more) button=more.into_any()>
                <CommonEntries/>
                <Show when=move || account.name().is_none()>
                    <Link to=Route::Online(OnlineRoute::Account)>
                        {Icon::Person.labelled(messages::page_sign_in)}
                    </Link>
                </Show>
            </Menu>
        </nav>
    }
}

/// The footer.
#[component]
pub(crate) fn Footer() -> impl IntoView {
    let (i18n, notice) = (i18n(), expect_context::<OperatorNotice>());
    let link = move |page: OperatorPage| {
        let name = match page {
            OperatorPage::Privacy => messages::page_privacy,
            OperatorPage::Imprint => messages::page_imprint,
        };
        view! { <a href=format!("/{}", page.id())>{i18n.text(name)}</a> }
    };
    let links = move || {
        let pages = notice.pages();
        (!pages.is_empty()).then(
            || view! { <p class="foot__links">{pages.into_iter().map(link).collect_view()}</p> },
        )
    };
    view! {
        <footer class="foot">
            <p>{i18n.text(messages::page_credits)}</p>
            {links}
        </footer>
    }
}
