//! Moves of finished games, counted by position for the opening explorer.

use std::collections::BTreeMap;

use basalt_referee::GameId;
use basalt_rules::Game;
use sqlx::FromRow;

use crate::game::{HeaderRow, headers};
use crate::row::RowContext;
use crate::statement::{Statement, Value, statement};
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

    /// Counts the moves of a finished game once. Returns `false` if they were counted before.
    pub async fn count_moves(
        &self,
        (id, game): (GameId, Game),
        score: Score,
        moves: &[PlayedMove],
    ) -> Result<bool, Error> {
        let mut transaction = self.database.begin().await?;
        if transaction.execute(explored(id)).await? == 0 {
            return Ok(false);
        }
        if !moves.is_empty() {
            transaction.execute(count(game, score, moves)).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Notes that a finished game has no moves to count.
    pub async fn skip_moves(&self, id: GameId) -> Result<(), Error> {
        self.database.execute(explored(id)).await?;
        Ok(())
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

/// Adds a game to the counts of its moves. It is one statement: nobody else can write to SQLite meanwhile.
fn count(game: Game, score: Score, moves: &[PlayedMove]) -> Statement {
    // A statement may change each row once, and changes them in this order, so that two servers never wait for each other.
    let mut times: BTreeMap<&PlayedMove, u32> = BTreeMap::new();
    for played in moves {
        *times.entry(played).or_default() += 1;
    }
    let mut count =
        statement("INSERT INTO explored_moves (game, position, name, white, draws, black) VALUES ");
    for (index, (PlayedMove { position, name }, times)) in times.into_iter().enumerate() {
        let counted = |counted| if score == counted { times } else { 0 };
        let row: [Value; 6] = [
            game.id().into(),
            (*position).into(),
            name.as_str().into(),
            counted(Score::White).into(),
            counted(Score::Draw).into(),
            counted(Score::Black).into(),
        ];
        count.push(if index == 0 { "" } else { ", " }).push_list(row);
    }
    count.push(
        " ON CONFLICT (game, position, name) DO UPDATE \
         SET white = explored_moves.white + excluded.white, \
         draws = explored_moves.draws + excluded.draws, \
         black = explored_moves.black + excluded.black",
    );
    count
}

/// Marks a game as counted, unless it is.
fn explored(id: GameId) -> Statement {
    statement("UPDATE games SET explored = 1 WHERE id = $1 AND explored = 0 AND ended IS NOT NULL")
        .bind(id)
}
