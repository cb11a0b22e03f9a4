//! Stopping a search.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use crate::report::SearchEvent;

/// The stop signal and node count that all threads of a search share.
pub(crate) struct StopSignal {
    stopped: AtomicBool,
    /// Whether the current round is over although the search continues.
    round_over: AtomicBool,
    /// The nodes of all threads, which report them from time to time.
    nodes: AtomicU64,
    max_nodes: u64,
    /// The greatest depth of all threads, in plies.
    deepest: AtomicU32,
}

impl StopSignal {
    pub(crate) fn new(max_nodes: Option<u64>) -> Self {
        Self {
            stopped: AtomicBool::new(false),
            round_over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            max_nodes: max_nodes.unwrap_or(u64::MAX),
            deepest: AtomicU32::new(0),
        }
    }

    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Ends the current round of all threads.
    pub(crate) fn end_round(&self) {
        self.round_over.store(true, Ordering::Relaxed);
    }

    /// Allows a new round.
    pub(crate) fn begin_round(&self) {
        self.round_over.store(false, Ordering::Relaxed);
    }

    /// Adds nodes that were counted elsewhere. The answer is whether to stop.
    pub(crate) fn add(&self, nodes: u64) -> bool {
        let sum = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        if sum >= self.max_nodes {
            self.stop();
        }
        self.is_stopped()
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Records that a line was searched to a depth of `plies`.
    pub(crate) fn note_depth(&self, plies: usize) {
        self.deepest.fetch_max(plies as u32, Ordering::Relaxed);
    }

    /// The greatest depth so far, in plies.
    pub(crate) fn deepest(&self) -> u32 {
        self.deepest.load(Ordering::Relaxed)
    }
}

/// The conditions that end a search, and the number of lines that it has to find.
#[derive(Clone, Copy)]
pub(crate) struct Control<'a> {
    pub(crate) signal: &'a StopSignal,
    /// Whether it is time to stop.
    pub(crate) stop: &'a dyn Fn() -> bool,
    /// Receives the progress between two reports.
    pub(crate) progress: &'a dyn Fn(&SearchEvent<'_>),
    /// Number of best moves to find.
    pub(crate) lines: usize,
    pub(crate) max_depth: u32,
}

/// Default number of nodes between two checks of the signal.
const NODES_PER_CHECK: u64 = 1024;

/// One thread's count of nodes.
pub(crate) struct Counter<'a> {
    signal: &'a StopSignal,
    /// The caller's stop condition, which only the thread that started the search may evaluate.
    ask: Option<&'a dyn Fn() -> bool>,
    /// The nodes of this thread that were not reported to the signal yet.
    untold: u64,
    /// Nodes between two checks.
    step: u64,
    /// The number of unreported nodes at which the signal is checked next.
    due: u64,
}

impl<'a> Counter<'a> {
    pub(crate) fn new(signal: &'a StopSignal, ask: Option<&'a dyn Fn() -> bool>) -> Self {
        Self::with_step(NODES_PER_CHECK, signal, ask)
    }

    /// A counter that checks the signal every `step` nodes, which should take less than a millisecond.
    pub(crate) fn with_step(
        step: u64,
        signal: &'a StopSignal,
        ask: Option<&'a dyn Fn() -> bool>,
    ) -> Self {
        let mut counter = Self { signal, ask, untold: 0, step, due: 0 };
        counter.set_due();
        counter
    }

    fn set_due(&mut self) {
        self.due = self.step.min(self.signal.max_nodes.saturating_sub(self.signal.nodes()));
    }

    /// Counts a node. The answer is whether to stop.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        self.untold += 1;
        self.untold >= self.due && self.look()
    }

    #[cold]
    fn look(&mut self) -> bool {
        self.tell();
        let signal = self.signal;
        let out_of_nodes = signal.nodes() >= signal.max_nodes;
        if out_of_nodes || self.ask.is_some_and(|ask| ask()) {
            signal.stop();
        }
        self.set_due();
        signal.is_stopped() || signal.round_over.load(Ordering::Relaxed)
    }

    /// Records that a line was searched to a depth of `plies`.
    pub(crate) fn note_depth(&self, plies: usize) {
        self.signal.note_depth(plies);
    }

    /// Reports all counted nodes to the signal.
    pub(crate) fn tell(&mut self) {
        self.signal.nodes.fetch_add(self.untold, Ordering::Relaxed);
        self.untold = 0;
    }
}
