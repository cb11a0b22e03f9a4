//! Two-factor authentication: setting it up with an authenticator app, and turning it off.

use basalt_locales::{Message, messages};
use basalt_wire::{ErrorCode, OneTimeCode, QrCode, RecoveryCodes, TwoFactorSetup};
use leptos::prelude::*;

use super::fields::{ButtonRow, TextField};
use super::member::Security;
use super::{Refusal, RefusalSignal};
use crate::browser::handler;
use crate::i18n::i18n;
use crate::online::api;

/// Width of the light frame around a QR code, in its squares: scanners need four.
const QUIET_ZONE: i64 = 4;

/// Whether two-factor authentication is on, and the way to change that.
#[component]
pub(super) fn TwoFactorCard(security: Security) -> impl IntoView {
    let i18n = i18n();
    let error = RwSignal::new(None::<ErrorCode>);
    let setup = RwSignal::new(None::<TwoFactorSetup>);
    let is_on = Memo::new(move |_| security.data.get().map(|data| data.two_factor));
    let content = move || match (is_on.get()?, setup.get()) {
        (true, _) => Some(view! { <TurnOff security error/> }.into_any()),
        (false, Some(shown)) => Some(view! { <SetUp security error shown setup/> }.into_any()),
        (false, None) => Some(view! { <Begin security error setup/> }.into_any()),
    };
    let tag = move |on| {
        let (class, text): (_, fn() -> Message) = if on {
            ("tag tag--good", messages::account_on)
        } else {
            ("tag", messages::account_off)
        };
        view! { <span class=class>{i18n.text(text)}</span> }
    };
    view! {
        <section class="card card--pad stack" data-card="two-factor">
            <div class="row row--wrap">
                <h2>{i18n.text(messages::account_two_factor)}</h2>
                {move || is_on.get().map(tag)}
            </div>
            <p class="quiet">{i18n.text(messages::account_two_factor_lead)}</p>
            {content}
            <Refusal error/>
        </section>
    }
}

#[component]
fn Begin(
    security: Security,
    error: RefusalSignal,
    setup: RwSignal<Option<TwoFactorSetup>>,
) -> impl IntoView {
    let begin = move |_| {
        let request = || api::post_empty_for::<TwoFactorSetup>("/api/account/two-factor/begin");
        security.confirm.run(error, request, move |begun| setup.set(Some(begun)));
    };
    view! {
        <ButtonRow act="set-up-two-factor" text=messages::account_set_up on_click=handler(begin)/>
    }
}

/// The secret for the app, and the field for the first code.
#[component]
fn SetUp(
    security: Security,
    error: RefusalSignal,
    shown: TwoFactorSetup,
    setup: RwSignal<Option<TwoFactorSetup>>,
) -> impl IntoView {
    let i18n = i18n();
    let code = RwSignal::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = OneTimeCode { code: code.get_untracked() };
        let request = move || {
            let typed = typed.clone();
            async move {
                api::post_for::<RecoveryCodes, _>("/api/account/two-factor/enable", &typed).await
            }
        };
        security.confirm.run(error, request, move |codes| {
            setup.set(None);
            security.show_codes(codes);
        });
    };
    view! {
        <p>{i18n.text(messages::account_scan)}</p>
        <QrPicture code=shown.qr/>
        <p class="quiet">{i18n.text(messages::account_key)}</p>
        <code class="secret-key" data-value="secret">{shown.secret}</code>
        <form class="stack" on:submit=submit>
            <TextField title=messages::account_digits name="totp" autocomplete="one-time-code" length=10 value=code/>
            <div class="row">
                <button type="button" class="button button--quiet" on:click=handler(move |_| setup.set(None))>{i18n.text(messages::online_cancel)}</button>
                <button type="submit" class="button button--main" data-act="turn-on">{i18n.text(messages::account_turn_on)}</button>
            </div>
        </form>
    }
}

#[component]
fn QrPicture(code: QrCode) -> impl IntoView {
    let i18n = i18n();
    let side = i64::from(code.size) + 2 * QUIET_ZONE;
    view! {
        <svg class="qr-code" viewBox=format!("{0} {0} {side} {side}", -QUIET_ZONE) role="img" aria-label=i18n.text(messages::account_qr)>
            <path d=code.path/>
        </svg>
    }
}

#[component]
fn TurnOff(security: Security, error: RefusalSignal) -> impl IntoView {
    let turn_off = move |_| {
        let request = || api::post_empty("/api/account/two-factor/disable");
        security.confirm.run(error, request, move |()| security.load());
    };
    view! {
        <ButtonRow act="turn-off" text=messages::account_turn_off on_click=handler(turn_off)/>
    }
}
