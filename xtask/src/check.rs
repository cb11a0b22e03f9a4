//! Every check that continuous integration runs, one after the other.

use std::time::{Duration, Instant};

use crate::process::{cargo, run};
use crate::{browser, page, tools, wasm};

struct Step {
    name: &'static str,
    action: fn() -> Result<(), String>,
}

const STEPS: [Step; 10] = [
    Step { name: "toolchain", action: tools::bring_toolchain },
    Step { name: "formatting", action: formatting },
    Step { name: "lints", action: lints },
    // Before the tests: the program that they start has the page in it.
    Step { name: "page", action: page::build },
    Step { name: "tests", action: all_tests },
    Step { name: "documentation", action: documentation },
    Step { name: "WASM build", action: wasm::build_crates },
    Step { name: "WASM against native", action: wasm::compare_counts },
    Step { name: "browser", action: || browser::run_tests(None) },
    Step { name: "fuzz targets", action: fuzz_targets },
];

/// Runs the steps and stops at the first that fails.
pub(crate) fn run_all() -> Result<(), String> {
    let mut times = Vec::new();
    for (number, step) in STEPS.iter().enumerate() {
        println!("==> {}/{} {}", number + 1, STEPS.len(), step.name);
        let start = Instant::now();
        (step.action)().map_err(|reason| {
            format!("==> “{}” failed, so the checks stop here: {reason}", step.name)
        })?;
        times.push((step.name, start.elapsed()));
    }
    println!("{}", summary(&times));
    Ok(())
}

fn formatting() -> Result<(), String> {
    run(&mut cargo(["fmt", "--all", "--check"]))
        .map_err(|error| format!("{error}; `cargo fmt --all` mends it"))
}

fn lints() -> Result<(), String> {
    run(&mut cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn all_tests() -> Result<(), String> {
    tools::bring_postgres()?;
    run(&mut cargo(["test", "--workspace"]))
}

fn documentation() -> Result<(), String> {
    let mut command = cargo(["doc", "--workspace", "--no-deps"]);
    run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn fuzz_targets() -> Result<(), String> {
    run(&mut cargo(["run", "--package", "basalt-fuzz"]))
}

fn summary(times: &[(&str, Duration)]) -> String {
    let line =
        |(name, time): &(&str, Duration)| format!("    {name:<20} {:>6.1} s\n", time.as_secs_f64());
    let lines: String = times.iter().map(line).collect();
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    format!("{lines}==> all checks passed in {:.1} s", total.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_each_step_with_its_time() {
        let times = [("lints", Duration::from_millis(1500)), ("tests", Duration::from_mins(1))];
        let expected = "    lints                   1.5 s\n    tests                  60.0 s\n\
                        ==> all checks passed in 61.5 s";
        assert_eq!(summary(&times), expected);
    }
}
