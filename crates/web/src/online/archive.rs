//! All games, to be searched.

use basalt_locales::{Message, messages};
use basalt_rules::Game;
use basalt_wire::{ErrorCode, Listed, Listing};
use leptos::prelude::*;

use super::api;
use super::profile::encoded;
use super::texts::{day, game as game_name, player, refusal, terms};
use crate::i18n::{I18n, i18n};
use crate::route::{Link, OnlineRoute, Route};

/// A day in milliseconds.
const DAY: f64 = 86_400_000.0;

/// A form and what was found by it.
#[component]
pub(super) fn Archive() -> impl IntoView {
    let i18n = i18n();
    let query = RwSignal::new(String::new());
    let fields = Fields::default();
    let search = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        query.set(fields.query());
    };
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    let text = move |name: &'static str,
                     kind: &'static str,
                     label: fn() -> Message,
                     value: RwSignal<String>| {
        view! {
            <label class="form-field">
                <span class="name">{say(label)}</span>
                <input type=kind name=name on:input=move |event| value.set(event_target_value(&event))/>
            </label>
        }
    };
    let option =
        |value: &'static str, label: String| view! { <option value=value>{label}</option> };
    let any = move || i18n.say(&messages::online_result_is("any"));
    view! {
        <section class="form">
            <h1>{say(messages::online_archive)}</h1>
            <form on:submit=search>
                {text("player", "text", messages::online_player, fields.player)}
                <label class="form-field">
                    <span class="name">{say(messages::online_game)}</span>
                    <select name="game" on:change=move |event| fields.game.set(event_target_value(&event))>
                        {option("", any())}
                        {Game::ALL.map(|game| option(game.id(), i18n.say(&game_name(game)))).collect_view()}
                    </select>
                </label>
                <label class="form-field">
                    <span class="name">{say(messages::online_result)}</span>
                    <select name="result" on:change=move |event| fields.result.set(event_target_value(&event))>
                        {option("", any())}
                        {["white", "black", "draw"].map(|result| option(result, i18n.say(&messages::online_result_is(result)))).collect_view()}
                    </select>
                </label>
                {text("from", "date", messages::online_from, fields.from)}
                {text("until", "date", messages::online_until, fields.until)}
                {text("reds", "text", messages::online_reds, fields.reds)}
                <button class="button button--main" type="submit" data-act="search">{say(messages::online_search)}</button>
            </form>
            <Found query/>
        </section>
    }
}

/// The search form.
#[derive(Clone, Copy, Default)]
struct Fields {
    player: RwSignal<String>,
    game: RwSignal<String>,
    result: RwSignal<String>,
    from: RwSignal<String>,
    until: RwSignal<String>,
    reds: RwSignal<String>,
}

impl Fields {
    fn query(self) -> String {
        let plain = [
            ("player", self.player),
            ("game", self.game),
            ("result", self.result),
            ("reds", self.reds),
        ];
        let plain = plain.map(|(name, value)| (name, value.get_untracked().trim().to_owned()));
        let moment = |value: RwSignal<String>, later: f64| {
            let date = js_sys::Date::parse(&value.get_untracked());
            if date.is_nan() { String::new() } else { ((date + later) as u64).to_string() }
        };
        let dates = [("from", moment(self.from, 0.0)), ("until", moment(self.until, DAY))];
        let all = plain.into_iter().chain(dates).filter(|(_, value)| !value.is_empty());
        let pairs: Vec<_> =
            all.map(|(name, value)| format!("{name}={}", encoded(&value))).collect();
        pairs.join("&")
    }
}

/// The games that a query finds, page by page.
#[component]
pub(super) fn Found(#[prop(into)] query: Signal<String>) -> impl IntoView {
    let i18n = i18n();
    let games = RwSignal::new(Vec::<Listed>::new());
    let more = RwSignal::new(None::<u64>);
    let state = RwSignal::new(None::<Result<(), ErrorCode>>);
    let load = move |before: Option<u64>| {
        let query = query.get_untracked();
        let before = before.map_or(String::new(), |before| format!("&before={before}"));
        leptos::task::spawn_local(async move {
            match api::get::<Listing>(&format!("/api/games?{query}{before}")).await {
                Ok(listing) => {
                    games.update(|games| games.extend(listing.games));
                    more.set(listing.before);
                    state.set(Some(Ok(())));
                }
                Err(why) => state.set(Some(Err(why))),
            }
        });
    };
    Effect::new(move |_| {
        query.track();
        games.set(Vec::new());
        load(None);
    });
    view! {
        <div class="list" id="found">
            <For each=move || games.get() key=|game| game.game let:game><Row game/></For>
            <p class="quiet">{move || told(state.get(), games.with(Vec::is_empty), i18n)}</p>
            {move || more.get().map(|before| view! {
                <button class="button" data-act="more" on:click=move |_| load(Some(before))>{i18n.say(&messages::online_more())}</button>
            })}
        </div>
    }
}

/// The message in place of an empty list.
fn told(state: Option<Result<(), ErrorCode>>, is_empty: bool, i18n: I18n) -> Option<String> {
    match state? {
        Ok(()) => is_empty.then(|| i18n.say(&messages::online_nothing_found())),
        Err(why) => Some(i18n.say(&refusal(&why))),
    }
}

/// One game of the archive.
#[component]
fn Row(game: Listed) -> impl IntoView {
    let i18n = i18n();
    let result = match (game.ending, game.ending.and_then(|ending| ending.winner)) {
        (None, _) => "",
        (Some(_), Some(basalt_rules::Color::White)) => "1 – 0",
        (Some(_), Some(basalt_rules::Color::Black)) => "0 – 1",
        (Some(ending), None) => {
            if ending.counts() {
                "½ – ½"
            } else {
                "–"
            }
        }
    };
    view! {
        <div class="entry" data-found=game.game.to_string()>
            <p>
                <Link to=Route::Online(OnlineRoute::Game(game.game.to_string()))>
                    {player(&game.white, i18n)} " – " {player(&game.black, i18n)}
                </Link>
                " " <strong>{result}</strong>
            </p>
            <p class="quiet">
                {terms(&game.terms, i18n)} " · " {day(game.created)} " · " {i18n.say(&messages::online_plies(game.plies.into()))}
            </p>
        </div>
    }
}
