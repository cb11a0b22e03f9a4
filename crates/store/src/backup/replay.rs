//! Replays every game of a backup by the referee.

use basalt_referee::{GameId, OnlineGame, Terms};
use basalt_rules::AnyPosition;
use sqlx::FromRow;

use super::connection::Connection;
use super::error::BackupError;
use super::progress::{BackupStage, Reporter};
use crate::Error;
use crate::encoding::encode;
use crate::game::EventRow;
use crate::row::RowContext;
use crate::statement::statement;

/// Number of games that are read at a time.
const MAX_GAMES: u32 = 500;

const GAMES: &str = "SELECT id, terms, start, created, number, plies, ending FROM games \
                     WHERE id > $1 ORDER BY id LIMIT $2";
const EVENTS: &str = "SELECT e.number, e.at, e.body, g.game FROM events e \
                      JOIN games g ON g.id = e.game WHERE e.game = $1 ORDER BY e.number";

#[derive(FromRow)]
struct GameRow {
    id: String,
    terms: String,
    start: String,
    created: i64,
    number: i64,
    plies: i64,
    ending: Option<String>,
}

/// Replays all games, whose number is known. Fails at the first that is not legal, or whose row says something else than its
/// events.
pub(super) async fn all(
    backup: &mut Connection,
    count: u64,
    reporter: &mut Reporter<'_>,
) -> Result<(), BackupError> {
    reporter.begin(BackupStage::Replay, count);
    let mut last = String::new();
    loop {
        let select = statement(GAMES).bind(last.as_str()).bind(MAX_GAMES);
        let games: Vec<GameRow> = backup.fetch_all(select).await?;
        let Some(game) = games.last() else { return Ok(()) };
        last.clone_from(&game.id);
        for game in games {
            let events = backup.fetch_all(statement(EVENTS).bind(game.id.as_str())).await?;
            replay(&game, events)?;
            reporter.add(1);
        }
    }
}

fn replay(row: &GameRow, events: Vec<EventRow>) -> Result<(), Error> {
    let context = RowContext { table: "games", id: &row.id };
    let id: GameId = context.parse(&row.id)?;
    let terms: Terms = context.json(&row.terms)?;
    let start = AnyPosition::parse(terms.game, &row.start)
        .map_err(|error| context.corrupt(error.to_string()))?;
    let mut game = OnlineGame::new(terms, start, context.number(row.created)?);
    for event in events {
        let event = event.numbered(id)?;
        game.apply(&event).map_err(|error| context.corrupt(error.to_string()))?;
    }
    let found = (i64::from(game.number()), game.plies().len() as i64);
    let ending = game.ending().map(|ending| encode(&ending));
    if found != (row.number, row.plies) || ending != row.ending {
        return Err(context.corrupt("its events lead to another end"));
    }
    Ok(())
}
