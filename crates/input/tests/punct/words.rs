//! Input and board in words.

use basalt_input::punct::{Event, words};
use basalt_locales::{Catalogue, Language};
use basalt_rules::Color;
use basalt_rules::punct::{PieceKind, Position};

use crate::aids::{BRIDGE, THREE, after, basic, cell, english, tap, turn_to};

fn says(position: &Position, events: &[Event]) -> Option<String> {
    after(position, events).says(position, &Catalogue::new(Language::En))
}

#[test]
fn the_hand_says_what_it_holds_and_what_may_follow() {
    let position = basic(THREE);
    let said = |events: &[Event]| says(&position, events).expect("something");
    assert_eq!(says(&position, &[]), None);
    assert_eq!(said(&[Event::ChooseKind(PieceKind::T)]), "triangle: choose a space for its PÜNCT");
    assert_eq!(said(&[tap("m10")]), "PÜNCT on m10, 18 spaces for the next dot");
    assert_eq!(
        said(&[tap("m10"), tap("m9")]),
        "PÜNCT on m10, dot on m9, 8 spaces for the last dot"
    );
    let lifted = said(&[tap("e6")]);
    assert!(
        lifted.starts_with("triangle lifted from e6, ") && lifted.ends_with(" spaces to go to")
    );
}

#[test]
fn a_ghost_says_where_it_lies_and_what_confirming_does() {
    let position = basic(THREE);
    let said = |events: &[Event]| says(&position, events).expect("something");
    let laid = [Event::ChooseKind(PieceKind::T), tap("l4"), turn_to(3)];
    assert_eq!(
        said(&laid),
        "triangle, PÜNCT on l4, dots on l5 and m5, level 1; press Enter to confirm"
    );
    assert_eq!(
        said(&[tap("e6"), tap("e9")]),
        "triangle, PÜNCT on e9, dots on e8 and d8, level 2; pins White’s e9; \
         jumps over 1 occupied space; press Enter to confirm"
    );
    assert_eq!(
        said(&[tap("e6"), tap("f8"), turn_to(3)]),
        "triangle, PÜNCT on f8, dots on f9 and g9, level 1; \
         not possible: f8 isn’t on one of the three lines through e6"
    );
    assert_eq!(
        said(&[Event::ChooseKind(PieceKind::C), tap("a2"), turn_to(0)]),
        "straight piece with its PÜNCT in the middle, PÜNCT on a2; \
         not possible: the piece doesn’t fit on the board"
    );
}

#[test]
fn the_panel_titles_a_ghost_and_says_what_it_does_in_sentences() {
    let position = basic(THREE);
    let said = |language, events: &[Event]| {
        let (catalogue, hand) = (Catalogue::new(language), after(&position, events));
        let laid = hand.ghost().expect("a ghost");
        (catalogue.say(&laid.title()), laid.note(&position, &catalogue))
    };
    let english = |events: &[Event]| said(Language::En, events);
    let alone = [Event::ChooseKind(PieceKind::T), tap("l4"), turn_to(3)];
    assert_eq!(english(&alone), ("Triangle on l4".to_owned(), "Starts a new chain.".to_owned()));
    let moved = [tap("e6"), tap("e9")];
    assert_eq!(english(&moved).1, "Pins White’s e9. Jumps over 1 occupied space.");
    let outside = [Event::ChooseKind(PieceKind::C), tap("a2"), turn_to(0)];
    assert_eq!(english(&outside), ("Straight piece on a2".to_owned(), String::new()));
    let position = basic("w:d4/d3d5,f4/f3f5 b:m9/l9n9 w 0");
    let beside = after(&position, &[Event::ChooseKind(PieceKind::T), tap("f2"), turn_to(0)]);
    let laid = beside.ghost().expect("a ghost");
    let joins = [
        (Language::En, "Joins your chain of 3 dots."),
        (Language::Ru, "Присоединяется к вашей цепочке из 3 точек."),
        (Language::Pl, "Dołącza do twojego łańcucha z 3 kropek."),
        (Language::Es, "Se une a tu cadena de 3 puntos."),
    ];
    for (language, expected) in joins {
        assert_eq!(laid.note(&position, &Catalogue::new(language)), expected);
    }
    let titles: std::collections::BTreeSet<String> =
        Language::ALL.iter().map(|&language| said(language, &alone).0).collect();
    assert_eq!(titles.len(), 4, "{titles:?}");
}

#[test]
fn a_refusal_is_said_while_nothing_is_laid() {
    let said = says(&basic(BRIDGE), &[tap("i11")]);
    assert_eq!(said.as_deref(), Some("i10 is pinned by the piece on i8"));
}

#[test]
fn a_space_is_told_from_top_to_bottom() {
    let position = basic("w:c4/b3b4,c6/d6d7,c4/b3b4^1,c6/d6d7^1,c4/c5c6^2 b:c5/b5d5 b 0");
    let told = |name: &str| -> Vec<String> {
        words::contents(&position, cell(name)).iter().map(english).collect()
    };
    assert_eq!(
        told("c5"),
        [
            "level 3: white dot of the straight piece on c4",
            "level 1: Black’s PÜNCT of the straight piece on c5",
        ]
    );
    assert_eq!(
        told("b3"),
        ["level 2: white dot of the triangle on c4", "level 1: white dot of the triangle on c4"]
    );
    assert!(told("i9").is_empty());
}

#[test]
fn a_chain_names_its_dots_and_sides() {
    let position = basic("w:b4/a4c5,d5/e6f6,i9/i8i10 b:c1/b1d1 b 0");
    let catalogue = Catalogue::new(Language::En);
    let said = |name: &str| words::chain_says(&position, cell(name), &catalogue);
    assert_eq!(said("f6").as_deref(), Some("White’s chain of 6 dots touches west"));
    assert_eq!(said("i9").as_deref(), Some("White’s chain of 3 dots touches no side"));
    assert_eq!(said("c1").as_deref(), Some("Black’s chain of 3 dots touches south-west"));
    assert_eq!(said("m9"), None);
}

#[test]
fn every_side_has_its_name_and_spaces() {
    let names: Vec<String> = words::BoardSide::all().map(|side| english(&side.name())).collect();
    assert_eq!(names, ["west", "east", "south-west", "north-east", "north-west", "south-east"]);
    let ends = ["a5", "q12", "e1", "m17", "e13", "m5"].map(cell);
    for (side, end) in words::BoardSide::all().zip(ends) {
        assert!(side.spaces().contains(end) && side.spaces().len() == 7, "{end}");
    }
}

#[test]
fn the_reserve_is_counted_in_words() {
    let position = basic("w:d4/d3d5,f4/f3f5 b: w 0");
    let catalogue = Catalogue::new(Language::En);
    let said = |color, kind| words::reserve(&position, color, kind, &catalogue);
    assert_eq!(said(Color::White, PieceKind::T), "White: triangle, 6 left");
    assert_eq!(
        said(Color::White, PieceKind::C),
        "White: straight piece with its PÜNCT in the middle, none left"
    );
    let names: std::collections::BTreeSet<String> =
        PieceKind::ALL.into_iter().map(|kind| said(Color::Black, kind)).collect();
    assert_eq!(names.len(), 6);
}

#[test]
fn threats_are_counted_in_words() {
    let position = basic(THREE);
    assert_eq!(english(&words::threats(&position, 0)), "Black can’t win at once");
    assert_eq!(english(&words::threats(&position, 1)), "Black could win at once in 1 way");
    assert_eq!(english(&words::threats(&position, 31)), "Black could win at once in 31 ways");
}
