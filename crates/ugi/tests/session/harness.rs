//! A session with a host that records its output and has input ready.

use std::cell::Cell;
use std::collections::VecDeque;
use std::time::Duration;

use basalt_ugi::{Flow, Host, Input, Session};

/// A session and its host, whose clock stands still unless it is given a step.
#[derive(Default)]
pub(crate) struct Harness {
    pub(crate) session: Session,
    pub(crate) host: TestHost,
}

/// Lines from the session, and input that is ready to be polled.
#[derive(Default)]
pub(crate) struct TestHost {
    pub(crate) said: VecDeque<String>,
    pub(crate) ready: VecDeque<Input>,
    /// The time that passes with each reading of the clock.
    pub(crate) step: Duration,
    time: Cell<Duration>,
}

impl Host for TestHost {
    fn now(&self) -> Duration {
        self.time.set(self.time.get() + self.step);
        self.time.get()
    }

    fn say(&mut self, line: &str) {
        assert!(!line.contains(['\n', '\r']), "a line end within {line:?}");
        self.said.push_back(line.to_owned());
    }

    fn poll(&mut self) -> Input {
        self.ready.pop_front().unwrap_or(Input::Nothing)
    }
}

impl Harness {
    /// Sends a line. Returns the answer and whether the session goes on.
    pub(crate) fn send_bytes(&mut self, line: &[u8]) -> (Vec<String>, Flow) {
        let flow = self.session.bytes(line, &mut self.host);
        (self.host.said.drain(..).collect(), flow)
    }

    /// The session's answer to a line.
    pub(crate) fn send(&mut self, line: &str) -> Vec<String> {
        self.send_bytes(line.as_bytes()).0
    }
}
