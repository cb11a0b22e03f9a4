//! The passkeys of the person.

use basalt_locales::messages;
use basalt_wire::{ErrorCode, Passkey, PasskeyChallenge, PasskeyToRemove};
use leptos::prelude::*;

use super::devices::{device_name, last_use};
use super::fields::ButtonRow;
use super::member::Security;
use super::{Refusal, RefusalSignal, authenticator};
use crate::browser::handler;
use crate::components::Skeleton;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::notices::Notices;
use crate::online::{api, error_message};

/// Makes a passkey and adds it to the account.
async fn add_passkey() -> Result<(), ErrorCode> {
    let challenge: PasskeyChallenge = api::post_empty_for("/api/account/passkeys/begin").await?;
    let answer = authenticator::create(challenge).await?;
    api::post("/api/account/passkeys/add", &answer).await
}

/// The list of passkeys, each of which can be removed.
#[component]
pub(super) fn PasskeysCard(security: Security) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let error = RwSignal::new(None::<ErrorCode>);
    let add = move |_| {
        security.confirm.run(error, add_passkey, move |()| {
            notices.tell(i18n.say(&messages::account_passkey_added()));
            security.load();
        });
    };
    let list = move || match security.data.get() {
        Some(data) => {
            let row = |passkey| view! { <PasskeyRow security passkey error/> };
            data.passkeys.into_iter().map(row).collect_view().into_any()
        }
        None => view! { <Skeleton lines=1/> }.into_any(),
    };
    let button = || {
        view! {
            <ButtonRow class="devices__foot row" act="add-passkey" text=messages::account_passkey_add on_click=handler(add)/>
        }
    };
    let is_available = authenticator::is_available();
    let missing =
        move || view! { <p>{move || i18n.say(&error_message(&ErrorCode::NoPasskeys))}</p> };
    view! {
        <section class="card devices" data-card="passkeys">
            <div class="devices__head stack">
                <h2>{i18n.text(messages::account_passkeys)}</h2>
                <p class="quiet">{i18n.text(messages::account_passkeys_lead)}</p>
                {(!is_available).then(missing)}
                <Refusal error/>
            </div>
            {list}
            {is_available.then(button)}
        </section>
    }
}

#[component]
fn PasskeyRow(security: Security, passkey: Passkey, error: RefusalSignal) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let Passkey { id, name, used, .. } = passkey;
    let name = device_name(name, i18n);
    let remove = move |_| {
        let id = id.clone();
        let request = move || {
            let id = id.clone();
            async move { api::post("/api/account/passkeys/remove", &PasskeyToRemove { id }).await }
        };
        security.confirm.run(error, request, move |()| {
            notices.tell(i18n.say(&messages::account_passkey_removed()));
            security.load();
        });
    };
    let label = move || i18n.say(&messages::account_passkey_remove_name(&name()));
    let used = used.map_or_else(messages::account_passkey_unused, last_use);
    view! {
        <div class="list-row device" data-passkey>
            {Icon::Computer.draw()}
            <span class="device__name"><b>{name}</b><small class="quiet">{i18n.text_of(used)}</small></span>
            <button type="button" class="button button--quiet" data-act="remove-passkey" aria-label=label on:click=handler(remove)>
                {i18n.text(messages::account_passkey_remove)}
            </button>
        </div>
    }
}
