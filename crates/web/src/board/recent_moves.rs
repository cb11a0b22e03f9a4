//! The last moves that led to the shown position, and the moves between two such positions.

use basalt_play::LocalGame;
use basalt_rules::{AnyMove, AnyPosition};

/// A move that was made, after the position in which it was.
pub(crate) type PlayedMove = (AnyPosition, AnyMove);

/// The position that is shown, and the last moves that led to it.
#[derive(Clone, Debug)]
pub(crate) struct RecentMoves {
    plies: usize,
    position: AnyPosition,
    /// Each with the position before it.
    moves: Vec<PlayedMove>,
}

/// A move that has just been made or taken back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MoveChange {
    /// The position before the move.
    pub(crate) before: AnyPosition,
    /// The move.
    pub(crate) mv: AnyMove,
    /// Whether it was taken back.
    pub(crate) back: bool,
}

impl RecentMoves {
    /// The most moves that are animated one after another. A longer way is a jump.
    pub(crate) const MAX_ANIMATED_MOVES: usize = 3;

    /// A position after `plies` plies, the last of them `moves`.
    pub(crate) fn new(plies: usize, position: AnyPosition, moves: &[PlayedMove]) -> Self {
        let moves = &moves[moves.len().saturating_sub(Self::MAX_ANIMATED_MOVES)..];
        Self { plies, position, moves: moves.to_vec() }
    }

    /// The last move.
    pub(crate) fn last(&self) -> Option<&PlayedMove> {
        self.moves.last()
    }

    /// The last moves before the shown position of a game.
    pub(crate) fn of(game: &LocalGame) -> Self {
        let plies = game.shown_plies();
        let made = |number: usize| {
            Some((game.position_after(number).clone(), game.plies().get(number)?.mv))
        };
        let moves =
            (plies.saturating_sub(Self::MAX_ANIMATED_MOVES)..plies).filter_map(made).collect();
        Self { plies, position: game.shown().clone(), moves }
    }

    /// The moves that lead from an earlier trail to this one, in the order in which they are to be shown. There are none if
    /// something else has happened: another game, or a jump.
    pub(crate) fn since(&self, old: &Self) -> Vec<MoveChange> {
        let step =
            |(before, mv): &PlayedMove, back| MoveChange { before: before.clone(), mv: *mv, back };
        let ahead = self.last_moves(self.plies.saturating_sub(old.plies), &old.position);
        let back = old.last_moves(old.plies.saturating_sub(self.plies), &self.position);
        let ahead = ahead.iter().map(|made| step(made, false));
        ahead.chain(back.iter().rev().map(|made| step(made, true))).collect()
    }

    /// The last `count` moves, if they start in a position.
    fn last_moves(&self, count: usize, start: &AnyPosition) -> &[PlayedMove] {
        let moves =
            self.moves.len().checked_sub(count).map_or(&[][..], |first| &self.moves[first..]);
        if moves.first().is_some_and(|(before, _)| before == start) { moves } else { &[] }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use basalt_play::{Seat, Start};
    use basalt_rules::Game;

    use super::*;

    /// A game of two people in which these pieces were placed.
    fn game(moves: &[&str]) -> LocalGame {
        let mut game = LocalGame::new(Start::Empty(Game::Dvonn), Seat::TWO_PEOPLE, None);
        for text in moves {
            let mv = AnyMove::parse(Game::Dvonn, text).expect("a move");
            game.play(mv, Duration::ZERO).expect("legal");
        }
        game
    }

    /// The moves that are animated from one position of a game to another.
    fn shown(game: &mut LocalGame, from: usize, to: usize) -> Vec<String> {
        game.look_at(from);
        let old = RecentMoves::of(game);
        game.look_at(to);
        let steps = RecentMoves::of(game).since(&old);
        steps
            .iter()
            .map(|step| format!("{}{}", if step.back { "-" } else { "" }, step.mv))
            .collect()
    }

    #[test]
    fn moves_are_shown_in_their_order_and_taken_back_from_the_last() {
        let mut game = game(&["a1", "b1", "c1", "d1", "e1"]);
        assert_eq!(shown(&mut game, 1, 2), ["b1"]);
        assert_eq!(shown(&mut game, 2, 5), ["c1", "d1", "e1"]);
        assert_eq!(shown(&mut game, 5, 3), ["-e1", "-d1"]);
    }

    #[test]
    fn only_single_steps_are_animated() {
        let mut game = game(&["a1", "b1", "c1", "d1", "e1"]);
        for (from, to) in [(2, 2), (0, 4), (5, 1)] {
            assert_eq!(shown(&mut game, from, to), [""; 0], "{from} to {to}");
        }
    }

    #[test]
    fn another_game_is_no_move() {
        let [one, other] = [game(&["a1"]), game(&["b1", "c1"])].map(|game| RecentMoves::of(&game));
        assert_eq!(other.since(&one), []);
        assert_eq!(one.since(&other), []);
    }

    #[test]
    fn undone_moves_are_known() {
        let mut game = game(&["a1", "b1"]);
        let old = RecentMoves::of(&game);
        game.undo(Duration::ZERO).expect("something to take back");
        let [step] = &RecentMoves::of(&game).since(&old)[..] else { panic!("one step") };
        assert!(step.back && step.mv.to_string() == "b1");
        assert_eq!(step.before, *game.shown());
    }
}
