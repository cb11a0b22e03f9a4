//! E-mail about games that wait: who wants it, who was there since, and which server sends it.

use basalt_referee::Millis;
use sqlx::FromRow;

use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// A member who is to get e-mail about games that wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnMailRecipient {
    /// The member.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The verified address.
    pub address: String,
    /// The language, by its tag.
    pub language: String,
    /// The token of the link that ends such messages.
    pub unsubscribe: String,
}

#[derive(FromRow)]
struct RecipientRow {
    player: i64,
    name: String,
    address: String,
    language: String,
    unsubscribe: String,
}

impl From<RecipientRow> for TurnMailRecipient {
    fn from(row: RecipientRow) -> Self {
        let RecipientRow { player, name, address, language, unsubscribe } = row;
        Self { player: PlayerId(player), name, address, language, unsubscribe }
    }
}

impl Store {
    /// Starts or ends e-mail about games that wait. Turns that began before now are known to the member.
    pub async fn want_turn_mail(
        &self,
        player: PlayerId,
        wanted: bool,
        language: &str,
        now: Millis,
    ) -> Result<(), Error> {
        const SQL: &str =
            "UPDATE emails SET turns = $1, language = $2, online = $3 WHERE player = $4";
        let update = statement(SQL).bind(wanted).bind(language).bind(now).bind(player);
        self.database.execute(update).await?;
        Ok(())
    }

    /// Saves that a member is there, if they want e-mail about games that wait. Others are not tracked.
    pub async fn note_online(&self, player: PlayerId, now: Millis) -> Result<(), Error> {
        const SQL: &str =
            "UPDATE emails SET online = $1 WHERE player = $2 AND turns = 1 AND online < $1";
        self.database.execute(statement(SQL).bind(now).bind(player)).await?;
        Ok(())
    }

    /// The members who want e-mail about games that wait, have a verified address and have had no such message since a moment,
    /// if it has been their turn in a game since before another moment, and neither has a message told them nor were they there
    /// since. Some of those games may be live.
    pub async fn turn_mail_due(
        &self,
        begun_before: Millis,
        mailed_before: Millis,
        limit: u32,
    ) -> Result<Vec<TurnMailRecipient>, Error> {
        const SQL: &str = "SELECT e.player, p.name, e.address, e.language, e.unsubscribe \
                           FROM emails e JOIN players p ON p.id = e.player \
                           WHERE e.turns = 1 AND e.subscribed = 1 AND e.verified IS NOT NULL \
                           AND e.turns_mailed <= $2 AND EXISTS (SELECT 1 FROM games g \
                           WHERE g.ended IS NULL AND g.moved <= $1 \
                           AND ((g.white = e.player AND g.to_move = 'w') \
                           OR (g.black = e.player AND g.to_move = 'b')) \
                           AND g.moved > e.online AND g.moved > e.turns_mailed \
                           AND NOT EXISTS (SELECT 1 FROM sessions s \
                           WHERE s.player = e.player AND s.seen >= g.moved)) \
                           ORDER BY e.turns_mailed, e.player LIMIT $3";
        let select = statement(SQL).bind(begun_before).bind(mailed_before).bind(limit);
        let rows: Vec<RecipientRow> = self.database.fetch_all(select).await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Claims the next message to a member, unless there was one since a moment: of several servers one sends it.
    pub async fn claim_turn_mail(
        &self,
        player: PlayerId,
        mailed_before: Millis,
        now: Millis,
    ) -> Result<bool, Error> {
        const SQL: &str = "UPDATE emails SET turns_mailed = $1 WHERE player = $2 AND turns = 1 \
                           AND subscribed = 1 AND turns_mailed <= $3";
        let claim = statement(SQL).bind(now).bind(player).bind(mailed_before);
        Ok(self.database.execute(claim).await? == 1)
    }
}
