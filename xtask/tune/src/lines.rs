//! Files of lines that several threads write, each with an engine of its own.

use std::fs::File;
use std::io::{BufWriter, Write};
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
    let wrong = |error: std::io::Error| format!("{}: {error}", path.display());
    let out = Mutex::new(BufWriter::new(File::create(path).map_err(wrong)?));
    let next = AtomicU64::new(0);
    let progress = ProgressBar::new(count);
    let work = || {
        let mut engine = Engine::new(Options { memory: MEMORY, ..Options::default() });
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(());
            }
            let line = make(&mut engine, number);
            let mut out = out.lock().map_err(|_| "another thread has failed".to_owned())?;
            writeln!(out, "{line}").map_err(wrong)?;
            progress.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err("a thread has failed".to_owned()))
        })
    })?;
    let mut out = out.into_inner().map_err(|_| "a thread has failed".to_owned())?;
    out.flush().map_err(wrong)
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
    fn a_file_that_cannot_be_written_is_named() {
        let missing = std::env::temp_dir().join("basalt-tune-missing/lines");
        let error = write(&missing, 1, 1, |_, _| String::new()).expect_err("no such folder");
        assert!(error.contains("basalt-tune-missing"), "{error}");
    }
}
