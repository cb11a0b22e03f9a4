//! Times of service: the time of the database, the last sign of life, and outages.

use std::io;

use basalt_referee::Millis;
use sqlx::FromRow;

use crate::database::Database;
use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, Store};

/// A span in which no server served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before it.
    pub begun: Millis,
    /// When a server was there again.
    pub ended: Millis,
}

#[derive(FromRow)]
struct OutageRow {
    begun: i64,
    ended: i64,
}

impl OutageRow {
    fn outage(&self) -> Result<Outage, Error> {
        let row = RowContext { table: "outages", id: &self.begun };
        Ok(Outage { begun: row.number(self.begun)?, ended: row.number(self.ended)? })
    }
}

impl Store {
    /// Free space on the disk of the store, in bytes; `None` if the database is on another machine or the system does not
    /// tell.
    pub fn free_disk_bytes(&self) -> io::Result<Option<u64>> {
        match &self.database {
            Database::Sqlite { lock: Some(lock), .. } => lock.free_disk_bytes(),
            Database::Sqlite { lock: None, .. } | Database::Postgres { .. } => Ok(None),
        }
    }

    /// The time of the database, but never before the last sign of life: if its clock was set back meanwhile, time stands
    /// still rather than going back.
    pub async fn time(&self) -> Result<Millis, Error> {
        let time = self.database.time().await?;
        let time = RowContext { table: "service", id: &"time" }.number(time)?;
        Ok(self.last_alive().await?.map_or(time, |alive| alive.max(time)))
    }

    /// The last sign of life of any server.
    pub async fn last_alive(&self) -> Result<Option<Millis>, Error> {
        let row: Option<(i64,)> = self
            .database
            .fetch_optional(statement("SELECT alive FROM service WHERE id = 1"))
            .await?;
        RowContext { table: "service", id: &1 }.perhaps(row.map(|(alive,)| alive))
    }

    /// The first moment at which something happens by itself in a running game.
    pub async fn next_deadline(&self) -> Result<Option<Millis>, Error> {
        const SQL: &str =
            "SELECT MIN(deadline) FROM games WHERE ended IS NULL AND deadline IS NOT NULL";
        let row: Option<(Option<i64>,)> = self.database.fetch_optional(statement(SQL)).await?;
        RowContext { table: "games", id: &"deadline" }.perhaps(row.and_then(|(first,)| first))
    }

    /// Saves a sign of life.
    pub async fn note_alive(&self, now: Millis) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO service (id, alive) VALUES (1, $1) \
                           ON CONFLICT (id) DO UPDATE SET alive = excluded.alive \
                           WHERE service.alive < excluded.alive";
        self.database.execute(statement(SQL).bind(now)).await?;
        Ok(())
    }

    /// Saves an outage. Of two servers that find the same one, the first says when it ended.
    pub async fn add_outage(&self, outage: Outage) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO outages (begun, ended) VALUES ($1, $2) \
                           ON CONFLICT (begun) DO NOTHING";
        self.database.execute(statement(SQL).bind(outage.begun).bind(outage.ended)).await?;
        Ok(())
    }

    /// The outages that ended after a moment, in order. Those that overlap are one: a server may be stopped and started
    /// during maintenance.
    pub async fn outages(&self, after: Millis) -> Result<Vec<Outage>, Error> {
        const SQL: &str = "SELECT begun, ended FROM outages WHERE ended > $1 ORDER BY begun";
        let rows: Vec<OutageRow> = self.database.fetch_all(statement(SQL).bind(after)).await?;
        let mut outages: Vec<Outage> = Vec::new();
        for row in &rows {
            let next = row.outage()?;
            match outages.last_mut() {
                Some(last) if next.begun <= last.ended => last.ended = last.ended.max(next.ended),
                _ => outages.push(next),
            }
        }
        Ok(outages)
    }
}
