//! Actions of moderators, their log, and appeals. An action and its entry in the log are one transaction. Entries are never
//! changed or deleted, which triggers of the database enforce; they hold ids only. Words are in a table of their own.

use basalt_referee::{Millis, ModeratorAction, ReportReason};
use sqlx::FromRow;

use crate::database::Transaction;
use crate::error::is_taken;
use crate::password::random_letters;
use crate::player::folded;
use crate::row::RowContext;
use crate::session::{Token, hash};
use crate::statement::{Statement, statement};
use crate::{Error, PlayerId, Store, name_skeleton, refund};

/// Maximum number of reports or appeals that the queue shows.
pub const MAX_QUEUE: u32 = 100;

/// Maximum number of entries that the record of a player or a part of the log shows.
pub const MAX_RECORD: u32 = 100;

/// Maximum attempts to add an entry while other moderators add some.
const MAX_TRIES: usize = 10;

/// Number of random letters in a neutral name.
const NEUTRAL_LETTERS: usize = 8;

/// An action to be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// The moderator.
    pub moderator: PlayerId,
    /// The player.
    pub subject: PlayerId,
    /// The action.
    pub action: ModeratorAction,
    /// The reason.
    pub reason: ReportReason,
    /// The words to the player; nobody reads them for an action that the player is not told.
    pub words: String,
    /// The end of a mute.
    pub until: Option<Millis>,
    /// The report that led to it.
    pub report: Option<String>,
    /// When it is taken.
    pub at: Millis,
}

impl Measure {
    /// An action without an end that no report has led to.
    pub fn new(
        moderator: PlayerId,
        subject: PlayerId,
        action: ModeratorAction,
        (reason, words): (ReportReason, &str),
        at: Millis,
    ) -> Self {
        let words = words.to_owned();
        Self { moderator, subject, action, reason, words, until: None, report: None, at }
    }
}

/// The outcome of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeasureTaken {
    /// It is done, and has an entry with this number.
    Done(u64),
    /// It would change nothing: nothing is done and nothing is in the log.
    NoChange,
}

/// An entry of the log, with the names that the ids have now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationEntry {
    /// Its number: 1, 2, 3 and so on.
    pub number: u64,
    /// When it was done.
    pub at: Millis,
    /// The name of the moderator; `None` once there is no such player.
    pub moderator: Option<String>,
    /// The action.
    pub action: ModeratorAction,
    /// The name of the player; `None` once there is no such player.
    pub subject: Option<String>,
    /// The reason.
    pub reason: ReportReason,
    /// The end of a mute.
    pub until: Option<Millis>,
    /// The words to the player.
    pub words: Option<String>,
    /// The rating points that the player got back or had to give back.
    pub points: Option<u32>,
    /// Whether the player has yet to read it.
    pub unread: bool,
    /// Whether the player can still appeal against it.
    pub appealable: bool,
}

/// An appeal that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// The action that it is about.
    pub entry: ModerationEntry,
    /// The words of the player.
    pub words: String,
    /// When it was written.
    pub at: Millis,
}

/// The action to which the link of an appeal leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppealLink {
    /// The action.
    pub entry: ModerationEntry,
    /// Whether the appeal is written already.
    pub written: bool,
}

/// The restrictions of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restrictions {
    /// Until when the player cannot write in chats.
    pub muted_until: Option<Millis>,
    /// Since when the account is closed.
    pub closed: Option<Millis>,
    /// Whether the account is banned.
    pub banned: bool,
}

#[derive(FromRow)]
struct EntryRow {
    number: i64,
    at: i64,
    moderator: Option<String>,
    action: String,
    subject: Option<String>,
    reason: String,
    until: Option<i64>,
    words: Option<String>,
    read_at: Option<i64>,
    points: Option<i64>,
    undone: i64,
    appealed: i64,
}

impl EntryRow {
    fn entry(self) -> Result<ModerationEntry, Error> {
        let row = RowContext { table: "moderation_log", id: &self.number };
        let action: ModeratorAction = row.parse(&self.action)?;
        Ok(ModerationEntry {
            number: row.number(self.number)?,
            at: row.number(self.at)?,
            moderator: self.moderator,
            action,
            subject: self.subject,
            reason: row.parse(&self.reason)?,
            until: row.perhaps(self.until)?,
            unread: self.words.is_some() && self.read_at.is_none(),
            // Points speak for themselves.
            words: self.words.filter(|words| !words.is_empty()),
            points: row.perhaps(self.points)?,
            appealable: action.undone_by().is_some() && self.undone == 0 && self.appealed == 0,
        })
    }
}

#[derive(FromRow)]
struct AppealRow {
    #[sqlx(flatten)]
    entry: EntryRow,
    appeal: Option<String>,
    written: Option<i64>,
}

/// The columns of entries, and the tables that they come from. An action is undone if the one that undoes it came later.
const SELECT: &str = "SELECT l.number, l.at, m.name AS moderator, l.action, s.name AS subject, \
     l.reason, l.until, w.words, w.read_at, \
     (SELECT CAST(SUM(f.points) AS BIGINT) FROM rating_refunds f \
      WHERE f.entry = l.number OR f.withdrawn = l.number) AS points, \
     (SELECT COUNT(*) FROM moderation_log u WHERE u.subject = l.subject AND u.number > l.number \
      AND u.action = CASE l.action WHEN 'warn' THEN 'withdraw-warning' WHEN 'mute' THEN 'unmute' \
      WHEN 'rename' THEN 'restore-name' WHEN 'close' THEN 'reopen' WHEN 'ban' THEN 'reopen' \
      WHEN 'reset-rating' THEN 'restore-rating' ELSE '' END) AS undone, \
     (SELECT COUNT(*) FROM appeals x WHERE x.entry = l.number \
      AND (x.words IS NOT NULL OR x.closed IS NOT NULL)) AS appealed";

const FROM: &str = " FROM moderation_log l LEFT JOIN players m ON m.id = l.moderator \
                    LEFT JOIN players s ON s.id = l.subject \
                    LEFT JOIN moderation_words w ON w.entry = l.number ";

/// A query for entries.
fn entries() -> Statement {
    let mut select = statement(SELECT);
    select.push(FROM);
    select
}

/// A name that says nothing about its member.
fn neutral_name() -> String {
    let letters = random_letters();
    let letters = letters.chars().filter(char::is_ascii_alphanumeric).take(NEUTRAL_LETTERS);
    format!("player-{}", letters.collect::<String>())
}

/// Actions.
impl Store {
    /// Takes an action, if it changes something.
    pub async fn take_measure(&self, measure: &Measure) -> Result<MeasureTaken, Error> {
        let (mut transaction, number) = self.begin_measure(measure).await?;
        if !change(&mut transaction, measure).await? {
            return Ok(MeasureTaken::NoChange);
        }
        if measure.action.is_told() {
            add_words(&mut transaction, number, measure).await?;
        }
        match measure.action {
            ModeratorAction::Close | ModeratorAction::Ban
                if measure.reason == ReportReason::Cheating =>
            {
                refund::refund(&mut transaction, measure).await?;
            }
            ModeratorAction::Reopen => refund::withdraw(&mut transaction, measure).await?,
            _ => {}
        }
        if measure.action.undone_by().is_some() {
            const REPORTS: &str =
                "UPDATE reports SET closed = $1 WHERE subject = $2 AND closed IS NULL";
            let close = statement(REPORTS).bind(measure.at).bind(measure.subject);
            transaction.execute(close).await?;
        }
        close_appeals(&mut transaction, measure).await?;
        transaction.commit().await?;
        let number = RowContext { table: "moderation_log", id: &number }.number(number)?;
        Ok(MeasureTaken::Done(number))
    }

    /// Begins a transaction with an entry in the log. Two moderators at the same moment get different numbers.
    async fn begin_measure(&self, measure: &Measure) -> Result<(Transaction, i64), Error> {
        let mut tries = 0;
        loop {
            tries += 1;
            let mut transaction = self.database.begin().await?;
            match transaction.fetch_one::<(i64,)>(entry_of(measure)).await {
                Ok((number,)) => return Ok((transaction, number)),
                Err(error) if is_taken(&error) && tries < MAX_TRIES => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// The statement that adds the entry of an action to the log.
fn entry_of(measure: &Measure) -> Statement {
    const SQL: &str = "INSERT INTO moderation_log (number, at, moderator, action, subject, \
                       reason, until, report) SELECT COALESCE(MAX(number), 0) + 1, \
                       $1, $2, $3, $4, $5, $6, $7 FROM moderation_log RETURNING number";
    statement(SQL)
        .bind(measure.at)
        .bind(measure.moderator)
        .bind(measure.action.id())
        .bind(measure.subject)
        .bind(measure.reason.id())
        .bind(measure.until)
        .bind(measure.report.as_deref())
}

/// Adds an entry, and words to the player, in a transaction that has added an entry before. That one keeps the next numbers from
/// everybody else.
pub(crate) async fn add_entry(
    transaction: &mut Transaction,
    measure: &Measure,
) -> Result<i64, Error> {
    let (number,): (i64,) = transaction.fetch_one(entry_of(measure)).await?;
    add_words(transaction, number, measure).await?;
    Ok(number)
}

/// Adds the words to the player about an entry.
async fn add_words(
    transaction: &mut Transaction,
    entry: i64,
    measure: &Measure,
) -> Result<(), Error> {
    const SQL: &str = "INSERT INTO moderation_words (entry, player, words) VALUES ($1, $2, $3)";
    let insert = statement(SQL).bind(entry).bind(measure.subject).bind(measure.words.as_str());
    transaction.execute(insert).await?;
    Ok(())
}

/// Makes the change of an action. Returns whether there is one.
async fn change(transaction: &mut Transaction, measure: &Measure) -> Result<bool, Error> {
    const WARNINGS: &str = "SELECT CAST(COALESCE(SUM(CASE action WHEN 'warn' THEN 1 ELSE -1 END), 0) \
                            AS BIGINT) FROM moderation_log WHERE subject = $1 \
                            AND action IN ('warn', 'withdraw-warning')";
    const MUTE: &str = "UPDATE players SET muted_until = $1 WHERE id = $2";
    const UNMUTE: &str = "UPDATE players SET muted_until = NULL WHERE id = $1 AND muted_until > $2";
    const CLOSE: &str = "UPDATE players SET closed = $1, session_changed = $1 \
                         WHERE id = $2 AND closed IS NULL";
    const BAN: &str = "UPDATE players SET closed = COALESCE(closed, $1), session_changed = $1, \
                       banned = 1 WHERE id = $2 AND banned = 0";
    const REOPEN: &str = "UPDATE players SET closed = NULL, banned = 0 \
                          WHERE id = $1 AND closed IS NOT NULL";
    const DISMISS: &str =
        "UPDATE reports SET closed = $1 WHERE id = $2 AND subject = $3 AND closed IS NULL";
    const REJECT: &str = "UPDATE appeals SET closed = $1 \
                          WHERE player = $2 AND words IS NOT NULL AND closed IS NULL";
    let (player, at) = (measure.subject, measure.at);
    let changed = match measure.action {
        ModeratorAction::Warn => 1,
        ModeratorAction::WithdrawWarning => {
            // The new entry is among them.
            let (left,): (i64,) = transaction.fetch_one(statement(WARNINGS).bind(player)).await?;
            u64::from(left >= 0)
        }
        ModeratorAction::Mute => {
            transaction.execute(statement(MUTE).bind(measure.until).bind(player)).await?
        }
        ModeratorAction::Unmute => {
            transaction.execute(statement(UNMUTE).bind(player).bind(at)).await?
        }
        ModeratorAction::Rename => u64::from(take_name_away(transaction, measure).await?),
        ModeratorAction::RestoreName => u64::from(restore_name(transaction, measure).await?),
        ModeratorAction::Close => close(transaction, statement(CLOSE), measure).await?,
        ModeratorAction::Ban => close(transaction, statement(BAN), measure).await?,
        ModeratorAction::Reopen => transaction.execute(statement(REOPEN).bind(player)).await?,
        ModeratorAction::ResetRating => reset_ratings(transaction, player).await?,
        ModeratorAction::RestoreRating => restore_ratings(transaction, player).await?,
        ModeratorAction::Dismiss => {
            let dismiss = statement(DISMISS).bind(at).bind(measure.report.as_deref());
            transaction.execute(dismiss.bind(player)).await?
        }
        ModeratorAction::RejectAppeal => {
            transaction.execute(statement(REJECT).bind(at).bind(player)).await?
        }
        // They follow from other actions, and are never taken by themselves.
        ModeratorAction::RefundRating | ModeratorAction::WithdrawRefund => 0,
    };
    Ok(changed > 0)
}

/// Closes an account by a statement, with its sessions, access tokens, links and challenges.
async fn close(
    transaction: &mut Transaction,
    update: Statement,
    measure: &Measure,
) -> Result<u64, Error> {
    const SEEKS: &str = "UPDATE seeks SET closed = $1 WHERE closed IS NULL \
                         AND (player = $2 OR opponent = $2)";
    let (player, at) = (measure.subject, measure.at);
    let closed = transaction.execute(update.bind(at).bind(player)).await?;
    for delete in [
        "DELETE FROM sessions WHERE player = $1",
        "DELETE FROM access_tokens WHERE player = $1",
        "DELETE FROM email_links WHERE player = $1",
    ] {
        transaction.execute(statement(delete).bind(player)).await?;
    }
    transaction.execute(statement(SEEKS).bind(at).bind(player)).await?;
    Ok(closed)
}

/// The name of a member, how it is found, and how it looks.
type NameRow = (String, String, String);

const NAME: &str =
    "SELECT name, folded, COALESCE(look, '') FROM players WHERE id = $1 AND member = 1";

/// Gives a member a name. One that is taken is an error: it was free a moment ago.
async fn set_name(
    transaction: &mut Transaction,
    player: PlayerId,
    name: &str,
) -> Result<(), Error> {
    const UPDATE: &str =
        "UPDATE players SET name = $1, folded = $2, look = $3, renamed = NULL WHERE id = $4";
    let update =
        statement(UPDATE).bind(name).bind(folded(name)).bind(name_skeleton(name)).bind(player);
    transaction.execute(update).await?;
    Ok(())
}

/// Keeps a former name of a member, which stays taken.
fn keep_name(player: PlayerId, (name, folded, look): NameRow, at: Millis) -> Statement {
    const KEEP: &str = "INSERT INTO former_names (name, folded, look, player, until, refused) \
                        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (folded) DO NOTHING";
    statement(KEEP).bind(name).bind(folded).bind(look).bind(player).bind(at)
}

/// Gives a member a neutral name. The old one leads to the member, who cannot take it back.
async fn take_name_away(transaction: &mut Transaction, measure: &Measure) -> Result<bool, Error> {
    let player = measure.subject;
    let old: Option<NameRow> = transaction.fetch_optional(statement(NAME).bind(player)).await?;
    let Some(old) = old else { return Ok(false) };
    set_name(transaction, player, &neutral_name()).await?;
    transaction.execute(keep_name(player, old, measure.at).bind(true)).await?;
    Ok(true)
}

/// Gives a member the last name back that was taken away.
async fn restore_name(transaction: &mut Transaction, measure: &Measure) -> Result<bool, Error> {
    const FIND: &str = "SELECT name, folded FROM former_names WHERE player = $1 AND refused = 1 \
                        ORDER BY until DESC LIMIT 1";
    const DELETE: &str = "DELETE FROM former_names WHERE folded = $1 AND player = $2";
    let player = measure.subject;
    let old: Option<NameRow> = transaction.fetch_optional(statement(NAME).bind(player)).await?;
    let found: Option<(String, String)> =
        transaction.fetch_optional(statement(FIND).bind(player)).await?;
    let (Some(old), Some((name, folded))) = (old, found) else { return Ok(false) };
    set_name(transaction, player, &name).await?;
    transaction.execute(statement(DELETE).bind(folded).bind(player)).await?;
    transaction.execute(keep_name(player, old, measure.at).bind(false)).await?;
    Ok(true)
}

/// Puts the ratings of a player aside. Returns the number of pools.
async fn reset_ratings(transaction: &mut Transaction, player: PlayerId) -> Result<u64, Error> {
    const SAVE: &str = "INSERT INTO reset_ratings (player, pool, value, deviation, volatility, \
                        games, at) SELECT player, pool, value, deviation, volatility, games, at \
                        FROM ratings WHERE player = $1";
    const DELETE: &str = "DELETE FROM ratings WHERE player = $1";
    const FORGET: &str = "DELETE FROM reset_ratings WHERE player = $1 \
                          AND EXISTS (SELECT 1 FROM ratings WHERE player = $1)";
    refund::forget(transaction, player).await?;
    transaction.execute(statement(FORGET).bind(player)).await?;
    transaction.execute(statement(SAVE).bind(player)).await?;
    Ok(transaction.execute(statement(DELETE).bind(player)).await?)
}

/// Brings the ratings back that were put aside, in place of those since. Returns the number of pools.
async fn restore_ratings(transaction: &mut Transaction, player: PlayerId) -> Result<u64, Error> {
    const DELETE: &str = "DELETE FROM ratings WHERE player = $1 AND pool IN \
                          (SELECT pool FROM reset_ratings WHERE player = $1)";
    const RESTORE: &str = "INSERT INTO ratings (player, pool, value, deviation, volatility, games, \
                           at) SELECT player, pool, value, deviation, volatility, games, at \
                           FROM reset_ratings WHERE player = $1";
    const FORGET: &str = "DELETE FROM reset_ratings WHERE player = $1";
    transaction.execute(statement(DELETE).bind(player)).await?;
    transaction.execute(statement(RESTORE).bind(player)).await?;
    Ok(transaction.execute(statement(FORGET).bind(player)).await?)
}

/// Closes the appeals against actions that this one undoes, those included that are not written yet.
async fn close_appeals(transaction: &mut Transaction, measure: &Measure) -> Result<(), Error> {
    const SQL: &str = "UPDATE appeals SET closed = $1 WHERE player = $2 AND closed IS NULL \
                       AND entry IN (SELECT number FROM moderation_log WHERE subject = $2 \
                       AND action IN ";
    let is_undone = |action: &ModeratorAction| action.undone_by() == Some(measure.action);
    let undone: Vec<&str> = ModeratorAction::ALL
        .iter()
        .filter(|action| is_undone(action))
        .map(|one| one.id())
        .collect();
    if undone.is_empty() {
        return Ok(());
    }
    let mut close = statement(SQL).bind(measure.at).bind(measure.subject).bind_list(undone);
    close.push(")");
    transaction.execute(close).await?;
    Ok(())
}

/// Restrictions.
impl Store {
    /// The restrictions of a player.
    pub async fn restrictions(&self, player: PlayerId) -> Result<Restrictions, Error> {
        const SQL: &str = "SELECT muted_until, closed, banned FROM players WHERE id = $1";
        let row: Option<(Option<i64>, Option<i64>, i64)> =
            self.database.fetch_optional(statement(SQL).bind(player)).await?;
        let Some((muted_until, closed, banned)) = row else { return Ok(Restrictions::default()) };
        let row = RowContext { table: "players", id: &player };
        Ok(Restrictions {
            muted_until: row.perhaps(muted_until)?,
            closed: row.perhaps(closed)?,
            banned: banned != 0,
        })
    }

    /// Whether a banned member has logged in on a device.
    pub async fn is_device_banned(&self, token: &str) -> Result<bool, Error> {
        const SQL: &str = "SELECT p.id FROM devices d JOIN players p ON p.id = d.player \
                           WHERE d.token = $1 AND p.banned = 1 LIMIT 1";
        let select = statement(SQL).bind(hash(token));
        Ok(self.database.fetch_optional::<(i64,)>(select).await?.is_some())
    }
}

/// The log.
impl Store {
    /// The entries before a number, the newest first.
    pub async fn moderation_log(
        &self,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<ModerationEntry>, Error> {
        let mut select = entries();
        if let Some(before) = before {
            select.push("WHERE l.number < ").push_bind(before);
        }
        select.push(" ORDER BY l.number DESC LIMIT ").push_bind(limit);
        self.entries(select).await
    }

    /// The last entries about a player, the newest first.
    pub async fn measures_about(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<ModerationEntry>, Error> {
        let mut select = entries();
        select.push("WHERE l.subject = ").push_bind(player);
        select.push(" ORDER BY l.number DESC LIMIT ").push_bind(limit);
        self.entries(select).await
    }

    async fn entries(&self, select: Statement) -> Result<Vec<ModerationEntry>, Error> {
        let rows: Vec<EntryRow> = self.database.fetch_all(select).await?;
        rows.into_iter().map(EntryRow::entry).collect()
    }

    /// Whether a player has yet to read something that a moderator has written to them.
    pub async fn has_unread_words(&self, player: PlayerId) -> Result<bool, Error> {
        const SQL: &str =
            "SELECT entry FROM moderation_words WHERE player = $1 AND read_at IS NULL LIMIT 1";
        let select = statement(SQL).bind(player);
        Ok(self.database.fetch_optional::<(i64,)>(select).await?.is_some())
    }

    /// Saves that a player has read everything that moderators have written to them.
    pub async fn read_words(&self, player: PlayerId, now: Millis) -> Result<(), Error> {
        const SQL: &str =
            "UPDATE moderation_words SET read_at = $1 WHERE player = $2 AND read_at IS NULL";
        self.database.execute(statement(SQL).bind(now).bind(player)).await?;
        Ok(())
    }
}

/// Appeals.
impl Store {
    /// Makes a link with which a player can appeal against an action; without one, against the last that closed the account.
    /// An earlier link no longer counts. `None` if there is no such action, or it is undone, or an appeal is written already.
    pub async fn new_appeal_link(
        &self,
        player: PlayerId,
        entry: Option<u64>,
    ) -> Result<Option<Token>, Error> {
        const INSERT: &str = "INSERT INTO appeals (entry, player, token) VALUES ($1, $2, $3) \
                              ON CONFLICT (entry) DO UPDATE SET token = excluded.token \
                              WHERE appeals.words IS NULL AND appeals.closed IS NULL";
        let mut select = entries();
        select.push("WHERE l.subject = ").push_bind(player);
        match entry {
            Some(entry) => select.push(" AND l.number = ").push_bind(entry),
            None => select.push(" AND l.action IN ('close', 'ban')"),
        };
        select.push(" ORDER BY l.number DESC LIMIT 1");
        let found = self.entries(select).await?.pop().filter(|entry| entry.appealable);
        let Some(entry) = found else { return Ok(None) };
        let token = Token::random();
        let insert = statement(INSERT).bind(entry.number).bind(player).bind(hash(token.as_str()));
        Ok((self.database.execute(insert).await? == 1).then_some(token))
    }

    /// The action to which the link of an appeal leads; `None` for a wrong one, or if the action is undone or the appeal answered.
    pub async fn appeal_link(&self, token: &str) -> Result<Option<AppealLink>, Error> {
        let mut select = appeals();
        select.push("WHERE a.closed IS NULL AND a.token = ").push_bind(hash(token));
        let row: Option<AppealRow> = self.database.fetch_optional(select).await?;
        let link = |row: AppealRow| {
            let written = row.appeal.is_some();
            Ok(AppealLink { entry: row.entry.entry()?, written })
        };
        row.map(link).transpose()
    }

    /// Writes the appeal of a link, once. Returns whether the link is good for that.
    pub async fn write_appeal(&self, token: &str, words: &str, now: Millis) -> Result<bool, Error> {
        const SQL: &str = "UPDATE appeals SET words = $1, at = $2 \
                           WHERE token = $3 AND words IS NULL AND closed IS NULL";
        let update = statement(SQL).bind(words).bind(now).bind(hash(token));
        Ok(self.database.execute(update).await? == 1)
    }

    /// The appeals that wait for an answer, the oldest first.
    pub async fn open_appeals(&self, limit: u32) -> Result<Vec<Appeal>, Error> {
        let mut select = appeals();
        select.push("WHERE a.closed IS NULL AND a.words IS NOT NULL ORDER BY a.at, a.entry LIMIT ");
        select.push_bind(limit);
        self.appeals(select).await
    }

    /// The appeals that a player has written.
    pub async fn appeals_of(&self, player: PlayerId) -> Result<Vec<Appeal>, Error> {
        let mut select = appeals();
        select.push("WHERE a.words IS NOT NULL AND a.player = ").push_bind(player);
        select.push(" ORDER BY a.entry DESC LIMIT ").push_bind(MAX_RECORD);
        self.appeals(select).await
    }

    async fn appeals(&self, select: Statement) -> Result<Vec<Appeal>, Error> {
        let rows: Vec<AppealRow> = self.database.fetch_all(select).await?;
        let appeal = |row: AppealRow| {
            let context = RowContext { table: "appeals", id: &row.entry.number };
            let at = context.number(row.written.unwrap_or_default())?;
            let words = row.appeal.unwrap_or_default();
            Ok(Appeal { entry: row.entry.entry()?, words, at })
        };
        rows.into_iter().map(appeal).collect()
    }
}

/// A query for appeals with their actions.
fn appeals() -> Statement {
    let mut select = statement(SELECT);
    select.push(", a.words AS appeal, a.at AS written").push(FROM);
    select.push("JOIN appeals a ON a.entry = l.number ");
    select
}
