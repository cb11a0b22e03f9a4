//! The table of the PÜNCT rules and threats.

use super::measurement::Series;
use super::subjects::{Subject, Unit, Values};
use super::{measure, output};
use crate::wasm::Speed;

/// The committed positions.
const FILE: &str = "xtask/speed/positions/punct.txt";

/// The arguments for perft of the committed positions.
pub(crate) const PERFT: [&str; 3] = ["punct-perft", FILE, "1"];

/// The number of games in the file of records.
const GAMES: &str = "1000";

const SUBJECTS: [Subject; 8] = [
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
    Subject {
        name: "scan-ns",
        title: "scan for threats of both players",
        bar: 20_000.0,
        unit: Unit::Nanoseconds,
    },
    Subject {
        name: "scan-threatened-ns",
        title: "the same, where one has to be stopped",
        bar: 20_000.0,
        unit: Unit::Nanoseconds,
    },
];

/// The measurements so far.
#[derive(Default)]
pub(super) struct Runs {
    values: Values,
    records: Series,
}

impl Runs {
    /// Measures everything once more.
    pub(super) fn add(&mut self, speed: &Speed) -> Result<(), String> {
        self.values.add(&output(speed.native().args(["punct", FILE]))?)?;
        self.records.add(measure(speed.native().args(["punct-records", GAMES]))?)
    }

    /// The table, as Markdown.
    pub(super) fn render(&self) -> String {
        let lines = self.values.lines(&SUBJECTS);
        let records = self.records.best().unwrap_or_default();
        let spread = 100.0 * self.records.spread().unwrap_or_default();
        format!(
            "| PÜNCT | bar | best | spread |\n| --- | ---: | ---: | ---: |\n{lines}\
             | read, replay and check records | 20 000 games/s | {records:.0} games/s | {spread:.0} % |"
        )
    }
}
