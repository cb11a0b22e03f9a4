//! Dishonest requests, and impossible histories.

use basalt_referee::{
    Command, CommandError, EndReason, Ending, Event, ImpossibleEvent, Numbered, Request,
};
use basalt_rules::Color::{Black, White};
use basalt_rules::{AnyMove, Game};

use crate::bench::{Bench, LIVE, START, dvonn};

fn play(by: basalt_rules::Color, after: u32, mv: &str) -> Request {
    let command = Command::Play(mv.to_owned());
    Request { by, after, now: START + 3_000, lag: 0, command }
}

#[test]
fn a_lie_about_the_number_is_stale() {
    let mut bench = Bench::begun(LIVE);
    for after in [0, 1, 3, u32::MAX] {
        let refused = bench.request(&play(White, after, "c1"));
        assert_eq!(refused, Err(CommandError::Stale { number: 2 }), "{after}");
    }
    let future = Request { command: Command::Resign, ..play(White, 3, "") };
    assert_eq!(bench.request(&future), Err(CommandError::Stale { number: 2 }));
}

#[test]
fn a_lie_about_the_colour_is_refused() {
    let mut bench = Bench::begun(LIVE);
    assert_eq!(bench.request(&play(Black, 2, "c1")), Err(CommandError::NotYourTurn));
}

#[test]
fn no_player_moves_twice() {
    let mut bench = Bench::begun(LIVE);
    bench.request(&play(White, 2, "c1")).expect("legal");
    assert_eq!(bench.request(&play(White, 2, "c1")), Err(CommandError::Stale { number: 3 }));
    assert_eq!(bench.request(&play(White, 3, "d1")), Err(CommandError::NotYourTurn));
}

#[test]
fn refused_moves_are_quoted_shortened() {
    let mut bench = Bench::begun(LIVE);
    assert!(matches!(
        bench.request(&play(White, 2, "a1")),
        Err(CommandError::Illegal { mv, .. }) if mv == "a1"
    ));
    let long = "x".repeat(4_000);
    let refused = bench.request(&play(White, 2, &long));
    assert!(
        matches!(&refused, Err(CommandError::Illegal { mv, reason })
        if mv.len() == 40 && reason.len() < 400),
        "{refused:?}"
    );
}

#[test]
fn an_impossible_history_is_named_and_changes_nothing() {
    let bench = Bench::begun(LIVE);
    let moved = |by, mv: &str| Event::Move { by, mv: dvonn(mv), spent: 0, forced: false };
    let turn = AnyMove::parse(Game::Punct, "h13/g12i13").expect("a turn");
    let moved_elsewhere = Event::Move { by: White, mv: turn, spent: 0, forced: false };
    let ended = Event::Ended(Ending { winner: None, reason: EndReason::Agreed });
    for (number, at, event) in [
        (2, START + 9_000, moved(White, "c1")),
        (4, START + 9_000, moved(White, "c1")),
        (3, START + 1_000, moved(White, "c1")),
        (3, START + 9_000, moved(Black, "c1")),
        (3, START + 9_000, moved(White, "a1")),
        (3, START + 9_000, moved(White, "pass")),
        (3, START + 9_000, moved_elsewhere),
        (3, START + 9_000, Event::TakenBack { plies: 3 }),
    ] {
        let mut game = bench.game.clone();
        let numbered = Numbered { number, at, event };
        assert_eq!(game.apply(&numbered), Err(ImpossibleEvent { number }), "{numbered:?}");
        assert_eq!(game, bench.game);
    }
    let mut over = bench;
    for numbered in over.game.number_all(vec![ended, ended], START + 9_000) {
        let applied = over.game.apply(&numbered);
        assert_eq!(applied.is_ok(), numbered.number == 3, "nothing follows the end");
    }
}
