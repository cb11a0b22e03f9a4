//! All games, to be searched.

use basalt_locales::{Message, messages};
use basalt_referee::DAY_MS;
use basalt_rules::{Feature, Game};
use leptos::prelude::*;

use super::found_games::FoundGames;
use super::profile::encoded;
use super::texts::game as game_name;
use crate::i18n::i18n;

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
    let say = move |message: fn() -> Message| i18n.text(message);
    let text = move |name: &'static str,
                     kind: &'static str,
                     label: fn() -> Message,
                     value: RwSignal<String>| {
        view! {
            <label class="form-field">
                <span class="name">{say(label)}</span>
                <input type=kind class="field" name=name on:input=move |event| value.set(event_target_value(&event))/>
            </label>
        }
    };
    let option =
        |value: &'static str, label: String| view! { <option value=value>{label}</option> };
    let any = i18n.text_of(messages::online_result_is("any"));
    view! {
        <div class="page-body">
            <div class="page-title"><h1>{say(messages::online_archive)}</h1></div>
            <section class="card card--pad" aria-label=say(messages::online_search)>
                <form class="search-form" on:submit=search>
                    {text("player", "text", messages::online_player, fields.player)}
                    <label class="form-field">
                        <span class="name">{say(messages::online_game)}</span>
                        <select name="game" class="field" on:change=move |event| fields.game.set(event_target_value(&event))>
                            {option("", any())}
                            {Game::ALL.map(|game| option(game.id(), i18n.say(&game_name(game)))).collect_view()}
                        </select>
                    </label>
                    <label class="form-field">
                        <span class="name">{say(messages::online_result)}</span>
                        <select name="result" class="field" on:change=move |event| fields.result.set(event_target_value(&event))>
                            {option("", any())}
                            {["white", "black", "draw"].map(|result| option(result, i18n.say(&messages::online_result_is(result)))).collect_view()}
                        </select>
                    </label>
                    {text("from", "date", messages::online_from, fields.from)}
                    {text("until", "date", messages::online_until, fields.until)}
                    <div hidden=move || !fields.ask_for_opening()>
                        {text("reds", "text", messages::online_reds, fields.reds)}
                    </div>
                    <button class="button button--main" type="submit" data-act="search">{say(messages::online_search)}</button>
                </form>
            </section>
            <section class="card" aria-label=say(messages::online_games_title)>
                <FoundGames query of=None history=Vec::new()/>
            </section>
        </div>
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
    /// Whether games of the chosen kind can be searched for by their opening.
    fn ask_for_opening(self) -> bool {
        self.game.with(|id| {
            let mut games = Game::ALL.iter().filter(|game| id.is_empty() || game.id() == id);
            games.any(|game| game.has(Feature::OpeningKey))
        })
    }

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
        let dates =
            [("from", moment(self.from, 0.0)), ("until", moment(self.until, DAY_MS as f64))];
        let asks_for_opening = untrack(|| self.ask_for_opening());
        let is_asked = |(name, value): &(&str, String)| {
            !value.is_empty() && (*name != "reds" || asks_for_opening)
        };
        let all = plain.into_iter().chain(dates).filter(is_asked);
        let pairs: Vec<_> =
            all.map(|(name, value)| format!("{name}={}", encoded(&value))).collect();
        pairs.join("&")
    }
}
