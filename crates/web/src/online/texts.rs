//! Messages for what the server sends.

use std::time::Duration;

use basalt_locales::{Message, messages};
use basalt_play as play;
use basalt_referee::{
    BadTerms, Board, Clocks, DAY_MS, EndReason, Ending, HOUR_MS, Millis, Pace, Player, Pool, Terms,
};
use basalt_rules::{AnyPosition, Color, Game};
use basalt_wire::ErrorCode;
use js_sys::Intl::RelativeTimeFormat;
use js_sys::{Array, Object, Reflect};

use crate::browser;
use crate::components::{guest_name, member_detail};
use crate::i18n::I18n;
use crate::play::{clock_text, result_heading, result_reason};

/// A minute in milliseconds.
const MINUTE: Millis = 60_000;

/// A week in milliseconds.
const WEEK: Millis = 7 * DAY_MS;

/// Why something was not done.
pub(crate) fn error_message(error: &ErrorCode) -> Message {
    let seconds = match error {
        ErrorCode::TooOften { seconds } | ErrorCode::Overloaded { seconds } => (*seconds).into(),
        _ => 0,
    };
    messages::online_refused(name(error), seconds)
}

fn name(error: &ErrorCode) -> &'static str {
    match error {
        ErrorCode::Unreadable => "unreadable",
        ErrorCode::NoGame => "no-game",
        ErrorCode::NoSeek => "no-seek",
        ErrorCode::NoPlayer => "no-player",
        ErrorCode::NotYours => "not-yours",
        ErrorCode::NotYourTurn => "not-your-turn",
        ErrorCode::Stale { .. } => "stale",
        ErrorCode::Illegal { .. } => "illegal",
        ErrorCode::Over => "over",
        ErrorCode::NotOver => "not-over",
        ErrorCode::TooLate => "too-late",
        ErrorCode::NotNow => "not-now",
        ErrorCode::Terms { wrong: BadTerms::RatedBot } => "rated-bot",
        ErrorCode::Terms { .. } => "terms",
        ErrorCode::MembersOnly => "members-only",
        ErrorCode::Yourself => "yourself",
        ErrorCode::Stranger => "stranger",
        ErrorCode::BadName => "bad-name",
        ErrorCode::NameTaken => "name-taken",
        ErrorCode::BadPassword => "bad-password",
        ErrorCode::WeakPassword => "weak-password",
        ErrorCode::WrongPassword => "wrong-password",
        ErrorCode::FairPlay => "fair-play",
        ErrorCode::BadChatMessage => "bad-saying",
        ErrorCode::TooOften { .. } => "too-often",
        ErrorCode::Busy => "busy",
        ErrorCode::Overloaded { .. } => "overloaded",
        ErrorCode::BadQuery => "bad-query",
        ErrorCode::ServerError => "trouble",
        ErrorCode::Maintenance => "maintenance",
        ErrorCode::ConfirmFirst => "confirm-first",
        ErrorCode::SecondFactor => "second-factor",
        ErrorCode::WrongCode => "wrong-code",
        ErrorCode::BadPasskey => "bad-passkey",
        ErrorCode::LastWayIn => "last-way-in",
        ErrorCode::RenamedLately => "renamed-lately",
        ErrorCode::BadEmail => "bad-email",
        ErrorCode::BadLink => "bad-link",
        ErrorCode::NoEmail => "no-email",
        ErrorCode::BadPush => "bad-push",
        ErrorCode::NoPasskeys => "no-passkeys",
        ErrorCode::ChallengeRefused => "challenge-refused",
        ErrorCode::MessageRefused => "message-refused",
        ErrorCode::TooManyRelations => "too-many-relations",
        ErrorCode::BadProfile => "bad-profile",
        ErrorCode::BadConditions => "bad-conditions",
        ErrorCode::AlreadyReported => "already-reported",
        ErrorCode::TooManyReports => "too-many-reports",
        ErrorCode::BadWords => "bad-words",
        ErrorCode::NoChange => "no-change",
        ErrorCode::Muted { .. } => "muted",
        ErrorCode::ChatClosed => "chat-closed",
        ErrorCode::LinkHeld => "link-held",
        ErrorCode::AccountClosed { .. } => "account-closed",
        ErrorCode::NoNewAccounts => "no-new-accounts",
        ErrorCode::NotForBots => "not-for-bots",
        ErrorCode::TooManyTokens => "too-many-tokens",
        ErrorCode::TooManyGames => "too-many-games",
    }
}

/// The name of a player, and the rating if there is one.
pub(super) fn name_and_rating(player: &Player, i18n: I18n) -> (String, String) {
    match player {
        Player::Member { name, rating, bot } => (name.clone(), member_detail(*rating, *bot, i18n)),
        Player::Guest { name } => (guest_name(name, i18n), String::new()),
        Player::Computer { level } => {
            (i18n.say(&messages::online_computer_name((*level).into())), String::new())
        }
    }
}

/// A player by name, with the rating where there is one.
pub(super) fn player(player: &Player, i18n: I18n) -> String {
    match name_and_rating(player, i18n) {
        (name, rating) if rating.is_empty() => name,
        (name, rating) => format!("{name} ({rating})"),
    }
}

/// The terms of a game in one line.
pub(super) fn terms(terms: &Terms, i18n: I18n) -> String {
    let mut parts = vec![i18n.say(&game(terms.game))];
    if terms.game.boards().len() > 1 {
        parts.push(i18n.say(&board(terms.board)));
    }
    parts.push(time_control(terms, i18n));
    parts.push(i18n.say(&rated(terms)));
    if terms.best_of_three {
        parts.push(i18n.say(&messages::online_best_of_three()));
    }
    parts.join(" · ")
}

/// The position that a game starts from.
pub(super) fn board(board: Board) -> Message {
    messages::online_board(match board {
        Board::Empty => "empty",
        Board::Random => "random",
    })
}

/// Whether ratings change.
pub(super) fn rated(terms: &Terms) -> Message {
    if terms.rated { messages::online_rated() } else { messages::online_casual() }
}

/// A rating pool.
pub(super) fn pool(pool: Pool) -> Message {
    messages::online_pool(&pool.to_string())
}

/// A game with its variant.
pub(super) fn game(game: Game) -> Message {
    messages::play_game(game.id())
}

/// The time control; with time odds both, that of the proposer first.
pub(super) fn time_control(terms: &Terms, i18n: I18n) -> String {
    let own = i18n.say(&pace(terms.pace));
    match terms.odds {
        Some(odds) => i18n.say(&messages::online_odds(&own, &i18n.say(&pace(odds)))),
        None => own,
    }
}

/// The time control of a player.
pub(super) fn pace(pace: Pace) -> Message {
    match pace {
        Pace::UNKNOWN => messages::page_clock_none(),
        Pace::Live { base, increment } => messages::online_live(&minutes(base), increment.into()),
        Pace::Days(days) => messages::online_days(days.into()),
    }
}

/// A time in minutes, with seconds if there are any.
pub(super) fn minutes(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("0:{seconds:02}"),
        (minutes, 0) => minutes.to_string(),
        (minutes, seconds) => format!("{minutes}:{seconds:02}"),
    }
}

/// The milliseconds that a player has left.
pub(super) fn left(clocks: Clocks, color: Color, now: Millis) -> Millis {
    let left = match color {
        Color::White => clocks.white,
        Color::Black => clocks.black,
    };
    if clocks.running == Some(color) {
        left.saturating_sub(now.saturating_sub(clocks.now))
    } else {
        left
    }
}

/// The text of a clock.
pub(super) fn clock(left: Millis) -> String {
    if left >= DAY_MS {
        let hours = left / HOUR_MS;
        return format!("{}d {:02}h", hours / 24, hours % 24);
    }
    clock_text(Duration::from_millis(left))
}

/// The time that is left for a move, in days, hours or minutes.
pub(super) fn time_left(left: Millis) -> Message {
    match left {
        DAY_MS.. => messages::online_days_left(left / DAY_MS),
        HOUR_MS.. => messages::online_hours_left(left / HOUR_MS),
        _ => messages::online_minutes_left(left.div_ceil(60_000)),
    }
}

/// The score of a game that is over.
pub(super) fn score(ending: Option<Ending>) -> &'static str {
    match ending.map(|ending| (ending.winner, ending.counts())) {
        None => "",
        Some((Some(Color::White), _)) => "1–0",
        Some((Some(Color::Black), _)) => "0–1",
        Some((None, true)) => "½–½",
        Some((None, false)) => "–",
    }
}

/// The result and its reason, in words for the player `you`, if the reader is one.
pub(super) fn ending(
    ending: Ending,
    position: &AnyPosition,
    you: Option<Color>,
) -> (Message, Message) {
    let local = as_local_ending(ending, position);
    let heading = result_heading(local, you);
    let reason = match (ending.reason, ending.winner) {
        (EndReason::Left, Some(winner)) => messages::online_left(winner.id()),
        (EndReason::Aborted, _) => messages::online_aborted(),
        (EndReason::Adjudicated, _) => messages::online_adjudicated(),
        _ => result_reason(local, you),
    };
    (heading, reason)
}

/// The same ending of a local game, where leaving is resigning, and so is a verdict.
fn as_local_ending(ending: Ending, position: &AnyPosition) -> play::Ending {
    let loser = ending.winner.map(Color::other);
    match (ending.reason, loser) {
        (EndReason::Board, _) => {
            play::Ending::on_board(position).unwrap_or(play::Ending::Abandoned)
        }
        (EndReason::Resigned | EndReason::Left | EndReason::Adjudicated, Some(loser)) => {
            play::Ending::Resigned { loser }
        }
        (EndReason::Time, Some(loser)) => play::Ending::Time { loser },
        (EndReason::Agreed | EndReason::Adjudicated, _) => play::Ending::Agreed,
        _ => play::Ending::Abandoned,
    }
}

/// The day of a moment in the reader's language and time zone, such as "17 Nov 2026".
pub(crate) fn day(moment: Millis, i18n: I18n) -> String {
    let options = Object::new();
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let date = js_sys::Date::new(&(moment as f64).into());
    date.to_locale_date_string(i18n.language().tag(), &options).into()
}

/// How long ago a moment was, such as "yesterday"; the day if it was more than a week ago.
pub(crate) fn when(moment: Millis, i18n: I18n) -> String {
    let passed = (browser::date() as Millis).checked_sub(moment);
    let Some((number, unit)) = passed.and_then(largest_unit) else { return day(moment, i18n) };
    let options = Object::new();
    let _ = Reflect::set(&options, &"numeric".into(), &"auto".into());
    let languages = Array::of1(&i18n.language().tag().into());
    RelativeTimeFormat::new(&languages, &options).format(-(number as f64), unit).into()
}

/// The largest whole unit in some milliseconds; nothing from a week on.
fn largest_unit(millis: Millis) -> Option<(Millis, &'static str)> {
    let (length, unit) = match millis {
        // No second ago is "now" in every language.
        0..MINUTE => return Some((0, "second")),
        MINUTE..HOUR_MS => (MINUTE, "minute"),
        HOUR_MS..DAY_MS => (HOUR_MS, "hour"),
        DAY_MS..WEEK => (DAY_MS, "day"),
        _ => return None,
    };
    Some((millis / length, unit))
}

#[cfg(test)]
mod tests {
    use basalt_locales::{Catalogue, Language};

    use super::*;

    #[test]
    fn time_is_counted_in_the_largest_unit_until_a_week_has_passed() {
        assert_eq!(largest_unit(MINUTE - 1), Some((0, "second")));
        assert_eq!(largest_unit(MINUTE), Some((1, "minute")));
        assert_eq!(largest_unit(2 * HOUR_MS - 1), Some((1, "hour")));
        assert_eq!(largest_unit(DAY_MS), Some((1, "day")));
        assert_eq!(largest_unit(7 * DAY_MS - 1), Some((6, "day")));
        assert_eq!(largest_unit(7 * DAY_MS), None);
    }

    #[test]
    fn a_pace_is_written_in_minutes_and_seconds() {
        let catalogue = Catalogue::new(Language::En);
        let said = |pace: Pace| catalogue.say(&super::pace(pace));
        assert_eq!(said(Pace::Live { base: 300, increment: 3 }), "5+3");
        assert_eq!(said(Pace::Live { base: 90, increment: 0 }), "1:30+0");
        assert_eq!(said(Pace::Live { base: 30, increment: 0 }), "0:30+0");
        assert_eq!(said(Pace::Days(1)), "1 day per move");
    }

    #[test]
    fn a_clock_of_days_shows_days() {
        assert_eq!(clock(3 * DAY_MS), "3d 00h");
        assert_eq!(clock(DAY_MS + 5 * HOUR_MS + 1), "1d 05h");
        assert_eq!(clock(65_000), "1:05");
    }

    #[test]
    fn only_the_clock_that_runs_goes_down() {
        let clocks =
            Clocks { white: 300_000, black: 200_000, running: Some(Color::White), now: 10_000 };
        assert_eq!(left(clocks, Color::White, 12_500), 297_500);
        assert_eq!(left(clocks, Color::Black, 12_500), 200_000);
        assert_eq!(left(clocks, Color::White, 9_000), 300_000, "a clock never gains time");
        assert_eq!(left(clocks, Color::White, 999_000_000), 0);
    }

    #[test]
    fn the_time_left_is_told_in_one_unit() {
        let catalogue = Catalogue::new(Language::En);
        let said = |left| catalogue.say(&time_left(left));
        assert_eq!(said(2 * DAY_MS + 5 * HOUR_MS), "2 days left");
        assert_eq!(said(DAY_MS), "1 day left");
        assert_eq!(said(DAY_MS - 1), "23 hours left");
        assert_eq!(said(HOUR_MS), "1 hour left");
        assert_eq!(said(61_000), "2 minutes left");
    }

    #[test]
    fn an_ending_elsewhere_has_its_own_reason() {
        let catalogue = Catalogue::new(Language::En);
        let position = AnyPosition::start(Game::Dvonn);
        let said = |winner, reason| {
            let (heading, why) = ending(Ending { winner, reason }, &position, None);
            (catalogue.say(&heading), catalogue.say(&why))
        };
        let (heading, why) = said(Some(Color::White), EndReason::Left);
        assert!(
            heading.contains("White") && why.starts_with("Black left the game"),
            "{heading} {why}"
        );
        assert!(said(None, EndReason::Aborted).1.contains("aborted"));
        let decided = |winner| said(winner, EndReason::Adjudicated);
        assert_eq!(decided(Some(Color::Black)).1, "An operator decided the game.");
        assert!(decided(Some(Color::Black)).0.contains("Black"));
        assert_eq!(decided(None).0, "Draw");
    }
}
