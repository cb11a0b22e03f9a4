//! The question for the password or a passkey before a sensitive change.

use basalt_locales::messages;
use basalt_wire::{Confirmation, ErrorCode, PasskeyChallenge};
use leptos::prelude::*;

use super::fields::{SecondFactorField, TextField, code_if};
use super::member::Security;
use super::{Refusal, RefusalSignal, authenticator};
use crate::browser::handler;
use crate::components::Dialog;
use crate::i18n::i18n;
use crate::online::api;

/// Runs requests for sensitive changes.
#[derive(Clone, Copy)]
pub(super) struct Confirm {
    open: RwSignal<bool>,
    /// The request that waits for the answer.
    waiting: StoredValue<Option<Callback<()>>>,
}

impl Confirm {
    pub(super) fn new() -> Self {
        Self { open: RwSignal::new(false), waiting: StoredValue::new(None) }
    }

    /// Runs a request. If the server wants to know again who the person is, it runs once more after they have said so.
    pub(super) fn run<T: 'static, F: Future<Output = Result<T, ErrorCode>> + 'static>(
        self,
        error: RefusalSignal,
        request: impl Fn() -> F + Clone + Send + Sync + 'static,
        done: impl Fn(T) + Clone + Send + Sync + 'static,
    ) {
        error.set(None);
        leptos::task::spawn_local(async move {
            match request().await {
                Ok(value) => done(value),
                Err(ErrorCode::ConfirmFirst) => {
                    let again = move |()| self.run(error, request.clone(), done.clone());
                    self.waiting.set_value(Some(Callback::new(again)));
                    self.open.set(true);
                }
                Err(why) => error.set(Some(why)),
            }
        });
    }

    /// Closes the dialog, and runs the request that has waited.
    fn go_on(self) {
        self.open.set(false);
        if let Some(waiting) = self.waiting.get_value() {
            waiting.run(());
        }
    }
}

/// The dialog that asks for the password or a passkey.
#[component]
pub(super) fn ConfirmIdentity(security: Security) -> impl IntoView {
    let open = security.confirm.open;
    view! {
        <Dialog open title=messages::account_confirm>
            <ConfirmForm security/>
        </Dialog>
    }
}

/// Proves with a passkey who the person is.
async fn use_passkey() -> Result<(), ErrorCode> {
    let challenge: PasskeyChallenge = api::post_empty_for("/api/passkeys/login/begin").await?;
    let answer = authenticator::get(challenge).await?;
    api::post("/api/account/confirm-passkey", &answer).await
}

#[component]
fn ConfirmForm(security: Security) -> impl IntoView {
    let i18n = i18n();
    let confirm = security.confirm;
    let (password, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (needs_second_factor, error) = (RwSignal::new(false), RwSignal::new(None::<ErrorCode>));
    let finish = move |done: Result<(), ErrorCode>| match done {
        Ok(()) => confirm.go_on(),
        Err(ErrorCode::SecondFactor) => needs_second_factor.set(true),
        Err(why) => error.set(Some(why)),
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        error.set(None);
        let code = code_if(needs_second_factor, code);
        let confirmation = Confirmation { password: password.get_untracked(), code };
        leptos::task::spawn_local(async move {
            finish(api::post("/api/account/confirm", &confirmation).await);
        });
    };
    let passkey = move |_| {
        error.set(None);
        leptos::task::spawn_local(async move { finish(use_passkey().await) });
    };
    let has_password = security.has_password();
    let lead = if has_password {
        messages::account_confirm_lead
    } else {
        messages::account_passkey_confirm_lead
    };
    let passwords = move || {
        has_password.then(|| {
            view! {
                <TextField title=messages::online_password name="confirm-password" autocomplete="current-password" length=200 secret=true value=password/>
                <SecondFactorField needed=needs_second_factor code/>
            }
        })
    };
    let main_button = has_password.then(|| {
        view! {
            <button type="submit" class="button button--main" data-act="confirm">
                {i18n.text(messages::account_continue)}
            </button>
        }
    });
    let passkey_button = security.can_use_passkey().then(|| {
        view! {
            <button type="button" class="button" data-act="confirm-passkey" on:click=handler(passkey)>
                {i18n.text(messages::account_passkey_use)}
            </button>
        }
    });
    view! {
        <p class="quiet">{i18n.text(lead)}</p>
        <form class="stack" on:submit=submit>
            {passwords}
            <Refusal error/>
            <div class="row row--wrap">
                <button type="button" class="button button--quiet" on:click=handler(move |_| confirm.open.set(false))>
                    {i18n.text(messages::online_cancel)}
                </button>
                {passkey_button}
                {main_button}
            </div>
        </form>
    }
}
