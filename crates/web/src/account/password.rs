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

/// Asks for the current password and a new one.
#[component]
pub(super) fn PasswordCard(security: Security) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let (current, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let error = RwSignal::new(None);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        error.set(None);
        let change = PasswordChange { current: current.get_untracked(), new: new.get_untracked() };
        leptos::task::spawn_local(async move {
            match api::post("/api/account/password", &change).await {
                Ok(()) => {
                    current.set(String::new());
                    new.set(String::new());
                    notices.tell(i18n.say(&messages::account_password_changed()));
                    security.load();
                }
                Err(why) => error.set(Some(why)),
            }
        });
    };
    view! {
        <section class="card card--pad stack" data-card="password">
            <h2>{i18n.text(messages::online_password)}</h2>
            <form class="stack" on:submit=submit>
                <TextField title=messages::account_current_password name="current-password" autocomplete="current-password" length=200 secret=true value=current/>
                <NewPasswordField value=new/>
                <Refusal error/>
                <div class="row">
                    <button type="submit" class="button" data-act="change-password">
                        {i18n.text(messages::account_change_password)}
                    </button>
                </div>
            </form>
        </section>
    }
}
