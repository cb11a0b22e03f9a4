//! Draws, takebacks, giving up, calling off, what plays itself.

use basalt_referee::{Command, CommandError, EndReason, Ending, Event, MAX_OFFERS, Request};
use basalt_rules::Color::{Black, White};

use crate::bench::{Bench, LIVE, START, dvonn};

fn over(winner: Option<basalt_rules::Color>, reason: EndReason) -> Vec<Event> {
    vec![Event::Ended(Ending { winner, reason })]
}

#[test]
fn a_draw_is_agreed_by_both() {
    let mut bench = Bench::begun(LIVE);
    assert_eq!(bench.command(White, Command::AcceptDraw, 2_500), Err(CommandError::NotNow));
    bench.command(White, Command::OfferDraw, 3_000).expect("begun");
    assert_eq!(bench.game.draw_offered(), Some(White));
    assert_eq!(bench.command(White, Command::AcceptDraw, 3_500), Err(CommandError::NotNow));
    assert_eq!(bench.command(Black, Command::AcceptDraw, 4_000), Ok(over(None, EndReason::Agreed)));
}

#[test]
fn two_offers_are_an_agreement() {
    let mut bench = Bench::begun(LIVE);
    bench.command(White, Command::OfferDraw, 3_000).expect("begun");
    assert_eq!(bench.command(Black, Command::OfferDraw, 4_000), Ok(over(None, EndReason::Agreed)));
}

#[test]
fn a_declined_offer_is_not_repeated_before_the_next_move() {
    let mut bench = Bench::begun(LIVE);
    bench.command(White, Command::OfferDraw, 3_000).expect("begun");
    bench.command(Black, Command::DeclineDraw, 3_100).expect("it is open");
    assert_eq!(bench.game.draw_offered(), None);
    assert_eq!(bench.command(White, Command::OfferDraw, 3_200), Err(CommandError::NotNow));
    bench.play(White, "c1", 4_000).expect("legal");
    bench.command(White, Command::OfferDraw, 4_100).expect("another move was made");
}

#[test]
fn offers_lapse_with_the_next_move() {
    let mut bench = Bench::begun(LIVE);
    bench.command(Black, Command::OfferDraw, 3_000).expect("begun");
    bench.command(Black, Command::AskTakeback, 3_000).expect("there is a move");
    bench.play(White, "c1", 4_000).expect("legal");
    assert_eq!((bench.game.draw_offered(), bench.game.takeback_asked()), (None, None));
    assert_eq!(bench.command(White, Command::AcceptDraw, 5_000), Err(CommandError::NotNow));
    assert_eq!(bench.command(White, Command::AcceptTakeback, 5_000), Err(CommandError::NotNow));
}

#[test]
fn an_answer_needs_an_offer_that_was_seen() {
    let mut bench = Bench::begun(LIVE);
    bench.command(White, Command::OfferDraw, 3_000).expect("begun");
    let blind =
        Request { by: Black, after: 2, now: START + 3_100, lag: 0, command: Command::AcceptDraw };
    assert_eq!(bench.request(&blind), Err(CommandError::Stale { number: 3 }));
}

#[test]
fn a_takeback_goes_back_to_the_last_own_choice() {
    let mut bench = Bench::begun(LIVE);
    let before = bench.game.position().clone();
    bench.play(White, "c1", 5_000).expect("legal");
    bench.play(Black, "d1", 9_000).expect("legal");
    bench.command(White, Command::AskTakeback, 10_000).expect("there is a move");
    assert_eq!(bench.command(White, Command::AcceptTakeback, 10_500), Err(CommandError::NotNow));
    let taken = bench.command(Black, Command::AcceptTakeback, 11_000);
    assert_eq!(taken, Ok(vec![Event::TakenBack { plies: 2 }]));
    assert_eq!((bench.game.position(), bench.game.plies().len()), (&before, 2));
    // White has thought for 3 and for 2 seconds, Black for 4, and each had one increment.
    assert_eq!(
        [White, Black].map(|color| bench.left(color, 11_000)),
        [60_000 - 3_000 + 2_000 - 2_000, 60_000 - 4_000 + 2_000]
    );
}

#[test]
fn a_player_without_moves_has_nothing_to_take_back() {
    let mut bench = Bench::dvonn(LIVE);
    bench.play(White, "a1", 1_000).expect("legal");
    assert_eq!(bench.command(Black, Command::AskTakeback, 1_500), Err(CommandError::NotNow));
    bench.command(White, Command::AskTakeback, 1_600).expect("White has moved");
    bench.command(White, Command::DeclineTakeback, 1_700).expect("it is no longer wanted");
    assert_eq!(bench.game.takeback_asked(), None);
}

/// Two players who agree could otherwise make the same move, and take it back, for ever.
#[test]
fn a_player_does_not_take_back_moves_without_end() {
    let mut bench = Bench::begun(LIVE);
    for _ in 0..MAX_OFFERS {
        bench.play(White, "c1", 3_000).expect("legal");
        bench.command(White, Command::AskTakeback, 3_000).expect("there is a move");
        bench.command(Black, Command::AcceptTakeback, 3_000).expect("asked");
    }
    bench.play(White, "c1", 3_000).expect("the game goes on");
    assert_eq!(bench.command(White, Command::AskTakeback, 3_000), Err(CommandError::NotNow));
    bench.command(Black, Command::AskTakeback, 3_000).expect("Black has not asked yet");
    bench.command(White, Command::OfferDraw, 3_000).expect("offers of a draw are others");
}

#[test]
fn a_delayed_duplicate_after_a_takeback_is_not_played() {
    let mut bench = Bench::begun(LIVE);
    let command = Command::Play("c1".to_owned());
    let request = Request { by: White, after: 2, now: START + 3_000, lag: 0, command };
    bench.request(&request).expect("legal");
    bench.command(White, Command::AskTakeback, 4_000).expect("there is a move");
    bench.command(Black, Command::AcceptTakeback, 5_000).expect("asked");
    let duplicate = Request { now: START + 6_000, ..request };
    assert_eq!(bench.request(&duplicate), Err(CommandError::Stale { number: 5 }));
    assert_eq!(bench.game.plies().len(), 2);
}

/// White has asked for the takeback, but not yet seen that it was granted.
#[test]
fn a_takeback_makes_another_board() {
    let mut bench = Bench::begun(LIVE);
    bench.play(White, "c1", 3_000).expect("legal");
    bench.command(White, Command::AskTakeback, 4_000).expect("there is a move");
    bench.command(Black, Command::AcceptTakeback, 5_000).expect("asked");
    let command = Command::Play("d1".to_owned());
    let blind = Request { by: White, after: 4, now: START + 6_000, lag: 0, command };
    assert_eq!(bench.request(&blind), Err(CommandError::Stale { number: 5 }));
}

#[test]
fn an_offer_that_crosses_a_move_does_not_stop_it() {
    let mut bench = Bench::begun(LIVE);
    bench.command(Black, Command::OfferDraw, 3_000).expect("begun");
    let command = Command::Play("c1".to_owned());
    let request = Request { by: White, after: 2, now: START + 3_100, lag: 0, command };
    bench.request(&request).expect("the board is the one that White saw");
}

#[test]
fn giving_up_and_calling_off() {
    let mut bench = Bench::dvonn(LIVE);
    bench.play(White, "a1", 1_000).expect("legal");
    assert_eq!(bench.command(White, Command::Abort, 1_100), Err(CommandError::NotNow));
    let mut other = bench.clone();
    assert_eq!(other.command(Black, Command::Abort, 1_200), Ok(over(None, EndReason::Aborted)));
    let resigned = bench.command(White, Command::Resign, 1_300);
    assert_eq!(resigned, Ok(over(Some(Black), EndReason::Resigned)));
    assert_eq!(bench.command(Black, Command::Resign, 1_400), Err(CommandError::Over));
}

/// White's only move ends the game: red goes with it, and nobody can move afterwards.
#[test]
fn the_end_on_the_board_is_decided_with_the_last_move() {
    let mut bench = Bench::at("9/10/rrrw7/3b6/9 w s", LIVE);
    let mut mvs = bench.game.position().legal_moves();
    mvs.retain(|mv| {
        let mut position = bench.game.position().clone();
        position.play(*mv).is_ok() && position.outcome().is_some()
    });
    let mv = mvs.first().expect("White can end the game").to_string();
    let events = bench.play(White, &mv, 1_000).expect("legal");
    assert!(matches!(events.last(), Some(Event::Ended(Ending { reason: EndReason::Board, .. }))));
    assert_eq!(bench.play(Black, "pass", 2_000), Err(CommandError::Over));
}

/// Black's two would have to land two spaces away, where nothing is: Black passes until the game is over.
#[test]
fn passes_play_themselves_and_cost_no_time() {
    let mut bench = Bench::at("9/10/rrrww6/3(bb)6/9 w s", LIVE);
    let quiet = |mv: &basalt_rules::AnyMove| {
        let mut position = bench.game.position().clone();
        position.play(*mv).is_ok() && position.forced_move().is_some()
    };
    let mv = bench.game.position().legal_moves().into_iter().find(quiet).expect("one");
    let events = bench.play(White, &mv.to_string(), 1_000).expect("legal");
    let pass = Event::Move { by: Black, mv: dvonn("pass"), spent: 0, forced: true };
    assert_eq!(events[1], pass);
    assert_eq!(bench.game.to_move(), White);
}

/// On such a full board White has nothing to choose in the first turn already.
#[test]
fn a_pass_at_the_start_is_due_at_once() {
    let mut bench = Bench::at("9/10/rrrb7/3(ww)6/9 w s", LIVE);
    assert_eq!(bench.game.deadline(), Some(START));
    assert_eq!(bench.play(White, "pass", 0), Err(CommandError::TooLate));
    let pass = Event::Move { by: White, mv: dvonn("pass"), spent: 0, forced: true };
    assert_eq!(bench.sweep(0), [pass]);
    assert_eq!(bench.game.to_move(), Black);
}
