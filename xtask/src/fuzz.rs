//! The fuzz targets, several at a time.

use crate::executables::{Executable, run_queue};
use crate::page::Build;
use crate::process::{root, run, target_folder};

/// A folder for each target, with the inputs it starts from.
const SEEDS: &str = "fuzz/seeds";

/// Runs each target for at most `seconds` and `inputs`.
pub(crate) fn run_targets(seconds: u32, inputs: u32) -> Result<(), String> {
    run(&mut crate::native_build("basalt-fuzz", "basalt-fuzz", Build::Quick))?;
    let program = target_folder()?.join(Build::Quick.native_folder()).join("basalt-fuzz");
    let executable = |target| {
        let limits = [format!("--seconds={seconds}"), format!("--inputs={inputs}")];
        Executable::fuzz_target(target, program.clone(), limits)
    };
    let queue: Vec<_> = targets()?.into_iter().map(executable).collect();
    run_queue(&queue, &[], &|_, _| ()).map(drop)
}

fn targets() -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(root().join(SEEDS))
        .map_err(|error| format!("{SEEDS} cannot be read: {error}"))?;
    let mut names: Vec<_> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}
