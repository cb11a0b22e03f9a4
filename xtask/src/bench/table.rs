//! The table, as Markdown that docs/performance.md can keep.

use super::Options;
use super::measurement::Series;

/// One subject with all that was measured of it.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) title: &'static str,
    pub(crate) bar: u32,
    pub(crate) native: Series,
    pub(crate) wasm: Series,
    /// Empty without a rival.
    pub(crate) rival: Series,
}

impl Row {
    /// Everyone must have counted the same.
    pub(crate) fn check_leaves(&self) -> Result<(), String> {
        let expected = self.native.leaves();
        for (name, series) in [("WASM", &self.wasm), ("the rival", &self.rival)] {
            if series.leaves().is_some() && series.leaves() != expected {
                return Err(format!(
                    "{}: {name} counted {} leaves, the native program {}",
                    self.title,
                    series.leaves().unwrap_or_default(),
                    expected.unwrap_or_default()
                ));
            }
        }
        Ok(())
    }

    fn line(&self) -> String {
        let leaves = self.native.leaves().unwrap_or_default();
        format!(
            "| {} | {} | {} | {} | {} | {} |\n",
            self.title,
            grouped(leaves),
            grouped(self.bar.into()),
            cell(&self.native, MILLION),
            compared(&self.wasm, |wasm| format!("{:.2} of native", wasm / rate(&self.native))),
            compared(&self.rival, |rival| format!(
                "{:.1} times slower",
                rate(&self.native) / rival
            )),
        )
    }
}

/// The games a second that should be read, replayed and checked.
const RECORDS_BAR: u64 = 50_000;

/// The whole table with its heading, and a line about records.
pub(crate) fn render(rows: &[Row], records: &Series, options: &Options) -> String {
    let lines: String = rows.iter().map(Row::line).collect();
    format!(
        "Millions of leaves a second at depth {}, best of {} runs; in brackets how far the slowest \
         run lay below.\n\n\
         | perft | leaves | bar | native | WASM under Node | rival |\n\
         | --- | ---: | ---: | ---: | ---: | ---: |\n{lines}\n\
         Records read, replayed and checked: {} games a second (bar: {}).",
        options.depth,
        options.runs,
        cell(records, 1.0),
        grouped(RECORDS_BAR),
    )
}

pub(super) fn rate(series: &Series) -> f64 {
    series.best().unwrap_or_default()
}

const MILLION: f64 = 1e6;

/// The best run in this unit, `4,210 (-3 %)`, or a dash if nothing was measured.
pub(super) fn cell(series: &Series, unit: f64) -> String {
    match (series.best(), series.spread()) {
        (Some(best), Some(spread)) => {
            let figure = grouped((best / unit).round() as u64);
            format!("{figure} (-{:.0} %)", 100.0 * spread)
        }
        _ => "-".to_owned(),
    }
}

fn compared(series: &Series, comparison: impl Fn(f64) -> String) -> String {
    match series.best() {
        Some(best) => format!("{}, {}", cell(series, MILLION), comparison(best)),
        None => "-".to_owned(),
    }
}

/// A number with a comma before each group of three digits.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::measurement::series;

    fn row(rival: Series) -> Row {
        Row {
            title: "all",
            bar: 2000,
            native: series("8000000 0.002"),
            wasm: series("8000000 0.004"),
            rival,
        }
    }

    #[test]
    fn a_line_compares_everyone_with_the_native_program() {
        assert_eq!(
            row(series("8000000 0.02")).line(),
            "| all | 8,000,000 | 2,000 | 4,000 (-0 %) | 2,000 (-0 %), 0.50 of native \
             | 400 (-0 %), 10.0 times slower |\n"
        );
        assert!(row(Series::default()).line().ends_with("0.50 of native | - |\n"));
    }

    #[test]
    fn a_program_that_counts_otherwise_is_named() {
        assert_eq!(row(series("8000000 1")).check_leaves(), Ok(()));
        assert_eq!(row(Series::default()).check_leaves(), Ok(()));
        let error = row(series("8000001 1")).check_leaves().expect_err("one leaf too many");
        assert!(error.contains("the rival counted 8000001"), "{error}");
    }

    #[test]
    fn digits_come_in_threes() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
