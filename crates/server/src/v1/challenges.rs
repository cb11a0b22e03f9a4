//! Handlers for challenges and seeks.

use axum::extract::State;
use basalt_referee::{Scope, SeekId};
use basalt_store::{PlayerId, StoredSeek};
use basalt_wire::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bearer::{Bearer, V1Body, V1Path};
use super::error::{ErrorBody, V1Result};
use super::objects::{ChallengeObject, OkObject, TermsObject};
use crate::live::Live;
use crate::response::json;

const READ: &[Scope] = &[Scope::ChallengeRead, Scope::ChallengeWrite];
const WRITE: &[Scope] = &[Scope::ChallengeWrite];

/// The challenges of an account.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChallengesObject {
    /// Challenges to the account.
    r#in: Vec<ChallengeObject>,
    /// Challenges by the account.
    out: Vec<ChallengeObject>,
}

/// A challenge to one player.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewChallenge {
    /// The name of the player.
    to: String,
    #[serde(flatten)]
    terms: TermsObject,
}

/// A challenge to everybody.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewSeek {
    /// Whether the lobby lists it; otherwise only its address leads to it.
    #[serde(default = "listed_by_default")]
    listed: bool,
    #[serde(flatten)]
    terms: TermsObject,
}

const fn listed_by_default() -> bool {
    true
}

/// The game of an accepted challenge.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AcceptedObject {
    /// The id of the game.
    game_id: String,
}

/// A challenge as a player sees it, with the name of its opponent.
pub(super) async fn challenge_object(
    live: &Live,
    seek: &StoredSeek,
    player: PlayerId,
) -> V1Result<ChallengeObject> {
    let to = match seek.opponent {
        Some(opponent) => live.state().store().account(opponent).await?.map(|found| found.name),
        None => None,
    };
    Ok(ChallengeObject::new(seek, player, to))
}

/// The open challenges to and by the account.
#[utoipa::path(
    get, path = "/api/v1/challenge", tag = "Challenges",
    security(("token" = ["challenge:read"]), ("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The challenges", body = ChallengesObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn list(State(live): State<Live>, bearer: Bearer) -> V1Result {
    let player = bearer.require(READ)?.id;
    let (mut incoming, mut out) = (Vec::new(), Vec::new());
    for seek in live.challenges_of(player) {
        let challenge = challenge_object(&live, &seek, player).await?;
        if challenge.is_incoming() { &mut incoming } else { &mut out }.push(challenge);
    }
    Ok(json(&ChallengesObject { r#in: incoming, out }))
}

/// Challenges a player.
#[utoipa::path(
    post, path = "/api/v1/challenge", tag = "Challenges", request_body = NewChallenge,
    security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The challenge", body = ChallengeObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn create(
    State(live): State<Live>,
    bearer: Bearer,
    V1Body(new): V1Body<NewChallenge>,
) -> V1Result {
    let account = bearer.require(WRITE)?;
    let challenger = (account, bearer.address);
    let seek = live.challenge(challenger, new.terms.terms()?, Some(&new.to), false).await?;
    Ok(json(&challenge_object(&live, &seek, account.id).await?))
}

/// Opens a challenge that anybody may accept.
#[utoipa::path(
    post, path = "/api/v1/seek", tag = "Challenges", request_body = NewSeek,
    security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The challenge", body = ChallengeObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn seek(
    State(live): State<Live>,
    bearer: Bearer,
    V1Body(new): V1Body<NewSeek>,
) -> V1Result {
    let account = bearer.require(WRITE)?;
    let challenger = (account, bearer.address);
    let seek = live.challenge(challenger, new.terms.terms()?, None, new.listed).await?;
    Ok(json(&challenge_object(&live, &seek, account.id).await?))
}

/// A challenge that the account may accept or has opened.
#[utoipa::path(
    get, path = "/api/v1/challenge/{seek}", tag = "Challenges",
    params(("seek" = String, Path, description = "The id of the challenge")),
    security(("token" = ["challenge:read"]), ("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The challenge", body = ChallengeObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn show(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(seek): V1Path<SeekId>,
) -> V1Result {
    let player = bearer.require(READ)?.id;
    let found = live.state().archive().seek(seek).await?;
    let is_theirs = |seek: &StoredSeek| {
        seek.opponent.is_none_or(|opponent| opponent == player || seek.by == player)
    };
    let found = found.filter(|seek| seek.open && is_theirs(seek)).ok_or(ErrorCode::NoSeek)?;
    Ok(json(&challenge_object(&live, &found, player).await?))
}

/// Accepts a challenge, which starts a game.
#[utoipa::path(
    post, path = "/api/v1/challenge/{seek}/accept", tag = "Challenges",
    params(("seek" = String, Path, description = "The id of the challenge")),
    security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "The game has started", body = AcceptedObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn accept(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(seek): V1Path<SeekId>,
) -> V1Result {
    let game = live.accept_challenge(bearer.require(WRITE)?, seek).await?;
    Ok(json(&AcceptedObject { game_id: game.to_string() }))
}

/// Declines a challenge to the account.
#[utoipa::path(
    post, path = "/api/v1/challenge/{seek}/decline", tag = "Challenges",
    params(("seek" = String, Path, description = "The id of the challenge")),
    security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "It is closed", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn decline(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(seek): V1Path<SeekId>,
) -> V1Result {
    live.decline_challenge(bearer.require(WRITE)?, seek).await?;
    Ok(json(&OkObject::OK))
}

/// Cancels a challenge of the account's own.
#[utoipa::path(
    post, path = "/api/v1/challenge/{seek}/cancel", tag = "Challenges",
    params(("seek" = String, Path, description = "The id of the challenge")),
    security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses(
        (status = 200, description = "It is closed", body = OkObject),
        (status = "default", description = "An error", body = ErrorBody),
    )
)]
pub(crate) async fn cancel(
    State(live): State<Live>,
    bearer: Bearer,
    V1Path(seek): V1Path<SeekId>,
) -> V1Result {
    live.cancel_challenge(bearer.require(WRITE)?, seek).await?;
    Ok(json(&OkObject::OK))
}
