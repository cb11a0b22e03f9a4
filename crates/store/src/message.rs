//! Direct messages between members, and from whom members take them.

use basalt_referee::{ContactPolicy, Millis};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::session::hexadecimal;
use crate::statement::statement;
use crate::{Error, PlayerId, Store, rng};

/// Maximum number of messages between two members. Older ones are deleted.
pub const MAX_CONVERSATION_MESSAGES: u32 = 500;

/// Number of old messages that one new message deletes at most.
const MAX_DELETED: u32 = 100;

/// A direct message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectMessage {
    /// The id of the message.
    pub id: String,
    /// The member who wrote it.
    pub sender: PlayerId,
    /// When it was written.
    pub at: Millis,
    /// The words.
    pub text: String,
    /// Whether the recipient has read it.
    pub is_read: bool,
}

/// The last message between a member and another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversation {
    /// The name of the other member.
    pub name: String,
    /// The last message.
    pub last: DirectMessage,
    /// Number of messages that the member has not read.
    pub unread: u32,
}

#[derive(FromRow)]
struct MessageRow {
    id: String,
    sender: i64,
    at: i64,
    body: String,
    read_at: Option<i64>,
}

impl MessageRow {
    fn message(self) -> Result<DirectMessage, Error> {
        let at = RowContext { table: "messages", id: &self.id }.number(self.at)?;
        let (sender, is_read) = (PlayerId(self.sender), self.read_at.is_some());
        Ok(DirectMessage { id: self.id, sender, at, text: self.body, is_read })
    }
}

#[derive(FromRow)]
struct ConversationRow {
    #[sqlx(flatten)]
    last: MessageRow,
    name: String,
    unread: i64,
}

impl ConversationRow {
    fn conversation(self) -> Result<Conversation, Error> {
        let unread = RowContext { table: "messages", id: &self.last.id }.number(self.unread)?;
        Ok(Conversation { name: self.name, last: self.last.message()?, unread })
    }
}

/// Writing and reading.
impl Store {
    /// Adds a message, which counts as later than all others between the two. The oldest ones are deleted if there are too many.
    pub async fn send_message(
        &self,
        sender: PlayerId,
        recipient: PlayerId,
        text: &str,
        at: Millis,
    ) -> Result<DirectMessage, Error> {
        const INSERT: &str = "INSERT INTO messages (id, sender, recipient, at, body) \
                              SELECT $1, $2, $3, \
                              CASE WHEN last.at >= $4 THEN last.at + 1 ELSE $4 END, $5 FROM \
                              (SELECT COALESCE(MAX(at), 0) AS at FROM messages \
                               WHERE (sender = $2 AND recipient = $3) \
                               OR (sender = $3 AND recipient = $2)) last \
                              RETURNING at";
        const FORGET: &str = "DELETE FROM messages WHERE id IN (SELECT id FROM messages \
                              WHERE (sender = $1 AND recipient = $2) \
                              OR (sender = $2 AND recipient = $1) \
                              ORDER BY at DESC, id DESC LIMIT $3 OFFSET $4)";
        let id = hexadecimal(&rng::bytes::<8>());
        let mut transaction = self.database.begin().await?;
        let insert = statement(INSERT).bind(id.as_str()).bind(sender).bind(recipient);
        let (at,): (i64,) = transaction.fetch_one(insert.bind(at).bind(text)).await?;
        let forget = statement(FORGET).bind(sender).bind(recipient).bind(MAX_DELETED);
        transaction.execute(forget.bind(MAX_CONVERSATION_MESSAGES)).await?;
        transaction.commit().await?;
        let at = RowContext { table: "messages", id: &id }.number(at)?;
        Ok(DirectMessage { id, sender, at, text: text.to_owned(), is_read: false })
    }

    /// The conversations of a member, the newest first.
    pub async fn conversations(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<Conversation>, Error> {
        const SQL: &str = "SELECT t.id, t.sender, t.at, t.body, t.read_at, t.unread, p.name FROM \
             (SELECT m.id, m.sender, m.at, m.body, m.read_at, m.other, \
              ROW_NUMBER() OVER (PARTITION BY m.other ORDER BY m.at DESC, m.id DESC) AS place, \
              CAST(SUM(m.is_unread) OVER (PARTITION BY m.other) AS BIGINT) AS unread FROM \
              (SELECT id, sender, at, body, read_at, \
               CASE WHEN sender = $1 THEN recipient ELSE sender END AS other, \
               CASE WHEN recipient = $1 AND read_at IS NULL THEN 1 ELSE 0 END AS is_unread \
               FROM messages WHERE sender = $1 OR recipient = $1) m) t \
             JOIN players p ON p.id = t.other WHERE t.place = 1 \
             ORDER BY t.at DESC, t.id DESC LIMIT $2";
        let select = statement(SQL).bind(player).bind(limit);
        let rows: Vec<ConversationRow> = self.database.fetch_all(select).await?;
        rows.into_iter().map(ConversationRow::conversation).collect()
    }

    /// The last messages between two members, in order; those before a message if one is named.
    pub async fn messages_between(
        &self,
        one: PlayerId,
        other: PlayerId,
        before: Option<&str>,
        limit: u32,
    ) -> Result<Vec<DirectMessage>, Error> {
        const SQL: &str = "SELECT id, sender, at, body, read_at FROM messages WHERE \
             ((sender = $1 AND recipient = $2) OR (sender = $2 AND recipient = $1)) \
             AND ($3 = '' OR (at, id) < (SELECT b.at, b.id FROM messages b WHERE b.id = $3)) \
             ORDER BY at DESC, id DESC LIMIT $4";
        // PostgreSQL refuses to search for a text that it cannot store.
        let before = before.filter(|id| !id.contains('\0')).unwrap_or_default();
        let select = statement(SQL).bind(one).bind(other).bind(before).bind(limit);
        let rows: Vec<MessageRow> = self.database.fetch_all(select).await?;
        rows.into_iter().rev().map(MessageRow::message).collect()
    }

    /// The last messages by and to a member, the newest first, each with the name of the other one.
    pub async fn messages_of(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<(String, DirectMessage)>, Error> {
        const SQL: &str = "SELECT m.id, m.sender, m.at, m.body, m.read_at, p.name, \
             CAST(0 AS BIGINT) AS unread FROM messages m JOIN players p \
             ON p.id = CASE WHEN m.sender = $1 THEN m.recipient ELSE m.sender END \
             WHERE m.sender = $1 OR m.recipient = $1 ORDER BY m.at DESC, m.id DESC LIMIT $2";
        let select = statement(SQL).bind(player).bind(limit);
        let rows: Vec<ConversationRow> = self.database.fetch_all(select).await?;
        rows.into_iter().map(|row| Ok((row.name, row.last.message()?))).collect()
    }

    /// Saves that a member has read everything that another one has written to them.
    pub async fn read_messages(
        &self,
        player: PlayerId,
        sender: PlayerId,
        now: Millis,
    ) -> Result<(), Error> {
        const SQL: &str = "UPDATE messages SET read_at = $1 \
                           WHERE recipient = $2 AND sender = $3 AND read_at IS NULL";
        self.database.execute(statement(SQL).bind(now).bind(player).bind(sender)).await?;
        Ok(())
    }

    /// Number of messages to a member that they have not read.
    pub async fn unread_messages(&self, player: PlayerId) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM messages WHERE recipient = $1 AND read_at IS NULL";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL).bind(player)).await?;
        let context = RowContext { table: "messages", id: &player };
        context.number(row.map_or(0, |(count,)| count))
    }

    /// A message to a member.
    pub async fn message_to(
        &self,
        recipient: PlayerId,
        id: &str,
    ) -> Result<Option<DirectMessage>, Error> {
        const SQL: &str = "SELECT id, sender, at, body, read_at FROM messages \
                           WHERE id = $1 AND recipient = $2";
        if id.contains('\0') {
            return Ok(None);
        }
        let select = statement(SQL).bind(id).bind(recipient);
        let row: Option<MessageRow> = self.database.fetch_optional(select).await?;
        row.map(MessageRow::message).transpose()
    }

    /// Whether a member has written to another one.
    pub async fn has_written(&self, sender: PlayerId, to: PlayerId) -> Result<bool, Error> {
        const SQL: &str = "SELECT at FROM messages WHERE sender = $1 AND recipient = $2 LIMIT 1";
        let select = statement(SQL).bind(sender).bind(to);
        Ok(self.database.fetch_optional::<(i64,)>(select).await?.is_some())
    }
}

/// From whom members take messages.
impl Store {
    /// The people from whom a member takes messages.
    pub async fn message_policy(&self, player: PlayerId) -> Result<ContactPolicy, Error> {
        self.contact_policy("SELECT message_policy FROM players WHERE id = $1", player).await
    }

    /// Saves from whom a member takes messages.
    pub async fn set_message_policy(
        &self,
        player: PlayerId,
        policy: ContactPolicy,
    ) -> Result<(), Error> {
        const SQL: &str = "UPDATE players SET message_policy = $1 WHERE id = $2";
        self.set_contact_policy(SQL, player, policy).await
    }
}
