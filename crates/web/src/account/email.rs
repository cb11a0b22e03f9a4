//! The e-mail address of the person.

use basalt_locales::messages;
use basalt_wire::{AccountEmail, EmailAddress, EmailSubscription, ErrorCode, TurnMail};
use leptos::prelude::*;

use super::fields::TextField;
use super::member::Security;
use super::{Refusal, RefusalSignal};
use crate::browser::handler;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::api;

/// Maximum number of characters of an address.
const ADDRESS_LENGTH: u32 = 254;

/// The address, or the form for one. There is nothing where the server sends no e-mail.
#[component]
pub(super) fn EmailCard(security: Security) -> impl IntoView {
    let i18n = i18n();
    let error = RwSignal::new(None::<ErrorCode>);
    let sends_email = Memo::new(move |_| {
        security.data.with(|data| data.as_ref().is_some_and(|data| data.sends_email))
    });
    let content = move || match security.data.get().and_then(|data| data.email) {
        Some(email) => view! { <Present security email error/> }.into_any(),
        None => view! { <AddressForm security error/> }.into_any(),
    };
    move || {
        sends_email.get().then(|| {
            view! {
                <section class="card card--pad stack" data-card="email">
                    <h2>{i18n.text(messages::account_email)}</h2>
                    <p class="quiet">{i18n.text(messages::account_email_lead)}</p>
                    {content}
                    <Refusal error/>
                </section>
            }
        })
    }
}

#[component]
fn AddressForm(security: Security, error: RefusalSignal) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let address = RwSignal::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = EmailAddress { address: address.get_untracked().trim().to_owned() };
        let request = move || {
            let wanted = wanted.clone();
            async move { api::post("/api/account/email", &wanted).await }
        };
        security.confirm.run(error, request, move |()| {
            notices.tell(i18n.say(&messages::account_email_sent()));
            security.load();
        });
    };
    view! {
        <form class="stack" on:submit=submit>
            <TextField title=messages::account_email_address name="email" autocomplete="email" length=ADDRESS_LENGTH value=address/>
            <div class="row">
                <button type="submit" class="button" data-act="set-email">{i18n.text(messages::account_email_save)}</button>
            </div>
        </form>
    }
}

#[component]
fn Present(security: Security, email: AccountEmail, error: RefusalSignal) -> impl IntoView {
    let i18n = i18n();
    let remove = move |_| {
        let request = || api::post_empty("/api/account/email/remove");
        security.confirm.run(error, request, move |()| security.load());
    };
    let subscribe = move |event: web_sys::Event| {
        let subscribed = event_target_checked(&event);
        leptos::task::spawn_local(async move {
            let wanted = EmailSubscription { subscribed };
            match api::post("/api/account/email/subscribe", &wanted).await {
                Ok(()) => security.load(),
                Err(why) => error.set(Some(why)),
            }
        });
    };
    let want_turns = move |event: web_sys::Event| {
        let wanted = event_target_checked(&event);
        leptos::task::spawn_local(async move {
            let wanted = TurnMail { wanted, language: Some(i18n.fetched().0.to_owned()) };
            match api::post("/api/account/email/turns", &wanted).await {
                Ok(()) => security.load(),
                Err(why) => error.set(Some(why)),
            }
        });
    };
    let turns = email.verified.then(|| {
        view! {
            <label class="row">
                <input type="checkbox" name="turns" prop:checked=email.turns prop:disabled=!email.subscribed on:change=want_turns/>
                {i18n.text(messages::account_email_turns)}
            </label>
        }
    });
    let (class, state) = if email.verified {
        ("tag tag--good", messages::account_email_verified())
    } else {
        ("tag", messages::account_email_unverified())
    };
    view! {
        <div class="row row--wrap"><b class="clip">{email.address}</b><span class=class>{i18n.text_of(state)}</span></div>
        <label class="row">
            <input type="checkbox" name="subscribed" prop:checked=email.subscribed on:change=subscribe/>
            {i18n.text(messages::account_email_subscribed)}
        </label>
        {turns}
        <div class="row">
            <button type="button" class="button" data-act="remove-email" on:click=handler(remove)>{i18n.text(messages::account_email_remove)}</button>
        </div>
    }
}
