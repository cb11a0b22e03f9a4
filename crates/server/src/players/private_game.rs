//! Handlers about what a player keeps in a game for themselves: a note, and conditional moves.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::GameId;
use basalt_wire::{ConditionsChange, Note};

use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::extract::{FromPath, JsonBody};
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::transport::Transport;

/// Handler: the user's note and conditional moves in a game of theirs.
pub(crate) async fn private_game(
    State(live): State<Live>,
    user: CurrentUser,
    FromPath(game): FromPath<GameId>,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    live.check_reading(address, game)?;
    Ok(json(&live.private_game(&account, game).await?))
}

/// Handler: saves the user's note on a game.
pub(crate) async fn change_note(
    State(live): State<Live>,
    user: CurrentUser,
    FromPath(game): FromPath<GameId>,
    Transport { address, .. }: Transport,
    JsonBody(Note { text }): JsonBody<Note>,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    live.state().rate_limits().check(Limited::NoteByPlayer, &account.id.to_string())?;
    live.check_reading(address, game)?;
    live.set_note(&account, game, &text).await?;
    Ok(json(&None::<()>))
}

/// Handler: saves the user's conditional moves in a game.
pub(crate) async fn change_conditions(
    State(live): State<Live>,
    user: CurrentUser,
    FromPath(game): FromPath<GameId>,
    Transport { address, .. }: Transport,
    JsonBody(ConditionsChange { after, lines }): JsonBody<ConditionsChange>,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    live.state().rate_limits().check(Limited::NoteByPlayer, &account.id.to_string())?;
    live.check_reading(address, game)?;
    live.set_conditions(&account, game, after, &lines).await?;
    Ok(json(&None::<()>))
}
