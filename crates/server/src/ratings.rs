//! How games change ratings.

use basalt_rules::{ByColor, Color};
use basalt_store::Standing;

/// Both standings after a game.
pub(crate) fn rate(before: ByColor<Standing>, _winner: Option<Color>) -> ByColor<Standing> {
    before
}
