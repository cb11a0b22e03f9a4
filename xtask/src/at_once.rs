//! Work on several processors at the same time.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does two things at the same time.
pub(crate) fn both<A: Send, B>(
    first: impl FnOnce() -> A + Send,
    second: impl FnOnce() -> B,
) -> (A, B) {
    thread::scope(|scope| {
        let first = scope.spawn(first);
        let second = second();
        (first.join().unwrap_or_else(|panic| resume_unwind(panic)), second)
    })
}

/// The number of processors.
fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The number of test programs that run at the same time: one more than there are processors, since a test waits now and
/// then, for a clock or a reply.
pub(crate) fn tests_at_once() -> usize {
    processors() + 1
}

/// Does the same with each item, one per processor at a time, in their order. The results have the order of the items.
pub(crate) fn map_all<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    map_on_threads(processors(), items, work)
}

/// Does the same with each item, one per thread at a time, in their order. The results have the order of the items.
pub(crate) fn map_on_threads<T: Sync, R: Send>(
    threads: usize,
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        Some((number, items.get(number)?))
    };
    let run =
        || std::iter::from_fn(take).map(|(number, item)| (number, work(item))).collect::<Vec<_>>();
    let mut results = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        let done = workers.into_iter().map(thread::ScopedJoinHandle::join);
        done.flat_map(|result| result.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect::<Vec<_>>()
    });
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn each_of_two_waits_for_the_other_to_start() {
        let barrier = Barrier::new(2);
        let wait = |name: &'static str| {
            barrier.wait();
            name
        };
        assert_eq!(both(|| wait("a"), || wait("b")), ("a", "b"));
    }

    #[test]
    fn results_have_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        let doubled: Vec<u32> = items.iter().map(|item| 2 * item).collect();
        assert_eq!(map_all(&items, |item| 2 * item), doubled);
        assert!(map_all(&[], |item: &u32| *item).is_empty());
    }
}
