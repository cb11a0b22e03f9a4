//! Claims on a database that several servers can reach. A claim is an advisory lock of PostgreSQL: it is taken at one instant, and ends with
//! its connection, however the server ends.

use std::sync::Arc;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::database::{Database, in_time};
use crate::{Error, Store};

/// The number of the lock: `basalt` in ASCII.
const LOCK: i64 = 0x62_61_73_61_6c_74;

/// A server whose machine is gone keeps its claim for about three seconds.
const KEEPALIVES: [(&str, &str); 3] =
    [("tcp_keepalives_idle", "1"), ("tcp_keepalives_interval", "1"), ("tcp_keepalives_count", "2")];

/// Whether other servers may use the database at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimMode {
    /// No other server may.
    Exclusive,
    /// Those may that share it themselves.
    Shared,
}

impl ClaimMode {
    fn sql(self) -> &'static str {
        match self {
            Self::Exclusive => "SELECT pg_try_advisory_lock($1)",
            Self::Shared => "SELECT pg_try_advisory_lock_shared($1)",
        }
    }
}

/// The claim of a server on its database.
#[derive(Debug)]
pub struct DatabaseClaim {
    mode: ClaimMode,
    /// How to connect; `None` for a folder, whose lock is a claim already.
    options: Option<Arc<PgConnectOptions>>,
    /// The connection that holds the lock.
    connection: Option<PgConnection>,
}

impl DatabaseClaim {
    /// Whether the claim still holds. If its connection was lost, it is made again, which fails if another server was quicker.
    pub async fn keep(&mut self) -> Result<bool, Error> {
        let Some(options) = &self.options else { return Ok(true) };
        if let Some(connection) = &mut self.connection
            && in_time(connection.ping()).await.is_ok()
        {
            return Ok(true);
        }
        // One that still holds the lock would keep the next from it.
        self.connection = None;
        self.connection = claim(options, self.mode).await?;
        Ok(self.connection.is_some())
    }

    /// Gives the claim up, so that it does not count any more when this returns.
    pub async fn release(self) -> Result<(), Error> {
        if let Some(connection) = self.connection {
            connection.close().await?;
        }
        Ok(())
    }
}

/// A connection that holds the lock; `None` if the claim of another server does not allow it.
async fn claim(
    options: &PgConnectOptions,
    mode: ClaimMode,
) -> Result<Option<PgConnection>, sqlx::Error> {
    let mut connection = in_time(options.clone().options(KEEPALIVES).connect()).await?;
    let locked = sqlx::query_scalar(mode.sql()).bind(LOCK).fetch_one(&mut connection);
    if in_time(locked).await? {
        return Ok(Some(connection));
    }
    connection.close().await?;
    Ok(None)
}

impl Store {
    /// Claims the database for a server; `None` if the claim of another one does not allow it.
    pub async fn claim(&self, mode: ClaimMode) -> Result<Option<DatabaseClaim>, Error> {
        let Database::Postgres { pool, .. } = &self.database else {
            return Ok(Some(DatabaseClaim { mode, options: None, connection: None }));
        };
        let options = pool.connect_options();
        let connection = claim(&options, mode).await?;
        let is_held = connection.is_some();
        Ok(is_held.then_some(DatabaseClaim { mode, options: Some(options), connection }))
    }
}
