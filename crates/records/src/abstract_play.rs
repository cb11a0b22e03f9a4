//! The game record of AbstractPlay (schema `gamerecord/1-0-0`), which many games share.
//!
//! The site has neither DVONN nor PÜNCT, so the moves are written as ours are.

mod dates;
mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;

use basalt_rules::Game;

/// The name of the site if the record does not say.
const SITE: &str = "Basalt";

/// The name of a player whom nobody knows.
const NOBODY: &str = "?";

/// The tags that the header has a place for.
const GAME_ID: &str = "GameId";

/// The full name of a game.
fn name(game: Game) -> &'static str {
    game.title().name()
}
