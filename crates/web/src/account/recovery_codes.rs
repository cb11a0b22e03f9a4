//! Recovery codes: how many are left, and new ones, which are shown once.

use basalt_locales::messages;
use basalt_wire::{ErrorCode, RecoveryCodes};
use leptos::prelude::*;

use super::Refusal;
use super::member::Security;
use crate::browser::{self, handler};
use crate::components::Dialog;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::api;

/// The name of the file with the codes.
const FILE_NAME: &str = "basalt-recovery-codes.txt";

/// The number of codes that are left, and the button that makes new ones.
#[component]
pub(super) fn RecoveryCodesCard(security: Security) -> impl IntoView {
    let i18n = i18n();
    let error = RwSignal::new(None::<ErrorCode>);
    let create = move |_| {
        let request = || api::post_empty_for::<RecoveryCodes>("/api/account/recovery-codes");
        security.confirm.run(error, request, move |codes| security.show_codes(codes));
    };
    let left = move || match security.data.get()?.recovery_codes {
        0 => Some(messages::account_codes_none()),
        count => Some(messages::account_codes_left(count.into())),
    };
    view! {
        <section class="card card--pad stack" data-card="recovery-codes">
            <h2>{i18n.text(messages::account_codes)}</h2>
            <p class="quiet">{i18n.text(messages::account_codes_lead)}</p>
            <p data-value="codes-left">{move || left().map(|text| i18n.say(&text))}</p>
            <Refusal error/>
            <div class="row">
                <button type="button" class="button" data-act="create-codes" on:click=handler(create)>
                    {i18n.text(messages::account_codes_create)}
                </button>
            </div>
        </section>
    }
}

/// The dialog with new codes.
#[component]
pub(super) fn NewCodes(
    /// Whether it is open.
    open: RwSignal<bool>,
    codes: RwSignal<Vec<String>>,
) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let text = move || codes.get_untracked().join("\n");
    let copy = move |_| {
        browser::copy(&text(), move |copied| {
            notices.tell(i18n.say(&if copied {
                messages::account_codes_copied()
            } else {
                messages::account_codes_not_copied()
            }));
        });
    };
    let save = move |_| {
        // A browser that saves nothing still shows the codes.
        let _ = browser::save(FILE_NAME, &text());
    };
    view! {
        <Dialog open title=messages::account_codes is_shown_once=true>
            <p class="quiet">{i18n.text(messages::account_codes_once)}</p>
            <ul class="recovery-codes">
                {move || codes.get().into_iter().map(|code| view! { <li><code>{code}</code></li> }).collect_view()}
            </ul>
            <div class="row row--wrap">
                <button type="button" class="button" data-act="copy-codes" on:click=handler(copy)>{i18n.text(messages::account_codes_copy)}</button>
                <button type="button" class="button" data-act="save-codes" on:click=handler(save)>{i18n.text(messages::account_codes_save)}</button>
                <button type="button" class="button button--main" data-act="codes-saved" on:click=handler(move |_| open.set(false))>
                    {i18n.text(messages::account_codes_done)}
                </button>
            </div>
        </Dialog>
    }
}
