//! The public API under generated requests: Schemathesis compares every answer with the OpenAPI document.

use std::path::PathBuf;

use crate::page::Build;
use crate::process::{program_in_root, run, target_folder};
use crate::tools::install_python;

/// Schemathesis and its version, as pip knows it.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// The script that starts the server and runs it.
const SCRIPT: &str = "e2e/api.py";

/// Builds the page and the program, installs Schemathesis below the target folder and runs it against a server.
pub(crate) fn check() -> Result<(), String> {
    let python = install()?;
    let program = crate::build(Build::Quick)?;
    run(program_in_root(python, [SCRIPT]).arg(program))
}

/// A Python that has Schemathesis. Without a network the one from an earlier run will do.
fn install() -> Result<PathBuf, String> {
    install_python()?;
    let folder = target_folder()?.join("schemathesis");
    let python = folder.join("bin/python");
    if !python.exists() {
        run(program_in_root("python3", ["-m", "venv"]).arg(&folder))?;
    }
    run(&mut program_in_root(&python, ["-m", "pip", "install", "--quiet", SCHEMATHESIS]))?;
    Ok(python)
}
