//! The end of a game in words.

use basalt_locales::{Catalogue, Message, messages};
use basalt_play::{End, Ending};
use basalt_rules::{ByColor, Color, Outcome};

use super::player;

/// The winner as a heading: "White wins".
pub fn heading(ending: Ending) -> Message {
    messages::table_over(match ending.outcome() {
        Some(Outcome::Win(winner)) => winner.id(),
        Some(Outcome::Draw) => "draw",
        None => "none",
    })
}

/// The reason for the end: "White connects west and east."
pub fn reason(ending: Ending) -> Message {
    match ending {
        Ending::Score(count) => score(count),
        Ending::Connection { winner, axis } => {
            messages::result_connection(player(winner), axis.id())
        }
        Ending::Centre { end, count } => centre(end, count),
        Ending::Drawn(end) => messages::result_drawn(why(end)),
        Ending::Resigned { loser } => messages::table_resigned(player(loser)),
        Ending::Time { loser } => messages::table_time_over(player(loser)),
        Ending::Agreed => messages::table_agreed(),
        Ending::Abandoned => messages::table_abandoned(),
        Ending::Adjudicated(_) => messages::table_adjudicated(),
    }
}

/// Result and reason in one line: "White wins, 26 to 7."
pub fn result(ending: Ending, catalogue: &Catalogue) -> String {
    match on_board(ending) {
        Some(message) => catalogue.say(&message),
        None => decided(ending, catalogue),
    }
}

/// The line for a game that ended on the board; `None` for any other end.
fn on_board(ending: Ending) -> Option<Message> {
    Some(match ending {
        Ending::Score(count) => match ahead(count) {
            Some(winner) => {
                let (points, against) = (count[winner].into(), count[winner.other()].into());
                messages::result_win(player(winner), points, against)
            }
            None => messages::result_draw(count.white.into()),
        },
        Ending::Centre { end, count } => match ahead(count) {
            Some(winner) => {
                let (points, against) = (count[winner].into(), count[winner.other()].into());
                messages::result_centre_win(why(end), player(winner), points, against)
            }
            None => messages::result_centre_draw(why(end), count.white.into()),
        },
        Ending::Connection { .. } | Ending::Drawn(_) => reason(ending),
        Ending::Resigned { .. }
        | Ending::Time { .. }
        | Ending::Agreed
        | Ending::Abandoned
        | Ending::Adjudicated(_) => return None,
    })
}

/// The line for a game that did not end on the board: "White resigns. Black wins."
fn decided(ending: Ending, catalogue: &Catalogue) -> String {
    let why = catalogue.say(&reason(ending));
    match ending.outcome() {
        Some(Outcome::Win(_)) => {
            catalogue.say(&messages::result_decided(&why, &catalogue.say(&heading(ending))))
        }
        Some(Outcome::Draw) | None => why,
    }
}

fn score(count: ByColor<u32>) -> Message {
    match ahead(count) {
        Some(winner) => {
            let (points, against) = (count[winner].into(), count[winner.other()].into());
            messages::table_controls(player(winner), points, against)
        }
        None => messages::table_controls_equal(count.white.into()),
    }
}

fn centre(end: End, count: ByColor<u32>) -> Message {
    match ahead(count) {
        Some(winner) => {
            let (points, against) = (count[winner].into(), count[winner.other()].into());
            messages::table_centre(why(end), player(winner), points, against)
        }
        None => messages::result_centre_draw(why(end), count.white.into()),
    }
}

fn ahead(count: ByColor<u32>) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| count[color] > count[color.other()])
}

fn why(end: End) -> &'static str {
    match end {
        End::TwoPasses => "two-passes",
        End::Repetition => "repetition",
        End::HundredTurns => "hundred-turns",
        End::LastPiece | End::Connection(_) => "last-piece",
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::Axis;

    use super::*;
    use crate::announce::tests::english;

    #[test]
    fn every_end_has_its_reason_in_words() {
        let count = |white, black| ByColor { white, black };
        let (white, black) = (Color::White, Color::Black);
        for (ending, who, why) in [
            (Ending::Score(count(17, 21)), "Black wins", "Black controls more pieces, 21 to 17."),
            (Ending::Score(count(20, 20)), "Draw", "Both players control 20 pieces."),
            (
                Ending::Connection { winner: white, axis: Axis::WestEast },
                "White wins",
                "White connects west and east.",
            ),
            (
                Ending::Connection { winner: black, axis: Axis::NorthWestSouthEast },
                "Black wins",
                "Black connects north-west and south-east.",
            ),
            (
                Ending::Centre { end: End::LastPiece, count: count(7, 6) },
                "White wins",
                "The 18th piece is placed: White wins the centre 7 to 6.",
            ),
            (
                Ending::Centre { end: End::TwoPasses, count: count(0, 1) },
                "Black wins",
                "Neither player has a legal turn: Black wins the centre 1 to 0.",
            ),
            (
                Ending::Centre { end: End::LastPiece, count: count(1, 1) },
                "Draw",
                "Last piece placed: draw, 1 dot each in the centre.",
            ),
            (Ending::Drawn(End::Repetition), "Draw", "Same position three times: draw."),
            (Ending::Resigned { loser: white }, "Black wins", "White resigns."),
            (Ending::Time { loser: black }, "White wins", "Black ran out of time."),
            (Ending::Agreed, "Draw", "Draw by agreement."),
            (Ending::Abandoned, "No result", "The game was abandoned."),
            (Ending::Adjudicated(Outcome::Draw), "Draw", "The game was adjudicated."),
        ] {
            let told = [heading(ending), reason(ending)].map(|message| english().say(&message));
            assert_eq!(told, [who, why]);
        }
    }
    #[test]
    fn a_result_in_one_line_has_the_winner_and_the_reason() {
        let count = |white, black| ByColor { white, black };
        for (ending, line) in [
            (Ending::Score(count(26, 7)), "White wins, 26 to 7."),
            (Ending::Score(count(20, 20)), "Draw, 20 to 20."),
            (Ending::Resigned { loser: Color::White }, "White resigns. Black wins."),
            (Ending::Time { loser: Color::Black }, "Black ran out of time. White wins."),
            (Ending::Agreed, "Draw by agreement."),
            (Ending::Abandoned, "The game was abandoned."),
        ] {
            assert_eq!(result(ending, &english()), line);
        }
    }
}
