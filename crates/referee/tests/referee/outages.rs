//! Outages of all servers: their time counts for nobody.

use basalt_referee::{
    Command, Event, FIRST_MOVE_TIME, MAX_COMPENSATION, MIN_DAYS_OUTAGE, MIN_LIVE_OUTAGE, Millis,
    Pace,
};
use basalt_rules::Color::{Black, White};

use crate::bench::{Bench, DAY, LIVE, START};

/// Lets an outage happen between two times after the start. Returns whether it is left out.
fn outage(bench: &mut Bench, from: Millis, until: Millis) -> bool {
    let events = bench.game.outage(START + from, START + until);
    let is_left_out = events == [Event::ServerDown { from: START + from }];
    assert!(is_left_out || events.is_empty(), "{events:?}");
    bench.store(events, START + until);
    is_left_out
}

#[test]
fn an_outage_costs_nobody_time() {
    let mut bench = Bench::begun(LIVE);
    assert!(outage(&mut bench, 12_000, 45_000));
    assert_eq!([White, Black].map(|color| bench.left(color, 45_000)), [50_000, 60_000]);
    assert_eq!(bench.game.deadline(), Some(START + 45_000 + 50_000 + MAX_COMPENSATION));
    let events = bench.play(White, "c1", 50_000).expect("in time");
    assert!(matches!(events[0], Event::Move { spent: 5_000, .. }), "{events:?}");
    assert_eq!(bench.left(White, 50_000), 50_000 - 5_000 + 2_000);
}

#[test]
fn two_outages_in_one_turn_add_up() {
    let mut bench = Bench::begun(LIVE);
    assert!(outage(&mut bench, 3_000, 10_000) && outage(&mut bench, 11_000, 100_000));
    assert_eq!(bench.left(White, 100_000), 58_000);
}

#[test]
fn an_outage_before_the_last_event_is_over() {
    let mut bench = Bench::begun(LIVE);
    assert!(!outage(&mut bench, 1_999, 30_000), "the last event was at 2,000");
    assert!(outage(&mut bench, 2_000, 30_000));
    assert!(!outage(&mut bench, 2_000, 30_000), "the same outage counts once");
}

#[test]
fn a_short_outage_is_not_worth_an_event() {
    let mut bench = Bench::begun(LIVE);
    assert!(!outage(&mut bench, 5_000, 5_000 + MIN_LIVE_OUTAGE - 1));
    let mut bench = Bench::begun(Pace::Days(3));
    assert!(!outage(&mut bench, 5_000, 5_000 + MIN_DAYS_OUTAGE - 1));
    assert!(outage(&mut bench, 5_000, 5_000 + MIN_DAYS_OUTAGE));
}

#[test]
fn a_first_move_may_be_made_after_an_outage() {
    let mut bench = Bench::dvonn(LIVE);
    assert!(outage(&mut bench, 29_000, 60_000));
    assert_eq!(bench.game.deadline(), Some(START + 60_000 + FIRST_MOVE_TIME));
    bench.play(White, "a1", 70_000).expect("in time");
    assert_eq!(bench.left(White, 70_000), 60_000);
}

#[test]
fn an_outage_and_a_vacation_are_not_left_out_twice() {
    let mut bench = Bench::begun(Pace::Days(3));
    let begin = Command::BeginVacation { until: START + 2 * DAY };
    bench.command(White, begin, DAY).expect("allowed");
    // A day of thinking less two seconds, then a vacation of one day, the second half of which is an outage that lasts
    // another day.
    assert!(outage(&mut bench, DAY + DAY / 2, 3 * DAY));
    assert_eq!(bench.left(White, 3 * DAY), 2 * DAY + 2_000);
    assert_eq!(bench.left(White, 4 * DAY), DAY + 2_000);
}

#[test]
fn a_game_that_is_over_knows_no_outage() {
    let mut bench = Bench::begun(LIVE);
    bench.command(White, Command::Resign, 3_000).expect("it goes on");
    assert!(!outage(&mut bench, 5_000, 90_000));
}
