//! The priority of threads whose work may wait.

/// Niceness of such a thread, added to that of the process: beside a thread of a game that wants the same core it gets about a tenth
/// of it.
#[cfg(target_os = "linux")]
const ADDED_NICENESS: i32 = 10;

/// Lowers the priority of the calling thread for good. Elsewhere than on Linux threads have no priority of their own, and
/// nothing happens.
pub fn lower_thread_priority() {
    // A system that refuses it runs the thread like any other.
    #[cfg(target_os = "linux")]
    {
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
            getpriority_process(None).expect("it is known")
        });
        let expected = (before + ADDED_NICENESS).min(MAX_NICENESS);
        assert_eq!(lowered.join().expect("no panic"), expected);
        assert_eq!(getpriority_process(None), Ok(before));
    }
}
