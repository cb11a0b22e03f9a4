//! Changes ratings with the end of a game, in the transaction of its end.

use basalt_referee::{Millis, RatingChange};
use basalt_rules::{ByColor, Color};

use super::batch::time;
use crate::database::Transaction;
use crate::rating::StandingRow;
use crate::statement::statement;
use crate::{Append, Error, RatingRule, Standing};

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

/// Changes the ratings of both players, if the end of the game is rated.
pub(super) async fn rate(
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
