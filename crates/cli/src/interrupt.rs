//! Ctrl-C in commands that do something before they end.

use std::pin::pin;
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};

use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

use crate::exit::Exit;

/// Whether Ctrl-C was pressed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupted(Arc<AtomicBool>);

impl Interrupted {
    /// Becomes true with the first Ctrl-C. A second one ends the program at once.
    pub(crate) fn by_ctrl_c() -> Self {
        let interrupted = Self::default();
        let pressed = interrupted.clone();
        on_interrupt(move || {
            if pressed.0.swap(true, Ordering::Relaxed) {
                exit(Exit::Interrupted.code().into());
            }
        });
        interrupted
    }

    pub(crate) fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// From now on, Ctrl-C does this, each time. Where the system cannot tell of it, Ctrl-C ends the program without a word.
pub(crate) fn on_interrupt(act: impl FnMut() + Send + 'static) {
    let (ready, listening) = mpsc::channel();
    std::thread::spawn(move || wait_for_interrupts(ready, act));
    // An error means that the thread has given up.
    let _ = listening.recv();
}

/// Waits for Ctrl-C again and again, and says when it has begun to.
fn wait_for_interrupts(ready: Sender<()>, mut act: impl FnMut()) {
    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
    runtime.block_on(async {
        let mut ready = pin!(signal(ready));
        loop {
            let pressed = tokio::select! {
                biased;
                pressed = ctrl_c() => pressed,
                never = &mut ready => never,
            };
            if pressed.is_err() {
                return;
            }
            act();
        }
    });
}

async fn signal<T>(ready: Sender<()>) -> T {
    let _ = ready.send(());
    std::future::pending().await
}
