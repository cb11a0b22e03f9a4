//! Handlers for playing: moves, offers, the end of a game, chat.

use basalt_referee::{GameId, Scope};
use basalt_store::Account;
use basalt_wire::{Act, ErrorCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bearer::{RequestAbout, V1Body};
use super::error::{V1Error, V1Result};
use super::objects::{ChatLineObject, OkObject};
use super::parameters::{DescribedParam, V1Path};
use crate::client_address::AddressKey;
use crate::extract::PathParam;
use crate::live::Answer;
use crate::response::json;

const PLAY: &[Scope] = &[Scope::GamePlay];

impl PathParam for Answer {
    const NAME: &'static str = "answer";
    const NOT_FOUND: ErrorCode = ErrorCode::BadQuery;

    fn parse(text: &str) -> Option<Self> {
        match text {
            "yes" => Some(Self::Yes),
            "no" => Some(Self::No),
            _ => None,
        }
    }
}

impl DescribedParam for Answer {
    const DESCRIPTION: &'static str = "`yes` or `no`";
}

/// A move.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewMove {
    /// The move, in the notation of the game.
    #[serde(rename = "move")]
    #[schema(example = "a1b2")]
    mv: String,
    /// Number of the last event that the program knows. If the board has changed since, the move is refused.
    #[serde(default)]
    after: Option<u32>,
}

/// A message for the chat.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewMessage {
    /// The text, at most 280 characters.
    text: String,
}

/// The chat of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatObject {
    /// The lines in order.
    lines: Vec<ChatLineObject>,
}

impl RequestAbout<GameId> {
    /// The player, if the token lets the program play and the game may be read for its address.
    fn player(&self) -> V1Result<&Account> {
        let account = self.bearer.require(PLAY)?;
        self.live.check_reading(self.bearer.address, self.id)?;
        Ok(account)
    }

    /// The same, with the address of the program.
    fn player_and_address(&self) -> V1Result<(&Account, AddressKey)> {
        Ok((self.player()?, self.bearer.address))
    }

    /// Carries out an act of the player.
    async fn act(self, act: Act) -> V1Result {
        self.live.act(self.player_and_address()?, self.id, act).await?;
        Ok(json(&OkObject::OK))
    }
}

/// Plays a move.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/move", tag = "Playing", request_body = NewMove,
    params(V1Path<GameId>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The move is stored", body = OkObject), V1Error),
)]
pub(crate) async fn play_move(
    request: RequestAbout<GameId>,
    V1Body(NewMove { mv, after }): V1Body<NewMove>,
) -> V1Result {
    request.live.play_move(request.player()?, request.id, after, mv).await?;
    Ok(json(&OkObject::OK))
}

/// Resigns.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/resign", tag = "Playing",
    params(V1Path<GameId>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The game is over", body = OkObject), V1Error),
)]
pub(crate) async fn resign(request: RequestAbout<GameId>) -> V1Result {
    request.act(Act::Resign).await
}

/// Aborts the game, before the player's first move.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/abort", tag = "Playing",
    params(V1Path<GameId>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The game is over", body = OkObject), V1Error),
)]
pub(crate) async fn abort(request: RequestAbout<GameId>) -> V1Result {
    request.act(Act::Abort).await
}

/// Offers a draw or accepts the opponent's (`yes`); declines it or withdraws one's own (`no`).
#[utoipa::path(
    post, path = "/api/v1/game/{game}/draw/{answer}", tag = "Playing",
    params(V1Path<GameId>, V1Path<Answer>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "It is stored", body = OkObject), V1Error),
)]
pub(crate) async fn draw(
    request: RequestAbout<GameId>,
    V1Path(answer): V1Path<Answer>,
) -> V1Result {
    request.live.answer_draw(request.player_and_address()?, request.id, answer).await?;
    Ok(json(&OkObject::OK))
}

/// Asks to take back one's last move or lets the opponent take back theirs (`yes`); declines or withdraws (`no`).
#[utoipa::path(
    post, path = "/api/v1/game/{game}/takeback/{answer}", tag = "Playing",
    params(V1Path<GameId>, V1Path<Answer>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "It is stored", body = OkObject), V1Error),
)]
pub(crate) async fn takeback(
    request: RequestAbout<GameId>,
    V1Path(answer): V1Path<Answer>,
) -> V1Result {
    request.live.answer_takeback(request.player_and_address()?, request.id, answer).await?;
    Ok(json(&OkObject::OK))
}

/// Wins a game with a clock that the opponent has left for 30 seconds.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/claim", tag = "Playing",
    params(V1Path<GameId>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The game is over", body = OkObject), V1Error),
)]
pub(crate) async fn claim(request: RequestAbout<GameId>) -> V1Result {
    request.act(Act::Claim).await
}

/// Offers a rematch, or accepts the opponent's offer.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/rematch", tag = "Playing",
    params(("game" = String, Path, description = "The id of the game that is over")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "It is stored", body = OkObject), V1Error),
)]
pub(crate) async fn rematch(request: RequestAbout<GameId>) -> V1Result {
    request.act(Act::Rematch).await
}

/// Says something in the chat of a game.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/chat", tag = "Playing", request_body = NewMessage,
    params(V1Path<GameId>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "It is stored", body = OkObject), V1Error),
)]
pub(crate) async fn say(
    request: RequestAbout<GameId>,
    V1Body(NewMessage { text }): V1Body<NewMessage>,
) -> V1Result {
    request.live.say(request.player()?, request.id, text).await?;
    Ok(json(&OkObject::OK))
}

/// The chat of a game of the account.
#[utoipa::path(
    get, path = "/api/v1/game/{game}/chat", tag = "Playing",
    params(V1Path<GameId>), security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The chat", body = ChatObject), V1Error),
)]
pub(crate) async fn chat(request: RequestAbout<GameId>) -> V1Result {
    let lines = request.live.chat_of(request.player()?, request.id).await?;
    Ok(json(&ChatObject { lines: lines.iter().map(ChatLineObject::from).collect() }))
}
