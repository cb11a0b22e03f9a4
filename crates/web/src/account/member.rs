//! The screen of a member: the account, and everything that keeps it safe.

use basalt_locales::messages;
use basalt_referee::Millis;
use basalt_wire::{AccountSecurity, ErrorCode, Me, RecoveryCodes, Vacation};
use leptos::prelude::*;

use super::access_tokens::AccessTokensCard;
use super::confirm::{Confirm, ConfirmIdentity};
use super::devices::DevicesCard;
use super::email::EmailCard;
use super::identity::{DataCard, DeletionCard, NameCard};
use super::passkeys::PasskeysCard;
use super::password::PasswordCard;
use super::public_profile::ProfileCard;
use super::push::PushCard;
use super::recovery_codes::{NewCodes, RecoveryCodesCard};
use super::two_factor::TwoFactorCard;
use super::{Refusal, authenticator};
use crate::account_state::AccountState;
use crate::browser::handler;
use crate::components::{Avatar, HexAvatar};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::api;
use crate::route::{Link, ModerationRoute, OnlineRoute, Route};

/// The days that can be taken off at once.
const VACATIONS: [u8; 3] = [3, 7, 14];

/// The devices and the ways back into the account, as the server knows them.
#[derive(Clone, Copy)]
pub(super) struct Security {
    /// Nothing before the server has answered.
    pub(super) data: RwSignal<Option<AccountSecurity>>,
    pub(super) confirm: Confirm,
    error: RwSignal<Option<ErrorCode>>,
    new_codes: RwSignal<Vec<String>>,
    shows_codes: RwSignal<bool>,
}

impl Security {
    fn new() -> Self {
        Self {
            data: RwSignal::new(None),
            confirm: Confirm::new(),
            error: RwSignal::new(None),
            new_codes: RwSignal::new(Vec::new()),
            shows_codes: RwSignal::new(false),
        }
    }

    /// Asks the server.
    pub(super) fn load(self) {
        leptos::task::spawn_local(async move {
            match api::get("/api/account").await {
                Ok(data) => self.data.set(Some(data)),
                Err(why) => self.error.set(Some(why)),
            }
        });
    }

    /// Whether the person has a password, not only passkeys; yes until the server has answered.
    pub(super) fn has_password(self) -> bool {
        self.data.with(|data| data.as_ref().is_none_or(|data| data.password))
    }

    /// When the person can take another name, unless they can do so now.
    pub(super) fn can_rename_from(self) -> Option<Millis> {
        self.data.with(|data| data.as_ref().and_then(|data| data.can_rename_from))
    }

    /// Whether the person has passkeys, and can use them here.
    pub(super) fn can_use_passkey(self) -> bool {
        let has_one = |data: &AccountSecurity| !data.passkeys.is_empty();
        self.data.with(|data| data.as_ref().is_some_and(has_one)) && authenticator::is_available()
    }

    /// Shows new recovery codes.
    pub(super) fn show_codes(self, codes: RecoveryCodes) {
        self.new_codes.set(codes.codes);
        self.shows_codes.set(true);
        self.load();
    }
}

/// The account of a member.
#[component]
pub(super) fn Member(me: Me) -> impl IntoView {
    let i18n = i18n();
    let name = me.name.clone();
    let security = Security::new();
    security.load();
    view! {
        <div class="page-body account-settings">
            <div class="page-title"><h1>{i18n.text(messages::online_account)}</h1></div>
            <div class="stack">
                <Identity me/>
                <ProfileCard name=name.clone()/>
                <VacationCard/>
                <PushCard/>
                <PasswordCard security/>
                <EmailCard security/>
                <NameCard security/>
                <DataCard/>
                <DeletionCard security name/>
            </div>
            <div class="stack">
                <Refusal error=security.error/>
                <PasskeysCard security/>
                <TwoFactorCard security/>
                <RecoveryCodesCard security/>
                <DevicesCard security/>
                <AccessTokensCard security/>
            </div>
            <ConfirmIdentity security/>
            <NewCodes open=security.shows_codes codes=security.new_codes/>
        </div>
    }
}

/// The name, the profile, and the way out.
#[component]
fn Identity(me: Me) -> impl IntoView {
    let i18n = i18n();
    let Me { name, moderator, unread, .. } = me;
    let to_moderation = moderator.then(|| {
        let to = Route::Moderation(ModerationRoute::Queue);
        view! { <Link to class="button">{i18n.text(messages::account_moderation)}</Link> }
    });
    let messages_class = if unread { "button button--main" } else { "button button--quiet" };
    let account = expect_context::<AccountState>();
    let profile = Route::Online(OnlineRoute::Player(name.clone()));
    view! {
        <section class="card card--pad stack" data-card="identity">
            <div class="row">
                <HexAvatar avatar=Avatar::Person(name.clone())/>
                <b class="clip">{name}</b>
            </div>
            <div class="row row--wrap">
                <Link to=profile class="button">{Icon::Person.labelled(messages::online_profile)}</Link>
                <button type="button" class="button" data-act="logout" on:click=handler(move |_| account.log_out())>
                    {Icon::LogOut.labelled(messages::online_logout)}
                </button>
                <Link to=Route::Moderation(ModerationRoute::Messages) class=messages_class>{i18n.text(messages::account_messages)}</Link>
                {to_moderation}
            </div>
        </section>
    }
}

/// Vacations, during which correspondence clocks stand still.
#[component]
fn VacationCard() -> impl IntoView {
    let i18n = i18n();
    let error = RwSignal::new(None::<ErrorCode>);
    let vacation = move |days: u8| {
        move |_| {
            error.set(None);
            leptos::task::spawn_local(async move {
                if let Err(why) = api::post("/api/vacation", &Vacation { days }).await {
                    error.set(Some(why));
                }
            });
        }
    };
    let begin = move |days: u8| {
        let label = i18n.text_of(messages::online_vacation_begin(days.into()));
        view! { <button type="button" class="button" on:click=handler(vacation(days))>{label}</button> }
    };
    view! {
        <section class="card card--pad stack" data-card="vacation">
            <h2>{i18n.text(messages::online_vacation)}</h2>
            <p class="quiet">{i18n.text(messages::online_vacation_lead)}</p>
            <Refusal error/>
            <div class="row row--wrap">
                {VACATIONS.map(begin).collect_view()}
                <button type="button" class="button" on:click=handler(vacation(0))>{i18n.text(messages::online_vacation_end)}</button>
            </div>
        </section>
    }
}
