//! How the system says that it is enough.

use std::io;

/// Ends with Ctrl-C or the system's request to end. Both are heard from this call on, not only when
/// they are waited for.
#[cfg(unix)]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
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

/// Ends with Ctrl-C, which is heard from this call on.
#[cfg(windows)]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { _ = interrupt.recv().await })
}
