//! Files of lines: reading one, and writing one with several threads, each with an engine of its own.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use basalt_engine::{Engine, Options};
use indicatif::ProgressBar;

use crate::mine::Deadline;

/// Memory of a short search, in MiB.
const MEMORY: usize = 2;

/// Reads a file line by line; an error names the first line that `parse` refuses.
pub(crate) fn read_lines<T>(
    path: &Path,
    expected: &str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, String> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    text.lines()
        .enumerate()
        .map(|(i, line)| {
            parse(line).ok_or_else(|| format!("{shown}, line {}: expected {expected}", i + 1))
        })
        .collect()
}

/// Options of a task that writes lines.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Output {
    /// Number of threads, each making its own lines.
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Decides everything that is left to chance.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Output file.
    #[arg(long)]
    pub(crate) out: PathBuf,
}

impl Output {
    /// Writes the lines that `make` makes of an engine and each number below `count`, in any order.
    pub(crate) fn write(
        &self,
        count: u64,
        make: impl Fn(&mut Engine, u64) -> String + Sync,
    ) -> Result<(), String> {
        self.fill_to(File::create(&self.out), count, make)
    }

    /// Adds such lines to what the file holds.
    pub(crate) fn append(
        &self,
        count: u64,
        make: impl Fn(&mut Engine, u64) -> String + Sync,
    ) -> Result<(), String> {
        self.fill_to(File::options().create(true).append(true).open(&self.out), count, make)
    }

    /// Adds the lines that `make` makes of each number from 0 on, until the time is up.
    pub(crate) fn append_until(
        &self,
        deadline: Deadline,
        make: impl Fn(u64) -> Vec<String> + Sync,
    ) -> Result<(), String> {
        let file = File::options().create(true).append(true).open(&self.out);
        let goes_on = |_| !deadline.is_over();
        self.fill(file, &ProgressBar::new_spinner(), goes_on, |_, number| make(number))
    }

    /// Names the file in an error.
    pub(crate) fn error(&self, error: &io::Error) -> String {
        format!("{}: {error}", self.out.display())
    }

    fn fill_to(
        &self,
        file: io::Result<File>,
        count: u64,
        make: impl Fn(&mut Engine, u64) -> String + Sync,
    ) -> Result<(), String> {
        let goes_on = |number| number < count;
        let make = |engine: &mut Engine, number| vec![make(engine, number)];
        self.fill(file, &ProgressBar::new(count), goes_on, make)
    }

    /// Every line is in the file as soon as it is made, so that a run that is stopped loses none.
    fn fill(
        &self,
        file: io::Result<File>,
        progress: &ProgressBar,
        goes_on: impl Fn(u64) -> bool + Sync,
        make: impl Fn(&mut Engine, u64) -> Vec<String> + Sync,
    ) -> Result<(), String> {
        let out = Mutex::new(file.map_err(|error| self.error(&error))?);
        let next = AtomicU64::new(0);
        let work = || {
            let mut engine = Engine::new(Options { memory: MEMORY, ..Options::default() });
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if !goes_on(number) {
                    return Ok(());
                }
                let lines: String =
                    make(&mut engine, number).into_iter().map(|line| line + "\n").collect();
                let mut out = out.lock().map_err(|_| "another thread has failed".to_owned())?;
                out.write_all(lines.as_bytes()).map_err(|error| self.error(&error))?;
                progress.inc(1);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| {
                thread.join().unwrap_or_else(|_| Err("a thread has failed".to_owned()))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    fn output(threads: usize, out: PathBuf) -> Output {
        Output { threads, seed: 1, out }
    }

    #[test]
    fn every_number_has_its_line() {
        let file = Scratch::new("lines", "something old");
        output(3, file.0.clone()).write(100, |_, number| number.to_string()).expect("writable");
        let text = std::fs::read_to_string(&file.0).expect("readable");
        let mut numbers: Vec<u64> = text.lines().map(|line| line.parse().expect(line)).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..100));
    }

    #[test]
    fn appended_lines_follow_those_before() {
        let file = Scratch::new("appended", "old\n");
        output(1, file.0.clone()).append(2, |_, number| number.to_string()).expect("writable");
        assert_eq!(std::fs::read_to_string(&file.0).expect("readable"), "old\n0\n1\n");
    }

    #[test]
    fn lines_are_appended_until_the_time_is_up() {
        let file = Scratch::new("until", "old\n");
        let deadline = Deadline::after(std::time::Duration::from_millis(20));
        let make = |number: u64| vec![number.to_string(); 2];
        output(2, file.0.clone()).append_until(deadline, make).expect("writable");
        let text = std::fs::read_to_string(&file.0).expect("readable");
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0] == "old" && lines.len() % 2 == 1 && lines.contains(&"0"), "{lines:?}");
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let missing = output(1, std::env::temp_dir().join("basalt-tune-missing/lines"));
        let make = |_: &mut Engine, _| String::new();
        for result in [missing.write(1, make), missing.append(1, make)] {
            let error = result.expect_err("no such folder");
            assert!(error.contains("basalt-tune-missing"), "{error}");
        }
    }
}
