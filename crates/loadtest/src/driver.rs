//! The driver of a load test: plays games at a rate and measures phases.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use basalt_rules::{ByColor, Game, SplitMix64};
use basalt_wire::ToServer;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use crate::bot_pair::BotPair;
use crate::pair::Pair;
use crate::schedule::{Instruction, Phase, Sample};
use crate::series::{Series, SharedState};
use crate::{Bots, Error, Latencies, LoadProgress, Played, Socket, Stage};

/// Maximum number of games that start at the same time.
const MAX_STARTING_GAMES: usize = 16;

/// Maximum length of a phase that is not measured. It ends when the next starts.
const MAX_UNMEASURED_PHASE: Duration = Duration::from_hours(1);

/// Interval of progress reports.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(1);

/// The games of a load test.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Number of concurrent games. Players without a game wait in the lobby.
    pub games: u32,
    /// The kinds of games, assigned in turn.
    pub kinds: Vec<Game>,
    /// The seed of every random choice.
    pub seed: u64,
}

/// The measurements of a phase.
#[derive(Clone, Debug, Default)]
pub struct Measurement {
    /// Time from the planned moment of a move until the opponent receives it. A move that is never played counts with
    /// the time it waited.
    pub delivered: Latencies,
    /// Time from the planned moment of a move until it is acknowledged.
    pub acknowledged: Latencies,
    /// Number of moves that were planned and never played.
    pub missed: u64,
    /// Length of the phase.
    pub lasted: Duration,
}

/// The connected players. Dropping it disconnects them.
#[derive(Debug)]
pub struct Driver {
    instructions: watch::Sender<Instruction>,
    games: u32,
    /// The tasks of the players, each of which returns its games and its error.
    tasks: JoinSet<(Vec<Played>, Option<Error>)>,
    begun: UnboundedReceiver<()>,
    /// The results of tasks that have ended early.
    ended: Vec<(Vec<Played>, Option<Error>)>,
}

impl Measurement {
    /// Number of moves played in a second.
    pub fn rate(&self) -> f64 {
        self.acknowledged.count() as f64 / self.lasted.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    fn record(&mut self, sample: Sample) {
        match sample {
            Sample::Played { delivered, acknowledged } => {
                self.delivered.record(delivered);
                self.acknowledged.record(acknowledged);
            }
            Sample::Missed(waited) => {
                self.delivered.record(waited);
                self.missed += 1;
            }
        }
    }
}

impl Driver {
    /// Starts games with two players each; the others wait in the lobby.
    pub fn open(sockets: Vec<Socket>, scenario: &Scenario) -> Self {
        let (instructions, instruction_receiver) = watch::channel(Instruction::Rest);
        let (sender, begun) = mpsc::unbounded_channel();
        let starting = Arc::new(Semaphore::new(MAX_STARTING_GAMES));
        let shared = SharedState { instructions: instruction_receiver, starting, begun: sender };
        let (mut tasks, mut sockets) = (JoinSet::new(), sockets.into_iter());
        let kinds = scenario.kinds.iter().copied().cycle();
        for (kind, number) in kinds.zip(0..scenario.games.into()) {
            let (Some(white), Some(black)) = (sockets.next(), sockets.next()) else { break };
            let rng = SplitMix64::for_stream(scenario.seed, number);
            let series = Series::new(kind, shared.clone(), rng);
            tasks.spawn(Pair { sockets: ByColor { white, black }, series }.run());
        }
        let games = tasks.len() as u32;
        for socket in sockets {
            tasks.spawn(wait(socket, shared.instructions.clone()));
        }
        Self { instructions, games, tasks, begun, ended: Vec::new() }
    }

    /// Starts games of two bots each, through the public API.
    pub fn of_bots(bots: Bots, kinds: &[Game], seed: u64) -> Self {
        let (instructions, instruction_receiver) = watch::channel(Instruction::Rest);
        let (sender, begun) = mpsc::unbounded_channel();
        let starting = Arc::new(Semaphore::new(MAX_STARTING_GAMES));
        let shared = SharedState { instructions: instruction_receiver, starting, begun: sender };
        let (mut tasks, mut bots) = (JoinSet::new(), bots.0.into_iter());
        for (&kind, number) in kinds.iter().cycle().zip(0..) {
            let (Some(white), Some(black)) = (bots.next(), bots.next()) else { break };
            let rng = SplitMix64::for_stream(seed, number);
            let series = Series::new(kind, shared.clone(), rng);
            tasks.spawn(BotPair { bots: ByColor { white, black }, series }.run());
        }
        let games = tasks.len() as u32;
        Self { instructions, games, tasks, begun, ended: Vec::new() }
    }

    /// Plays at a rate of moves a second until all games have started.
    pub async fn warm_up(
        &mut self,
        rate: f64,
        report: &mut dyn FnMut(LoadProgress),
    ) -> Result<(), Error> {
        let (samples, _unheard) = mpsc::unbounded_channel();
        self.start_phase(rate, MAX_UNMEASURED_PHASE, samples);
        for done in 1..=self.games.into() {
            tokio::select! {
                _ = self.begun.recv() => {}
                Some(Ok((_, error))) = self.tasks.join_next() => {
                    return Err(error.unwrap_or(Error::Gone));
                }
            }
            report(LoadProgress { stage: Stage::Games, done, of: self.games.into() });
        }
        Ok(())
    }

    fn start_phase(&self, rate: f64, length: Duration, samples: UnboundedSender<Sample>) {
        let starts = Instant::now();
        let period = Duration::from_secs_f64(f64::from(self.games.max(1)) / rate);
        let phase = Phase { starts, ends: starts + length, period, samples };
        self.instructions.send_replace(Instruction::Play(phase));
    }

    /// Plays at a rate of moves a second and measures it, until the phase ends or `enough` completes.
    pub async fn play(
        &mut self,
        rate: f64,
        length: Duration,
        mut enough: Pin<&mut impl Future<Output = ()>>,
        report: &mut dyn FnMut(LoadProgress),
    ) -> Measurement {
        let (samples, mut received) = mpsc::unbounded_channel();
        let mut measured = Measurement::default();
        let begun = Instant::now();
        self.start_phase(rate, length, samples);
        let end = sleep_until(begun + length);
        let mut ticks = interval(PROGRESS_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        tokio::pin!(end);
        loop {
            tokio::select! {
                () = &mut end => break,
                () = &mut enough => break,
                Some(sample) = received.recv() => measured.record(sample),
                Some(Ok(ended)) = self.tasks.join_next() => self.ended.push(ended),
                _ = ticks.tick() => report(LoadProgress {
                    stage: Stage::Moves,
                    done: begun.elapsed().as_secs(),
                    of: length.as_secs(),
                }),
            }
        }
        measured.lasted = begun.elapsed();
        self.instructions.send_replace(Instruction::Rest);
        // Each pair drops its sender once its last move is played.
        while let Some(sample) = received.recv().await {
            measured.record(sample);
        }
        measured
    }

    /// Stops all players. Returns the games played, and the errors of players who had to stop.
    pub async fn close(mut self) -> (Vec<Played>, Vec<Error>) {
        self.instructions.send_replace(Instruction::Over);
        while let Some(ended) = self.tasks.join_next().await {
            self.ended.extend(ended);
        }
        let (played, errors): (Vec<_>, Vec<_>) = self.ended.into_iter().unzip();
        (played.into_iter().flatten().collect(), errors.into_iter().flatten().collect())
    }
}

/// Waits in the lobby until the test is over.
async fn wait(
    mut socket: Socket,
    mut instructions: watch::Receiver<Instruction>,
) -> (Vec<Played>, Option<Error>) {
    let waiting = async {
        match socket.send(ToServer::EnterLobby).await {
            Ok(_) => socket.answer_pings().await,
            Err(error) => error,
        }
    };
    tokio::select! {
        error = waiting => (Vec::new(), Some(error)),
        _ = instructions.wait_for(|call| matches!(call, Instruction::Over)) => (Vec::new(), None),
    }
}
