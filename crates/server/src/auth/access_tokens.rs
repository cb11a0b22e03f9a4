//! Handlers for the user's access tokens, with which programs use the public API.

use std::collections::BTreeSet;

use axum::extract::State;
use basalt_referee::{DAY_MS, MAX_TOKEN_DAYS, MAX_TOKEN_NAME_CHARS, Millis, Scope};
use basalt_wire::{AccessToken, AccessTokenRequest, ErrorCode, NewAccessToken, TokenToRevoke};

use super::security::done;
use super::session::Answer;
use super::{ConfirmedSession, MemberSession, WritingSession};
use crate::api_error::ApiResult;
use crate::extract::JsonBody;
use crate::live::{Live, clean_text};
use crate::log::{self, SecurityEvent};
use crate::response::json;
use crate::state::AppState;

/// The beginning of every access token, by which programs that look for leaked secrets know it.
pub(crate) const TOKEN_PREFIX: &str = "basalt_";

/// Handler: the user's tokens, without their secrets.
pub(crate) async fn access_tokens(
    State(state): State<AppState>,
    MemberSession(session): MemberSession,
) -> Answer {
    let listed = |token: basalt_store::AccessToken| {
        let basalt_store::AccessToken { id, name, scopes, created, expires, used } = token;
        AccessToken { id, name, scopes, created, expires, used }
    };
    let tokens = state.store().access_tokens_of(session.account.id).await?;
    Ok(json(&tokens.into_iter().map(listed).collect::<Vec<_>>()))
}

/// A request for a token that can be granted.
fn checked(wanted: AccessTokenRequest, now: Millis) -> ApiResult<basalt_store::NewAccessToken> {
    let name = clean_text(&wanted.name);
    let scopes: BTreeSet<Scope> = wanted.scopes.into_iter().collect();
    let is_named = (1..=MAX_TOKEN_NAME_CHARS).contains(&name.chars().count());
    let is_lasting = wanted.days.is_none_or(|days| (1..=MAX_TOKEN_DAYS).contains(&days));
    if !is_named || !is_lasting || scopes.is_empty() {
        return Err(ErrorCode::BadWords.into());
    }
    let expires = wanted.days.map(|days| now + Millis::from(days) * DAY_MS);
    Ok(basalt_store::NewAccessToken { name, scopes: scopes.into_iter().collect(), expires })
}

/// Handler: makes a token. Only this response holds it.
pub(crate) async fn add_access_token(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(wanted): JsonBody<AccessTokenRequest>,
) -> Answer {
    let (account, now) = (&session.account, state.clock().now());
    let new = checked(wanted, now)?;
    let added = state.store().add_access_token(account.id, &new, now).await?;
    let (id, token) = added.ok_or(ErrorCode::TooManyTokens)?;
    log::security(SecurityEvent::AccessTokenAdded, Some(&account.name));
    let token = format!("{TOKEN_PREFIX}{}", token.as_str());
    Ok(json(&NewAccessToken { id, token }))
}

/// Handler: revokes a token. Its streams end on all nodes; those with another token can be opened again.
pub(crate) async fn revoke_access_token(
    State(live): State<Live>,
    WritingSession(session): WritingSession,
    JsonBody(TokenToRevoke { id }): JsonBody<TokenToRevoke>,
) -> Answer {
    revoke(&live, &session.account, &id).await?;
    Ok(done())
}

/// Revokes a token of a member, if there is such a token.
pub(crate) async fn revoke(live: &Live, account: &basalt_store::Account, id: &str) -> ApiResult {
    if live.state().store().revoke_access_token(account.id, id).await? {
        live.disconnect_player(account.id).await?;
        log::security(SecurityEvent::AccessTokenRevoked, Some(&account.name));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(name: &str, scopes: &[Scope], days: Option<u32>) -> AccessTokenRequest {
        AccessTokenRequest { name: name.to_owned(), scopes: scopes.to_vec(), days }
    }

    #[test]
    fn a_token_has_a_name_a_scope_and_a_year_at_most() {
        let scopes = [Scope::GamePlay, Scope::AccountRead, Scope::GamePlay];
        let granted = checked(wanted(" my bot ", &scopes, Some(2)), 5).expect("fine");
        assert_eq!(granted.name, "my bot");
        assert_eq!(granted.scopes, [Scope::AccountRead, Scope::GamePlay]);
        assert_eq!(granted.expires, Some(5 + 2 * DAY_MS));
        assert_eq!(checked(wanted("x", &scopes, None), 5).expect("fine").expires, None);
        let long = "x".repeat(MAX_TOKEN_NAME_CHARS + 1);
        for refused in [
            wanted("", &scopes, None),
            wanted(&long, &scopes, None),
            wanted("x", &[], None),
            wanted("x", &scopes, Some(0)),
            wanted("x", &scopes, Some(MAX_TOKEN_DAYS + 1)),
        ] {
            let code = checked(refused.clone(), 5).expect_err("refused").code();
            assert_eq!(code, ErrorCode::BadWords, "{refused:?}");
        }
    }
}
