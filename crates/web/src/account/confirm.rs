//! The question for the password before a sensitive change.

use basalt_locales::messages;
use basalt_wire::{Confirmation, ErrorCode};
use leptos::prelude::*;

use super::fields::{SecondFactorField, TextField, code_if};
use super::{Refusal, RefusalSignal};
use crate::browser::handler;
use crate::components::Dialog;
use crate::i18n::i18n;
use crate::online::api;

/// Runs requests for sensitive changes.
#[derive(Clone, Copy)]
pub(super) struct Confirm {
    open: RwSignal<bool>,
    /// The request that waits for the password.
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
}

/// The dialog that asks for the password.
#[component]
pub(super) fn ConfirmPassword(confirm: Confirm) -> impl IntoView {
    view! {
        <Dialog open=confirm.open title=messages::account_confirm>
            <PasswordForm confirm/>
        </Dialog>
    }
}

#[component]
fn PasswordForm(confirm: Confirm) -> impl IntoView {
    let i18n = i18n();
    let (password, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (needs_second_factor, error) = (RwSignal::new(false), RwSignal::new(None::<ErrorCode>));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        error.set(None);
        let code = code_if(needs_second_factor, code);
        let confirmation = Confirmation { password: password.get_untracked(), code };
        leptos::task::spawn_local(async move {
            match api::post("/api/account/confirm", &confirmation).await {
                Ok(()) => {
                    confirm.open.set(false);
                    if let Some(waiting) = confirm.waiting.get_value() {
                        waiting.run(());
                    }
                }
                Err(ErrorCode::SecondFactor) => needs_second_factor.set(true),
                Err(why) => error.set(Some(why)),
            }
        });
    };
    view! {
        <p class="quiet">{i18n.text(messages::account_confirm_lead)}</p>
        <form class="stack" on:submit=submit>
            <TextField title=messages::online_password name="confirm-password" autocomplete="current-password" length=200 secret=true value=password/>
            <SecondFactorField needed=needs_second_factor code/>
            <Refusal error/>
            <div class="row">
                <button type="button" class="button button--quiet" on:click=handler(move |_| confirm.open.set(false))>
                    {i18n.text(messages::online_cancel)}
                </button>
                <button type="submit" class="button button--main" data-act="confirm">
                    {i18n.text(messages::account_continue)}
                </button>
            </div>
        </form>
    }
}
