//! The progress of backups.

/// The progress of a backup, a restore or a migration, each of which has several stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupProgress {
    /// The current stage.
    pub stage: BackupStage,
    /// Rows or games done in it.
    pub done: u64,
    /// Rows or games in total.
    pub of: u64,
}

/// The stages of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupStage {
    /// Rows are copied.
    Copy,
    /// Rows are read and compared with checksums.
    Compare,
    /// Games are replayed.
    Replay,
}

/// Reports progress.
pub(super) struct Reporter<'a> {
    report: &'a mut dyn FnMut(BackupProgress),
    now: BackupProgress,
}

impl<'a> Reporter<'a> {
    pub(super) fn new(report: &'a mut dyn FnMut(BackupProgress)) -> Self {
        Self { report, now: BackupProgress { stage: BackupStage::Copy, done: 0, of: 0 } }
    }

    /// A stage begins, with this number of rows or games.
    pub(super) fn begin(&mut self, stage: BackupStage, of: u64) {
        self.now = BackupProgress { stage, done: 0, of };
        (self.report)(self.now);
    }

    /// Some more are done.
    pub(super) fn add(&mut self, count: u64) {
        self.now.done += count;
        (self.report)(self.now);
    }
}
