//! The priority of threads whose work may wait.

#[cfg(target_os = "linux")]
use std::cell::Cell;

/// Niceness of such a thread, added to that of the process: beside a thread of a game that wants the same core it gets about a tenth
/// of it.
#[cfg(target_os = "linux")]
const ADDED_NICENESS: i32 = 10;

#[cfg(target_os = "linux")]
thread_local! {
    /// Whether the priority of this thread is low.
    static IS_LOW: Cell<bool> = const { Cell::new(false) };
}

/// Lowers the priority of the calling thread for good; a second call changes nothing. Elsewhere than on Linux threads have no
/// priority of their own, and nothing happens.
pub fn lower_thread_priority() {
    #[cfg(target_os = "linux")]
    if !IS_LOW.replace(true) {
        // A system that refuses it runs the thread like any other.
        _ = rustix::process::nice(ADDED_NICENESS);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::thread;

    use rustix::process::getpriority_process;

    use super::*;

    /// The largest niceness that there is.
    const MAX_NICENESS: i32 = 19;

    #[test]
    fn only_the_thread_that_asks_for_it_is_slowed_down() {
        let before = getpriority_process(None).expect("it is known");
        let lowered = thread::spawn(|| {
            lower_thread_priority();
            lower_thread_priority();
            getpriority_process(None).expect("it is known")
        });
        let expected = (before + ADDED_NICENESS).min(MAX_NICENESS);
        assert_eq!(lowered.join().expect("no panic"), expected);
        assert_eq!(getpriority_process(None), Ok(before));
    }
}
