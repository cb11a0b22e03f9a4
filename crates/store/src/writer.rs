//! The task that commits appends: all that wait, in one transaction.

mod batch;
mod checkpoint;
mod postgres;
mod rate;
mod sqlite;

use std::collections::HashSet;

use tokio::sync::{mpsc, oneshot};

use crate::database::{Database, Transaction, in_time};
use crate::{Append, Appended, CommitMetrics, Error};
use batch::Batch;
use checkpoint::Checkpoints;
use postgres::Committing;

/// Appends that may wait for a commit; further callers wait for a place in the queue.
const QUEUE_CAPACITY: usize = 4096;

/// Most appends in one transaction, which then takes some milliseconds besides the disk.
const MAX_BATCH: usize = 256;

/// An append that waits for its commit.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<Appended, Error>>,
}

/// Starts the task. It ends when all senders are dropped.
pub(crate) fn start(database: Database, metrics: CommitMetrics) -> mpsc::Sender<Waiting> {
    let (sender, mut queue) = mpsc::channel(QUEUE_CAPACITY);
    let mut checkpoints = match &database {
        Database::Sqlite { checkpointing, writing, lock, .. } => {
            Some(Checkpoints::start(checkpointing.clone(), writing.clone(), lock.clone()))
        }
        Database::Postgres { .. } => None,
    };
    let mut writer = Writer { database, metrics, committing: Committing::default() };
    tokio::spawn(async move {
        let mut waiting = Vec::new();
        while queue.recv_many(&mut waiting, MAX_BATCH).await > 0 {
            while !waiting.is_empty() {
                let batch = take_batch(&mut waiting);
                let appends = batch.len();
                writer.commit_all(batch).await;
                if let Some(checkpoints) = &mut checkpoints {
                    checkpoints.count(appends);
                }
            }
        }
    });
    sender
}

/// Takes the first append of every game, in the order of games: servers that lock games in the same order cannot
/// deadlock. Further appends of a game stay.
fn take_batch(waiting: &mut Vec<Waiting>) -> Vec<Waiting> {
    let mut games = HashSet::new();
    let (mut batch, later): (Vec<_>, Vec<_>) =
        waiting.drain(..).partition(|waiting| games.insert(waiting.append.game));
    batch.sort_by_key(|waiting| waiting.append.game);
    *waiting = later;
    batch
}

/// Commits appends to a database.
struct Writer {
    database: Database,
    metrics: CommitMetrics,
    /// The connection to PostgreSQL that commits.
    committing: Committing,
}

impl Writer {
    /// Commits a batch and answers every caller. If it fails, its appends are tried one by one, so that one fault fails only
    /// one of them.
    async fn commit_all(&mut self, batch: Vec<Waiting>) {
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        match self.count_and_commit(&appends).await {
            Ok(outcomes) => {
                for (waiting, outcome) in batch.into_iter().zip(outcomes) {
                    // The caller may be gone; the events are committed nevertheless.
                    _ = waiting.answer.send(Ok(outcome));
                }
            }
            Err(error) if batch.len() == 1 || error.is_unreachable() => {
                for waiting in batch {
                    _ = waiting.answer.send(Err(error.clone()));
                }
            }
            Err(_) => {
                for waiting in batch {
                    let outcome = self.count_and_commit(&[&waiting.append]).await;
                    _ = waiting.answer.send(outcome.map(|outcomes| outcomes[0]));
                }
            }
        }
    }

    async fn count_and_commit(&mut self, appends: &[&Append]) -> Result<Vec<Appended>, Error> {
        let metrics = self.metrics.clone();
        metrics.count(appends.len(), self.commit(appends)).await
    }

    /// Commits appends of different games. Those that are stale change nothing.
    async fn commit(&mut self, appends: &[&Append]) -> Result<Vec<Appended>, Error> {
        let batch = Batch::new(appends);
        if appends.iter().all(|append| append.rated.is_none())
            && let Some(outcomes) = self.commit_at_once(&batch).await?
        {
            return Ok(outcomes);
        }
        let mut transaction = self.database.begin().await?;
        let outcomes = append_in(&mut transaction, appends, &batch).await?;
        transaction.commit().await?;
        Ok(outcomes)
    }

    /// Commits a batch that changes no rating, with one message to the database. Returns `None` if nothing is done, since SQLite
    /// does not say which of the games are stale.
    async fn commit_at_once(
        &mut self,
        batch: &Batch<'_>,
    ) -> Result<Option<Vec<Appended>>, sqlx::Error> {
        Ok(match &self.database {
            Database::Sqlite { writing, .. } => {
                let mut connection = writing.acquire().await?;
                sqlite::append(&mut connection, batch).await?.then(|| batch.all_committed())
            }
            Database::Postgres { committing, .. } => {
                Some(batch.outcomes(&self.committing.append(committing, batch).await?))
            }
        })
    }
}

/// Appends to one game in a transaction.
pub(crate) async fn append_one(
    transaction: &mut Transaction,
    append: &Append,
) -> Result<Appended, Error> {
    let outcomes = append_in(transaction, &[append], &Batch::new(&[append])).await?;
    Ok(outcomes[0])
}

async fn append_in(
    transaction: &mut Transaction,
    appends: &[&Append],
    batch: &Batch<'_>,
) -> Result<Vec<Appended>, Error> {
    let mut outcomes = match transaction {
        Transaction::Sqlite(transaction) => {
            sqlite::append_each(transaction, appends, batch).await?
        }
        Transaction::Postgres(transaction) => {
            batch.outcomes(&in_time(postgres::append(transaction, batch)).await?)
        }
    };
    for (append, outcome) in appends.iter().zip(&mut outcomes) {
        if let Appended::Committed { ratings } = outcome {
            *ratings = rate::rate(transaction, append).await?;
        }
    }
    Ok(outcomes)
}
