//! Games of PÜNCT.

use basalt_rules::Game;

use super::{Scene, TWO, assert_helps, assert_says};
use crate::args::HumanSide;

const STANDARD: Scene = Scene { game: Game::Punct, ..TWO };
const BASIC: Scene = Scene { game: Game::PunctBasic, ..TWO };

/// White connects west and east with a8/b9c9.
const BRIDGEABLE: &str = concat!(
    "w:d10/e11f12,g12/g13h13,i13/i14j14,k14/k15l15,m15/m16n16,o16/p16q16 ",
    "b:a2/a3b3 w 0"
);

fn from(start: &'static str) -> Scene {
    Scene { start: Some(start), ..STANDARD }
}

#[test]
fn every_prompt_says_what_is_left_and_what_to_type() {
    assert_says(
        &STANDARD.play(&["l4/l5m5", "c4/c5d5"]),
        &[
            "PÜNCT, two players.",
            "No piece is placed in the centre",
            "The name of each space is to its right.",
            "Reserve: White 18 (6T 2C 4E 2L 2R 2M), Black 18 (6T 2C 4E 2L 2R 2M).\n\
             In the centre: White 0, Black 0.\nWhite, place a piece (for example ",
            "White 17 (5T 2C 4E 2L 2R 2M), Black 18 (6T",
            "Black, place a piece (for example ",
            "White, place or move a piece (for example j17/i16j16 or l4-l17/k16l16).\n> ",
        ],
    );
    let basic = BASIC.play(&[]);
    assert_says(&basic, &["PÜNCT, basic game, two players.", "the game is a draw.", "Reserve: "]);
    assert!(!basic.contains("In the centre: "), "{basic}");
}

#[test]
fn the_computer_plays_punct_and_gives_hints() {
    for scene in [STANDARD, BASIC] {
        let alone = Scene { side: HumanSide::White, ..scene };
        assert_says(
            &alone.play(&["l4/l5m5", "hint", "undo"]),
            &[
                "You are White (w)",
                "The computer plays ",
                "White, place or move a piece",
                "Hint: ",
                "Took back 2 moves.",
            ],
        );
    }
}

#[test]
fn refusals_name_what_is_wrong() {
    assert_says(
        &STANDARD.play(&["i9/i10j10", "l4/l5q16", "l4", "L4 / M5 L5", "l4/l3k3"]),
        &[
            "You can’t play i9/i10j10: i9 is in the central hexagon",
            "You can’t play l4/l5q16: no piece has its PÜNCT and minor dots on",
            "“l4” is neither a move nor a command.",
            "[w]m5",
        ],
    );
}

#[test]
fn many_turns_are_counted_and_those_of_a_piece_are_listed() {
    let said = STANDARD.play(&["moves", "l4/l5m5", "c4/c5d5", "moves", "moves l4", "moves c4"]);
    assert_says(
        &said,
        &[
            "4986 placements, by kind of piece:\n  T 954, C 444, E 888, L 900, R 900, M 900\n",
            "There are 4986 legal turns. To list those",
            "4623 placements",
            "144 moves, by the space of the PÜNCT:\n  l4 144\n",
            "144 legal moves from l4:\n  l4-l17/k16l16 ",
            "No legal moves from c4.",
        ],
    );
    let mut lines = said.lines().filter(|line| !line.starts_with("To continue it"));
    assert!(lines.all(|line| line.chars().count() <= 80), "{said}");
}

#[test]
fn the_board_is_not_filled_at_random() {
    assert_says(&STANDARD.play(&["place"]), &["In PÜNCT you place the pieces yourself"]);
}

#[test]
fn help_lists_every_command_of_the_game() {
    let said = STANDARD.play(&["help"]);
    assert_helps(&said, &["moves", "moves c4"]);
    assert!(!said.contains("\n  place "), "{said}");
}

#[test]
fn a_connection_names_its_sides() {
    assert_says(
        &from(BRIDGEABLE).play(&["a8/b9c9"]),
        &["The game is over.\nWhite connects west and east.\n", "Type save FILE"],
    );
}

#[test]
fn a_draw_names_its_reason() {
    let quiet = "w:l4/l5m5 b:c4/c5d5 w 99";
    assert_says(&from(quiet).play(&["l4-l4/k4k3"]), &["100 turns without a placement: draw."]);
    let there = ["l4-l6/l7m7", "c4-c6/c7d7", "l6-l4/l5m5", "c6-c4/c5d5"];
    let repeated = [&["l4/l5m5", "c4/c5d5"], &there[..], &there[..]].concat();
    assert_says(&BASIC.play(&repeated), &["Same position three times: draw."]);
}

#[test]
fn resume_command_names_the_game() {
    assert_says(
        &BASIC.play(&["l4/l5m5"]),
        &["basalt play --game punct-basic --side both --moves l4/l5m5\n"],
    );
}
