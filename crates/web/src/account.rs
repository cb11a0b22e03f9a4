//! The person's own account: signing in, password, two-factor authentication, recovery codes, devices.

mod confirm;
mod devices;
mod fields;
mod member;
mod password;
mod recovery_codes;
mod sign_in;
mod two_factor;

use basalt_wire::{ErrorCode, Me};
use leptos::prelude::*;

use crate::account_state::AccountState;
use crate::components::Skeleton;
use crate::i18n::i18n;
use crate::online::{api, error_message};

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
    Member(String),
}

impl From<Option<Me>> for Person {
    fn from(me: Option<Me>) -> Self {
        match me {
            Some(Me { name, member: true }) => Self::Member(name),
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
    move || match visitor.person.get() {
        Person::Member(name) => view! { <Member name/> }.into_any(),
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
    view! { <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p> }
}
