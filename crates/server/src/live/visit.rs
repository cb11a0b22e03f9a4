//! A client that is connected: what it asks and what it is answered.

use std::sync::Arc;

use basalt_referee::Command;
use basalt_store::Account;
use basalt_wire::{Asked, FromServer, Me, Refusal, ToServer};

use super::bucket::{Bucket, Rate};
use super::hub::ConnectionId;
use super::lag::Lag;
use super::node::Node;
use super::outbox::Outbox;
use super::play::Wish;
use super::watch::{Known, Viewer};
use crate::chance;

/// How often one client may ask something. Nobody who plays needs more.
const ASKING: Rate = Rate { burst: 60, pause: 50 };

/// A client that is connected.
pub(crate) struct Visit {
    node: Arc<Node>,
    connection: ConnectionId,
    account: Option<Account>,
    outbox: Outbox,
    lag: Lag,
    asking: Bucket,
}

impl Visit {
    /// Lets a client in.
    pub(crate) fn begin(node: Arc<Node>, account: Option<Account>, outbox: Outbox) -> Self {
        let player = account.as_ref().map(|account| account.id);
        let connection = node.hub.join(outbox.clone(), player);
        let (lag, asking) = (Lag::default(), Bucket::new(ASKING));
        Self { node, connection, account, outbox, lag, asking }
    }

    /// Says who the client is and where it is their turn, and begins to measure how far away they are.
    pub(crate) async fn greet(&mut self) {
        let me = |account: &Account| Me { name: account.name.clone(), member: account.member };
        let me = self.account.as_ref().map(me);
        self.outbox.say(&FromServer::Welcome { me, now: self.node.now() });
        self.ping();
        if let Some(account) = &self.account {
            // If the store cannot be reached they will be told with the next change.
            _ = self.node.tell_waiting(account.id).await;
        }
    }

    /// Measures how far away the client is.
    pub(crate) fn ping(&mut self) {
        let mark = chance::number() >> 11;
        self.lag.ask(mark, self.node.now());
        let lag = self.lag.measured().map(|lag| lag.min(u32::MAX.into()) as u32);
        self.outbox.say(&FromServer::Ping { mark, lag });
    }

    /// Answers a line.
    pub(crate) async fn hear(&mut self, line: &str) {
        let Some(Asked { ask, what }) = basalt_wire::read(line) else {
            return self.outbox.say(&FromServer::Refused { ask: 0, why: Refusal::Unreadable });
        };
        let now = self.node.now();
        match what {
            ToServer::Pong { mark } => self.lag.answer(mark, now),
            what => {
                let done = match self.asking.take(now) {
                    Ok(()) if what == ToServer::Ping => {
                        return self.outbox.say(&FromServer::Pong { ask, now });
                    }
                    Ok(()) => self.answer(what).await,
                    Err(refusal) => Err(refusal),
                };
                self.outbox.say(&match done {
                    Ok(()) => FromServer::Done { ask },
                    Err(why) => FromServer::Refused { ask, why },
                });
            }
        }
    }

    /// The client is gone.
    pub(crate) fn end(self) {
        for game in self.node.hub.leave(self.connection, self.node.now()) {
            self.node.tell_presence(game);
        }
    }

    async fn answer(&self, what: ToServer) -> Result<(), Refusal> {
        match what {
            ToServer::Ping | ToServer::Pong { .. } => Ok(()),
            ToServer::EnterLobby => {
                let player = self.account.as_ref().map(|account| account.id);
                self.node.enter_lobby(self.connection, player, &self.outbox).await
            }
            ToServer::LeaveLobby => {
                self.node.hub.leave_lobby(self.connection);
                Ok(())
            }
            ToServer::Watch { game, after, said } => {
                let (connection, outbox) = (self.connection, &self.outbox);
                let viewer = Viewer { connection, account: self.account.as_ref(), outbox };
                self.node.watch(&viewer, game, Known { after, said }).await
            }
            ToServer::Unwatch { game } => {
                self.node.unwatch(self.connection, game);
                Ok(())
            }
            what => self.answer_player(self.account.as_ref().ok_or(Refusal::Stranger)?, what).await,
        }
    }

    /// Answers what only somebody who is known may ask.
    async fn answer_player(&self, account: &Account, what: ToServer) -> Result<(), Refusal> {
        let node = &self.node;
        match what {
            ToServer::Play { game, after, mv } => {
                node.check_move(account.id, game, &mv).await?;
                let lag = self.lag.measured().unwrap_or_default();
                let wish = Wish { game, after, lag, command: Command::Play(mv) };
                node.fulfil(account.id, wish).await
            }
            ToServer::Do { game, after, act } => node.act(account.id, game, after, act).await,
            ToServer::Say { game, saying } => node.say(account, game, saying).await,
            ToServer::Seek { terms, to, listed } => {
                node.seek(account, terms, to.as_deref(), listed).await
            }
            ToServer::Pair { terms } => node.pair(account, terms).await,
            ToServer::Withdraw { seek } => node.withdraw(account, seek).await,
            ToServer::Accept { seek } => node.accept(account, seek).await,
            ToServer::Decline { seek } => node.decline(account, seek).await,
            ToServer::PlayComputer { terms, level } => {
                node.play_computer(account, terms, level).await
            }
            ToServer::Ping
            | ToServer::Pong { .. }
            | ToServer::EnterLobby
            | ToServer::LeaveLobby
            | ToServer::Watch { .. }
            | ToServer::Unwatch { .. } => Ok(()),
        }
    }
}
