//! Handlers for challenges and seeks.

use axum::extract::State;
use basalt_referee::{Scope, SeekId};
use basalt_store::{Account, PlayerId, StoredSeek};
use basalt_wire::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bearer::{Bearer, RequestAbout, V1Body};
use super::error::{V1Error, V1Result};
use super::objects::{ChallengeObject, OkObject, TermsObject};
use super::parameters::V1Path;
use crate::live::Live;
use crate::response::json;

/// The scopes of which a token needs one to see challenges.
pub(super) const READ: &[Scope] = &[Scope::ChallengeRead, Scope::ChallengeWrite];
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

impl RequestAbout<SeekId> {
    /// The member, if the token lets the program challenge.
    fn challenger(&self) -> V1Result<&Account> {
        self.bearer.require(WRITE)
    }
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
    responses((status = 200, description = "The challenges", body = ChallengesObject), V1Error),
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

/// Opens a challenge to a player or, if none is named, to everybody.
async fn open(
    live: &Live,
    bearer: &Bearer,
    terms: &TermsObject,
    to: Option<&str>,
    listed: bool,
) -> V1Result {
    let account = bearer.require(WRITE)?;
    let seek = live.challenge((account, bearer.address), terms.terms()?, to, listed).await?;
    Ok(json(&challenge_object(live, &seek, account.id).await?))
}

/// Challenges a player.
#[utoipa::path(
    post, path = "/api/v1/challenge", tag = "Challenges", request_body = NewChallenge,
    security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The challenge", body = ChallengeObject), V1Error),
)]
pub(crate) async fn create(
    State(live): State<Live>,
    bearer: Bearer,
    V1Body(new): V1Body<NewChallenge>,
) -> V1Result {
    open(&live, &bearer, &new.terms, Some(&new.to), false).await
}

/// Opens a challenge that anybody may accept.
#[utoipa::path(
    post, path = "/api/v1/seek", tag = "Challenges", request_body = NewSeek,
    security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The challenge", body = ChallengeObject), V1Error),
)]
pub(crate) async fn seek(
    State(live): State<Live>,
    bearer: Bearer,
    V1Body(new): V1Body<NewSeek>,
) -> V1Result {
    open(&live, &bearer, &new.terms, None, new.listed).await
}

/// A challenge that the account may accept or has opened.
#[utoipa::path(
    get, path = "/api/v1/challenge/{seek}", tag = "Challenges",
    params(V1Path<SeekId>), security(("token" = ["challenge:read"]), ("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The challenge", body = ChallengeObject), V1Error),
)]
pub(crate) async fn show(request: RequestAbout<SeekId>) -> V1Result {
    let RequestAbout { live, bearer, id } = request;
    let player = bearer.require(READ)?.id;
    let found = live.state().archive().seek(id).await?;
    let is_theirs = |seek: &StoredSeek| {
        seek.opponent.is_none_or(|opponent| opponent == player || seek.by == player)
    };
    let found = found.filter(|seek| seek.open && is_theirs(seek)).ok_or(ErrorCode::NoSeek)?;
    Ok(json(&challenge_object(&live, &found, player).await?))
}

/// Accepts a challenge, which starts a game.
#[utoipa::path(
    post, path = "/api/v1/challenge/{seek}/accept", tag = "Challenges",
    params(V1Path<SeekId>), security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The game has started", body = AcceptedObject), V1Error),
)]
pub(crate) async fn accept(request: RequestAbout<SeekId>) -> V1Result {
    let game = request.live.accept_challenge(request.challenger()?, request.id).await?;
    Ok(json(&AcceptedObject { game_id: game.to_string() }))
}

/// Declines a challenge to the account.
#[utoipa::path(
    post, path = "/api/v1/challenge/{seek}/decline", tag = "Challenges",
    params(V1Path<SeekId>), security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "It is closed", body = OkObject), V1Error),
)]
pub(crate) async fn decline(request: RequestAbout<SeekId>) -> V1Result {
    request.live.decline_challenge(request.challenger()?, request.id).await?;
    Ok(json(&OkObject::OK))
}

/// Cancels a challenge of the account's own.
#[utoipa::path(
    post, path = "/api/v1/challenge/{seek}/cancel", tag = "Challenges",
    params(V1Path<SeekId>), security(("token" = ["challenge:write"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "It is closed", body = OkObject), V1Error),
)]
pub(crate) async fn cancel(request: RequestAbout<SeekId>) -> V1Result {
    request.live.cancel_challenge(request.challenger()?, request.id).await?;
    Ok(json(&OkObject::OK))
}
