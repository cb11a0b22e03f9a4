//! The table of the pictures.

use super::output;
use super::subjects::{Subject, Unit, Values};
use crate::wasm::Speed;

/// The most nanoseconds that a picture may take.
const BAR: f64 = 300_000.0;

const SUBJECTS: [Subject; 4] = [
    subject("dvonn-ns", "DVONN, on average"),
    subject("dvonn-worst-ns", "DVONN, slowest position"),
    subject("punct-ns", "PÜNCT, on average"),
    subject("punct-worst-ns", "PÜNCT, slowest position"),
];

const fn subject(name: &'static str, title: &'static str) -> Subject {
    Subject { name, title, bar: BAR, unit: Unit::Microseconds }
}

/// The measurements so far.
#[derive(Default)]
pub(super) struct Runs {
    values: Values,
}

impl Runs {
    /// Measures everything once more.
    pub(super) fn add(&mut self, speed: &Speed) -> Result<(), String> {
        let files = ["full", "mid", "punct"].map(|set| format!("xtask/speed/positions/{set}.txt"));
        self.values.add(&output(speed.native().arg("view").args(files))?)
    }

    /// The table, as Markdown.
    pub(super) fn render(&self) -> String {
        let lines = self.values.lines(&SUBJECTS);
        let lines = lines.trim_end();
        format!("| position to SVG | bar | best | spread |\n| --- | ---: | ---: | ---: |\n{lines}")
    }
}
