//! Moves of finished games, counted by position for the opening explorer.

use std::collections::BTreeMap;

use basalt_referee::GameId;
use basalt_rules::Game;
use sqlx::FromRow;

use crate::game::{HeaderRow, headers};
use crate::row::RowContext;
use crate::statement::{SqlValue, Statement, statement};
use crate::{Error, Header, Score, Store};

/// Most moves of a position that are found.
const MAX_MOVES: u32 = 200;

/// A move that was played in a position: the number of the position, and the name of the move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayedMove {
    /// The number that all equal positions share.
    pub position: u64,
    /// The name that all equal moves share.
    pub name: String,
}

/// A finished game whose moves are to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The game.
    pub game: GameId,
    /// The game that was played.
    pub rules: Game,
    /// The score.
    pub score: Score,
    /// The moves that count. A game without a result has none.
    pub moves: Vec<PlayedMove>,
}

/// The games in which a move was played, by their results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveCounts {
    /// The name of the move.
    pub name: String,
    /// Games that White won.
    pub white: u64,
    /// Draws.
    pub draws: u64,
    /// Games that Black won.
    pub black: u64,
}

#[derive(FromRow)]
struct CountsRow {
    name: String,
    white: i64,
    draws: i64,
    black: i64,
}

impl CountsRow {
    fn counts(self) -> Result<MoveCounts, Error> {
        let row = RowContext { table: "explored_moves", id: &self.name };
        let (white, draws) = (row.number(self.white)?, row.number(self.draws)?);
        let black = row.number(self.black)?;
        Ok(MoveCounts { white, draws, black, name: self.name })
    }
}

impl Store {
    /// Finished games whose moves are not counted yet, those that ended first at the front.
    pub async fn games_to_explore(&self, limit: u32) -> Result<Vec<Header>, Error> {
        let select = statement(headers!(
            "WHERE g.ended IS NOT NULL AND g.explored = 0 ORDER BY g.ended, g.id LIMIT $1"
        ));
        let rows: Vec<HeaderRow> = self.database.fetch_all(select.bind(limit)).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// Counts the moves of finished games, each game once, in one transaction. Returns the games that are counted now: the
    /// others were counted before, or go on.
    pub async fn count_moves(&self, games: &[FinishedGame]) -> Result<Vec<GameId>, Error> {
        // Two servers that mark the same games in the same order never wait for each other.
        let mut games: Vec<&FinishedGame> = games.iter().collect();
        games.sort_by_key(|finished| finished.game);
        let mut transaction = self.database.begin().await?;
        let mut marked = Vec::new();
        for &finished in &games {
            if transaction.execute(explored(finished.game)).await? > 0 {
                marked.push(finished);
            }
        }
        let counts = added_counts(&marked);
        if !counts.is_empty() {
            transaction.execute(add(counts)).await?;
        }
        transaction.commit().await?;
        Ok(marked.iter().map(|finished| finished.game).collect())
    }

    /// The moves that were played in a position, the most frequent first.
    pub async fn explored_moves(
        &self,
        game: Game,
        position: u64,
    ) -> Result<Vec<MoveCounts>, Error> {
        const SQL: &str = "SELECT name, white, draws, black FROM explored_moves \
                           WHERE game = $1 AND position = $2 \
                           ORDER BY white + draws + black DESC, name LIMIT $3";
        let select = statement(SQL).bind(game.id()).bind(position).bind(MAX_MOVES);
        let rows: Vec<CountsRow> = self.database.fetch_all(select).await?;
        rows.into_iter().map(CountsRow::counts).collect()
    }
}

/// The row of a move: its game and itself.
type CountKey<'a> = (&'static str, &'a PlayedMove);

/// The numbers that games add to the counts of their moves: the games that White won, draws and games that Black won.
fn added_counts<'a>(games: &[&'a FinishedGame]) -> BTreeMap<CountKey<'a>, [u32; 3]> {
    let mut counts: BTreeMap<CountKey<'a>, [u32; 3]> = BTreeMap::new();
    for finished in games {
        for played in &finished.moves {
            let [white, draws, black] = counts.entry((finished.rules.id(), played)).or_default();
            match finished.score {
                Score::White => *white += 1,
                Score::Draw => *draws += 1,
                Score::Black => *black += 1,
            }
        }
    }
    counts
}

/// Adds to the counts of moves. A statement may change each row once; it changes them in the order of their keys, so that two
/// servers never wait for each other.
fn add(counts: BTreeMap<CountKey<'_>, [u32; 3]>) -> Statement {
    let mut add =
        statement("INSERT INTO explored_moves (game, position, name, white, draws, black) VALUES ");
    for (index, ((game, played), [white, draws, black])) in counts.into_iter().enumerate() {
        let row: [SqlValue; 6] = [
            game.into(),
            played.position.into(),
            played.name.as_str().into(),
            white.into(),
            draws.into(),
            black.into(),
        ];
        add.push(if index == 0 { "" } else { ", " }).push_list(row);
    }
    add.push(
        " ON CONFLICT (game, position, name) DO UPDATE \
         SET white = explored_moves.white + excluded.white, \
         draws = explored_moves.draws + excluded.draws, \
         black = explored_moves.black + excluded.black",
    );
    add
}

/// Marks a game as counted, unless it is.
fn explored(id: GameId) -> Statement {
    statement("UPDATE games SET explored = 1 WHERE id = $1 AND explored = 0 AND ended IS NOT NULL")
        .bind(id)
}
