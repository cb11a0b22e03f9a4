//! Once more, with colours exchanged.

use std::sync::Arc;

use basalt_rules::{ByColor, Color};
use basalt_store::{PlayerId, Seat};
use basalt_wire::{FromServer, GameId, Refusal};

use super::loaded_game::LoadedGame;
use super::node::Node;
use super::start_game::GameSetup;
use crate::api_error::ApiError;

impl Node {
    /// Offers to play once more, or does so if the opponent has offered it, or is the computer.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        player: PlayerId,
        game: GameId,
    ) -> Result<(), ApiError> {
        let table = self.open(game).await?;
        let mut open = table.lock().await;
        self.reload_header(&mut open).await?;
        let by = open.header.color_of(player).ok_or(Refusal::NotYours)?;
        if open.game.ending().is_none() {
            return Err(Refusal::NotOver.into());
        }
        if open.header.next.is_some() {
            return Err(Refusal::NotNow.into());
        }
        if open.header.rematch == Some(by) {
            return Ok(());
        }
        let agreed = open.header.rematch == Some(by.other()) || open.computer().is_some();
        if agreed {
            self.play_again(&mut open).await
        } else {
            self.offer_again(&mut open, by).await
        }
    }

    async fn offer_again(&self, open: &mut LoadedGame, by: Color) -> Result<(), ApiError> {
        let game = open.header.game;
        self.store().offer_rematch(game, Some(by)).await?;
        open.header.rematch = Some(by);
        self.send_to_game(game, FromServer::RematchOffered { game, by });
        Ok(())
    }

    async fn play_again(self: &Arc<Self>, open: &mut LoadedGame) -> Result<(), ApiError> {
        let seats: ByColor<Seat> = ByColor::from_fn(|color| open.seat(color.other()));
        let game = open.header.game;
        let terms = open.header.terms;
        let setup = GameSetup { terms, seats, seeks: Vec::new(), follows: Some(game) };
        let next = self.begin(setup).await?;
        open.header.next = Some(next);
        self.send_to_game(game, FromServer::Rematch { game, next });
        Ok(())
    }
}
