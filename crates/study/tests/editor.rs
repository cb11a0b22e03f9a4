//! Tests of the position editors.

use basalt_rules::dvonn::{self, Phase};
use basalt_rules::punct::{self, IllegalMove, Variant};
use basalt_rules::{AnyCell, AnyPosition, Color, Game, PositionError};
use basalt_study::editor::{Editor, GameEditor, dvonn as on_dvonn, punct as on_punct};
use proptest::prelude::*;

fn dvonn_editor(text: &str) -> on_dvonn::Editor {
    on_dvonn::Editor::new(text.parse().expect("an arrangement"))
}

fn punct_editor(text: &str) -> on_punct::Editor {
    on_punct::Editor::new(punct::Setup::parse(Variant::Standard, text).expect("an arrangement"))
}

fn tap_dvonn(editor: &mut on_dvonn::Editor, spaces: &str) {
    spaces.split(' ').for_each(|space| editor.tap(space.parse().expect("a space")));
}

fn tap_punct(editor: &mut on_punct::Editor, spaces: &str) {
    spaces.split(' ').for_each(|space| editor.tap(space.parse().expect("a space")));
}

#[test]
fn taps_build_any_stack_and_take_it_off_again() {
    let mut editor = dvonn_editor("9/10/11/10/9 w s");
    for piece in [dvonn::Piece::Red, dvonn::Piece::Black, dvonn::Piece::White] {
        editor.tool = on_dvonn::Tool::Put(piece);
        tap_dvonn(&mut editor, "e3 a1");
    }
    assert_eq!(editor.setup().to_string(), "9/10/4(rbw)6/10/(rbw)8 w s");
    assert_eq!(editor.count(dvonn::Piece::Red), 2);
    editor.tool = on_dvonn::Tool::TakeOff;
    tap_dvonn(&mut editor, "e3 a1 a1 a1 a1");
    assert_eq!(editor.setup().to_string(), "9/10/4(rb)6/10/9 w s");
}

#[test]
fn a_tower_of_all_pieces_takes_no_more() {
    let mut editor = dvonn_editor("9/10/11/10/9 w s");
    (0..60).for_each(|_| tap_dvonn(&mut editor, "e3"));
    assert_eq!(editor.count(dvonn::Piece::White), dvonn::Stack::MAX_HEIGHT);
    (0..dvonn::Stack::MAX_HEIGHT).for_each(|_| editor.undo());
    assert_eq!(editor.setup().to_string(), "9/10/11/10/9 w s", "what changed nothing is no step");
}

#[test]
fn a_cleared_board_keeps_whose_turn_it_is_and_what_is_played() {
    let mut editor = dvonn_editor("9/10/4r6/10/9 b s");
    editor.clear();
    assert_eq!((editor.setup().to_move, editor.setup().phase), (Color::Black, Phase::Stacking));
    assert_eq!(editor.count(dvonn::Piece::Red), 0);
    let mut editor = punct_editor("w:d4/d3d5 b: b 7 pass");
    editor.change(|setup| setup.variant = Variant::Basic);
    editor.clear();
    assert_eq!(editor.setup(), &punct::Setup::empty(Variant::Basic, Color::Black));
    editor.undo();
    assert_eq!(editor.setup().to_string(), "w:d4/d3d5 b: b 7 pass");
}

#[test]
fn three_taps_are_a_piece_and_the_first_is_its_punct() {
    let mut editor = punct_editor("w: b: w 0");
    tap_punct(&mut editor, "d4 d3");
    assert_eq!(editor.begun().len(), 2);
    tap_punct(&mut editor, "d5");
    editor.take(on_punct::Tool::Put(Color::Black));
    tap_punct(&mut editor, "m9 m10 m11");
    assert_eq!(editor.setup().to_string(), "w:d4/d3d5 b:m9/m10m11 w 0");
    assert_eq!(editor.count(Color::White, punct::PieceKind::C), 1);
    assert_eq!(editor.count(Color::Black, punct::PieceKind::E), 1);
    assert_eq!((editor.begun(), editor.refused()), (&[][..], None));
}

#[test]
fn a_space_that_is_named_again_is_taken_back_with_those_after_it() {
    let mut editor = punct_editor("w: b: w 0");
    tap_punct(&mut editor, "d4 d3 d4");
    assert_eq!(editor.begun(), []);
    tap_punct(&mut editor, "d4 d3 d3 d5");
    assert_eq!(editor.begun().len(), 2);
    editor.take(on_punct::Tool::TakeOff);
    assert_eq!(editor.begun(), []);
}

#[test]
fn spaces_that_make_no_piece_are_refused_and_the_first_two_stay() {
    let mut editor = punct_editor("w: b: w 0");
    tap_punct(&mut editor, "m9 m8 m14");
    let spaces = ["m9", "m8", "m14"].map(|space| space.parse().expect("a space"));
    assert_eq!(editor.refused(), Some(&on_punct::EditError::NoPiece { spaces }));
    assert_eq!(editor.begun(), &spaces[..2]);
    tap_punct(&mut editor, "m10");
    assert_eq!(editor.setup().pieces.len(), 1);
}

/// The reason why a piece on these spaces is refused.
fn reason(text: &str, color: Color, spaces: &str) -> String {
    let mut editor = punct_editor(text);
    editor.take(on_punct::Tool::Put(color));
    tap_punct(&mut editor, spaces);
    match editor.refused() {
        Some(on_punct::EditError::Rest(error)) => error.to_string(),
        other => format!("{other:?}, {}", editor.setup()),
    }
}

#[test]
fn a_piece_comes_to_rest_on_what_lies_there() {
    let mut editor = punct_editor("w:d4/d3d5 b: w 0");
    tap_punct(&mut editor, "d4 d3 d5 d4 d5 d3");
    assert_eq!(editor.setup().to_string(), "w:d4/d3d5,d4/d3d5^1 b: w 0");
    assert_eq!(
        editor.refused(),
        Some(&on_punct::EditError::Rest(punct::SetupError::TooMany {
            color: Color::White,
            kind: punct::PieceKind::C,
            found: 3,
            most: 2
        }))
    );
}

#[test]
fn a_piece_that_cannot_rest_is_refused_with_the_reason() {
    assert_eq!(
        reason("w:d4/d3d5 b: w 0", Color::White, "d4 d3 c3"),
        "nothing supports the dot on c3 at level 2 (1 is the board)"
    );
    assert_eq!(
        reason("w:d4/d3d5 b: w 0", Color::Black, "d4 d3 d5"),
        "the PÜNCT on d4 at level 2 (1 is the board) isn’t on a dot of its own colour"
    );
    // The middle lies on a piece, and the ends have no support.
    assert_eq!(
        reason("w:d4/c3e5 b: w 0", Color::White, "d5 d4 d3"),
        "nothing supports the dot on d5 at level 2 (1 is the board)"
    );
}

#[test]
fn a_chosen_level_takes_anything_and_the_check_says_what_is_wrong() {
    let mut editor = punct_editor("w: b: w 0");
    editor.level = Some(2);
    tap_punct(&mut editor, "d4 d3 d5");
    assert_eq!(editor.setup().to_string(), "w:d4/d3d5^2 b: w 0");
    let error = editor.setup().position().expect_err("it hangs in the air");
    assert_eq!(error.space(), "d3".parse().ok());
    editor.level = None;
    tap_punct(&mut editor, "m9 m10 m11");
    assert_eq!(editor.setup().pieces.len(), 2, "the fault is not this piece's");
}

/// A bridge from i8 to i10 over the empty i9.
const BRIDGE: &str = "w:i8/h7i7,i10/i11j11,i8/i9i10^1 b: w 0";

#[test]
fn the_gap_under_a_bridge_is_filled_at_a_chosen_level_only() {
    assert_eq!(
        reason(BRIDGE, Color::White, "i9 h8 g8"),
        "nothing supports the dot on g8 at level 3 (1 is the board)"
    );
    let mut editor = punct_editor(BRIDGE);
    editor.level = Some(0);
    tap_punct(&mut editor, "i9 h8 g8");
    assert!(editor.setup().position().is_ok());
}

#[test]
fn a_piece_under_another_stays_and_the_other_is_named() {
    let mut editor = punct_editor(BRIDGE);
    editor.take(on_punct::Tool::TakeOff);
    tap_punct(&mut editor, "i11");
    let pinned = IllegalMove::Pinned {
        space: "i10".parse().expect("a space"),
        by: "i8".parse().expect("a space"),
    };
    assert_eq!(editor.refused(), Some(&on_punct::EditError::Covered(pinned)));
    tap_punct(&mut editor, "i9 i11 a2");
    assert_eq!(editor.setup().to_string(), "w:i8/h7i7 b: w 0");
    assert_eq!(editor.refused(), None);
}

#[test]
fn fewer_turns_cannot_end_with_more_passes() {
    let mut editor = punct_editor("w: b: w 9 pass pass");
    editor.set_turns_without_placement(1);
    assert_eq!(editor.setup().to_string(), "w: b: w 1 pass");
}

#[test]
fn changes_are_taken_back_and_made_again() {
    let mut editor = Editor::from(AnyPosition::start(Game::Dvonn));
    assert!(!editor.can_undo() && !editor.can_redo());
    for space in ["a1", "b2"] {
        editor.tap(editor.cell(space).expect("a space"));
    }
    assert_eq!(editor.cell("q17"), None);
    editor.set_to_move(Color::Black);
    editor.undo();
    editor.undo();
    assert_eq!(editor.text(), "9/10/11/10/w8 w p");
    editor.redo();
    assert_eq!(editor.text(), "9/10/11/1w8/w8 w p");
    editor.take_off(AnyCell::Dvonn("a1".parse().expect("a space")));
    assert!(!editor.can_redo(), "another way was taken");
    editor.tap(AnyCell::Punct("a2".parse().expect("a space")));
    assert_eq!(editor.text(), "9/10/11/1w8/9 w p", "there is no such space");
}

#[test]
fn a_text_is_read_possible_or_not_and_a_malformed_one_changes_nothing() {
    let mut editor = Editor::from(AnyPosition::start(Game::Dvonn));
    editor.read("9/10/4(wr)6/10/9 b s").expect("well written");
    assert_eq!(
        editor.check(),
        Err(PositionError::Dvonn(dvonn::SetupError::RedCount { found: 1 }.into()))
    );
    let error = editor.read("9/10/11/10 w p").expect_err("a row is missing");
    assert_eq!(error.to_string(), "expected 5 rows separated by “/”, found 4");
    assert_eq!((editor.text().as_str(), editor.to_move()), ("9/10/4(wr)6/10/9 b s", Color::Black));
    let mut editor = Editor::from(AnyPosition::start(Game::PunctBasic));
    editor.read("w:d4/d3d5 b: b 1").expect("well written");
    assert_eq!(editor.check().map(|position| position.game()), Ok(Game::PunctBasic));
    assert_eq!(editor.game(), Game::PunctBasic);
    assert!(editor.read("w:d4/d3d9 b: b 1").is_err());
    editor.arrange(&AnyPosition::start(Game::Dvonn));
    assert_eq!(editor.text(), "w:d4/d3d5 b: b 1", "a position of the other game is left out");
}

/// What a hand does that differs between games: it takes a space, and a tool.
struct Hand {
    game: Game,
    space: fn(usize) -> AnyCell,
    take_tool: fn(&mut Editor, usize),
}

const HANDS: [Hand; 2] = [
    Hand {
        game: Game::Dvonn,
        space: |place| AnyCell::Dvonn(dvonn::Cell::ALL[place % dvonn::Cell::ALL.len()]),
        take_tool: |editor, place| {
            let editor: &mut on_dvonn::Editor = editor.try_into().expect("an editor of DVONN");
            let piece = dvonn::Piece::ALL.get(place % 4);
            editor.tool =
                piece.map_or(on_dvonn::Tool::TakeOff, |&piece| on_dvonn::Tool::Put(piece));
        },
    },
    Hand {
        game: Game::Punct,
        // The spaces are close together, so that pieces overlap.
        space: |place| AnyCell::Punct(punct::Cell::ALL[place % 40]),
        take_tool: |editor, place| {
            let editor: &mut on_punct::Editor = editor.try_into().expect("an editor of PÜNCT");
            let color = Color::ALL.get(place % 3);
            editor.take(color.map_or(on_punct::Tool::TakeOff, |&color| on_punct::Tool::Put(color)));
            editor.level = u8::try_from(place % 7).ok().filter(|&level| level < 3);
        },
    },
];

/// Performs an action: one number selects the action, the other one the space or the tool.
fn act(hand: &Hand, editor: &mut Editor, what: u8, place: usize) {
    let space = (hand.space)(place);
    match what % 8 {
        0..4 => editor.tap(space),
        4 => editor.take_off(space),
        5 => editor.set_to_move(Color::ALL[place % 2]),
        6 => (hand.take_tool)(editor, place),
        _ => editor.undo(),
    }
}

proptest! {
    #[test]
    fn any_hand_can_go_back_and_what_is_shown_can_be_read(
        hand in 0..HANDS.len(), acts in prop::collection::vec((any::<u8>(), any::<usize>()), 0..200)
    ) {
        let hand = &HANDS[hand];
        let start = AnyPosition::start(hand.game);
        let mut editor = Editor::from(start.clone());
        for (what, place) in acts {
            act(hand, &mut editor, what, place);
            let text = editor.text();
            let mut reader = Editor::from(start.clone());
            prop_assert!(reader.read(&text).is_ok(), "{}", text);
            prop_assert_eq!(reader.text(), text);
            prop_assert_eq!(reader.check(), editor.check());
        }
        while editor.can_undo() {
            editor.undo();
        }
        prop_assert_eq!(editor.check(), Ok(start));
    }
}
