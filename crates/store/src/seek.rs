//! Open challenges.

use basalt_referee::{GameId, Millis, Player, SeekId, Terms};
use sqlx::FromRow;

use crate::encoding::encode;
use crate::row::RowContext;
use crate::statement::{MAX_LIST, statement};
use crate::{Error, PlayerId, Store};

/// A challenge that opens.
#[derive(Clone, Copy, Debug)]
pub struct NewSeek {
    /// The id of the new challenge.
    pub seek: SeekId,
    /// The player who waits.
    pub by: PlayerId,
    /// The terms.
    pub terms: Terms,
    /// The only player who may accept it.
    pub opponent: Option<PlayerId>,
    /// Whether it is listed in the lobby.
    pub listed: bool,
    /// Whether it comes from quick pairing: its owner plays anybody who wants the same.
    pub pairing: bool,
    /// When it is opened.
    pub created: Millis,
    /// When it ends, unless that is postponed.
    pub expires: Millis,
}

/// A challenge, open or closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeek {
    /// The id of the challenge.
    pub seek: SeekId,
    /// The player who waits.
    pub by: PlayerId,
    /// The player as everybody sees them, with the rating in the pool of the terms when they began to wait.
    pub player: Player,
    /// The terms.
    pub terms: Terms,
    /// The only player who may accept it.
    pub opponent: Option<PlayerId>,
    /// Whether it is listed in the lobby.
    pub listed: bool,
    /// Whether its owner plays anybody who wants the same.
    pub pairing: bool,
    /// When it was opened.
    pub created: Millis,
    /// Whether somebody may still accept it.
    pub open: bool,
    /// The game that it led to.
    pub game: Option<GameId>,
}

#[derive(FromRow)]
struct SeekRow {
    id: String,
    player: i64,
    name: String,
    member: i64,
    bot: i64,
    terms: String,
    opponent: Option<i64>,
    listed: i64,
    pairing: i64,
    created: i64,
    closed: Option<i64>,
    game: Option<String>,
}

impl SeekRow {
    fn seek(self) -> Result<StoredSeek, Error> {
        let row = RowContext { table: "seeks", id: &self.id };
        let player = if self.member == 1 {
            Player::Member { name: self.name, rating: None, bot: self.bot != 0 }
        } else {
            Player::Guest { name: self.name }
        };
        Ok(StoredSeek {
            seek: row.parse(&self.id)?,
            by: PlayerId(self.player),
            player,
            terms: row.json(&self.terms)?,
            opponent: self.opponent.map(PlayerId),
            listed: self.listed != 0,
            pairing: self.pairing != 0,
            created: row.number(self.created)?,
            open: self.closed.is_none(),
            game: self.game.as_deref().map(|game| row.parse(game)).transpose()?,
        })
    }
}

impl Store {
    /// Opens a challenge.
    pub async fn open_seek(&self, new: &NewSeek) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO seeks (id, player, terms, opponent, listed, pairing, created, \
             expires) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let insert = statement(SQL).bind(new.seek).bind(new.by).bind(encode(&new.terms));
        let insert = insert.bind(new.opponent).bind(new.listed).bind(new.pairing);
        self.database.execute(insert.bind(new.created).bind(new.expires)).await?;
        Ok(())
    }

    /// Postpones the expiry of open challenges. One that expires later already stays as it is.
    pub async fn extend_seeks(&self, seeks: &[SeekId], expires: Millis) -> Result<(), Error> {
        for seeks in seeks.chunks(MAX_LIST) {
            let mut update = statement(
                "UPDATE seeks SET expires = $1 WHERE closed IS NULL AND expires < $1 AND id IN ",
            );
            update = update.bind(expires);
            update.push_list(seeks.iter().copied());
            self.database.execute(update).await?;
        }
        Ok(())
    }

    /// Closes the open challenges that have expired. Returns those that this call has closed.
    pub async fn expire_seeks(&self, now: Millis) -> Result<Vec<SeekId>, Error> {
        const FIND: &str = "SELECT id FROM seeks WHERE closed IS NULL AND expires <= $1 LIMIT $2";
        const CLOSE: &str =
            "UPDATE seeks SET closed = $1 WHERE id = $2 AND closed IS NULL AND expires <= $1";
        let find = statement(FIND).bind(now).bind(MAX_LIST as u32);
        let rows: Vec<(String,)> = self.database.fetch_all(find).await?;
        let mut closed = Vec::new();
        for (id,) in rows {
            let close = statement(CLOSE).bind(now).bind(id.as_str());
            if self.database.execute(close).await? == 1 {
                closed.push(RowContext { table: "seeks", id: &id }.parse(&id)?);
            }
        }
        Ok(closed)
    }

    /// Closes a challenge without a game. Returns whether it was open.
    pub async fn close_seek(&self, seek: SeekId, now: Millis) -> Result<bool, Error> {
        const SQL: &str = "UPDATE seeks SET closed = $1 WHERE id = $2 AND closed IS NULL";
        Ok(self.database.execute(statement(SQL).bind(now).bind(seek)).await? == 1)
    }

    /// A challenge, open or closed.
    pub async fn seek(&self, seek: SeekId) -> Result<Option<StoredSeek>, Error> {
        const SQL: &str = "SELECT s.*, p.name, p.member, p.bot FROM seeks s \
                           JOIN players p ON p.id = s.player WHERE s.id = $1";
        let row: Option<SeekRow> = self.database.fetch_optional(statement(SQL).bind(seek)).await?;
        match row {
            Some(row) => self.with_rating(row.seek()?).await.map(Some),
            None => Ok(None),
        }
    }

    /// The challenge that led to a game.
    pub async fn seek_of(&self, game: GameId) -> Result<Option<SeekId>, Error> {
        const SQL: &str = "SELECT id FROM seeks WHERE game = $1 ORDER BY created, id LIMIT 1";
        let row: Option<(String,)> =
            self.database.fetch_optional(statement(SQL).bind(game)).await?;
        row.map(|(id,)| RowContext { table: "seeks", id: &id }.parse(&id)).transpose()
    }

    /// Open challenges, the newest first.
    pub async fn open_seeks(&self, limit: u32) -> Result<Vec<StoredSeek>, Error> {
        const SQL: &str = "SELECT s.*, p.name, p.member, p.bot FROM seeks s \
                           JOIN players p ON p.id = s.player WHERE s.closed IS NULL \
                           ORDER BY s.created DESC, s.id LIMIT $1";
        let rows: Vec<SeekRow> = self.database.fetch_all(statement(SQL).bind(limit)).await?;
        let mut seeks = Vec::with_capacity(rows.len());
        for row in rows {
            seeks.push(self.with_rating(row.seek()?).await?);
        }
        Ok(seeks)
    }

    async fn with_rating(&self, mut seek: StoredSeek) -> Result<StoredSeek, Error> {
        if let (Player::Member { rating, .. }, Some(pool)) = (&mut seek.player, seek.terms.pool()) {
            let standing = self.standing(seek.by, pool).await?;
            *rating = Some(standing.at(seek.created, pool).rating());
        }
        Ok(seek)
    }
}
