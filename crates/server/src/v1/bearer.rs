//! Extractors of the public API: the access token of a request, and its JSON body.

use axum::body::Bytes;
use axum::extract::{FromRef as _, FromRequest, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use basalt_referee::Scope;
use basalt_store::{Account, Authorization};
use basalt_wire::{ErrorCode, MAX_LINE_BYTES};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::error::{V1Error, V1Result};
use super::parameters::V1Path;
use crate::auth::{TOKEN_PREFIX, is_token};
use crate::client_address::AddressKey;
use crate::connections::BodyTimeout;
use crate::extract::PathParam;
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::routes::RouterState;
use crate::state::AppState;
use crate::transport::Transport;

/// The program that sends a request, if it has a token, and its address.
pub(crate) struct MaybeBearer {
    pub(crate) token: Option<Bearer>,
    pub(crate) address: AddressKey,
}

/// A program that acts for a member.
pub(crate) struct Bearer {
    pub(crate) authorization: Authorization,
    pub(crate) address: AddressKey,
    /// The digits of the token.
    secret: String,
}

/// The secret in the `Authorization` header; `None` without the header.
fn secret(headers: &HeaderMap) -> Option<V1Result<&str>> {
    let mut values = headers.get_all(AUTHORIZATION).iter();
    let value = values.next()?;
    let mut parsed = || {
        let text = value.to_str().ok().filter(|_| values.next().is_none())?;
        let (scheme, token) = text.split_once(' ')?;
        let digits = token.trim().strip_prefix(TOKEN_PREFIX)?;
        (scheme.eq_ignore_ascii_case("bearer") && is_token(digits)).then_some(digits)
    };
    Some(parsed().ok_or(V1Error::BadToken))
}

impl FromRequestParts<RouterState> for MaybeBearer {
    type Rejection = V1Error;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> V1Result<Self> {
        let Ok(Transport { address, .. }) = Transport::from_request_parts(parts, state).await;
        let (app, limits) = (state.app(), state.app().rate_limits());
        let token = match secret(&parts.headers) {
            Some(Ok(secret)) => authorize(app, secret, address).await?,
            Some(Err(_)) => None,
            None => {
                limits.check_address(Limited::SearchByAddress, address)?;
                return Ok(Self { token: None, address });
            }
        };
        let Some(bearer) = token else {
            limits.check_address(Limited::SearchByAddress, address)?;
            return Err(V1Error::BadToken);
        };
        // All tokens of a member count together.
        limits.check(Limited::ApiByPlayer, &bearer.account().id.to_string())?;
        Ok(Self { token: Some(bearer), address })
    }
}

/// The program that has presented the digits of a token, if it counts.
pub(super) async fn authorize(
    state: &AppState,
    secret: &str,
    address: AddressKey,
) -> V1Result<Option<Bearer>> {
    let query = state.store().authorization(secret, state.clock().now());
    let found = state.look_up(secret, address, query).await?;
    // A moderator may have closed the account a moment ago.
    let found = found.filter(|found| found.account.closed.is_none());
    let secret = secret.to_owned();
    Ok(found.map(|authorization| Bearer { authorization, address, secret }))
}

impl FromRequestParts<RouterState> for Bearer {
    type Rejection = V1Error;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> V1Result<Self> {
        let MaybeBearer { token, .. } = MaybeBearer::from_request_parts(parts, state).await?;
        token.ok_or(V1Error::BadToken)
    }
}

impl Bearer {
    /// Checks that the token still counts.
    pub(crate) async fn check_again(&self, state: &AppState) -> V1Result<()> {
        let found = authorize(state, &self.secret, self.address).await?;
        found.map(drop).ok_or(V1Error::BadToken)
    }

    /// The member for whom the program acts.
    pub(crate) fn account(&self) -> &Account {
        &self.authorization.account
    }

    /// Whether the token opens a part of the API. `bot:play` opens every part for a bot account.
    pub(crate) fn has(&self, wanted: &[Scope]) -> bool {
        let Authorization { account, scopes, .. } = &self.authorization;
        let counts = |scope: &&Scope| {
            wanted.contains(scope) || account.bot && matches!(scope, Scope::BotPlay)
        };
        scopes.iter().any(|scope| counts(&scope))
    }

    /// The member, if the token has one of these scopes.
    pub(crate) fn require(&self, wanted: &'static [Scope]) -> V1Result<&Account> {
        if self.has(wanted) { Ok(self.account()) } else { Err(V1Error::MissingScope(wanted)) }
    }
}

/// A request of a program with a token about one thing, such as a game, that its path names.
pub(crate) struct RequestAbout<T> {
    pub(crate) live: Live,
    pub(crate) bearer: Bearer,
    pub(crate) id: T,
}

impl<T: PathParam> FromRequestParts<RouterState> for RequestAbout<T> {
    type Rejection = V1Error;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> V1Result<Self> {
        let bearer = Bearer::from_request_parts(parts, state).await?;
        let V1Path(id) = V1Path::from_request_parts(parts, state).await?;
        Ok(Self { live: Live::from_ref(state), bearer, id })
    }
}

/// A request, counted for its member or its address, for what everybody may read.
pub(crate) struct PublicRequest(pub(crate) AppState);

impl FromRequestParts<RouterState> for PublicRequest {
    type Rejection = V1Error;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> V1Result<Self> {
        MaybeBearer::from_request_parts(parts, state).await?;
        Ok(Self(state.app().clone()))
    }
}

/// The JSON body of a request; one that is empty counts as an empty object. Browsers send the token with no request of their own
/// accord, so the `Origin` does not matter.
pub(crate) struct V1Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<RouterState> for V1Body<T> {
    type Rejection = V1Error;

    async fn from_request(request: Request, state: &RouterState) -> V1Result<Self> {
        let unreadable = || V1Error::from(ErrorCode::Unreadable);
        let is_json = is_json(request.headers());
        let BodyTimeout(time) = request.extensions().get().copied().unwrap_or_default();
        let bytes = timeout(time, Bytes::from_request(request, state)).await;
        let bytes = bytes.map_err(|_| unreadable())?.map_err(|_| unreadable())?;
        let text = std::str::from_utf8(&bytes).map_err(|_| unreadable())?;
        let text = match text.trim() {
            "" => "{}",
            text if is_json && text.len() <= MAX_LINE_BYTES => text,
            _ => return Err(unreadable()),
        };
        basalt_wire::read(text).map(Self).ok_or_else(unreadable)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(values: &[&str]) -> Option<bool> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(AUTHORIZATION, value.parse().expect("a header"));
        }
        secret(&headers).map(|secret| secret.is_ok())
    }

    #[test]
    fn only_one_well_formed_token_is_looked_up() {
        let digits = "0123456789abcdef".repeat(4);
        let fine = format!("Bearer basalt_{digits}");
        assert_eq!(read(&[]), None);
        assert_eq!(read(&[&fine]), Some(true));
        assert_eq!(read(&[&format!("bearer basalt_{digits}")]), Some(true));
        for wrong in [
            format!("Basic basalt_{digits}"),
            format!("Bearer {digits}"),
            format!("Bearer basalt_{}", &digits[1..]),
            format!("Bearer basalt_{}", "g".repeat(64)),
            "Bearer".to_owned(),
            String::new(),
        ] {
            assert_eq!(read(&[&wrong]), Some(false), "{wrong}");
        }
        assert_eq!(read(&[&fine, &fine]), Some(false), "two are none");
    }
}
