//! Handlers about the account of a token, and bot accounts.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use basalt_referee::{Millis, Scope};
use basalt_store::BotUpgrade;
use serde::Serialize;
use utoipa::ToSchema;

use super::bearer::Bearer;
use super::error::{V1Error, V1Result};
use super::objects::{GameObject, OkObject};
use crate::auth;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::response::json;

/// Maximum number of running games in a list.
const MAX_PLAYING: u32 = 50;

/// The account of a token.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AccountObject {
    /// The name.
    name: String,
    /// Whether it is a bot account.
    bot: bool,
    /// When it was made.
    created_at: Millis,
    /// The scopes of the token.
    #[schema(example = json!(["bot:play"]))]
    scopes: Vec<&'static str>,
    /// When the token expires; `null` if it never does.
    #[schema(required)]
    expires_at: Option<Millis>,
}

/// The running games of an account.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayingObject {
    /// The games; those in which it is the account's turn first.
    games: Vec<GameObject>,
}

/// The account of the token, and the token itself.
#[utoipa::path(
    get, path = "/api/v1/account", tag = "Account", security(("token" = [])),
    responses((status = 200, description = "The account", body = AccountObject), V1Error),
)]
pub(crate) async fn account(bearer: Bearer) -> V1Result {
    let account = bearer.account();
    Ok(json(&AccountObject {
        name: account.name.clone(),
        bot: account.bot,
        created_at: account.created,
        scopes: bearer.authorization.scopes.iter().map(|scope| scope.id()).collect(),
        expires_at: bearer.authorization.expires,
    }))
}

/// The running games of the account, at most 50.
#[utoipa::path(
    get, path = "/api/v1/account/playing", tag = "Account",
    security(("token" = ["account:read"]), ("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The games", body = PlayingObject), V1Error),
)]
pub(crate) async fn playing(State(live): State<Live>, bearer: Bearer) -> V1Result {
    let player = bearer.require(&[Scope::AccountRead, Scope::GamePlay])?.id;
    let games = live.running_games(player, MAX_PLAYING).await?;
    let now = live.clock_time();
    let games = games.iter().map(|game| GameObject::new(game, player, now)).collect();
    Ok(json(&PlayingObject { games }))
}

/// Revokes the token that the request is sent with.
#[utoipa::path(
    delete, path = "/api/v1/token", tag = "Account", security(("token" = [])),
    responses((status = 204, description = "The token is revoked"), V1Error),
)]
pub(crate) async fn revoke_token(State(live): State<Live>, bearer: Bearer) -> V1Result {
    auth::revoke(&live, bearer.account(), &bearer.authorization.token).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Turns the account, which has never played, into a bot account for good.
#[utoipa::path(
    post, path = "/api/v1/bot/account/upgrade", tag = "Bots", security(("token" = ["bot:play"])),
    responses((status = 200, description = "It is a bot account now", body = OkObject), V1Error),
)]
pub(crate) async fn become_bot(State(live): State<Live>, bearer: Bearer) -> V1Result {
    let account = bearer.require(&[Scope::BotPlay])?;
    match live.state().store().make_bot(account.id).await? {
        BotUpgrade::Done => {}
        BotUpgrade::AlreadyBot => return Err(V1Error::AlreadyBot),
        BotUpgrade::Refused => return Err(V1Error::HasGames),
    }
    // What waits in the lobby was opened by a person.
    live.close_challenges(account.id).await?;
    log::security(SecurityEvent::BotAccount, Some(&account.name));
    Ok(json(&OkObject::OK))
}
