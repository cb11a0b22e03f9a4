//! Runs other programs. An error is a sentence.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

/// Selects all packages except xtask in a call of cargo.
///
/// Cargo unites the features of the packages that are selected together. It has built xtask alone
/// to start this program; selected with the others, xtask would be built again with all its
/// dependencies.
pub(crate) const ALL_BUT_XTASK: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// Selects the package that [`ALL_BUT_XTASK`] leaves out.
pub(crate) const XTASK: [&str; 2] = ["--package", "xtask"];

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// `cargo` of the pinned toolchain, run in the root of the repository.
///
/// Continuous integration builds once, from nothing. Intermediate results for a next build would cost it time and disk space,
/// and the names of a thousand crates would hide errors in its log.
pub(crate) fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = program_in_root(program, args);
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_TERM_QUIET", "true");
    }
    command
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

/// Runs a program with the standard streams of xtask.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let status = status(command)?;
    if status.success() { Ok(()) } else { Err(format!("{} ended with {status}", line(command))) }
}

/// Runs a program with the standard streams of xtask and gives its exit code.
pub(crate) fn exit_code(command: &mut Command) -> Result<ExitCode, String> {
    let code = status(command)?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn status(command: &mut Command) -> Result<ExitStatus, String> {
    command.status().map_err(|error| cannot_start(command, &error))
}

/// Runs a program and gives its output; its standard error goes to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| cannot_start(command, &error))?;
    if !output.status.success() {
        return Err(format!("{} ended with {}", line(command), output.status));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("{} printed something that is not text", line(command)))
}

/// Whether a program exists and succeeds; its output is not shown.
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

/// The command as it is typed in a shell.
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
