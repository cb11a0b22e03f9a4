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
        (AnyPosition::Dvonn(before), _, AnyMove::Dvonn(mv)) => {
            catalogue.say(&dvonn::mv(before, mv))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Start};
    use basalt_locales::Language;
    use basalt_rules::Game;

    fn english() -> Catalogue {
        Catalogue::new(Language::En)
    }

    fn said(game: Game, position: &str, text: &str) -> String {
        let position = AnyPosition::parse(game, position).expect("a position");
        mv(&position, AnyMove::parse(game, text).expect("a move"), &english())
    }

    #[test]
    fn pieces_of_dvonn_are_placed() {
        let dvonn = |position, text| said(Game::Dvonn, position, text);
        assert_eq!(dvonn("9/10/11/10/9 w p", "e3"), "White places a red piece on e3");
        let three_reds = "9/10/rrr8/10/9 b p";
        assert_eq!(dvonn(three_reds, "k5"), "Black places a black piece on k5");
    }

    /// White's e2 hangs on d2; White's d2 may go onto c2 and leave it, or onto e2 and be lost with it.
    #[test]
    fn stacks_of_dvonn_are_moved_and_cut_off() {
        let island = |text| said(Game::Dvonn, "9/10/rrr8/2bww5/9 w s", text);
        assert_eq!(island("e2d2"), "White e2 onto d2, height 2");
        assert_eq!(
            island("d2c2"),
            "White d2 onto c2, height 2, cuts off 1 piece: 1 in White’s stacks, 0 in Black’s"
        );
        assert_eq!(
            island("d2e2"),
            "White d2 onto e2, cut off itself, cuts off 2 pieces: 2 in White’s stacks, 0 in Black’s"
        );
    }

    #[test]
    fn forced_passes_are_told_with_their_reason() {
        let start = AnyPosition::parse(Game::Dvonn, "9/10/rrrw7/3(bb)6/9 b s").expect("legal");
        let table = Table::new(Start::Position(Box::new(start)), Seat::TWO_PEOPLE, None);
        let told = ply(&table, 0, &english());
        assert_eq!(told.as_deref(), Some("Black has no stack that can move, and must pass."));
        assert_eq!(ply(&table, 1, &english()), None);
    }

    #[test]
    fn pieces_of_punct_are_placed_moved_and_turned() {
        let punct = |position, text| said(Game::Punct, position, text);
        assert_eq!(
            punct("w: b: w 0", "l4/l5m5"),
            "White places a triangle, PÜNCT on l4, dots on l5 and m5"
        );
        let two = "w:c4/c5d5 b:l4/l5m5 w 0";
        assert_eq!(
            punct(two, "c4-c6/c7d7"),
            "White moves the triangle from c4 to c6, dots on c7 and d7, floor 1"
        );
        assert_eq!(
            punct(two, "c4-c4/b3c3"),
            "White turns the triangle on c4, dots on b3 and c3, floor 1"
        );
    }

    /// White's second triangle goes over c5 onto White's PÜNCT on c4 and two of Black's dots.
    #[test]
    fn what_a_turn_of_punct_covers_is_pinned() {
        let before = "w:c4/b3b4,c8/c9d9 b:c5/d5d6 w 0";
        assert_eq!(
            said(Game::Punct, before, "c8-c4/c5d5"),
            "White moves the triangle from c8 to c4, dots on c5 and d5, floor 2, pins Black’s c5, \
             pins White’s c4, jumps over 1 space with pieces"
        );
    }

    #[test]
    fn a_move_that_is_not_legal_is_only_named() {
        assert_eq!(said(Game::Dvonn, "9/10/11/10/9 w p", "a1b2"), "a1b2");
        let dvonn = AnyPosition::start(Game::Dvonn);
        let punct = AnyMove::parse(Game::Punct, "l4/l5m5").expect("a turn");
        assert_eq!(mv(&dvonn, punct, &english()), "l4/l5m5");
    }

    #[test]
    fn every_end_has_its_reason_in_words() {
        let count = |white, black| ByColor { white, black };
        let (white, black) = (Color::White, Color::Black);
        for (ending, who, why) in [
            (Ending::Score(count(17, 21)), "Black wins", "Black controls 21 to 17."),
            (Ending::Score(count(20, 20)), "A draw", "Both players control 20."),
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
                "The 18th piece is placed: White has the centre, 7 to 6.",
            ),
            (
                Ending::Centre { end: End::TwoPasses, count: count(0, 1) },
                "Black wins",
                "Neither player has a legal turn: Black has the centre, 1 to 0.",
            ),
            (
                Ending::Centre { end: End::LastPiece, count: count(1, 1) },
                "A draw",
                "The last piece is placed: both players show 1 dot in the centre: a draw.",
            ),
            (
                Ending::Drawn(End::Repetition),
                "A draw",
                "The same position has occurred three times: a draw.",
            ),
            (Ending::Resigned { loser: white }, "Black wins", "White resigns."),
            (Ending::Time { loser: black }, "White wins", "Black’s time is over."),
            (Ending::Agreed, "A draw", "The players agreed on a draw."),
            (Ending::Abandoned, "No result", "The game was left unfinished."),
            (
                Ending::Adjudicated(Outcome::Draw),
                "A draw",
                "The game was decided by somebody else.",
            ),
        ] {
            let told = [heading(ending), reason(ending)].map(|message| english().say(&message));
            assert_eq!(told, [who, why]);
        }
    }
}
