//! Shell blocks in a folder of their own, with the program under test.

use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use basalt_testkit::TempFolder;
use basalt_testkit::documentation::{Block, root};

use crate::program::sample;

/// Stand-ins: a server would not end, so its settings are read and printed; units are not started, but have to be there.
const STAND_INS: &str = r#"
set -eu
basalt() {
    case $1 in
    serve) shift; command basalt config "$@" ;;
    *) command basalt "$@" ;;
    esac
}
systemctl() { test "$1 $2" = "enable --now"; test -f "$ROOT/etc/systemd/system/$3"; }
"#;

/// A folder in which blocks run one after the other.
pub(super) struct Script {
    folder: TempFolder,
    replacements: Vec<(String, String)>,
}

impl Script {
    /// An empty folder, but for `ops` and `docs` of the repository. It is also the root of absolute paths.
    pub(super) fn new(name: &str) -> Self {
        let folder = TempFolder::new(name);
        let script = Self { folder, replacements: Vec::new() };
        fs::create_dir_all(script.path("bin")).expect("a folder");
        for name in ["ops", "docs"] {
            symlink(root().join(name), script.path(name)).expect("a link");
        }
        symlink(env!("CARGO_BIN_EXE_basalt"), script.path("bin/basalt")).expect("a link");
        fs::create_dir_all(script.path("etc/systemd/system")).expect("a folder");
        script
    }

    /// A path in the folder.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Copies a sample of recorded games into the folder.
    pub(super) fn add_sample(&mut self, name: &str, sample_name: &str) {
        fs::copy(sample(sample_name), self.path(name)).expect("copied");
    }

    /// Replaces a text of the blocks, such as an address.
    pub(super) fn replace(&mut self, text: &str, by: &str) {
        self.replacements.push((text.to_owned(), by.to_owned()));
    }

    /// The text of a block on this machine.
    pub(super) fn local(&self, block: &Block) -> String {
        let text = [" /var/", " /etc/"].iter().fold(block.text.clone(), |text, folder| {
            text.replace(folder, &format!(" \"$ROOT\"{}", folder.trim_start()))
        });
        self.replacements.iter().fold(text, |text, (from, to)| text.replace(from, to))
    }

    /// A command of bash in the folder, which finds the program under test.
    pub(super) fn command(&self, text: &str) -> Command {
        let mut command = Command::new("bash");
        let path = env::var("PATH").unwrap_or_default();
        command
            .args(["-c", text])
            .current_dir(self.folder.path())
            .env("PATH", format!("{}:{path}", self.path("bin").display()))
            .env("ROOT", self.folder.path())
            .env("XDG_DATA_HOME", self.path("data"))
            .env("LC_ALL", "C")
            .stdin(Stdio::null());
        for variable in ["NO_COLOR", "BASALT_DATABASE", "BASALT_BUS", "BASALT_CONFIG"] {
            command.env_remove(variable);
        }
        command
    }

    /// Runs a block, and returns its output.
    #[track_caller]
    pub(super) fn run(&self, block: &Block) -> String {
        self.bash(&format!("# {}:{}\n{}", block.page, block.line, self.local(block)))
    }

    /// Runs a script, and returns its output.
    #[track_caller]
    pub(super) fn bash(&self, text: &str) -> String {
        let script = format!("{STAND_INS}\n{text}");
        let output = self.command(&script).output().expect("bash");
        let text_of = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (out, err) = (text_of(&output.stdout), text_of(&output.stderr));
        assert!(output.status.success(), "{text}\n{out}\n{err}");
        out
    }
}
