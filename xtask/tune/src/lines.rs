//! Files of lines that several threads write, each with an engine of its own.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use basalt_engine::{Engine, Options};
use indicatif::ProgressBar;

/// Memory of a short search, in MiB.
const MEMORY: usize = 2;

/// Writes the lines that `make` makes of an engine and each number below `count`, in any order.
pub(crate) fn write(
    path: &Path,
    count: u64,
    threads: usize,
    make: impl Fn(&mut Engine, u64) -> String + Sync,
) -> Result<(), String> {
    let file = File::create(path).map_err(|error| format!("{}: {error}", path.display()))?;
    fill(path, file, count, threads, make)
}

/// Adds such lines to what a file holds.
pub(crate) fn append(
    path: &Path,
    count: u64,
    threads: usize,
    make: impl Fn(&mut Engine, u64) -> String + Sync,
) -> Result<(), String> {
    let file = File::options().create(true).append(true).open(path);
    let file = file.map_err(|error| format!("{}: {error}", path.display()))?;
    fill(path, file, count, threads, make)
}

/// Every line is in the file as soon as it is made, so that a run that is stopped loses none.
fn fill(
    path: &Path,
    file: File,
    count: u64,
    threads: usize,
    make: impl Fn(&mut Engine, u64) -> String + Sync,
) -> Result<(), String> {
    let out = Mutex::new(file);
    let next = AtomicU64::new(0);
    let progress = ProgressBar::new(count);
    let work = || {
        let mut engine = Engine::new(Options { memory: MEMORY, ..Options::default() });
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(());
            }
            let line = make(&mut engine, number) + "\n";
            let mut out = out.lock().map_err(|_| "another thread has failed".to_owned())?;
            out.write_all(line.as_bytes())
                .map_err(|error| format!("{}: {error}", path.display()))?;
            progress.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err("a thread has failed".to_owned()))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::games::tests::Scratch;

    #[test]
    fn every_number_has_its_line() {
        let file = Scratch::new("lines", "something old");
        write(&file.0, 100, 3, |_, number| number.to_string()).expect("writable");
        let text = std::fs::read_to_string(&file.0).expect("readable");
        let mut numbers: Vec<u64> = text.lines().map(|line| line.parse().expect(line)).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..100));
    }

    #[test]
    fn appended_lines_follow_those_before() {
        let file = Scratch::new("appended", "old\n");
        append(&file.0, 2, 1, |_, number| number.to_string()).expect("writable");
        assert_eq!(std::fs::read_to_string(&file.0).expect("readable"), "old\n0\n1\n");
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let missing = std::env::temp_dir().join("basalt-tune-missing/lines");
        let make = |_: &mut Engine, _| String::new();
        for result in [write(&missing, 1, 1, make), append(&missing, 1, 1, make)] {
            let error = result.expect_err("no such folder");
            assert!(error.contains("basalt-tune-missing"), "{error}");
        }
    }
}
