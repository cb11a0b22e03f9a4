//! Accounts: making one, entering and leaving it, and vacations.

use basalt_locales::{Message, messages};
use basalt_wire::{Credentials, Refusal, Vacation};
use leptos::prelude::*;

use super::api;
use super::line::Line;
use super::lobby::Whoami;
use super::words::refusal;
use crate::words::words;

/// The days that can be taken off at once.
const VACATIONS: [u8; 3] = [3, 7, 14];

/// The person's account, or the way to one.
#[component]
pub(super) fn Account() -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    let trouble = RwSignal::new(None::<Refusal>);
    let is_member = Memo::new(move |_| line.me().is_some_and(|me| me.member));
    view! {
        <section class="form">
            <h1>{move || words.say(&messages::online_account())}</h1>
            <Whoami/>
            <p class="said refused" role="alert">{move || trouble.get().map(|why| words.say(&refusal(&why)))}</p>
            {move || if is_member.get() {
                view! { <Member trouble/> }.into_any()
            } else {
                view! { <Entry trouble/> }.into_any()
            }}
        </section>
    }
}

/// Does something that changes who the person is or how they are, and opens the line anew after it.
fn change(
    line: Line,
    trouble: RwSignal<Option<Refusal>>,
    done: impl Future<Output = Result<(), Refusal>> + 'static,
) {
    trouble.set(None);
    leptos::task::spawn_local(async move {
        match done.await {
            Ok(()) => line.reconnect(),
            Err(why) => trouble.set(Some(why)),
        }
    });
}

#[component]
fn Entry(trouble: RwSignal<Option<Refusal>>) -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let credentials = move || Credentials {
        name: name.get_untracked().trim().to_owned(),
        password: password.get_untracked(),
    };
    let enter_by = move |path: &'static str| {
        let credentials = credentials();
        change(line, trouble, async move { api::post(path, &credentials).await });
    };
    let enter = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        enter_by("/api/login");
    };
    let say = move |message: fn() -> Message| move || words.say(&message());
    view! {
        <p>{say(messages::online_account_why)}</p>
        <form on:submit=enter>
            <label class="field">
                <span class="name">{say(messages::online_name)}</span>
                <input type="text" name="username" autocomplete="username" maxlength="20" required
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <label class="field">
                <span class="name">{say(messages::online_password)}</span>
                <input type="password" name="password" autocomplete="current-password" maxlength="200" required
                    on:input=move |event| password.set(event_target_value(&event))/>
            </label>
            <div class="row">
                <button class="main" type="submit" data-act="login">{say(messages::online_login)}</button>
                <button type="button" data-act="register" on:click=move |_| enter_by("/api/register")>
                    {say(messages::online_register)}
                </button>
            </div>
        </form>
    }
}

#[component]
fn Member(trouble: RwSignal<Option<Refusal>>) -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    let vacation =
        move |days: u8| {
            move |_| {
                change(line, trouble, async move {
                    api::post("/api/vacation", &Vacation { days }).await
                });
            }
        };
    let begin = move |days: u8| {
        let label = move || words.say(&messages::online_vacation_begin(days.into()));
        view! { <button on:click=vacation(days)>{label}</button> }
    };
    view! {
        <button data-act="logout" on:click=move |_| change(line, trouble, api::order("/api/logout"))>
            {move || words.say(&messages::online_logout())}
        </button>
        <h2>{move || words.say(&messages::online_vacation())}</h2>
        <p>{move || words.say(&messages::online_vacation_lead())}</p>
        <div class="row">
            {VACATIONS.map(begin).collect_view()}
            <button on:click=vacation(0)>{move || words.say(&messages::online_vacation_end())}</button>
        </div>
    }
}
