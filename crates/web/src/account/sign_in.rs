//! Signing in, creating an account, and resetting a forgotten password.

use basalt_locales::{Message, messages};
use basalt_wire::{Credentials, ErrorCode, NewName, PasskeyAnswer, PasskeyRegistration, Recovery};
use leptos::prelude::*;

use super::fields::{NewPasswordField, SecondFactorField, TextField, code_if};
use super::{Refusal, Visitor, authenticator};
use crate::browser::handler;
use crate::components::{ButtonGroup, Show};
use crate::form_fields::Label;
use crate::i18n::i18n;
use crate::online::api;

/// Maximum number of characters of a username.
pub(super) const NAME_LENGTH: u32 = 20;

/// The purpose of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    SignIn,
    Register,
    Recover,
}

impl Purpose {
    fn name(self) -> Message {
        match self {
            Self::SignIn => messages::online_login(),
            Self::Register => messages::online_register(),
            Self::Recover => messages::account_recover(),
        }
    }

    fn lead(self) -> Message {
        match self {
            Self::SignIn | Self::Register => messages::online_account_why(),
            Self::Recover => messages::account_recover_lead(),
        }
    }
}

/// The form's content.
#[derive(Clone, Copy)]
struct Form {
    visitor: Visitor,
    purpose: RwSignal<Purpose>,
    name: RwSignal<String>,
    password: RwSignal<String>,
    /// A recovery code, or the second factor.
    code: RwSignal<String>,
    needs_second_factor: RwSignal<bool>,
    /// Whether the server can send a link to reset the password.
    sends_email: RwSignal<bool>,
    link_sent: RwSignal<bool>,
}

impl Form {
    fn new(visitor: Visitor) -> Self {
        let text = || RwSignal::new(String::new());
        Self {
            visitor,
            purpose: RwSignal::new(Purpose::SignIn),
            name: text(),
            password: text(),
            code: text(),
            needs_second_factor: RwSignal::new(false),
            sends_email: RwSignal::new(false),
            link_sent: RwSignal::new(false),
        }
    }

    /// Leads to the form for a forgotten password. It offers a link by e-mail where the server can send one.
    fn forget(self) {
        self.choose(Purpose::Recover);
        leptos::task::spawn_local(async move {
            // The screen may have been left meanwhile.
            let _ = self.sends_email.try_set(api::get("/api/email").await.unwrap_or(false));
        });
    }

    fn send_link(self) {
        self.visitor.error.set(None);
        self.link_sent.set(false);
        leptos::task::spawn_local(async move {
            match api::post("/api/email/forgot", &NewName { name: self.trimmed_name() }).await {
                Ok(()) => self.link_sent.set(true),
                Err(why) => self.visitor.error.set(Some(why)),
            }
        });
    }

    fn choose(self, purpose: Purpose) {
        self.purpose.set(purpose);
        self.visitor.error.set(None);
        self.needs_second_factor.set(false);
        self.code.set(String::new());
    }

    fn trimmed_name(self) -> String {
        self.name.get_untracked().trim().to_owned()
    }

    async fn send(self, path: &str) -> Result<(), ErrorCode> {
        let credentials = Credentials {
            name: self.trimmed_name(),
            password: self.password.get_untracked(),
            code: code_if(self.needs_second_factor, self.code),
        };
        api::post(path, &credentials).await
    }

    /// Resets the password, then signs in with the new one.
    async fn recover(self) -> Result<(), ErrorCode> {
        let recovery = Recovery {
            name: self.trimmed_name(),
            code: self.code.get_untracked(),
            password: self.password.get_untracked(),
        };
        api::post("/api/recover", &recovery).await?;
        self.choose(Purpose::SignIn);
        self.send("/api/login").await
    }

    /// Signs in or creates the account with a passkey.
    async fn use_passkey(self) -> Result<(), ErrorCode> {
        if self.purpose.get_untracked() == Purpose::Register {
            let name = self.trimmed_name();
            let asked = NewName { name: name.clone() };
            let challenge = api::post_for("/api/passkeys/register/begin", &asked).await?;
            let PasskeyAnswer { id, credential } = authenticator::create(challenge).await?;
            let registration = PasskeyRegistration { name, id, credential };
            api::post("/api/passkeys/register", &registration).await
        } else {
            let challenge = api::post_empty_for("/api/passkeys/login/begin").await?;
            api::post("/api/passkeys/login", &authenticator::get(challenge).await?).await
        }
    }

    fn submit_passkey(self) {
        self.visitor.error.set(None);
        leptos::task::spawn_local(async move {
            match self.use_passkey().await {
                Ok(()) => self.visitor.load(),
                Err(why) => self.visitor.error.set(Some(why)),
            }
        });
    }

    fn submit(self) {
        self.visitor.error.set(None);
        leptos::task::spawn_local(async move {
            let done = match self.purpose.get_untracked() {
                Purpose::SignIn => self.send("/api/login").await,
                Purpose::Register => self.send("/api/register").await,
                Purpose::Recover => self.recover().await,
            };
            match done {
                Ok(()) => self.visitor.load(),
                Err(ErrorCode::SecondFactor) => self.needs_second_factor.set(true),
                Err(why) => self.visitor.error.set(Some(why)),
            }
        });
    }
}

/// The form for those who are not signed in.
#[component]
pub(super) fn SignIn(
    visitor: Visitor,
    /// The name of a guest.
    guest: Option<String>,
) -> impl IntoView {
    let i18n = i18n();
    let form = Form::new(visitor);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        form.submit();
    };
    let is = move |purpose| move || form.purpose.get() == purpose;
    let playing_as = guest.map(|name| messages::online_you(&name, "guest"));
    view! {
        <div class="page-body account-page">
            <section class="card card--pad account-card stack">
                <h1>{i18n.text_by(move || form.purpose.get().name())}</h1>
                <Show when=move || form.purpose.get() != Purpose::Recover><Purposes form/></Show>
                <p class="quiet">{i18n.text_by(move || form.purpose.get().lead())}</p>
                <form class="stack" on:submit=submit>
                    <TextField title=messages::online_name name="username" autocomplete="username" length=NAME_LENGTH value=form.name>
                        <Show when=is(Purpose::Register)>
                            <small class="quiet">{i18n.text(messages::online_name_hint)}</small>
                        </Show>
                    </TextField>
                    <Passwords form/>
                    <Refusal error=visitor.error/>
                    <button class="button button--main button--wide" type="submit" data-act="enter">
                        {i18n.text_by(move || form.purpose.get().name())}
                    </button>
                </form>
                <Show when=move || form.purpose.get() != Purpose::Recover><PasskeyButton form/></Show>
                <Show when=is(Purpose::SignIn)>
                    <button type="button" class="button button--quiet" data-act="forgot" on:click=handler(move |_| form.forget())>
                        {i18n.text(messages::account_forgot)}
                    </button>
                </Show>
                <Show when=move || form.purpose.get() == Purpose::Recover && form.sends_email.get()>
                    <button type="button" class="button button--wide" data-act="forgot-email" on:click=handler(move |_| form.send_link())>
                        {i18n.text(messages::account_forgot_email)}
                    </button>
                    <Show when=move || form.link_sent.get()>
                        <p role="status">{i18n.text(messages::account_forgot_sent)}</p>
                    </Show>
                </Show>
                <Show when=is(Purpose::Recover)>
                    <button type="button" class="button button--quiet" data-act="back" on:click=handler(move |_| form.choose(Purpose::SignIn))>
                        {i18n.text(messages::account_back)}
                    </button>
                </Show>
                {playing_as.map(|text| view! { <p class="quiet" id="whoami">{i18n.text_of(text)}</p> })}
            </section>
        </div>
    }
}

/// The way in without a password, if the browser has it.
#[component]
fn PasskeyButton(form: Form) -> impl IntoView {
    let i18n = i18n();
    let label = move || match form.purpose.get() {
        Purpose::Register => messages::account_passkey_register(),
        Purpose::SignIn | Purpose::Recover => messages::account_passkey_sign_in(),
    };
    authenticator::is_available().then(|| {
        view! {
            <button type="button" class="button button--wide" data-act="passkey" on:click=handler(move |_| form.submit_passkey())>
                {i18n.text_by(label)}
            </button>
        }
    })
}

/// The choice between signing in and creating an account.
#[component]
fn Purposes(form: Form) -> impl IntoView {
    let options: Vec<(Purpose, Label)> =
        [Purpose::SignIn, Purpose::Register].map(|one| (one, one.name().into())).to_vec();
    let choose = move |purpose| form.choose(purpose);
    view! {
        <div data-field="purpose">
            <ButtonGroup label=messages::online_account options chosen=form.purpose.into() choose/>
        </div>
    }
}

/// The password, and the code that goes with it.
#[component]
fn Passwords(form: Form) -> impl IntoView {
    let i18n = i18n();
    let registers = move || form.purpose.get() == Purpose::Register;
    let autocomplete =
        Signal::derive(move || if registers() { "new-password" } else { "current-password" });
    move || {
        if form.purpose.get() == Purpose::Recover {
            view! {
                <TextField title=messages::account_recovery_code name="code" autocomplete="off" length=40 value=form.code/>
                <NewPasswordField value=form.password/>
            }
            .into_any()
        } else {
            view! {
                <TextField title=messages::online_password name="password" autocomplete length=200 secret=true value=form.password>
                    <Show when=registers>
                        <small class="quiet">{i18n.text(messages::online_password_hint)}</small>
                    </Show>
                </TextField>
                <SecondFactorField needed=form.needs_second_factor code=form.code/>
            }
            .into_any()
        }
    }
}
