//! Two scripted players who play each other, one game after the other.

use std::sync::Arc;
use std::time::Duration;

use basalt_rules::{ByColor, Color, Game, SplitMix64};
use basalt_wire::{Act, FromServer, GameId, Numbered, ToServer};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::game::{ScriptedGame, terms};
use crate::schedule::{Instruction, Sample, Schedule};
use crate::{Error, Played, Socket};

/// Nothing takes longer unless something is wrong.
const REPLY_TIMEOUT: Duration = Duration::from_secs(30);

/// Random games are about so long. The first game of each pair is given up within it, at a random moment: so games end
/// and begin from the start on as they do when all have been going on for long.
const LENGTH: usize = 80;

/// What all pairs share.
#[derive(Clone, Debug)]
pub(crate) struct SharedState {
    pub(crate) calls: watch::Receiver<Instruction>,
    /// How many games begin at the same time.
    pub(crate) starting: Arc<Semaphore>,
    /// Told when a pair has begun its first game.
    pub(crate) begun: mpsc::UnboundedSender<()>,
}

/// Two who play each other.
#[derive(Debug)]
pub(crate) struct Pair {
    sockets: ByColor<Socket>,
    kind: Game,
    shared: SharedState,
    rng: SplitMix64,
    schedule: Option<Schedule>,
    /// When the game under way began.
    seated: Instant,
    games: Vec<ScriptedGame>,
}

/// A move under way.
struct MoveInFlight {
    by: Color,
    /// The number of what was asked.
    ask: u32,
    /// The number that the move gets.
    number: u32,
    acknowledged: Option<Instant>,
    heard: Option<Instant>,
}

impl Pair {
    pub(crate) fn new(
        sockets: ByColor<Socket>,
        kind: Game,
        shared: SharedState,
        rng: SplitMix64,
    ) -> Self {
        let (seated, games) = (Instant::now(), Vec::new());
        Self { sockets, kind, shared, rng, schedule: None, seated, games }
    }

    /// Plays until it is over. Says what was played, and what has kept them from going on.
    pub(crate) async fn run(mut self) -> (Vec<Played>, Option<Error>) {
        let error = self.play().await.err();
        (self.games.into_iter().map(|game| game.played).collect(), error)
    }

    async fn play(&mut self) -> Result<(), Error> {
        let mut most = self.rng.below(LENGTH) as u32;
        loop {
            let mut game = ScriptedGame::new(with_timeout(self.begin()).await?, self.kind, most);
            _ = self.shared.begun.send(());
            self.seated = Instant::now();
            let played = self.play_game(&mut game).await;
            let goes_on = !game.is_over();
            self.games.push(game);
            played?;
            if goes_on {
                return Ok(());
            }
            most = u32::MAX;
        }
    }

    /// Begins a game by a link, as two friends do: one proposes it, the other accepts, both look at it.
    async fn begin(&mut self) -> Result<GameId, Error> {
        let _permit = self.shared.starting.acquire().await.map_err(|_| Error::Gone)?;
        let ByColor { white, black } = &mut self.sockets;
        let terms = terms(self.kind);
        let asked = white.ask(ToServer::Seek { terms, to: None, listed: false }).await?;
        let opened = |message| match message {
            FromServer::SeekOpened(seek) if seek.yours => Some(seek.seek),
            _ => None,
        };
        let seek = white.find(asked, opened).await?;
        let accepted = black.ask(ToServer::Accept { seek }).await?;
        let started = |message| match message {
            FromServer::Started { game, seek: of } if of == Some(seek) => Some(game),
            _ => None,
        };
        let game = black.find(accepted, started).await?;
        for socket in [white, black] {
            let asked = socket.ask(ToServer::Watch { game, after: 0, said: 0 }).await?;
            let shown = |message| match message {
                FromServer::Game(state) if state.game == game => Some(()),
                _ => None,
            };
            socket.find(asked, shown).await?;
        }
        Ok(game)
    }

    /// Plays a game until it ends, or no more is to be played.
    async fn play_game(&mut self, game: &mut ScriptedGame) -> Result<(), Error> {
        while !game.is_over() {
            if game.is_given_up() {
                self.give_up(game).await?;
                continue;
            }
            let mv = game.choose(&mut self.rng).ok_or(Error::Odd)?.to_string();
            let Some(planned) = self.turn(game).await? else { return Ok(()) };
            let round = self.send(game, mv.clone()).await?;
            let round = self.follow(game, round).await?;
            game.played.ledger.acknowledge(round.number, mv);
            self.note(&round, planned);
        }
        self.leave(game).await
    }

    /// Waits for the planned moment of the next move, hearing what is said meanwhile; nothing if all is over.
    async fn turn(&mut self, game: &mut ScriptedGame) -> Result<Option<Instant>, Error> {
        loop {
            let call = self.shared.calls.borrow_and_update().clone();
            if !self.heed(call) {
                return Ok(None);
            }
            let planned = self.schedule.as_ref().and_then(Schedule::next);
            tokio::select! {
                changed = self.shared.calls.changed() => if changed.is_err() { return Ok(None) },
                heard = hear(&mut self.sockets) => {
                    let (_, message) = heard?;
                    take_in(game, &message)?;
                }
                () = until(planned) => {
                    if let Some(schedule) = &mut self.schedule {
                        schedule.advance(&mut self.rng);
                    }
                    // Nobody plans a move in a game that has not begun.
                    return Ok(planned.map(|planned| planned.max(self.seated)));
                }
            }
        }
    }

    /// Goes over to what is called for. Says whether there is something to do.
    fn heed(&mut self, call: Instruction) -> bool {
        let called =
            if let Instruction::Play(stretch) = &call { Some(stretch.begins) } else { None };
        let current = self.schedule.as_ref().map(|schedule| schedule.stretch.begins);
        if called != current {
            if let Some(schedule) = self.schedule.take() {
                schedule.give_up(Instant::now(), &mut self.rng);
            }
            if let Instruction::Play(stretch) = call {
                self.schedule = Some(Schedule::new(stretch, &mut self.rng));
                return true;
            }
        }
        !matches!(call, Instruction::Over)
    }

    async fn send(&mut self, game: &mut ScriptedGame, mv: String) -> Result<MoveInFlight, Error> {
        let (by, after) = (game.to_move(), game.number());
        game.played.ledger.send(after + 1, &mv);
        let play = ToServer::Play { game: game.played.game, after, mv };
        let ask = self.sockets[by].ask(play).await?;
        Ok(MoveInFlight { by, ask, number: after + 1, acknowledged: None, heard: None })
    }

    /// Waits until a move is acknowledged, and the opponent has heard it.
    async fn follow(
        &mut self,
        game: &mut ScriptedGame,
        mut round: MoveInFlight,
    ) -> Result<MoveInFlight, Error> {
        with_timeout(async {
            while round.acknowledged.is_none() || round.heard.is_none() {
                let (by, message) = hear(&mut self.sockets).await?;
                round.take_in(by, &message, Instant::now())?;
                take_in(game, &message)?;
            }
            Ok(round)
        })
        .await
    }

    fn note(&self, round: &MoveInFlight, planned: Instant) {
        let (Some(heard), Some(acknowledged)) = (round.heard, round.acknowledged) else { return };
        if let Some(schedule) = &self.schedule {
            let (heard, acknowledged) = (heard - planned, acknowledged - planned);
            schedule.stretch.note(Sample::Played { heard, acknowledged });
        }
    }

    /// The one to move resigns.
    async fn give_up(&mut self, game: &mut ScriptedGame) -> Result<(), Error> {
        let (id, after) = (game.played.game, game.number());
        let resign = ToServer::Do { game: id, after, act: Act::Resign };
        self.sockets[game.to_move()].ask(resign).await?;
        with_timeout(async {
            while !game.is_over() {
                let (_, message) = hear(&mut self.sockets).await?;
                take_in(game, &message)?;
            }
            Ok(())
        })
        .await
    }

    /// Both turn away from a game that is over.
    async fn leave(&mut self, game: &ScriptedGame) -> Result<(), Error> {
        let game = game.played.game;
        for color in Color::ALL {
            self.sockets[color].ask(ToServer::Unwatch { game }).await?;
        }
        Ok(())
    }
}

impl MoveInFlight {
    fn is_in(&self, events: &[Numbered]) -> bool {
        events.iter().any(|numbered| numbered.number == self.number)
    }

    fn take_in(&mut self, by: Color, message: &FromServer, now: Instant) -> Result<(), Error> {
        match message {
            FromServer::Done { ask } if by == self.by && *ask == self.ask => {
                self.acknowledged = Some(now);
            }
            FromServer::Refused { ask, why } if by == self.by && *ask == self.ask => {
                return Err(Error::Refused(why.clone()));
            }
            FromServer::Events { events, .. } if by != self.by && self.is_in(events) => {
                self.heard = self.heard.or(Some(now));
            }
            _ => {}
        }
        Ok(())
    }
}

/// What either of two hears next.
async fn hear(sockets: &mut ByColor<Socket>) -> Result<(Color, FromServer), Error> {
    let ByColor { white, black } = sockets;
    tokio::select! {
        message = white.hear() => Ok((Color::White, message?)),
        message = black.hear() => Ok((Color::Black, message?)),
    }
}

fn take_in(game: &mut ScriptedGame, message: &FromServer) -> Result<(), Error> {
    match message {
        FromServer::Events { game: id, events, .. } if *id == game.played.game => {
            game.hear(events).ok_or(Error::Odd)
        }
        _ => Ok(()),
    }
}

/// Does not wait for ever.
async fn with_timeout<T>(deed: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    timeout(REPLY_TIMEOUT, deed).await.unwrap_or(Err(Error::Silent))
}

/// Ends at a moment; never if there is none.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
