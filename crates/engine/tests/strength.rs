//! How well the engine plays, in games and positions that are always the same.

use basalt_engine::{Best, Engine, Limits};
use basalt_rules::dvonn::Position;
use basalt_rules::{AnyPosition, Color, Game, Outcome};

fn best(position: &AnyPosition, seed: u64) -> Option<Best> {
    Engine::new(seed).search(position, &Limits::none(), &mut |_| {})
}

/// Knuth's MMIX generator: good enough to play badly.
struct Dice(u64);

impl Dice {
    fn roll<T: Copy>(&mut self, choices: &[T]) -> T {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        choices[(self.0 >> 33) as usize % choices.len()]
    }
}

/// Plays a whole game against random moves.
fn outcome(game: Game, engine: Color, seed: u64) -> Outcome {
    let mut dice = Dice(seed);
    let mut position = AnyPosition::start(game);
    loop {
        let mv = if position.to_move() == engine {
            best(&position, seed).map(|best| best.mv)
        } else {
            Some(position.legal_moves())
                .filter(|moves| !moves.is_empty())
                .map(|moves| dice.roll(&moves))
        };
        match mv {
            Some(mv) => position.play(mv).expect("the engine's moves are legal"),
            None => return position.outcome().expect("without a move the game is over"),
        }
    }
}

#[test]
fn random_moves_rarely_win() {
    for (game, games, least) in
        [(Game::Dvonn, 20, 18), (Game::Punct, 4, 4), (Game::PunctBasic, 4, 4)]
    {
        let players = (0..games).map(|seed| (Color::ALL[seed as usize % 2], seed));
        let wins = players
            .filter(|&(engine, seed)| outcome(game, engine, seed) == Outcome::Win(engine))
            .count();
        assert!(wins >= least, "{game}: {wins} of {games}");
    }
}

fn dvonn(text: &str) -> (Position, Best) {
    let position: Position = text.parse().expect("a position");
    let best = best(&position.clone().into(), 0).expect("a move");
    (position, best)
}

#[test]
fn a_winning_cut_off_is_seen() {
    let (position, best) = dvonn("9/10/rrwbbb5/rw8/9 w s");
    let mv = best.mv.to_string().parse().expect("a DVONN move");
    assert_eq!(position.cut_off_by(mv).len(), 3, "{mv}");
}

#[test]
fn a_high_stack_is_taken_before_a_low_one() {
    let (_, best) = dvonn("9/2b7/2rw(bbb)r5/4r5/9 w s");
    assert_eq!(best.mv.to_string(), "d3e3");
}

#[test]
fn only_a_game_that_ends_is_proven() {
    for seed in 0..5 {
        let mut dice = Dice(seed);
        let mut position = AnyPosition::start(Game::Dvonn);
        while let Some(best) = best(&position, seed) {
            let mut after = position.clone();
            after.play(best.mv).expect("a legal move");
            assert_eq!(best.score.is_proven(), after.outcome().is_some(), "{position}");
            let mv = dice.roll(&position.legal_moves());
            position.play(mv).expect("a legal move");
        }
    }
}
