//! The policy for dependencies in deny.toml, checked by cargo-deny.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, program_in_root, run, succeeds, target_folder};

/// The version of cargo-deny.
const VERSION: &str = "0.20.2";

/// The checks that need nothing from the network.
const OFFLINE: [&str; 3] = ["bans", "licenses", "sources"];

/// Installs cargo-deny into the target folder and runs all its checks. Without a network it skips
/// the check against the advisory database, and says so.
pub(crate) fn check() -> Result<(), String> {
    let program = install(&target_folder()?.join("tools"))?;
    let all = ["--workspace", "check"];
    if succeeds(&mut program_in_root(&program, ["fetch", "db"])) {
        return run(&mut program_in_root(&program, all));
    }
    println!("    the advisory database cannot be reached: known vulnerabilities are not checked");
    run(program_in_root(&program, all).args(OFFLINE))
}

fn install(root: &Path) -> Result<PathBuf, String> {
    let program = root.join("bin/cargo-deny");
    let is_current = Command::new(&program)
        .arg("--version")
        .output()
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(VERSION));
    if !is_current {
        let args = ["install", "cargo-deny", "--locked", "--version", VERSION, "--root"];
        run(cargo(args).arg(root))?;
    }
    Ok(program)
}
