//! Running other programs, with failures told in a sentence.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// `cargo` of the pinned toolchain, run in the root of the repository.
pub(crate) fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    program_in_root(program, args)
}

/// Any program, run in the root of the repository.
pub(crate) fn program_in_root<S: AsRef<OsStr>>(
    program: impl AsRef<OsStr>,
    args: impl IntoIterator<Item = S>,
) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// Runs a program in the open: it reads and writes what xtask does.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let status = status(command)?;
    if status.success() { Ok(()) } else { Err(format!("{} ended with {status}", line(command))) }
}

/// The same, for a program whose exit code is the answer.
pub(crate) fn exit_code(command: &mut Command) -> Result<ExitCode, String> {
    let code = status(command)?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn status(command: &mut Command) -> Result<ExitStatus, String> {
    command.status().map_err(|error| cannot_start(command, &error))
}

/// Runs a program and takes what it prints; complaints still go to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| cannot_start(command, &error))?;
    if !output.status.success() {
        return Err(format!("{} ended with {}", line(command), output.status));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("{} printed something that is not text", line(command)))
}

/// Whether a program is there and ends well; what it prints is not shown.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The folder of build outputs.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let text = output(&mut cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&text)
        .map_err(|error| format!("cargo metadata cannot be read: {error}"))?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .ok_or_else(|| "cargo metadata names no target directory".to_owned())
}

/// The command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default();
    std::iter::once(name)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("{} cannot be started: {error}", line(command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command_and_how_it_ended() {
        let error = run(&mut program_in_root("false", ["x"])).expect_err("false fails");
        assert!(error.starts_with("false x ended with exit status"), "{error}");
        let error = run(&mut program_in_root("no-such-program", [""; 0])).expect_err("missing");
        assert!(error.starts_with("no-such-program cannot be started"), "{error}");
    }

    #[test]
    fn output_is_what_was_printed() {
        assert_eq!(output(&mut program_in_root("echo", ["a", "b"])), Ok("a b\n".to_owned()));
    }
}
