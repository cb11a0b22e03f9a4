//! Commands of players in their games: moves, resignation, draw offers, takebacks, claims, vacations.

use std::sync::Arc;

use basalt_referee::{Command, CommandError, GameId, Millis, Pace, Request};
use basalt_rules::Color;
use basalt_store::PlayerId;
use basalt_wire::{Act, ErrorCode};

use super::commit::Outcome;
use super::loaded_game::LoadedGame;
use super::node::Node;
use super::seeks::Challenger;
use crate::api_error::ApiResult;

/// Maximum retries after a concurrent commit.
const MAX_COMMIT_RETRIES: usize = 5;

impl Node {
    /// Executes a command, if the referee accepts it. The player knows the events up to `after`; `lag` is the measured
    /// lag of the connection.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        (player, game): (PlayerId, GameId),
        after: u32,
        lag: Millis,
        command: Command,
    ) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        let by = loaded.header.color_of(player).ok_or(ErrorCode::NotYours)?;
        let request = Request { by, after, now: self.now(), lag, command };
        self.decide_and_commit(&mut loaded, request).await
    }

    /// Plays a move of a player who knows the events up to `after`.
    pub(crate) async fn play(
        self: &Arc<Self>,
        (player, game): (PlayerId, GameId),
        after: u32,
        lag: Millis,
        mv: String,
    ) -> ApiResult {
        let command = Command::Play(mv);
        self.check_move((player, game), after, lag, &command).await?;
        self.execute((player, game), after, lag, command).await
    }

    /// Lets the referee decide, and commits the events. The time of the request counts, however long that takes.
    pub(crate) async fn decide_and_commit(
        self: &Arc<Self>,
        loaded: &mut LoadedGame,
        request: Request,
    ) -> ApiResult {
        self.leave_out_outages(loaded).await?;
        self.check_maintenance()?;
        for _ in 0..MAX_COMMIT_RETRIES {
            match loaded.game.decide(&request) {
                Ok(events) => {
                    if self.commit(loaded, events, request.now).await? == Outcome::Done {
                        if matches!(loaded.header.terms.pace, Pace::Days(_)) {
                            // The command is carried out, whatever becomes of the reply. Sweeping makes up for it.
                            _ = self.play_conditional_moves(loaded).await;
                        }
                        return Ok(());
                    }
                }
                // Another node may know more: nothing is refused because of an old game.
                Err(_) if self.has_news(loaded).await? => {}
                Err(CommandError::TooLate) => {
                    Box::pin(self.apply_due_events(loaded)).await?;
                    return Err(CommandError::TooLate.into());
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(ErrorCode::Stale { number: loaded.game.number() }.into())
    }

    /// Reads a game again. Returns whether another node has changed it.
    async fn has_news(&self, loaded: &mut LoadedGame) -> ApiResult<bool> {
        let before = loaded.game.number();
        self.read_events(loaded).await?;
        Ok(loaded.game.number() > before)
    }

    /// Commits the events that are due in a game: a flag falls, a game that nobody starts is aborted.
    pub(crate) async fn apply_due_events(self: &Arc<Self>, loaded: &mut LoadedGame) -> ApiResult {
        self.leave_out_outages(loaded).await?;
        self.check_maintenance()?;
        let now = self.now();
        let events = loaded.game.due(now);
        if !events.is_empty() {
            self.commit(loaded, events, now).await?;
        }
        Ok(())
    }

    /// Executes an action other than a move.
    pub(crate) async fn act(
        self: &Arc<Self>,
        challenger: Challenger<'_>,
        game: GameId,
        after: u32,
        act: Act,
    ) -> ApiResult {
        let player = challenger.account.id;
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
            Act::Rematch => return self.rematch(challenger, game).await,
        };
        self.execute((player, game), after, 0, command).await
    }

    async fn opponent_away(&self, player: PlayerId, game: GameId) -> ApiResult<Option<Millis>> {
        let cached = self.open(game).await?;
        let color = cached.lock().await.header.color_of(player).ok_or(ErrorCode::NotYours)?;
        self.away_since(game, color.other()).await
    }

    /// Pauses the correspondence clocks of a player until a moment, or resumes them.
    pub(crate) async fn set_vacation(
        self: &Arc<Self>,
        player: PlayerId,
        until: Option<Millis>,
    ) -> ApiResult {
        for game in self.store().running_of(player).await? {
            self.set_vacation_in(player, game, until).await?;
        }
        Ok(())
    }

    /// Does the same in one game. Does nothing in a live game.
    pub(crate) async fn set_vacation_in(
        self: &Arc<Self>,
        player: PlayerId,
        game: GameId,
        until: Option<Millis>,
    ) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        let Some(by) = correspondence_color(&loaded, player) else { return Ok(()) };
        let command = until.map_or(Command::EndVacation, |until| Command::BeginVacation { until });
        let after = loaded.game.number();
        let request = Request { by, after, now: self.now(), lag: 0, command };
        match self.decide_and_commit(&mut loaded, request).await {
            Err(error) if error.is_server_failure() => Err(error),
            _ => Ok(()),
        }
    }
}

/// The colour of a player in a correspondence game.
fn correspondence_color(loaded: &LoadedGame, player: PlayerId) -> Option<Color> {
    matches!(loaded.header.terms.pace, Pace::Days(_))
        .then(|| loaded.header.color_of(player))
        .flatten()
}
