//! The dialog for a challenge with other terms: any time, one player, the server's computer.

use basalt_locales::{Message, messages};
use basalt_referee::{Pace, Terms};
use basalt_wire::{ErrorCode, ToServer};
use leptos::prelude::*;

use super::{LobbyState, Opponent};
use crate::browser::handler;
use crate::components::{ButtonGroup, Dialog, Show};
use crate::form_fields::labelled;
use crate::i18n::i18n;
use crate::online::texts::error_message;

/// The fields of the dialog.
#[derive(Clone, Copy)]
struct Fields {
    is_live: RwSignal<bool>,
    minutes: RwSignal<u32>,
    increment: RwSignal<u32>,
    days: RwSignal<u8>,
    level: RwSignal<u8>,
    error: RwSignal<Option<ErrorCode>>,
}

impl Fields {
    fn pace(self) -> Pace {
        if self.is_live.get_untracked() {
            let base = self.minutes.get_untracked() * 60;
            Pace::Live { base, increment: self.increment.get_untracked() }
        } else {
            Pace::Days(self.days.get_untracked())
        }
    }

    fn request(self, state: LobbyState) -> ToServer {
        let terms = Terms { pace: self.pace(), ..state.terms.get_untracked() };
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
        minutes: RwSignal::new(5),
        increment: RwSignal::new(3),
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
    let most_minutes = Terms::BASE.end() / 60;
    view! {
        <form class="stack challenge-form" on:submit=submit>
            <div data-field="pace"><ButtonGroup label=messages::online_pace options=paces chosen=fields.is_live.into() choose=move |live| fields.is_live.set(live)/></div>
            <Show when=move || fields.is_live.get() fallback=move || view! {
                <NumberField name="days" label=messages::online_days_field value=fields.days least=*Terms::DAYS.start() most=*Terms::DAYS.end()/>
            }>
                <NumberField name="minutes" label=messages::online_minutes value=fields.minutes least=1 most=most_minutes/>
                <NumberField name="increment" label=messages::online_increment value=fields.increment least=0 most=Terms::MAX_INCREMENT/>
            </Show>
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
