//! The test executables of the workspace, several at a time.
//!
//! `cargo test` runs one executable after the other, so a test that waits, or one that computes on
//! a single thread, leaves the other processors idle.

use std::collections::VecDeque;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::process::{ALL_BUT_XTASK, XTASK, cargo, output, root};

/// The executables that take longest, by package and name. They start first, so that none of them
/// is left running alone at the end.
const SLOWEST: [(&str, &str); 5] = [
    ("cli", "review"),
    ("rules", "it"),
    ("server", "crash"),
    ("learn", "courses"),
    ("engine", "strength"),
];

/// A program that tests something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Executable {
    /// The name of its package, without the prefix that all have.
    package: String,
    /// The name of the target: a library, a program, or a file of tests.
    target: String,
    /// The folder of the package, in which cargo would run it.
    folder: PathBuf,
    path: PathBuf,
    args: Vec<String>,
}

/// Builds all tests of the workspace and runs them with these variables of the environment.
pub(crate) fn run_all(variables: &[(&str, &str)]) -> Result<(), String> {
    let start = Instant::now();
    let mut executables = build(&ALL_BUT_XTASK)?;
    executables.extend(build(&XTASK)?);
    println!("    built in {:.1} s", start.elapsed().as_secs_f64());
    let passed = run_queue(slowest_first(executables).into(), variables)?;
    println!("    {passed} tests passed");
    Ok(())
}

fn build(packages: &[&str]) -> Result<Vec<Executable>, String> {
    let mut command = cargo(["test", "--no-run", "--message-format", "json-render-diagnostics"]);
    Ok(read_executables(&output(command.args(packages))?))
}

/// Runs what is in the queue, one executable per processor at a time. Gives the number of tests
/// that passed, or names the executables that failed.
pub(crate) fn run_queue(
    queue: VecDeque<Executable>,
    variables: &[(&str, &str)],
) -> Result<u32, String> {
    let queue = Mutex::new(queue);
    let outcomes = Mutex::new((0, Vec::new()));
    let work = || {
        while let Some(next) = pop(&queue) {
            let result = next.run(variables);
            let mut outcomes = lock(&outcomes);
            match result {
                Ok(passed) => outcomes.0 += passed,
                Err(name) => outcomes.1.push(name),
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    match outcomes.into_inner().unwrap_or_else(PoisonError::into_inner) {
        (passed, failed) if failed.is_empty() => Ok(passed),
        (_, failed) => Err(format!("these failed: {}", failed.join(", "))),
    }
}

/// Its own function, so that the lock does not last while the executable runs.
fn pop(queue: &Mutex<VecDeque<Executable>>) -> Option<Executable> {
    lock(queue).pop_front()
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Executable {
    /// A fuzz target, which runs in the root of the repository.
    pub(crate) fn fuzz_target(target: String, path: PathBuf, limits: [String; 2]) -> Self {
        let args = [target.clone()].into_iter().chain(limits).collect();
        Self { package: "fuzz".to_owned(), target, folder: root().to_owned(), path, args }
    }

    fn name(&self) -> String {
        format!("{} {}", self.package, self.target)
    }

    /// Runs it and prints one line, or everything it said if it fails. Gives the number of tests
    /// that passed, or the executable's name.
    fn run(&self, variables: &[(&str, &str)]) -> Result<u32, String> {
        let start = Instant::now();
        let mut command = Command::new(&self.path);
        command.args(&self.args).current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        let result = command.envs(variables.iter().copied()).output();
        report(&self.name(), start.elapsed(), result)
    }
}

fn report(name: &str, time: Duration, result: io::Result<Output>) -> Result<u32, String> {
    let output = result.map_err(|error| format!("{name} ({error})"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let passed = count_passed(&text);
    let mut terminal = io::stdout().lock();
    if output.status.success() {
        let what = if passed == 0 { text.trim().to_owned() } else { format!("{passed} passed") };
        let line = format!("    {:>6.1} s  {name}: {what}\n", time.as_secs_f64());
        let _ = terminal.write_all(line.as_bytes());
        return Ok(passed);
    }
    let _ = terminal.write_all(&output.stdout);
    let _ = terminal.write_all(&output.stderr);
    Err(name.to_owned())
}

/// Reads the `test result:` lines of libtest.
fn count_passed(text: &str) -> u32 {
    let results = text.lines().filter(|line| line.starts_with("test result:"));
    let passed = |line: &str| {
        let (before, _) = line.split_once(" passed")?;
        before.rsplit(' ').next()?.parse::<u32>().ok()
    };
    results.filter_map(passed).sum()
}

/// The test executables among cargo's messages.
fn read_executables(messages: &str) -> Vec<Executable> {
    messages.lines().filter_map(|line| read_executable(&serde_json::from_str(line).ok()?)).collect()
}

fn read_executable(message: &Value) -> Option<Executable> {
    if message["profile"]["test"] != true {
        return None;
    }
    let path = message["executable"].as_str()?.into();
    let folder = PathBuf::from(message["manifest_path"].as_str()?).parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let target = message["target"]["name"].as_str()?.to_owned();
    Some(Executable { package, target, folder, path, args: Vec::new() })
}

fn slowest_first(mut executables: Vec<Executable>) -> Vec<Executable> {
    let rank = |executable: &Executable| {
        let is_it = |slow: &(&str, &str)| *slow == (&*executable.package, &*executable.target);
        SLOWEST.iter().position(is_it).unwrap_or(SLOWEST.len())
    };
    executables.sort_by_key(rank);
    executables
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGES: &str = concat!(
        r#"{"reason":"compiler-artifact","manifest_path":"/b/crates/play/Cargo.toml","target":{"name":"basalt_play"},"profile":{"test":false},"executable":null}"#,
        "\n",
        r#"{"reason":"compiler-artifact","manifest_path":"/b/crates/play/Cargo.toml","target":{"name":"hand"},"profile":{"test":true},"executable":"/t/hand-1"}"#,
        "\n",
        r#"{"reason":"compiler-artifact","manifest_path":"/b/crates/cli/Cargo.toml","target":{"name":"basalt"},"profile":{"test":false},"executable":"/t/basalt"}"#,
        "\n",
        r#"{"reason":"build-finished","success":true}"#,
    );

    #[test]
    fn only_tests_are_run() {
        let found = read_executables(MESSAGES);
        let expected = Executable {
            package: "play".to_owned(),
            target: "hand".to_owned(),
            folder: "/b/crates/play".into(),
            path: "/t/hand-1".into(),
            args: Vec::new(),
        };
        assert_eq!(found, [expected]);
    }

    #[test]
    fn the_slowest_run_first() {
        let names = [("web", "static_files"), ("server", "crash"), ("cli", "review")];
        let executables = names.map(|(package, target)| Executable {
            package: package.to_owned(),
            target: target.to_owned(),
            ..sample("true")
        });
        let order = slowest_first(executables.into()).into_iter().map(|one| one.target);
        assert_eq!(order.collect::<Vec<_>>(), ["review", "crash", "static_files"]);
    }

    #[test]
    fn results_are_summed() {
        let text = "running 2 tests\ntest a ... ok\n\ntest result: ok. 12 passed; 0 failed; 1 ignored\n\
                    test result: ok. 3 passed; 0 failed\n";
        assert_eq!(count_passed(text), 15);
    }

    fn sample(program: &str) -> Executable {
        let folder = std::env::temp_dir();
        let package = "sample".to_owned();
        let (target, path) = (program.to_owned(), program.into());
        Executable { package, target, folder, path, args: Vec::new() }
    }

    #[test]
    fn a_failure_is_named_and_the_others_still_run() {
        let variables = [("SAMPLE", "a\ntest result: ok. 7 passed; 0 failed")];
        let outcome = |programs: [&str; 2]| run_queue(programs.map(sample).into(), &variables);
        assert_eq!(outcome(["true", "env"]), Ok(7));
        assert_eq!(outcome(["false", "env"]), Err("these failed: sample false".to_owned()));
    }
}
