//! Running the program.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

/// The outcome of a run of the program.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, to be started in a plain environment.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_basalt"));
    for name in ["LC_ALL", "LC_MESSAGES", "NO_COLOR"] {
        command.env_remove(name);
    }
    // Data of the server goes where nobody's own data is.
    command.env("LANG", "C").env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR")).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program without input.
pub(crate) fn basalt(args: &[&str]) -> Run {
    basalt_reading(args, b"")
}

/// Runs the program with this input.
pub(crate) fn basalt_reading(args: &[&str], input: &[u8]) -> Run {
    finish(command(args).spawn().expect("the program starts"), input)
}

fn finish(mut child: Child, input: &[u8]) -> Run {
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // A program that ends early does not read everything.
    let writer = thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Run {
    /// The output of a run that went well and had nothing to complain about.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The errors of a run that failed with this code and without any output.
    #[track_caller]
    pub(crate) fn failure(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{}", self.err);
        self.err
    }
}

/// Checks that a command names the illegal move of a game that it reads from the standard input.
#[track_caller]
pub(crate) fn assert_names_an_illegal_move(command: &str) {
    assert_eq!(
        basalt_reading(&[command, "-"], b"E3\nE3\n").failure(1),
        "error: the standard input: game 1: ply 2, move e3: e3 is taken: place the piece on an empty \
         space (rule 2)\n"
    );
}

/// Checks that a command names the numbers that games of a file have, if it is given a greater one.
#[track_caller]
pub(crate) fn assert_names_the_games_of(file: &str, command: &str, count: usize) {
    let number = count + 1;
    assert_eq!(
        basalt(&[command, file, "--number", &number.to_string()]).failure(1),
        format!("error: {file}: expected the number of a game from 1 to {count}, found {number}\n")
    );
}

/// A sample of recorded games.
pub(crate) fn sample(name: &str) -> String {
    basalt_testkit::fixtures::path(name).display().to_string()
}

/// The text of a sample.
pub(crate) fn sample_text(name: &str) -> String {
    std::fs::read_to_string(sample(name)).expect(name)
}

/// A folder of its own for a test, gone afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    /// The path of a file in it.
    pub(crate) fn path(&self, file: &str) -> String {
        self.0.join(file).display().to_string()
    }

    /// The path of a file in it that holds this.
    pub(crate) fn file(&self, file: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(file), content).expect("writable");
        self.path(file)
    }

    /// The text of a file in it.
    pub(crate) fn text(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).expect(file)
    }

    /// The names of the files in it.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("a folder");
        let name = |entry: std::io::Result<std::fs::DirEntry>| entry.expect("a file").file_name();
        let mut names: Vec<_> =
            entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Starts the program, reads a little of its output, hangs up, and tells how it ended.
pub(crate) fn hang_up(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdout = child.stdout.take().expect("piped");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    let writer = thread::spawn(move || stdin.write_all(&input).is_ok());
    stdout.read_exact(&mut [0; 10]).expect("some output");
    drop(stdout);
    writer.join().expect("the writer ends");
    finish_unheard(child)
}

fn finish_unheard(child: Child) -> Run {
    let output = child.wait_with_output().expect("the program ends");
    let err = String::from_utf8(output.stderr).expect("UTF-8");
    Run { code: output.status.code(), out: String::new(), err }
}

/// Presses Ctrl-C in a program.
#[cfg(unix)]
pub(crate) fn press_ctrl_c(child: &Child) {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
}

/// Whether Ctrl-C has ended a program: by itself with the code 130, or by the signal, which a shell shows as the same.
#[cfg(unix)]
pub(crate) fn was_interrupted(status: std::process::ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt as _;

    const SIGINT: i32 = 2;
    status.code() == Some(130) || status.signal() == Some(SIGINT)
}
