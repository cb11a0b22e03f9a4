//! Lines to and from a program, or the built-in engine on its own thread. Each wait has a time limit, whatever the
//! other end does.

use std::io::{BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel,
};
use std::thread;
use std::time::{Duration, Instant};

use basalt_ugi::{Flow, Host, Input, Session};

use super::PlayerError;
use crate::lines::read_line;

/// A line is cut to this many bytes: more than any answer has.
const MAX_LINE_BYTES: usize = 1 << 16;

/// The number of lines that are read ahead. A reader that waits keeps a flood of lines out of memory.
const READ_AHEAD_LINES: usize = 64;

/// The maximum time for a program to end when it is told to, or when it has closed its output.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// A line and when it came.
#[derive(Debug)]
pub(crate) struct TimedLine {
    pub(crate) text: String,
    pub(crate) at: Instant,
}

impl TimedLine {
    fn now(text: String) -> Self {
        Self { text, at: Instant::now() }
    }
}

/// A conversation with a program or the built-in engine. Dropping it ends the other end.
pub(crate) struct EngineConnection {
    to: Outbox,
    from: Receiver<TimedLine>,
    /// The program at the other end; `None` for the built-in engine.
    running: Option<Running>,
}

impl EngineConnection {
    /// Starts a program. Its standard error is discarded.
    pub(crate) fn with_program(program: &str, args: &[String]) -> Result<Self, PlayerError> {
        let child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut running = Running(child.map_err(PlayerError::NotStarted)?);
        let (to, to_program) = channel();
        let (from_program, from) = sync_channel(READ_AHEAD_LINES);
        // Threads, since a program that neither reads nor writes would block the caller.
        if let (Some(input), Some(output)) = (running.0.stdin.take(), running.0.stdout.take()) {
            thread::spawn(move || pass_on(&to_program, input));
            thread::spawn(move || listen(output, &from_program));
        }
        Ok(Self { to: Outbox { lines: to, last: None }, from, running: Some(running) })
    }

    /// Starts our engine.
    pub(super) fn with_engine() -> Self {
        let (to, lines) = channel();
        let (answers, from) = sync_channel(READ_AHEAD_LINES);
        let engine = EngineHost { lines, answers, started: Instant::now(), closed: false };
        thread::spawn(move || engine.serve());
        Self { to: Outbox { lines: to, last: Some("quit") }, from, running: None }
    }

    /// Sends a line. If the other end does not read it, the missing answer shows that.
    pub(crate) fn say(&self, line: impl Into<String>) {
        let _ = self.to.lines.send(line.into());
    }

    /// The next line, if it comes before the deadline; `awaited` names the expected answer in the error.
    pub(crate) fn receive(
        &mut self,
        deadline: Instant,
        awaited: &'static str,
    ) -> Result<TimedLine, PlayerError> {
        let wait = deadline.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(wait) {
            Ok(said) if said.at <= deadline => Ok(said),
            Ok(_) | Err(RecvTimeoutError::Timeout) => Err(PlayerError::Silence(awaited)),
            Err(RecvTimeoutError::Disconnected) => Err(PlayerError::Ended(self.status())),
        }
    }

    /// The end of the program, given that it has closed its output.
    fn status(&mut self) -> String {
        let Some(running) = &mut self.running else { return "the engine panicked".to_owned() };
        let status = running.end_by_itself(Instant::now() + EXIT_TIMEOUT);
        status.unwrap_or_else(|| "it closed its output".to_owned())
    }

    /// Says a last line and lets a program go by itself, within reason. Returns whether it does.
    pub(crate) fn part(self, farewell: &str) -> bool {
        self.say(farewell);
        let Self { to, from, running } = self;
        drop(to);
        let Some(mut running) = running else { return true };
        let deadline = Instant::now() + EXIT_TIMEOUT;
        let wait = || deadline.saturating_duration_since(Instant::now());
        while !wait().is_zero() && from.recv_timeout(wait()).is_ok() {}
        running.end_by_itself(deadline).is_some()
    }
}

/// The queue of lines to the other end. The built-in engine, unlike a program, cannot be killed, so it may get a last
/// line that stops its search.
struct Outbox {
    lines: Sender<String>,
    last: Option<&'static str>,
}

impl Drop for Outbox {
    fn drop(&mut self) {
        if let Some(line) = self.last {
            let _ = self.lines.send(line.to_owned());
        }
    }
}

/// A process that does not outlive this.
struct Running(Child);

impl Running {
    /// The exit status, if the program ends before the deadline.
    fn end_by_itself(&mut self, deadline: Instant) -> Option<String> {
        const STEP: Duration = Duration::from_millis(2);
        loop {
            match self.0.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() < deadline => thread::sleep(STEP),
                Ok(None) => return None,
                Err(error) => return Some(error.to_string()),
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Writes lines until there are no more or the reader is gone.
fn pass_on(lines: &Receiver<String>, mut input: impl Write) {
    for line in lines {
        let said = input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush());
        if said.is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more or the receiver is gone.
fn listen(output: impl Read, lines: &SyncSender<TimedLine>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = read_line(&mut output, MAX_LINE_BYTES) {
        let text = String::from_utf8_lossy(&line.kept).trim().to_owned();
        if lines.send(TimedLine::now(text)).is_err() {
            return;
        }
    }
}

/// The world around a session of our engine.
struct EngineHost {
    lines: Receiver<String>,
    answers: SyncSender<TimedLine>,
    started: Instant,
    closed: bool,
}

impl EngineHost {
    fn serve(mut self) {
        let mut session = Session::default();
        while let Ok(line) = self.lines.recv() {
            if session.line(&line, &mut self) == Flow::Quit || self.closed {
                return;
            }
        }
    }
}

impl Host for EngineHost {
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn say(&mut self, line: &str) {
        self.closed |= self.answers.send(TimedLine::now(line.to_owned())).is_err();
    }

    fn poll(&mut self) -> Input {
        match self.lines.try_recv() {
            Ok(line) => Input::Line(line.into_bytes()),
            Err(TryRecvError::Empty) => Input::Nothing,
            Err(TryRecvError::Disconnected) => Input::Closed,
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn script(text: &str) -> EngineConnection {
        let args = ["-c".to_owned(), text.to_owned()];
        EngineConnection::with_program("sh", &args).expect("there is a shell")
    }

    fn soon() -> Instant {
        Instant::now() + Duration::from_secs(20)
    }

    #[test]
    fn lines_go_both_ways() {
        let mut program = script("while read -r x; do echo \"<$x>\"; done; echo bye");
        program.say("one");
        assert_eq!(program.receive(soon(), "").expect("an answer").text, "<one>");
        assert!(program.part("two"), "it ends with its input");
        assert!(!script("trap '' TERM; while :; do sleep 1; done").part("quit"), "it goes on");
    }

    #[track_caller]
    fn ends_with(shell: &str, evidence: &str) {
        let error = script(shell).receive(soon(), "").expect_err("it has ended");
        assert_eq!(error.evidence(), evidence);
    }

    #[test]
    fn an_end_is_told_with_its_status() {
        ends_with("exit 3", "exit status: 3");
    }

    #[test]
    fn one_that_closes_its_output_first_keeps_its_status() {
        ends_with("exec >&-; sleep 0.1; exit 3", "exit status: 3");
    }

    #[test]
    fn one_that_closes_its_output_is_ended() {
        ends_with("exec >&-; while :; do sleep 1; done", "it closed its output");
    }

    #[test]
    fn silence_and_floods_end_at_the_deadline() {
        let mut silent = script("exec sleep 1000");
        let now = Instant::now();
        assert!(matches!(silent.receive(now, "move"), Err(PlayerError::Silence("move"))));
        let mut flood = script("exec yes");
        let deadline = Instant::now() + Duration::from_millis(50);
        let end = loop {
            match flood.receive(deadline, "move") {
                Ok(said) => assert_eq!(said.text, "y"),
                Err(error) => break error,
            }
        };
        assert!(matches!(end, PlayerError::Silence("move")));
    }

    #[test]
    fn late_lines_are_ignored() {
        let deadline = soon();
        let (sender, from) = sync_channel(2);
        for at in [deadline, deadline + Duration::from_nanos(1)] {
            sender.send(TimedLine { text: String::new(), at }).expect("room for two");
        }
        let to = Outbox { lines: channel().0, last: None };
        let mut late = EngineConnection { to, from, running: None };
        assert!(late.receive(deadline, "").is_ok());
        assert!(matches!(late.receive(deadline, ""), Err(PlayerError::Silence(_))));
    }

    #[test]
    fn one_that_never_reads_holds_up_nobody() {
        let deaf = script("exec sleep 1000");
        for _ in 0..100 {
            deaf.say("x".repeat(10_000));
        }
    }

    #[test]
    fn a_line_without_end_is_cut() {
        let mut endless = script("head -c 1000000 /dev/zero | tr '\\0' x; echo; echo next");
        let said = endless.receive(soon(), "").expect("a line");
        assert_eq!(said.text.len(), MAX_LINE_BYTES);
        assert_eq!(endless.receive(soon(), "").expect("a line").text, "next");
    }

    #[test]
    fn a_program_that_is_not_there_is_told() {
        let missing = EngineConnection::with_program("/no/such/program", &[]);
        assert!(matches!(missing.map(|_| ()), Err(PlayerError::NotStarted(_))));
    }

    #[test]
    fn our_engine_answers_and_ends_a_search_when_it_is_left() {
        let mut engine = EngineConnection::with_engine();
        engine.say("isready");
        assert_eq!(engine.receive(soon(), "").expect("an answer").text, "readyok");
        engine.say("go infinite");
        let EngineConnection { to, from, .. } = engine;
        drop(to);
        assert!(from.iter().all(|said| !said.text.starts_with("bestmove")));
    }
}
