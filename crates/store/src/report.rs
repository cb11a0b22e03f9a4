//! Reports of players to the moderators, with copies of the evidence.

use basalt_referee::{ChatMessage, GameId, Millis, ReportKind, ReportReason};
use sqlx::FromRow;

use crate::error::is_taken;
use crate::row::RowContext;
use crate::session::hexadecimal;
use crate::statement::{Statement, statement};
use crate::{Error, PlayerId, Store, rng};

/// Maximum number of open reports of one player.
pub const MAX_OPEN_REPORTS: u32 = 20;

/// The content of a report, which never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportContent {
    /// The place that it was made from.
    pub kind: ReportKind,
    /// The reason.
    pub reason: ReportReason,
    /// The words of the reporter; may be empty.
    pub words: String,
    /// The game, if it comes from one.
    pub game: Option<GameId>,
    /// The number of the chat line.
    pub line: Option<u32>,
    /// The text of the chat line when the report was filed; empty if there is none.
    pub evidence: String,
    /// When it was filed.
    pub at: Millis,
}

/// A report to be filed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The player who reports.
    pub reporter: PlayerId,
    /// The player who is reported.
    pub subject: PlayerId,
    /// The content.
    pub content: ReportContent,
}

/// The outcome of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFiled {
    /// It is in the queue.
    Done,
    /// The reporter has an open report of this kind about the same player.
    Already,
    /// The reporter has as many open reports as is allowed.
    TooMany,
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The id of the report.
    pub id: String,
    /// The name of the player who reports.
    pub reporter: String,
    /// The player who is reported.
    pub subject: PlayerId,
    /// The present name of that player.
    pub subject_name: String,
    /// The name at the time of the report.
    pub name: String,
    /// The content.
    pub content: ReportContent,
    /// When a moderator closed it.
    pub closed: Option<Millis>,
}

#[derive(FromRow)]
struct ReportRow {
    id: String,
    reporter: String,
    subject: i64,
    subject_name: String,
    name: String,
    kind: String,
    reason: String,
    words: String,
    game: Option<String>,
    line: Option<i64>,
    evidence: String,
    at: i64,
    closed: Option<i64>,
}

impl ReportRow {
    fn report(self) -> Result<Report, Error> {
        let row = RowContext { table: "reports", id: &self.id };
        let content = ReportContent {
            kind: row.parse(&self.kind)?,
            reason: row.parse(&self.reason)?,
            words: self.words,
            game: self.game.as_deref().map(|game| row.parse(game)).transpose()?,
            line: row.perhaps(self.line)?,
            evidence: self.evidence,
            at: row.number(self.at)?,
        };
        Ok(Report {
            reporter: self.reporter,
            subject: PlayerId(self.subject),
            subject_name: self.subject_name,
            name: self.name,
            content,
            closed: row.perhaps(self.closed)?,
            id: self.id,
        })
    }
}

/// The beginning of a query for reports.
const SELECT: &str = "SELECT r.id, b.name AS reporter, r.subject, s.name AS subject_name, r.name, \
                      r.kind, r.reason, r.words, r.game, r.line, r.evidence, r.at, r.closed \
                      FROM reports r JOIN players b ON b.id = r.reporter \
                      JOIN players s ON s.id = r.subject ";

impl Store {
    /// Files a report. The name of the reported player is copied.
    pub async fn file_report(&self, new: &NewReport) -> Result<ReportFiled, Error> {
        const SQL: &str = "INSERT INTO reports (id, reporter, subject, kind, reason, words, game, \
                           line, name, evidence, at) \
                           SELECT $1, $2, p.id, $3, $4, $5, $6, $7, p.name, $8, $9 FROM players p \
                           WHERE p.id = $10 AND (SELECT COUNT(*) FROM reports \
                           WHERE reporter = $2 AND closed IS NULL) < $11";
        let NewReport { reporter, subject, content } = new;
        let insert = statement(SQL)
            .bind(hexadecimal(&rng::bytes::<8>()))
            .bind(*reporter)
            .bind(content.kind.id())
            .bind(content.reason.id())
            .bind(content.words.as_str())
            .bind(content.game.map(|game| game.to_string()))
            .bind(content.line.map(i64::from))
            .bind(content.evidence.as_str())
            .bind(content.at)
            .bind(*subject)
            .bind(MAX_OPEN_REPORTS);
        match self.database.execute(insert).await {
            Ok(0) => Ok(ReportFiled::TooMany),
            Ok(_) => Ok(ReportFiled::Done),
            Err(error) if is_taken(&error) => Ok(ReportFiled::Already),
            Err(error) => Err(error.into()),
        }
    }

    /// The author of a chat line, and the message.
    pub async fn chat_line(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<(PlayerId, ChatMessage)>, Error> {
        const SQL: &str = "SELECT player, saying FROM chat WHERE game = $1 AND number = $2";
        let select = statement(SQL).bind(game).bind(number);
        let row: Option<(i64, String)> = self.database.fetch_optional(select).await?;
        let context = RowContext { table: "chat", id: &game };
        row.map(|(player, saying)| Ok((PlayerId(player), context.json(&saying)?))).transpose()
    }

    /// The open reports, the oldest first.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, Error> {
        let mut select = statement(SELECT);
        select.push("WHERE r.closed IS NULL ORDER BY r.at, r.id LIMIT ").push_bind(limit);
        self.reports(select).await
    }

    /// The last reports about a player, the newest first.
    pub async fn reports_about(&self, player: PlayerId, limit: u32) -> Result<Vec<Report>, Error> {
        let mut select = statement(SELECT);
        select.push("WHERE r.subject = ").push_bind(player);
        select.push(" ORDER BY r.at DESC, r.id LIMIT ").push_bind(limit);
        self.reports(select).await
    }

    /// The last reports by a player, the newest first.
    pub async fn reports_by(&self, player: PlayerId, limit: u32) -> Result<Vec<Report>, Error> {
        let mut select = statement(SELECT);
        select.push("WHERE r.reporter = ").push_bind(player);
        select.push(" ORDER BY r.at DESC, r.id LIMIT ").push_bind(limit);
        self.reports(select).await
    }

    /// A report.
    pub async fn report(&self, id: &str) -> Result<Option<Report>, Error> {
        // PostgreSQL refuses to search for a text that it cannot store.
        if id.contains('\0') {
            return Ok(None);
        }
        let mut select = statement(SELECT);
        select.push("WHERE r.id = ").push_bind(id);
        Ok(self.reports(select).await?.pop())
    }

    async fn reports(&self, select: Statement) -> Result<Vec<Report>, Error> {
        let rows: Vec<ReportRow> = self.database.fetch_all(select).await?;
        rows.into_iter().map(ReportRow::report).collect()
    }
}
