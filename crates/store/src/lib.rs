//! Where games, players, seeks, chat and ratings are kept: an SQLite file in a folder, or a PostgreSQL database.
//!
//! The store knows no rule and no clock: what happened, and when, comes from outside. It keeps two promises. What
//! [`Store::append`] has answered with [`Appended::Committed`] survives a crash of the program and of the machine. And
//! a game's events are appended one after the other, each guarded by the number of the one before, so that nothing
//! can be played twice.
#![forbid(unsafe_code)]

mod append;
mod archive;
mod chat;
mod database;
mod encoding;
mod game;
mod place;
mod player;
mod presence;
mod rating;
mod row;
mod seek;
mod session;
mod statement;
mod trouble;
mod writer;

use tokio::sync::mpsc;

use database::Database;

pub use append::{Append, Appended, Now, RatedBy};
pub use archive::{Query, Score};
pub use chat::LONGEST_CHAT;
pub use game::{Created, Header, NewGame, Seat, Seated};
pub use place::Place;
pub use player::{Account, Leave, PlayerId, Registered};
pub use presence::Present;
pub use rating::{HistoryPoint, PROVISIONAL, Ranked, Standing, period};
pub use seek::{NewSeek, StoredSeek};
pub use session::{SESSION_DAYS, Token};
pub use trouble::Trouble;

/// A handle to the store; clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    appends: mpsc::Sender<writer::Waiting>,
}

impl Store {
    /// Opens the store, makes it if there is none, and brings an older one up to date. Must be called inside a Tokio
    /// runtime, which also runs the task that commits.
    pub async fn open(place: &Place) -> Result<Self, Trouble> {
        let database = Database::open(place).await?;
        let appends = writer::start(database.clone());
        Ok(Self { database, appends })
    }

    /// Closes all connections; clones can do nothing any more.
    pub async fn close(&self) {
        self.database.close().await;
    }
}
