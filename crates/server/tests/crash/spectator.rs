//! A spectator, who must never see a wrong board: the events of a game come one after the other, each once, whichever server tells them.

use std::net::SocketAddr;

use basalt_loadtest::Socket;
use basalt_referee::GameId;
use basalt_rules::SplitMix64;
use basalt_wire::{FromServer, Numbered, ToServer};
use tokio::sync::watch;

use crate::player::{Gone, patiently};

pub(crate) struct Spectator {
    pub(crate) game: GameId,
    /// The events that were seen.
    pub(crate) seen: Vec<Numbered>,
    rng: SplitMix64,
}

impl Spectator {
    pub(crate) fn new(game: GameId, seed: u64) -> Self {
        Self { game, seen: Vec::new(), rng: SplitMix64::new(seed) }
    }

    /// Watches through one server after the other until the test is over.
    pub(crate) async fn run(
        mut self,
        addresses: Vec<SocketAddr>,
        mut stop: watch::Receiver<bool>,
    ) -> Self {
        while !*stop.borrow() {
            let address = self.rng.pick(&addresses).expect("a server");
            tokio::select! {
                _ = self.watch_at(address) => tokio::task::yield_now().await,
                _ = stop.changed() => {}
            }
        }
        self
    }

    async fn watch_at(&mut self, address: SocketAddr) -> Result<(), Gone> {
        let mut socket = patiently(Socket::connect(address, None)).await?.map_err(|_| Gone)?;
        let after = self.seen.len() as u32;
        let watch = ToServer::Watch { game: self.game, after, last_chat_line: 0 };
        let number = socket.send(watch).await.map_err(|_| Gone)?;
        loop {
            // One who sees nothing for long looks elsewhere: this server may hang.
            match patiently(socket.receive()).await?.map_err(|_| Gone)? {
                FromServer::Game(state) => self.see_all(&state.events),
                FromServer::Events { events, .. } => self.see_new(events),
                FromServer::Refused { request, .. } if request == number => return Err(Gone),
                _ => {}
            }
        }
    }

    /// Compares the whole game with what was seen of it.
    fn see_all(&mut self, events: &[Numbered]) {
        let common = events.len().min(self.seen.len());
        let (known, new) = events.split_at(common);
        assert_eq!(self.seen[..common], *known, "{}: another board", self.game);
        self.see_new(new.to_vec());
    }

    /// Adds events, which follow those that were seen.
    fn see_new(&mut self, events: Vec<Numbered>) {
        for event in events {
            let expected = self.seen.len() + 1;
            assert_eq!(event.number as usize, expected, "{}: missed or repeated", self.game);
            self.seen.push(event);
        }
    }
}
