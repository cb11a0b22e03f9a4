use basalt_rules::SplitMix64;

use super::*;

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
fn forced_moves_agree_with_the_listed_moves() {
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
        Color::ALL.map(|color| position.is_decided_for(color))
    };
    // Black's stack of two would have to land two spaces away, which are empty.
    assert_eq!(decided("9/10/rrrw7/3(bb)6/9 w s"), [true, false]);
    assert_eq!(decided("9/10/rrrw7/3b6/9 w s"), [false, false]);
    assert_eq!(decided("9/10/11/10/9 w p"), [false, false]);
}
