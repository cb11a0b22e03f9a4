//! Rematches, with colours exchanged.

use std::sync::Arc;

use basalt_referee::{GameId, SeriesScore};
use basalt_rules::{ByColor, Color};
use basalt_store::Seat;
use basalt_wire::ErrorCode;

use super::bus::BusMessage;
use super::loaded_game::LoadedGame;
use super::node::Node;
use super::seeks::Challenger;
use super::start_game::GameSetup;
use crate::api_error::ApiResult;

impl Node {
    /// Offers a rematch; starts it if the opponent has offered one or is the computer, or the match goes on. All but the
    /// answer to an offer counts as a challenge.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        challenger: Challenger<'_>,
        game: GameId,
    ) -> ApiResult {
        let player = challenger.account.id;
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        self.read_events(&mut loaded).await?;
        self.reload_header(&mut loaded).await?;
        let by = loaded.header.color_of(player).ok_or(ErrorCode::NotYours)?;
        if loaded.game.ending().is_none() {
            return Err(ErrorCode::NotOver.into());
        }
        if loaded.header.next.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        if loaded.header.rematch == Some(by) {
            return Ok(());
        }
        if loaded.header.rematch == Some(by.other()) {
            return self.start_rematch(&mut loaded).await;
        }
        self.check_challenge_rate(challenger)?;
        if loaded.computer().is_some() {
            self.check_computer_is_free(challenger.account)?;
            return self.start_rematch(&mut loaded).await;
        }
        if self.is_match_open(&loaded).await? {
            return self.start_rematch(&mut loaded).await;
        }
        if let Some(opponent) = loaded.seat(by.other()).player() {
            self.check_not_blocked(player, opponent).await?;
        }
        self.offer_rematch(&mut loaded, by).await
    }

    /// Whether a game that is over belongs to a match with further games. Either player may begin the next one.
    async fn is_match_open(&self, loaded: &LoadedGame) -> ApiResult<bool> {
        let score = self.match_score(loaded).await?;
        let after = score.zip(loaded.game.ending()).map(|(score, ending)| score.after(ending));
        Ok(after.is_some_and(|score| !score.is_decided()))
    }

    /// The score of the match before a game, by the colours of the game; `None` for a single game.
    pub(crate) async fn match_score(&self, loaded: &LoadedGame) -> ApiResult<Option<SeriesScore>> {
        if !loaded.header.terms.best_of_three {
            return Ok(None);
        }
        let endings = self.store().earlier_endings(loaded.header.game).await?;
        Ok(Some(SeriesScore::before(endings)))
    }

    async fn offer_rematch(&self, loaded: &mut LoadedGame, by: Color) -> ApiResult {
        let game = loaded.header.game;
        self.store().offer_rematch(game, Some(by)).await?;
        loaded.header.rematch = Some(by);
        self.publish(BusMessage::Header(game));
        self.show_game(loaded).await
    }

    async fn start_rematch(self: &Arc<Self>, loaded: &mut LoadedGame) -> ApiResult {
        let seats: ByColor<Seat> = ByColor::from_fn(|color| loaded.seat(color.other()));
        let game = loaded.header.game;
        let terms = loaded.header.terms.exchanged();
        let setup = GameSetup { terms, seats, seeks: Vec::new(), follows: Some(game) };
        let next = self.start_game(setup).await?;
        loaded.header.next = Some(next);
        self.publish(BusMessage::Header(game));
        self.show_game(loaded).await
    }
}
