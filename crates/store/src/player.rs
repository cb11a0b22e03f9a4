//! Guests and members.

use std::fmt;

use basalt_referee::Millis;
use sqlx::FromRow;

use crate::row::Place;
use crate::statement::statement;
use crate::trouble::is_taken;
use crate::{Store, Trouble};

/// Which player, whatever they are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub(crate) i64);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A guest or a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who it is: stays the same when a guest becomes a member.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether it is a member, not a guest.
    pub member: bool,
    /// Since when.
    pub created: Millis,
    /// When their correspondence clocks rest.
    pub leave: Leave,
}

/// A vacation, and how much of the year's is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leave {
    /// Until when the present one lasts.
    pub until: Option<Millis>,
    /// In which year the days are counted.
    pub year: u32,
    /// How many days of that year are used.
    pub days: u32,
}

/// What came of a registration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Registered {
    /// There is a new member.
    Done(Account),
    /// The name is somebody's already, in capitals or not.
    Taken,
}

#[derive(FromRow)]
pub(crate) struct PlayerRow {
    id: i64,
    name: String,
    member: i64,
    created: i64,
    vacation_until: Option<i64>,
    vacation_year: i64,
    vacation_days: i64,
}

impl PlayerRow {
    pub(crate) fn account(self) -> Result<Account, Trouble> {
        let place = Place { table: "players", id: &self.id };
        let leave = Leave {
            until: place.perhaps(self.vacation_until)?,
            year: place.number(self.vacation_year)?,
            days: place.number(self.vacation_days)?,
        };
        let created = place.number(self.created)?;
        let member = self.member != 0;
        Ok(Account { id: PlayerId(self.id), name: self.name, member, created, leave })
    }
}

/// Names that differ in capitals only are the same.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// A new guest of this name; nothing if it is taken.
    pub async fn add_guest(&self, name: &str, now: Millis) -> Result<Option<Account>, Trouble> {
        self.add_player(name, None, now).await
    }

    /// A new member. If the one who registers has been playing as a guest, the guest becomes the member, with all
    /// their games.
    pub async fn register(
        &self,
        name: &str,
        password_hash: &str,
        guest: Option<PlayerId>,
        now: Millis,
    ) -> Result<Registered, Trouble> {
        if let Some(guest) = guest {
            match self.promote(guest, name, password_hash).await {
                Ok(false) => {}
                Ok(true) => {
                    let account = self.account(guest).await?;
                    return Ok(account.map_or(Registered::Taken, Registered::Done));
                }
                Err(error) if is_taken(&error) => return Ok(Registered::Taken),
                Err(error) => return Err(error.into()),
            }
        }
        let account = self.add_player(name, Some(password_hash), now).await?;
        Ok(account.map_or(Registered::Taken, Registered::Done))
    }

    /// Whether there was such a guest, who is a member now.
    async fn promote(
        &self,
        guest: PlayerId,
        name: &str,
        password_hash: &str,
    ) -> Result<bool, sqlx::Error> {
        const SQL: &str = "UPDATE players SET name = $1, folded = $2, password = $3, member = 1 \
                           WHERE id = $4 AND member = 0";
        let update = statement(SQL).bind(name).bind(folded(name)).bind(password_hash).bind(guest);
        Ok(self.database.execute(update).await? == 1)
    }

    async fn add_player(
        &self,
        name: &str,
        password_hash: Option<&str>,
        now: Millis,
    ) -> Result<Option<Account>, Trouble> {
        const SQL: &str = "INSERT INTO players (id, name, folded, member, password, created) \
                           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (folded) DO NOTHING";
        let id = crate::session::random_number();
        let insert = statement(SQL).bind(id).bind(name).bind(folded(name));
        let insert = insert.bind(password_hash.is_some()).bind(password_hash).bind(now);
        if self.database.execute(insert).await? == 1 {
            self.account(PlayerId(id)).await
        } else {
            Ok(None)
        }
    }

    /// Who has this number.
    pub async fn account(&self, id: PlayerId) -> Result<Option<Account>, Trouble> {
        let select = statement("SELECT * FROM players WHERE id = $1").bind(id);
        let row: Option<PlayerRow> = self.database.fetch_optional(select).await?;
        row.map(PlayerRow::account).transpose()
    }

    /// Who has this name, in capitals or not.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, Trouble> {
        // PostgreSQL refuses to look for what it cannot keep.
        if name.contains('\0') {
            return Ok(None);
        }
        let select = statement("SELECT * FROM players WHERE folded = $1").bind(folded(name));
        let row: Option<PlayerRow> = self.database.fetch_optional(select).await?;
        row.map(PlayerRow::account).transpose()
    }

    /// The member of this name with the hash of their password.
    pub async fn password_of(&self, name: &str) -> Result<Option<(PlayerId, String)>, Trouble> {
        const SQL: &str = "SELECT id, password FROM players \
                           WHERE folded = $1 AND member = 1 AND password IS NOT NULL";
        let row: Option<(i64, String)> =
            self.database.fetch_optional(statement(SQL).bind(folded(name))).await?;
        Ok(row.map(|(id, hash)| (PlayerId(id), hash)))
    }

    /// Keeps a vacation. It touches no game: whoever calls appends the events.
    pub async fn set_leave(&self, player: PlayerId, leave: Leave) -> Result<(), Trouble> {
        const SQL: &str = "UPDATE players SET vacation_until = $1, vacation_year = $2, \
                           vacation_days = $3 WHERE id = $4";
        let update = statement(SQL).bind(leave.until).bind(leave.year).bind(leave.days);
        self.database.execute(update.bind(player)).await?;
        Ok(())
    }
}
