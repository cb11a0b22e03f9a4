//! Appends a batch in SQLite, with one statement.

use serde::Serialize;
use sqlx::SqliteConnection;

use super::batch::{Batch, EventRow, GameRow, outcome};
use crate::sqlite_views::is_raised;
use crate::{Append, Appended};

/// `$1` are rows of the view `append` as a JSON array.
const APPEND: &str = "\
    INSERT INTO append \
    SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2, new.value ->> 3, new.value ->> 4, \
    new.value ->> 5, new.value ->> 6, new.value ->> 7, new.value ->> 8, new.value ->> 9, \
    new.value ->> 10, new.value ->> 11, new.value ->> 12, new.value ->> 13, new.value ->> 14 \
    FROM json_each($1) AS new";

/// A row of the view, without the columns at its end that are null.
#[derive(Serialize)]
#[serde(untagged)]
enum Row<'a> {
    First(
        &'a str,
        i64,
        i64,
        &'a str,
        i64,
        i64,
        i64,
        Option<&'a str>,
        Option<i64>,
        Option<i64>,
        Option<&'a str>,
        i64,
        Option<i64>,
        Option<&'a str>,
        Option<&'a str>,
    ),
    Further(&'a str, i64, i64, &'a str),
}

impl<'a> Row<'a> {
    /// The rows of a batch.
    fn all(batch: &'a Batch<'_>) -> Vec<Self> {
        let mut last = None;
        let row = |event: &'a EventRow| {
            let game = &batch.games[event.game];
            let is_first = last.replace(event.game) != Some(event.game);
            if is_first { Self::first(game, event) } else { Self::further(game, event) }
        };
        batch.events.iter().map(row).collect()
    }

    fn further(game: &'a GameRow<'_>, event: &'a EventRow) -> Self {
        Self::Further(&game.id, event.number, event.at, &event.body)
    }

    fn first(game: &'a GameRow<'_>, event: &'a EventRow) -> Self {
        let &EventRow { number, at, ref body, .. } = event;
        let end = game.end.as_ref();
        Self::First(
            &game.id,
            number,
            at,
            body,
            game.after,
            game.number,
            game.plies,
            game.to_move.as_deref(),
            game.deadline,
            game.earliest_deadline,
            game.reds,
            game.moved,
            end.map(|_| game.moved),
            end.map(|end| end.ending.as_str()),
            end.map(|end| end.result),
        )
    }
}

/// Appends a batch, in a transaction of its own unless there is one. If one of its games is stale, nothing happens. Returns
/// whether it is appended.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    batch: &Batch<'_>,
) -> Result<bool, sqlx::Error> {
    let rows = serde_json::to_string(&Row::all(batch))
        .map_err(|error| sqlx::Error::Encode(error.into()))?;
    match sqlx::query(APPEND).bind(rows).execute(connection).await {
        Ok(_) => Ok(true),
        Err(error) if is_raised(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Appends what is not stale, in a transaction of the caller.
pub(super) async fn append_each(
    connection: &mut SqliteConnection,
    appends: &[&Append],
    batch: &Batch<'_>,
) -> Result<Vec<Appended>, sqlx::Error> {
    if append(connection, batch).await? {
        return Ok(batch.all_committed());
    }
    let mut outcomes = Vec::with_capacity(appends.len());
    for one in appends {
        outcomes.push(outcome(append(connection, &Batch::new(&[one])).await?));
    }
    Ok(outcomes)
}
