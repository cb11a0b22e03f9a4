//! Threads for work that takes long and may wait, such as hashing passwords and drawing images. They have a low priority: a move may
//! not wait.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use basalt_store::lower_thread_priority;
use tokio::sync::oneshot;

use crate::lock::lock;

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads, which end with this value. Tokio's own would be as many as there are jobs, and each keeps the
/// memory that its jobs have used.
#[derive(Debug)]
pub(crate) struct BackgroundThreads {
    jobs: Sender<Job>,
}

impl BackgroundThreads {
    pub(crate) fn start(name: &str, count: usize) -> Self {
        let (jobs, waiting) = mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..count {
            let waiting = Arc::clone(&waiting);
            // If the system has no thread left, its jobs are not done, and their callers are told so.
            _ = thread::Builder::new().name(name.to_owned()).spawn(move || work(&waiting));
        }
        Self { jobs }
    }

    /// The result of a job; `None` if it could not be done.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        // The caller may have left meanwhile.
        self.jobs.send(Box::new(move || _ = answer.send(job()))).ok()?;
        answered.await.ok()
    }
}

/// Does jobs until nobody can send any more.
fn work(waiting: &Mutex<Receiver<Job>>) {
    lower_thread_priority();
    while let Some(job) = next(waiting) {
        // A job that panics is reported by the panic itself, and its caller learns that it was not done. The thread goes on.
        _ = catch_unwind(AssertUnwindSafe(job));
    }
}

fn next(waiting: &Mutex<Receiver<Job>>) -> Option<Job> {
    lock(waiting).recv().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn all_threads_work_and_none_is_the_callers() {
        let threads = BackgroundThreads::start("test", 2);
        let barrier = Arc::new(std::sync::Barrier::new(2));
        let job = || {
            let barrier = Arc::clone(&barrier);
            threads.run(move || {
                // Nobody gets past it alone.
                barrier.wait();
                thread::current().id()
            })
        };
        let (one, other) = tokio::join!(job(), job());
        assert!(one.is_some() && one != other && other.is_some());
        assert!(![one, other].contains(&Some(thread::current().id())));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_move_comes_before_a_job() {
        let niceness = || rustix::process::getpriority_process(None).expect("it is known");
        let job = BackgroundThreads::start("test", 1).run(niceness).await.expect("a thread");
        assert!(job > niceness(), "{job}");
    }

    #[tokio::test]
    async fn a_job_that_panics_costs_no_thread() {
        let threads = BackgroundThreads::start("test", 1);
        assert_eq!(threads.run(|| -> i32 { panic!("a test") }).await, None);
        assert_eq!(threads.run(|| 1).await, Some(1));
    }

    #[tokio::test]
    async fn without_threads_nobody_waits() {
        assert_eq!(BackgroundThreads::start("test", 0).run(|| ()).await, None);
    }
}
