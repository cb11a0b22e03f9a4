//! Two scripted players who play one game after the other.

use std::time::Duration;

use basalt_referee::GameId;
use basalt_rules::{ByColor, Color};
use basalt_wire::{Act, Event, FromServer, Numbered, ToServer};
use tokio::time::{Instant, timeout};

use crate::game::{ScriptedGame, terms};
use crate::move_plan::Next;
use crate::series::Series;
use crate::{Error, Played, Socket};

/// Maximum time of any reply.
const REPLY_TIMEOUT: Duration = Duration::from_secs(30);

/// Typical length of random games. The first game of each pair is resigned within it, at a random move, so that games
/// start and end evenly from the beginning.
const TYPICAL_LENGTH: usize = 80;

/// A pair of players.
#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) sockets: ByColor<Socket>,
    pub(crate) series: Series,
}

/// A game that both players watch.
struct WatchedGame {
    scripted: ScriptedGame,
    /// Number of the last event.
    number: u32,
    /// Number of moves after which the game is resigned.
    resign_after: usize,
}

/// A move that is sent and not yet seen by both.
struct MoveInFlight {
    by: Color,
    /// Number of the request.
    request: u32,
    /// Number of the event.
    number: u32,
    acknowledged: Option<Instant>,
    delivered: Option<Instant>,
}

impl Pair {
    /// Plays until told to stop. Returns the games, and the error that ended it.
    pub(crate) async fn run(mut self) -> (Vec<Played>, Option<Error>) {
        let result = self.play().await;
        self.series.end(result)
    }

    async fn play(&mut self) -> Result<(), Error> {
        let mut resign_after = self.series.plan.rng.below(TYPICAL_LENGTH);
        loop {
            let scripted = with_timeout(self.begin()).await.map(|game| self.series.begin(game))?;
            let mut game = WatchedGame { scripted, number: 0, resign_after };
            let played = self.play_game(&mut game).await;
            if !self.series.keep(game.scripted, played)? {
                return Ok(());
            }
            resign_after = usize::MAX;
        }
    }

    /// Starts a game by a link, as two friends do: one proposes, the other accepts, both watch.
    async fn begin(&mut self) -> Result<GameId, Error> {
        let _permit = self.series.permit().await?;
        let ByColor { white, black } = &mut self.sockets;
        let terms = terms(self.series.kind);
        let request = white.send(ToServer::Seek { terms, to: None, listed: false }).await?;
        let opened = |message| match message {
            FromServer::SeekOpened(seek) if seek.yours => Some(seek.seek),
            _ => None,
        };
        let seek = white.find(request, opened).await?;
        let accepted = black.send(ToServer::Accept { seek }).await?;
        let started = |message| match message {
            FromServer::Started { game, seek: of } if of == Some(seek) => Some(game),
            _ => None,
        };
        let game = black.find(accepted, started).await?;
        for socket in [white, black] {
            let request =
                socket.send(ToServer::Watch { game, after: 0, last_chat_line: 0 }).await?;
            let shown = |message| match message {
                FromServer::Game(state) if state.game == game => Some(()),
                _ => None,
            };
            socket.find(request, shown).await?;
        }
        Ok(game)
    }

    /// Plays a game until it ends or the test is over.
    async fn play_game(&mut self, game: &mut WatchedGame) -> Result<(), Error> {
        while !game.scripted.is_over {
            if game.resigns_now() {
                self.resign(game).await?;
                continue;
            }
            let mv = game.scripted.choose(&mut self.series.plan.rng).ok_or(Error::Odd)?.to_string();
            let Some(planned) = self.turn(game).await? else { return Ok(()) };
            let in_flight = self.send(game, mv.clone()).await?;
            let in_flight = self.wait_for_move(game, in_flight).await?;
            game.scripted.played.ledger.acknowledge(in_flight.number, mv);
            self.note(&in_flight, planned);
        }
        self.leave(game).await
    }

    /// Waits for the planned moment of the next move, reading messages meanwhile; `None` when the test is over.
    async fn turn(&mut self, game: &mut WatchedGame) -> Result<Option<Instant>, Error> {
        loop {
            let next = self.series.plan.next();
            if next == Next::Over {
                return Ok(None);
            }
            tokio::select! {
                goes_on = self.series.plan.changed() => if !goes_on { return Ok(None) },
                received = receive(&mut self.sockets) => {
                    let (_, message) = received?;
                    on_message(game, &message)?;
                }
                planned = next.wait() => return Ok(Some(self.series.plan.take(planned))),
            }
        }
    }

    async fn send(&mut self, game: &mut WatchedGame, mv: String) -> Result<MoveInFlight, Error> {
        let (by, after) = (game.scripted.to_move(), game.number);
        game.scripted.played.ledger.send(after + 1, &mv);
        let play = ToServer::Play { game: game.scripted.played.game, after, mv };
        let request = self.sockets[by].send(play).await?;
        Ok(MoveInFlight { by, request, number: after + 1, acknowledged: None, delivered: None })
    }

    /// Waits until a move is acknowledged and the opponent has received it.
    async fn wait_for_move(
        &mut self,
        game: &mut WatchedGame,
        mut in_flight: MoveInFlight,
    ) -> Result<MoveInFlight, Error> {
        with_timeout(async {
            while in_flight.acknowledged.is_none() || in_flight.delivered.is_none() {
                let (by, message) = receive(&mut self.sockets).await?;
                in_flight.on_message(by, &message, Instant::now())?;
                on_message(game, &message)?;
            }
            Ok(in_flight)
        })
        .await
    }

    fn note(&self, in_flight: &MoveInFlight, planned: Instant) {
        if let (Some(delivered), Some(acknowledged)) = (in_flight.delivered, in_flight.acknowledged)
        {
            self.series.plan.note(planned, delivered, acknowledged);
        }
    }

    /// The player to move resigns.
    async fn resign(&mut self, game: &mut WatchedGame) -> Result<(), Error> {
        let (id, after) = (game.scripted.played.game, game.number);
        let resign = ToServer::Do { game: id, after, act: Act::Resign };
        self.sockets[game.scripted.to_move()].send(resign).await?;
        with_timeout(async {
            while !game.scripted.is_over {
                let (_, message) = receive(&mut self.sockets).await?;
                on_message(game, &message)?;
            }
            Ok(())
        })
        .await
    }

    /// Both stop watching a finished game.
    async fn leave(&mut self, game: &WatchedGame) -> Result<(), Error> {
        let game = game.scripted.played.game;
        for color in Color::ALL {
            self.sockets[color].send(ToServer::Unwatch { game }).await?;
        }
        Ok(())
    }
}

impl WatchedGame {
    /// Whether the player to move resigns now.
    fn resigns_now(&self) -> bool {
        !self.scripted.is_over && self.scripted.moves() >= self.resign_after
    }

    /// Applies events; known ones change nothing. Returns `None` if they make no sense.
    fn apply(&mut self, events: &[Numbered]) -> Option<()> {
        for numbered in events {
            if let Event::Move { mv, .. } = &numbered.event {
                self.scripted.played.ledger.receive(numbered.number, mv);
            }
            if numbered.number <= self.number {
                continue;
            }
            (numbered.number == self.number + 1).then_some(())?;
            match &numbered.event {
                Event::Move { mv, .. } => self.scripted.push(mv)?,
                Event::Ended(_) => self.scripted.is_over = true,
                _ => {}
            }
            self.number = numbered.number;
        }
        Some(())
    }
}

impl MoveInFlight {
    fn is_in(&self, events: &[Numbered]) -> bool {
        events.iter().any(|numbered| numbered.number == self.number)
    }

    fn on_message(&mut self, by: Color, message: &FromServer, now: Instant) -> Result<(), Error> {
        match message {
            FromServer::Done { request } if by == self.by && *request == self.request => {
                self.acknowledged = Some(now);
            }
            FromServer::Refused { request, why } if by == self.by && *request == self.request => {
                return Err(Error::Refused(why.clone()));
            }
            FromServer::Events { events, .. } if by != self.by && self.is_in(events) => {
                self.delivered = self.delivered.or(Some(now));
            }
            _ => {}
        }
        Ok(())
    }
}

/// The next message to either player.
async fn receive(sockets: &mut ByColor<Socket>) -> Result<(Color, FromServer), Error> {
    let ByColor { white, black } = sockets;
    tokio::select! {
        message = white.receive() => Ok((Color::White, message?)),
        message = black.receive() => Ok((Color::Black, message?)),
    }
}

fn on_message(game: &mut WatchedGame, message: &FromServer) -> Result<(), Error> {
    match message {
        FromServer::Events { game: id, events, .. } if *id == game.scripted.played.game => {
            game.apply(events).ok_or(Error::Odd)
        }
        _ => Ok(()),
    }
}

/// Limits the time of a task.
pub(crate) async fn with_timeout<T>(
    deed: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    timeout(REPLY_TIMEOUT, deed).await.unwrap_or(Err(Error::Silent))
}
