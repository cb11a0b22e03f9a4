//! The host of a session: its clock, input and output.

use std::time::Duration;

/// The world around a session: a terminal, a worker in the browser, a test.
pub trait Host {
    /// The time since some moment that never changes.
    fn now(&self) -> Duration;

    /// Sends a line to the client; the line has no line end. A host that can no longer send answers [`Input::Closed`]
    /// from then on.
    fn say(&mut self, line: &str);

    /// The next line that has already arrived, without waiting for one.
    ///
    /// It is called only while a search or a count is running, so that a line can stop it. A line returned here must
    /// not be passed to [`Session::line`](crate::Session::line) as well.
    fn poll(&mut self) -> Input;
}

/// Input that came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line.
    Line(Vec<u8>),
    /// A line of this many bytes that the host has discarded, since it was longer than
    /// [`Session::MAX_LINE_BYTES`](crate::Session::MAX_LINE_BYTES).
    TooLong(usize),
    /// No line has arrived.
    Nothing,
    /// The input has ended.
    Closed,
}
