//! The legal moves of a position as a person wants to read them: a list, or its size if it is long.

use basalt_locales::messages;
use basalt_rules::{AnyMove, Game};

use crate::per_game::{Listing, terminal};

/// The maximum number of moves in a list: as many as DVONN has on a full board.
const MAX_LISTED: usize = 200;

/// All moves, or the number of each sort.
pub(super) fn of(game: Game, moves: &[AnyMove]) -> Listing {
    let count = moves.len() as u64;
    if moves.len() <= MAX_LISTED {
        let texts = moves.iter().map(ToString::to_string).collect();
        return vec![(messages::play_moves(count), texts)];
    }
    let mut listing = terminal(game).count_moves(moves);
    listing.push((messages::play_moves_many(count), Vec::new()));
    listing
}

/// The moves that begin on the space of this name, or place a piece there.
pub(super) fn from_space(moves: &[AnyMove], space: &str) -> Vec<String> {
    let begins = |text: &String| {
        let rest = text.strip_prefix(space).filter(|_| !space.is_empty());
        rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
    };
    moves.iter().map(ToString::to_string).filter(begins).collect()
}
