//! JSON that is no game, and what is said about it.

use basalt_records::{Format, MAX_DEPTH, MAX_JSON, read_all};
use proptest::prelude::*;

use crate::samples::samples;

/// The error message for a text that holds one game.
fn said(text: &str) -> String {
    let mut games = read_all(Format::Json, text.as_bytes());
    let error = games.next().expect("a game").expect_err(text);
    error.to_string()
}

/// A game with something instead of its moves and what follows them.
fn game(rest: &str) -> String {
    format!(r#"{{"format":"basalt-game","version":1,"game":"dvonn",{rest}}}"#)
}

#[test]
fn the_place_and_the_reason_are_named() {
    for (text, expected) in [
        (game(r#""moves":["e3",{"move":"z9"}]"#), "game 1, moves[1].move: expected a move such as e3, a1b2 or pass, found “z9”"),
        (game(r#""moves":["e3",7]"#), "game 1, moves[1]: expected an object, found “7”"),
        (game(r#""moves":[{"glyphs":[1]}]"#), "game 1, moves[0].move: expected “move”, found nothing"),
        (game(r#""moves":[{"move":"e3","glyphs":[1,256]}]"#), "game 1, moves[0].glyphs[1]: expected a whole number from 0 to 255, found “256”"),
        (game(r#""moves":[{"move":"e3","clock":90}]"#), "game 1, moves[0].clock: expected a text, found “90”"),
        (game(r#""moves":[{"move":"e3","clock":"9"}]"#), "game 1, moves[0].clock: expected a time such as 0:14:59 or 0:14:59.5, found “9”"),
        (game(r#""moves":[{"move":"e3","variations":[{"moves":["c3",{"move":"d3","eval":"?"}]}]}]"#), "game 1, moves[0].variations[0].moves[1].eval: expected a value such as +3.5, 62%, =+4 or =1-0, found “?”"),
        (game(r#""moves":[{"move":"e3","variation":[]}]"#), "game 1, moves[0].variation: unknown field “variation”"),
        (game(r#""moves":{}"#), "game 1, moves: expected a list, found “{}”"),
        (game(r#""tags":{}"#), "game 1, moves: expected “moves”, found nothing"),
        (game(r#""moves":[],"tags":{"White":1}"#), "game 1, tags.White: expected a text, found “1”"),
        (game(r#""moves":[],"tags":{"A":"","A":""}"#), "game 1, tags.A: expected each tag once, found A twice"),
        (game(r#""moves":[],"tags":{"Result":"1-0"}"#), "game 1, tags.Result: the tag Result is set automatically and can’t be changed"),
        (game(r#""moves":[],"variant":"basic""#), "game 1, variant: expected a variant of dvonn, found “basic”"),
        (game(r#""moves":[],"result":"2-0""#), "game 1, result: expected a result (1-0, 0-1, 1/2-1/2 or *), found “2-0”"),
        (game(r#""moves":[],"score":{"white":1}"#), "game 1, score.black: expected “black”, found nothing"),
        (game(r#""moves":[],"game":"dvonn""#), "game 1, game: expected “game” once, found it twice"),
        (r#"{"format":"basalt-game","version":2}"#.to_owned(), "game 1, version: expected version 1, found “2”"),
        (r#"{"format":"chess"}"#.to_owned(), "game 1, format: expected the format basalt-game or the header of AbstractPlay, found “chess”"),
        ("{}".to_owned(), "game 1, format: expected “format”, found nothing"),
        ("{\n \"format\": é}".to_owned(), "game 1, line 2, column 12: expected JSON, found “é}”"),
        ("{\"format\":\"basalt-game\"".to_owned(), "game 1, line 1, column 24: expected more JSON, found the end of the text"),
        ("\n\nhello".to_owned(), "game 1, line 3, column 1: expected JSON, found “hello”"),
        (r#"{"header":{"game":{"name":"Go"}},"moves":[]}"#.to_owned(), "game 1, header.game.name: expected the name of a game (dvonn, punct, punct-basic), found “Go”"),
        (r#"{"header":{"game":{"name":"DVONN"},"players":[{"name":"A","result":1}]},"moves":[]}"#.to_owned(), "game 1, header.players: expected two players, found 1"),
        (r#"{"header":{"game":{"name":"DVONN"},"players":[{"name":"A","result":1},{"name":"B","result":"0"}]},"moves":[]}"#.to_owned(), "game 1, header.players[1].result: expected a whole number from 0 to 1, found “0”"),
        (r#"{"header":{"game":{"name":"DVONN"},"players":[{"name":"A","result":1},{"name":"B","result":0}]},"moves":[["e3","c3"],[null,"i3"]]}"#.to_owned(), "game 1, moves[1][1]: it is White’s turn here"),
    ] {
        assert_eq!(said(&text), expected, "{text}");
    }
}

#[test]
fn a_bad_game_keeps_the_others() {
    let good = game("\"moves\":[]");
    let text = format!("{good}\n{{\"format\":1}}\nno game\n{good}");
    let games: Vec<_> = read_all(Format::Json, text.as_bytes()).collect();
    let good: Vec<_> = games.iter().map(Result::is_ok).collect();
    assert_eq!(good, [true, false, false, true]);
    let errors = games.iter().filter_map(|game| game.as_ref().err());
    assert_eq!(errors.map(|error| error.game).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn text_must_be_utf8() {
    let bytes = [b"{\"format\":\"", &[0xff][..], b"\"}"].concat();
    let error = read_all(Format::Json, &bytes).next().expect("a game").expect_err("no UTF-8");
    let expected = "game 1, line 1, column 12: expected UTF-8 text, found the byte 0xff";
    assert_eq!(error.to_string(), expected);
}

fn nested(depth: usize) -> String {
    let (open, close) = (r#"[{"move":"e3","variations":[{"moves":"#, "}]}]");
    let moves = format!("{}[]{}", open.repeat(depth), close.repeat(depth));
    game(&format!("\"moves\":{moves}"))
}

#[test]
fn variations_are_nested_only_so_deep() {
    assert!(read_all(Format::Json, nested(MAX_DEPTH).as_bytes()).all(|game| game.is_ok()));
    assert!(said(&nested(MAX_DEPTH + 1)).contains("at most 64 deep"));
    assert!(said(&"{\"a\":[".repeat(100_000)).contains("at most 64 deep"));
}

#[test]
fn a_game_has_at_most_four_megabytes() {
    let long = |length: usize| {
        let empty = game("\"moves\":[],\"comment\":\"\"").len();
        game(&format!("\"moves\":[],\"comment\":\"{}\"", "x".repeat(length - empty)))
    };
    assert!(read_all(Format::Json, long(MAX_JSON).as_bytes()).all(|game| game.is_ok()));
    let text = format!("{}\n{}", long(MAX_JSON + 1), game("\"moves\":[]"));
    let games: Vec<_> = read_all(Format::Json, text.as_bytes()).map(|game| game.is_ok()).collect();
    assert_eq!(games, [false, true]);
}

#[test]
fn a_truncated_game_is_never_taken_for_a_whole_one() {
    for record in samples().iter().take(4) {
        let text = Format::Json.write(record).expect("writable");
        let text = text.trim_end();
        for length in 1..text.len() {
            let games: Vec<_> = read_all(Format::Json, &text.as_bytes()[..length]).collect();
            assert!(games.len() == 1 && games[0].is_err(), "{length} bytes");
        }
    }
}

proptest! {
    #[test]
    fn damage_is_survived(sample in 0..8_usize, damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut record = samples().swap_remove(sample);
        record.tags.set("Date", "2026.11.15").expect("a tag");
        for format in [Format::Json, Format::AbstractPlay] {
            let Ok(text) = format.write(&record) else { continue };
            let mut bytes = text.into_bytes();
            for (index, byte) in &damage {
                let at = index.index(bytes.len());
                bytes[at] = *byte;
            }
            for game in read_all(format, &bytes) {
                match game {
                    Ok(record) => {
                        let again = Format::Json.write(&record).expect("writable");
                        prop_assert_eq!(read_all(format, again.as_bytes()).next(), Some(Ok(record)));
                    }
                    Err(error) => prop_assert_eq!(error.to_string().lines().count(), 1),
                }
            }
        }
    }
}
