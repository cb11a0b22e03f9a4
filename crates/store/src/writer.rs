//! The task that commits: all that waits, in one transaction.

mod steps;

use tokio::sync::{mpsc, oneshot};

use crate::database::Database;
use crate::{Append, Appended, Trouble};

/// How many may wait before others have to wait for a place to wait.
const QUEUE: usize = 4096;

/// How many are committed together at most. A transaction of so many takes some milliseconds besides the disk.
const BATCH: usize = 256;

/// Somebody who waits for a commit.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<Appended, Trouble>>,
}

/// Starts the task. It ends when nobody can ask it any more.
pub(crate) fn start(database: Database) -> mpsc::Sender<Waiting> {
    let (sender, mut queue) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut batch = Vec::new();
        while queue.recv_many(&mut batch, BATCH).await > 0 {
            commit_all(&database, std::mem::take(&mut batch)).await;
        }
    });
    sender
}

/// Commits a batch and answers everybody. What fails together is tried one by one, so that nobody suffers for
/// another's fault.
async fn commit_all(database: &Database, mut batch: Vec<Waiting>) {
    // Two servers that touch the same games in the same order never wait for each other in a circle.
    batch.sort_by_key(|waiting| waiting.append.game);
    let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
    match commit(database, &appends).await {
        Ok(outcomes) => {
            for (waiting, outcome) in batch.into_iter().zip(outcomes) {
                // Whoever asked may have gone; the events are there nevertheless.
                _ = waiting.answer.send(Ok(outcome));
            }
        }
        Err(trouble) if batch.len() == 1 || is_cut_off(&trouble) => {
            for waiting in batch {
                _ = waiting.answer.send(Err(trouble.clone()));
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

/// Whether the database is away, so that trying again at once is in vain.
fn is_cut_off(trouble: &Trouble) -> bool {
    !matches!(trouble, Trouble::Unreachable(error) if error.as_database_error().is_some())
        && !matches!(trouble, Trouble::Odd { .. } | Trouble::UnknownEvent { .. })
}

async fn commit(database: &Database, appends: &[&Append]) -> Result<Vec<Appended>, Trouble> {
    let mut transaction = database.begin().await?;
    let outcomes = steps::add_all(&mut transaction, appends).await?;
    transaction.commit().await?;
    Ok(outcomes)
}
