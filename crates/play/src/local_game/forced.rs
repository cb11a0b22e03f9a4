//! What may be left to others.

use basalt_rules::{AnyPosition, Color, dvonn};

/// Whether pieces are left to place that could as well be placed at random: only in DVONN.
pub(super) fn is_placing(position: &AnyPosition) -> bool {
    matches!(position, AnyPosition::Dvonn(position) if position.next_piece().is_some())
}

/// Whether all that is left to choose is `color`'s, because the other player can never move again.
pub(super) fn is_decided_for(position: &AnyPosition, color: Color) -> bool {
    matches!(position, AnyPosition::Dvonn(position)
        if position.phase() == dvonn::Phase::Stacking
            && !position.board().may_ever_move(color.other()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Start;
    use basalt_rules::{AnyMove, Game, SplitMix64};

    /// The same by listing all moves.
    fn literal(position: &AnyPosition) -> Option<AnyMove> {
        let moves = position.legal_moves();
        let [only] = moves[..] else { return None };
        let text = only.to_string();
        (text == "pass" || text.len() == 2).then_some(only)
    }

    fn check_game(start: &Start, seed: u64, plies: usize) -> usize {
        let (mut position, mut rng, mut count) = (start.position(), SplitMix64::new(seed), 0);
        for _ in 0..plies {
            assert_eq!(position.forced_move(), literal(&position), "{position}");
            count += usize::from(position.forced_move().is_some());
            let Some(mv) = rng.pick(&position.legal_moves()) else { break };
            position.play(mv).expect("legal");
        }
        count
    }

    #[test]
    fn what_is_forced_is_what_the_listed_moves_say() {
        let dvonn = Start::Empty(Game::Dvonn);
        let count: usize = (0..20).map(|seed| check_game(&dvonn, seed, 150)).sum();
        assert!(count > 20, "the last placements and some passes, found {count}");
        for seed in 0..3 {
            check_game(&Start::Empty(Game::Punct), seed, 60);
        }
    }

    #[test]
    fn a_game_is_decided_when_the_opponent_can_never_move_again() {
        let decided = |text: &str| {
            let position = AnyPosition::parse(Game::Dvonn, text).expect("legal");
            Color::ALL.map(|color| is_decided_for(&position, color))
        };
        // Black's stack of two would have to land two spaces away, where nothing is.
        assert_eq!(decided("9/10/rrrw7/3(bb)6/9 w s"), [true, false]);
        assert_eq!(decided("9/10/rrrw7/3b6/9 w s"), [false, false]);
        assert_eq!(decided("9/10/11/10/9 w p"), [false, false]);
    }
}
