//! Coming in and going out.

use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, Response};
use basalt_store::{Account, Registered};
use basalt_wire::{Credentials, Me, Refusal};

use super::{Sender, Visitor, cookie, name, password};
use crate::chance;
use crate::live::Live;
use crate::posted::Posted;
use crate::refused::{Refused, json};
use crate::state::State;

/// How many names are tried for a guest. That one of a thousand million is taken is rare, so often in a row never.
const TRIES: u32 = 4;

/// How a proxy says that the browser came over TLS.
const SCHEME: &str = "x-forwarded-proto";

type Answer = Result<Response<Body>, Refused>;

/// Nothing in particular: `{}`.
#[derive(serde::Deserialize)]
pub(crate) struct Nothing {}

/// Says who the client is; `null` for nobody.
pub(crate) async fn me(Visitor(account): Visitor) -> Answer {
    Ok(json(&account.as_ref().map(introduce)))
}

/// Lets somebody play without an account. Who is known already stays who they are.
pub(crate) async fn guest(
    Shared(state): Shared<State>,
    Visitor(known): Visitor,
    Sender(address): Sender,
    headers: HeaderMap,
    Posted(Nothing {}): Posted<Nothing>,
) -> Answer {
    if let Some(account) = known {
        return Ok(json(&introduce(&account)));
    }
    let now = state.clock().now();
    state.limits().guest.count(&address, now)?;
    for _ in 0..TRIES {
        let name = name::for_guest(chance::number());
        if let Some(account) = state.store().add_guest(&name, now).await? {
            return let_in(&state, &headers, &account).await;
        }
    }
    Err(Refused(Refusal::Trouble))
}

/// Makes an account. A guest becomes the member, with all their games.
pub(crate) async fn register(
    live: &Live,
    Visitor(known): Visitor,
    Sender(address): Sender,
    headers: &HeaderMap,
    Posted(Credentials { name, password }): Posted<Credentials>,
) -> Answer {
    let state = live.state();
    name::check(&name)?;
    password::check(&password)?;
    let now = state.clock().now();
    state.limits().register.count(&address, now)?;
    let hash = password::hash(password).await?;
    let guest = known.filter(|account| !account.member).map(|guest| guest.id);
    match state.store().register(&name, &hash, guest, now).await? {
        Registered::Done(account) => {
            if guest.is_some() {
                // Where the new name is not shown now, the next look into the store finds it.
                _ = live.rename(account.id).await;
            }
            let_in(state, headers, &account).await
        }
        Registered::Taken => Err(Refused(Refusal::NameTaken)),
    }
}

/// Lets a member in.
pub(crate) async fn log_in(
    Shared(state): Shared<State>,
    Sender(address): Sender,
    headers: HeaderMap,
    Posted(Credentials { name, password }): Posted<Credentials>,
) -> Answer {
    let wrong = || Refused(Refusal::WrongPassword);
    name::check(&name).and_then(|()| password::check(&password)).map_err(|_| wrong())?;
    let now = state.clock().now();
    state.limits().log_in_from.count(&address, now)?;
    state.limits().log_in_as.count(&name.to_ascii_lowercase(), now)?;
    let (id, kept) = state.store().password_of(&name).await?.unzip();
    if !password::is_right(password, kept).await {
        return Err(wrong());
    }
    let id = id.ok_or_else(wrong)?;
    let account = state.store().account(id).await?.ok_or_else(wrong)?;
    let_in(&state, &headers, &account).await
}

/// Ends the session, and with it the sockets that were opened by it.
pub(crate) async fn log_out(live: &Live, Visitor(known): Visitor, headers: &HeaderMap) -> Answer {
    let state = live.state();
    end(state, headers).await?;
    if let Some(account) = known {
        live.turn_out(account.id);
    }
    let taken_away = cookie::take_away(is_secure(state, headers));
    Ok(with_cookie(json(&None::<Me>), taken_away))
}

fn introduce(account: &Account) -> Me {
    Me { name: account.name.clone(), member: account.member }
}

/// Starts a session. Whatever session there was before ends: nobody is let in by a token that somebody else may have
/// laid out for them.
async fn let_in(state: &State, headers: &HeaderMap, account: &Account) -> Answer {
    end(state, headers).await?;
    let token = state.store().start_session(account.id, state.clock().now()).await?;
    let brought = cookie::bring(&token, is_secure(state, headers));
    Ok(with_cookie(json(&introduce(account)), brought))
}

async fn end(state: &State, headers: &HeaderMap) -> Result<(), Refused> {
    if let Some(token) = cookie::token(headers) {
        state.store().end_session(token).await?;
    }
    Ok(())
}

/// Whether the browser comes over TLS.
pub(crate) fn is_secure(state: &State, headers: &HeaderMap) -> bool {
    state.options().secure || headers.get(SCHEME).is_some_and(|scheme| scheme == "https")
}

fn with_cookie(mut response: Response<Body>, cookie: Option<HeaderValue>) -> Response<Body> {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}
