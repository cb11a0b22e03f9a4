//! Metrics, read from the text in which the server writes them.

use std::collections::BTreeMap;

/// The values of all series: `basalt_moves_total`, `basalt_ready{part="bus"}`.
#[derive(Debug)]
pub(crate) struct Metrics {
    pub(crate) values: BTreeMap<String, f64>,
}

impl Metrics {
    pub(crate) fn read(text: &str) -> Self {
        assert!(text.ends_with("# EOF\n"), "{text}");
        let series = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
            let (series, value) = line.rsplit_once(' ').expect("a value");
            (series.to_owned(), value.parse().expect("a number"))
        });
        Self { values: series.collect() }
    }

    /// The whole number that a series has; zero if there is no such series.
    pub(crate) fn count(&self, series: &str) -> u64 {
        self.values.get(series).copied().unwrap_or_default() as u64
    }
}
