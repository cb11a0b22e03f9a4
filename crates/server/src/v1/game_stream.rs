//! The stream of a game: all of it first, then its state after each change.

use axum::extract::State;
use basalt_referee::{GameId, Pace, Scope};
use basalt_rules::Color;
use basalt_wire::{FromServer, Presence};
use serde::Serialize;
use utoipa::ToSchema;

use super::bearer::{Bearer, MaybeBearer};
use super::error::{V1Error, V1Result};
use super::ndjson::{Lines, Source, open, respond};
use super::objects::{ChatLineObject, GameFullObject, GameStateObject};
use super::parameters::V1Path;
use crate::archive::{HELD_BACK_PLIES, delayed};
use crate::live::{Live, LoadedGame};

/// The scopes of which a player of the game needs one.
const PLAYER: &[Scope] = &[Scope::GamePlay, Scope::AccountRead];

/// A line of a game stream.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "the variants with an object of its own are written without this enum")]
pub(crate) enum GameLine {
    /// The first line.
    Full(GameFullObject),
    /// The state after a change.
    State(GameStateObject),
    /// A new line of the chat.
    Chat(ChatEvent),
    /// The opponent has left or is back.
    Gone(OpponentGone),
}

/// A new line of the chat.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChatEvent {
    /// `chatLine`.
    #[schema(example = "chatLine")]
    r#type: &'static str,
    #[serde(flatten)]
    line: ChatLineObject,
}

/// The opponent has left a game with a clock, or is back.
#[derive(Serialize, ToSchema)]
pub(crate) struct OpponentGone {
    /// `opponentGone`.
    #[schema(example = "opponentGone")]
    r#type: &'static str,
    /// Whether the opponent is away.
    gone: bool,
}

/// A game and what the stream has told of it.
struct GameEvents {
    live: Live,
    game: GameId,
    /// The colour of the account; `None` for somebody who watches, and sees running games later.
    color: Option<Color>,
    /// Number of the last event that was told, and whether it was the end.
    told: Option<(u32, bool)>,
    /// Number of the last chat line that was told.
    said: u32,
    is_opponent_gone: bool,
}

impl GameEvents {
    /// The part of a game that the account may see.
    fn visible(&self, loaded: LoadedGame) -> V1Result<LoadedGame> {
        Ok(if self.color.is_some() { loaded } else { delayed(loaded)? })
    }

    fn tell_game(&mut self, loaded: LoadedGame, lines: &mut Lines) -> V1Result<()> {
        let loaded = self.visible(loaded)?;
        let is_over = loaded.game.ending().is_some();
        let told = (loaded.game.number(), is_over);
        // After a takeback the public part may be shorter than what was told; it grows again.
        if self.told.is_none_or(|before| told > before) {
            let is_present = self.color.is_some() || is_over;
            let state = GameStateObject::new(&loaded, is_present, self.live.clock_time());
            if self.told.is_some() {
                lines.push(&GameLine::State(state));
            } else {
                let delay = if self.color.is_some() { 0 } else { HELD_BACK_PLIES };
                let full = GameFullObject::new(&loaded, self.color, delay, state);
                lines.push(&GameLine::Full(full));
            }
            self.told = Some(told);
        }
        if is_over {
            lines.end();
        }
        Ok(())
    }

    fn tell_message(&mut self, message: &FromServer, lines: &mut Lines) {
        let Some(color) = self.color else { return };
        match message {
            FromServer::Said { game, lines: said } if *game == self.game => {
                for line in said.iter().filter(|line| line.number > self.said) {
                    let line = ChatLineObject::from(line);
                    lines.push(&GameLine::Chat(ChatEvent { r#type: "chatLine", line }));
                }
                self.said = said.last().map_or(self.said, |line| line.number.max(self.said));
            }
            FromServer::Presence { game, presence: Presence { white, black, .. } }
                if *game == self.game =>
            {
                let gone = match color {
                    Color::White => !black,
                    Color::Black => !white,
                };
                if gone != self.is_opponent_gone {
                    self.is_opponent_gone = gone;
                    lines.push(&GameLine::Gone(OpponentGone { r#type: "opponentGone", gone }));
                }
            }
            _ => {}
        }
    }
}

impl Source for GameEvents {
    async fn look(&mut self, messages: &[FromServer], lines: &mut Lines) {
        // Without a message the stream looks whether one was lost.
        let found = if messages.is_empty() {
            self.live.snapshot(self.game).await
        } else {
            self.live.shown_game(self.game).await
        };
        let Ok(loaded) = found else { return };
        let is_live = matches!(loaded.header.terms.pace, Pace::Live { .. });
        let is_told = self.told.is_some();
        let is_chat = |message: &FromServer| matches!(message, FromServer::Said { .. });
        for message in messages.iter().filter(|message| is_told && is_live || is_chat(message)) {
            self.tell_message(message, lines);
        }
        // A game that cannot be replayed is logged. The end of the game is the last line.
        _ = self.tell_game(loaded, lines);
    }
}

/// A game from its beginning, and then its state after each change, until it is over. One JSON object a line; an empty line every
/// five seconds. Whoever does not play sees a running game six plies late.
#[utoipa::path(
    get, path = "/api/v1/game/stream/{game}", tag = "Streams",
    params(V1Path<GameId>), security((), ("token" = ["game:play"]), ("token" = ["account:read"]), ("token" = ["bot:play"])),
    responses((status = 200, description = "The game", content_type = "application/x-ndjson", body = GameLine), V1Error),
)]
pub(crate) async fn game_stream(
    State(live): State<Live>,
    client: MaybeBearer,
    V1Path(game): V1Path<GameId>,
) -> V1Result {
    let loaded = live.snapshot(game).await?;
    let account = client.token.as_ref().map(Bearer::account);
    let color = loaded.color_of(account.map(|account| account.id));
    if let (Some(_), Some(bearer)) = (color, &client.token)
        && !bearer.has(PLAYER)
    {
        return Err(V1Error::MissingScope(PLAYER));
    }
    let expires = client.token.as_ref().and_then(|bearer| bearer.authorization.expires);
    let feed = open(&live, &client)?;
    feed.watch(game).await?;
    let mut lines = Lines::default();
    let mut events = GameEvents {
        live: live.clone(),
        game,
        color,
        told: None,
        said: 0,
        is_opponent_gone: false,
    };
    events.tell_game(live.shown_game(game).await?, &mut lines)?;
    Ok(respond(live, feed, events, lines, expires))
}
