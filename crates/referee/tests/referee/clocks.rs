//! Time: first moves, increments, flags, lag.

use basalt_referee::{
    Command, CommandError, EndReason, Ending, Event, FIRST_MOVE_TIME, MAX_COMPENSATION, Millis,
    Pace, Request,
};
use basalt_rules::Color::{Black, White};

use crate::bench::{Bench, DAY, LIVE, START, dvonn};

fn time_over(winner: basalt_rules::Color) -> Ending {
    Ending { winner: Some(winner), reason: EndReason::Time }
}

const ABORTED: Ending = Ending { winner: None, reason: EndReason::Aborted };

#[test]
fn first_moves_cost_nothing_and_later_ones_do() {
    let mut bench = Bench::dvonn(LIVE);
    assert_eq!(bench.game.clocks(START + 9_000).running, None);
    bench.play(White, "a1", 10_000).expect("free");
    assert_eq!(bench.game.clocks(START + 19_000).running, None);
    bench.play(Black, "b1", 20_000).expect("free");
    assert_eq!([White, Black].map(|color| bench.left(color, 20_000)), [60_000, 60_000]);
    assert_eq!(bench.game.clocks(START + 20_000).running, Some(White));
    assert_eq!(bench.left(White, 25_000), 55_000);
    let events = bench.play(White, "c1", 25_000).expect("free");
    let moved = Event::Move { by: White, mv: dvonn("c1"), spent: 5_000, forced: false };
    assert_eq!(events, [moved]);
    assert_eq!([White, Black].map(|color| bench.left(color, 26_000)), [57_000, 59_000]);
}

#[test]
fn a_game_without_a_first_move_is_called_off() {
    let mut bench = Bench::dvonn(LIVE);
    assert_eq!(bench.game.deadline(), Some(START + FIRST_MOVE_TIME));
    bench.play(White, "a1", 10_000).expect("free");
    assert_eq!(bench.sweep(10_000 + FIRST_MOVE_TIME - 1), []);
    assert_eq!(bench.play(Black, "b1", 10_000 + FIRST_MOVE_TIME), Err(CommandError::TooLate));
    assert_eq!(bench.sweep(10_000 + FIRST_MOVE_TIME), [Event::Ended(ABORTED)]);
    assert_eq!((bench.ending(), bench.game.deadline()), (Some(ABORTED), None));
}

#[test]
fn a_move_in_the_last_millisecond_counts() {
    let mut bench = Bench::begun(LIVE);
    assert!(bench.clone().play(White, "c1", 2_000 + 60_000).is_err());
    bench.play(White, "c1", 2_000 + 59_999).expect("one millisecond is left");
    assert_eq!(bench.left(White, 70_000), 1 + 2_000);
}

#[test]
fn a_move_after_the_last_millisecond_is_too_late() {
    let mut bench = Bench::begun(LIVE);
    assert_eq!(bench.play(White, "c1", 2_000 + 60_000), Err(CommandError::TooLate));
    let flag = 2_000 + 60_000 + MAX_COMPENSATION;
    assert_eq!(bench.game.deadline(), Some(START + flag));
    assert_eq!(bench.sweep(flag - 1), []);
    assert_eq!(bench.sweep(flag), [Event::Ended(time_over(Black))]);
    assert_eq!(bench.left(White, flag), 0);
    assert_eq!(bench.play(White, "c1", flag), Err(CommandError::Over));
}

fn late(lag: Millis, time: Millis) -> Request {
    let command = Command::Play("c1".to_owned());
    Request { by: White, after: 2, now: START + 2_000 + time, lag, command }
}

#[test]
fn lag_is_made_good_within_bounds() {
    let spent = |lag, time| match Bench::begun(LIVE).request(&late(lag, time)).as_deref() {
        Ok([Event::Move { spent, .. }]) => Some(*spent),
        _ => None,
    };
    assert_eq!(spent(80, 1_000), Some(920));
    assert_eq!(spent(80, 50), Some(0));
    assert_eq!(spent(99_999, 1_000), Some(500));
    assert_eq!(spent(400, 60_399), Some(59_999));
    assert_eq!(spent(400, 60_400), None);
}

#[test]
fn pretended_lag_uses_up_the_quota() {
    let mut bench = Bench::begun(Pace::Live { base: 600, increment: 0 });
    let cells = ["c1", "d1", "e1", "f1", "g1", "h1", "i1", "a2", "b2", "c2", "d2", "e2"];
    let mut time = 2_000;
    let mut costs = Vec::new();
    for (mv, by) in cells.iter().zip([White, Black].into_iter().cycle()) {
        time += 1_000;
        let command = Command::Play((*mv).to_owned());
        let after = bench.game.number();
        let request = Request { by, after, now: START + time, lag: 5_000, command };
        if let [Event::Move { spent, .. }] = bench.request(&request).expect("legal")[..] {
            costs.push(spent);
        }
    }
    let white: Vec<Millis> = costs.into_iter().step_by(2).collect();
    // 2000 ms are there, each move takes 500 and brings 150.
    assert_eq!(white, [500, 500, 500, 500, 500, 750]);
}

#[test]
fn by_correspondence_each_move_has_its_days() {
    let mut bench = Bench::dvonn(Pace::Days(3));
    assert_eq!(bench.game.deadline(), Some(START + 3 * DAY));
    bench.play(White, "a1", 2 * DAY).expect("in time");
    assert_eq!(bench.left(Black, 4 * DAY), DAY);
    bench.play(Black, "b1", 4 * DAY).expect("in time");
    assert_eq!(bench.left(White, 4 * DAY), 3 * DAY);
    assert_eq!(bench.sweep(7 * DAY - 1), []);
    assert_eq!(bench.sweep(7 * DAY), [Event::Ended(time_over(Black))]);
}

#[test]
fn by_correspondence_who_never_moves_has_not_lost() {
    let mut bench = Bench::dvonn(Pace::Days(1));
    bench.play(White, "a1", 1).expect("in time");
    assert_eq!(bench.sweep(DAY + 1), [Event::Ended(ABORTED)]);
}

#[test]
fn a_server_clock_that_goes_back_harms_nobody() {
    let mut bench = Bench::begun(LIVE);
    bench.play(White, "c1", 0).expect("it is White's turn");
    assert_eq!(bench.left(White, 2_000), 62_000);
    assert!(bench.history.is_sorted_by_key(|numbered| numbered.at));
}
