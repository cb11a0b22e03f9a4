//! What happened, in words: for those who hear the game, and for the list of its moves.

mod dvonn;
mod punct;

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::punct::{Axis, End};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Outcome};

use crate::words::player;
use crate::{Ending, Table};

/// What a move does in a position, or the move alone if it is not legal there: "White a1 onto b2, height 3, cuts off 4 pieces: 1 in White’s stacks, 3 in
/// Black’s".
pub fn mv(before: &AnyPosition, mv: AnyMove, catalogue: &Catalogue) -> String {
    let mut after = before.clone();
    if after.play(mv).is_err() {
        return mv.to_string();
    }
    match (before, &after, mv) {
        (AnyPosition::Dvonn(before), AnyPosition::Dvonn(after), AnyMove::Dvonn(mv)) => {
            catalogue.say(&dvonn::mv(before, after, mv))
        }
        (AnyPosition::Punct(before), AnyPosition::Punct(after), AnyMove::Punct(mv)) => {
            punct::mv(before, after, mv, catalogue)
        }
        (_, _, mv) => mv.to_string(),
    }
}

/// What a ply of a game did, counted from 0; nothing if the game has no such ply.
pub fn ply(table: &Table, index: usize, catalogue: &Catalogue) -> Option<String> {
    let ply = table.plies().get(index)?;
    Some(mv(table.position_after(index), ply.mv, catalogue))
}

/// Who has won, as a heading: "White wins".
pub fn heading(ending: Ending) -> Message {
    messages::table_over(match ending.outcome() {
        Some(Outcome::Win(Color::White)) => "white",
        Some(Outcome::Win(Color::Black)) => "black",
        Some(Outcome::Draw) => "draw",
        None => "none",
    })
}

/// Why the game is over: "White connects west and east."
pub fn reason(ending: Ending) -> Message {
    match ending {
        Ending::Score(count) => score(count),
        Ending::Connection { winner, axis } => {
            messages::result_connection(player(winner), sides(axis))
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

fn sides(axis: Axis) -> &'static str {
    match axis {
        Axis::WestEast => "west-east",
        Axis::SouthWestNorthEast => "south-west",
        Axis::NorthWestSouthEast => "north-west",
    }
}

fn why(end: End) -> &'static str {
    match end {
        End::TwoPasses => "two-passes",
        End::Repetition => "repetition",
        End::HundredTurns => "hundred-turns",
        End::LastPiece | End::Connection(_) => "last-piece",
    }
}
