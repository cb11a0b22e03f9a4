//! Rules and engine as a WASM module under Node.

use std::path::PathBuf;

use crate::process::{cargo, output, program_in_root, run, target_folder};
use crate::tools::{WASM, bring_program};

/// How Basalt's WASM is compiled.
///
/// Every browser since 2023 has the 128-bit instructions. A copy of up to 16 words is written out
/// as loads and stores: by default it becomes `memory.copy`, which V8 answers with a call out of
/// the module, and a board is copied for every move made.
pub(crate) const FLAGS: &str = "-C target-feature=+simd128 -C llvm-args=-max-store-memcpy=16";

pub(crate) const FLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The host of the module.
const HOST: &str = "xtask/speed/run.mjs";

/// The crates that must build for the browser.
const CRATES: [&str; 6] = [
    "basalt-rules",
    "basalt-records",
    "basalt-ugi",
    "basalt-locales",
    "basalt-view",
    "basalt-review",
];

/// Builds for WASM everything that the browser will need.
pub(crate) fn build_crates() -> Result<(), String> {
    let mut command = cargo(["build", "--target", WASM]);
    for name in CRATES {
        command.args(["--package", name]);
    }
    run(command.env(FLAGS_VARIABLE, FLAGS))
}

/// The two builds of the program that measures.
#[derive(Debug)]
pub(crate) struct Speed {
    /// The native program.
    pub(crate) native: PathBuf,
    /// The module for Node.
    pub(crate) module: PathBuf,
}

impl Speed {
    /// Builds both.
    pub(crate) fn build() -> Result<Self, String> {
        bring_program("node", "nodejs")?;
        let build = ["build", "--release", "--package", "basalt-speed"];
        run(cargo(build).args(["--bin", "basalt-speed"]))?;
        run(cargo(build).args(["--lib", "--target", WASM]).env(FLAGS_VARIABLE, FLAGS))?;
        let target = target_folder()?;
        Ok(Self {
            native: target.join("release/basalt-speed"),
            module: target.join(WASM).join("release/basalt_speed_wasm.wasm"),
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
    let speed = Speed::build()?;
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
    compare_punct(&speed)?;
    compare_search(&speed)
}

/// The same for PÜNCT, whose sets are put together differently in WASM.
fn compare_punct(speed: &Speed) -> Result<(), String> {
    let file = "xtask/speed/positions/punct.txt";
    let args = ["punct-perft", file, "1"];
    let native = output(speed.native().args(args))?;
    if native.is_empty() || native != output(speed.wasm().args(args))? {
        return Err(format!("perft of {file} differs between native and WASM"));
    }
    println!("    {file}: the same in WASM, position by position");
    Ok(())
}

/// The same for the nodes of the engine's bench.
fn compare_search(speed: &Speed) -> Result<(), String> {
    let native = counts(&output(speed.native().arg("search"))?);
    let wasm = counts(&output(speed.wasm().arg("search"))?);
    if native.is_empty() || native != wasm {
        return Err("the engine's bench looks at other positions in WASM than natively".to_owned());
    }
    println!("    the engine's bench: the same in WASM, position by position");
    Ok(())
}

/// All lines but the last, which holds a time.
fn counts(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    lines
}
