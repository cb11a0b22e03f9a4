//! The asynchronous runtime of commands that open a store.

use std::io;

use basalt_locales::messages;
use tokio::runtime::Builder;

use crate::exit::Failure;
use crate::serve::reason;
use crate::shell::Shell;

/// Runs a task to its end.
pub(crate) fn wait<T>(task: impl Future<Output = T>, shell: &Shell) -> Result<T, Failure> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let failed = |error: io::Error| {
        Failure::Access(shell.say(&messages::backup_store(&reason(&error, shell))))
    };
    Ok(runtime.map_err(failed)?.block_on(task))
}
