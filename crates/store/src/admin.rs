//! Actions of operators. Each action and its entry in the log are one transaction. Entries are never changed or deleted.

use basalt_referee::{Announcement, Millis, Notice};
use sqlx::FromRow;

use crate::database::Transaction;
use crate::error::is_taken;
use crate::row::RowContext;
use crate::statement::statement;
use crate::writer::append_one;
use crate::{Append, Appended, Error, Store};

/// Maximum attempts to add an entry while other operators add some.
const MAX_TRIES: usize = 10;

/// An action of an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdminAction {
    /// A member got a new password and was logged out everywhere. The subject is the id of the member, which says nothing once the
    /// account is deleted.
    PasswordReset,
    /// A game was aborted. The subject is the game.
    GameClosed,
    /// A game was decided. The subject is the game, the detail its result.
    GameAdjudicated,
    /// Everybody is told something. The detail is the text.
    Announced,
    /// An announcement was withdrawn.
    AnnouncementEnded,
    /// All games stop.
    MaintenanceBegun,
    /// They go on.
    MaintenanceEnded,
    /// A member became a moderator. The subject is the id of the member.
    ModeratorAdded,
    /// A member is a moderator no longer. The subject is the id of the member.
    ModeratorRemoved,
}

impl AdminAction {
    /// Every action.
    pub const ALL: [Self; 9] = [
        Self::PasswordReset,
        Self::GameClosed,
        Self::GameAdjudicated,
        Self::Announced,
        Self::AnnouncementEnded,
        Self::MaintenanceBegun,
        Self::MaintenanceEnded,
        Self::ModeratorAdded,
        Self::ModeratorRemoved,
    ];

    /// Its name in the log.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PasswordReset => "password-reset",
            Self::GameClosed => "game-closed",
            Self::GameAdjudicated => "game-adjudicated",
            Self::Announced => "announced",
            Self::AnnouncementEnded => "announcement-ended",
            Self::MaintenanceBegun => "maintenance-begun",
            Self::MaintenanceEnded => "maintenance-ended",
            Self::ModeratorAdded => "moderator-added",
            Self::ModeratorRemoved => "moderator-removed",
        }
    }
}

/// An action as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminRecord {
    /// When it was done.
    pub at: Millis,
    /// The person who did it, and the machine.
    pub operator: String,
    /// The action.
    pub action: AdminAction,
    /// The id of the member or the game; empty if it concerns all.
    pub subject: String,
    /// Details of the action; may be empty.
    pub detail: String,
    /// The operator's reason.
    pub reason: String,
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its number: 1, 2, 3 and so on.
    pub number: u64,
    /// The action.
    pub record: AdminRecord,
}

#[derive(FromRow)]
struct LogRow {
    number: i64,
    at: i64,
    operator: String,
    action: String,
    subject: String,
    detail: String,
    reason: String,
}

impl LogRow {
    fn entry(self) -> Result<LogEntry, Error> {
        let row = RowContext { table: "admin_log", id: &self.number };
        let action = AdminAction::ALL.into_iter().find(|action| action.id() == self.action);
        let action = action.ok_or_else(|| row.corrupt(format!("{:?} is no action", self.action)));
        let (number, at) = (row.number(self.number)?, row.number(self.at)?);
        let (operator, subject) = (self.operator, self.subject);
        let (detail, reason) = (self.detail, self.reason);
        let record = AdminRecord { at, operator, action: action?, subject, detail, reason };
        Ok(LogEntry { number, record })
    }
}

/// Actions.
impl Store {
    /// Begins a transaction with an entry in the log. Two operators at the same moment get different numbers.
    async fn begin_recorded(&self, record: &AdminRecord) -> Result<Transaction, Error> {
        const SQL: &str = "INSERT INTO admin_log (number, at, operator, action, subject, detail, reason) \
             SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5, $6 FROM admin_log";
        let mut tries = 0;
        loop {
            tries += 1;
            let mut transaction = self.database.begin().await?;
            let insert = statement(SQL)
                .bind(record.at)
                .bind(record.operator.as_str())
                .bind(record.action.id())
                .bind(record.subject.as_str())
                .bind(record.detail.as_str())
                .bind(record.reason.as_str());
            match transaction.execute(insert).await {
                Ok(_) => return Ok(transaction),
                Err(error) if is_taken(&error) && tries < MAX_TRIES => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Gives the member with a name a new password, with which alone they can log in: all their sessions end,
    /// two-factor authentication is turned off, and recovery codes, passkeys and access tokens no longer count. Returns whether there is such a member.
    pub async fn reset_password(
        &self,
        name: &str,
        password_hash: &str,
        record: &AdminRecord,
    ) -> Result<bool, Error> {
        const UPDATE: &str = "UPDATE players SET password = $1, session_changed = $2 \
                              WHERE id = $3 AND member = 1";
        const DELETE: [&str; 6] = [
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM access_tokens WHERE player = $1",
            "DELETE FROM two_factor WHERE player = $1",
            "DELETE FROM recovery_codes WHERE player = $1",
            "DELETE FROM passkeys WHERE player = $1",
            "DELETE FROM email_links WHERE player = $1",
        ];
        let Some(member) = self.account_named(name).await? else { return Ok(false) };
        let record = AdminRecord { subject: member.id.to_string(), ..record.clone() };
        let mut transaction = self.begin_recorded(&record).await?;
        let update = statement(UPDATE).bind(password_hash).bind(record.at).bind(member.id);
        if transaction.execute(update).await? == 0 {
            return Ok(false);
        }
        for delete in DELETE {
            transaction.execute(statement(delete).bind(member.id)).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Makes the member with a name a moderator, or takes the role away. Returns whether that is a change; `None` if there is no
    /// such member.
    pub async fn set_moderator(
        &self,
        name: &str,
        moderator: bool,
        record: &AdminRecord,
    ) -> Result<Option<bool>, Error> {
        const UPDATE: &str = "UPDATE players SET moderator = $1 \
                              WHERE id = $2 AND member = 1 AND moderator <> $1";
        let found = self.account_named(name).await?.filter(|account| account.member);
        let Some(member) = found else { return Ok(None) };
        let record = AdminRecord { subject: member.id.to_string(), ..record.clone() };
        let mut transaction = self.begin_recorded(&record).await?;
        let update = statement(UPDATE).bind(moderator).bind(member.id);
        let has_changed = transaction.execute(update).await? > 0;
        if has_changed {
            transaction.commit().await?;
        }
        Ok(Some(has_changed))
    }

    /// Appends the end that an operator gives to a game.
    pub async fn append_recorded(
        &self,
        append: &Append,
        record: &AdminRecord,
    ) -> Result<Appended, Error> {
        let mut transaction = self.begin_recorded(record).await?;
        let appended = append_one(&mut transaction, append).await?;
        if matches!(appended, Appended::Committed { .. }) {
            transaction.commit().await?;
        }
        Ok(appended)
    }

    /// Replaces the announcement. Returns whether anything changed.
    pub async fn set_announcement(
        &self,
        announcement: Option<&Announcement>,
        record: &AdminRecord,
    ) -> Result<bool, Error> {
        const SET: &str = "INSERT INTO announcements (id, body, ends) VALUES (1, $1, $2) \
                           ON CONFLICT (id) DO UPDATE SET body = excluded.body, ends = excluded.ends";
        let change = match announcement {
            Some(announcement) => {
                statement(SET).bind(announcement.text()).bind(announcement.until())
            }
            None => statement("DELETE FROM announcements WHERE id = 1"),
        };
        let mut transaction = self.begin_recorded(record).await?;
        let has_changed = transaction.execute(change).await? > 0;
        if has_changed {
            transaction.commit().await?;
        }
        Ok(has_changed)
    }

    /// Plans maintenance. Returns whether there was none.
    pub async fn begin_maintenance(
        &self,
        begun: Millis,
        record: &AdminRecord,
    ) -> Result<bool, Error> {
        const SQL: &str = "INSERT INTO maintenance (id, begun) VALUES (1, $1) \
                           ON CONFLICT (id) DO NOTHING";
        let mut transaction = self.begin_recorded(record).await?;
        let has_begun = transaction.execute(statement(SQL).bind(begun)).await? > 0;
        if has_begun {
            transaction.commit().await?;
        }
        Ok(has_begun)
    }

    /// Ends maintenance; its time counts as an outage, which games leave out. Returns whether there was one.
    pub async fn end_maintenance(&self, record: &AdminRecord) -> Result<bool, Error> {
        const DELETE: &str = "DELETE FROM maintenance WHERE id = 1 RETURNING begun";
        const OUTAGE: &str = "INSERT INTO outages (begun, ended) VALUES ($1, $2) \
                              ON CONFLICT (begun) DO UPDATE SET ended = excluded.ended \
                              WHERE outages.ended < excluded.ended";
        let mut transaction = self.begin_recorded(record).await?;
        let row: Option<(i64,)> = transaction.fetch_optional(statement(DELETE)).await?;
        let Some((begun,)) = row else { return Ok(false) };
        let begun: Millis = RowContext { table: "maintenance", id: &1 }.number(begun)?;
        if begun < record.at {
            transaction.execute(statement(OUTAGE).bind(begun).bind(record.at)).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }
}

/// Queries.
impl Store {
    /// The notice of operators to everybody.
    pub async fn notice(&self) -> Result<Notice, Error> {
        const ANNOUNCEMENT: &str = "SELECT body, ends FROM announcements WHERE id = 1";
        const MAINTENANCE: &str = "SELECT begun FROM maintenance WHERE id = 1";
        let announcement: Option<(String, i64)> =
            self.database.fetch_optional(statement(ANNOUNCEMENT)).await?;
        let announcement = match announcement {
            Some((body, ends)) => {
                let row = RowContext { table: "announcements", id: &1 };
                let announcement = Announcement::new(&body, row.number(ends)?);
                Some(announcement.ok_or_else(|| row.corrupt("it is too long"))?)
            }
            None => None,
        };
        let begun: Option<(i64,)> = self.database.fetch_optional(statement(MAINTENANCE)).await?;
        let row = RowContext { table: "maintenance", id: &1 };
        let maintenance = row.perhaps(begun.map(|(begun,)| begun))?;
        Ok(Notice { announcement, maintenance, ..Notice::default() })
    }

    /// The number of the last entry of the log; 0 if there is none.
    pub async fn last_log_number(&self) -> Result<u64, Error> {
        const SQL: &str = "SELECT COALESCE(MAX(number), 0) FROM admin_log";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL)).await?;
        RowContext { table: "admin_log", id: &"number" }.number(row.map_or(0, |(last,)| last))
    }

    /// The entries of the log after a number, in order.
    pub async fn log_after(&self, number: u64) -> Result<Vec<LogEntry>, Error> {
        const SQL: &str = "SELECT * FROM admin_log WHERE number > $1 ORDER BY number";
        let rows: Vec<LogRow> = self.database.fetch_all(statement(SQL).bind(number)).await?;
        rows.into_iter().map(LogRow::entry).collect()
    }
}
