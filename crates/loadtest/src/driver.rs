//! Everybody who plays or waits, and stretches of play that are measured.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use basalt_rules::{ByColor, SplitMix64};
use basalt_wire::ToServer;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use crate::pair::{Pair, SharedState};
use crate::schedule::{Instruction, Phase, Sample};
use crate::{Error, Latencies, Mix, Played, Progress, Socket, Stage};

/// So many games begin at the same time.
const MAX_STARTING_GAMES: usize = 16;

/// How long a stretch may last that nobody measures. It ends when another begins.
const LONGEST: Duration = Duration::from_hours(1);

/// How often it is said how far a stretch is.
const TELLING: Duration = Duration::from_secs(1);

/// Who plays what.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// How many games go on at once. Whoever has no place at one waits in the lobby.
    pub games: u32,
    /// Which.
    pub mix: Mix,
    /// The seed of every random choice.
    pub seed: u64,
}

/// What was measured in a stretch.
#[derive(Clone, Debug, Default)]
pub struct Measurement {
    /// From the planned moment of a move until the opponent heard it. A move that was never played counts with the time
    /// that it waited.
    pub heard: Latencies,
    /// From the planned moment of a move until it was acknowledged.
    pub acknowledged: Latencies,
    /// How many moves were planned and never played.
    pub missed: u64,
    /// How long it lasted.
    pub lasted: Duration,
}

/// Everybody who plays or waits. They leave with it.
#[derive(Debug)]
pub struct Driver {
    calls: watch::Sender<Instruction>,
    games: u32,
    /// Those who play or wait, each a task that says what was played and what went wrong.
    people: JoinSet<(Vec<Played>, Option<Error>)>,
    begun: UnboundedReceiver<()>,
    /// What those have said who had to end early.
    ended: Vec<(Vec<Played>, Option<Error>)>,
}

impl Measurement {
    /// How many moves were played in a second.
    pub fn rate(&self) -> f64 {
        self.acknowledged.count() as f64 / self.lasted.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    fn take_in(&mut self, sample: Sample) {
        match sample {
            Sample::Played { heard, acknowledged } => {
                self.heard.record(heard);
                self.acknowledged.record(acknowledged);
            }
            Sample::Missed(waited) => {
                self.heard.record(waited);
                self.missed += 1;
            }
        }
    }
}

impl Driver {
    /// Seats people: two at each game as far as they go, the others in the lobby. They begin at once.
    pub fn open(sockets: Vec<Socket>, scenario: Scenario) -> Self {
        let (calls, called) = watch::channel(Instruction::Rest);
        let (sender, begun) = mpsc::unbounded_channel();
        let starting = Arc::new(Semaphore::new(MAX_STARTING_GAMES));
        let shared = SharedState { calls: called, starting, begun: sender };
        let (mut people, mut sockets) = (JoinSet::new(), sockets.into_iter());
        for number in 0..scenario.games.into() {
            let (Some(white), Some(black)) = (sockets.next(), sockets.next()) else { break };
            let rng = SplitMix64::for_stream(scenario.seed, number);
            let sockets = ByColor { white, black };
            let pair = Pair::new(sockets, scenario.mix.game(number), shared.clone(), rng);
            people.spawn(pair.run());
        }
        let games = people.len() as u32;
        for socket in sockets {
            people.spawn(wait(socket, shared.calls.clone()));
        }
        Self { calls, games, people, begun, ended: Vec::new() }
    }

    /// Lets everybody play at a pace of so many moves a second until all games have begun.
    pub async fn settle(&mut self, rate: f64, tell: &mut dyn FnMut(Progress)) -> Result<(), Error> {
        let (samples, _unheard) = mpsc::unbounded_channel();
        self.call(rate, LONGEST, samples);
        for done in 1..=self.games.into() {
            tokio::select! {
                _ = self.begun.recv() => {}
                Some(Ok((_, error))) = self.people.join_next() => {
                    return Err(error.unwrap_or(Error::Gone));
                }
            }
            tell(Progress { stage: Stage::Games, done, of: self.games.into() });
        }
        Ok(())
    }

    fn call(&self, rate: f64, lasting: Duration, samples: UnboundedSender<Sample>) {
        let begins = Instant::now();
        let period = Duration::from_secs_f64(f64::from(self.games.max(1)) / rate);
        let stretch = Phase { begins, ends: begins + lasting, period, samples };
        self.calls.send_replace(Instruction::Play(stretch));
    }

    /// Lets everybody play at a pace of so many moves a second, for so long or until it is enough, and measures it.
    pub async fn play(
        &mut self,
        rate: f64,
        lasting: Duration,
        mut enough: Pin<&mut impl Future<Output = ()>>,
        tell: &mut dyn FnMut(Progress),
    ) -> Measurement {
        let (samples, mut heard) = mpsc::unbounded_channel();
        let mut measured = Measurement::default();
        let begun = Instant::now();
        self.call(rate, lasting, samples);
        let end = sleep_until(begun + lasting);
        let mut ticks = interval(TELLING);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        tokio::pin!(end);
        loop {
            tokio::select! {
                () = &mut end => break,
                () = &mut enough => break,
                Some(sample) = heard.recv() => measured.take_in(sample),
                Some(Ok(ended)) = self.people.join_next() => self.ended.push(ended),
                _ = ticks.tick() => tell(Progress {
                    stage: Stage::Moves,
                    done: begun.elapsed().as_secs(),
                    of: lasting.as_secs(),
                }),
            }
        }
        measured.lasted = begun.elapsed();
        self.calls.send_replace(Instruction::Rest);
        // Everybody who plays lets go of the other end once their last move is played.
        while let Some(sample) = heard.recv().await {
            measured.take_in(sample);
        }
        measured
    }

    /// Ends it all. Says what was played, and what has kept people from going on.
    pub async fn close(mut self) -> (Vec<Played>, Vec<Error>) {
        self.calls.send_replace(Instruction::Over);
        while let Some(ended) = self.people.join_next().await {
            self.ended.extend(ended);
        }
        let (played, errors): (Vec<_>, Vec<_>) = self.ended.into_iter().unzip();
        (played.into_iter().flatten().collect(), errors.into_iter().flatten().collect())
    }
}

/// Waits in the lobby until all is over.
async fn wait(
    mut socket: Socket,
    mut calls: watch::Receiver<Instruction>,
) -> (Vec<Played>, Option<Error>) {
    let waiting = async {
        match socket.ask(ToServer::EnterLobby).await {
            Ok(_) => socket.linger().await,
            Err(error) => error,
        }
    };
    tokio::select! {
        error = waiting => (Vec::new(), Some(error)),
        _ = calls.wait_for(|call| matches!(call, Instruction::Over)) => (Vec::new(), None),
    }
}
