//! Checks that each game adds to those of all games.

use basalt_rules::{AnyMove, AnyPosition, Game, Rules, Title, with_position, with_title};

/// The checks of a game, implemented by its positions.
pub(crate) trait Checks: Rules {
    /// A game of a few moves to review: its game, the position that it starts from, and the moves.
    const REVIEWED_GAME: (Game, &'static str, &'static str);

    /// Panics if the position is not sound.
    fn check(&self);

    /// Panics if a legal move did not do what it is said to do.
    fn check_move(&self, mv: Self::Move, after: &Self);
}

/// A game of a few moves of a title.
pub(crate) fn reviewed_game(title: Title) -> (Game, &'static str, &'static str) {
    with_title!(title, Position => <Position as Checks>::REVIEWED_GAME)
}

/// The checks of a position by its own game.
pub(crate) fn check_position(position: &AnyPosition) {
    with_position!(position, position => Checks::check(position));
}

/// The checks of a legal move by its own game.
pub(crate) fn check_move(before: &AnyPosition, mv: AnyMove, after: &AnyPosition) {
    with_position!(before, before => match (mv.try_into(), after.try_into()) {
        (Ok(mv), Ok(after)) => Checks::check_move(before, mv, after),
        (_, _) => panic!("{mv} led from {before} to another game"),
    });
}
