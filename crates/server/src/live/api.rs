//! Requests of the public API. Each ends in the function that a message of the WebSocket ends in.

use basalt_referee::{ChatLine, ChatMessage, GameId, Millis, SeekId, Terms};
use basalt_store::{Account, Header, PlayerId, StoredSeek};
use basalt_wire::{Act, ErrorCode};
use tokio::sync::OwnedMutexGuard;

use super::Live;
use super::loaded_game::LoadedGame;
use super::seeks::{Challenger, concerns};
use crate::api_error::{ApiResult, one_of_many};
use crate::client_address::AddressKey;

/// An answer to an offer that the opponent may have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Accepts the opponent's offer, or makes one.
    Yes,
    /// Declines it, or withdraws the player's own.
    No,
}

/// Challenges.
impl Live {
    /// Opens a challenge to one player or to everybody.
    pub(crate) async fn challenge(
        &self,
        (account, address): (&Account, AddressKey),
        terms: Terms,
        to: Option<&str>,
        listed: bool,
    ) -> ApiResult<StoredSeek> {
        self.node.check_store().await?;
        let challenger = Challenger { account, address };
        let id = self.node.seek(challenger, terms, to, listed).await?;
        Ok(self.node.store().seek(id).await?.ok_or(ErrorCode::NoSeek)?)
    }

    /// Accepts a challenge. Returns the game that it starts.
    pub(crate) async fn accept_challenge(
        &self,
        account: &Account,
        seek: SeekId,
    ) -> ApiResult<GameId> {
        self.node.check_store().await?;
        self.node.accept(account, seek).await
    }

    /// Declines a challenge to a player.
    pub(crate) async fn decline_challenge(&self, account: &Account, seek: SeekId) -> ApiResult {
        self.node.check_store().await?;
        self.node.decline(account, seek).await
    }

    /// Closes a challenge of a player's own.
    pub(crate) async fn cancel_challenge(&self, account: &Account, seek: SeekId) -> ApiResult {
        self.node.check_store().await?;
        self.node.withdraw(account, seek).await
    }

    /// The open challenges by a player and to them, the oldest first.
    pub(crate) fn challenges_of(&self, player: PlayerId) -> Vec<StoredSeek> {
        let mut seeks = self.node.seeks.all();
        seeks.retain(|seek| concerns(seek, player));
        seeks
    }

    /// Closes all challenges by a player and to them.
    pub(crate) async fn close_challenges(&self, player: PlayerId) -> ApiResult {
        self.node.close_all_seeks(player).await
    }
}

/// Playing.
impl Live {
    /// Plays a move for the board after an event, or for the present board.
    pub(crate) async fn play_move(
        &self,
        account: &Account,
        game: GameId,
        after: Option<u32>,
        mv: String,
    ) -> ApiResult {
        self.node.check_store().await?;
        let after = match after {
            Some(after) => after,
            None => self.snapshot(game).await?.game.number(),
        };
        // Nobody measures the lag of a request, so none is compensated.
        self.node.play((account.id, game), after, 0, mv).await
    }

    /// Does something else in a game, whatever has happened before.
    pub(crate) async fn act(
        &self,
        (account, address): (&Account, AddressKey),
        game: GameId,
        act: Act,
    ) -> ApiResult {
        self.node.check_store().await?;
        let after = self.snapshot(game).await?.game.number();
        self.node.act(Challenger { account, address }, game, after, act).await
    }

    /// Asks for a takeback or answers the opponent's request.
    pub(crate) async fn answer_takeback(
        &self,
        (account, address): (&Account, AddressKey),
        game: GameId,
        answer: Answer,
    ) -> ApiResult {
        let loaded = self.snapshot(game).await?;
        let color = loaded.header.color_of(account.id).ok_or(ErrorCode::NotYours)?;
        let is_asked = loaded.game.takeback_asked() == Some(color.other());
        let act = match answer {
            Answer::Yes if is_asked => Act::AcceptTakeback,
            Answer::Yes => Act::AskTakeback,
            Answer::No => Act::DeclineTakeback,
        };
        self.act((account, address), game, act).await
    }

    /// Offers a draw or answers the opponent's offer.
    pub(crate) async fn answer_draw(
        &self,
        player: (&Account, AddressKey),
        game: GameId,
        answer: Answer,
    ) -> ApiResult {
        let act = match answer {
            Answer::Yes => Act::OfferDraw,
            Answer::No => Act::DeclineDraw,
        };
        self.act(player, game, act).await
    }

    /// Says something in the chat of a game, as one of its players.
    pub(crate) async fn say(&self, account: &Account, game: GameId, text: String) -> ApiResult {
        self.node.check_store().await?;
        self.shown_game(game).await?.header.color_of(account.id).ok_or(ErrorCode::NotYours)?;
        self.node.say(account, game, ChatMessage::Text(text)).await
    }

    /// The chat of a game, as one of its players reads it.
    pub(crate) async fn chat_of(
        &self,
        account: &Account,
        game: GameId,
    ) -> ApiResult<Vec<ChatLine>> {
        let loaded = self.snapshot(game).await?;
        loaded.header.color_of(account.id).ok_or(ErrorCode::NotYours)?;
        let is_over = loaded.game.ending().is_some();
        let mut lines = self.node.store().chat(game, 0).await?;
        lines.retain(|line| is_over || !line.spectator);
        Ok(lines)
    }
}

/// A copy of a game that has an event after a number.
fn newer(loaded: &LoadedGame, number: u32) -> Option<LoadedGame> {
    (loaded.game.number() > number).then(|| loaded.clone())
}

/// Reading.
impl Live {
    /// Refuses to read a game for an address that makes the server read one after the other.
    pub(crate) fn check_reading(&self, address: AddressKey, game: GameId) -> ApiResult {
        self.node.check_reading(address, game)
    }

    /// A game as it is now.
    pub(crate) async fn snapshot(&self, game: GameId) -> ApiResult<LoadedGame> {
        Ok(self.read(game).await?.clone())
    }

    /// A game as this node has last read or changed it, which is what its audience has been sent.
    pub(crate) async fn shown_game(&self, game: GameId) -> ApiResult<LoadedGame> {
        Ok(self.shown(game).await?.clone())
    }

    /// A game as it is now, if it has an event after a number. Otherwise nothing is copied.
    pub(crate) async fn snapshot_after(
        &self,
        game: GameId,
        number: u32,
    ) -> ApiResult<Option<LoadedGame>> {
        Ok(newer(&*self.read(game).await?, number))
    }

    /// A game as its audience has been sent it, if it has an event after a number. Otherwise nothing is copied.
    pub(crate) async fn shown_game_after(
        &self,
        game: GameId,
        number: u32,
    ) -> ApiResult<Option<LoadedGame>> {
        Ok(newer(&*self.shown(game).await?, number))
    }

    async fn read(&self, game: GameId) -> ApiResult<OwnedMutexGuard<LoadedGame>> {
        let mut loaded = self.shown(game).await?;
        self.node.read_events(&mut loaded).await?;
        self.node.leave_out_outages(&mut loaded).await?;
        Ok(loaded)
    }

    async fn shown(&self, game: GameId) -> ApiResult<OwnedMutexGuard<LoadedGame>> {
        Ok(self.node.open(game).await?.lock_owned().await)
    }

    /// The running games of a player, at most `limit`; those in which it is their turn first.
    pub(crate) async fn running_games(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> ApiResult<Vec<LoadedGame>> {
        let mut games = Vec::new();
        for header in self.node.store().running_headers_of(player, limit).await? {
            let loaded = one_of_many(self.node.open_to(&header).await)?;
            games.extend(loaded.map(|loaded| loaded.clone()));
        }
        Ok(games)
    }

    /// The ids of the running games of a player, at most `limit`.
    pub(crate) async fn running_ids(&self, player: PlayerId, limit: u32) -> ApiResult<Vec<GameId>> {
        let headers = self.node.store().running_headers_of(player, limit).await?;
        Ok(headers.iter().map(|header| header.game).collect())
    }

    /// Running games, those that most want to see first.
    pub(crate) async fn games_to_watch(&self) -> ApiResult<Vec<Header>> {
        self.node.games_to_watch().await
    }

    /// The time for clocks that are shown.
    pub(crate) fn clock_time(&self) -> Millis {
        self.node.clock_time()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_node::TestNode;

    #[tokio::test]
    async fn a_game_without_a_new_event_is_not_copied() {
        let node = TestNode::start().await;
        let (game, ada) = node.game().await;
        let live = &node.live;
        let number = live.snapshot(game).await.expect("there").game.number();
        for _ in 0..2 {
            assert!(live.snapshot_after(game, number).await.expect("there").is_none());
            assert!(live.shown_game_after(game, number).await.expect("there").is_none());
        }
        live.act((&ada, AddressKey::Unknown), game, Act::Abort).await.expect("no move is made");
        for found in
            [live.snapshot_after(game, number).await, live.shown_game_after(game, number).await]
        {
            let loaded = found.expect("there").expect("it has ended");
            assert!(loaded.game.ending().is_some());
        }
    }
}
