//! Sessions of the protocol.

use std::cell::Cell;
use std::collections::VecDeque;
use std::time::Duration;

use basalt_rules::AnyPosition;
use basalt_ugi::{Flow, Host, Input, Session};

use crate::sound::assert_one_line;

/// Says the lines of the bytes to a session, which must stay usable whatever they hold.
pub fn ugi_session(bytes: &[u8]) {
    let mut client = Client::new(bytes);
    let mut session = Session::default();
    while let Some(line) = client.next_line() {
        let flow = session.bytes(&line, &mut client);
        assert_readable(session.position());
        if flow == Flow::Quit {
            return;
        }
    }
    assert_answers(&mut session, &mut client);
}

/// The position of the session can be written and read again.
fn assert_readable(position: &AnyPosition) {
    let text = position.to_string();
    assert_eq!(AnyPosition::parse(position.game(), &text).as_ref(), Ok(position), "{text}");
}

/// A search that still runs can be stopped, and then the session is ready.
fn assert_answers(session: &mut Session, client: &mut Client) {
    for line in ["stop", "isready"] {
        assert_eq!(session.line(line, client), Flow::Continue);
    }
    assert_eq!(client.last.as_deref(), Some("readyok"));
}

/// A client that has said everything in advance and whose clock moves with each look at it.
struct Client {
    lines: VecDeque<Vec<u8>>,
    looks: Cell<u64>,
    polls: u32,
    /// Whether a count or a search may be running that takes long, perhaps days. With another line than `stop` behind it it
    /// would run to its end, so nothing else is said then.
    runs_long: bool,
    last: Option<String>,
}

/// Maximum polls without a line; the client stops the search then.
const MAX_POLLS: u32 = 50;

/// The largest value of a limit with which a search is soon over. The clock shows a millisecond more at each look, and between
/// two looks a search needs about as long.
fn short_limit(name: &str) -> u64 {
    match name {
        "depth" => 3,
        "movetime" => 100,
        _ => 5000,
    }
}

/// Whether a line may start something that runs long: a count, or a search with a large limit.
fn may_run_long(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_large =
        |name: &str, value: &str| value.parse::<u64>().is_ok_and(|value| value > short_limit(name));
    text.contains("perft")
        || words.windows(2).any(|pair| matches!(pair, [name, value] if is_large(name, value)))
}

impl Client {
    fn new(bytes: &[u8]) -> Self {
        let lines = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
        Self { lines, looks: Cell::new(0), polls: 0, runs_long: false, last: None }
    }

    /// The next line for a session that waits for one.
    fn next_line(&mut self) -> Option<Vec<u8>> {
        self.polls = 0;
        self.runs_long = false;
        self.take_line()
    }

    fn take_line(&mut self) -> Option<Vec<u8>> {
        let line = self.lines.pop_front()?;
        self.runs_long = may_run_long(&line);
        Some(line)
    }
}

impl Host for Client {
    fn now(&self) -> Duration {
        self.looks.set(self.looks.get() + 1);
        Duration::from_millis(self.looks.get())
    }

    fn say(&mut self, line: &str) {
        assert_one_line(line);
        self.last = Some(line.to_owned());
    }

    fn poll(&mut self) -> Input {
        self.polls += 1;
        if self.polls >= MAX_POLLS {
            return Input::Line(b"stop".to_vec());
        }
        if self.runs_long || !self.polls.is_multiple_of(4) {
            return Input::Nothing;
        }
        self.take_line().map_or(Input::Closed, Input::Line)
    }
}
