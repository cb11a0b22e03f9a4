//! What players do in their games.

use std::sync::Arc;

use basalt_referee::{Command, Request};
use basalt_rules::Color;
use basalt_store::{PlayerId, Present};
use basalt_wire::{Act, GameId, Millis, Pace, Refusal};

use super::commit::Outcome;
use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::ApiError;

/// So often something is decided anew because another node was quicker.
const TRIES: usize = 5;

/// What a player wants in a game.
pub(crate) struct CommandRequest {
    pub(crate) game: GameId,
    /// The number of the last event that the player has.
    pub(crate) after: u32,
    /// How far away the player is.
    pub(crate) lag: Millis,
    pub(crate) command: Command,
}

impl Node {
    /// Does what a player wants, if the referee agrees.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        player: PlayerId,
        wish: CommandRequest,
    ) -> Result<(), ApiError> {
        let table = self.open(wish.game).await?;
        let mut open = table.lock().await;
        let by = open.header.color_of(player).ok_or(Refusal::NotYours)?;
        let CommandRequest { after, lag, command, .. } = wish;
        let request = Request { by, after, now: self.now(), lag, command };
        self.decide_and_commit(&mut open, request).await
    }

    /// Decides and stores. The time is when the request came, however long it takes.
    pub(crate) async fn decide_and_commit(
        self: &Arc<Self>,
        open: &mut LoadedGame,
        request: Request,
    ) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            match open.game.decide(&request) {
                Ok(events) => {
                    if self.commit(open, events, request.now).await? == Outcome::Done {
                        return Ok(());
                    }
                }
                Err(Refusal::TooLate) => {
                    self.apply_due_events(open).await?;
                    return Err(Refusal::TooLate.into());
                }
                Err(code) => return Err(code.into()),
            }
        }
        Err(Refusal::Stale { number: open.game.number() }.into())
    }

    /// Lets happen what is due in a game.
    pub(crate) async fn apply_due_events(
        self: &Arc<Self>,
        open: &mut LoadedGame,
    ) -> Result<(), ApiError> {
        let now = self.now();
        let events = open.game.due(now);
        if !events.is_empty() {
            self.commit(open, events, now).await?;
        }
        Ok(())
    }

    /// Does what is not a move.
    pub(crate) async fn act(
        self: &Arc<Self>,
        player: PlayerId,
        game: GameId,
        after: u32,
        act: Act,
    ) -> Result<(), ApiError> {
        let command = match act {
            Act::Resign => Command::Resign,
            Act::Abort => Command::Abort,
            Act::OfferDraw => Command::OfferDraw,
            Act::AcceptDraw => Command::AcceptDraw,
            Act::DeclineDraw => Command::DeclineDraw,
            Act::AskTakeback => Command::AskTakeback,
            Act::AcceptTakeback => Command::AcceptTakeback,
            Act::DeclineTakeback => Command::DeclineTakeback,
            Act::Claim => Command::Claim { away_since: self.opponent_away(player, game).await? },
            Act::Rematch => return self.rematch(player, game).await,
        };
        self.execute(player, CommandRequest { game, after, lag: 0, command }).await
    }

    async fn opponent_away(
        &self,
        player: PlayerId,
        game: GameId,
    ) -> Result<Option<Millis>, ApiError> {
        let table = self.open(game).await?;
        let color = table.lock().await.header.color_of(player).ok_or(Refusal::NotYours)?;
        self.away_since(Present { game, color: color.other() }).await
    }

    /// Lets the correspondence clocks of a player rest until a moment, or run again.
    pub(crate) async fn set_vacation(
        self: &Arc<Self>,
        player: PlayerId,
        until: Option<Millis>,
    ) -> Result<(), ApiError> {
        for game in self.store().running_of(player).await? {
            self.set_vacation_in(player, game, until).await?;
        }
        Ok(())
    }

    /// The same in one game. Where it does not fit, in real time above all, nothing happens.
    pub(crate) async fn set_vacation_in(
        self: &Arc<Self>,
        player: PlayerId,
        game: GameId,
        until: Option<Millis>,
    ) -> Result<(), ApiError> {
        let table = self.open(game).await?;
        let mut open = table.lock().await;
        let Some(by) = rester(&open, player) else { return Ok(()) };
        let command = until.map_or(Command::EndVacation, |until| Command::BeginVacation { until });
        let after = open.game.number();
        let request = Request { by, after, now: self.now(), lag: 0, command };
        match self.decide_and_commit(&mut open, request).await {
            Err(error) if error.is_server_failure() => Err(error),
            _ => Ok(()),
        }
    }
}

/// The colour of a player who may rest in a game.
fn rester(open: &LoadedGame, player: PlayerId) -> Option<Color> {
    matches!(open.header.terms.pace, Pace::Days(_)).then(|| open.header.color_of(player)).flatten()
}
