//! Rating refunds: players get back what they lost to an account that is closed for cheating, and give it back if the account is
//! opened again. Both are part of the transaction of the moderator's action.
//!
//! For each rated game against the account that ended in the last [`REFUND_DAYS`] days and cost the player rating points, the
//! player gets these points back, [`MAX_REFUND`] in a pool at most, the newest games first. Deviation and volatility stay, and so do
//! the points of other games. A game is refunded once, even if the account is closed again.

use std::collections::BTreeMap;

use basalt_referee::{DAY_MS, MAX_REFUND, Millis, ModeratorAction, REFUND_DAYS};
use sqlx::FromRow;

use crate::database::Transaction;
use crate::moderation::{Measure, add_entry};
use crate::statement::statement;
use crate::{Error, PlayerId};

/// Maximum number of games that are refunded, the newest first.
const MAX_REFUNDED_GAMES: u32 = 1_000;

/// A game, its pool, and the points that a player lost in it or got back.
#[derive(FromRow)]
struct LossRow {
    player: i64,
    game: String,
    pool: String,
    points: i64,
}

/// Gives the opponents of a closed account their points back. Each of them has an entry in the log, and is told.
pub(crate) async fn refund(transaction: &mut Transaction, measure: &Measure) -> Result<(), Error> {
    const LOSSES: &str = "SELECT h.player, h.game, h.pool, h.old_value - h.new_value AS points \
         FROM rating_history c JOIN rating_history h ON h.game = c.game AND h.player <> c.player \
         JOIN ratings r ON r.player = h.player AND r.pool = h.pool \
         WHERE c.player = $1 AND c.at > $2 AND h.new_value < h.old_value \
         AND NOT EXISTS (SELECT 1 FROM rating_refunds f WHERE f.game = h.game \
         AND f.player = h.player AND f.withdrawn IS NULL) \
         ORDER BY c.at DESC, c.game LIMIT $3";
    const INSERT: &str = "INSERT INTO rating_refunds (entry, game, player, closed_player, pool, \
                          points) VALUES ($1, $2, $3, $4, $5, $6)";
    let since = measure.at.saturating_sub(Millis::from(REFUND_DAYS) * DAY_MS);
    let losses = statement(LOSSES).bind(measure.subject).bind(since).bind(MAX_REFUNDED_GAMES);
    let rows: Vec<LossRow> = transaction.fetch_all(losses).await?;
    let given = given_before(transaction, measure.subject).await?;
    for (player, losses) in by_player(capped(rows, given)) {
        let entry =
            add_entry(transaction, &about(measure, player, ModeratorAction::RefundRating)).await?;
        for LossRow { game, pool, points, .. } in losses {
            change_rating(transaction, player, &pool, points).await?;
            let insert = statement(INSERT).bind(entry).bind(game).bind(player);
            let insert = insert.bind(measure.subject).bind(pool).bind(points);
            transaction.execute(insert).await?;
        }
    }
    Ok(())
}

/// Takes the points back that the opponents of an account got when it was closed. Each of them has an entry in the log, and is
/// told.
pub(crate) async fn withdraw(
    transaction: &mut Transaction,
    measure: &Measure,
) -> Result<(), Error> {
    const REFUNDS: &str = "SELECT player, game, pool, points FROM rating_refunds \
                           WHERE closed_player = $1 AND withdrawn IS NULL ORDER BY game";
    const UPDATE: &str = "UPDATE rating_refunds SET withdrawn = $1 \
                          WHERE closed_player = $2 AND player = $3 AND withdrawn IS NULL";
    let refunds = statement(REFUNDS).bind(measure.subject);
    let rows: Vec<LossRow> = transaction.fetch_all(refunds).await?;
    for (player, refunds) in by_player(rows) {
        let entry =
            add_entry(transaction, &about(measure, player, ModeratorAction::WithdrawRefund))
                .await?;
        for LossRow { pool, points, .. } in refunds {
            change_rating(transaction, player, &pool, -points).await?;
        }
        let update = statement(UPDATE).bind(entry).bind(measure.subject).bind(player);
        transaction.execute(update).await?;
    }
    Ok(())
}

/// A player who starts again with the rating of a new one keeps no points to give back.
pub(crate) async fn forget(transaction: &mut Transaction, player: PlayerId) -> Result<(), Error> {
    const SQL: &str =
        "UPDATE rating_refunds SET points = 0 WHERE player = $1 AND withdrawn IS NULL";
    transaction.execute(statement(SQL).bind(player)).await?;
    Ok(())
}

/// The points that players have in each pool.
type Points = BTreeMap<(i64, String), i64>;

/// The points that players have got back already because of an account: it may be closed first and banned later.
async fn given_before(transaction: &mut Transaction, closed: PlayerId) -> Result<Points, Error> {
    const SQL: &str = "SELECT player, pool, CAST(SUM(points) AS BIGINT) FROM rating_refunds \
                       WHERE closed_player = $1 AND withdrawn IS NULL GROUP BY player, pool";
    let rows: Vec<(i64, String, i64)> = transaction.fetch_all(statement(SQL).bind(closed)).await?;
    Ok(rows.into_iter().map(|(player, pool, points)| ((player, pool), points)).collect())
}

/// The losses, as far as they are refunded.
fn capped(rows: Vec<LossRow>, mut given: Points) -> Vec<LossRow> {
    let cap = |mut row: LossRow| {
        let given = given.entry((row.player, row.pool.clone())).or_default();
        row.points = row.points.min(i64::from(MAX_REFUND) - *given).max(0);
        *given += row.points;
        (row.points > 0).then_some(row)
    };
    rows.into_iter().filter_map(cap).collect()
}

/// The rows of each player. Ratings are always locked in the order of the players, so that no two transactions wait for each
/// other.
fn by_player(rows: Vec<LossRow>) -> BTreeMap<PlayerId, Vec<LossRow>> {
    let mut found: BTreeMap<PlayerId, Vec<LossRow>> = BTreeMap::new();
    for row in rows {
        found.entry(PlayerId(row.player)).or_default().push(row);
    }
    found
}

/// The entry about a player that follows from an action about another one.
fn about(measure: &Measure, subject: PlayerId, action: ModeratorAction) -> Measure {
    Measure { subject, action, words: String::new(), until: None, ..measure.clone() }
}

async fn change_rating(
    transaction: &mut Transaction,
    player: PlayerId,
    pool: &str,
    points: i64,
) -> Result<(), Error> {
    const SQL: &str = "UPDATE ratings SET value = value + $1 WHERE player = $2 AND pool = $3";
    let update = statement(SQL).bind(points as f64).bind(player).bind(pool);
    transaction.execute(update).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(player: i64, pool: &str, points: i64) -> LossRow {
        LossRow { player, game: String::new(), pool: pool.to_owned(), points }
    }

    #[test]
    fn a_player_gets_a_bounded_number_of_points_in_each_pool() {
        let rows = vec![
            loss(1, "dvonn-live", 100),
            loss(2, "dvonn-live", 200),
            loss(1, "punct-live", 149),
            loss(1, "dvonn-live", 60),
            loss(1, "dvonn-live", 10),
            loss(3, "dvonn-live", 30),
        ];
        let before = Points::from([((3, "dvonn-live".to_owned()), 140)]);
        let given: Vec<_> =
            capped(rows, before).into_iter().map(|row| (row.player, row.points)).collect();
        assert_eq!(given, [(1, 100), (2, 150), (1, 149), (1, 50), (3, 10)]);
    }
}
