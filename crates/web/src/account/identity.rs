//! Another name, the person's data, and the end of the account.

use basalt_locales::messages;
use basalt_wire::{ErrorCode, Me, NewName};
use leptos::prelude::*;

use super::Refusal;
use super::fields::TextField;
use super::member::Security;
use super::sign_in::NAME_LENGTH;
use crate::account_state::AccountState;
use crate::browser::{handler, window};
use crate::components::Dialog;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::{api, day};

/// The form for another username.
#[component]
pub(super) fn NameCard(security: Security) -> impl IntoView {
    let (i18n, account) = (i18n(), expect_context::<AccountState>());
    let (name, error) = (RwSignal::new(String::new()), RwSignal::new(None::<ErrorCode>));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = NewName { name: name.get_untracked().trim().to_owned() };
        let request = move || {
            let wanted = wanted.clone();
            async move { api::post_for::<Me, _>("/api/account/name", &wanted).await }
        };
        security.confirm.run(error, request, move |me: Me| {
            account.set(Some(me.name));
            // The name is all over the page.
            let _ = window().location().reload();
        });
    };
    let content = move || {
        match security.can_rename_from() {
        Some(from) => {
            let text = messages::account_rename_from(&day(from, i18n));
            view! { <p>{i18n.text_of(text)}</p> }.into_any()
        }
        None => view! {
            <form class="stack" on:submit=submit>
                <TextField title=messages::account_new_name name="new-name" autocomplete="username" length=NAME_LENGTH value=name/>
                <Refusal error/>
                <div class="row">
                    <button type="submit" class="button" data-act="rename">{i18n.text(messages::account_rename)}</button>
                </div>
            </form>
        }
        .into_any(),
    }
    };
    view! {
        <section class="card card--pad stack" data-card="name">
            <h2>{i18n.text(messages::account_rename)}</h2>
            <p class="quiet">{i18n.text(messages::account_rename_lead)}</p>
            {content}
        </section>
    }
}

/// The download of everything that the server knows about the person.
#[component]
pub(super) fn DataCard() -> impl IntoView {
    let i18n = i18n();
    view! {
        <section class="card card--pad stack" data-card="data">
            <h2>{i18n.text(messages::account_data)}</h2>
            <p class="quiet">{i18n.text(messages::account_data_lead)}</p>
            <div class="row">
                <a class="button" href="/api/account/data" download="basalt-data.json" data-act="download-data">
                    {Icon::Save.labelled(messages::account_data_download)}
                </a>
            </div>
        </section>
    }
}

/// The end of the account.
#[component]
pub(super) fn DeletionCard(security: Security, name: String) -> impl IntoView {
    let i18n = i18n();
    let open = RwSignal::new(false);
    let name = StoredValue::new(name);
    view! {
        <section class="card card--pad stack" data-card="delete">
            <h2>{i18n.text(messages::account_delete)}</h2>
            <p class="quiet">{i18n.text(messages::account_delete_lead)}</p>
            <div class="row">
                <button type="button" class="button button--danger" data-act="delete" on:click=handler(move |_| open.set(true))>
                    {i18n.text(messages::account_delete)}
                </button>
            </div>
            <Dialog open title=messages::account_delete_ask>
                <DeletionForm security name=name.get_value() open/>
            </Dialog>
        </section>
    }
}

/// The person types their name, so that nobody deletes an account by mistake.
#[component]
fn DeletionForm(security: Security, name: String, open: RwSignal<bool>) -> impl IntoView {
    let (i18n, account) = (i18n(), expect_context::<AccountState>());
    let (typed, error) = (RwSignal::new(String::new()), RwSignal::new(None::<ErrorCode>));
    let label = messages::account_delete_type(&name);
    let is_same = move || typed.with(|typed| typed.trim().eq_ignore_ascii_case(&name));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = NewName { name: typed.get_untracked().trim().to_owned() };
        let request = move || {
            let typed = typed.clone();
            async move { api::post("/api/account/delete", &typed).await }
        };
        security.confirm.run(error, request, move |()| account.leave());
    };
    view! {
        <p>{i18n.text(messages::account_delete_warning)}</p>
        <form class="stack" on:submit=submit>
            <label class="form-field">
                <span class="name">{i18n.text_of(label)}</span>
                <input
                    type="text" class="field" name="delete-name" autocomplete="off" autocapitalize="none" spellcheck="false"
                    on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            <Refusal error/>
            <div class="row">
                <button type="button" class="button button--quiet" on:click=handler(move |_| open.set(false))>
                    {i18n.text(messages::online_cancel)}
                </button>
                <button type="submit" class="button button--danger" data-act="delete-for-good" disabled=move || !is_same()>
                    {i18n.text(messages::account_delete)}
                </button>
            </div>
        </form>
    }
}
