//! Errors of scripted players.

use basalt_wire::ErrorCode;
use tokio_tungstenite::tungstenite;

/// Why a scripted player has to stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The server cannot be reached or has closed the connection; pending answers are lost.
    Gone,
    /// The server has rejected a request.
    Refused(ErrorCode),
    /// The public API has refused a request, with this code.
    Api(String),
    /// An answer did not come in time.
    Silent,
    /// The server has sent something that no Basalt server sends.
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
