//! The stream of a game: all of it first, then its state after each change.

use axum::extract::State;
use basalt_referee::{GameId, Pace, Scope};
use basalt_rules::Color;
use basalt_wire::{FromServer, Presence};
use serde::Serialize;
use utoipa::ToSchema;

use super::bearer::{Bearer, MaybeBearer};
use super::error::{V1Error, V1Result};
use super::ndjson::{Lines, Source, open_game_stream, respond};
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
    /// Whether it is a game with a clock, in which players are told whether the opponent is there.
    is_live: bool,
    /// Number of the last event of the game, told or held back. As long as there is no other, the game need not be copied.
    seen: u32,
    /// Number of the last event that was told, and whether it was the end.
    told: Option<(u32, bool)>,
    /// Number of the last chat line that was told.
    last_chat_line: u32,
    is_opponent_gone: bool,
}

impl GameEvents {
    /// The stream of a game of which nothing is told yet.
    fn new(live: Live, loaded: &LoadedGame, color: Option<Color>) -> Self {
        let LoadedGame { header, .. } = loaded;
        Self {
            live,
            game: header.game,
            color,
            is_live: matches!(header.terms.pace, Pace::Live { .. }),
            seen: 0,
            told: None,
            last_chat_line: 0,
            is_opponent_gone: false,
        }
    }

    /// The part of a game that the account may see.
    fn visible(&self, loaded: LoadedGame) -> V1Result<LoadedGame> {
        Ok(if self.color.is_some() { loaded } else { delayed(loaded)? })
    }

    fn tell_game(&mut self, loaded: LoadedGame, lines: &mut Lines) -> V1Result<()> {
        let seen = loaded.game.number();
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
        self.seen = seen;
        if is_over {
            lines.end();
        }
        Ok(())
    }

    fn tell_message(&mut self, message: &FromServer, lines: &mut Lines) {
        let Some(color) = self.color else { return };
        match message {
            FromServer::Said { game, lines: said } if *game == self.game => {
                for line in said.iter().filter(|line| line.number > self.last_chat_line) {
                    let line = ChatLineObject::from(line);
                    lines.push(&GameLine::Chat(ChatEvent { r#type: "chatLine", line }));
                }
                self.last_chat_line = said
                    .last()
                    .map_or(self.last_chat_line, |line| line.number.max(self.last_chat_line));
            }
            FromServer::Presence { game, presence: Presence { white, black, .. } }
                if *game == self.game && self.is_live =>
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
        for message in messages {
            self.tell_message(message, lines);
        }
        // Without a message the stream looks whether one was lost.
        let found = if messages.is_empty() {
            self.live.snapshot_after(self.game, self.seen).await
        } else if messages.iter().all(leaves_the_board) {
            Ok(None)
        } else {
            self.live.shown_game_after(self.game, self.seen).await
        };
        // A game that cannot be replayed is logged. The end of the game is the last line.
        if let Ok(Some(loaded)) = found {
            _ = self.tell_game(loaded, lines);
        }
    }
}

/// Whether a message leaves the board as it is: somebody comes, goes or talks.
fn leaves_the_board(message: &FromServer) -> bool {
    matches!(message, FromServer::Presence { .. } | FromServer::Said { .. })
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
    let feed = open_game_stream(&live, &client).await?;
    feed.watch(game).await?;
    let mut lines = Lines::default();
    let mut events = GameEvents::new(live.clone(), &loaded, color);
    events.tell_game(live.shown_game(game).await?, &mut lines)?;
    Ok(respond(live, feed, events, lines, expires))
}

#[cfg(test)]
mod tests {
    use basalt_wire::Act;

    use super::*;
    use crate::client_address::AddressKey;
    use crate::test_node::TestNode;

    #[tokio::test]
    async fn the_board_is_looked_at_when_something_may_have_changed_it() {
        let node = TestNode::start().await;
        let (game, ada) = node.game().await;
        let loaded = node.live.snapshot(game).await.expect("there");
        let mut events = GameEvents::new(node.live.clone(), &loaded, None);
        let mut lines = Lines::default();
        events.tell_game(loaded, &mut lines).expect("legal");
        assert!(lines.take().is_some(), "the first line");
        node.live
            .act((&ada, AddressKey::Unknown), game, Act::Abort)
            .await
            .expect("no move is made");
        let presence = FromServer::Presence { game, presence: Presence::default() };
        let said = FromServer::Said { game, lines: Vec::new() };
        events.look(&[presence, said], &mut lines).await;
        assert!(lines.take().is_none(), "somebody came and talked");
        events.look(&[FromServer::Done { request: 1 }], &mut lines).await;
        let told = lines.take().expect("the end");
        assert!(told.starts_with(b"{\"type\":\"gameState\""), "{told:?}");
    }
}
