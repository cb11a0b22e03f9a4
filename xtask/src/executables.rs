//! The test executables of the workspace, several at a time.
//!
//! `cargo test` runs one executable after the other, so a test that waits, or one that computes on
//! a single thread, leaves the other processors idle. cargo-nextest does the same, but would have to be compiled first, which
//! takes longer than it saves, and does not know which executables need not run again.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::at_once::{map_on_threads, tests_at_once};
use crate::passed::Passed;
use crate::process::{ALL_BUT_XTASK, XTASK, cargo, output, root};

/// The executables that take longest, by package and name. They start first, so that none of them
/// is left running alone at the end.
const RUN_FIRST: [(&str, &str); 5] = [
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
    /// The programs of its package, which it may start.
    programs: Vec<PathBuf>,
    args: Vec<String>,
}

/// The executables that run again though they have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reruns {
    /// Executables for which something has changed since they passed.
    Changed,
    /// All executables.
    All,
}

/// Builds all tests of the workspace and runs them with these variables of the environment.
pub(crate) fn run_all(variables: &[(&str, &str)], reruns: Reruns) -> Result<(), String> {
    let start = Instant::now();
    let executables = build_all()?;
    println!("    built in {:.1} s", start.elapsed().as_secs_f64());
    let results = Passed::open()?;
    let (mut queue, mut known) = (executables, 0);
    if reruns == Reruns::Changed {
        queue.retain(|executable| match executable.known_result(&results) {
            Some(tests) => {
                known += tests;
                false
            }
            None => true,
        });
        println!("    {known} tests have passed before, and nothing that they see has changed");
    }
    let on_pass = |executable: &Executable, tests| {
        // Results with other variables are of no use to the usual run.
        if variables.is_empty() {
            executable.store_result(&results, tests);
        }
    };
    let passed = run_queue(&slowest_first(queue), variables, &on_pass)?;
    println!("    {} tests passed", passed + known);
    Ok(())
}

/// Builds all tests of the workspace.
pub(crate) fn build_all() -> Result<Vec<Executable>, String> {
    let mut executables = build(&ALL_BUT_XTASK)?;
    executables.extend(build(&XTASK)?);
    Ok(executables)
}

fn build(packages: &[&str]) -> Result<Vec<Executable>, String> {
    let mut command = cargo(["test", "--no-run", "--message-format", "json-render-diagnostics"]);
    Ok(read_executables(&output(command.args(packages))?))
}

/// Runs executables, several at a time. Gives the number of tests that passed, or names
/// the executables that failed.
pub(crate) fn run_queue(
    queue: &[Executable],
    variables: &[(&str, &str)],
    on_pass: &(dyn Fn(&Executable, u32) + Sync),
) -> Result<u32, String> {
    let outcomes = map_on_threads(tests_at_once(), queue, |executable| {
        executable.run(variables).inspect(|&tests| on_pass(executable, tests))
    });
    let (passed, failed): (Vec<_>, Vec<_>) = outcomes.into_iter().partition(Result::is_ok);
    let failed: Vec<_> = failed.into_iter().filter_map(Result::err).collect();
    if failed.is_empty() {
        Ok(passed.into_iter().flatten().sum())
    } else {
        Err(format!("these failed: {}", failed.join(", ")))
    }
}

impl Executable {
    /// A fuzz target, which runs in the root of the repository.
    pub(crate) fn fuzz_target(target: String, path: PathBuf, limits: [String; 2]) -> Self {
        let args = [target.clone()].into_iter().chain(limits).collect();
        let (package, folder) = ("fuzz".to_owned(), root().to_owned());
        Self { package, target, folder, path, programs: Vec::new(), args }
    }

    /// The number of its tests, if they have passed and nothing that they see has changed.
    fn known_result(&self, results: &Passed) -> Option<u32> {
        results.find(&self.name(), &self.fingerprint(results)?)
    }

    fn store_result(&self, results: &Passed, tests: u32) {
        if let Some(fingerprint) = self.fingerprint(results) {
            results.store(&self.name(), &fingerprint, tests);
        }
    }

    fn fingerprint(&self, results: &Passed) -> Option<String> {
        let files: Vec<_> = [&self.path].into_iter().chain(&self.programs).cloned().collect();
        results.fingerprint(&self.package, &files)
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

/// The test executables among cargo's messages, each with the programs of its package.
fn read_executables(messages: &str) -> Vec<Executable> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let all: Vec<_> = messages.filter_map(|message| read_executable(&message)).collect();
    let (mut tests, programs): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(is_test, _)| *is_test);
    for (_, test) in &mut tests {
        let own = programs.iter().filter(|(_, program)| program.folder == test.folder);
        test.programs = own.map(|(_, program)| program.path.clone()).collect();
    }
    tests.into_iter().map(|(_, test)| test).collect()
}

/// The executable of a message, and whether it is a test.
fn read_executable(message: &Value) -> Option<(bool, Executable)> {
    let path = message["executable"].as_str()?.into();
    let folder = PathBuf::from(message["manifest_path"].as_str()?).parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let target = message["target"]["name"].as_str()?.to_owned();
    let executable =
        Executable { package, target, folder, path, programs: Vec::new(), args: Vec::new() };
    Some((message["profile"]["test"] == true, executable))
}

fn slowest_first(mut executables: Vec<Executable>) -> Vec<Executable> {
    let rank = |executable: &Executable| {
        let is_it = |slow: &(&str, &str)| *slow == (&*executable.package, &*executable.target);
        RUN_FIRST.iter().position(is_it).unwrap_or(RUN_FIRST.len())
    };
    executables.sort_by_key(rank);
    executables
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, PoisonError};

    use super::*;

    const MESSAGES: &str = concat!(
        r#"{"reason":"compiler-artifact","manifest_path":"/b/crates/play/Cargo.toml","target":{"name":"basalt_play"},"profile":{"test":false},"executable":null}"#,
        "\n",
        r#"{"reason":"compiler-artifact","manifest_path":"/b/crates/play/Cargo.toml","target":{"name":"hand"},"profile":{"test":true},"executable":"/t/hand-1"}"#,
        "\n",
        r#"{"reason":"compiler-artifact","manifest_path":"/b/crates/cli/Cargo.toml","target":{"name":"basalt"},"profile":{"test":false},"executable":"/t/basalt"}"#,
        "\n",
        r#"{"reason":"compiler-artifact","manifest_path":"/b/crates/play/Cargo.toml","target":{"name":"table"},"profile":{"test":false},"executable":"/t/table"}"#,
        "\n",
        r#"{"reason":"build-finished","success":true}"#,
    );

    #[test]
    fn only_tests_are_run_with_the_programs_of_their_package() {
        let found = read_executables(MESSAGES);
        let expected = Executable {
            package: "play".to_owned(),
            target: "hand".to_owned(),
            folder: "/b/crates/play".into(),
            path: "/t/hand-1".into(),
            programs: vec!["/t/table".into()],
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
        Executable { package, target, folder, path, programs: Vec::new(), args: Vec::new() }
    }

    #[test]
    fn a_failure_is_named_and_the_others_still_run() {
        let variables = [("SAMPLE", "a\ntest result: ok. 7 passed; 0 failed")];
        let passed = Mutex::new(Vec::new());
        let note = |executable: &Executable, tests| {
            let mut passed = passed.lock().unwrap_or_else(PoisonError::into_inner);
            passed.push((executable.name(), tests));
        };
        let outcome = |programs: [&str; 2]| run_queue(&programs.map(sample), &variables, &note);
        assert_eq!(outcome(["false", "env"]), Err("these failed: sample false".to_owned()));
        assert_eq!(outcome(["env", "env"]), Ok(14));
        let passed = passed.into_inner().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(passed, vec![("sample env".to_owned(), 7); 3]);
    }
}
