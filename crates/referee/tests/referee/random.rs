//! Random requests at random times break nothing.

use basalt_referee::{Command, Event, Millis, OnlineGame, Pace, Request};
use basalt_rules::{AnyPosition, Color};
use proptest::prelude::*;

use crate::bench::{Bench, START};
use crate::twin;

/// The start of games: the twin of the clocks knows no side that moves twice, as White does after placing.
const STACKING: &str = "bbwwbwwrb/wbwwwbrbbb/wbbwbbbwrbb/wwwwbwbwww/wwbbwbbwb w s";

/// Something that is tried.
#[derive(Clone, Debug)]
struct Try {
    by: Color,
    /// Events that the client is behind; -1 is ahead.
    behind: i64,
    /// Time that has passed.
    pause: Millis,
    lag: Millis,
    /// The one of the legal moves that is played, if the command is a move.
    choice: usize,
    command: u8,
}

fn attempts() -> impl Strategy<Value = Vec<Try>> {
    let pause = prop_oneof![8 => 0..3_000_u64, 1 => 20_000..70_000_u64];
    let behind = prop_oneof![9 => Just(0_i64), 1 => -1..4_i64];
    let attempt = (any::<bool>(), behind, pause, 0..900_u64, any::<usize>(), 0..20_u8);
    let attempt = attempt.prop_map(|(white, behind, pause, lag, choice, command)| {
        let by = if white { Color::White } else { Color::Black };
        Try { by, behind, pause, lag, choice, command }
    });
    prop::collection::vec(attempt, 1..150)
}

fn command(attempt: &Try, game: &OnlineGame, now: Millis) -> Command {
    match attempt.command {
        0 => Command::OfferDraw,
        1 => Command::AcceptDraw,
        2 => Command::DeclineDraw,
        3 => Command::AskTakeback,
        4 | 5 => Command::AcceptTakeback,
        6 => Command::DeclineTakeback,
        7 if attempt.choice.is_multiple_of(8) => Command::Resign,
        8 => Command::Abort,
        9 => Command::Claim { away_since: Some(now.saturating_sub(attempt.lag * 40)) },
        10 => Command::BeginVacation { until: now + attempt.lag },
        11 => Command::EndVacation,
        _ => {
            let moves = game.position().legal_moves();
            let mv = (!moves.is_empty()).then(|| moves[attempt.choice % moves.len()]);
            Command::Play(mv.map_or_else(String::new, |mv| mv.to_string()))
        }
    }
}

/// Tries one thing, and checks what must hold whatever it was. The answer is the time afterwards.
fn attempt(bench: &mut Bench, attempt: &Try, now: Millis) -> Millis {
    let now = now + attempt.pause;
    if attempt.choice.is_multiple_of(3) {
        bench.sweep(now - START);
    }
    let before = bench.clone();
    let after = (i64::from(bench.game.number()) - attempt.behind).max(0) as u32;
    let command = command(attempt, &bench.game, now);
    let request = Request { by: attempt.by, after, now, lag: attempt.lag, command };
    let answer = bench.request(&request);
    if answer.is_err() {
        assert_eq!(bench.game, before.game, "a refused request changes nothing");
    }
    check_turns(&before, answer.as_deref().unwrap_or_default(), attempt.by);
    check_clocks(&before, bench, now);
    now
}

/// A chosen move is by the player whose turn it was, who asked for it, and is the only one.
fn check_turns(before: &Bench, events: &[Event], by: Color) {
    let chosen: Vec<Color> = events
        .iter()
        .filter_map(|event| match event {
            Event::Move { by, forced: false, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert!(chosen.is_empty() || chosen == [by] && by == before.game.to_move(), "{events:?}");
    let end = events.iter().position(|event| matches!(event, Event::Ended(_)));
    assert!(end.is_none_or(|end| end + 1 == events.len()), "the end is last");
}

/// A clock only grows by its increment, and only when its player has moved.
fn check_clocks(before: &Bench, after: &Bench, now: Millis) {
    let Pace::Live { increment, .. } = before.game.terms().pace else { return };
    for color in Color::ALL {
        let gained = after.left(color, now - START).saturating_sub(before.left(color, now - START));
        let most = Millis::from(increment) * 1_000 + basalt_referee::MAX_COMPENSATION;
        assert!(gained <= most, "{color} gained {gained}");
    }
}

/// All that holds of a history.
fn check_history(bench: &Bench) {
    let numbers: Vec<u32> = bench.history.iter().map(|numbered| numbered.number).collect();
    assert_eq!(numbers, (1..=bench.game.number()).collect::<Vec<_>>());
    let ends = bench.history.iter().filter(|numbered| matches!(numbered.event, Event::Ended(_)));
    assert_eq!(ends.count(), usize::from(bench.game.ending().is_some()));
    let mut game = OnlineGame::new(*bench.game.terms(), bench.game.start().clone(), START);
    for numbered in &bench.history {
        game.apply(numbered).expect("it happened");
    }
    assert_eq!(game, bench.game);
    let mut position = bench.game.start().clone();
    for ply in bench.game.plies() {
        assert_eq!(ply.by, position.to_move());
        position.play(ply.mv).expect("legal");
    }
    assert_eq!(&position, bench.game.position());
}

fn check(start: AnyPosition, pace: Pace, tries: &[Try]) -> Bench {
    let mut bench = Bench::from(start, pace);
    tries.iter().fold(START, |now, one| attempt(&mut bench, one, now));
    check_history(&bench);
    bench
}

proptest! {
    #[test]
    fn real_time(tries in attempts(), base in 30..90_u32, increment in 0..4_u32) {
        let start = AnyPosition::parse(basalt_rules::Game::Dvonn, STACKING).expect("legal");
        let bench = check(start, Pace::Live { base, increment }, &tries);
        let clocks = bench.game.clocks(bench.game.latest() + 777);
        let second = |seconds| Millis::from(seconds) * 1_000;
        let twin = twin::left(&bench.history, second(base), second(increment), clocks.now);
        prop_assert_eq!([clocks.white, clocks.black], twin);
    }

    #[test]
    fn placing(tries in attempts(), base in 30..90_u32) {
        check(AnyPosition::start(basalt_rules::Game::Dvonn), Pace::Live { base, increment: 2 }, &tries);
    }

    #[test]
    fn correspondence(tries in attempts(), days in 1..15_u8) {
        let start = AnyPosition::parse(basalt_rules::Game::Dvonn, STACKING).expect("legal");
        check(start, Pace::Days(days), &tries);
    }

    #[test]
    fn punct(tries in attempts()) {
        let tries = &tries[..tries.len().min(30)];
        check(AnyPosition::start(basalt_rules::Game::Punct), Pace::Live { base: 60, increment: 2 }, tries);
    }
}
