//! The statements of a commit, once for each database.

use basalt_referee::{Ending, Millis, RatingChange};
use basalt_rules::{ByColor, Color};
use sqlx::{PgConnection, SqliteConnection, query, query_as};

use crate::encoding::{JsonColumn as _, encode_event};
use crate::rating::StandingRow;
use crate::{Append, Appended, RatedBy, Score, Standing, Trouble, row};

/// Names no column of its end: SQLite would write every index of running games anew, a third more in all.
const ADVANCE: &str = "UPDATE games SET number = $1, plies = $2, to_move = $3, deadline = $4, \
                       reds = $5, moved = $6 WHERE id = $7 AND number = $8 AND ended IS NULL";
/// Nobody else can have changed the game since it was advanced.
const END: &str = "UPDATE games SET ended = $1, ending = $2, result = $3 WHERE id = $4";
const ADD_EVENT: &str = "INSERT INTO events (game, number, at, body) VALUES ($1, $2, $3, $4)";
const PLAYERS: &str = "SELECT white, black FROM games WHERE id = $1";
const FIRST_STANDING: &str = "INSERT INTO ratings (player, pool, value, deviation, volatility, games, at) \
     VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT (player, pool) DO NOTHING";
/// Also keeps every other server from changing the rating until this transaction is over.
const LOCK_STANDING: &str = "UPDATE ratings SET games = games + 1 WHERE player = $1 AND pool = $2 \
                             RETURNING value, deviation, volatility, games - 1 AS games, at";
const SET_STANDING: &str = "UPDATE ratings SET value = $1, deviation = $2, volatility = $3, \
                            at = $4 WHERE player = $5 AND pool = $6";
const ADD_HISTORY: &str = "INSERT INTO rating_history (player, game, pool, at, old_value, new_value) \
     VALUES ($1, $2, $3, $4, $5, $6)";

/// When the last of the events happened.
fn moment(append: &Append) -> Millis {
    append.events.last().map_or(0, |last| last.at)
}

/// What the archive finds a game by once it is over.
fn result(ending: Ending) -> &'static str {
    Score::of(ending).map_or("none", Score::id)
}

/// A rating after a game, with its row.
struct Change<'a> {
    player: i64,
    rated: &'a RatedBy,
    before: Standing,
    after: Standing,
}

impl Change<'_> {
    fn change(&self) -> RatingChange {
        RatingChange { before: self.before.rounded(), after: self.after.rounded() }
    }
}

macro_rules! steps {
    ($module:ident, $connection:ty) => {
        pub(super) mod $module {
            use super::*;

            /// Adds what is not stale, then rates what has ended.
            pub(crate) async fn add_all(
                connection: &mut $connection,
                appends: &[&Append],
            ) -> Result<Vec<Appended>, Trouble> {
                let mut outcomes = Vec::with_capacity(appends.len());
                for append in appends {
                    outcomes.push(add(connection, append).await?);
                }
                for (append, outcome) in appends.iter().zip(&mut outcomes) {
                    if let Appended::Committed { ratings } = outcome {
                        *ratings = rate(connection, append).await?;
                    }
                }
                Ok(outcomes)
            }

            async fn add(
                connection: &mut $connection,
                append: &Append,
            ) -> Result<Appended, Trouble> {
                let id = append.game.to_string();
                if !advance(connection, append, &id).await? {
                    return Ok(Appended::Stale);
                }
                if let Some(ending) = append.now.ending {
                    end(connection, append, ending, &id).await?;
                }
                for event in &append.events {
                    let statement = query(ADD_EVENT).bind(&id).bind(i64::from(event.number));
                    let statement = statement.bind(event.at as i64).bind(encode_event(event.event));
                    statement.execute(&mut *connection).await?;
                }
                Ok(Appended::Committed { ratings: None })
            }

            /// Whether the game was still where the events go on from.
            async fn advance(
                connection: &mut $connection,
                append: &Append,
                id: &str,
            ) -> Result<bool, Trouble> {
                let now = &append.now;
                let statement = query(ADVANCE)
                    .bind(i64::from(append.after) + append.events.len() as i64)
                    .bind(i64::from(now.plies))
                    .bind(now.to_move.map(row::letter))
                    .bind(now.deadline.map(|deadline| deadline as i64))
                    .bind(now.reds.as_deref())
                    .bind(moment(append) as i64)
                    .bind(id)
                    .bind(i64::from(append.after));
                Ok(statement.execute(connection).await?.rows_affected() == 1)
            }

            async fn end(
                connection: &mut $connection,
                append: &Append,
                ending: Ending,
                id: &str,
            ) -> Result<(), Trouble> {
                let statement = query(END).bind(moment(append) as i64).bind(ending.encode());
                statement.bind(result(ending)).bind(id).execute(connection).await?;
                Ok(())
            }

            async fn rate(
                connection: &mut $connection,
                append: &Append,
            ) -> Result<Option<ByColor<RatingChange>>, Trouble> {
                let (Some(rated), Some(ending)) = (&append.rated, append.now.ending) else {
                    return Ok(None);
                };
                let id = append.game.to_string();
                let found = query_as(PLAYERS).bind(&id).fetch_one(&mut *connection).await?;
                let (Some(white), Some(black)): (Option<i64>, Option<i64>) = found else {
                    return Ok(None);
                };
                let players = ByColor { white, black };
                let before = lock_both(connection, players, rated, moment(append)).await?;
                let after = (rated.rate)(before, ending.winner);
                let mut changes = ByColor { white: None, black: None };
                for color in Color::ALL {
                    let change = Change {
                        player: players[color],
                        rated,
                        before: before[color],
                        after: after[color],
                    };
                    keep(connection, &change, &id, moment(append) as i64).await?;
                    changes[color] = Some(change.change());
                }
                Ok(changes.white.zip(changes.black).map(|(white, black)| ByColor { white, black }))
            }

            /// Always in the same order, so that two games of the same players do not wait for each other.
            async fn lock_both(
                connection: &mut $connection,
                players: ByColor<i64>,
                rated: &RatedBy,
                now: Millis,
            ) -> Result<ByColor<Standing>, Trouble> {
                let mut standings = ByColor::<Standing>::default();
                let mut order = Color::ALL;
                order.sort_by_key(|&color| players[color]);
                for color in order {
                    let standing = lock(connection, players[color], rated).await?;
                    standings[color] = standing.at(now, rated.pool);
                }
                Ok(standings)
            }

            async fn lock(
                connection: &mut $connection,
                player: i64,
                rated: &RatedBy,
            ) -> Result<Standing, Trouble> {
                let first = Standing::default();
                let statement = query(FIRST_STANDING).bind(player).bind(rated.pool.id());
                let statement = statement.bind(first.value).bind(first.deviation);
                statement.bind(first.volatility).execute(&mut *connection).await?;
                let locked = query_as(LOCK_STANDING).bind(player).bind(rated.pool.id());
                let row: StandingRow = locked.fetch_one(connection).await?;
                row.standing(player)
            }

            async fn keep(
                connection: &mut $connection,
                change: &Change<'_>,
                game: &str,
                at: i64,
            ) -> Result<(), Trouble> {
                let Change { player, after, .. } = change;
                let pool = change.rated.pool.id();
                let statement = query(SET_STANDING).bind(after.value).bind(after.deviation);
                let statement = statement.bind(after.volatility).bind(at).bind(player).bind(pool);
                statement.execute(&mut *connection).await?;
                let RatingChange { before, after } = change.change();
                let statement = query(ADD_HISTORY).bind(player).bind(game).bind(pool).bind(at);
                let statement = statement.bind(i64::from(before)).bind(i64::from(after));
                statement.execute(connection).await?;
                Ok(())
            }
        }
    };
}

steps!(sqlite, SqliteConnection);
steps!(postgres, PgConnection);
