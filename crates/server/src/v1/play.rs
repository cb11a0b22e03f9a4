//! Handlers for playing: moves, offers, the end of a game, chat.

use axum::extract::State;
use basalt_referee::{ChatMessage, GameId, Scope};
use basalt_wire::{Act, ErrorCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bearer::{Bearer, V1Body, V1Path};
use super::error::{ErrorBody, V1Result};
use super::objects::{ChatLineObject, OkObject};
use crate::extract::PathParam;
use crate::live::{Answer, Live};
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

/// Plays a move.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/move", tag = "Playing", request_body = NewMove,
    params(("game" = String, Path, description = "The id of the game")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The move is stored", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn play_move(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
    V1Body(NewMove { mv, after }): V1Body<NewMove>,
) -> V1Result {
    live.play_move(bearer.require(PLAY)?, game, after, mv).await?;
    Ok(json(&OkObject::OK))
}

/// Carries out an act of a player.
async fn act(live: &Live, bearer: &Bearer, game: GameId, act: Act) -> V1Result {
    live.act(bearer.require(PLAY)?, game, act).await?;
    Ok(json(&OkObject::OK))
}

/// Resigns.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/resign", tag = "Playing",
    params(("game" = String, Path, description = "The id of the game")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The game is over", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn resign(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
) -> V1Result {
    act(&live, &bearer, game, Act::Resign).await
}

/// Aborts the game, before the player's first move.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/abort", tag = "Playing",
    params(("game" = String, Path, description = "The id of the game")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The game is over", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn abort(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
) -> V1Result {
    act(&live, &bearer, game, Act::Abort).await
}

/// Offers a draw or accepts the opponent's (`yes`); declines it or withdraws one's own (`no`).
#[utoipa::path(
    post, path = "/api/v1/game/{game}/draw/{answer}", tag = "Playing",
    params(
        ("game" = String, Path, description = "The id of the game"),
        ("answer" = String, Path, description = "`yes` or `no`"),
    ),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "It is stored", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn draw(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
    V1Path(answer): V1Path<Answer>,
) -> V1Result {
    live.answer_draw(bearer.require(PLAY)?, game, answer).await?;
    Ok(json(&OkObject::OK))
}

/// Asks to take back one's last move or lets the opponent take back theirs (`yes`); declines or withdraws (`no`).
#[utoipa::path(
    post, path = "/api/v1/game/{game}/takeback/{answer}", tag = "Playing",
    params(
        ("game" = String, Path, description = "The id of the game"),
        ("answer" = String, Path, description = "`yes` or `no`"),
    ),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "It is stored", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn takeback(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
    V1Path(answer): V1Path<Answer>,
) -> V1Result {
    live.answer_takeback(bearer.require(PLAY)?, game, answer).await?;
    Ok(json(&OkObject::OK))
}

/// Wins a game with a clock that the opponent has left for 30 seconds.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/claim", tag = "Playing",
    params(("game" = String, Path, description = "The id of the game")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The game is over", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn claim(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
) -> V1Result {
    act(&live, &bearer, game, Act::Claim).await
}

/// Offers a rematch, or accepts the opponent's offer.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/rematch", tag = "Playing",
    params(("game" = String, Path, description = "The id of the game that is over")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "It is stored", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn rematch(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
) -> V1Result {
    act(&live, &bearer, game, Act::Rematch).await
}

/// Says something in the chat of a game.
#[utoipa::path(
    post, path = "/api/v1/game/{game}/chat", tag = "Playing", request_body = NewMessage,
    params(("game" = String, Path, description = "The id of the game")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "It is stored", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn say(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
    V1Body(NewMessage { text }): V1Body<NewMessage>,
) -> V1Result {
    live.say(bearer.require(PLAY)?, game, ChatMessage::Text(text)).await?;
    Ok(json(&OkObject::OK))
}

/// The chat of a game of the account.
#[utoipa::path(
    get, path = "/api/v1/game/{game}/chat", tag = "Playing",
    params(("game" = String, Path, description = "The id of the game")),
    security(("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The chat", body = ChatObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn chat(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(game): V1Path<GameId>,
) -> V1Result {
    let lines = live.chat_of(bearer.require(PLAY)?, game).await?;
    Ok(json(&ChatObject { lines: lines.iter().map(ChatLineObject::from).collect() }))
}
