//! The planned moves of the consecutive games of two players, by the driver's instructions.

use basalt_rules::SplitMix64;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::schedule::{Instruction, Sample, Schedule};

/// The plan of a pair of players.
#[derive(Debug)]
pub(crate) struct MovePlan {
    instructions: watch::Receiver<Instruction>,
    pub(crate) rng: SplitMix64,
    schedule: Option<Schedule>,
    /// Start of the current game.
    started_at: Instant,
}

/// The moment of the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The test is over.
    Over,
    /// No move is planned now.
    Nothing,
    /// A move is planned for this moment.
    At(Instant),
}

impl MovePlan {
    pub(crate) fn new(instructions: watch::Receiver<Instruction>, rng: SplitMix64) -> Self {
        Self { instructions, rng, schedule: None, started_at: Instant::now() }
    }

    /// A game has started.
    pub(crate) fn begin_game(&mut self) {
        self.started_at = Instant::now();
    }

    /// The next move by the present instruction.
    pub(crate) fn next(&mut self) -> Next {
        let instruction = self.instructions.borrow_and_update().clone();
        if !self.follow_instruction(instruction) {
            return Next::Over;
        }
        self.schedule.as_ref().and_then(Schedule::next).map_or(Next::Nothing, Next::At)
    }

    /// Follows an instruction. Returns whether to continue.
    fn follow_instruction(&mut self, instruction: Instruction) -> bool {
        let wanted =
            if let Instruction::Play(phase) = &instruction { Some(phase.starts) } else { None };
        let current = self.schedule.as_ref().map(|schedule| schedule.phase.starts);
        if wanted != current {
            if let Some(schedule) = self.schedule.take() {
                schedule.give_up(Instant::now(), &mut self.rng);
            }
            if let Instruction::Play(phase) = instruction {
                self.schedule = Some(Schedule::new(phase, &mut self.rng));
                return true;
            }
        }
        !matches!(instruction, Instruction::Over)
    }

    /// Waits for another instruction. Returns whether there still is a driver.
    pub(crate) async fn changed(&mut self) -> bool {
        self.instructions.changed().await.is_ok()
    }

    /// A planned move begins, and the next one is planned. Returns the moment from which its time counts: a move cannot be
    /// planned before the game has started.
    pub(crate) fn take(&mut self, planned: Instant) -> Instant {
        if let Some(schedule) = &mut self.schedule {
            schedule.advance(&mut self.rng);
        }
        planned.max(self.started_at)
    }

    /// Notes the times of a move.
    pub(crate) fn note(&self, planned: Instant, delivered: Instant, acknowledged: Instant) {
        if let Some(schedule) = &self.schedule {
            let (delivered, acknowledged) = (delivered - planned, acknowledged - planned);
            schedule.phase.note(Sample::Played { delivered, acknowledged });
        }
    }
}

impl Next {
    /// Completes at the moment of the move; never without one.
    pub(crate) async fn wait(self) -> Instant {
        match self {
            Self::At(moment) => {
                sleep_until(moment).await;
                moment
            }
            Self::Over | Self::Nothing => std::future::pending().await,
        }
    }
}
