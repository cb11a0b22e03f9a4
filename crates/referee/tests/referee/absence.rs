//! Players who left, and players on vacation.

use basalt_referee::{
    CLAIM_AFTER, Command, CommandError, EndReason, Ending, Event, MAX_VACATION, MIN_RATED_PLIES,
    Pace,
};
use basalt_rules::Color::{Black, White};

use crate::bench::{Bench, DAY, LIVE, START};

fn claim(away_since: u64) -> Command {
    Command::Claim { away_since: Some(START + away_since) }
}

#[test]
fn a_game_is_claimed_after_thirty_seconds_of_absence() {
    let mut bench = Bench::begun(LIVE);
    let present = Command::Claim { away_since: None };
    assert_eq!(bench.command(White, present, 40_000), Err(CommandError::NotNow));
    assert_eq!(bench.command(White, claim(10_000), 9_999 + CLAIM_AFTER), Err(CommandError::NotNow));
    let left = Ending { winner: Some(White), reason: EndReason::Left };
    assert_eq!(
        bench.command(White, claim(10_000), 10_000 + CLAIM_AFTER),
        Ok(vec![Event::Ended(left)])
    );
}

#[test]
fn nothing_is_claimed_before_both_have_moved_or_by_correspondence() {
    let mut bench = Bench::dvonn(LIVE);
    assert!(bench.play(White, "a1", 25_000).is_ok());
    assert_eq!(bench.command(White, claim(0), 40_000), Err(CommandError::NotNow));
    let mut bench = Bench::begun(Pace::Days(3));
    assert_eq!(bench.command(White, claim(0), 40_000), Err(CommandError::NotNow));
}

#[test]
fn a_vacation_rests_the_clock_of_its_player_only() {
    let mut bench = Bench::begun(Pace::Days(3));
    let begin = Command::BeginVacation { until: START + 11 * DAY };
    bench.command(Black, begin.clone(), DAY).expect("allowed");
    assert_eq!(bench.game.deadline(), Some(START + 2_000 + 3 * DAY), "White does not rest");
    bench.play(White, "c1", 2 * DAY).expect("in time");
    assert_eq!(bench.game.clocks(START + 3 * DAY).running, None);
    assert_eq!(bench.left(Black, 9 * DAY), 3 * DAY);
    assert_eq!(bench.game.deadline(), Some(START + 14 * DAY));
    assert_eq!(
        bench.command(Black, begin, 3 * DAY),
        Err(CommandError::NotNow),
        "one is on already"
    );
    bench.command(Black, Command::EndVacation, 6 * DAY).expect("it is on");
    assert_eq!(bench.game.deadline(), Some(START + 9 * DAY));
    assert_eq!(bench.command(Black, Command::EndVacation, 7 * DAY), Err(CommandError::NotNow));
    assert_eq!(bench.left(Black, 7 * DAY), 2 * DAY);
}

#[test]
fn vacations_are_bounded_and_not_for_real_time() {
    let mut bench = Bench::begun(Pace::Days(3));
    let until = |length| Command::BeginVacation { until: START + DAY + length };
    assert_eq!(bench.command(Black, until(MAX_VACATION + 1), DAY), Err(CommandError::NotNow));
    bench.command(Black, until(MAX_VACATION), DAY).expect("allowed");
    let mut bench = Bench::begun(LIVE);
    let command = Command::BeginVacation { until: START + DAY };
    assert_eq!(bench.command(White, command, 3_000), Err(CommandError::NotNow));
}

/// A rated game must not be worth points to somebody whose opponent leaves at once.
#[test]
fn a_rated_game_that_has_hardly_begun_has_no_result() {
    let aborted = Ok(vec![Event::Ended(Ending { winner: None, reason: EndReason::Aborted })]);
    let resign = |bench: &mut Bench| bench.command(White, Command::Resign, 1_000);
    for moves in 0..MIN_RATED_PLIES {
        assert_eq!(resign(&mut Bench::rated(moves)), aborted, "{moves} moves a side");
    }
    let mut one_less = Bench::rated(MIN_RATED_PLIES - 1);
    one_less.play(White, "g1", 0).expect("free");
    assert_eq!(resign(&mut one_less), aborted, "Black has made three moves");
    let mut bench = Bench::rated(2);
    assert_eq!(Ok(bench.sweep(90_000)), aborted, "by flag");
    let mut bench = Bench::rated(2);
    assert_eq!(bench.command(Black, claim(0), CLAIM_AFTER), aborted, "by claim");
    let resigned = Ending { winner: Some(Black), reason: EndReason::Resigned };
    assert_eq!(resign(&mut Bench::rated(MIN_RATED_PLIES)), Ok(vec![Event::Ended(resigned)]));
    let mut casual = Bench::begun(LIVE);
    assert_eq!(casual.command(White, Command::Resign, 3_000), Ok(vec![Event::Ended(resigned)]));
}
