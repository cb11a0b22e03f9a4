//! Accounts: making one, entering and leaving it, and vacations.

use basalt_locales::{Message, messages};
use basalt_wire::{Credentials, ErrorCode, Vacation};
use leptos::prelude::*;

use super::api;
use super::connection::Connection;
use super::lobby::Whoami;
use super::texts::refusal;
use crate::i18n::i18n;

/// The days that can be taken off at once.
const VACATIONS: [u8; 3] = [3, 7, 14];

/// The person's account, or the way to one.
#[component]
pub(super) fn Account() -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let error = RwSignal::new(None::<ErrorCode>);
    let is_member = Memo::new(move |_| connection.me().is_some_and(|me| me.member));
    view! {
        <section class="form">
            <h1>{move || i18n.say(&messages::online_account())}</h1>
            <Whoami/>
            <p class="said refused" role="alert">{move || error.get().map(|why| i18n.say(&refusal(&why)))}</p>
            {move || if is_member.get() {
                view! { <Member error/> }.into_any()
            } else {
                view! { <Entry error/> }.into_any()
            }}
        </section>
    }
}

/// Runs a request that changes the account, and reconnects after it.
fn change(
    connection: Connection,
    error: RwSignal<Option<ErrorCode>>,
    done: impl Future<Output = Result<(), ErrorCode>> + 'static,
) {
    error.set(None);
    leptos::task::spawn_local(async move {
        match done.await {
            Ok(()) => connection.reconnect(),
            Err(why) => error.set(Some(why)),
        }
    });
}

#[component]
fn Entry(error: RwSignal<Option<ErrorCode>>) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let credentials = move || Credentials {
        name: name.get_untracked().trim().to_owned(),
        password: password.get_untracked(),
    };
    let enter_by = move |path: &'static str| {
        let credentials = credentials();
        change(connection, error, async move { api::post(path, &credentials).await });
    };
    let enter = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        enter_by("/api/login");
    };
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    view! {
        <p>{say(messages::online_account_why)}</p>
        <form on:submit=enter>
            <label class="form-field">
                <span class="name">{say(messages::online_name)}</span>
                <input type="text" name="username" autocomplete="username" maxlength="20" required
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <label class="form-field">
                <span class="name">{say(messages::online_password)}</span>
                <input type="password" name="password" autocomplete="current-password" maxlength="200" required
                    on:input=move |event| password.set(event_target_value(&event))/>
            </label>
            <div class="row row--wrap">
                <button class="button button--main" type="submit" data-act="login">{say(messages::online_login)}</button>
                <button class="button" type="button" data-act="register" on:click=move |_| enter_by("/api/register")>
                    {say(messages::online_register)}
                </button>
            </div>
        </form>
    }
}

#[component]
fn Member(error: RwSignal<Option<ErrorCode>>) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let vacation = move |days: u8| {
        move |_| {
            change(connection, error, async move {
                api::post("/api/vacation", &Vacation { days }).await
            });
        }
    };
    let begin = move |days: u8| {
        let label = move || i18n.say(&messages::online_vacation_begin(days.into()));
        view! { <button class="button" on:click=vacation(days)>{label}</button> }
    };
    view! {
        <button class="button" data-act="logout" on:click=move |_| change(connection, error, api::post_empty("/api/logout"))>
            {move || i18n.say(&messages::online_logout())}
        </button>
        <h2>{move || i18n.say(&messages::online_vacation())}</h2>
        <p>{move || i18n.say(&messages::online_vacation_lead())}</p>
        <div class="row row--wrap">
            {VACATIONS.map(begin).collect_view()}
            <button class="button" on:click=vacation(0)>{move || i18n.say(&messages::online_vacation_end())}</button>
        </div>
    }
}
