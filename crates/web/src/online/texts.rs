//! Messages for what the server sends.

use basalt_locales::{Message, messages};
use basalt_play as play;
use basalt_referee::{Board, Ending, Millis, Pace, Player, Reason, Terms};
use basalt_rules::{AnyPosition, Color, Game};
use basalt_view::announce;
use basalt_wire::ErrorCode;

use crate::i18n::{I18n, color_name};

/// Why something was not done.
pub(super) fn refusal(refusal: &ErrorCode) -> Message {
    let seconds = match refusal {
        ErrorCode::TooOften { seconds } => (*seconds).into(),
        _ => 0,
    };
    messages::online_refused(name(refusal), seconds)
}

fn name(refusal: &ErrorCode) -> &'static str {
    match refusal {
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
        ErrorCode::Terms { .. } => "terms",
        ErrorCode::MembersOnly => "members-only",
        ErrorCode::Yourself => "yourself",
        ErrorCode::Stranger => "stranger",
        ErrorCode::BadName => "bad-name",
        ErrorCode::NameTaken => "name-taken",
        ErrorCode::BadPassword => "bad-password",
        ErrorCode::WrongPassword => "wrong-password",
        ErrorCode::FairPlay => "fair-play",
        ErrorCode::BadSaying => "bad-saying",
        ErrorCode::TooOften { .. } => "too-often",
        ErrorCode::Busy => "busy",
        ErrorCode::BadQuery => "bad-query",
        ErrorCode::ServerError => "trouble",
    }
}

/// A player by name, with the rating where there is one.
pub(super) fn player(player: &Player, i18n: I18n) -> String {
    match player {
        Player::Member { name, rating: Some(rating) } => {
            let mark = if rating.provisional { "?" } else { "" };
            format!("{name} ({}{mark})", rating.value)
        }
        Player::Member { name, rating: None } | Player::Guest { name } => name.clone(),
        Player::Computer { level } => i18n.say(&messages::online_computer_name((*level).into())),
    }
}

/// The terms of a game in one line.
pub(super) fn terms(terms: &Terms, i18n: I18n) -> String {
    let mut parts = vec![i18n.say(&game(terms.game))];
    if terms.game.boards().len() > 1 {
        parts.push(i18n.say(&messages::online_board(match terms.board {
            Board::Empty => "empty",
            Board::Random => "random",
        })));
    }
    parts.push(i18n.say(&pace(terms.pace)));
    let kind = if terms.rated { messages::online_rated() } else { messages::online_casual() };
    parts.push(i18n.say(&kind));
    parts.join(" · ")
}

/// A game with its variant.
pub(super) fn game(game: Game) -> Message {
    messages::play_game(game.id())
}

/// The time control.
pub(super) fn pace(pace: Pace) -> Message {
    match pace {
        Pace::Live { base, increment } => {
            let minutes = match (base / 60, base % 60) {
                (0, seconds) => format!("0:{seconds:02}"),
                (minutes, 0) => minutes.to_string(),
                (minutes, seconds) => format!("{minutes}:{seconds:02}"),
            };
            messages::online_live(&minutes, increment.into())
        }
        Pace::Days(days) => messages::online_days(days.into()),
    }
}

/// The result and its reason.
pub(super) fn ending(ending: Ending, position: &AnyPosition) -> (Message, Message) {
    let local = as_local_ending(ending, position);
    let heading = announce::heading(local);
    let reason = match (ending.reason, ending.winner) {
        (Reason::Left, Some(winner)) => messages::online_left(color_name(winner)),
        (Reason::Aborted, _) => messages::online_aborted(),
        _ => announce::reason(local),
    };
    (heading, reason)
}

/// The same ending of a local game, where leaving is resigning.
fn as_local_ending(ending: Ending, position: &AnyPosition) -> play::Ending {
    let loser = ending.winner.map(Color::other);
    match (ending.reason, loser) {
        (Reason::Board, _) => play::Ending::on_board(position).unwrap_or(play::Ending::Abandoned),
        (Reason::Resigned | Reason::Left, Some(loser)) => play::Ending::Resigned { loser },
        (Reason::Time, Some(loser)) => play::Ending::Time { loser },
        (Reason::Agreed, _) => play::Ending::Agreed,
        _ => play::Ending::Abandoned,
    }
}

/// The day of a moment, as the browser's own place writes it.
pub(super) fn day(moment: Millis) -> String {
    let date = js_sys::Date::new(&(moment as f64).into());
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

#[cfg(test)]
mod tests {
    use basalt_locales::{Catalogue, Language};

    use super::*;

    #[test]
    fn a_pace_is_written_in_minutes_and_seconds() {
        let catalogue = Catalogue::new(Language::En);
        let said = |pace: Pace| catalogue.say(&super::pace(pace));
        assert_eq!(said(Pace::Live { base: 300, increment: 3 }), "5+3");
        assert_eq!(said(Pace::Live { base: 90, increment: 0 }), "1:30+0");
        assert_eq!(said(Pace::Live { base: 30, increment: 0 }), "0:30+0");
        assert_eq!(said(Pace::Days(1)), "1 day a move");
    }

    #[test]
    fn an_ending_elsewhere_has_its_own_reason() {
        let catalogue = Catalogue::new(Language::En);
        let position = AnyPosition::start(Game::Dvonn);
        let said = |winner, reason| {
            let (heading, why) = ending(Ending { winner, reason }, &position);
            (catalogue.say(&heading), catalogue.say(&why))
        };
        let (heading, why) = said(Some(Color::White), Reason::Left);
        assert!(heading.contains("White") && why.starts_with("Black has left"), "{heading} {why}");
        assert!(said(None, Reason::Aborted).1.contains("called off"));
    }
}
