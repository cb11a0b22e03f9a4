//! The store of games, players, seeks, chat and ratings: an SQLite file in a folder, or a PostgreSQL database.
//!
//! The store knows no rules and no clock: events come from outside, with their times. It makes two promises. Events for
//! which [`Store::append`] has returned [`Appended::Committed`] survive a crash of the program and of the machine. And a
//! game's events are appended one after the other, each guarded by the number of the one before, so that nothing can be
//! played twice.
#![forbid(unsafe_code)]

mod access_token;
mod admin;
mod append;
mod archive;
mod audience;
mod backup;
mod bot;
mod chat;
mod claim;
mod clean_up;
mod connected;
mod database;
mod deletion;
mod device;
mod email;
mod encoding;
mod error;
mod explorer;
mod fair_play;
mod feed;
mod folder_lock;
mod game;
mod import;
mod location;
mod message;
mod metrics;
mod moderation;
mod name;
mod name_skeleton;
mod node;
mod passkey;
mod password;
mod player;
mod private_files;
mod private_game;
mod progress;
mod public_profile;
mod push;
mod rating;
mod refund;
mod relation;
mod report;
mod rng;
mod row;
mod search_budget;
mod seek;
mod service;
mod session;
mod sqlite_views;
mod statement;
mod thread_priority;
mod turn_mail;
mod two_factor;
mod writer;

use tokio::sync::mpsc;

use database::Database;

pub use access_token::{AccessToken, Authorization, MAX_ACCESS_TOKENS, NewAccessToken};
pub use admin::{AdminAction, AdminRecord, LogEntry};
pub use append::{Append, Appended, GameSummary, RatingRule};
pub use archive::{Query, Score};
pub use audience::StoredAudience;
pub use backup::{
    BackupError, BackupProgress, BackupStage, Contents, back_up, migrate, remove_old_backups,
    restore, verify,
};
pub use bot::BotUpgrade;
pub use chat::{MAX_CHAT_LINES, Speaker};
pub use claim::{ClaimMode, DatabaseClaim};
pub use database::PoolSizes;
pub use device::DEVICE_DAYS;
pub use email::{Email, LinkPurpose};
pub use error::Error;
pub use explorer::{FinishedGame, MoveCounts, PlayedMove};
pub use fair_play::{
    ComparedGame, ComparedMove, InvalidComparedMove, MAX_COMPARED_GAMES, MAX_FOCUS_LOSSES,
};
pub use game::{Created, Header, NewGame, Seat, SeatedPlayer};
pub use import::{FOREIGN_MARK, Imported, ImportedGame, foreign_name};
pub use location::Location;
pub use message::{Conversation, DirectMessage, MAX_CONVERSATION_MESSAGES};
pub use metrics::CommitMetrics;
pub use moderation::{
    Appeal, AppealLink, MAX_QUEUE, MAX_RECORD, Measure, MeasureTaken, ModerationEntry, Restrictions,
};
pub use name::{RENAME_DAYS, Renamed};
pub use name_skeleton::name_skeleton;
pub use node::NodeStatus;
pub use passkey::{
    ChallengeId, ListedPasskey, MAX_PASSKEYS, NewPasskey, PasskeyAdded, PasskeyRemoved,
    StoredPasskey,
};
pub use password::{RECOVERY_CODES, RecoveryCode, random_letters};
pub use player::{Account, PlayerId, Registered, VacationStatus};
pub use progress::{Achievements, StoredProgress};
pub use public_profile::{About, HeadToHead, Opponent};
pub use push::{MAX_PUSH_SUBSCRIPTIONS, PushSubscription};
pub use rating::{
    HistoryPoint, PROVISIONAL_DEVIATION, PoolResults, Ranked, Standing, rating_period,
};
pub use relation::{MAX_RELATIONS, RelatedPlayer};
pub use report::{MAX_OPEN_REPORTS, NewReport, Report, ReportContent, ReportFiled};
pub use rng::bytes as random_bytes;
pub use seek::{NewSeek, StoredSeek};
pub use service::Outage;
pub use session::{ListedSession, SESSION_DAYS, Session, Token, hexadecimal};
pub use thread_priority::lower_thread_priority;
pub use turn_mail::TurnMailRecipient;
pub use two_factor::TwoFactor;

/// A handle to the store; clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    appends: mpsc::Sender<writer::Waiting>,
    commit_metrics: CommitMetrics,
}

impl Store {
    /// Opens the store, creates it if there is none, and migrates an older one. Must be called inside a Tokio runtime,
    /// which also runs the task that commits.
    pub async fn open(place: &Location) -> Result<Self, Error> {
        Self::open_with(place, PoolSizes::default()).await
    }

    /// The same, with these numbers of connections to PostgreSQL.
    pub async fn open_with(place: &Location, sizes: PoolSizes) -> Result<Self, Error> {
        let database = Database::open(place, sizes).await?;
        let commit_metrics = CommitMetrics::default();
        let appends = writer::start(database.clone(), commit_metrics.clone());
        let store = Self { database, appends, commit_metrics };
        store.fill_in_looks().await?;
        Ok(store)
    }

    /// Opens the store beside a server that may be using it. It is neither created nor migrated.
    pub async fn open_beside(place: &Location) -> Result<Self, Error> {
        let database = Database::open_beside(place).await?;
        let commit_metrics = CommitMetrics::default();
        let appends = writer::start(database.clone(), commit_metrics.clone());
        Ok(Self { database, appends, commit_metrics })
    }

    /// The same store, read through connections of its own: what strangers look up does not delay games.
    #[must_use]
    pub fn archive(&self) -> Self {
        Self { database: self.database.archive(), ..self.clone() }
    }

    /// Whether other processes can use the store at the same time.
    pub fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres { .. })
    }

    /// Closes all connections, those of clones too.
    pub async fn close(&self) {
        self.database.close().await;
    }
}
