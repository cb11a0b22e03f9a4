//! How strong players are, and how that went.

use basalt_referee::{GameId, Millis, Pool, Rating, RatingChange};
use basalt_rules::{ByColor, Color};
use sqlx::FromRow;

use crate::row::Place;
use crate::statement::statement;
use crate::{PlayerId, Store, Trouble};

/// A rating whose deviation is greater rests on too few games, or on games of too long ago.
pub const PROVISIONAL: f64 = 110.0;

/// The deviation of somebody of whom nothing is known; nobody's is greater.
const GREATEST: f64 = 350.0;

/// What one is on the scale on which Glicko-2 computes.
const SCALE: f64 = 173.7178;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The rating period of a pool: in its length, the deviation of somebody who does not play grows once by the
/// volatility. Games by correspondence take weeks, so whoever plays them is away for weeks as well.
pub const fn period(pool: Pool) -> Millis {
    match pool {
        Pool::DvonnLive | Pool::PunctLive => DAY,
        Pool::DvonnDays | Pool::PunctDays => 7 * DAY,
    }
}

/// What Glicko-2 knows of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating.
    pub value: f64,
    /// How far it may be wrong.
    pub deviation: f64,
    /// How much it varies.
    pub volatility: f64,
    /// How many games it comes of.
    pub games: u32,
    /// When it was last changed.
    pub at: Millis,
}

/// Somebody of whom nothing is known, as the method's author starts them.
impl Default for Standing {
    fn default() -> Self {
        Self { value: 1500.0, deviation: GREATEST, volatility: 0.06, games: 0, at: 0 }
    }
}

impl Standing {
    /// What is known of the player at a moment: the longer they have not played, the less.
    #[must_use]
    pub fn at(&self, now: Millis, pool: Pool) -> Self {
        let periods = now.saturating_sub(self.at) as f64 / period(pool) as f64;
        let variance = self.deviation.powi(2) + periods * (self.volatility * SCALE).powi(2);
        // Nothing makes a rating surer but a game.
        Self { deviation: variance.sqrt().min(GREATEST).max(self.deviation), ..*self }
    }

    /// The rating as people see it.
    pub fn rating(&self) -> Rating {
        Rating { value: self.rounded(), provisional: self.deviation > PROVISIONAL }
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
    pub(crate) fn standing(&self, player: i64) -> Result<Standing, Trouble> {
        let place = Place { table: "ratings", id: &player };
        let &Self { value, deviation, volatility, .. } = self;
        if ![value, deviation, volatility].iter().all(|number| number.is_finite()) {
            return Err(place.odd("a number is not finite"));
        }
        let (games, at) = (place.number(self.games)?, place.number(self.at)?);
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
    fn point(self) -> Result<HistoryPoint, Trouble> {
        let place = Place { table: "rating_history", id: &self.game };
        Ok(HistoryPoint {
            pool: pool(&place, &self.pool)?,
            at: place.number(self.at)?,
            value: place.number(self.new_value)?,
            game: place.parse(&self.game)?,
        })
    }
}

fn pool(place: &Place<'_>, id: &str) -> Result<Pool, Trouble> {
    Pool::from_id(id).ok_or_else(|| place.odd(format!("{id:?} is no pool")))
}

#[derive(FromRow)]
struct RankedRow {
    player: i64,
    name: String,
    #[sqlx(flatten)]
    standing: StandingRow,
}

/// What is known of a rating change of a game.
#[derive(FromRow)]
struct ChangeRow {
    player: i64,
    old_value: i64,
    new_value: i64,
}

impl Store {
    /// How strong somebody is; as one of whom nothing is known if they have no rated game.
    pub async fn standing(&self, player: PlayerId, pool: Pool) -> Result<Standing, Trouble> {
        const SQL: &str = "SELECT * FROM ratings WHERE player = $1 AND pool = $2";
        let select = statement(SQL).bind(player).bind(pool.id());
        let row: Option<StandingRow> = self.database.fetch_optional(select).await?;
        row.map_or_else(|| Ok(Standing::default()), |row| row.standing(player.0))
    }

    /// How strong somebody is in each pool where they had a rated game.
    pub async fn standings(&self, player: PlayerId) -> Result<Vec<(Pool, Standing)>, Trouble> {
        let mut found = Vec::new();
        for pool in Pool::ALL {
            let standing = self.standing(player, pool).await?;
            if standing.games > 0 {
                found.push((pool, standing));
            }
        }
        Ok(found)
    }

    /// How somebody's ratings went, in order of time: the latest `limit` changes.
    pub async fn history(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<HistoryPoint>, Trouble> {
        const SQL: &str = "SELECT game, pool, at, new_value FROM rating_history \
                           WHERE player = $1 ORDER BY at DESC, game LIMIT $2";
        let rows: Vec<HistoryRow> =
            self.database.fetch_all(statement(SQL).bind(player).bind(limit)).await?;
        rows.into_iter().rev().map(HistoryRow::point).collect()
    }

    /// The strongest members of a pool at a moment; those whose rating is provisional after the others.
    pub async fn leaderboard(
        &self,
        pool: Pool,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<Ranked>, Trouble> {
        // What `Standing::at` computes, squared.
        const SQL: &str = "SELECT r.*, p.name FROM ratings r JOIN players p ON p.id = r.player \
                           WHERE r.pool = $1 AND p.member = 1 \
                           ORDER BY CASE WHEN r.deviation * r.deviation \
                           + r.volatility * r.volatility * ($2 - r.at) * $3 > $4 \
                           THEN 1 ELSE 0 END, r.value DESC, p.name LIMIT $5";
        let growth = SCALE.powi(2) / period(pool) as f64;
        let select = statement(SQL).bind(pool.id()).bind(now).bind(growth);
        let select = select.bind(PROVISIONAL.powi(2)).bind(limit);
        let rows: Vec<RankedRow> = self.database.fetch_all(select).await?;
        let ranked = |row: RankedRow| {
            let standing = row.standing.standing(row.player)?.at(now, pool);
            Ok(Ranked { name: row.name, rating: standing.rating(), games: standing.games })
        };
        rows.into_iter().map(ranked).collect()
    }

    /// How a game changed the ratings of its players, if it was rated.
    pub async fn rating_changes(
        &self,
        game: GameId,
    ) -> Result<Option<ByColor<RatingChange>>, Trouble> {
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
        let place = Place { table: "rating_history", id: &id };
        Ok(Some(ByColor { white: white.change(&place)?, black: black.change(&place)? }))
    }
}

impl ChangeRow {
    fn change(&self, place: &Place<'_>) -> Result<RatingChange, Trouble> {
        let (before, after) = (place.number(self.old_value)?, place.number(self.new_value)?);
        Ok(RatingChange { before, after })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(deviation: f64) -> Standing {
        Standing { deviation, at: DAY, ..Standing::default() }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.001
    }

    /// Glickman's paper on the method has 1.1513 grow to 1.152862 in a period, with the volatility 0.05999.
    #[test]
    fn the_deviation_grows_as_the_author_of_the_method_has_it() {
        let before = Standing { volatility: 0.05999, ..standing(1.1513 * SCALE) };
        let after = before.at(2 * DAY, Pool::DvonnLive);
        assert!(near(after.deviation / SCALE, 1.152_862), "{after:?}");
        assert_eq!(after, Standing { deviation: after.deviation, ..before });
    }

    #[test]
    fn two_rests_are_as_one_of_both_lengths() {
        let whole = standing(60.0).at(61 * DAY, Pool::PunctLive).deviation;
        let half = standing(60.0).at(31 * DAY, Pool::PunctLive);
        let halves = Standing { at: 31 * DAY, ..half }.at(61 * DAY, Pool::PunctLive).deviation;
        assert!(near(whole, halves) && half.deviation < whole, "{whole} {halves}");
        let weeks = standing(60.0).at(DAY + 7 * 60 * DAY, Pool::PunctDays).deviation;
        assert!(near(whole, weeks), "{weeks}");
    }

    #[test]
    fn no_rest_changes_nothing_and_a_long_one_leaves_nothing_known() {
        let known = standing(60.0);
        assert_eq!([0, DAY].map(|now| known.at(now, Pool::DvonnLive)), [known; 2]);
        assert!(near(known.at(Millis::MAX, Pool::DvonnLive).deviation, GREATEST));
        assert!(near(Standing::default().at(DAY, Pool::DvonnDays).deviation, GREATEST));
    }

    #[test]
    fn a_rating_becomes_provisional_after_months() {
        let after =
            |days| standing(60.0).at(DAY + days * DAY, Pool::DvonnLive).rating().provisional;
        // 110² = 60² + 78.24 · (0.06 · 173.7178)²
        assert_eq!([0, 78, 79].map(after), [false, false, true]);
    }
}
