//! The host of a session: its clock, input and output.

use std::time::Duration;

/// The world around a session: a terminal, a worker in the browser, a test.
pub trait Host {
    /// The time since some moment that never changes.
    fn now(&self) -> Duration;

    /// Passes on a line of the session, given without a line end. A host that can no longer do
    /// so answers [`Input::Closed`] from then on.
    fn say(&mut self, line: &str);

    /// The next line that has already come in; never waits for one.
    ///
    /// Asked only while a search or a count is running, so that it can be stopped. What is given
    /// out here is not given to [`Session::line`](crate::Session::line) as well.
    fn poll(&mut self) -> Input;
}

/// Input that came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line.
    Line(Vec<u8>),
    /// A line of so many bytes that the host has not kept it: more than
    /// [`Session::MAX_LINE_BYTES`](crate::Session::MAX_LINE_BYTES).
    TooLong(usize),
    /// Nothing so far.
    Nothing,
    /// Nothing, and nothing will: the input has ended.
    Closed,
}
