//! Accounts: registration, log-in, log-out, and vacations.

use basalt_locales::{Message, messages};
use basalt_wire::{Credentials, ErrorCode, Vacation};
use leptos::prelude::*;

use super::api;
use super::connection::Connection;
use super::lobby::Whoami;
use super::texts::error_message;
use crate::browser::handler;
use crate::components::ButtonGroup;
use crate::form_fields::Label;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::{Link, OnlineRoute, Route};

/// The days that can be taken off at once.
const VACATIONS: [u8; 3] = [3, 7, 14];

/// The person's account, or the way to one.
#[component]
pub(super) fn Account() -> impl IntoView {
    let connection = expect_context::<Connection>();
    let error = RwSignal::new(None::<ErrorCode>);
    let is_member = Memo::new(move |_| connection.me().is_some_and(|me| me.member));
    view! {
        <div class="page-body account-page">
            {move || if is_member.get() {
                view! { <Member error/> }.into_any()
            } else {
                view! { <Entry error/> }.into_any()
            }}
        </div>
    }
}

/// Why the last request was refused.
#[component]
fn RequestError(error: RwSignal<Option<ErrorCode>>) -> impl IntoView {
    let i18n = i18n();
    view! { <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p> }
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

/// The purpose of the form for those without an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    LogIn,
    Register,
}

impl Purpose {
    const fn path(self) -> &'static str {
        match self {
            Self::LogIn => "/api/login",
            Self::Register => "/api/register",
        }
    }

    fn name(self) -> Message {
        match self {
            Self::LogIn => messages::online_login(),
            Self::Register => messages::online_register(),
        }
    }
}

/// Logging in, or making an account.
#[component]
fn Entry(error: RwSignal<Option<ErrorCode>>) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let purpose = RwSignal::new(Purpose::LogIn);
    let credentials = move || Credentials {
        name: name.get_untracked().trim().to_owned(),
        password: password.get_untracked(),
        code: None,
    };
    let enter = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (path, credentials) = (purpose.get_untracked().path(), credentials());
        change(connection, error, async move { api::post(path, &credentials).await });
    };
    let say = move |message: fn() -> Message| i18n.text(message);
    let registers = move || purpose.get() == Purpose::Register;
    let hint = move |text: fn() -> Message| {
        move || registers().then(|| view! { <small class="quiet">{i18n.say(&text())}</small> })
    };
    let password_kind = move || if registers() { "new-password" } else { "current-password" };
    let purposes: Vec<(Purpose, Label)> =
        [Purpose::LogIn, Purpose::Register].map(|one| (one, one.name().into())).to_vec();
    let choose = move |one| {
        purpose.set(one);
        error.set(None);
    };
    view! {
        <section class="card card--pad account-card stack">
            <h1>{move || i18n.say(&purpose.get().name())}</h1>
            <div data-field="purpose"><ButtonGroup label=messages::online_account options=purposes chosen=purpose.into() choose/></div>
            <p class="quiet">{say(messages::online_account_why)}</p>
            <form class="stack" on:submit=enter>
                <label class="form-field">
                    <span class="name">{say(messages::online_name)}</span>
                    <input type="text" class="field" name="username" autocomplete="username" maxlength="20" required
                        on:input=move |event| name.set(event_target_value(&event))/>
                    {hint(messages::online_name_hint)}
                </label>
                <label class="form-field">
                    <span class="name">{say(messages::online_password)}</span>
                    <input type="password" class="field" name="password" autocomplete=password_kind maxlength="200" required
                        on:input=move |event| password.set(event_target_value(&event))/>
                    {hint(messages::online_password_hint)}
                </label>
                <RequestError error/>
                <button class="button button--main button--wide" type="submit" data-act="enter">
                    {move || i18n.say(&purpose.get().name())}
                </button>
            </form>
            <Whoami/>
        </section>
    }
}

/// The account of a member: profile, vacation, log-out.
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
        let label = i18n.text_of(messages::online_vacation_begin(days.into()));
        view! { <button type="button" class="button" on:click=handler(vacation(days))>{label}</button> }
    };
    let log_out = move |_| change(connection, error, api::post_empty("/api/logout"));
    let profile = move || connection.me().map(|me| Route::Online(OnlineRoute::Player(me.name)));
    view! {
        <section class="card card--pad account-card stack">
            <h1>{i18n.text(messages::online_account)}</h1>
            <Whoami/>
            <RequestError error/>
            <div class="row row--wrap">
                {move || profile().map(|to| view! { <Link to class="button">{Icon::Person.draw()}{i18n.say(&messages::online_profile())}</Link> })}
                <button type="button" class="button" data-act="logout" on:click=handler(log_out)>
                    {Icon::LogOut.labelled(messages::online_logout)}
                </button>
            </div>
            <h2>{i18n.text(messages::online_vacation)}</h2>
            <p class="quiet">{i18n.text(messages::online_vacation_lead)}</p>
            <div class="row row--wrap">
                {VACATIONS.map(begin).collect_view()}
                <button type="button" class="button" on:click=handler(vacation(0))>{i18n.text(messages::online_vacation_end)}</button>
            </div>
        </section>
    }
}
