//! Appends a batch in SQLite: all statements in one message to the connection's thread.

use std::collections::HashSet;

use sqlx::SqliteConnection;

use super::batch::{Batch, GameRow};

/// The statements that append. `$1` are events, `$2` games that go on, `$3` games that end: JSON arrays of rows. Events come
/// first, so that their guard sees the same games as the others. Games that go on name no column of the end, since SQLite
/// would rewrite every index of running games, a third more in all.
macro_rules! append {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            "INSERT INTO events (game, number, at, body) \
             SELECT new.value ->> 0, new.value ->> 2, new.value ->> 3, new.value ->> 4 \
             FROM json_each($1) AS new CROSS JOIN games \
             WHERE games.id = new.value ->> 0 AND games.number = new.value ->> 1 \
             AND games.ended IS NULL; \
             UPDATE games SET number = new.value ->> 2, plies = new.value ->> 3, \
             to_move = new.value ->> 4, deadline = new.value ->> 5, reds = new.value ->> 6, \
             moved = new.value ->> 7 \
             FROM json_each($2) AS new \
             WHERE games.id = new.value ->> 0 AND games.number = new.value ->> 1 \
             AND games.ended IS NULL RETURNING id; \
             UPDATE games SET number = new.value ->> 2, plies = new.value ->> 3, \
             to_move = new.value ->> 4, deadline = new.value ->> 5, reds = new.value ->> 6, \
             moved = new.value ->> 7, ended = new.value ->> 7, ending = new.value ->> 8, \
             result = new.value ->> 9 \
             FROM json_each($3) AS new \
             WHERE games.id = new.value ->> 0 AND games.number = new.value ->> 1 \
             AND games.ended IS NULL RETURNING id",
            $after
        )
    };
}

/// The transaction in which a batch is appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Within {
    /// A transaction of the caller.
    Transaction,
    /// Nothing: the statements are a transaction of their own. After an error it is still open.
    Nothing,
}

impl Within {
    fn statements(self) -> &'static str {
        match self {
            Self::Transaction => append!("", ""),
            Self::Nothing => append!("BEGIN IMMEDIATE; ", "; COMMIT"),
        }
    }
}

/// Appends what is not stale. Returns the ids of those games. All rows have been read when it returns, so a transaction of its
/// own is committed.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    batch: &Batch<'_>,
    within: Within,
) -> Result<HashSet<String>, sqlx::Error> {
    let events = batch.events.iter().map(|event| {
        let game = &batch.games[event.game];
        (&game.id, game.after, event.number, event.at, &event.body)
    });
    let (ended, running): (Vec<_>, Vec<_>) =
        batch.games.iter().partition(|game| game.end.is_some());
    let query = sqlx::query_as(within.statements())
        .bind(json(&events.collect::<Vec<_>>())?)
        .bind(json(&rows(&running))?)
        .bind(json(&rows(&ended))?);
    let advanced: Vec<(String,)> = query.fetch_all(connection).await?;
    Ok(advanced.into_iter().map(|(id,)| id).collect())
}

/// The columns of games in the order in which the statement reads them.
fn rows<'a>(games: &'a [&GameRow<'_>]) -> Vec<impl serde::Serialize + 'a> {
    let row = |game: &&'a GameRow<'_>| {
        let end = game.end.as_ref();
        let ending = end.map(|end| (&end.ending, end.result)).unzip();
        let &&GameRow { ref id, after, number, plies, ref to_move, deadline, reds, moved, .. } =
            game;
        (id, after, number, plies, to_move, deadline, reds, moved, ending.0, ending.1)
    };
    games.iter().map(row).collect()
}

fn json(rows: &impl serde::Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}
