//! Previews, questions and refusals in words.

use basalt_locales::{Catalogue, Message, messages, sentences};
use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, Move, Piece, Position, Stack};
use basalt_view::dvonn::{Preview, describe_space};

use super::intent::Reason;
use basalt_view::announce::player;
use basalt_view::errors::message_of;

impl Reason {
    /// The reason as a message.
    pub fn message(&self) -> Message {
        match self {
            Self::Rule(refusal) => message_of(refusal),
            Self::NotYourTurn { turn } => messages::hand_dvonn_not_your_turn(player(*turn)),
            Self::NeverAgain { space } => messages::hand_dvonn_never_again(&space.to_string()),
        }
    }
}

/// The preview of a stacking move of `mover`: "stack of 5, yours · cuts off 3 of yours and 2 of
/// Black’s · 12 to 9".
fn preview_words(catalogue: &Catalogue, preview: &Preview, mover: Color) -> String {
    let landing = catalogue.say(&match preview.height {
        0 => messages::hand_dvonn_lands_lost(),
        height => messages::hand_dvonn_lands(height.into()),
    });
    let (white, black) = (preview.score.white.into(), preview.score.black.into());
    let score = catalogue.say(&messages::hand_dvonn_score(white, black));
    catalogue.say(&match cuts(preview, mover) {
        Some(cuts) => messages::hand_dvonn_preview_cutting(&landing, &catalogue.say(&cuts), &score),
        None => messages::hand_dvonn_preview(&landing, &score),
    })
}

/// The pieces that a move would cut off, by owner.
fn cuts(preview: &Preview, mover: Color) -> Option<Message> {
    let own = u64::from(preview.lost[mover]);
    let other = u64::from(preview.lost[mover.other()]);
    let opponent = player(mover.other());
    match (own, other) {
        (0, 0) => None,
        (own, 0) => Some(messages::hand_dvonn_cuts_own(own)),
        (0, other) => Some(messages::hand_dvonn_cuts_other(other, opponent)),
        (own, other) => Some(messages::hand_dvonn_cuts_both(own, other, opponent)),
    }
}

/// A legal stacking move with its preview: "h5 onto g4 · stack of 2, yours · 22 to 25".
pub fn move_preview_words(catalogue: &Catalogue, position: &Position, mv: Move) -> Option<String> {
    let (Move::Stack { from, to }, preview) = (mv, Preview::of(position, mv)?) else { return None };
    let preview = preview_words(catalogue, &preview, position.to_move());
    Some(catalogue.say(&messages::hand_dvonn_onto(&from.to_string(), &to.to_string(), &preview)))
}

/// Whether a legal move is to be played, and what it would do in a sentence of its own; nothing for a pass or an illegal move.
pub fn question_words(
    catalogue: &Catalogue,
    position: &Position,
    mv: Move,
) -> Option<(String, String)> {
    match mv {
        Move::Place(cell) => {
            let piece = position.next_piece()?.id();
            let question = messages::hand_dvonn_ask_place(piece, &cell.to_string());
            Some((catalogue.say(&question), String::new()))
        }
        Move::Stack { from, to } => {
            let preview = Preview::of(position, mv)?;
            let question = messages::hand_dvonn_ask(&from.to_string(), &to.to_string());
            let preview = preview_words(catalogue, &preview, position.to_move());
            Some((catalogue.say(&question), sentences([preview])))
        }
        Move::Pass => None,
    }
}

/// The pieces on a space: "a1: White stack of 3 with one red, can move. From top to bottom:
/// 2 white, 1 red."
pub fn contents_words(catalogue: &Catalogue, position: &Position, cell: Cell) -> String {
    let stack = catalogue.say(&describe_space(position, cell));
    match runs_words(catalogue, position.stack(cell)) {
        Some(pieces) if position.stack(cell).height() > 1 => {
            catalogue.say(&messages::hand_dvonn_contents(&stack, &pieces))
        }
        _ => stack,
    }
}

/// The name of a space while a stack is chosen: where that stack can go, it says what the move would do.
pub fn space_words(
    catalogue: &Catalogue,
    position: &Position,
    from: Option<Cell>,
    cell: Cell,
) -> String {
    let space = catalogue.say(&describe_space(position, cell));
    match from.and_then(|from| Preview::of(position, Move::Stack { from, to: cell })) {
        Some(preview) => {
            let preview = preview_words(catalogue, &preview, position.to_move());
            catalogue.say(&messages::hand_dvonn_target(&space, &preview))
        }
        None => space,
    }
}

/// The pieces of a stack from top to bottom, those of one colour together.
fn runs_words(catalogue: &Catalogue, stack: Stack) -> Option<String> {
    let mut runs: Vec<(Piece, u64)> = Vec::new();
    for piece in stack.pieces() {
        match runs.last_mut() {
            Some((kind, count)) if *kind == piece => *count += 1,
            _ => runs.push((piece, 1)),
        }
    }
    let words = runs
        .into_iter()
        .map(|(piece, count)| catalogue.say(&messages::hand_dvonn_run(count, piece.id())));
    words.reduce(|below, run| catalogue.say(&messages::hand_dvonn_run_on(&run, &below)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_locales::Language;

    const BOARD: &str = "9/10/rrr8/2bww5/9 w s";

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    fn english() -> Catalogue {
        Catalogue::new(Language::En)
    }

    fn question(board: &str, mv: &str) -> Option<String> {
        let said = question_words(&english(), &position(board), mv.parse().expect("a move"));
        said.map(|(question, preview)| format!("{question} {preview}").trim_end().to_owned())
    }

    #[test]
    fn a_question_says_what_the_move_would_do() {
        let onto_the_link = "Play d2 onto c2? Stack of 2, yours · cuts off 1 of yours · 2 to 0.";
        assert_eq!(question(BOARD, "d2c2").as_deref(), Some(onto_the_link));
        let onto_the_island =
            "Play d2 onto e2? The stack itself gets cut off · cuts off 2 of yours · 0 to 1.";
        assert_eq!(question(BOARD, "d2e2").as_deref(), Some(onto_the_island));
        assert_eq!(question(BOARD, "c2d2"), None);
        assert_eq!(question(BOARD, "pass"), None);
    }

    #[test]
    fn a_question_tells_the_losses_of_both_players_apart() {
        let board = "9/10/rrr8/2bw(wb)(bw)4/9 w s";
        let said = question(board, "d2c2").expect("legal");
        assert!(said.contains(" · cuts off 2 of yours and 2 of Black’s · "), "{said}");
        let said = question("9/10/rrr8/2bw(wb)5/9 w s", "d2c2").expect("legal");
        assert!(said.contains(" · cuts off 2 of Black’s · 2 to 0."), "{said}");
    }

    #[test]
    fn a_move_that_cuts_nothing_off_is_told_in_two_parts() {
        let mv = "e2d2".parse().expect("a move");
        let said = move_preview_words(&english(), &position(BOARD), mv);
        assert_eq!(said.as_deref(), Some("e2 onto d2 · stack of 2, yours · 2 to 1"));
    }

    #[test]
    fn a_placement_is_asked_for_by_its_piece() {
        let said = question("9/10/11/10/9 w p", "e3");
        assert_eq!(said.as_deref(), Some("Place a red piece on e3?"));
        assert_eq!(
            question("9/10/1r1rb2r2w/10/9 b p", "a1").as_deref(),
            Some("Place a black piece on a1?")
        );
    }

    #[test]
    fn contents_are_told_from_top_to_bottom() {
        let board = position("9/10/5r5/4r(brww)(bb)3/9 w s");
        let said = |name: &str| contents_words(&english(), &board, name.parse().expect("a space"));
        assert_eq!(
            said("f2"),
            "f2: White stack of 4 with one red, can never move again unless covered. \
             From top to bottom: 2 white, 1 red, 1 black."
        );
        assert_eq!(said("e2"), "e2: red piece");
        assert_eq!(said("a1"), "a1: empty");
    }

    #[test]
    fn a_space_tells_what_a_move_onto_it_would_do() {
        let said = |from: Option<&str>, cell: &str| {
            let [from, cell] =
                [from, Some(cell)].map(|name| name.map(|name| name.parse().expect(name)));
            space_words(&english(), &position(BOARD), from, cell.expect("a space"))
        };
        let plain = said(None, "c2");
        assert_eq!(
            said(Some("d2"), "c2"),
            format!("{plain}. Move here: stack of 2, yours · cuts off 1 of yours · 2 to 0")
        );
        assert_eq!(said(Some("d2"), "a3"), said(None, "a3"));
    }

    #[test]
    fn reasons_are_sentences() {
        let space: Cell = "c2".parse().expect("a space");
        let said = |reason: Reason| english().say(&reason.message());
        assert_eq!(said(Reason::NotYourTurn { turn: Color::Black }), "it is Black’s turn");
        assert!(said(Reason::NeverAgain { space }).starts_with("the stack on c2 can never move"));
        let refusal = position(BOARD).check(Move::Stack { from: space, to: space });
        let reason = Reason::Rule(refusal.expect_err("Black's stack"));
        assert_eq!(said(reason), "the stack on c2 belongs to Black, whose piece is on top");
    }
}
