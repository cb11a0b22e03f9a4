//! Appends a batch in PostgreSQL: one statement, with an array for each column.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use sqlx::{Connection as _, PgConnection, PgPool};

use super::batch::{Batch, EndColumns, GameRow};
use crate::database::in_time;

/// The connection that commits is tested before it is used if it was idle for longer.
const TRUSTED_WHEN_IDLE: Duration = Duration::from_secs(1);

/// A game's events are those from `first` to `last` in the arrays of events. A deadline that stays as it is spares an entry
/// in each of the ten indexes of games: PostgreSQL adds none if no indexed column changes (a heap-only tuple).
///
/// `COALESCE` keeps PostgreSQL from reading the index of all running games instead of looking each game up: that
/// takes time for every pair of a running game and a game of the batch.
const APPEND: &str = "\
    WITH new AS (SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], \
    $5::TEXT[], $6::BIGINT[], $7::TEXT[], $8::BIGINT[], $9::BIGINT[], $10::TEXT[], $11::TEXT[], \
    $12::BIGINT[], $13::BIGINT[], $17::BIGINT[]) \
    AS new (id, after, number, plies, to_move, deadline, reds, moved, ended, ending, result, first, last, \
    earliest)), \
    advanced AS (UPDATE games SET number = new.number, plies = new.plies, to_move = new.to_move, \
    deadline = CASE WHEN games.deadline BETWEEN new.earliest AND new.deadline THEN games.deadline \
    ELSE new.deadline END, reds = new.reds, moved = new.moved, ended = new.ended, \
    ending = new.ending, result = new.result FROM new \
    WHERE games.id = new.id AND games.number = new.after AND COALESCE(games.ended, -1) < 0 \
    RETURNING games.id, new.first, new.last), \
    added AS (INSERT INTO events (game, number, at, body) \
    SELECT id, ($14::BIGINT[])[i], ($15::BIGINT[])[i], ($16::TEXT[])[i] \
    FROM advanced CROSS JOIN LATERAL generate_series(first, last) AS i) \
    SELECT id FROM advanced";

/// The connection that commits. It is taken out of its pool, which would test it after each commit: a round trip during
/// which nothing can be committed.
#[derive(Debug, Default)]
pub(super) struct Committing(Option<(PgConnection, Instant)>);

impl Committing {
    /// Appends what is not stale, in a transaction of its own. Returns the ids of those games.
    pub(super) async fn append(
        &mut self,
        pool: &PgPool,
        batch: &Batch<'_>,
    ) -> Result<HashSet<String>, sqlx::Error> {
        let mut connection = self.take(pool).await?;
        // A single statement is a transaction of its own. After an error the connection may be broken: it is dropped.
        let appended = in_time(append(&mut connection, batch)).await?;
        self.0 = Some((connection, Instant::now()));
        Ok(appended)
    }

    async fn take(&mut self, pool: &PgPool) -> Result<PgConnection, sqlx::Error> {
        let held = self.0.take();
        if pool.is_closed() {
            return Err(sqlx::Error::PoolClosed);
        }
        if let Some((mut connection, used)) = held
            && (used.elapsed() <= TRUSTED_WHEN_IDLE || in_time(connection.ping()).await.is_ok())
        {
            return Ok(connection);
        }
        Ok(pool.acquire().await?.detach())
    }
}

/// Appends what is not stale. Returns the ids of those games.
pub(super) async fn append(
    connection: &mut PgConnection,
    batch: &Batch<'_>,
) -> Result<HashSet<String>, sqlx::Error> {
    let Batch { games, events } = batch;
    let end = |value: fn(&EndColumns) -> &str| column(games, |game| game.end.as_ref().map(value));
    let (first, last): (Vec<i64>, Vec<i64>) = spans(batch).into_iter().unzip();
    let query = sqlx::query_as(APPEND)
        .bind(column(games, |game| game.id.as_str()))
        .bind(column(games, |game| game.after))
        .bind(column(games, |game| game.number))
        .bind(column(games, |game| game.plies))
        .bind(column(games, |game| game.to_move.as_deref()))
        .bind(column(games, |game| game.deadline))
        .bind(column(games, |game| game.reds))
        .bind(column(games, |game| game.moved))
        .bind(column(games, |game| game.end.as_ref().map(|_| game.moved)))
        .bind(end(|end| &end.ending))
        .bind(end(|end| end.result))
        .bind(first)
        .bind(last)
        .bind(column(events, |event| event.number))
        .bind(column(events, |event| event.at))
        .bind(column(events, |event| event.body.as_str()))
        .bind(column(games, |game| game.earliest_deadline));
    let advanced: Vec<(String,)> = query.fetch_all(connection).await?;
    Ok(advanced.into_iter().map(|(id,)| id).collect())
}

fn column<'a, R, T>(rows: &'a [R], value: impl Fn(&'a R) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}

/// The first and the last event of each game, counted from 1 as PostgreSQL counts. They stand in the order of games.
fn spans(batch: &Batch<'_>) -> Vec<(i64, i64)> {
    let mut next = 1;
    let span = |game: &GameRow<'_>| {
        let first = next;
        next += game.number - game.after;
        (first, next - 1)
    };
    batch.games.iter().map(span).collect()
}

#[cfg(test)]
mod tests {
    use basalt_testkit::Cluster;
    use sqlx::Executor as _;

    use super::*;
    use crate::database::Database;
    use crate::{Location, PoolSizes};

    /// The plan of [`APPEND`] on the connection that commits, one step a row.
    async fn plan(committing: &PgPool) -> Vec<String> {
        let mut connection = committing.acquire().await.expect("a connection");
        let prepare = format!("PREPARE append AS {APPEND}");
        connection.execute(sqlx::AssertSqlSafe(prepare)).await.expect("a statement");
        let explain = format!("EXPLAIN EXECUTE append ({})", ["NULL"; 17].join(", "));
        let rows = sqlx::query_as(sqlx::AssertSqlSafe(explain)).fetch_all(&mut *connection);
        rows.await.expect("a plan").into_iter().map(|(row,): (String,)| row).collect()
    }

    #[tokio::test]
    async fn a_batch_looks_each_game_up_even_when_it_was_planned_without_games() {
        let cluster = Cluster::start().expect("PostgreSQL starts");
        let location = Location::Postgres(cluster.database().expect("a database"));
        let database = Database::open(&location, PoolSizes::default()).await.expect("it opens");
        let Database::Postgres { committing, .. } = &database else { panic!("PostgreSQL") };
        let plan = plan(committing).await.join("\n");
        assert!(plan.contains("Index Cond: (id = new.id)"), "{plan}");
        assert!(!plan.contains("Join Filter"), "{plan}");
        database.close().await;
    }

    /// Counts the connections to this database that wait for a lock.
    const WAITING: &str = "SELECT COUNT(*) FROM pg_stat_activity \
        WHERE wait_event_type = 'Lock' AND datname = current_database()";

    /// Otherwise the statement would be carried out as soon as it got the lock, after the player was told that it had failed.
    #[tokio::test]
    async fn a_statement_that_is_given_up_is_not_carried_out_later() {
        let cluster = Cluster::start().expect("PostgreSQL starts");
        let location = Location::Postgres(cluster.database().expect("a database"));
        let database = Database::open(&location, PoolSizes::default()).await.expect("it opens");
        let Database::Postgres { pool, committing, .. } = &database else { panic!("PostgreSQL") };
        let mut holder = pool.acquire().await.expect("a connection");
        holder.execute("BEGIN; LOCK TABLE games").await.expect("nobody else has it");
        let mut append = Committing::default();
        let batch = Batch { games: Vec::new(), events: Vec::new() };
        append.append(committing, &batch).await.expect_err("the table is locked");
        let (waiting,): (i64,) =
            sqlx::query_as(WAITING).fetch_one(&mut *holder).await.expect("it answers");
        assert_eq!(waiting, 0);
        holder.execute("ROLLBACK").await.expect("it has begun");
        drop(holder);
        database.close().await;
    }
}
