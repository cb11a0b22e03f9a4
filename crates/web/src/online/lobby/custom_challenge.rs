//! The dialog for a challenge with other terms: any time, one player, the server's computer.

use basalt_locales::{Message, messages};
use basalt_referee::{Pace, Terms};
use basalt_wire::{ErrorCode, ToServer};
use leptos::prelude::*;

use super::{LobbyState, Opponent};
use crate::browser::handler;
use crate::components::{ButtonGroup, Dialog, Show};
use crate::form_fields::{Switch, labelled};
use crate::i18n::i18n;
use crate::online::texts::error_message;

/// The fields of the dialog.
#[derive(Clone, Copy)]
struct Fields {
    is_live: RwSignal<bool>,
    /// Seconds for the whole game.
    base: RwSignal<u32>,
    increment: RwSignal<u32>,
    /// Whether the opponent has another time.
    has_odds: RwSignal<bool>,
    /// Seconds that the opponent has then.
    odds_base: RwSignal<u32>,
    odds_increment: RwSignal<u32>,
    best_of_three: RwSignal<bool>,
    days: RwSignal<u8>,
    level: RwSignal<u8>,
    error: RwSignal<Option<ErrorCode>>,
}

impl Fields {
    fn pace(self) -> Pace {
        if self.is_live.get_untracked() {
            let (base, increment) = (self.base.get_untracked(), self.increment.get_untracked());
            Pace::Live { base, increment }
        } else {
            Pace::Days(self.days.get_untracked())
        }
    }

    /// The time of the opponent, if it is another one.
    fn odds(self) -> Option<Pace> {
        let (base, increment) =
            (self.odds_base.get_untracked(), self.odds_increment.get_untracked());
        let has_odds = self.is_live.get_untracked() && self.has_odds.get_untracked();
        has_odds.then_some(Pace::Live { base, increment })
    }

    fn request(self, state: LobbyState) -> ToServer {
        let terms = state.terms.get_untracked();
        let (pace, odds) = (self.pace(), self.odds().filter(|_| !terms.rated));
        let best_of_three = self.best_of_three.get_untracked();
        let terms = Terms { pace, odds, best_of_three, ..terms };
        let name = state.to.get_untracked().trim().to_owned();
        match state.opponent.get_untracked() {
            Opponent::Friend => ToServer::Seek { terms, to: None, listed: false },
            Opponent::Anyone => ToServer::Seek { terms, to: None, listed: true },
            Opponent::Player => {
                ToServer::Seek { terms, to: (!name.is_empty()).then_some(name), listed: true }
            }
            Opponent::Computer => ToServer::PlayComputer {
                terms: Terms { rated: false, ..terms },
                level: self.level.get_untracked(),
            },
        }
    }
}

/// The dialog.
#[component]
pub(super) fn CustomChallenge(state: LobbyState) -> impl IntoView {
    let fields = Fields {
        is_live: RwSignal::new(true),
        base: RwSignal::new(300),
        increment: RwSignal::new(3),
        has_odds: RwSignal::new(false),
        odds_base: RwSignal::new(60),
        odds_increment: RwSignal::new(0),
        best_of_three: RwSignal::new(false),
        days: RwSignal::new(3),
        level: RwSignal::new(5),
        error: RwSignal::new(None),
    };
    view! {
        <Dialog open=state.dialog title=messages::online_create>
            <ChallengeForm state fields/>
        </Dialog>
    }
}

#[component]
fn ChallengeForm(state: LobbyState, fields: Fields) -> impl IntoView {
    let i18n = i18n();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        fields.error.set(None);
        state.connection.request_as_guest(fields.request(state), move |answer| match answer {
            Ok(()) => state.dialog.set(false),
            Err(why) => fields.error.set(Some(why)),
        });
    };
    let say = move |message: fn() -> Message| i18n.text(message);
    let paces = labelled([
        (true, messages::online_real_time as fn() -> Message),
        (false, messages::online_correspondence),
    ]);
    let opponents = labelled([
        (Opponent::Anyone, messages::online_anyone as fn() -> Message),
        (Opponent::Friend, messages::online_friend),
        (Opponent::Player, messages::online_player),
        (Opponent::Computer, messages::online_computer),
    ]);
    let is = move |opponent| move || state.opponent.get() == opponent;
    let may_have_odds = move || fields.is_live.get() && !state.terms.get().rated;
    view! {
        <form class="stack challenge-form" on:submit=submit>
            <div data-field="pace"><ButtonGroup label=messages::online_pace options=paces chosen=fields.is_live.into() choose=move |live| fields.is_live.set(live)/></div>
            <Show when=move || fields.is_live.get() fallback=move || view! {
                <NumberField name="days" label=messages::online_days_field value=fields.days least=*Terms::DAYS.start() most=*Terms::DAYS.end()/>
            }>
                <BaseField name="minutes" label=messages::online_minutes value=fields.base/>
                <NumberField name="increment" label=messages::online_increment value=fields.increment least=0 most=Terms::MAX_INCREMENT/>
            </Show>
            <Show when=may_have_odds>
                <div data-field="odds"><Switch title=messages::online_odds_field on=fields.has_odds.into() turn=move |on| fields.has_odds.set(on)/></div>
            </Show>
            <Show when=move || may_have_odds() && fields.has_odds.get()>
                <BaseField name="odds-minutes" label=messages::online_odds_minutes value=fields.odds_base/>
                <NumberField name="odds-increment" label=messages::online_odds_increment value=fields.odds_increment least=0 most=Terms::MAX_INCREMENT/>
            </Show>
            <div data-field="best-of-three"><Switch title=messages::online_best_of_three on=fields.best_of_three.into() turn=move |on| fields.best_of_three.set(on)/></div>
            <div data-field="opponent"><ButtonGroup label=messages::online_opponent options=opponents chosen=state.opponent.into() choose=move |one| state.opponent.set(one)/></div>
            <Show when=is(Opponent::Player)>
                <label class="form-field">
                    <span class="name">{say(messages::online_name)}</span>
                    <input type="text" class="field" data-act="to" maxlength="20" autocomplete="off" required
                        prop:value=move || state.to.get() on:input=move |event| state.to.set(event_target_value(&event))/>
                </label>
            </Show>
            <Show when=is(Opponent::Computer)>
                <NumberField name="level" label=messages::page_new_level value=fields.level least=1 most=20/>
            </Show>
            <p class="bad" role="alert">{move || fields.error.get().map(|why| i18n.say(&error_message(&why)))}</p>
            <div class="row">
                <button type="button" class="button button--quiet" on:click=handler(move |_| state.dialog.set(false))>{say(messages::online_cancel)}</button>
                <button type="submit" class="button button--main" data-act="open">
                    {move || i18n.say(&if is(Opponent::Computer)() { messages::online_accept() } else { messages::online_create_short() })}
                </button>
            </div>
        </form>
    }
}

/// A number of minutes, in quarters, for a time in seconds.
#[component]
fn BaseField(name: &'static str, label: fn() -> Message, value: RwSignal<u32>) -> impl IntoView {
    let i18n = i18n();
    let minutes = |seconds: u32| (f64::from(seconds) / 60.0).to_string();
    let set = move |event| {
        if let Some(seconds) = seconds_of(&event_target_value(&event)) {
            value.set(seconds);
        }
    };
    let (least, most) = (minutes(*Terms::BASE.start()), minutes(*Terms::BASE.end()));
    view! {
        <label class="form-field">
            <span class="name">{i18n.text(label)}</span>
            <input type="number" class="field" data-act=name min=least max=most step="0.25" required
                prop:value=move || minutes(value.get()) on:input=set/>
        </label>
    }
}

/// The seconds of a number of minutes that a game may have.
fn seconds_of(minutes: &str) -> Option<u32> {
    let seconds = (minutes.parse::<f64>().ok()? * 60.0).round();
    let least = f64::from(*Terms::BASE.start());
    let most = f64::from(*Terms::BASE.end());
    (least..=most).contains(&seconds).then_some(seconds as u32)
}

/// A field for a whole number in a range. Anything else leaves the value as it is.
#[component]
fn NumberField<T>(
    /// The name of the field in the document.
    name: &'static str,
    label: fn() -> Message,
    value: RwSignal<T>,
    least: T,
    most: T,
) -> impl IntoView
where
    T: Copy + Ord + std::str::FromStr + std::fmt::Display + Send + Sync + 'static,
{
    let i18n = i18n();
    let set = move |event| {
        if let Ok(typed) = event_target_value(&event).parse::<T>()
            && (least..=most).contains(&typed)
        {
            value.set(typed);
        }
    };
    view! {
        <label class="form-field">
            <span class="name">{i18n.text(label)}</span>
            <input type="number" class="field" data-act=name min=least.to_string() max=most.to_string() required
                prop:value=move || value.get().to_string() on:input=set/>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_may_have_quarters_within_the_limits() {
        let typed = ["0.5", "1.25", "5", "180", "0.25", "181", "", "x", "-1", "NaN"];
        let seconds =
            [Some(30), Some(75), Some(300), Some(10_800), None, None, None, None, None, None];
        assert_eq!(typed.map(seconds_of), seconds);
    }
}
