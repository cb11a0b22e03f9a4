//! Faults: ways to lose a game other than by its rules.

use std::time::Duration;

use basalt_records::Termination;
use basalt_rules::MoveError;

use crate::player::PlayerError;

/// Something that loses a game at once.
#[derive(Debug)]
pub enum Fault {
    /// An answer that is no legal move.
    Illegal {
        /// The answer.
        text: String,
        /// The reason.
        why: MoveError,
    },
    /// No answer in time.
    TimeOut {
        /// The time that was allowed.
        allowed: Duration,
    },
    /// The player is gone or does not play.
    Crash {
        /// The reason.
        error: PlayerError,
    },
}

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// By an illegal move.
    Illegal,
    /// By running out of time.
    TimeOut,
    /// By a crash.
    Crash,
}

impl FaultKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Illegal, Self::TimeOut, Self::Crash];

    pub(crate) fn of(fault: &Fault) -> Self {
        match fault {
            Fault::Illegal { .. } => Self::Illegal,
            Fault::TimeOut { .. } => Self::TimeOut,
            Fault::Crash { .. } => Self::Crash,
        }
    }

    pub(crate) const fn termination(self) -> Termination {
        match self {
            Self::Illegal => Termination::RulesInfraction,
            Self::TimeOut => Termination::Time,
            Self::Crash => Termination::Abandoned,
        }
    }
}
