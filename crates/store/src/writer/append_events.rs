//! The statements that append events and rate games.

use basalt_referee::{Ending, Millis, RatingChange};
use basalt_rules::{ByColor, Color};

use crate::database::Transaction;
use crate::encoding::{encode, encode_event};
use crate::rating::StandingRow;
use crate::statement::statement;
use crate::{Append, Appended, Error, RatingRule, Score, Standing};

/// Names no column of the end: SQLite would rewrite every index of running games, a third more in all.
const ADVANCE: &str = "UPDATE games SET number = $1, plies = $2, to_move = $3, deadline = $4, \
                       reds = $5, moved = $6 WHERE id = $7 AND number = $8 AND ended IS NULL";
/// Nobody else can have changed the game since it was advanced.
const END: &str = "UPDATE games SET ended = $1, ending = $2, result = $3 WHERE id = $4";
const ADD_EVENT: &str = "INSERT INTO events (game, number, at, body) VALUES ($1, $2, $3, $4)";
const PLAYERS: &str = "SELECT white, black FROM games WHERE id = $1";
const FIRST_STANDING: &str = "INSERT INTO ratings (player, pool, value, deviation, volatility, games, at) \
     VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT (player, pool) DO NOTHING";
/// Also locks the rating until the end of the transaction.
const LOCK_STANDING: &str = "UPDATE ratings SET games = games + 1 WHERE player = $1 AND pool = $2 \
                             RETURNING value, deviation, volatility, games - 1 AS games, at";
const SET_STANDING: &str = "UPDATE ratings SET value = $1, deviation = $2, volatility = $3, \
                            at = $4 WHERE player = $5 AND pool = $6";
const ADD_HISTORY: &str = "INSERT INTO rating_history (player, game, pool, at, old_value, new_value) \
     VALUES ($1, $2, $3, $4, $5, $6)";

/// The time of the last event.
fn time(append: &Append) -> Millis {
    append.events.last().map_or(0, |last| last.at)
}

/// The result column, by which the archive finds games.
fn result(ending: Ending) -> &'static str {
    Score::of(ending).map_or("none", Score::id)
}

/// The change of a player's standing.
struct Change<'a> {
    player: i64,
    rated: &'a RatingRule,
    before: Standing,
    after: Standing,
}

impl Change<'_> {
    fn change(&self) -> RatingChange {
        RatingChange { before: self.before.rounded(), after: self.after.rounded() }
    }
}

/// Appends what is not stale, then rates what has ended.
pub(super) async fn add_all(
    transaction: &mut Transaction,
    appends: &[&Append],
) -> Result<Vec<Appended>, Error> {
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        outcomes.push(add(transaction, append).await?);
    }
    for (append, outcome) in appends.iter().zip(&mut outcomes) {
        if let Appended::Committed { ratings } = outcome {
            *ratings = rate(transaction, append).await?;
        }
    }
    Ok(outcomes)
}

async fn add(transaction: &mut Transaction, append: &Append) -> Result<Appended, Error> {
    if !advance(transaction, append).await? {
        return Ok(Appended::Stale);
    }
    if let Some(ending) = append.now.ending {
        end(transaction, append, ending).await?;
    }
    for event in &append.events {
        let insert = statement(ADD_EVENT).bind(append.game).bind(event.number).bind(event.at);
        transaction.execute(insert.bind(encode_event(event.event))).await?;
    }
    Ok(Appended::Committed { ratings: None })
}

/// Moves the game on. Returns `false` if its last event is not the one before these.
async fn advance(transaction: &mut Transaction, append: &Append) -> Result<bool, Error> {
    let now = &append.now;
    let update = statement(ADVANCE)
        .bind(i64::from(append.after) + append.events.len() as i64)
        .bind(now.plies)
        .bind(now.to_move)
        .bind(now.deadline)
        .bind(now.reds.as_deref())
        .bind(time(append))
        .bind(append.game)
        .bind(append.after);
    Ok(transaction.execute(update).await? == 1)
}

async fn end(transaction: &mut Transaction, append: &Append, ending: Ending) -> Result<(), Error> {
    let update = statement(END).bind(time(append)).bind(encode(&ending));
    transaction.execute(update.bind(result(ending)).bind(append.game)).await?;
    Ok(())
}

/// Changes the ratings of both players, if the end of the game is rated.
async fn rate(
    transaction: &mut Transaction,
    append: &Append,
) -> Result<Option<ByColor<RatingChange>>, Error> {
    let (Some(rated), Some(ending)) = (&append.rated, append.now.ending) else {
        return Ok(None);
    };
    let found = transaction.fetch_one(statement(PLAYERS).bind(append.game)).await?;
    let (Some(white), Some(black)): (Option<i64>, Option<i64>) = found else {
        return Ok(None);
    };
    let players = ByColor { white, black };
    let before = lock_both(transaction, players, rated, time(append)).await?;
    let after = (rated.rate)(before, ending.winner);
    let changes = ByColor::from_fn(|color| Change {
        player: players[color],
        rated,
        before: before[color],
        after: after[color],
    });
    for color in Color::ALL {
        save(transaction, &changes[color], append).await?;
    }
    Ok(Some(ByColor::from_fn(|color| changes[color].change())))
}

/// Locks the standings of both players, always in the same order, so that two games of the same players do not wait
/// for each other.
async fn lock_both(
    transaction: &mut Transaction,
    players: ByColor<i64>,
    rated: &RatingRule,
    now: Millis,
) -> Result<ByColor<Standing>, Error> {
    let mut standings = ByColor::<Standing>::default();
    let mut order = Color::ALL;
    order.sort_by_key(|&color| players[color]);
    for color in order {
        let standing = lock(transaction, players[color], rated).await?;
        standings[color] = standing.at(now, rated.pool);
    }
    Ok(standings)
}

async fn lock(
    transaction: &mut Transaction,
    player: i64,
    rated: &RatingRule,
) -> Result<Standing, Error> {
    let first = Standing::default();
    let insert = statement(FIRST_STANDING).bind(player).bind(rated.pool.to_string());
    let insert = insert.bind(first.value).bind(first.deviation).bind(first.volatility);
    transaction.execute(insert).await?;
    let locked = statement(LOCK_STANDING).bind(player).bind(rated.pool.to_string());
    let row: StandingRow = transaction.fetch_one(locked).await?;
    row.standing(player)
}

async fn save(
    transaction: &mut Transaction,
    change: &Change<'_>,
    append: &Append,
) -> Result<(), Error> {
    let &Change { player, after, .. } = change;
    let (pool, at) = (change.rated.pool.to_string(), time(append));
    let update = statement(SET_STANDING).bind(after.value).bind(after.deviation);
    let update = update.bind(after.volatility).bind(at).bind(player).bind(pool.clone());
    transaction.execute(update).await?;
    let RatingChange { before, after } = change.change();
    let insert = statement(ADD_HISTORY).bind(player).bind(append.game).bind(pool).bind(at);
    let insert = insert.bind(i64::from(before)).bind(i64::from(after));
    transaction.execute(insert).await?;
    Ok(())
}
