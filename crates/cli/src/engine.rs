//! `basalt engine`: UGI on the standard input and output.

use std::io::{self, Write as _};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use basalt_ugi::{Flow, Host, Input, Session};

use crate::args;
use crate::exit::{Exit, Failure};
use crate::input::InputSource;
use crate::shell::Shell;
use basalt_arena::{TextLine, read_line};

/// The number of lines that are read ahead. A reader that waits keeps a flood of lines out of memory.
const READ_AHEAD_LINES: usize = 16;

pub(crate) fn run(args: &args::EngineArgs, shell: &Shell) -> Result<Exit, Failure> {
    let mut terminal = Terminal::open();
    let mut session = Session::default();
    let game = format!("setoption name Game value {}", args.game.id);
    let mut flow = session.line(&game, &mut terminal);
    while flow == Flow::Continue {
        match terminal.wait() {
            Input::Line(line) => flow = session.bytes(&line, &mut terminal),
            Input::TooLong(length) => session.too_long(length, &mut terminal),
            Input::Nothing | Input::Closed => break,
        }
    }
    match terminal.error {
        None => Ok(Exit::Fine),
        Some(StreamError::Reading(error)) => {
            Err(InputSource::Standard.not_read(&error, &shell.localizer))
        }
        Some(StreamError::Writing(error)) => Err(error.into()),
    }
}

/// The world around the session.
struct Terminal {
    lines: Receiver<io::Result<TextLine>>,
    started: Instant,
    error: Option<StreamError>,
}

/// Why the conversation cannot go on.
enum StreamError {
    Reading(io::Error),
    Writing(io::Error),
}

impl Terminal {
    fn open() -> Self {
        let (sender, lines) = sync_channel(READ_AHEAD_LINES);
        thread::spawn(move || read_lines(&sender));
        Self { lines, started: Instant::now(), error: None }
    }

    /// The next line, waiting for it.
    fn wait(&mut self) -> Input {
        if self.error.is_some() {
            return Input::Closed;
        }
        match self.lines.recv() {
            Ok(line) => self.take(line),
            Err(_) => Input::Closed,
        }
    }

    fn take(&mut self, line: io::Result<TextLine>) -> Input {
        match line {
            Ok(TextLine { length, .. }) if length > Session::MAX_LINE_BYTES => {
                Input::TooLong(length)
            }
            Ok(TextLine { kept, .. }) => Input::Line(kept),
            Err(error) => {
                self.error = Some(StreamError::Reading(error));
                Input::Closed
            }
        }
    }
}

/// Sends lines until there are no more, or nobody wants them.
fn read_lines(sender: &SyncSender<io::Result<TextLine>>) {
    let mut input = io::stdin().lock();
    while let Some(line) = read_line(&mut input, Session::MAX_LINE_BYTES).transpose() {
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
        if self.error.is_some() {
            return;
        }
        let mut output = io::stdout().lock();
        let said = writeln!(output, "{line}").and_then(|()| output.flush());
        self.error = said.err().map(StreamError::Writing);
    }

    fn poll(&mut self) -> Input {
        if self.error.is_some() {
            return Input::Closed;
        }
        match self.lines.try_recv() {
            Ok(line) => self.take(line),
            Err(TryRecvError::Empty) => Input::Nothing,
            Err(TryRecvError::Disconnected) => Input::Closed,
        }
    }
}
