//! Links that were sent by e-mail. Their secrets follow the `#` of the address, so that they reach no server before the page
//! sends them.

use basalt_locales::messages;
use basalt_wire::{EmailLink, ErrorCode, PasswordReset};
use leptos::prelude::*;

use super::fields::NewPasswordField;
use super::{Refusal, Visitor};
use crate::browser::{fragment, rename_address};
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::api;
use crate::route::{OnlineRoute, Route};

/// A link, with its token.
#[derive(Clone)]
pub(super) enum MailLink {
    Verify(String),
    Unsubscribe(String),
    Reset(String),
}

impl MailLink {
    /// The link by which the page was opened. It is taken out of the address.
    pub(super) fn take() -> Option<Self> {
        let fragment = fragment()?;
        let (purpose, token) = fragment.split_once('=')?;
        let token = token.to_owned();
        let link = match purpose {
            "verify" => Self::Verify(token),
            "unsubscribe" => Self::Unsubscribe(token),
            "reset" => Self::Reset(token),
            _ => return None,
        };
        rename_address(&Route::Online(OnlineRoute::Account).path());
        Some(link)
    }

    /// Whether the person has to enter something first.
    pub(super) fn needs_form(&self) -> bool {
        matches!(self, Self::Reset(_))
    }

    /// The token of a link that resets the password.
    pub(super) fn into_reset(self) -> Option<String> {
        match self {
            Self::Reset(token) => Some(token),
            Self::Verify(_) | Self::Unsubscribe(_) => None,
        }
    }

    /// Does what the link is for, and shows who the person is after it.
    pub(super) fn follow(self, visitor: Visitor) {
        let (i18n, notices) = (i18n(), expect_context::<Notices>());
        let (path, token, done) = match self {
            Self::Verify(token) => {
                ("/api/email/verify", token, messages::account_email_confirmed())
            }
            Self::Unsubscribe(token) => {
                ("/api/email/unsubscribe", token, messages::account_email_unsubscribed())
            }
            Self::Reset(_) => return,
        };
        leptos::task::spawn_local(async move {
            match api::post(path, &EmailLink { token }).await {
                Ok(()) => {
                    notices.tell(i18n.say(&done));
                    visitor.load();
                }
                Err(why) => {
                    notices.tell(i18n.say(&crate::online::error_message(&why)));
                }
            }
        });
    }
}

/// The form for a new password.
#[component]
pub(super) fn ResetForm(visitor: Visitor, reset: RwSignal<Option<String>>) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let (password, error) = (RwSignal::new(String::new()), RwSignal::new(None::<ErrorCode>));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        error.set(None);
        let token = reset.get_untracked().unwrap_or_default();
        let wanted = PasswordReset { token, password: password.get_untracked() };
        leptos::task::spawn_local(async move {
            match api::post("/api/email/reset", &wanted).await {
                Ok(()) => {
                    notices.tell(i18n.say(&messages::account_password_changed()));
                    reset.set(None);
                    visitor.load();
                }
                Err(why) => error.set(Some(why)),
            }
        });
    };
    view! {
        <div class="page-body account-page">
            <section class="card card--pad account-card stack">
                <h1>{i18n.text(messages::account_recover)}</h1>
                <p class="quiet">{i18n.text(messages::account_reset_lead)}</p>
                <form class="stack" on:submit=submit>
                    <NewPasswordField value=password/>
                    <Refusal error/>
                    <button class="button button--main button--wide" type="submit" data-act="reset">
                        {i18n.text(messages::account_recover)}
                    </button>
                </form>
            </section>
        </div>
    }
}
