//! The result of one run of a program, and a series of runs.

/// The last line of a measured program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Measurement {
    /// The number of leaves.
    pub(crate) leaves: u64,
    seconds: f64,
}

impl Measurement {
    /// Reads the last line of `text`: leaves and seconds.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut words = text.lines().next_back()?.split_whitespace();
        let (leaves, seconds) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let whole = words.next().is_none() && seconds > 0.0;
        whole.then_some(Self { leaves, seconds })
    }

    /// Leaves a second.
    fn rate(self) -> f64 {
        self.leaves as f64 / self.seconds
    }
}

/// The runs of one program on one subject.
#[derive(Clone, Debug, Default)]
pub(crate) struct Series {
    runs: Vec<Measurement>,
}

impl Series {
    /// Adds a run, whose count must equal that of the runs before it.
    pub(crate) fn add(&mut self, run: Measurement) -> Result<(), String> {
        if self.leaves().is_some_and(|leaves| leaves != run.leaves) {
            return Err(format!("a second run counted {} leaves, not as before", run.leaves));
        }
        self.runs.push(run);
        Ok(())
    }

    /// The number of leaves in each run, if there was one.
    pub(crate) fn leaves(&self) -> Option<u64> {
        self.runs.first().map(|run| run.leaves)
    }

    /// Leaves a second in the fastest run, if there was one.
    pub(crate) fn best(&self) -> Option<f64> {
        self.runs.iter().map(|run| run.rate()).reduce(f64::max)
    }

    /// The difference between the fastest and the slowest run, as a fraction of the fastest.
    pub(crate) fn spread(&self) -> Option<f64> {
        let worst = self.runs.iter().map(|run| run.rate()).reduce(f64::min)?;
        Some(1.0 - worst / self.best()?)
    }
}

/// A series of one run, from the line that the run printed.
#[cfg(test)]
pub(super) fn series(line: &str) -> Series {
    let mut series = Series::default();
    series.add(Measurement::read(line).expect("a measurement")).expect("the first");
    series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_line_counts() {
        let read = Measurement::read("1\n2\n3 0.5\n");
        assert_eq!(read, Some(Measurement { leaves: 3, seconds: 0.5 }));
        for text in ["", "3", "3 0.5 s", "3.5 1", "3 0", "3 -1", "3 0.5\nbye"] {
            assert_eq!(Measurement::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_best_run_and_its_distance_from_the_worst() {
        let mut series = Series::default();
        assert_eq!((series.best(), series.spread()), (None, None));
        for seconds in [2.0, 1.0, 4.0] {
            series.add(Measurement { leaves: 8, seconds }).expect("the same leaves");
        }
        assert_eq!((series.best(), series.spread()), (Some(8.0), Some(0.75)));
        assert!(series.add(Measurement { leaves: 9, seconds: 1.0 }).is_err());
    }
}
