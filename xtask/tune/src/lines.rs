//! Files of lines: reading one, and writing one with several threads, each with an engine of its own.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, ErrorKind, Write as _};
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
        self.fill_to(self.open(), count, make)
    }

    /// Writes such lines in the order of their numbers, after those that a run which was stopped has left in the file.
    ///
    /// The first line is made again: a file that begins with another one is of another run, and stays as it is.
    pub(crate) fn resume(
        &self,
        count: u64,
        make: impl Fn(&mut Engine, u64) -> String + Sync,
    ) -> Result<(), String> {
        let known = Beginning::read(&self.out).map_err(|error| self.error(&error))?;
        if !known.first.is_empty() && !known.begins(&(make(&mut engine(), 0) + "\n")) {
            let shown = self.out.display();
            return Err(format!(
                "{shown} holds lines of other options, another seed or another engine"
            ));
        }
        let file = self.open().and_then(|file| known.cut(file)).map_err(|error| self.error(&error));
        let mut lines = InOrder { file: file?, next: known.lines, waiting: BTreeMap::new() };
        let progress = ProgressBar::new(count).with_position(known.lines);
        let put = |number, line| lines.put(number, line);
        let make = |engine: &mut Engine, number| make(engine, number) + "\n";
        self.fill(known.lines, &progress, |number| number < count, make, put)
    }

    /// Adds the lines that `make` makes of each number from 0 on, until the time is up.
    pub(crate) fn append_until(
        &self,
        deadline: Deadline,
        make: impl Fn(u64) -> Vec<String> + Sync,
    ) -> Result<(), String> {
        let mut file = self.open().map_err(|error| self.error(&error))?;
        let goes_on = |_| !deadline.is_over();
        let make =
            |_: &mut Engine, number| make(number).into_iter().map(|line| line + "\n").collect();
        let put = |_, lines: String| file.write_all(lines.as_bytes());
        self.fill(0, &ProgressBar::new_spinner(), goes_on, make, put)
    }

    /// Names the file in an error.
    pub(crate) fn error(&self, error: &io::Error) -> String {
        format!("{}: {error}", self.out.display())
    }

    /// The file, to add to it.
    fn open(&self) -> io::Result<File> {
        File::options().create(true).append(true).open(&self.out)
    }

    fn fill_to(
        &self,
        file: io::Result<File>,
        count: u64,
        make: impl Fn(&mut Engine, u64) -> String + Sync,
    ) -> Result<(), String> {
        let mut file = file.map_err(|error| self.error(&error))?;
        let make = |engine: &mut Engine, number| make(engine, number) + "\n";
        let put = |_, line: String| file.write_all(line.as_bytes());
        self.fill(0, &ProgressBar::new(count), |number| number < count, make, put)
    }

    /// Makes the lines of each number from `first` on, and puts them where they belong as soon as they are made, so
    /// that a run that is stopped loses none.
    fn fill(
        &self,
        first: u64,
        progress: &ProgressBar,
        goes_on: impl Fn(u64) -> bool + Sync,
        make: impl Fn(&mut Engine, u64) -> String + Sync,
        put: impl FnMut(u64, String) -> io::Result<()> + Send,
    ) -> Result<(), String> {
        let put = Mutex::new(put);
        let next = AtomicU64::new(first);
        let work = || {
            let mut engine = engine();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if !goes_on(number) {
                    return Ok(());
                }
                let lines = make(&mut engine, number);
                let mut put = put.lock().map_err(|_| "another thread has failed".to_owned())?;
                put(number, lines).map_err(|error| self.error(&error))?;
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

/// An engine for short searches.
fn engine() -> Engine {
    Engine::new(Options { memory: MEMORY, ..Options::default() })
}

/// The lines that a file holds before a run adds to it.
#[derive(Default)]
struct Beginning {
    /// The first line; without its end if the run was stopped while it wrote it.
    first: Vec<u8>,
    /// Number of whole lines.
    lines: u64,
    /// Their length. The file is longer if the run was stopped while it wrote a line.
    bytes: u64,
}

impl Beginning {
    /// Reads a file; one that is not there, or is no file but a device, holds nothing.
    fn read(path: &Path) -> io::Result<Self> {
        let file = match File::open(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            file => file?,
        };
        let mut known = Self::default();
        if !file.metadata()?.is_file() {
            return Ok(known);
        }
        let mut reader = BufReader::new(file);
        loop {
            let mut line = Vec::new();
            let length = reader.read_until(b'\n', &mut line)?;
            let is_whole = line.ends_with(b"\n");
            if known.lines == 0 {
                known.first = line;
            }
            if !is_whole {
                return Ok(known);
            }
            known.lines += 1;
            known.bytes += length as u64;
        }
    }

    /// Whether this may be the first line of the file.
    fn begins(&self, line: &str) -> bool {
        if self.lines > 0 {
            self.first == line.as_bytes()
        } else {
            line.as_bytes().starts_with(&self.first)
        }
    }

    /// The file without a line that was not written to its end.
    fn cut(&self, file: File) -> io::Result<File> {
        if file.metadata()?.is_file() {
            file.set_len(self.bytes)?;
        }
        Ok(file)
    }
}

/// A file whose lines are in the order of their numbers.
struct InOrder {
    file: File,
    /// The number of the next line.
    next: u64,
    /// Lines that come after one that is still being made.
    waiting: BTreeMap<u64, String>,
}

impl InOrder {
    fn put(&mut self, number: u64, line: String) -> io::Result<()> {
        self.waiting.insert(number, line);
        while let Some(line) = self.waiting.remove(&self.next) {
            self.file.write_all(line.as_bytes())?;
            self.next += 1;
        }
        Ok(())
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

    /// A line that says which number it has, long enough to be written in part.
    fn line(number: u64) -> String {
        format!("line {number} of the run")
    }

    fn all_lines(count: u64) -> String {
        (0..count).map(|number| line(number) + "\n").collect()
    }

    #[test]
    fn a_run_that_was_stopped_anywhere_makes_only_what_is_missing() {
        let whole = all_lines(6);
        for length in 0..=whole.len() {
            let file = Scratch::new("resumed", &whole[..length]);
            let numbers = Mutex::new(Vec::new());
            let make = |_: &mut Engine, number| {
                numbers.lock().expect("no thread has failed").push(number);
                line(number)
            };
            output(3, file.0.clone()).resume(6, make).expect("the same run");
            assert_eq!(std::fs::read_to_string(&file.0).expect("readable"), whole, "{length}");
            let mut numbers = numbers.into_inner().expect("no thread has failed");
            numbers.sort_unstable();
            // The first line is made again to compare it.
            let known = whole[..length].matches('\n').count() as u64;
            let missing = (0..u64::from(length > 0)).map(|_| 0).chain(known..6);
            assert_eq!(numbers, missing.collect::<Vec<_>>(), "{length}");
        }
    }

    #[test]
    fn lines_wait_for_those_before_them() {
        let file = Scratch::new("in-order", "");
        let later = std::sync::Barrier::new(2);
        let make = |_: &mut Engine, number| {
            // The first line is made when some of the others are.
            if number == 0 || number == 9 {
                later.wait();
            }
            line(number)
        };
        output(2, file.0.clone()).resume(50, make).expect("writable");
        assert_eq!(std::fs::read_to_string(&file.0).expect("readable"), all_lines(50));
    }

    #[test]
    fn lines_of_another_run_are_refused_and_stay() {
        for text in ["something old", "something old\n", "line 0 of\n", "line 1 of the run\n"] {
            let file = Scratch::new("other-run", text);
            let error = output(1, file.0.clone()).resume(3, |_, number| line(number));
            let error = error.expect_err("another run");
            assert!(
                error.ends_with("holds lines of other options, another seed or another engine")
            );
            assert_eq!(std::fs::read_to_string(&file.0).expect("readable"), text);
        }
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
        for result in [missing.write(1, make), missing.append(1, make), missing.resume(1, make)] {
            let error = result.expect_err("no such folder");
            assert!(error.contains("basalt-tune-missing"), "{error}");
        }
    }
}
