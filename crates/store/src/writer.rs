//! The task that commits appends: all that wait, in one transaction.

mod append_events;

use tokio::sync::{mpsc, oneshot};

use crate::database::Database;
use crate::{Append, Appended, Error};

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
pub(crate) fn start(database: Database) -> mpsc::Sender<Waiting> {
    let (sender, mut queue) = mpsc::channel(QUEUE_CAPACITY);
    tokio::spawn(async move {
        let mut batch = Vec::new();
        while queue.recv_many(&mut batch, MAX_BATCH).await > 0 {
            commit_all(&database, std::mem::take(&mut batch)).await;
        }
    });
    sender
}

/// Commits a batch and answers every caller. If it fails, its appends are tried one by one, so that one fault fails only
/// one of them.
async fn commit_all(database: &Database, mut batch: Vec<Waiting>) {
    // Servers that lock games in the same order cannot deadlock.
    batch.sort_by_key(|waiting| waiting.append.game);
    let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
    match commit(database, &appends).await {
        Ok(outcomes) => {
            for (waiting, outcome) in batch.into_iter().zip(outcomes) {
                // The caller may be gone; the events are committed nevertheless.
                _ = waiting.answer.send(Ok(outcome));
            }
        }
        Err(error) if batch.len() == 1 || is_unreachable(&error) => {
            for waiting in batch {
                _ = waiting.answer.send(Err(error.clone()));
            }
        }
        Err(_) => {
            for waiting in batch {
                let outcome = commit(database, &[&waiting.append]).await;
                _ = waiting.answer.send(outcome.map(|outcomes| outcomes[0]));
            }
        }
    }
}

/// Whether the database is unreachable, so that trying again at once is in vain.
fn is_unreachable(error: &Error) -> bool {
    !matches!(error, Error::Unreachable(error) if error.as_database_error().is_some())
        && !matches!(error, Error::CorruptRow { .. } | Error::UnknownEvent { .. })
}

async fn commit(database: &Database, appends: &[&Append]) -> Result<Vec<Appended>, Error> {
    let mut transaction = database.begin().await?;
    let outcomes = append_events::add_all(&mut transaction, appends).await?;
    transaction.commit().await?;
    Ok(outcomes)
}
