//! Boardspace's records: gestures folded into moves.

use std::fs;

use basalt_records::{Format, Reader, Record, Termination, read_all};
use basalt_rules::{Color, Outcome};

fn sample(name: &str) -> String {
    let path = basalt_testkit::fixtures::path(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn moves(record: &Record) -> String {
    record.line.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ")
}

/// A DVONN game from gestures, one after the other by White.
fn dvonn(gestures: &[&str]) -> String {
    game("Dvonn", gestures)
}

fn game(name: &str, gestures: &[&str]) -> String {
    let nodes: Vec<String> =
        gestures.iter().map(|gesture| format!("; P0[1 {gesture}]\n")).collect();
    format!("(;\nGM[{name}]\n{};\n)\n", nodes.concat())
}

fn read_moves(text: &str) -> String {
    moves(&Format::Boardspace.read(text).expect("a game"))
}

#[test]
fn samples_give_the_moves_and_the_result_beside_them() {
    for game in ["dvonn-gestures", "dvonn-robots", "punct-gestures", "punct-robots"] {
        let record = Format::Boardspace
            .read(&sample(&format!("boardspace-{game}.sgf")))
            .unwrap_or_else(|error| panic!("{game}: {error}"));
        let expected = sample(&format!("basalt-{game}.moves"));
        let (expected_moves, ending) = expected.split_once('\n').expect("two lines");
        assert_eq!(moves(&record), expected_moves, "{game}");
        let end = record.replay().unwrap_or_else(|error| panic!("{game}: {error}"));
        assert_eq!(end.outcome(), Some(Outcome::Win(Color::White)), "{game}");
        let score = end.score().map(|score| format!(" {}-{}", score.white, score.black));
        assert_eq!(ending.trim_end(), format!("p1win{}", score.unwrap_or_default()), "{game}");
        assert_eq!(record.tags.get("White"), Some("one"), "{game}");
    }
}

#[test]
fn games_survive_a_round_trip() {
    for game in ["dvonn-gestures", "dvonn-robots", "punct-gestures", "punct-robots"] {
        let record = Format::Boardspace
            .read(&sample(&format!("boardspace-{game}.sgf")))
            .expect("a sample can be read");
        let text = Format::Boardspace.write(&record).expect("it can be written");
        assert_eq!(Format::Boardspace.read(&text), Ok(record), "{game}");
    }
}

#[test]
fn a_change_of_mind_before_done_does_not_count() {
    let text =
        dvonn(&["Dropb C 3", "Pickb C 3", "Dropb D 3", "Done", "Dropb E 3", "Dropb F 3", "Done"]);
    assert_eq!(read_moves(&text), "d3 f3");
    let text =
        game("25", &["Pick W 1", "Dropb 1 D 4 0", "Pickb D 4", "Rotate", "Dropb 1 D 4 4", "Done"]);
    assert_eq!(read_moves(&text), "d4/e4e5");
    let text = game("25", &["Pick W 1", "Drop W 1", "Pick W 7", "Dropb 7 D 4 0", "Done"]);
    assert_eq!(read_moves(&text), "d4/d3d5");
}

#[test]
fn a_piece_is_lifted_by_any_of_its_dots_and_turned_in_place() {
    let start = ["Dropb 9 L 4 3", "Done", "Dropb 28 D 4 3", "Done"];
    let turned = ["Pickb L 5", "Dropb 9 L 4 4", "Done"];
    let text = game("25", &[&start[..], &turned[..]].concat());
    assert_eq!(read_moves(&text), "l4/l5l6 d4/d5d6 l4-l4/m5n6");
}

#[test]
fn the_player_who_starts_is_white_and_resigning_loses() {
    let text = "(;\nGM[Dvonn]\nP0[id \"zero\"]\nP1[id \"one\"]\n; P1[0 Start P1]\n; P1[1 Dropb C 3]\n\
                ; P1[2 Done]\n; P0[3 Resign]\n;\n)\n";
    let record = Format::Boardspace.read(text).expect("a game");
    assert_eq!((record.tags.get("White"), record.tags.get("Black")), (Some("one"), Some("zero")));
    assert_eq!(record.result, Some(Outcome::Win(Color::White)));
    assert_eq!(record.termination(), Some(Termination::Resignation));
    let again = Format::Boardspace.write(&record).expect("it can be written");
    assert_eq!(Format::Boardspace.read(&again), Ok(record));
}

#[test]
fn a_bad_game_is_named_and_the_others_are_kept() {
    let good = dvonn(&["Dropb C 3", "Done"]);
    let bad = dvonn(&["Dropb C 3", "Hop C 4", "Done"]);
    let mut reader = Reader::new(Format::Boardspace);
    reader.push(format!("{good}\n{bad}{good}").as_bytes());
    reader.finish();
    assert!(reader.next_game().is_some_and(|game| game.is_ok()));
    let error = reader.next_game().expect("a second game").expect_err("a bad one").to_string();
    assert_eq!(
        error,
        "game 2, line 11, column 3: expected a Boardspace action such as Pickb C 3, found “Hop C 4”"
    );
    assert!(reader.next_game().is_some_and(|game| game.is_ok()));
    assert!(reader.next_game().is_none());
}

#[test]
fn every_error_says_what_was_expected() {
    for (text, expected) in [
        ("(;\n)", "expected the property GM[Dvonn] or GM[25] before the first action, found none"),
        ("(;\nGM[Chess])", "expected GM[Dvonn] or GM[25], found “Chess”"),
        ("(;\nGM[Dvonn", "expected a property such as GM[Dvonn], found “GM[Dvonn”"),
        (
            "GM[Dvonn]",
            "expected a game in round brackets such as (;GM[Dvonn] …), found “GM[Dvonn]”",
        ),
        (")", "expected a game in round brackets such as (;GM[Dvonn] …), found “)”"),
        (" ", "expected a game in round brackets such as (;GM[Dvonn] …), found “”"),
        ("(;GM[Dvonn]) )", "expected the next game, found “)”"),
        ("(;GM[Dvonn]) GM[Dvonn]", "expected the next game, found “GM[Dvonn]”"),
        ("(;GM[25]; P0[1 Done])", "expected a move before Done, found none"),
        (
            "(;GM[25]; P0[1 Dropb 99 L 4 0])",
            "expected a Boardspace action such as Pickb C 3, found “Dropb 99 L 4 0”",
        ),
    ] {
        let error = Format::Boardspace.read(text).expect_err(text);
        assert_eq!(error.problem.to_string(), expected, "{text}");
    }
}

#[test]
fn unbalanced_brackets_are_refused_where_the_text_ends() {
    for (text, place, open) in [
        ("(;GM[Dvonn]((((((", (1, 18), 7),
        ("(;GM[Dvonn]\n(;)\n", (3, 1), 1),
        ("(;\nGM[Dvonn]\n; P0[1 Dropb C 3]\n", (4, 1), 1),
    ] {
        let error = Format::Boardspace.read(text).expect_err(text);
        assert_eq!((error.line, error.column), place, "{text}");
        let expected =
            format!("expected “)” at the end of the game, found {open} brackets still open");
        assert_eq!(error.problem.to_string(), expected, "{text}");
    }
}

/// Wherever a file is cut, the game that is cut is an error, and the games before it are read.
#[test]
fn a_file_cut_anywhere_is_not_valid() {
    let game = dvonn(&["Dropb C 3", "Done", "Dropb D 3", "Done"]);
    let end = game.rfind(')').expect("it is closed");
    for length in "(;".len()..=end {
        let file = format!("{game}{}", &game[..length]);
        let found: Vec<_> =
            read_all(Format::Boardspace, file.as_bytes()).map(|game| game.is_ok()).collect();
        assert_eq!(found, [true, false], "{file}");
    }
}

#[test]
fn variations_are_not_part_of_the_game() {
    let text = "(;GM[Dvonn]; P0[1 Dropb C 3]; P0[2 Done] (; P1[3 Dropb D 3]; P1[4 Done])\n\
                (; P1[3 Dropb E 3]; P1[4 Done] (; P0[5 Resign])))";
    let record = Format::Boardspace.read(text).expect("a game");
    assert_eq!((moves(&record).as_str(), record.result), ("c3 d3", None));
}

#[test]
fn names_are_kept_as_they_are_or_refused() {
    let mut record = Format::Boardspace.read(&dvonn(&["Dropb C 3", "Done"])).expect("a game");
    for name in ["Ada \"Q\" L.", "\"", "\"Ada\"", "[a\\]", "O'Hara", "id \"x\""] {
        for tag in ["White", "Black", "Event"] {
            record.tags.set(tag, name).expect("a good name");
        }
        let text = Format::Boardspace.write(&record).expect("it can be written");
        let tags = Format::Boardspace.read(&text).expect("readable").tags;
        for tag in ["White", "Black", "Event"] {
            assert_eq!(tags.get(tag), Some(name), "{text}");
        }
    }
    record.tags.set("White", "a\n(;").expect("a good name");
    let error = Format::Boardspace.write(&record).expect_err("a line end").to_string();
    assert_eq!(error, "Boardspace doesn’t support the White tag “a\u{fffd}(;”");
}

/// A file of many games can be resumed after the last id in it.
#[test]
fn the_id_of_a_game_is_a_comment_on_it() {
    let mut record = Format::Boardspace.read(&dvonn(&["Dropb C 3", "Done"])).expect("a game");
    let text = Format::Boardspace.write(&record).expect("it can be written");
    assert!(!text.contains("GC["), "{text}");
    for id in ["aaaaaaaaab", "a ]b\\"] {
        record.tags.set("GameId", id).expect("a good tag");
        let text = Format::Boardspace.write(&record).expect("it can be written");
        assert_eq!(Format::Boardspace.read(&text).expect("readable"), record, "{text}");
    }
    let commented = "(;GM[Dvonn]GC[A fine game]; P0[1 Dropb C 3]; P0[2 Done])";
    let record = Format::Boardspace.read(commented).expect("a game");
    assert_eq!(record.tags.get("GameId"), None, "a comment of somebody else is no id");
}

#[test]
fn a_basic_game_and_a_set_up_have_no_place_there() {
    for (text, expected) in [
        (
            "[Game \"punct\"]\n[Variant \"basic\"]\n\n1. l4/l5m5 *",
            "Boardspace doesn’t support punct-basic",
        ),
        (
            "[Game \"dvonn\"]\n[Position \"9/10/2r1r3r2/10/9 b p\"]\n\n*",
            "Boardspace doesn’t support games from a set-up position",
        ),
    ] {
        let record: Record = text.parse().expect("a record");
        let error = Format::Boardspace.write(&record).expect_err(text);
        assert_eq!(error.to_string(), expected);
    }
}
