//! Matches between players, and the difference of their strength (docs/matches.md).
//!
//! A [`Plan`] says who plays whom, from where and for how long. [`play`] plays its games side by side; each becomes a
//! record of the [`Ledger`] and an [`LedgerEntry`] of the [`MatchTally`], which measures Elo and runs the SPRT.
#![forbid(unsafe_code)]

mod command_line;
mod conformance;
mod contestant;
mod contested;
mod dvonn;
mod elo;
mod entry;
mod fault;
mod ledger;
mod limits;
mod lines;
mod match_game;
mod openings;
mod pairs;
mod plan;
mod player;
mod punct;
mod scheduler;
mod solo;
mod spec;
mod sprt;
mod tally;

pub use conformance::{CONFORMANCE_SUITE, CaseFailure, CaseResult, check_engine, offered_games};
pub use contestant::{Both, Contestant};
pub use elo::Difference;
pub use entry::{LedgerEntry, evidence, record};
pub use fault::{Fault, FaultKind};
pub use ledger::{ForeignFile, Ledger, LedgerError, OpenedLedger};
pub use limits::Limits;
pub use lines::{TextLine, read_line};
pub use match_game::{Played, Terms};
pub use openings::Openings;
pub use pairs::Pairs;
pub use plan::{Plan, name_of};
pub use player::PlayerError;
pub use scheduler::{Finished, play};
pub use solo::{SoloError, SoloPlayer, Think};
pub use spec::{EngineOption, Spec, check_printable};
pub use sprt::{Sprt, SprtResult};
pub use tally::{MatchTally, Results};
