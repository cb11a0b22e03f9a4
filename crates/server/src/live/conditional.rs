//! Private parts of a game: a player's note, and conditional moves, which the server makes for them.

use std::sync::Arc;

use basalt_referee::{
    Command, ConditionalError, ConditionalMoves, ConditionalReply, GameId, Request,
};
use basalt_rules::{AnyMove, Color};
use basalt_store::{Account, PlayerId};
use basalt_wire::{Conditions, ErrorCode, MAX_NOTE_CHARS, PrivateGame};
use futures_util::future::BoxFuture;

use super::Live;
use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::{ApiResult, one_of_many};

/// Maximum number of games in one sweep.
const MAX_SWEPT_GAMES: u32 = 100;

impl Node {
    /// Makes the replies that players have prepared for the present position of a correspondence game. Both may have some,
    /// so that several moves can follow one another.
    pub(crate) fn play_conditional_moves<'a>(
        self: &'a Arc<Self>,
        loaded: &'a mut LoadedGame,
    ) -> BoxFuture<'a, ApiResult> {
        Box::pin(self.reply_conditionally(loaded))
    }

    async fn reply_conditionally(self: &Arc<Self>, loaded: &mut LoadedGame) -> ApiResult {
        for color in Color::ALL {
            let Some(player) = loaded.seat(color).player() else { continue };
            let game = loaded.header.game;
            let Some(moves) = self.store().conditional_moves(game, player).await? else { continue };
            if loaded.computer().is_some() {
                // An earlier version has stored them. No move of a player is made here without a look at their rated games.
                self.store().set_conditional_moves(game, player, None).await?;
                continue;
            }
            match moves.reply(&loaded.game, color) {
                ConditionalReply::Wait => {}
                ConditionalReply::Spent => {
                    self.store().set_conditional_moves(game, player, None).await?;
                }
                ConditionalReply::Play(mv) => {
                    let (after, now) = (loaded.game.number(), self.now());
                    let command = Command::Play(mv.to_string());
                    let request = Request { by: color, after, now, lag: 0, command };
                    // Its commit looks at the conditional moves of both again.
                    return self.decide_and_commit(loaded, request).await;
                }
            }
        }
        Ok(())
    }

    /// Makes the replies that a node which died has left.
    pub(crate) async fn sweep_conditional_moves(self: &Arc<Self>) -> ApiResult {
        for game in self.store().awaiting_conditional_moves(MAX_SWEPT_GAMES).await? {
            one_of_many(self.make_left_replies(game).await)?;
        }
        Ok(())
    }

    async fn make_left_replies(self: &Arc<Self>, game: GameId) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        self.read_events(&mut loaded).await?;
        if self.is_responsible(game, loaded.game.latest()) {
            self.play_conditional_moves(&mut loaded).await?;
        }
        Ok(())
    }

    /// The colour of a player in a game, or an error for others.
    async fn color_in(&self, player: PlayerId, game: GameId) -> ApiResult<Color> {
        let cached = self.open(game).await?;
        let loaded = cached.lock().await;
        Ok(loaded.header.color_of(player).ok_or(ErrorCode::NotYours)?)
    }
}

/// Requests.
impl Live {
    /// The private note and the conditional moves of a player in a game.
    pub(crate) async fn private_game(
        &self,
        user: &Account,
        game: GameId,
    ) -> ApiResult<PrivateGame> {
        self.node.color_in(user.id, game).await?;
        let store = self.node.store();
        let moves = store.conditional_moves(game, user.id).await?;
        Ok(PrivateGame {
            note: store.note(game, user.id).await?,
            conditions: moves.map(conditions),
        })
    }

    /// Saves the note of a player on a game.
    pub(crate) async fn set_note(&self, user: &Account, game: GameId, text: &str) -> ApiResult {
        self.node.color_in(user.id, game).await?;
        let is_hidden = |character: char| character.is_control() && character != '\n';
        let text: String = text.chars().filter(|&character| !is_hidden(character)).collect();
        if text.chars().count() > MAX_NOTE_CHARS {
            return Err(ErrorCode::BadChatMessage.into());
        }
        Ok(self.node.store().set_note(game, user.id, text.trim()).await?)
    }

    /// Saves the conditional moves of a player, who knows the game up to an event. There are none against the computer: each would have
    /// to be compared with the player's rated games when it is made, and the computer answers at once.
    pub(crate) async fn set_conditions(
        &self,
        user: &Account,
        game: GameId,
        after: u32,
        lines: &[String],
    ) -> ApiResult {
        let node = &self.node;
        let cached = node.open(game).await?;
        let mut loaded = cached.lock().await;
        let color = loaded.header.color_of(user.id).ok_or(ErrorCode::NotYours)?;
        if loaded.computer().is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        node.read_events(&mut loaded).await?;
        if lines.is_empty() {
            return Ok(node.store().set_conditional_moves(game, user.id, None).await?);
        }
        if after != loaded.game.number() {
            return Err(ErrorCode::Stale { number: loaded.game.number() }.into());
        }
        let moves = loaded.game.conditional_moves(color, lines).map_err(error_code)?;
        node.store().set_conditional_moves(game, user.id, Some(&moves)).await?;
        // Another node may have committed a move meanwhile, and looked before these were there.
        node.read_events(&mut loaded).await?;
        node.play_conditional_moves(&mut loaded).await
    }
}

fn conditions(moves: ConditionalMoves) -> Conditions {
    let line =
        |line: Vec<AnyMove>| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    Conditions { plies: moves.plies, lines: moves.lines.into_iter().map(line).collect() }
}

fn error_code(error: ConditionalError) -> ErrorCode {
    match error {
        ConditionalError::NotNow => ErrorCode::NotNow,
        ConditionalError::Illegal { mv, reason } => ErrorCode::Illegal { mv, reason },
        ConditionalError::TooMany | ConditionalError::NoReply | ConditionalError::TwoReplies => {
            ErrorCode::BadConditions
        }
    }
}
