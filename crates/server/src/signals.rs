//! Termination signals.

use std::io;

/// Completes with Ctrl-C or the system's request to terminate. Both are caught from this call on, not only from the
/// first poll.
#[cfg(unix)]
pub fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Makes a write beyond the limit of a file's size fail, as on a full disk. Without it, the signal ends the process.
#[cfg(unix)]
pub(crate) fn survive_file_size_limit() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};

    /// SIGXFSZ on Linux, the BSDs and macOS.
    const FILE_SIZE_LIMIT: i32 = 25;

    // The handler stays when its listener is dropped.
    signal(SignalKind::from_raw(FILE_SIZE_LIMIT)).map(drop)
}

/// There is no such limit.
#[cfg(windows)]
pub(crate) fn survive_file_size_limit() -> io::Result<()> {
    Ok(())
}

/// Completes with Ctrl-C, which is caught from this call on.
#[cfg(windows)]
pub fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { _ = interrupt.recv().await })
}
