//! The message printed when Ctrl-C ends the program.

use std::io::Write as _;
use std::process::exit;
use std::sync::{Arc, Mutex, PoisonError};

use crate::exit::Exit;
use crate::interrupt::on_interrupt;

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
        let interrupt_message = self.clone();
        on_interrupt(move || {
            let _ = write!(std::io::stderr(), "\n{}", interrupt_message.get());
            exit(Exit::Interrupted.code().into());
        });
    }
}
