//! Views of SQLite's writing connection, through which several changes are one statement.
//!
//! Each statement and each row that it returns is an answer of SQLite's thread, which wakes a task. Between the statements of a
//! transaction nobody else can write.

use sqlx::{Executor as _, SqliteConnection};

/// Inserting a row into the view `append` appends an event. The first event of an append brings the new columns of the game, and
/// fails if the game has changed.
///
/// An index is rewritten for each column that an `UPDATE` names, even if it stays as it is. Most moves keep the deadline of
/// the row (as in PostgreSQL) and the opening, so that no index of games changes. A condition without the game's id
/// (`CASE`) spares the look at the game.
const APPEND: &str = "\
    CREATE TEMP VIEW append (game, event, at, body, after, number, plies, to_move, deadline, earliest, \
    reds, moved, ended, ending, result) \
    AS SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL; \
    CREATE TEMP TRIGGER append_event INSTEAD OF INSERT ON append BEGIN \
    SELECT RAISE(ABORT, 'stale append') WHERE NEW.after IS NOT NULL AND NOT EXISTS \
    (SELECT 1 FROM games WHERE id = NEW.game AND number = NEW.after AND ended IS NULL); \
    UPDATE games SET number = NEW.number, plies = NEW.plies, to_move = NEW.to_move, \
    moved = NEW.moved \
    WHERE id = CASE WHEN NEW.earliest IS NOT NULL AND NEW.ended IS NULL THEN NEW.game END \
    AND deadline BETWEEN NEW.earliest AND NEW.deadline AND reds IS NEW.reds; \
    UPDATE games SET number = NEW.number, plies = NEW.plies, to_move = NEW.to_move, \
    moved = NEW.moved, deadline = NEW.deadline, reds = NEW.reds \
    WHERE id = CASE WHEN changes() = 0 AND NEW.ended IS NULL THEN NEW.game END \
    AND number = NEW.after; \
    UPDATE games SET number = NEW.number, plies = NEW.plies, to_move = NEW.to_move, \
    moved = NEW.moved, deadline = NEW.deadline, reds = NEW.reds, \
    ended = NEW.ended, ending = NEW.ending, result = NEW.result \
    WHERE id = CASE WHEN NEW.ended IS NOT NULL THEN NEW.game END; \
    INSERT INTO events (game, number, at, body) VALUES (NEW.game, NEW.event, NEW.at, NEW.body); \
    END";

/// Inserting a row into the view `new_game` creates a game, and fails if one of its challenges is closed or the game before it has
/// a rematch. `seeks` is a JSON array of ids.
const NEW_GAME: &str = "\
    CREATE TEMP VIEW new_game (id, game, terms, start, white, white_level, white_rating, black, \
    black_level, black_rating, created, to_move, deadline, reds, seeks, follows) \
    AS SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL; \
    CREATE TEMP TRIGGER create_game INSTEAD OF INSERT ON new_game BEGIN \
    INSERT INTO games (id, game, terms, start, white, white_level, white_rating, black, \
    black_level, black_rating, created, number, plies, to_move, deadline, reds, moved) \
    VALUES (NEW.id, NEW.game, NEW.terms, NEW.start, NEW.white, NEW.white_level, NEW.white_rating, \
    NEW.black, NEW.black_level, NEW.black_rating, NEW.created, 0, 0, NEW.to_move, NEW.deadline, \
    NEW.reds, NEW.created); \
    UPDATE seeks SET closed = NEW.created, game = NEW.id \
    WHERE closed IS NULL AND id IN (SELECT value FROM json_each(NEW.seeks)); \
    SELECT RAISE(ABORT, 'closed challenge') WHERE changes() <> json_array_length(NEW.seeks); \
    UPDATE games SET next = NEW.id WHERE id = NEW.follows AND next IS NULL; \
    SELECT RAISE(ABORT, 'second rematch') WHERE NEW.follows IS NOT NULL AND changes() = 0; \
    END";

/// SQLite's code of an error that a trigger raises (`SQLITE_CONSTRAINT_TRIGGER`).
const RAISED_BY_TRIGGER: &str = "1811";

/// Creates the views of a connection.
pub(crate) async fn create_views(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    for view in [APPEND, NEW_GAME] {
        connection.execute(view).await?;
    }
    Ok(())
}

/// Whether a view has refused a row, so that nothing has happened.
pub(crate) fn is_raised(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.is_some_and(|code| code == RAISED_BY_TRIGGER)
}
