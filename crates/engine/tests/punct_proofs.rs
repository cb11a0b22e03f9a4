//! A proven win stays proven: two plies later, against every defence, to the end of the game.

use basalt_engine::{Best, Engine, Level, Limits, Options, Score};
use basalt_rules::{AnyPosition, Game, Outcome};

/// A game of the engine against itself, up to a win in several turns.
const GAME: &str = "i6/h5i5 l10/k8l9 f6/f5g5 h4/i4j5 j6/k5k6 l8/k7l7 c7/c6c8 c5/b5d5 e5/d6e6 b8/c9d9 \
    e9/d8e10 a6/a4a5 k4/j3k3 l10-l7/k5l6 e11/e12e13 e8/d7e7 h3/g3g4 h4-j4/i2i3 g2/f1h2 b8-e8/d6e7";

/// The position has a win in this many turns.
const TURNS: u32 = 7;

/// Two plies of the line that was played on: after them the engine once knew nothing of the win any more.
const CONTINUATION: [&str; 2] = ["f8/f7f9", "e8-d7/d8e9"];

/// Nodes that prove the win, and nodes that would not prove it again.
const MANY: u64 = 400_000;
const FEW: u64 = 100;

fn after(moves: &str) -> AnyPosition {
    let mut position = AnyPosition::start(Game::Punct);
    for text in moves.split_whitespace() {
        let mv = position.read_move(text).expect("a turn");
        position.play(mv).expect("a legal turn");
    }
    position
}

fn engine(level: Level) -> Engine {
    Engine::new(Options { level, memory: 64, ..Options::default() })
}

fn search(engine: &mut Engine, position: &AnyPosition, nodes: u64) -> Best {
    let limits = Limits { nodes: Some(nodes), ..Limits::none() };
    engine.search(position, &limits, &mut |_| {}).expect("the game goes on")
}

/// The turns of a proven win.
fn turns(best: &Best) -> Option<u32> {
    match best.score {
        Score::ProvenWin { turns } => Some(turns),
        _ => None,
    }
}

#[test]
fn a_proven_win_is_not_forgotten_whatever_the_defence() {
    let position = after(GAME);
    let mut engine = engine(Level::FULL);
    assert_eq!(turns(&search(&mut engine, &position, FEW)), None, "it takes some looking");
    let best = search(&mut engine, &position, MANY);
    let first = turns(&best).expect("a proven win");
    assert!(first > 2, "{first}");
    let mut threatened = position.clone();
    threatened.play(best.mv).expect("a legal turn");
    let defences = threatened.legal_moves();
    for &defence in defences.iter().step_by(defences.len() / 100 + 1) {
        let mut next = threatened.clone();
        next.play(defence).expect("a legal turn");
        if let Some(outcome) = next.outcome() {
            assert_eq!(outcome, Outcome::Win(position.to_move()), "{defence}");
            continue;
        }
        let found = turns(&search(&mut engine, &next, FEW));
        assert!(found.is_some_and(|turns| turns < first), "{defence}: {found:?} of {first}");
    }
}

#[test]
fn the_win_in_seven_is_known_two_plies_later() {
    let position = after(GAME);
    let [attack, defence] = CONTINUATION;
    let next = after(&[GAME, attack, defence].join(" "));
    assert_eq!(turns(&search(&mut engine(Level::FULL), &next, FEW)), None, "it takes some looking");
    let mut engine = engine(Level::FULL);
    // Without this limit a longer win is found first.
    let limits = Limits { nodes: Some(MANY), mate: Some(TURNS), ..Limits::none() };
    let best = engine.search(&position, &limits, &mut |_| {}).expect("the game goes on");
    assert_eq!((turns(&best), best.mv.to_string()), (Some(TURNS), attack.to_owned()));
    let found = turns(&search(&mut engine, &next, FEW));
    assert!(found.is_some_and(|turns| turns < TURNS), "{found:?}");
}

/// The same board after `turns` turns without a placement.
fn with_quiet_turns(position: &AnyPosition, turns: u32) -> AnyPosition {
    let text = position.to_string();
    let (board, _) = text.rsplit_once(' ').expect("the number of these turns comes last");
    AnyPosition::parse(Game::Punct, &format!("{board} {turns}")).expect("a position")
}

#[test]
fn a_win_is_not_proven_if_the_game_may_be_drawn_before() {
    let position = after(GAME);
    let mut engine = engine(Level::FULL);
    let best = search(&mut engine, &position, MANY);
    let first = turns(&best).expect("a proven win");
    assert!(first > 2, "{first}");
    // Five more turns without a placement make a draw.
    let late = with_quiet_turns(&position, 95);
    assert_eq!(turns(&search(&mut engine, &late, FEW)), None);
    let known = search(&mut engine, &with_quiet_turns(&position, 0), FEW);
    assert!(turns(&known).is_some_and(|turns| turns <= first), "{}", known.score);
}

/// Lets an engine play on against itself, with many nodes until it has proven its win. Returns after how many of its
/// turns that was.
fn carry_out(engine: &mut Engine) -> usize {
    let mut position = after(GAME);
    let winner = position.to_move();
    let mut left = Vec::new();
    while position.outcome().is_none() {
        let is_proven = left.last().is_some_and(Option::is_some);
        let nodes = if is_proven || position.to_move() != winner { FEW } else { MANY };
        let best = search(engine, &position, nodes);
        if position.to_move() == winner {
            left.push(turns(&best));
        }
        position.play(best.mv).expect("a legal turn");
    }
    assert_eq!(position.outcome(), Some(Outcome::Win(winner)));
    let unproven = left.iter().take_while(|turns| turns.is_none()).count();
    let proven: Option<Vec<u32>> = left[unproven..].iter().copied().collect();
    let proven = proven.expect("a proven win is not forgotten");
    assert!(proven.len() > 1 && proven.is_sorted_by(|turns, next| next < turns), "{left:?}");
    unproven
}

#[test]
fn a_proven_win_is_carried_out() {
    assert_eq!(carry_out(&mut engine(Level::FULL)), 0);
}

#[test]
fn a_proven_win_is_carried_out_with_a_small_table() {
    let unproven = carry_out(&mut Engine::new(Options { memory: 1, ..Options::default() }));
    assert!(unproven > 0, "the table is large enough for the first win");
}

#[test]
fn a_lower_level_neither_keeps_proofs_nor_leaves_any() {
    let position = after(GAME);
    let mut engine = engine(Level::FULL);
    assert!(turns(&search(&mut engine, &position, MANY)).is_some());
    let level = Level::new(19).expect("a level");
    let options = engine.options();
    engine.set_options(Options { level, ..options });
    assert_eq!(turns(&search(&mut engine, &position, FEW)), None);
    engine.set_options(options);
    assert_eq!(turns(&search(&mut engine, &position, FEW)), None);
}
