//! Access tokens, with which programs act for the person.

use basalt_locales::{Message, messages};
use basalt_referee::{MAX_TOKEN_NAME_CHARS, Scope};
use basalt_wire::{AccessToken, AccessTokenRequest, ErrorCode, NewAccessToken, TokenToRevoke};
use leptos::prelude::*;

use super::devices::last_use;
use super::fields::TextField;
use super::member::Security;
use super::{Refusal, RefusalSignal};
use crate::browser::{self, date, handler};
use crate::components::{Dialog, Skeleton};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::notices::Notices;
use crate::online::{api, day};

/// The path of the tokens on the server.
const PATH: &str = "/api/account/tokens";

/// The days after which a token may expire, as the form offers them; `None` for never.
const EXPIRIES: [Option<u32>; 4] = [Some(30), Some(90), Some(365), None];

/// The right that a scope gives.
fn scope_text(scope: Scope) -> Message {
    messages::account_token_scope(match scope {
        Scope::AccountRead => "account-read",
        Scope::ChallengeRead => "challenge-read",
        Scope::ChallengeWrite => "challenge-write",
        Scope::GamePlay => "game-play",
        Scope::BotPlay => "bot-play",
    })
}

/// The tokens of the person, and the dialogs that make one.
#[derive(Clone, Copy)]
struct Tokens {
    /// Nothing before the server has answered.
    list: RwSignal<Option<Vec<AccessToken>>>,
    error: RefusalSignal,
    /// Whether the form is open.
    asks: RwSignal<bool>,
    /// Whether the new token is shown.
    shows: RwSignal<bool>,
    new: RwSignal<String>,
}

impl Tokens {
    fn new() -> Self {
        Self {
            list: RwSignal::new(None),
            error: RwSignal::new(None),
            asks: RwSignal::new(false),
            shows: RwSignal::new(false),
            new: RwSignal::new(String::new()),
        }
    }

    /// Asks the server.
    fn load(self) {
        leptos::task::spawn_local(async move {
            match api::get(PATH).await {
                Ok(list) => self.list.set(Some(list)),
                Err(why) => self.error.set(Some(why)),
            }
        });
    }
}

/// The list of tokens, each of which can be revoked.
#[component]
pub(super) fn AccessTokensCard(security: Security) -> impl IntoView {
    let i18n = i18n();
    let tokens = Tokens::new();
    tokens.load();
    let list = move || match tokens.list.get() {
        Some(list) => {
            let row = |token| view! { <TokenRow tokens token/> };
            list.into_iter().map(row).collect_view().into_any()
        }
        None => view! { <Skeleton lines=1/> }.into_any(),
    };
    view! {
        <section class="card devices" data-card="tokens">
            <div class="devices__head stack">
                <h2>{i18n.text(messages::account_tokens)}</h2>
                <p class="quiet">{i18n.text(messages::account_tokens_lead)}</p>
                <Refusal error=tokens.error/>
            </div>
            {list}
            <div class="devices__foot row row--wrap">
                <button type="button" class="button" data-act="new-token" on:click=handler(move |_| tokens.asks.set(true))>
                    {i18n.text(messages::account_token_new)}
                </button>
                <a class="button button--quiet" href="/api/v1/" target="_blank" rel="noopener">{i18n.text(messages::account_tokens_docs)}</a>
            </div>
            <Dialog open=tokens.asks title=messages::account_token_new>
                <TokenForm security tokens/>
            </Dialog>
            <NewToken tokens/>
        </section>
    }
}

#[component]
fn TokenRow(tokens: Tokens, token: AccessToken) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let AccessToken { id, name, scopes, expires, used, .. } = token;
    let revoke = move |_| {
        let id = id.clone();
        tokens.error.set(None);
        leptos::task::spawn_local(async move {
            let path = "/api/account/tokens/revoke";
            match api::post(path, &TokenToRevoke { id }).await {
                Ok(()) => {
                    notices.tell(i18n.say(&messages::account_token_revoked()));
                    tokens.load();
                }
                Err(why) => tokens.error.set(Some(why)),
            }
        });
    };
    let expiry = move || match expires {
        Some(expires) if (date() as u64) < expires => {
            Some(messages::account_token_expires(&day(expires, i18n)))
        }
        Some(_) => Some(messages::account_token_expired()),
        None => None,
    };
    let note = move || {
        let mut parts: Vec<String> =
            scopes.iter().map(|&scope| i18n.say(&scope_text(scope))).collect();
        parts.push(i18n.say(&used.map_or_else(messages::account_passkey_unused, last_use)));
        parts.extend(expiry().map(|expiry| i18n.say(&expiry)));
        parts.join(" · ")
    };
    let shown = name.clone();
    let label = move || i18n.say(&messages::account_token_revoke_name(&name));
    view! {
        <div class="list-row device" data-token>
            {Icon::Computer.draw()}
            <span class="device__name"><b>{shown}</b><small class="quiet">{note}</small></span>
            <button type="button" class="button button--quiet" data-act="revoke-token" aria-label=label on:click=handler(revoke)>
                {i18n.text(messages::account_token_revoke)}
            </button>
        </div>
    }
}

/// The form for a new token.
#[component]
fn TokenForm(security: Security, tokens: Tokens) -> impl IntoView {
    let i18n = i18n();
    let (name, days) = (RwSignal::new(String::new()), RwSignal::new(EXPIRIES[0]));
    let scopes = RwSignal::new(Vec::<Scope>::new());
    let error = RwSignal::new(None::<ErrorCode>);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = AccessTokenRequest {
            name: name.get_untracked(),
            scopes: scopes.get_untracked(),
            days: days.get_untracked(),
        };
        let request = move || {
            let wanted = wanted.clone();
            async move { api::post_for::<NewAccessToken, _>(PATH, &wanted).await }
        };
        security.confirm.run(error, request, move |new: NewAccessToken| {
            tokens.asks.set(false);
            tokens.new.set(new.token);
            tokens.shows.set(true);
            tokens.load();
        });
    };
    let scope_box = move |scope: Scope| {
        let turn = move |event| {
            let on = event_target_checked(&event);
            scopes.update(|scopes| {
                scopes.retain(|&other| other != scope);
                scopes.extend(on.then_some(scope));
            });
        };
        view! {
            <label class="row">
                <input type="checkbox" name=scope.id() on:change=turn/>
                {i18n.text_of(scope_text(scope))}
            </label>
        }
    };
    let expiry_option = move |(index, days): (usize, Option<u32>)| {
        let text = days.map_or_else(messages::account_token_forever, |days| {
            messages::online_days_short(days.into())
        });
        view! { <option value=index.to_string()>{i18n.text_of(text)}</option> }
    };
    let choose = move |event| {
        let index = event_target_value(&event).parse::<usize>().unwrap_or_default();
        days.set(EXPIRIES.get(index).copied().flatten());
    };
    view! {
        <form class="stack" on:submit=submit>
            <TextField title=messages::account_token_name name="token-name" autocomplete="off" length=MAX_TOKEN_NAME_CHARS as u32 value=name/>
            {Scope::ALL.map(scope_box).collect_view()}
            <label class="form-field">
                <span class="name">{i18n.text(messages::account_token_expiry)}</span>
                <select class="field" name="token-days" on:change=choose>{EXPIRIES.into_iter().enumerate().map(expiry_option).collect_view()}</select>
            </label>
            <Refusal error/>
            <div class="row">
                <button type="submit" class="button button--main" data-act="create-token" prop:disabled=move || scopes.with(Vec::is_empty)>
                    {i18n.text(messages::account_token_create)}
                </button>
            </div>
        </form>
    }
}

/// The dialog with a new token, which is shown once.
#[component]
fn NewToken(tokens: Tokens) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let copy = move |_| {
        browser::copy(&tokens.new.get_untracked(), move |copied| {
            notices.tell(i18n.say(&if copied {
                messages::account_token_copied()
            } else {
                messages::account_token_not_copied()
            }));
        });
    };
    let done = move |_| {
        tokens.shows.set(false);
        tokens.new.set(String::new());
    };
    view! {
        <Dialog open=tokens.shows title=messages::account_tokens is_shown_once=true>
            <p class="quiet">{i18n.text(messages::account_token_once)}</p>
            <p class="new-token"><code data-value="token">{tokens.new}</code></p>
            <div class="row row--wrap">
                <button type="button" class="button" data-act="copy-token" on:click=handler(copy)>{i18n.text(messages::account_codes_copy)}</button>
                <button type="button" class="button button--main" data-act="token-saved" on:click=handler(done)>
                    {i18n.text(messages::account_codes_done)}
                </button>
            </div>
        </Dialog>
    }
}
