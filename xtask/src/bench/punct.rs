//! The table of the PÜNCT rules.

use std::collections::BTreeMap;

use super::measurement::Series;
use super::{ask, output};
use crate::wasm::Speed;

/// The committed positions.
const FILE: &str = "xtask/speed/positions/punct.txt";

/// How many games the file of records has.
const GAMES: &str = "1000";

/// A line of the table: what the measuring program calls it, its title, its bar as people read
/// it, the same as a number, and how to print a value.
struct Subject {
    name: &'static str,
    title: &'static str,
    bar: f64,
    unit: Unit,
}

#[derive(Clone, Copy)]
enum Unit {
    /// The less the better.
    Nanoseconds,
    /// The more the better.
    TurnsPerSecond,
}

const SUBJECTS: [Subject; 6] = [
    Subject { name: "count-ns", title: "count all turns", bar: 400.0, unit: Unit::Nanoseconds },
    Subject {
        name: "count-towers-ns",
        title: "count all turns, positions with towers",
        bar: 1000.0,
        unit: Unit::Nanoseconds,
    },
    Subject { name: "list-turns", title: "list all turns", bar: 300e6, unit: Unit::TurnsPerSecond },
    Subject {
        name: "play-ns",
        title: "play a turn, look at both connections",
        bar: 60.0,
        unit: Unit::Nanoseconds,
    },
    Subject {
        name: "play-worst-ns",
        title: "the same, slowest turn of all",
        bar: 250.0,
        unit: Unit::Nanoseconds,
    },
    Subject {
        name: "wins-ns",
        title: "find every turn that wins at once",
        bar: 20_000.0,
        unit: Unit::Nanoseconds,
    },
];

/// What was measured so far.
#[derive(Default)]
pub(super) struct Runs {
    values: BTreeMap<String, Vec<f64>>,
    records: Series,
}

impl Runs {
    /// Measures everything once more.
    pub(super) fn add(&mut self, speed: &Speed) -> Result<(), String> {
        let text = output(speed.native().args(["punct", FILE]))?;
        for line in text.lines() {
            let value =
                line.split_once('\t').and_then(|(name, value)| Some((name, value.parse().ok()?)));
            let (name, value) = value.ok_or_else(|| format!("not a measurement: {line}"))?;
            self.values.entry(name.to_owned()).or_default().push(value);
        }
        self.records.add(ask(speed.native().args(["punct-records", GAMES]))?)
    }

    /// The table, as Markdown.
    pub(super) fn render(&self) -> String {
        let lines: String = SUBJECTS.iter().map(|subject| self.line(subject)).collect();
        let records = self.records.best().unwrap_or_default();
        let spread = 100.0 * self.records.spread().unwrap_or_default();
        format!(
            "| PÜNCT | bar | best | spread |\n| --- | ---: | ---: | ---: |\n{lines}\
             | read, replay and check records | 20 000 games/s | {records:.0} games/s | {spread:.0} % |"
        )
    }

    fn line(&self, subject: &Subject) -> String {
        let values = self.values.get(subject.name).map_or(&[][..], Vec::as_slice);
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let greatest = values.iter().copied().fold(0.0, f64::max);
        let best = match subject.unit {
            Unit::Nanoseconds => least,
            Unit::TurnsPerSecond => greatest,
        };
        let spread = 100.0 * (greatest - least) / best;
        let show = |value| subject.unit.show(value);
        format!("| {} | {} | {} | {spread:.0} % |\n", subject.title, show(subject.bar), show(best))
    }
}

impl Unit {
    fn show(self, value: f64) -> String {
        match self {
            Self::Nanoseconds => format!("{value:.0} ns"),
            Self::TurnsPerSecond => format!("{:.0} M turns/s", value / 1e6),
        }
    }
}
