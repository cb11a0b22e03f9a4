//! Ratings and their history.

use basalt_referee::{DAY_MS, GameId, Millis, Pool, Rating, RatingChange, UnknownId};
use basalt_rules::{ByColor, Color};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, PlayerId, Score, Store};

/// The deviation above which a rating is provisional: it rests on few games, or on old ones.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// The greatest deviation, which a new player has.
const MAX_DEVIATION: f64 = 350.0;

/// Rating points per unit of the scale of Glicko-2.
const SCALE: f64 = 173.7178;

/// The rating period of a pool, after which the deviation of an idle player has grown once by the volatility. Games by
/// correspondence take weeks, and so do the pauses between them.
pub const fn rating_period(pool: Pool) -> Millis {
    if pool.is_correspondence() { 7 * DAY_MS } else { DAY_MS }
}

/// The state of a player in Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating.
    pub value: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
    /// Number of rated games.
    pub games: u32,
    /// When it changed last.
    pub at: Millis,
}

/// A new player, with the values of the method's author.
impl Default for Standing {
    fn default() -> Self {
        Self { value: 1500.0, deviation: MAX_DEVIATION, volatility: 0.06, games: 0, at: 0 }
    }
}

impl Standing {
    /// The state at a later moment: the deviation grows while the player does not play.
    #[must_use]
    pub fn at(&self, now: Millis, pool: Pool) -> Self {
        let periods = now.saturating_sub(self.at) as f64 / rating_period(pool) as f64;
        let variance = self.deviation.powi(2) + periods * (self.volatility * SCALE).powi(2);
        // Only a game makes a rating surer.
        Self { deviation: variance.sqrt().min(MAX_DEVIATION).max(self.deviation), ..*self }
    }

    /// The rating as people see it.
    pub fn rating(&self) -> Rating {
        Rating { value: self.rounded(), provisional: self.deviation > PROVISIONAL_DEVIATION }
    }

    /// The rating as a whole number.
    pub fn rounded(&self) -> i32 {
        self.value.round() as i32
    }
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPoint {
    /// The pool.
    pub pool: Pool,
    /// When the game ended.
    pub at: Millis,
    /// The rating.
    pub value: i32,
    /// The game.
    pub game: GameId,
}

/// A place on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The name of the member.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// Number of rated games.
    pub games: u32,
}

#[derive(FromRow)]
pub(crate) struct StandingRow {
    value: f64,
    deviation: f64,
    volatility: f64,
    games: i64,
    at: i64,
}

impl StandingRow {
    pub(crate) fn standing(&self, player: i64) -> Result<Standing, Error> {
        let row = RowContext { table: "ratings", id: &player };
        let &Self { value, deviation, volatility, .. } = self;
        if ![value, deviation, volatility].iter().all(|number| number.is_finite()) {
            return Err(row.corrupt("a number is not finite"));
        }
        let (games, at) = (row.number(self.games)?, row.number(self.at)?);
        Ok(Standing { value, deviation, volatility, games, at })
    }
}

#[derive(FromRow)]
struct HistoryRow {
    game: String,
    pool: String,
    at: i64,
    new_value: i64,
}

impl HistoryRow {
    fn point(self) -> Result<HistoryPoint, Error> {
        let row = RowContext { table: "rating_history", id: &self.game };
        Ok(HistoryPoint {
            pool: pool(&row, &self.pool)?,
            at: row.number(self.at)?,
            value: row.number(self.new_value)?,
            game: row.parse(&self.game)?,
        })
    }
}

/// The rated results of a player in a pool with one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolResults {
    /// The pool.
    pub pool: Pool,
    /// The colour.
    pub color: Color,
    /// Number of games won.
    pub won: u32,
    /// Number of draws.
    pub drawn: u32,
    /// Number of games lost.
    pub lost: u32,
}

/// The number of rated games with the same pool, colour and score.
#[derive(FromRow)]
struct ResultsRow {
    pool: String,
    color: String,
    result: String,
    games: i64,
}

fn pool(row: &RowContext<'_>, id: &str) -> Result<Pool, Error> {
    id.parse().map_err(|error: UnknownId| row.corrupt(error.to_string()))
}

#[derive(FromRow)]
struct RankedRow {
    player: i64,
    name: String,
    #[sqlx(flatten)]
    standing: StandingRow,
}

/// The change of a rating by a game.
#[derive(FromRow)]
struct ChangeRow {
    player: i64,
    old_value: i64,
    new_value: i64,
}

impl Store {
    /// The standing of a player in a pool; that of a new player if they have no rated game.
    pub async fn standing(&self, player: PlayerId, pool: Pool) -> Result<Standing, Error> {
        const SQL: &str = "SELECT * FROM ratings WHERE player = $1 AND pool = $2";
        let select = statement(SQL).bind(player).bind(pool.to_string());
        let row: Option<StandingRow> = self.database.fetch_optional(select).await?;
        row.map_or_else(|| Ok(Standing::default()), |row| row.standing(player.0))
    }

    /// The standings of a player in each pool where they have a rated game.
    pub async fn standings(&self, player: PlayerId) -> Result<Vec<(Pool, Standing)>, Error> {
        let mut found = Vec::new();
        for pool in Pool::all() {
            let standing = self.standing(player, pool).await?;
            if standing.games > 0 {
                found.push((pool, standing));
            }
        }
        Ok(found)
    }

    /// The latest `limit` rating changes of a player, in order of time.
    pub async fn history(&self, player: PlayerId, limit: u32) -> Result<Vec<HistoryPoint>, Error> {
        const SQL: &str = "SELECT game, pool, at, new_value FROM rating_history \
                           WHERE player = $1 ORDER BY at DESC, game LIMIT $2";
        let rows: Vec<HistoryRow> =
            self.database.fetch_all(statement(SQL).bind(player).bind(limit)).await?;
        rows.into_iter().rev().map(HistoryRow::point).collect()
    }

    /// The rated results of a player in each pool, by colour.
    pub async fn results(&self, player: PlayerId) -> Result<Vec<PoolResults>, Error> {
        const SQL: &str = "SELECT h.pool, CASE WHEN g.white = h.player THEN 'w' ELSE 'b' END AS color, \
                           COALESCE(g.result, '') AS result, COUNT(*) AS games \
                           FROM rating_history h JOIN games g ON g.id = h.game \
                           WHERE h.player = $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3";
        let rows: Vec<ResultsRow> = self.database.fetch_all(statement(SQL).bind(player)).await?;
        let row = RowContext { table: "rating_history", id: &player.0 };
        let mut found: Vec<PoolResults> = Vec::new();
        for ResultsRow { pool: id, color, result, games } in rows {
            let (pool, games) = (pool(&row, &id)?, row.number(games)?);
            let Some(color) = row.color(Some(&color))? else { continue };
            let of = |one: &PoolResults| (one.pool, one.color) == (pool, color);
            if !found.last().is_some_and(of) {
                found.push(PoolResults { pool, color, won: 0, drawn: 0, lost: 0 });
            }
            let Some(results) = found.last_mut() else { continue };
            let winner = match Score::from_id(&result) {
                Some(Score::White) => Some(Color::White),
                Some(Score::Black) => Some(Color::Black),
                Some(Score::Draw) => None,
                None => continue,
            };
            match winner {
                Some(winner) if winner == color => results.won = games,
                Some(_) => results.lost = games,
                None => results.drawn = games,
            }
        }
        Ok(found)
    }

    /// The leaderboard of a pool at a moment, with provisional ratings after the others.
    pub async fn leaderboard(
        &self,
        pool: Pool,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<Ranked>, Error> {
        // The square of what `Standing::at` computes.
        const SQL: &str = "SELECT r.*, p.name FROM ratings r JOIN players p ON p.id = r.player \
                           WHERE r.pool = $1 AND p.member = 1 AND p.closed IS NULL AND p.bot = 0 \
                           ORDER BY CASE WHEN r.deviation * r.deviation \
                           + r.volatility * r.volatility * ($2 - r.at) * $3 > $4 \
                           THEN 1 ELSE 0 END, r.value DESC, p.name LIMIT $5";
        let growth = SCALE.powi(2) / rating_period(pool) as f64;
        let select = statement(SQL).bind(pool.to_string()).bind(now).bind(growth);
        let select = select.bind(PROVISIONAL_DEVIATION.powi(2)).bind(limit);
        let rows: Vec<RankedRow> = self.database.fetch_all(select).await?;
        let ranked = |row: RankedRow| {
            let standing = row.standing.standing(row.player)?.at(now, pool);
            Ok(Ranked { name: row.name, rating: standing.rating(), games: standing.games })
        };
        rows.into_iter().map(ranked).collect()
    }

    /// The rating changes by a game, if it was rated.
    pub async fn rating_changes(
        &self,
        game: GameId,
    ) -> Result<Option<ByColor<RatingChange>>, Error> {
        const SQL: &str = "SELECT player, old_value, new_value FROM rating_history WHERE game = $1";
        let id = game.to_string();
        let rows: Vec<ChangeRow> = self.database.fetch_all(statement(SQL).bind(game)).await?;
        let Some(header) = self.header(game).await? else { return Ok(None) };
        let change = |color: Color| {
            let player = header.seats[color].seat.player();
            rows.iter().find(|row| player == Some(PlayerId(row.player)))
        };
        let (Some(white), Some(black)) = (change(Color::White), change(Color::Black)) else {
            return Ok(None);
        };
        let row = RowContext { table: "rating_history", id: &id };
        Ok(Some(ByColor { white: white.change(&row)?, black: black.change(&row)? }))
    }
}

impl ChangeRow {
    fn change(&self, row: &RowContext<'_>) -> Result<RatingChange, Error> {
        let (before, after) = (row.number(self.old_value)?, row.number(self.new_value)?);
        Ok(RatingChange { before, after })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(id: &str) -> Pool {
        id.parse().expect("a pool")
    }

    fn standing(deviation: f64) -> Standing {
        Standing { deviation, at: DAY_MS, ..Standing::default() }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.001
    }

    /// Glickman's paper on the method has 1.1513 grow to 1.152862 in a period, with the volatility 0.05999.
    #[test]
    fn the_deviation_grows_as_the_author_of_the_method_has_it() {
        let before = Standing { volatility: 0.05999, ..standing(1.1513 * SCALE) };
        let after = before.at(2 * DAY_MS, pool("dvonn-live"));
        assert!(near(after.deviation / SCALE, 1.152_862), "{after:?}");
        assert_eq!(after, Standing { deviation: after.deviation, ..before });
    }

    #[test]
    fn two_rests_are_as_one_of_both_lengths() {
        let whole = standing(60.0).at(61 * DAY_MS, pool("punct-live")).deviation;
        let half = standing(60.0).at(31 * DAY_MS, pool("punct-live"));
        let halves =
            Standing { at: 31 * DAY_MS, ..half }.at(61 * DAY_MS, pool("punct-live")).deviation;
        assert!(near(whole, halves) && half.deviation < whole, "{whole} {halves}");
        let weeks = standing(60.0).at(DAY_MS + 7 * 60 * DAY_MS, pool("punct-days")).deviation;
        assert!(near(whole, weeks), "{weeks}");
    }

    #[test]
    fn no_rest_changes_nothing_and_a_long_one_leaves_nothing_known() {
        let known = standing(60.0);
        assert_eq!([0, DAY_MS].map(|now| known.at(now, pool("dvonn-live"))), [known; 2]);
        assert!(near(known.at(Millis::MAX, pool("dvonn-live")).deviation, MAX_DEVIATION));
        assert!(near(Standing::default().at(DAY_MS, pool("dvonn-days")).deviation, MAX_DEVIATION));
    }

    #[test]
    fn a_rating_becomes_provisional_after_months() {
        let after = |days| {
            standing(60.0).at(DAY_MS + days * DAY_MS, pool("dvonn-live")).rating().provisional
        };
        // 110² = 60² + 78.24 · (0.06 · 173.7178)²
        assert_eq!([0, 78, 79].map(after), [false, false, true]);
    }
}
