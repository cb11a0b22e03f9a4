//! Moves committed pages from SQLite's write-ahead log into the database, beside the commits instead of within them.

use std::sync::Arc;

use sqlx::SqlitePool;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use crate::folder_lock::FolderLock;

/// Number of pages in the log (64 MB) after which it is moved. Most of them are newer versions of others, and more so the longer
/// the log: moving it seldom writes less, and commits wait for the disk less often.
const PAGES_PER_CHECKPOINT: usize = 16_000;

/// Number of pages that a commit writes at least, and that each append adds: an append alone writes five pages.
const PAGES_PER_COMMIT: usize = 3;
const PAGES_PER_APPEND: usize = 2;

/// Number of times that the log is moved while commits add to it. The second time finds only what was added during the first.
const PASSES: usize = 2;

/// Counts what is committed, and wakes the task that moves the log. The task ends when this is dropped.
#[derive(Debug)]
pub(super) struct Checkpoints {
    /// Estimated number of pages in the log.
    pages: usize,
    wake: mpsc::Sender<()>,
}

impl Checkpoints {
    /// Starts the task. It has a connection of its own.
    pub(super) fn start(
        checkpointing: SqlitePool,
        writing: SqlitePool,
        lock: Option<Arc<FolderLock>>,
    ) -> Self {
        let (wake, mut woken) = mpsc::channel(1);
        tokio::spawn(async move {
            while woken.recv().await.is_some() {
                // A checkpoint that fails, on a full disk for example, is tried again after as many pages; until then the log grows, and in
                // the end SQLite moves it in a commit.
                _ = move_log(&checkpointing, &writing, lock.as_ref()).await;
            }
        });
        Self { pages: 0, wake }
    }

    /// Counts a commit of some appends.
    pub(super) fn count(&mut self, appends: usize) {
        self.pages += PAGES_PER_COMMIT + PAGES_PER_APPEND * appends;
        if self.pages >= PAGES_PER_CHECKPOINT {
            self.pages = 0;
            // If the task is still at work, it is enough to wake it the next time.
            _ = self.wake.try_send(());
        }
    }
}

/// Moves the log beside the commits, and the little that is left between two of them. The next commit then starts the log anew,
/// which it can only if nothing is left. The last pass has SQLite sync the file of the database, while commits wait: before
/// that, what the other passes have written goes to the disk beside the commits.
async fn move_log(
    checkpointing: &SqlitePool,
    writing: &SqlitePool,
    lock: Option<&Arc<FolderLock>>,
) -> Result<(), sqlx::Error> {
    for _ in 0..PASSES {
        pass(checkpointing).await?;
        if let Some(lock) = lock.cloned() {
            // A disk that refuses this makes the last pass fail as well.
            _ = spawn_blocking(move || lock.sync_disk()).await;
        }
    }
    pass(writing).await
}

/// Moves what was in the log at the beginning, without waiting for anybody.
async fn pass(connections: &SqlitePool) -> Result<(), sqlx::Error> {
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(connections).await.map(drop)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use basalt_testkit::TempFolder;

    use super::*;
    use crate::database::Database;
    use crate::statement::statement;
    use crate::{Location, PoolSizes};

    #[test]
    fn the_log_is_moved_after_a_number_of_pages() {
        let (wake, mut woken) = mpsc::channel(1);
        let mut checkpoints = Checkpoints { pages: 0, wake };
        let commits_alone = PAGES_PER_CHECKPOINT / (PAGES_PER_COMMIT + PAGES_PER_APPEND);
        for _ in 1..commits_alone {
            checkpoints.count(1);
        }
        assert!(woken.try_recv().is_err(), "one is missing");
        checkpoints.count(1);
        checkpoints.count(PAGES_PER_CHECKPOINT);
        assert!(woken.try_recv().is_ok());
        assert!(woken.try_recv().is_err(), "nobody waits until the task is ready again");
    }

    /// The number of times that the log was started anew: the third number of its header (<https://www.sqlite.org/fileformat2.html>).
    fn restarts(folder: &Path) -> u32 {
        let log = fs::read(folder.join(format!("{}-wal", Location::FILE))).expect("a log");
        u32::from_be_bytes(log[12..16].try_into().expect("four bytes"))
    }

    #[tokio::test]
    async fn a_log_that_was_moved_is_started_anew() {
        let folder = TempFolder::new("checkpoint");
        let place = Location::Folder(folder.path().to_owned());
        let database = Database::open(&place, PoolSizes::default()).await.expect("it opens");
        let Database::Sqlite { checkpointing, writing, lock, .. } = &database else {
            panic!("SQLite")
        };
        let write = async || {
            let write = "INSERT INTO service (id, alive) VALUES (1, 1) \
                         ON CONFLICT (id) DO UPDATE SET alive = alive + 1";
            database.execute(statement(write)).await.expect("it answers")
        };
        write().await;
        let before = restarts(folder.path());
        write().await;
        assert_eq!(restarts(folder.path()), before, "it has not been moved");
        for round in 1..=3 {
            move_log(checkpointing, writing, lock.as_ref()).await.expect("it answers");
            write().await;
            assert_eq!(restarts(folder.path()), before + round);
        }
        database.close().await;
    }
}
