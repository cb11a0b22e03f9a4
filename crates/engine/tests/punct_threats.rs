//! At full strength no win in one turn is missed, and none is left to the opponent that could be stopped:
//! the engine's own games, seen by the slow twin of the rules.
//!
//! `THREAT_POSITIONS=10000 cargo test --release --test punct_threats` checks this number of positions instead of a few.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

use basalt_engine::{Engine, Limits, Options};
use basalt_rules::Outcome::Win;
use basalt_rules::punct::{Move, Position, Variant};
use basalt_rules::{AnyMove, AnyPosition, Color};
use basalt_testkit::punct::twin::{Outcome, Twin};
use basalt_testkit::punct::twin_text;

/// Number of positions to check.
fn wanted() -> usize {
    std::env::var("THREAT_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(16)
}

/// Little enough that the engine has threats to meet, and mistakes to make.
const NODES: u64 = 500;

/// The first turns of a game are not checked, since nothing can be won yet.
const QUIET_PLIES: usize = 10;

fn twin_of(position: &Position) -> Twin {
    twin_text::read(position.variant() == Variant::Standard, &position.to_string())
}

fn has_won(twin: &Twin, player: Color) -> bool {
    let wanted = match player {
        Color::White => Outcome::White,
        Color::Black => Outcome::Black,
    };
    twin.outcome().is_some_and(|(outcome, _)| outcome == wanted)
}

/// Whether the player to move has a turn that wins at once.
fn can_win(twin: &Twin, player: Color) -> bool {
    twin.results().values().any(|after| has_won(after, player))
}

/// Checks the engine's turn in a position.
fn check(position: &Position, turn: &str) {
    let player = position.to_move();
    let turns = twin_of(position).results();
    let chosen = &turns[turn];
    if has_won(chosen, player) {
        return;
    }
    let missed = turns.iter().find(|(_, after)| has_won(after, player)).map(|(turn, _)| turn);
    assert_eq!(missed, None, "{turn} was played in {position}");
    if has_won(chosen, player.other()) || can_win(chosen, player.other()) {
        let better = position.legal_moves().into_iter().find(|&mv| stops(position, mv));
        assert_eq!(better, None, "{turn} was played in {position}");
    }
}

/// Whether a turn leaves the opponent no win. There are thousands of turns, too many for the twin: the rules
/// themselves are asked, which their own tests hold against it.
fn stops(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    match after.outcome() {
        None => after.winning_moves().is_empty(),
        Some(outcome) => outcome != Win(position.to_move().other()),
    }
}

/// Lets the engine play itself and checks its turns, until `looked_at` reaches the wanted number.
fn check_game(seed: u64, looked_at: &AtomicUsize) {
    let variant = if seed % 3 == 2 { Variant::Basic } else { Variant::Standard };
    let mut engine = Engine::new(Options { seed, memory: 2, ..Options::default() });
    let mut position = Position::start(variant);
    let mut plies = 0;
    while position.outcome().is_none() && looked_at.load(Relaxed) < wanted() {
        let limits = Limits { nodes: Some(NODES), ..Limits::none() };
        let any = AnyPosition::Punct(position.clone());
        let best = engine.search(&any, &limits, &mut |_| {}).expect("the game goes on");
        let AnyMove::Punct(mv) = best.mv else { panic!("{} is no turn of PÜNCT", best.mv) };
        if plies >= QUIET_PLIES {
            check(&position, &mv.to_string());
            looked_at.fetch_add(1, Relaxed);
        }
        position.play(mv).expect("the engine's turns are legal");
        plies += 1;
    }
}

#[test]
fn no_win_is_missed_and_none_is_left_that_could_be_stopped() {
    let (looked_at, seeds) = (AtomicUsize::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while looked_at.load(Relaxed) < wanted() {
                    check_game(seeds.fetch_add(1, Relaxed), &looked_at);
                }
            });
        }
    });
    assert!(looked_at.into_inner() >= wanted());
}
