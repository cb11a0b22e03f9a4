//! Two scripted players who play each other, one game after the other.

use std::sync::Arc;
use std::time::Duration;

use basalt_rules::{ByColor, Color, Game};
use basalt_wire::{Act, FromServer, GameId, Numbered, ToServer};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::chance::Chance;
use crate::pace::{Call, Sample, Schedule};
use crate::table::{self, Table};
use crate::{Played, Socket, Trouble};

/// Nothing takes longer unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// Random games are about so long. The first game of each pair is given up within it, at a random moment: so games end
/// and begin from the start on as they do when all have been going on for long.
const LENGTH: usize = 80;

/// What all pairs share.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) calls: watch::Receiver<Call>,
    /// How many games begin at the same time.
    pub(crate) doors: Arc<Semaphore>,
    /// Told when a pair has begun its first game.
    pub(crate) begun: mpsc::UnboundedSender<()>,
}

/// Two who play each other.
#[derive(Debug)]
pub(crate) struct Pair {
    sockets: ByColor<Socket>,
    kind: Game,
    house: House,
    chance: Chance,
    schedule: Option<Schedule>,
    /// When the game under way began.
    seated: Instant,
    tables: Vec<Table>,
}

/// A move under way.
struct Round {
    by: Color,
    /// The number of what was asked.
    ask: u32,
    /// The number that the move gets.
    number: u32,
    acknowledged: Option<Instant>,
    heard: Option<Instant>,
}

impl Pair {
    pub(crate) fn new(sockets: ByColor<Socket>, kind: Game, house: House, chance: Chance) -> Self {
        let (seated, tables) = (Instant::now(), Vec::new());
        Self { sockets, kind, house, chance, schedule: None, seated, tables }
    }

    /// Plays until it is over. Says what was played, and what has kept them from going on.
    pub(crate) async fn run(mut self) -> (Vec<Played>, Option<Trouble>) {
        let trouble = self.play().await.err();
        (self.tables.into_iter().map(|table| table.played).collect(), trouble)
    }

    async fn play(&mut self) -> Result<(), Trouble> {
        let mut most = self.chance.below(LENGTH) as u32;
        loop {
            let mut table = Table::new(patiently(self.begin()).await?, self.kind, most);
            _ = self.house.begun.send(());
            self.seated = Instant::now();
            let played = self.play_game(&mut table).await;
            let goes_on = !table.is_over();
            self.tables.push(table);
            played?;
            if goes_on {
                return Ok(());
            }
            most = u32::MAX;
        }
    }

    /// Begins a game by a link, as two friends do: one proposes it, the other accepts, both look at it.
    async fn begin(&mut self) -> Result<GameId, Trouble> {
        let _door = self.house.doors.acquire().await.map_err(|_| Trouble::Gone)?;
        let ByColor { white, black } = &mut self.sockets;
        let terms = table::terms(self.kind);
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
    async fn play_game(&mut self, table: &mut Table) -> Result<(), Trouble> {
        while !table.is_over() {
            if table.is_given_up() {
                self.give_up(table).await?;
                continue;
            }
            let mv = table.choose(&mut self.chance).ok_or(Trouble::Odd)?.to_string();
            let Some(planned) = self.turn(table).await? else { return Ok(()) };
            let round = self.send(table, mv.clone()).await?;
            let round = self.follow(table, round).await?;
            table.played.ledger.acknowledge(round.number, mv);
            self.note(&round, planned);
        }
        self.leave(table).await
    }

    /// Waits for the planned moment of the next move, hearing what is said meanwhile; nothing if all is over.
    async fn turn(&mut self, table: &mut Table) -> Result<Option<Instant>, Trouble> {
        loop {
            let call = self.house.calls.borrow_and_update().clone();
            if !self.heed(call) {
                return Ok(None);
            }
            let planned = self.schedule.as_ref().and_then(Schedule::next);
            tokio::select! {
                changed = self.house.calls.changed() => if changed.is_err() { return Ok(None) },
                heard = hear(&mut self.sockets) => {
                    let (_, message) = heard?;
                    take_in(table, &message)?;
                }
                () = until(planned) => {
                    if let Some(schedule) = &mut self.schedule {
                        schedule.advance(&mut self.chance);
                    }
                    // Nobody plans a move in a game that has not begun.
                    return Ok(planned.map(|planned| planned.max(self.seated)));
                }
            }
        }
    }

    /// Goes over to what is called for. Says whether there is something to do.
    fn heed(&mut self, call: Call) -> bool {
        let called = if let Call::Play(stretch) = &call { Some(stretch.begins) } else { None };
        let current = self.schedule.as_ref().map(|schedule| schedule.stretch.begins);
        if called != current {
            if let Some(schedule) = self.schedule.take() {
                schedule.give_up(Instant::now(), &mut self.chance);
            }
            if let Call::Play(stretch) = call {
                self.schedule = Some(Schedule::new(stretch, &mut self.chance));
                return true;
            }
        }
        !matches!(call, Call::Over)
    }

    async fn send(&mut self, table: &mut Table, mv: String) -> Result<Round, Trouble> {
        let (by, after) = (table.to_move(), table.number());
        table.played.ledger.send(after + 1, &mv);
        let play = ToServer::Play { game: table.played.game, after, mv };
        let ask = self.sockets[by].ask(play).await?;
        Ok(Round { by, ask, number: after + 1, acknowledged: None, heard: None })
    }

    /// Waits until a move is acknowledged, and the opponent has heard it.
    async fn follow(&mut self, table: &mut Table, mut round: Round) -> Result<Round, Trouble> {
        patiently(async {
            while round.acknowledged.is_none() || round.heard.is_none() {
                let (by, message) = hear(&mut self.sockets).await?;
                round.take_in(by, &message, Instant::now())?;
                take_in(table, &message)?;
            }
            Ok(round)
        })
        .await
    }

    fn note(&self, round: &Round, planned: Instant) {
        let (Some(heard), Some(acknowledged)) = (round.heard, round.acknowledged) else { return };
        if let Some(schedule) = &self.schedule {
            let (heard, acknowledged) = (heard - planned, acknowledged - planned);
            schedule.stretch.note(Sample::Played { heard, acknowledged });
        }
    }

    /// The one to move resigns.
    async fn give_up(&mut self, table: &mut Table) -> Result<(), Trouble> {
        let (game, after) = (table.played.game, table.number());
        let resign = ToServer::Do { game, after, act: Act::Resign };
        self.sockets[table.to_move()].ask(resign).await?;
        patiently(async {
            while !table.is_over() {
                let (_, message) = hear(&mut self.sockets).await?;
                take_in(table, &message)?;
            }
            Ok(())
        })
        .await
    }

    /// Both turn away from a game that is over.
    async fn leave(&mut self, table: &Table) -> Result<(), Trouble> {
        let game = table.played.game;
        for color in Color::ALL {
            self.sockets[color].ask(ToServer::Unwatch { game }).await?;
        }
        Ok(())
    }
}

impl Round {
    fn is_in(&self, events: &[Numbered]) -> bool {
        events.iter().any(|numbered| numbered.number == self.number)
    }

    fn take_in(&mut self, by: Color, message: &FromServer, now: Instant) -> Result<(), Trouble> {
        match message {
            FromServer::Done { ask } if by == self.by && *ask == self.ask => {
                self.acknowledged = Some(now);
            }
            FromServer::Refused { ask, why } if by == self.by && *ask == self.ask => {
                return Err(Trouble::Refused(why.clone()));
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
async fn hear(sockets: &mut ByColor<Socket>) -> Result<(Color, FromServer), Trouble> {
    let ByColor { white, black } = sockets;
    tokio::select! {
        message = white.hear() => Ok((Color::White, message?)),
        message = black.hear() => Ok((Color::Black, message?)),
    }
}

fn take_in(table: &mut Table, message: &FromServer) -> Result<(), Trouble> {
    match message {
        FromServer::Events { game, events, .. } if *game == table.played.game => {
            table.hear(events).ok_or(Trouble::Odd)
        }
        _ => Ok(()),
    }
}

/// Does not wait for ever.
async fn patiently<T>(deed: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    timeout(PATIENCE, deed).await.unwrap_or(Err(Trouble::Silent))
}

/// Ends at a moment; never if there is none.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
