//! The ways to play.

use basalt_locales::messages;
use basalt_play::Level;
use basalt_referee::Pace;
use basalt_rules::{Feature, Game, Title};
use basalt_wire::LobbySummary;
use leptos::prelude::*;

use crate::account_state::AccountState;
use crate::browser::handler;
use crate::components::{ButtonGroup, GroupLook, Show};
use crate::form_fields::Label;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::learn;
use crate::new_game::PlannedGame;
use crate::play::{GameOptions, ladder_game, ladder_level, open_game};
use crate::preferences::Preferences;
use crate::route::{Link, OnlineRoute, Route, Router};

/// The time controls for live games, with their names.
const LIVE: [(Pace, &str); 3] = [
    (Pace::Live { base: 180, increment: 2 }, "3 + 2"),
    (Pace::Live { base: 300, increment: 3 }, "5 + 3"),
    (USUAL_PACE, "10 + 0"),
];

/// The time control that is selected at first.
const USUAL_PACE: Pace = Pace::Live { base: 600, increment: 0 };

/// The days for a move of correspondence games.
const DAYS: u8 = 3;

/// The card with all ways to play a title.
#[component]
pub(super) fn PlayNow(
    /// The title.
    title: RwSignal<Title>,
    /// The game that was not finished, if there is one.
    under_way: Option<Game>,
    /// The lobby, as soon as it is known.
    lobby: RwSignal<Option<LobbySummary>>,
) -> impl IntoView {
    let i18n = i18n();
    let titles = Title::ALL.map(|title| (title, Label::Name(title.name()))).to_vec();
    let preferences = expect_context::<Preferences>();
    let is_new = Memo::new(move |_| is_new(under_way, title.get()));
    // A coach who would say nothing is not offered.
    let first_game = Memo::new(move |_| preferences.has_tips(title.get()).then(|| is_new.get()));
    view! {
        <section class="card play-now">
            <h1>{i18n.text(messages::page_home)}</h1>
            <ButtonGroup label=messages::page_puzzles_game options=titles chosen=title.into() choose=move |chosen| title.set(chosen)/>
            <Show when=move || first_game.get() == Some(true)><FirstGame title/></Show>
            <FindOpponent title lobby/>
            <PlayComputer title/>
            <PlayFriend title/>
            <Show when=move || first_game.get() == Some(false)><FirstGame title/></Show>
            <Counts lobby/>
        </section>
    }
}

/// Whether the person has neither learned anything of a title nor played it.
fn is_new(under_way: Option<Game>, title: Title) -> bool {
    let is_under_way = under_way.is_some_and(|game| game.title() == title);
    let has_won = title.games().iter().any(|&game| ladder_level(game) > Level::FIRST);
    !is_under_way && !has_won && learn::steps_done(title) == 0
}

/// The main action: a game against anybody, and its time control.
#[component]
fn FindOpponent(title: RwSignal<Title>, lobby: RwSignal<Option<LobbySummary>>) -> impl IntoView {
    let i18n = i18n();
    let account = expect_context::<AccountState>();
    let pace = RwSignal::new(USUAL_PACE);
    let days = (Pace::Days(DAYS), Label::from(messages::page_home_days()));
    let paces = LIVE.map(|(pace, name)| (pace, Label::Name(name))).into_iter().chain([days]);
    let waiting = move || lobby.with(|lobby| lobby.as_ref().map_or(0, |it| it.counts.waiting));
    let terms = move || {
        let chosen = pace.get();
        let live = LIVE.iter().find(|(pace, _)| *pace == chosen);
        let pace = live.map_or_else(
            || i18n.say(&messages::page_home_days_each(DAYS.into())),
            |(_, name)| (*name).to_owned(),
        );
        let rated = i18n.say(&if account.plays_rated(rated_game(title.get())) {
            messages::online_rated()
        } else {
            messages::online_casual()
        });
        let waiting = (waiting() > 0).then(|| messages::page_home_waiting(waiting().into()));
        [Some(pace), Some(rated), waiting.map(|waiting| i18n.say(&waiting))]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
    };
    let link = move || {
        view! {
            <Link to=pairing(rated_game(title.get()), pace.get()) class="choice-row choice-row--main">
                {Icon::Play.draw()}
                <span class="choice-row__text"><b>{i18n.text(messages::page_home_find)}</b><span>{terms}</span></span>
            </Link>
        }
    };
    view! {
        {link}
        <div class="times">
            <ButtonGroup look=GroupLook::Chips label=messages::page_new_clock options=paces.collect() chosen=pace.into() choose=move |chosen| pace.set(chosen)/>
        </div>
    }
}

/// The variant of a title that people play for ratings.
fn rated_game(title: Title) -> Game {
    let rated = title.games().iter().copied().find(|game| game.has(Feature::Ratings));
    rated.unwrap_or(title.easiest())
}

/// The address at which the lobby looks for an opponent.
fn pairing(game: Game, pace: Pace) -> Route {
    let pace = match pace {
        Pace::Live { base, increment } => format!("{base}+{increment}"),
        Pace::Days(days) => format!("{days}d"),
    };
    Route::Online(OnlineRoute::Pair(game.id().to_owned(), pace))
}

/// A game against the computer: at once, or after some choices.
#[component]
fn PlayComputer(title: RwSignal<Title>) -> impl IntoView {
    let i18n = i18n();
    let game = move || title.get().easiest();
    let begin = move |_| open_game(ladder_game(untrack(game)));
    let level = move || {
        let [level, all] = [ladder_level(game()), Level::LAST].map(|level| level.get().into());
        i18n.say(&messages::page_home_level(level, all))
    };
    let options = i18n.text(messages::page_home_options);
    view! {
        <div class="split">
            <button type="button" class="choice-row" on:click=handler(begin) data-first=move || game().id()>
                {Icon::Computer.draw()}
                <span class="choice-row__text"><b>{i18n.text(messages::page_home_computer)}</b><span>{level}</span></span>
            </button>
            <button type="button" class="choice-row choice-row--icon" aria-label=options title=options
                on:click=handler(plan(title, false)) data-computer=move || game().id()>{Icon::Settings.draw()}</button>
        </div>
    }
}

/// Opens the choices before a game of a title.
fn plan(
    title: RwSignal<Title>,
    two_players: bool,
) -> impl Fn(web_sys::MouseEvent) + Copy + 'static {
    let (router, planned) = (expect_context::<Router>(), expect_context::<PlannedGame>());
    move |_| {
        let game = title.get_untracked().easiest();
        let level = ladder_level(game);
        planned.options().set(GameOptions { two_players, level, ..GameOptions::of(game) });
        router.go(Route::New);
    }
}

/// A game against a friend: here, or anywhere.
#[component]
fn PlayFriend(title: RwSignal<Title>) -> impl IntoView {
    let i18n = i18n();
    let name = i18n.text(messages::page_home_friend);
    let game = move || title.get().easiest().id();
    view! {
        <div class="friends" role="group" aria-label=name>
            <p class="quiet small" aria-hidden="true">{name}</p>
            <button type="button" class="button" on:click=handler(plan(title, true)) data-two=game>
                {Icon::People.draw()}
                <span>{i18n.text(messages::page_home_two)}</span>
            </button>
            <Link to=Route::Online(OnlineRoute::Lobby(None)) class="button">
                {Icon::Link.draw()}
                <span>{i18n.text(messages::page_home_link)}</span>
            </Link>
        </div>
    }
}

/// A first game in which a coach explains what matters.
#[component]
fn FirstGame(title: RwSignal<Title>) -> impl IntoView {
    let i18n = i18n();
    let begin = move |_| {
        if let Some(game) = learn::first_game(title.get_untracked()) {
            open_game(game);
        }
    };
    view! {
        <button type="button" class="choice-row" data-act="coach" on:click=handler(begin)>
            {Icon::Learn.draw()}
            <span class="choice-row__text">
                <b>{move || i18n.say(&messages::page_home_new(title.get().name()))}</b>
                <span>{i18n.text(messages::page_home_coach)}</span>
            </span>
            {Icon::Forward.draw()}
        </button>
    }
}

/// The number of people who are here.
#[component]
fn Counts(lobby: RwSignal<Option<LobbySummary>>) -> impl IntoView {
    let i18n = i18n();
    move || {
        let counts = lobby.with(|lobby| lobby.as_ref().map(|lobby| lobby.counts));
        let counts = counts.filter(|counts| counts.players > 0)?;
        let (players, games, waiting) =
            (counts.players.into(), counts.games.into(), counts.waiting.into());
        let text = messages::page_home_counts(players, games, waiting);
        Some(view! {
            <p class="play-now__foot quiet small"><i class="presence"></i>{i18n.text_of(text)}</p>
        })
    }
}
