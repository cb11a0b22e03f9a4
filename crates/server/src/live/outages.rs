//! Outages: the time in which no node served does not count in any game.
//!
//! Each node saves a sign of life every second while games run, every minute if none is urgent. A node that starts, or whose store was away, looks for the last one of all
//! nodes: if it is old, nobody served since. Games learn of an outage when they are next used: an event leaves its time out.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use basalt_referee::{DAY_MS, HOUR_MS, MIN_LIVE_OUTAGE, Millis};
use basalt_store::{Error as StoreError, Outage};
use basalt_wire::ErrorCode;
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, Shared, WeakShared};
use tokio::time::timeout;

use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::{ApiError, ApiResult};
use crate::lock::lock;
use crate::log;

/// Time since the store last answered from which on nothing may be decided before it answers again.
const MAX_AGE: Duration = Duration::from_secs(2);

/// The same time from which on the node may have been suspended.
const SUSPENDED_AFTER: Duration = Duration::from_secs(10);

/// Longest wait for the store. A store that takes longer has failed.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);

/// Time for which outages are remembered, in milliseconds. In a correspondence game something happens more often.
const MEMORY_MS: Millis = 60 * DAY_MS;

/// Time before the next deadline from which on seconds count, in milliseconds.
const URGENT_MS: Millis = 12 * HOUR_MS;

/// Interval between signs of life while only correspondence games run.
const CALM_INTERVAL: Duration = Duration::from_mins(1);

/// Interval between signs of life while a deadline is near: each tick of the sweeper.
const URGENT_INTERVAL: Duration = Duration::from_millis(500);

/// A question whether the store answers. Clones wait for the same answer.
type Check = Shared<BoxFuture<'static, ApiResult>>;

/// The known outages, and what this node knows of its store.
#[derive(Debug, Default)]
pub(crate) struct Outages(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    outages: Vec<Outage>,
    /// When the store last answered; `None` before the first time, and after a failure.
    answered: Option<Instant>,
    /// When this node last saved a sign of life.
    saved: Option<Instant>,
    /// Number of failures of the store.
    failures: u64,
    /// The question that is under way, as long as somebody waits for the answer.
    check: Option<WeakShared<BoxFuture<'static, ApiResult>>>,
}

impl Outages {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.0)
    }

    /// Notes that the store has failed: nothing is decided before the next sign of life.
    pub(crate) fn note_failure(&self) {
        let mut state = self.state();
        state.answered = None;
        state.failures += 1;
    }

    /// Notes that the store has answered, unless it has failed since a number of failures.
    fn note_answer(&self, failures: u64) {
        let mut state = self.state();
        if state.failures == failures {
            state.answered = Some(Instant::now());
        }
    }

    /// The question that is under way, or else a new one.
    fn join_check(&self, begin: impl FnOnce() -> BoxFuture<'static, ApiResult>) -> Check {
        let mut state = self.state();
        let under_way = state.check.as_ref().and_then(WeakShared::upgrade);
        if let Some(check) = under_way.filter(|check| check.peek().is_none()) {
            return check;
        }
        let check = begin().shared();
        state.check = check.downgrade();
        check
    }

    /// Whether the store has failed and has not answered since.
    fn has_failed(&self) -> bool {
        let state = self.state();
        state.answered.is_none() && state.failures > 0
    }

    fn has_not_answered_for(&self, time: Duration) -> bool {
        self.state().answered.is_none_or(|answered| answered.elapsed() >= time)
    }

    fn has_not_saved_for(&self, time: Duration) -> bool {
        self.state().saved.is_none_or(|saved| saved.elapsed() >= time)
    }
}

/// The interval between signs of life. Without running games nothing has to be saved.
fn save_interval(deadline: Option<Millis>, now: Millis) -> Option<Duration> {
    let is_urgent = deadline? <= now.saturating_add(URGENT_MS);
    Some(if is_urgent { URGENT_INTERVAL } else { CALM_INTERVAL })
}

impl Node {
    /// Asks the store for the next deadline, and saves a sign of life if there is one. If the store was away, looks for an
    /// outage first.
    pub(crate) async fn check_service(self: &Arc<Self>) -> ApiResult {
        let node = Arc::clone(self);
        self.ask_store(async move { node.try_check_service().await }).await
    }

    /// Asks the store a question, or waits for the answer to the one that is under way. If everybody asked for themselves, a store that
    /// is slow to come back would be kept from it by their questions.
    async fn ask_store(
        self: &Arc<Self>,
        question: impl Future<Output = Result<(), StoreError>> + Send + 'static,
    ) -> ApiResult {
        let node = Arc::clone(self);
        let check = self.outages.join_check(|| async move { node.ask(question).await }.boxed());
        check.await
    }

    async fn ask(&self, question: impl Future<Output = Result<(), StoreError>>) -> ApiResult {
        let failures = self.outages.state().failures;
        let answer = timeout(STORE_TIMEOUT, question).await;
        let checked = if let Ok(checked) = answer {
            checked.map_err(ApiError::from)
        } else {
            log::error("the store", &"the database does not answer");
            Err(ErrorCode::ServerError.into())
        };
        match checked {
            Ok(()) => self.outages.note_answer(failures),
            Err(_) => self.outages.note_failure(),
        }
        checked
    }

    async fn try_check_service(self: &Arc<Self>) -> Result<(), StoreError> {
        if self.outages.has_not_answered_for(SUSPENDED_AFTER) {
            return self.note_alive().await;
        }
        // The time before the question: the store may have been away before it answers.
        let now = self.now();
        self.read_operator_log().await?;
        let interval = save_interval(self.store().next_deadline().await?, now);
        if interval.is_some_and(|interval| self.outages.has_not_saved_for(interval)) {
            self.save_sign_of_life(now).await?;
        }
        Ok(())
    }

    /// Saves a sign of life. If there was none for a while, saves an outage as well.
    pub(crate) async fn note_alive(self: &Arc<Self>) -> Result<(), StoreError> {
        let (failures, now) = (self.outages.state().failures, self.now());
        if self.outages.has_not_answered_for(SUSPENDED_AFTER) {
            self.find_outage(now).await?;
        }
        self.save_sign_of_life(now).await?;
        self.outages.note_answer(failures);
        Ok(())
    }

    async fn find_outage(self: &Arc<Self>, now: Millis) -> Result<(), StoreError> {
        if let Some(begun) = self.store().last_alive().await?
            && now.saturating_sub(begun) >= MIN_LIVE_OUTAGE
        {
            self.store().add_outage(Outage { begun, ended: now }).await?;
        }
        self.read_outages().await?;
        self.read_operator_log().await
    }

    /// Reads the outages that games may not know.
    pub(crate) async fn read_outages(&self) -> Result<(), StoreError> {
        let outages = self.store().outages(self.now().saturating_sub(MEMORY_MS)).await?;
        self.outages.state().outages = outages;
        Ok(())
    }

    async fn save_sign_of_life(&self, now: Millis) -> Result<(), StoreError> {
        self.store().note_alive(now).await?;
        self.outages.state().saved = Some(Instant::now());
        Ok(())
    }

    /// Fails if the store has not answered lately and does not answer now: nobody waits for one that hangs.
    pub(crate) async fn check_store(self: &Arc<Self>) -> ApiResult {
        if self.outages.has_not_answered_for(MAX_AGE) {
            Box::pin(self.check_service()).await?;
        }
        Ok(())
    }

    /// Whether clients should stay on this node: if the store has failed and there are other nodes, one of those may
    /// reach it.
    pub(crate) fn is_of_use(&self) -> bool {
        self.is_alone() || !self.outages.has_failed()
    }

    /// Leaves out the outages since the last event of a game. Nothing is decided in the game before. During maintenance
    /// that waits until its end, which makes one outage of all.
    pub(crate) async fn leave_out_outages(self: &Arc<Self>, loaded: &mut LoadedGame) -> ApiResult {
        self.check_store().await?;
        if self.is_maintenance() {
            return Ok(());
        }
        let latest = loaded.game.latest();
        let mut outages = self.outages.state().outages.clone();
        outages.retain(|outage| outage.begun >= latest);
        for Outage { begun, ended } in outages {
            let events = loaded.game.outage(begun, ended);
            if !events.is_empty() {
                Box::pin(self.commit(loaded, events, ended)).await?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::future::join_all;
    use tokio::sync::Semaphore;

    use super::*;

    /// A store that answers one question for each permit.
    struct SlowStore {
        answers: Semaphore,
        is_broken: bool,
        asked: AtomicUsize,
    }

    impl SlowStore {
        fn new(is_broken: bool) -> Arc<Self> {
            let (answers, asked) = (Semaphore::new(0), AtomicUsize::new(0));
            Arc::new(Self { answers, is_broken, asked })
        }

        async fn answer(self: Arc<Self>) -> Result<(), StoreError> {
            self.asked.fetch_add(1, Ordering::Relaxed);
            self.answers.acquire().await.expect("open").forget();
            if self.is_broken { Err(StoreError::InvalidAddress) } else { Ok(()) }
        }

        /// The number of callers of 400 who learn that the store answers.
        async fn ask_at_once(self: &Arc<Self>, node: &Arc<Node>) -> usize {
            let callers = join_all((0..400).map(|_| node.ask_store(Arc::clone(self).answer())));
            // All have asked before there is an answer.
            let answering = async { self.answers.add_permits(1) };
            let (answers, ()) = tokio::join!(biased; callers, answering);
            answers.iter().filter(|answer| answer.is_ok()).count()
        }
    }

    #[tokio::test]
    async fn a_slow_store_is_asked_once_by_all_who_wait() {
        let (node, _folder) = Node::quiet("slow").await;
        let (broken, slow) = (SlowStore::new(true), SlowStore::new(false));
        assert_eq!(broken.ask_at_once(&node).await, 0);
        assert!(node.outages.has_failed());
        assert_eq!(slow.ask_at_once(&node).await, 400, "it has recovered");
        assert!(!node.outages.has_not_answered_for(MAX_AGE));
        let asked = [&broken, &slow].map(|store| store.asked.load(Ordering::Relaxed));
        assert_eq!(asked, [1, 1]);
        node.store().close().await;
    }

    /// A client that leaves does not take the answer with it.
    #[tokio::test]
    async fn a_question_goes_on_while_anybody_waits() {
        let (node, _folder) = Node::quiet("waiting").await;
        let slow = SlowStore::new(false);
        let mut first = Box::pin(node.ask_store(Arc::clone(&slow).answer()));
        assert!((&mut first).now_or_never().is_none());
        let mut second = Box::pin(node.ask_store(Arc::clone(&slow).answer()));
        assert!((&mut second).now_or_never().is_none());
        drop(first);
        slow.answers.add_permits(1);
        assert!(second.await.is_ok());
        assert_eq!(slow.asked.load(Ordering::Relaxed), 1);
        node.store().close().await;
    }

    #[test]
    fn an_idle_server_leaves_the_store_alone() {
        let (now, hour) = (1_800_000_000_000, 60 * 60 * 1_000);
        assert_eq!(save_interval(None, now), None);
        assert_eq!(save_interval(Some(now + 48 * hour), now), Some(CALM_INTERVAL));
        assert_eq!(save_interval(Some(now + hour), now), Some(URGENT_INTERVAL));
        assert_eq!(save_interval(Some(now - hour), now), Some(URGENT_INTERVAL), "overdue");
    }

    #[test]
    fn a_failure_during_a_question_is_not_forgotten() {
        let outages = Outages::default();
        outages.note_answer(0);
        assert!(!outages.has_not_answered_for(MAX_AGE));
        outages.note_failure();
        outages.note_answer(0);
        assert!(outages.has_not_answered_for(MAX_AGE), "the question was older than the failure");
        outages.note_answer(1);
        assert!(!outages.has_not_answered_for(MAX_AGE));
    }
}
