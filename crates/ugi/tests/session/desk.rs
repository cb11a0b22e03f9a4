//! A host that writes down what it hears and has its own lines ready.

use std::collections::VecDeque;
use std::time::Duration;

use basalt_ugi::{Flow, Host, Input, Session};

/// A session and the desk it sits at. Its clock stands still.
#[derive(Default)]
pub(crate) struct Desk {
    pub(crate) session: Session,
    pub(crate) papers: Papers,
}

/// Lines from the session, and input that is ready to be polled.
#[derive(Default)]
pub(crate) struct Papers {
    pub(crate) said: VecDeque<String>,
    pub(crate) ready: VecDeque<Input>,
}

impl Host for Papers {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn say(&mut self, line: &str) {
        assert!(!line.contains(['\n', '\r']), "a line end within {line:?}");
        self.said.push_back(line.to_owned());
    }

    fn poll(&mut self) -> Input {
        self.ready.pop_front().unwrap_or(Input::Nothing)
    }
}

impl Desk {
    /// The session's answer to a line, and whether it goes on.
    pub(crate) fn hear(&mut self, line: &[u8]) -> (Vec<String>, Flow) {
        let flow = self.session.bytes(line, &mut self.papers);
        (self.papers.said.drain(..).collect(), flow)
    }

    /// The session's answer to a line.
    pub(crate) fn ask(&mut self, line: &str) -> Vec<String> {
        self.hear(line.as_bytes()).0
    }
}
