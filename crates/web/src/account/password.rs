//! The form that changes the password.

use basalt_locales::messages;
use basalt_wire::PasswordChange;
use leptos::prelude::*;

use super::Refusal;
use super::fields::{NewPasswordField, TextField};
use super::member::Security;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::api;

/// Asks for the current password, if there is one, and a new one.
#[component]
pub(super) fn PasswordCard(security: Security) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let (current, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let error = RwSignal::new(None);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let change = PasswordChange { current: current.get_untracked(), new: new.get_untracked() };
        let request = move || {
            let change = change.clone();
            async move { api::post("/api/account/password", &change).await }
        };
        security.confirm.run(error, request, move |()| {
            current.set(String::new());
            new.set(String::new());
            notices.tell(i18n.say(&messages::account_password_changed()));
            security.load();
        });
    };
    let current_field = move || {
        if security.has_password() {
            view! { <TextField title=messages::account_current_password name="current-password" autocomplete="current-password" length=200 secret=true value=current/> }.into_any()
        } else {
            view! { <p class="quiet">{i18n.text(messages::account_no_password)}</p> }.into_any()
        }
    };
    let button = move || {
        if security.has_password() {
            messages::account_change_password()
        } else {
            messages::account_set_password()
        }
    };
    view! {
        <section class="card card--pad stack" data-card="password">
            <h2>{i18n.text(messages::online_password)}</h2>
            <form class="stack" on:submit=submit>
                {current_field}
                <NewPasswordField value=new/>
                <Refusal error/>
                <div class="row">
                    <button type="submit" class="button" data-act="change-password">{i18n.text_by(button)}</button>
                </div>
            </form>
        </section>
    }
}
