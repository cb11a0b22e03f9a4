//! Looking at games, and what is said there.

use std::sync::Arc;

use basalt_store::Account;
use basalt_wire::{ChatLine, FromServer, GameId, Refusal, Saying};

use super::chat_filter::clean;
use super::hub::{ConnectionId, Subscription};
use super::node::Node;
use super::outbox::Outbox;
use crate::api_error::ApiError;

/// Who wants to look.
pub(crate) struct Viewer<'a> {
    pub(crate) connection: ConnectionId,
    pub(crate) account: Option<&'a Account>,
    pub(crate) outbox: &'a Outbox,
}

/// What somebody has of a game already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The number of the last event.
    pub(crate) after: u32,
    /// The number of the last line of the chat.
    pub(crate) said: u32,
}

impl Node {
    /// Lets somebody look at a game: all of it, or what has happened since an event that they have. From the same
    /// instant on they hear what happens, so that nothing is missed and nothing told twice; a line of the chat may be.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        viewer: &Viewer<'_>,
        game: GameId,
        known: Known,
    ) -> Result<(), ApiError> {
        let resumes = self.show(viewer, game, known.after).await?;
        self.send_presence(game);
        let lines = self.store().chat(game, if resumes { known.said } else { 0 }).await;
        let lines = lines?;
        if !lines.is_empty() {
            viewer.outbox.say(&FromServer::Said { game, lines });
        }
        Ok(())
    }

    /// Shows a game. Says whether it was enough to show what has happened since an event.
    async fn show(&self, viewer: &Viewer<'_>, game: GameId, after: u32) -> Result<bool, ApiError> {
        let table = self.open(game).await?;
        let open = table.lock().await;
        let you = open.color_of(viewer.account.map(|account| account.id));
        let (connection, computer, now) = (viewer.connection, open.computer(), self.now());
        self.hub.watch(Subscription { connection, game, color: you, computer }, now)?;
        let resumes = (1..=open.game.number()).contains(&after);
        viewer.outbox.say(&if resumes {
            open.since(after, now)
        } else {
            let presence = self.hub.presence(game);
            FromServer::Game(Box::new(open.state(you, presence, Vec::new(), now)))
        });
        Ok(resumes)
    }

    pub(crate) fn unwatch(&self, connection: ConnectionId, game: GameId) {
        self.hub.unwatch(connection, game, self.now());
        self.send_presence(game);
    }

    /// Lets a player say something in their game.
    pub(crate) async fn say(
        &self,
        account: &Account,
        game: GameId,
        saying: Saying,
    ) -> Result<(), ApiError> {
        let saying = clean(saying)?;
        let table = self.open(game).await?;
        table.lock().await.header.color_of(account.id).ok_or(Refusal::NotYours)?;
        let at = self.now();
        self.state.rate_limits().chat.check(&account.id.to_string())?;
        let number = self.store().say(game, account.id, at, &saying).await?;
        let number = number.ok_or(Refusal::NotNow)?;
        let line = ChatLine { number, by: account.name.clone(), at, saying };
        self.send_to_game(game, FromServer::Said { game, lines: vec![line] });
        Ok(())
    }
}
