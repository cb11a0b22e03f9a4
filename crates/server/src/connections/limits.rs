//! Limits of connections.

use std::time::Duration;

/// Files that the server needs besides connections: databases, logs, the listener.
const RESERVED_FILES: u64 = 128;

/// The limits of connections. A client that exceeds one is disconnected.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// Time for the head of a request. It begins with the connection and again after each response, so that a silent or
    /// idle connection is closed, too.
    pub head_timeout: Duration,
    /// Time for the body of a request.
    pub body_timeout: Duration,
    /// Time without progress after which a client that does not read is disconnected.
    pub write_timeout: Duration,
    /// Time after which a WebSocket is closed if nothing is received on it. It is pinged more often.
    pub silence_timeout: Duration,
    /// Maximum number of connections of one address; of an IPv6 address the first 64 bits count.
    pub max_per_address: usize,
    /// Maximum number of connections in all.
    pub max_total: usize,
}

impl Default for ConnectionLimits {
    /// An address may be a school or a club: a browser loads the page with six connections, then it keeps one.
    fn default() -> Self {
        Self {
            head_timeout: Duration::from_secs(15),
            body_timeout: Duration::from_secs(15),
            write_timeout: Duration::from_secs(30),
            silence_timeout: Duration::from_secs(40),
            max_per_address: 256,
            max_total: 20_000,
        }
    }
}

impl ConnectionLimits {
    /// The limits of a server whose clients all have the same address: programs on this machine, or a proxy.
    #[must_use]
    pub fn without_addresses(self) -> Self {
        Self { max_per_address: usize::MAX, ..self }
    }

    /// Raises the number of files that this process may open, and accepts no more connections than there can be files.
    #[must_use]
    pub(crate) fn within_file_limit(self) -> Self {
        // Where the limit cannot be read, the system has none that we know.
        let Ok(files) = rlimit::increase_nofile_limit(self.max_total as u64 + RESERVED_FILES)
        else {
            return self;
        };
        let max = usize::try_from(files.saturating_sub(RESERVED_FILES)).unwrap_or(usize::MAX);
        Self { max_total: self.max_total.min(max.max(1)), ..self }
    }
}

/// The time for the body of a request, which the connection adds to its requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BodyTimeout(pub(crate) Duration);

impl Default for BodyTimeout {
    fn default() -> Self {
        Self(ConnectionLimits::default().body_timeout)
    }
}

/// The time after which a silent WebSocket is closed, which the connection adds to its requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SilenceTimeout(pub(crate) Duration);

impl Default for SilenceTimeout {
    fn default() -> Self {
        Self(ConnectionLimits::default().silence_timeout)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use rlimit::Resource;

    use super::*;

    #[test]
    fn there_are_as_many_connections_as_files() {
        let wanted = ConnectionLimits { max_total: usize::MAX / 2, ..ConnectionLimits::default() };
        let limits = wanted.within_file_limit();
        let (soft, hard) = Resource::NOFILE.get().expect("a limit");
        assert_eq!(soft, hard, "it is raised as far as it may be");
        assert_eq!(limits.max_total as u64, (hard - RESERVED_FILES).min(wanted.max_total as u64));
        let few = ConnectionLimits { max_total: 7, ..limits }.within_file_limit();
        assert_eq!(few.max_total, 7);
    }
}
