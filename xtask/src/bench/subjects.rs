//! Measurements that come as a name and a value, and the lines of a table made of them.

use std::collections::BTreeMap;

/// A line of a table: its name in the measuring program, its title, its bar, and how to print a value.
pub(super) struct Subject {
    pub(super) name: &'static str,
    pub(super) title: &'static str,
    pub(super) bar: f64,
    pub(super) unit: Unit,
}

#[derive(Clone, Copy)]
pub(super) enum Unit {
    /// Lower is better.
    Nanoseconds,
    /// Lower is better; the values come in nanoseconds.
    Microseconds,
    /// Higher is better.
    TurnsPerSecond,
}

/// The measurements so far, by name.
#[derive(Default)]
pub(super) struct Values(BTreeMap<String, Vec<f64>>);

impl Values {
    /// Adds a run: a name, a tab and a value a line.
    pub(super) fn add(&mut self, text: &str) -> Result<(), String> {
        for line in text.lines() {
            let value =
                line.split_once('\t').and_then(|(name, value)| Some((name, value.parse().ok()?)));
            let (name, value) = value.ok_or_else(|| format!("not a measurement: {line}"))?;
            self.0.entry(name.to_owned()).or_default().push(value);
        }
        Ok(())
    }

    /// The lines of a table: title, bar, best run and spread.
    pub(super) fn lines(&self, subjects: &[Subject]) -> String {
        subjects.iter().map(|subject| self.line(subject)).collect()
    }

    fn line(&self, subject: &Subject) -> String {
        let values = self.0.get(subject.name).map_or(&[][..], Vec::as_slice);
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let greatest = values.iter().copied().fold(0.0, f64::max);
        let best = match subject.unit {
            Unit::Nanoseconds | Unit::Microseconds => least,
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
            Self::Microseconds => format!("{:.0} µs", value / 1e3),
            Self::TurnsPerSecond => format!("{:.0} M turns/s", value / 1e6),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_shows_the_best_run_in_its_unit() {
        let mut values = Values::default();
        values.add("draw-ns\t90000.4\n").expect("a measurement");
        values.add("draw-ns\t99000\n").expect("a measurement");
        let subject =
            Subject { name: "draw-ns", title: "draw", bar: 300e3, unit: Unit::Microseconds };
        assert_eq!(values.lines(&[subject]), "| draw | 300 µs | 90 µs | 10 % |\n");
        assert!(values.add("draw-ns 1").is_err());
    }
}
