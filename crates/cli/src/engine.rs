//! `basalt engine`: UGI on the standard input and output.

use std::io::{self, Write as _};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use basalt_protocol::{Flow, Heard, Host, Session};

use crate::args;
use crate::ending::{Ending, Failure};
use crate::input::Source;
use crate::lines::read_line;
use crate::shell::Shell;

/// One byte more than a session takes, so that it refuses what was cut.
const MOST_BYTES: usize = (1 << 18) + 1;

/// How many lines are read ahead. A reader that waits keeps a flood of lines out of memory.
const READ_AHEAD: usize = 16;

pub(crate) fn run(args: &args::Engine, shell: &Shell) -> Result<Ending, Failure> {
    let mut terminal = Terminal::open();
    let mut session = Session::default();
    let game = format!("setoption name Game value {}", args.game.id);
    let mut flow = session.line(&game, &mut terminal);
    while flow == Flow::Continue
        && let Some(line) = terminal.wait()
    {
        flow = session.bytes(&line, &mut terminal);
    }
    match terminal.trouble {
        None => Ok(Ending::Fine),
        Some(Trouble::Reading(error)) => Err(Source::Standard.not_read(&error, &shell.voice)),
        Some(Trouble::Writing(error)) => Err(error.into()),
    }
}

/// The world around the session.
struct Terminal {
    lines: Receiver<io::Result<Vec<u8>>>,
    started: Instant,
    trouble: Option<Trouble>,
}

/// Why the conversation cannot go on.
enum Trouble {
    Reading(io::Error),
    Writing(io::Error),
}

impl Terminal {
    fn open() -> Self {
        let (sender, lines) = sync_channel(READ_AHEAD);
        thread::spawn(move || read_lines(&sender));
        Self { lines, started: Instant::now(), trouble: None }
    }

    /// The next line, waiting for it; nothing when none will come.
    fn wait(&mut self) -> Option<Vec<u8>> {
        if self.trouble.is_some() {
            return None;
        }
        let line = self.lines.recv().ok()?;
        self.take(line)
    }

    fn take(&mut self, line: io::Result<Vec<u8>>) -> Option<Vec<u8>> {
        line.map_err(|error| self.trouble = Some(Trouble::Reading(error))).ok()
    }
}

/// Sends lines until there are no more, or nobody wants them.
fn read_lines(sender: &SyncSender<io::Result<Vec<u8>>>) {
    let mut input = io::stdin().lock();
    while let Some(line) = read_line(&mut input, MOST_BYTES).transpose() {
        let failed = line.is_err();
        if sender.send(line).is_err() || failed {
            return;
        }
    }
}

impl Host for Terminal {
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn say(&mut self, line: &str) {
        if self.trouble.is_some() {
            return;
        }
        let mut output = io::stdout().lock();
        let said = writeln!(output, "{line}").and_then(|()| output.flush());
        self.trouble = said.err().map(Trouble::Writing);
    }

    fn poll(&mut self) -> Heard {
        if self.trouble.is_some() {
            return Heard::Closed;
        }
        match self.lines.try_recv() {
            Ok(line) => self.take(line).map_or(Heard::Closed, Heard::Line),
            Err(TryRecvError::Empty) => Heard::Nothing,
            Err(TryRecvError::Disconnected) => Heard::Closed,
        }
    }
}
