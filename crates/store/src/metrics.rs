//! Metrics of commits, in the types of the Prometheus client.

use std::time::Instant;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

use crate::{Error, Store};

/// Metrics of the task that commits appends. Clones count together.
#[derive(Clone, Debug)]
pub struct CommitMetrics {
    /// Duration of a transaction, in seconds.
    pub seconds: Histogram,
    /// Number of appends in a transaction.
    pub appends: Histogram,
    /// Number of transactions that failed.
    pub failures: Counter,
}

impl Default for CommitMetrics {
    /// From half a millisecond to 8 s, longer than a statement may take, and from 1 append to a full batch.
    fn default() -> Self {
        Self {
            seconds: Histogram::new(exponential_buckets(0.0005, 2.0, 15)),
            appends: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            failures: Counter::default(),
        }
    }
}

impl CommitMetrics {
    /// Counts a transaction of a number of appends.
    pub(crate) async fn count<T>(
        &self,
        appends: usize,
        commit: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let begun = Instant::now();
        let committed = commit.await;
        self.seconds.observe(begun.elapsed().as_secs_f64());
        self.appends.observe(appends as f64);
        if committed.is_err() {
            self.failures.inc();
        }
        committed
    }
}

impl Store {
    /// Metrics of the task that commits appends.
    pub fn commit_metrics(&self) -> &CommitMetrics {
        &self.commit_metrics
    }

    /// Number of appends that wait for the task that commits.
    pub fn waiting_appends(&self) -> usize {
        self.appends.max_capacity() - self.appends.capacity()
    }
}

#[cfg(test)]
mod tests {
    use std::future::ready;
    use std::pin::{Pin, pin};

    use basalt_referee::{Event, GameId, Numbered};
    use basalt_rules::Color;
    use basalt_testkit::TempFolder;
    use tokio::task::yield_now;

    use crate::{Append, Appended, GameSummary, Location, Store};

    /// An append to a game that does not exist: the database decides that it is stale.
    fn append(number: u64) -> Append {
        let event = Event::DrawOffered { by: Color::White };
        Append {
            game: GameId::from_bits(number),
            after: 0,
            events: vec![Numbered { number: 1, at: 0, event }],
            now: GameSummary::default(),
            rated: None,
        }
    }

    /// Lets an append get into the queue; it cannot be done yet.
    async fn send<T>(append: Pin<&mut impl Future<Output = T>>) {
        tokio::select! {
            biased;
            _ = append => panic!("nothing can be committed"),
            () = ready(()) => {}
        }
    }

    async fn store(folder: &TempFolder) -> Store {
        let place = Location::Folder(folder.path().to_owned());
        Store::open(&place).await.expect("it opens")
    }

    #[tokio::test]
    async fn waiting_appends_are_counted_and_committed_together() {
        let folder = TempFolder::new("commit-metrics");
        let store = store(&folder).await;
        let commits = store.commit_metrics().clone();
        let transaction = store.database.begin().await.expect("it answers");
        let mut first = pin!(store.append(append(1)));
        send(first.as_mut()).await;
        assert_eq!(store.waiting_appends(), 1);
        // The writer takes it, and waits for the only connection that writes.
        while store.waiting_appends() > 0 {
            yield_now().await;
        }
        let (mut second, mut third) =
            (pin!(store.append(append(2))), pin!(store.append(append(3))));
        send(second.as_mut()).await;
        send(third.as_mut()).await;
        assert_eq!(store.waiting_appends(), 2);
        drop(transaction);
        let (first, second, third) = tokio::join!(first, second, third);
        for appended in [first, second, third] {
            assert_eq!(appended.expect("it answers"), Appended::Stale);
        }
        assert_eq!(store.waiting_appends(), 0);
        assert_eq!((commits.seconds.count(), commits.appends.sum()), (2, 3.0));
        assert_eq!(commits.failures.get(), 0);
    }

    #[tokio::test]
    async fn a_commit_that_fails_is_counted() {
        let folder = TempFolder::new("commit-metrics");
        let store = store(&folder).await;
        store.close().await;
        store.append(append(1)).await.expect_err("it is closed");
        let commits = store.commit_metrics();
        assert_eq!((commits.failures.get(), commits.seconds.count()), (1, 1));
    }
}
