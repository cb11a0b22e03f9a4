//! The event stream of an account: games that start and end, challenges that open and close.

use std::collections::BTreeSet;

use axum::extract::State;
use basalt_referee::{GameId, Scope, SeekId};
use basalt_store::PlayerId;
use basalt_wire::FromServer;
use serde::Serialize;
use utoipa::ToSchema;

use super::bearer::Bearer;
use super::challenges::{self, challenge_object};
use super::error::{V1Error, V1Result};
use super::ndjson::{Lines, Source, open_event_stream, respond};
use super::objects::{ChallengeObject, GameObject};
use crate::live::Live;

/// The scopes of which a token needs one for lines about games, as for the list of running games.
const GAMES: &[Scope] = &[Scope::AccountRead, Scope::GamePlay];

/// The scopes of which a token needs one to open the stream.
const OPENS: &[Scope] = &[Scope::ChallengeRead, Scope::ChallengeWrite, Scope::GamePlay];

/// Maximum number of running games that a stream follows.
const MAX_GAMES: u32 = 200;

/// A line of an event stream.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum EventLine {
    /// A game has started, or goes on when the stream is opened.
    GameStart {
        /// The game.
        game: GameObject,
    },
    /// A game is over.
    GameFinish {
        /// The game.
        game: GameObject,
    },
    /// A challenge is open.
    Challenge {
        /// The challenge.
        challenge: ChallengeObject,
    },
    /// A challenge was accepted, declined or cancelled, or has expired.
    ChallengeClosed {
        /// The challenge.
        challenge: ClosedChallenge,
    },
}

/// A challenge that is no longer open.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClosedChallenge {
    /// Its id.
    id: String,
}

/// The games and challenges that a stream has told of. Each look compares them with what there is, so that a lost message
/// costs nothing but time.
struct Events {
    live: Live,
    player: PlayerId,
    /// `None` if the token may not see games.
    games: Option<BTreeSet<GameId>>,
    /// `None` if the token may not see challenges.
    seeks: Option<BTreeSet<SeekId>>,
}

impl Events {
    async fn look_at_games(&mut self, messages: &[FromServer], lines: &mut Lines) -> V1Result<()> {
        let Some(told) = &mut self.games else { return Ok(()) };
        let running = self.live.running_ids(self.player, MAX_GAMES).await?;
        // A game may be over before anybody looks.
        let started = messages.iter().filter_map(|message| match message {
            FromServer::Started { game, .. } => Some(*game),
            _ => None,
        });
        let now = self.live.clock_time();
        let new: BTreeSet<GameId> = running.iter().copied().chain(started).collect();
        for game in new {
            if !told.contains(&game) {
                let loaded = self.live.snapshot(game).await?;
                let game_object = GameObject::new(&loaded, self.player, now);
                lines.push(&EventLine::GameStart { game: game_object });
                told.insert(game);
            }
        }
        let gone: Vec<GameId> =
            told.iter().copied().filter(|game| !running.contains(game)).collect();
        for game in gone {
            let loaded = self.live.snapshot(game).await?;
            // It may have started since the store was asked, or there are more than the store has listed.
            if loaded.game.ending().is_some() {
                let game_object = GameObject::new(&loaded, self.player, now);
                lines.push(&EventLine::GameFinish { game: game_object });
                told.remove(&game);
            }
        }
        Ok(())
    }

    async fn look_at_challenges(&mut self, lines: &mut Lines) -> V1Result<()> {
        let Some(told) = &mut self.seeks else { return Ok(()) };
        let open = self.live.challenges_of(self.player);
        for seek in &open {
            if !told.contains(&seek.seek) {
                let challenge = challenge_object(&self.live, seek, self.player).await?;
                lines.push(&EventLine::Challenge { challenge });
                told.insert(seek.seek);
            }
        }
        let is_closed = |id: &SeekId| open.iter().all(|seek| seek.seek != *id);
        for closed in told.extract_if(.., is_closed) {
            let challenge = ClosedChallenge { id: closed.to_string() };
            lines.push(&EventLine::ChallengeClosed { challenge });
        }
        Ok(())
    }
}

impl Source for Events {
    async fn look(&mut self, messages: &[FromServer], lines: &mut Lines) {
        // A failure of the store is logged, and the next look finds what this one has not.
        _ = self.look_at_challenges(lines).await;
        _ = self.look_at_games(messages, lines).await;
    }
}

/// The running games and open challenges of the account, as far as the scopes of the token allow, and then what happens to them. One
/// JSON object a line; an empty line every five seconds.
#[utoipa::path(
    get, path = "/api/v1/stream/event", tag = "Streams",
    security(("token" = ["challenge:read"]), ("token" = ["challenge:write"]), ("token" = ["game:play"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The events", content_type = "application/x-ndjson", body = EventLine), V1Error),
)]
pub(crate) async fn event_stream(State(live): State<Live>, bearer: Bearer) -> V1Result {
    let player = bearer.require(OPENS)?.id;
    let expires = bearer.authorization.expires;
    let feed = open_event_stream(&live, &bearer).await?;
    let mut lines = Lines::default();
    let games = bearer.has(GAMES).then(BTreeSet::new);
    let seeks = bearer.has(challenges::READ).then(BTreeSet::new);
    let mut events = Events { live: live.clone(), player, games, seeks };
    events.look_at_challenges(&mut lines).await?;
    events.look_at_games(&[], &mut lines).await?;
    Ok(respond(live, feed, events, lines, expires))
}
