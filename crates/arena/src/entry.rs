//! The record of a game, and the part of it that counts for the match.

use std::time::Duration;

use basalt_records::{Clock, MoveNode, Record, Termination};
use basalt_rules::sentence::quote;
use basalt_rules::{ByColor, Color, Outcome};

use crate::contestant::{Both, Contestant};
use crate::fault::{Fault, FaultKind};
use crate::match_game::{Played, Terms};
use crate::plan::{Plan, name_of, pair_of};

/// The tag with the number of the game.
const ROUND: &str = "Round";

/// The tag with the description of the match.
pub(crate) const EVENT: &str = "Event";

/// The tag with what was seen of a fault.
const FAULT: &str = "Fault";

/// The tags with the greatest overrun of each colour, in milliseconds.
const OVERRUN: ByColor<&str> = ByColor { white: "WhiteOverrun", black: "BlackOverrun" };

/// A game as it counts for the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerEntry {
    /// The number of the game in the match, from 1.
    pub number: u64,
    /// The result.
    pub outcome: Outcome,
    /// Why the loser lost, if not by the rules.
    pub fault: Option<FaultKind>,
    /// Each player's largest overrun that was forgiven.
    pub overrun: Both<Duration>,
}

impl LedgerEntry {
    /// The entry of a record; `None` if it is not that of a finished game of a match.
    pub fn of(record: &Record) -> Option<Self> {
        let number: u64 = record.tags.get(ROUND)?.parse().ok().filter(|&number| number > 0)?;
        let termination = record.termination();
        let fault = |kind: &FaultKind| termination == Some(kind.termination());
        let overrun = |contestant: Contestant| {
            let text = record.tags.get(OVERRUN[contestant.color(number)]);
            let millis = text.and_then(|text| text.parse::<f64>().ok()).unwrap_or_default();
            Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default()
        };
        Some(Self {
            number,
            outcome: record.result?,
            fault: FaultKind::ALL.into_iter().find(fault),
            overrun: Both {
                first: overrun(Contestant::First),
                second: overrun(Contestant::Second),
            },
        })
    }

    /// The half points of the first player.
    pub fn half_points(&self) -> usize {
        match self.outcome {
            Outcome::Draw => 1,
            Outcome::Win(color) => match Contestant::with(color, self.number) {
                Contestant::First => 2,
                Contestant::Second => 0,
            },
        }
    }

    /// The player who lost, if any.
    pub fn loser(&self) -> Option<Contestant> {
        match self.outcome {
            Outcome::Draw => None,
            Outcome::Win(color) => Some(Contestant::with(color.other(), self.number)),
        }
    }
}

/// The record of a game that was played.
pub fn record(plan: &Plan, number: u64, terms: &Terms, played: &Played) -> Record {
    let mut record = Record::new(terms.start.clone());
    record.line.nodes = played
        .history
        .plies()
        .iter()
        .map(|ply| {
            let mut node = MoveNode::new(ply.mv);
            if let Some(left) = ply.left {
                let clock = Clock::from_millis(left.as_millis() as u64);
                node.notes_mut().comment.clock = Some(clock);
            }
            node
        })
        .collect();
    record.result = Some(played.outcome);
    let end = played.history.latest();
    if end.outcome().is_some() {
        record.score = end.score();
    }
    tag(&mut record, plan, number, played);
    record
}

fn tag(record: &mut Record, plan: &Plan, number: u64, played: &Played) {
    let mut set = |name: &str, value: &str| {
        record.tags.set(name, value).expect("a few tags with good names fit");
    };
    set(EVENT, &plan.description());
    set(ROUND, &number.to_string());
    set("White", name_of(&plan.names, Color::White, number));
    set("Black", name_of(&plan.names, Color::Black, number));
    set("Opening", &pair_of(number).to_string());
    set("Seed", &plan.seed_of(number).to_string());
    for color in Color::ALL {
        let overrun = played.overrun[color];
        if !overrun.is_zero() {
            set(OVERRUN[color], &format!("{:.3}", overrun.as_secs_f64() * 1000.0));
        }
    }
    if let Some((_, fault)) = &played.fault {
        set(FAULT, &evidence(fault));
    }
    let fault = played.fault.as_ref().map(|(_, fault)| FaultKind::of(fault));
    record.set_termination(fault.map_or(Termination::Normal, FaultKind::termination));
}

/// The evidence of a fault, on one short line.
pub fn evidence(fault: &Fault) -> String {
    match fault {
        Fault::Illegal { text, .. } => quote(text),
        Fault::TimeOut { allowed } => format!("{:.3} s", allowed.as_secs_f64()),
        Fault::Crash { error } => quote(&error.evidence()),
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::{AnyPosition, Game};

    use super::*;

    fn record(number: &str) -> Record {
        let mut record = Record::new(AnyPosition::start(Game::Dvonn));
        record.tags.set(ROUND, number).expect("a tag");
        record.tags.set(OVERRUN.white, "1.5").expect("a tag");
        record.set_termination(Termination::Time);
        record.result = Some(Outcome::Win(Color::Black));
        record
    }

    #[test]
    fn a_record_counts_for_the_players_not_for_their_colours() {
        let late = Duration::from_micros(1500);
        let first = LedgerEntry::of(&record("1")).expect("a game of a match");
        assert_eq!((first.loser(), first.half_points()), (Some(Contestant::First), 0));
        assert_eq!(first.overrun, Both { first: late, second: Duration::ZERO });
        let second = LedgerEntry::of(&record("2")).expect("a game of a match");
        assert_eq!((second.loser(), second.half_points()), (Some(Contestant::Second), 2));
        assert_eq!(second.overrun, Both { first: Duration::ZERO, second: late });
        assert_eq!(second.fault, Some(FaultKind::TimeOut));
    }

    #[test]
    fn other_records_count_for_nothing() {
        for number in ["", "0", "-1", "x"] {
            assert_eq!(LedgerEntry::of(&record(number)), None, "{number}");
        }
        assert_eq!(LedgerEntry::of(&Record { result: None, ..record("1") }), None);
    }
}
