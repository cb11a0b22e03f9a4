//! What keeps a scripted player from going on.

use basalt_wire::Refusal;
use tokio_tungstenite::tungstenite;

/// What keeps a scripted player from going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The server cannot be reached, or has hung up, and with it every answer is gone that has not come.
    Gone,
    /// The server does not do what is asked.
    Refused(Refusal),
    /// An answer did not come.
    Silent,
    /// The server says something that no Basalt server says.
    Odd,
}

impl From<std::io::Error> for Error {
    fn from(_: std::io::Error) -> Self {
        Self::Gone
    }
}

impl From<tungstenite::Error> for Error {
    fn from(_: tungstenite::Error) -> Self {
        Self::Gone
    }
}
