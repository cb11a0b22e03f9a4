//! Rating pools.

use std::fmt;
use std::str::FromStr;

use basalt_rules::{Feature, Game};

use crate::UnknownId;

/// A rating pool: games whose results are rated together.
///
/// Its text in addresses, in the store and on the wire is the game's id with `live` or `days`: `dvonn-live`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    pub(crate) game: Game,
    pub(crate) correspondence: bool,
}

impl Pool {
    /// Every pool: two for each rated game, real time first.
    pub fn all() -> impl Iterator<Item = Self> {
        let rated = Game::ALL.into_iter().filter(|game| game.has(Feature::Ratings));
        rated.flat_map(|game| [false, true].map(|correspondence| Self { game, correspondence }))
    }

    /// Whether its games are played by correspondence.
    pub const fn is_correspondence(self) -> bool {
        self.correspondence
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pace = if self.correspondence { "days" } else { "live" };
        write!(f, "{}-{pace}", self.game.id())
    }
}

impl FromStr for Pool {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let pool = Self::all().find(|pool| pool.to_string() == text);
        pool.ok_or_else(|| UnknownId::new("pool", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pool_has_its_released_id_in_the_released_order() {
        let ids: Vec<String> = Pool::all().map(|pool| pool.to_string()).collect();
        assert_eq!(ids, ["dvonn-live", "dvonn-days", "punct-live", "punct-days"]);
    }

    #[test]
    fn the_id_of_a_pool_reads_back() {
        for pool in Pool::all() {
            assert_eq!(pool.to_string().parse(), Ok(pool));
        }
        for text in ["chess-live", "punct-basic-live", "dvonn", ""] {
            assert_eq!(text.parse::<Pool>(), Err(UnknownId::new("pool", text)));
        }
    }
}
