//! The person's own account: signing in, password, passkeys, two-factor authentication, recovery codes, devices.

mod access_tokens;
mod authenticator;
mod confirm;
mod devices;
mod email;
mod fields;
mod identity;
mod mail_link;
mod member;
mod passkeys;
mod password;
mod public_profile;
mod push;
mod push_manager;
mod recovery_codes;
mod sign_in;
mod two_factor;

use basalt_locales::messages;
use basalt_wire::{ErrorCode, Me};
use leptos::prelude::*;

use crate::account_state::AccountState;
use crate::components::Skeleton;
use crate::i18n::i18n;
use crate::online::{api, error_message};
use crate::route::{ModerationRoute, Route};

use mail_link::{MailLink, ResetForm};
use member::Member;
use sign_in::SignIn;

/// The last refusal of the server.
type RefusalSignal = RwSignal<Option<ErrorCode>>;

/// The person who looks at the screen.
#[derive(Clone)]
enum Person {
    /// The server has not answered yet.
    Unknown,
    /// Nobody, or a guest with a name.
    Guest(Option<String>),
    Member(Me),
}

impl From<Option<Me>> for Person {
    fn from(me: Option<Me>) -> Self {
        match me {
            Some(me) if me.member => Self::Member(me),
            guest => Self::Guest(guest.map(|me| me.name)),
        }
    }
}

/// The person as the server knows them.
#[derive(Clone, Copy)]
struct Visitor {
    person: RwSignal<Person>,
    error: RefusalSignal,
    account: AccountState,
}

impl Visitor {
    /// Asks the server.
    fn load(self) {
        leptos::task::spawn_local(async move {
            match api::get::<Option<Me>>("/api/me").await {
                Ok(me) => {
                    let member = me.as_ref().filter(|me| me.member);
                    self.account.set(member.map(|me| me.name.clone()));
                    self.person.set(me.into());
                }
                Err(why) => self.error.set(Some(why)),
            }
        });
    }
}

/// The account of a member, or the ways to one.
#[component]
pub(crate) fn AccountScreen() -> impl IntoView {
    let visitor = Visitor {
        person: RwSignal::new(Person::Unknown),
        error: RwSignal::new(None),
        account: expect_context::<AccountState>(),
    };
    visitor.load();
    let link = MailLink::take();
    if let Some(link) = link.clone().filter(|link| !link.needs_form()) {
        link.follow(visitor);
    }
    let reset = RwSignal::new(link.and_then(MailLink::into_reset));
    move || match visitor.person.get() {
        _ if reset.with(Option::is_some) => view! { <ResetForm visitor reset/> }.into_any(),
        Person::Member(me) => view! { <Member me/> }.into_any(),
        Person::Guest(guest) => view! { <SignIn visitor guest/> }.into_any(),
        Person::Unknown => view! {
            <div class="page-body account-page">
                <section class="card card--pad account-card stack">
                    <Refusal error=visitor.error/>
                    <Skeleton lines=4/>
                </section>
            </div>
        }
        .into_any(),
    }
}

/// Why the last request was refused.
#[component]
fn Refusal(error: RefusalSignal) -> impl IntoView {
    let i18n = i18n();
    let appeal = move || match error.get() {
        Some(ErrorCode::AccountClosed { appeal: Some(token) }) => {
            let path = Route::Moderation(ModerationRoute::Appeal).path();
            let text = i18n.text(messages::account_appeal);
            Some(
                view! { <a class="button" data-act="appeal" href=format!("{path}#{token}")>{text}</a> },
            )
        }
        _ => None,
    };
    view! {
        <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
        {appeal}
    }
}
