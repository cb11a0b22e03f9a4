//! Parts of a profile besides ratings: picture, country and words, and frequent opponents.

use basalt_referee::Country;
use sha2::{Digest as _, Sha256};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, PlayerId, Store};

impl PlayerId {
    /// The number from which the member's picture is drawn. It stays the same for ever, and does not tell the id.
    pub fn picture(self) -> u32 {
        let digest = Sha256::digest(self.0.to_le_bytes());
        digest.first_chunk().copied().map_or(0, u32::from_le_bytes)
    }
}

/// Country and words that a member has chosen for the profile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The country.
    pub country: Option<Country>,
    /// A few words; empty if there are none.
    pub words: String,
}

/// A member against whom another one plays often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The name.
    pub name: String,
    /// Number of finished games.
    pub games: u32,
    /// Number of games that the opponent has lost.
    pub won: u32,
    /// Number of games that the opponent has won.
    pub lost: u32,
}

/// The results of a player against another one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// Number of games won.
    pub won: u32,
    /// Number of games drawn.
    pub drawn: u32,
    /// Number of games lost.
    pub lost: u32,
}

#[derive(FromRow)]
struct OpponentRow {
    name: String,
    games: i64,
    won: i64,
    lost: i64,
}

impl Store {
    /// The country and words of a member.
    pub async fn about(&self, player: PlayerId) -> Result<About, Error> {
        const SQL: &str = "SELECT country, about FROM players WHERE id = $1";
        let row: Option<(Option<String>, String)> =
            self.database.fetch_optional(statement(SQL).bind(player)).await?;
        let Some((country, words)) = row else { return Ok(About::default()) };
        let context = RowContext { table: "players", id: &player };
        let country = country.map(|code| context.parse(&code)).transpose()?;
        Ok(About { country, words })
    }

    /// Saves what a member says about themselves.
    pub async fn set_about(&self, player: PlayerId, about: &About) -> Result<(), Error> {
        const SQL: &str =
            "UPDATE players SET country = $1, about = $2 WHERE id = $3 AND member = 1";
        let country = about.country.map(|country| country.to_string());
        let update = statement(SQL).bind(country).bind(about.words.as_str()).bind(player);
        self.database.execute(update).await?;
        Ok(())
    }

    /// The members with whom a player has finished most games, at most `limit`.
    pub async fn opponents(&self, player: PlayerId, limit: u32) -> Result<Vec<Opponent>, Error> {
        const SQL: &str = "SELECT p.name, COUNT(*) AS games, \
                           CAST(SUM(CASE WHEN o.result = o.own THEN 1 ELSE 0 END) AS BIGINT) AS won, \
                           CAST(SUM(CASE WHEN o.result <> o.own AND o.result <> 'draw' \
                           THEN 1 ELSE 0 END) AS BIGINT) AS lost FROM \
                           (SELECT black AS other, result, 'white' AS own FROM games \
                           WHERE white = $1 AND result IN ('white', 'black', 'draw') \
                           UNION ALL SELECT white AS other, result, 'black' AS own FROM games \
                           WHERE black = $1 AND result IN ('white', 'black', 'draw')) o \
                           JOIN players p ON p.id = o.other \
                           WHERE p.member = 1 AND p.id <> $1 \
                           GROUP BY p.id, p.name ORDER BY COUNT(*) DESC, p.name LIMIT $2";
        let select = statement(SQL).bind(player).bind(limit);
        let rows: Vec<OpponentRow> = self.database.fetch_all(select).await?;
        let context = RowContext { table: "games", id: &player };
        let opponent = |row: OpponentRow| {
            let OpponentRow { name, games, won, lost } = row;
            let (games, won, lost) =
                (context.number(games)?, context.number(won)?, context.number(lost)?);
            Ok(Opponent { name, games, won, lost })
        };
        rows.into_iter().map(opponent).collect()
    }

    /// The results of a player against another one. Of the player's games with each colour the newest 1,000 are looked at,
    /// which an index finds in order.
    pub async fn head_to_head(
        &self,
        player: PlayerId,
        other: PlayerId,
    ) -> Result<HeadToHead, Error> {
        const SQL: &str = "SELECT \
                           CAST(COALESCE(SUM(CASE WHEN o.result = o.own THEN 1 ELSE 0 END), 0) AS BIGINT), \
                           CAST(COALESCE(SUM(CASE WHEN o.result = 'draw' THEN 1 ELSE 0 END), 0) AS BIGINT), \
                           COUNT(*) FROM \
                           (SELECT w.black AS other, w.result, 'white' AS own FROM \
                           (SELECT black, result FROM games WHERE white = $1 \
                           ORDER BY created DESC, id LIMIT 1000) w \
                           UNION ALL SELECT b.white AS other, b.result, 'black' AS own FROM \
                           (SELECT white, result FROM games WHERE black = $1 \
                           ORDER BY created DESC, id LIMIT 1000) b) o \
                           WHERE o.other = $2 AND o.result IN ('white', 'black', 'draw')";
        let select = statement(SQL).bind(player).bind(other);
        let row: Option<(i64, i64, i64)> = self.database.fetch_optional(select).await?;
        let Some((won, drawn, all)) = row else { return Ok(HeadToHead::default()) };
        let context = RowContext { table: "games", id: &player };
        let lost = context.number(all - won - drawn)?;
        Ok(HeadToHead { won: context.number(won)?, drawn: context.number(drawn)?, lost })
    }
}
