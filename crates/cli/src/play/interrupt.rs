//! The message printed when Ctrl-C ends the program.

use std::io::Write as _;
use std::process::exit;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::runtime::Builder;

use crate::exit::Exit;

/// The message printed when the program is interrupted. The session keeps it up to date.
#[derive(Clone, Debug, Default)]
pub(super) struct InterruptMessage(Arc<Mutex<String>>);

impl InterruptMessage {
    /// Replaces the message: whole lines, or nothing.
    pub(super) fn set(&self, message: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = message;
    }

    fn get(&self) -> String {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From now on, Ctrl-C prints the message to standard error and ends the program. Where the system cannot tell
    /// of it, Ctrl-C ends the program without a word.
    pub(super) fn print_on_interrupt(&self) {
        let (ready, listening) = mpsc::channel();
        let interrupt_message = self.clone();
        std::thread::spawn(move || {
            if wait_for_interrupt(ready) {
                let _ = write!(std::io::stderr(), "\n{}", interrupt_message.get());
                exit(Exit::Interrupted.code().into());
            }
        });
        // An error means that the thread has given up.
        let _ = listening.recv();
    }
}

/// Waits for Ctrl-C, and says when it has begun to.
fn wait_for_interrupt(ready: Sender<()>) -> bool {
    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return false };
    runtime.block_on(async {
        tokio::select! {
            biased;
            pressed = tokio::signal::ctrl_c() => pressed.is_ok(),
            never = signal(ready) => never,
        }
    })
}

async fn signal(ready: Sender<()>) -> bool {
    let _ = ready.send(());
    std::future::pending().await
}
