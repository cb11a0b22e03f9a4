//! Rules and engine as a WASM module under Node.js.

use std::path::PathBuf;

use crate::bench::WIDE_SETS_PERFT;
use crate::page::{Build, selected_packages};
use crate::process::{cargo, output, program_in_root, run, target_folder};
use crate::tools::{WASM, install_program};

/// The compiler flags for WASM.
///
/// Every browser since 2023 has the 128-bit instructions. A copy of up to 16 words becomes loads
/// and stores: by default it is a `memory.copy`, for which V8 calls a function outside the module,
/// and a board is copied for every move.
pub(crate) const FLAGS: &str = "-C target-feature=+simd128 -C llvm-args=-max-store-memcpy=16";

/// The variable of the environment with the flags for WASM.
pub(crate) const FLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The profile of WASM modules for tests.
pub(crate) const QUICK: &str = "quick";

/// The script that runs the module.
const HOST: &str = "xtask/speed/run.mjs";

/// The checksum of the engine's behaviour: the nodes of `basalt bench`. A change of the search changes it, and
/// docs/performance.md, which a test compares.
const BENCH_NODES: u64 = 1_780_544;

/// The native and the WASM build of the program that counts and measures.
#[derive(Debug)]
pub(crate) struct Speed {
    /// The native program.
    native: PathBuf,
    /// The module for Node.js.
    module: PathBuf,
}

impl Speed {
    /// Builds both.
    pub(crate) fn build(build: Build) -> Result<Self, String> {
        install_program("node", "nodejs")?;
        let wasm_profile = match build {
            Build::Quick => QUICK,
            Build::Dist => "dist",
        };
        run(&mut crate::native_build("basalt-speed", "basalt-speed", build))?;
        let mut module = cargo(["build", "--package", "basalt-speed", "--lib", "--target", WASM]);
        if build == Build::Quick {
            // Selected together, they share the dependencies that are compiled for the page.
            module.args(selected_packages());
        }
        let flags = build.wasm_flags(FLAGS);
        run(module.args(["--profile", wasm_profile]).env(FLAGS_VARIABLE, flags))?;
        let target = target_folder()?;
        Ok(Self {
            native: target.join(build.native_folder()).join("basalt-speed"),
            module: target.join(WASM).join(wasm_profile).join("basalt_speed_wasm.wasm"),
        })
    }

    /// The command for a native measurement, without its arguments.
    pub(crate) fn native(&self) -> std::process::Command {
        program_in_root(&self.native, [""; 0])
    }

    /// The command for a measurement in WASM, which takes the same arguments.
    pub(crate) fn wasm(&self) -> std::process::Command {
        let mut command = program_in_root("node", [HOST]);
        command.arg(&self.module);
        command
    }
}

/// Checks that perft and search in WASM count what they count natively, position by position.
pub(crate) fn compare_counts() -> Result<(), String> {
    let speed = Speed::build(Build::Quick)?;
    for set in ["full", "mid"] {
        for leaves in ["bulk", "made"] {
            let file = format!("xtask/speed/positions/{set}.txt");
            let args = [leaves, file.as_str(), "3"];
            let native = counts(&output(speed.native().args(args))?);
            let wasm = counts(&output(speed.wasm().args(args))?);
            if native.is_empty() || native != wasm {
                return Err(format!("perft of {file} ({leaves}) differs between native and WASM"));
            }
            println!("    {file} ({leaves}): the same in WASM, position by position");
        }
    }
    compare_wide_sets(&speed)?;
    compare_search(&speed)
}

/// Compares perft of the game whose sets of spaces are built differently in WASM.
fn compare_wide_sets(speed: &Speed) -> Result<(), String> {
    let [_, file, _] = WIDE_SETS_PERFT;
    let native = output(speed.native().args(WIDE_SETS_PERFT))?;
    if native.is_empty() || native != output(speed.wasm().args(WIDE_SETS_PERFT))? {
        return Err(format!("perft of {file} differs between native and WASM"));
    }
    println!("    {file}: the same in WASM, position by position");
    Ok(())
}

/// Compares the node counts of the engine's bench.
fn compare_search(speed: &Speed) -> Result<(), String> {
    let native = counts(&output(speed.native().arg("search"))?);
    let wasm = counts(&output(speed.wasm().arg("search"))?);
    if native.is_empty() || native != wasm {
        return Err("the engine's bench has other node counts in WASM than natively".to_owned());
    }
    let nodes: u64 = native.iter().filter_map(|line| line.parse::<u64>().ok()).sum();
    if nodes != BENCH_NODES {
        return Err(format!(
            "the engine's bench has {nodes} nodes, not {BENCH_NODES} (BENCH_NODES)"
        ));
    }
    println!("    the engine's bench: {nodes} nodes, the same in WASM, position by position");
    Ok(())
}

/// All lines except the last, which contains a time.
fn counts(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_has_the_checksum_of_the_bench() {
        let path = format!("{}/../docs/performance.md", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("docs/performance.md");
        let [millions, thousands, rest] =
            [BENCH_NODES / 1_000_000, BENCH_NODES / 1_000 % 1_000, BENCH_NODES % 1_000];
        let sentence = format!("{millions},{thousands:03},{rest:03} nodes today");
        assert!(text.contains(&sentence), "docs/performance.md should say “{sentence}”");
    }
}
