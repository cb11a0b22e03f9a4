//! Guests and members.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use basalt_referee::Millis;
use sqlx::FromRow;

use crate::error::is_taken;
use crate::passkey::insert_passkey;
use crate::rng;
use crate::row::RowContext;
use crate::statement::{Statement, statement};
use crate::{Error, FOREIGN_MARK, NewPasskey, Store, name_skeleton};

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
    /// Whether it is a moderator.
    pub moderator: bool,
    /// Since when a moderator has closed the account.
    pub closed: Option<Millis>,
    /// Whether it is a bot account, which a program plays.
    pub bot: bool,
}

impl Account {
    /// Whether it is a player of another site, who has imported games only.
    pub fn is_foreign(&self) -> bool {
        self.name.contains(FOREIGN_MARK)
    }
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
    /// Somebody has this passkey already.
    PasskeyKnown,
}

/// The way in which a new member logs in.
#[derive(Clone, Copy)]
enum Credential<'a> {
    /// The hash of a password.
    Password(&'a str),
    Passkey(&'a NewPasskey),
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
    moderator: i64,
    closed: Option<i64>,
    bot: i64,
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
        let (member, moderator) = (self.member != 0, self.moderator != 0);
        let closed = row.perhaps(self.closed)?;
        let (id, name) = (PlayerId(self.id), self.name);
        let bot = self.bot != 0;
        Ok(Account { id, name, member, created, leave, moderator, closed, bot })
    }
}

/// The name by which players are found: case does not matter.
pub(crate) fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// The statement that makes a guest a member.
fn promote(guest: PlayerId, name: &str, password_hash: Option<&str>) -> Statement {
    const SQL: &str = "UPDATE players SET name = $1, folded = $2, password = $3, look = $4, \
                       member = 1 WHERE id = $5 AND member = 0";
    let update = statement(SQL).bind(name).bind(folded(name)).bind(password_hash);
    update.bind(name_skeleton(name)).bind(guest)
}

/// The statement that adds a player, unless the name is taken. The hash of the password and the look of the name are yet
/// to be bound.
fn insert_player(id: PlayerId, name: &str, member: bool, now: Millis) -> Statement {
    const SQL: &str = "INSERT INTO players (id, name, folded, member, created, password, look) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (folded) DO NOTHING";
    statement(SQL).bind(id).bind(name).bind(folded(name)).bind(member).bind(now)
}

impl Store {
    /// Adds a guest with a name; `None` if it is taken.
    pub async fn add_guest(&self, name: &str, now: Millis) -> Result<Option<Account>, Error> {
        let id = PlayerId(rng::row_id());
        let insert = insert_player(id, name, false, now).bind(None::<&str>).bind(None::<&str>);
        if self.database.execute(insert).await? == 1 { self.account(id).await } else { Ok(None) }
    }

    /// Registers a member who logs in with a password. A guest who registers becomes the member, with all their games.
    pub async fn register(
        &self,
        name: &str,
        password_hash: &str,
        guest: Option<PlayerId>,
        now: Millis,
    ) -> Result<Registered, Error> {
        self.add_member(name, Credential::Password(password_hash), guest, now).await
    }

    /// Registers a member who logs in with a passkey.
    pub async fn register_with_passkey(
        &self,
        name: &str,
        passkey: &NewPasskey,
        guest: Option<PlayerId>,
        now: Millis,
    ) -> Result<Registered, Error> {
        self.add_member(name, Credential::Passkey(passkey), guest, now).await
    }

    async fn add_member(
        &self,
        name: &str,
        credential: Credential<'_>,
        guest: Option<PlayerId>,
        now: Millis,
    ) -> Result<Registered, Error> {
        if self.has_look_alike(name, None).await? {
            return Ok(Registered::NameTaken);
        }
        let (password_hash, passkey) = match credential {
            Credential::Password(hash) => (Some(hash), None),
            Credential::Passkey(passkey) => (None, Some(passkey)),
        };
        let mut transaction = self.database.begin().await?;
        let promoted = match guest {
            Some(guest) => match transaction.execute(promote(guest, name, password_hash)).await {
                Ok(promoted) => (promoted == 1).then_some(guest),
                Err(error) if is_taken(&error) => return Ok(Registered::NameTaken),
                Err(error) => return Err(error.into()),
            },
            None => None,
        };
        let id = promoted.unwrap_or_else(|| PlayerId(rng::row_id()));
        if promoted.is_none() {
            let insert =
                insert_player(id, name, true, now).bind(password_hash).bind(name_skeleton(name));
            if transaction.execute(insert).await? == 0 {
                return Ok(Registered::NameTaken);
            }
        }
        if let Some(passkey) = passkey {
            match transaction.execute(insert_passkey(id, passkey, now)).await {
                Ok(_) => {}
                Err(error) if is_taken(&error) => return Ok(Registered::PasskeyKnown),
                Err(error) => return Err(error.into()),
            }
        }
        transaction.commit().await?;
        let account = self.account(id).await?;
        Ok(account.map_or(Registered::NameTaken, Registered::Done))
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
