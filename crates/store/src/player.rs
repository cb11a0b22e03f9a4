//! Guests and members.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use basalt_referee::Millis;
use sqlx::FromRow;

use crate::error::is_taken;
use crate::rng;
use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, Store, look};

/// The id of a guest or member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub(crate) i64);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PlayerId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

/// A guest or a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The id, which stays the same when a guest becomes a member.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether it is a member, not a guest.
    pub member: bool,
    /// When it was created.
    pub created: Millis,
    /// Vacations, during which correspondence clocks stand still.
    pub leave: VacationStatus,
}

/// The present vacation, and the days used this year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VacationStatus {
    /// The end of the present vacation.
    pub until: Option<Millis>,
    /// The year in which the days are counted.
    pub year: u32,
    /// Days used in that year.
    pub days: u32,
}

/// The outcome of a registration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Registered {
    /// There is a new member.
    Done(Account),
    /// The name is taken, ignoring case, or looks like that of a member.
    NameTaken,
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
    pub(crate) fn account(self) -> Result<Account, Error> {
        let row = RowContext { table: "players", id: &self.id };
        let leave = VacationStatus {
            until: row.perhaps(self.vacation_until)?,
            year: row.number(self.vacation_year)?,
            days: row.number(self.vacation_days)?,
        };
        let created = row.number(self.created)?;
        let member = self.member != 0;
        Ok(Account { id: PlayerId(self.id), name: self.name, member, created, leave })
    }
}

/// The name by which players are found: case does not matter.
pub(crate) fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// Adds a guest with a name; `None` if it is taken.
    pub async fn add_guest(&self, name: &str, now: Millis) -> Result<Option<Account>, Error> {
        self.add_player(name, None, now).await
    }

    /// Registers a member. A guest who registers becomes the member, with all their games.
    pub async fn register(
        &self,
        name: &str,
        password_hash: &str,
        guest: Option<PlayerId>,
        now: Millis,
    ) -> Result<Registered, Error> {
        if self.has_look_alike(name).await? {
            return Ok(Registered::NameTaken);
        }
        if let Some(guest) = guest {
            match self.promote(guest, name, password_hash).await {
                Ok(false) => {}
                Ok(true) => {
                    let account = self.account(guest).await?;
                    return Ok(account.map_or(Registered::NameTaken, Registered::Done));
                }
                Err(error) if is_taken(&error) => return Ok(Registered::NameTaken),
                Err(error) => return Err(error.into()),
            }
        }
        let account = self.add_player(name, Some(password_hash), now).await?;
        Ok(account.map_or(Registered::NameTaken, Registered::Done))
    }

    /// Makes a guest a member. Returns whether there was such a guest.
    async fn promote(
        &self,
        guest: PlayerId,
        name: &str,
        password_hash: &str,
    ) -> Result<bool, sqlx::Error> {
        const SQL: &str = "UPDATE players SET name = $1, folded = $2, password = $3, look = $4, \
                           member = 1 WHERE id = $5 AND member = 0";
        let update = statement(SQL).bind(name).bind(folded(name)).bind(password_hash);
        Ok(self.database.execute(update.bind(look(name)).bind(guest)).await? == 1)
    }

    async fn add_player(
        &self,
        name: &str,
        password_hash: Option<&str>,
        now: Millis,
    ) -> Result<Option<Account>, Error> {
        const SQL: &str = "INSERT INTO players (id, name, folded, member, password, created, look) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (folded) DO NOTHING";
        let id = rng::row_id();
        let insert = statement(SQL).bind(id).bind(name).bind(folded(name));
        let insert = insert.bind(password_hash.is_some()).bind(password_hash).bind(now);
        let insert = insert.bind(password_hash.map(|_| look(name)));
        if self.database.execute(insert).await? == 1 {
            self.account(PlayerId(id)).await
        } else {
            Ok(None)
        }
    }

    /// The account with an id.
    pub async fn account(&self, id: PlayerId) -> Result<Option<Account>, Error> {
        let select = statement("SELECT * FROM players WHERE id = $1").bind(id);
        let row: Option<PlayerRow> = self.database.fetch_optional(select).await?;
        row.map(PlayerRow::account).transpose()
    }

    /// The account with a name, ignoring case.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, Error> {
        // PostgreSQL refuses to search for a text that it cannot store.
        if name.contains('\0') {
            return Ok(None);
        }
        let select = statement("SELECT * FROM players WHERE folded = $1").bind(folded(name));
        let row: Option<PlayerRow> = self.database.fetch_optional(select).await?;
        row.map(PlayerRow::account).transpose()
    }

    /// Saves a vacation. It touches no game: the caller appends the events.
    pub async fn set_leave(&self, player: PlayerId, leave: VacationStatus) -> Result<(), Error> {
        const SQL: &str = "UPDATE players SET vacation_until = $1, vacation_year = $2, \
                           vacation_days = $3 WHERE id = $4";
        let update = statement(SQL).bind(leave.until).bind(leave.year).bind(leave.days);
        self.database.execute(update.bind(player)).await?;
        Ok(())
    }
}
