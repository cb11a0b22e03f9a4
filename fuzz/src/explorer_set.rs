//! Files of games for the opening explorer.

use std::cmp::Reverse;

use basalt_explorer::GameSet;
use basalt_rules::{AnyPosition, Game};

use crate::sound::assert_one_line;

/// Most plies that are followed: a game in a file has at most 63.
const MAX_PLIES: usize = 64;

/// Reads the bytes as a file of games. The first byte chooses the game.
pub fn explorer_set(bytes: &[u8]) {
    let Some((&which, file)) = bytes.split_first() else { return };
    let game = Game::ALL[usize::from(which) % Game::ALL.len()];
    match GameSet::read(game, file) {
        Ok(set) => check_set(&set),
        Err(error) => assert_one_line(&error.to_string()),
    }
}

/// Follows the most frequent moves. Every move that the set names is legal.
fn check_set(set: &GameSet) {
    let mut position = AnyPosition::start(set.game());
    for ply in 0..MAX_PLIES {
        let continuations = set.continuations(&position);
        let games = |continuation: &basalt_explorer::Continuation| continuation.tally.games();
        assert!(continuations.is_sorted_by_key(|continuation| Reverse(games(continuation))));
        let played: u64 = continuations.iter().map(games).sum();
        assert!(ply > 0 || played <= set.games() as u64, "{played} of {}", set.games());
        for mv in continuations.iter().flat_map(|continuation| &continuation.moves) {
            position.clone().play(*mv).unwrap_or_else(|error| panic!("{mv} {position}: {error}"));
        }
        let Some(mv) = continuations.first().and_then(|first| first.moves.first()) else { return };
        position.play(*mv).expect("it was played above");
    }
}
