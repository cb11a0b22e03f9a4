//! Round trips: a record is written and read again as the same.

use basalt_records::{Format, Reader, Record, RecordError, read_all, result_text};
use basalt_rules::{AnyPosition, Game};
use basalt_testkit::records::{annotated, plain};
use proptest::prelude::*;

use crate::random::finished;
use crate::samples::samples;

fn read(format: Format, text: &str) -> Result<Record, RecordError> {
    assert_eq!(Format::detect(text.as_bytes()), Some(Format::Json), "{text}");
    let mut games = read_all(format, text.as_bytes());
    let game = games.next().expect("a game");
    assert!(games.next().is_none(), "{text}");
    game
}

fn through_json(record: &Record) -> Record {
    let text = Format::Json.write(record).expect("it holds everything");
    assert_eq!(text.lines().count(), 1, "{text}");
    read(Format::Json, &text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The part of a game that AbstractPlay's record can hold: its moves, result, score and some tags.
fn assert_same_game(found: &Record, record: &Record) {
    assert_eq!(found.start, record.start);
    assert!(found.line.moves().eq(record.line.moves()));
    assert_eq!((found.result, found.score), (record.result, record.score));
    for tag in ["White", "Black", "Termination", "Date"] {
        assert_eq!(found.tags.get(tag), record.tags.get(tag), "{tag}");
    }
}

#[test]
fn every_sample_goes_through_json_unchanged() {
    let samples = samples();
    assert!(samples.len() >= 11 && samples.iter().any(|record| record.game() == Game::Punct));
    for record in samples {
        assert_eq!(through_json(&record), record);
    }
}

#[test]
fn every_sample_goes_through_abstract_play() {
    let mut held = 0;
    for mut record in samples() {
        record.tags.set("Date", "2026.11.15").expect("a tag");
        let Ok(text) = Format::AbstractPlay.write(&record) else {
            assert_eq!(result_text(record.result), "*", "{record}");
            continue;
        };
        held += 1;
        let found = read(Format::AbstractPlay, &text).expect("readable");
        assert_same_game(&found, &record);
        assert!(found.replay().is_ok());
        assert_eq!(Format::AbstractPlay.write(&found).as_ref(), Ok(&text), "written again");
    }
    assert!(held >= 8, "{held}");
}

#[test]
fn a_round_of_abstract_play_has_a_place_for_each_player() {
    let text = "[Game \"dvonn\"]\n[Date \"2026.11.15\"]\n[White \"Ada\"]\n[WhiteSeat \"computer 7\"]\n\
                [Termination \"time\"]\n[Position \"9/10/2r1r3r2/10/9 b p\"]\n\n1... a1 2. b1 0-1";
    let record: Record = text.parse().expect("well-written");
    let expected = r#"{"header":{"game":{"name":"DVONN","variants":[]},"site":{"name":"Basalt"},"date-start":"2026-11-15T00:00:00Z","date-end":"2026-11-15T00:00:00Z","date-generated":"2026-11-15T00:00:00Z","players":[{"name":"Ada","result":0,"is_ai":true},{"name":"?","result":1}],"startingPosition":"9/10/2r1r3r2/10/9 b p","termination":"time"},"moves":[[null,"a1"],["b1",null]]}"#;
    let found = Format::AbstractPlay.write(&record).expect("it has a place");
    assert_eq!(found, format!("{expected}\n"));
}

#[test]
fn white_plays_twice_in_a_row_when_the_board_of_dvonn_is_full() {
    let record = samples().into_iter().find(|record| record.score.is_some()).expect("played out");
    let mut record = record;
    record.tags.set("Date", "2026.11.15").expect("a tag");
    let moves: Vec<_> = record.line.moves().map(|mv| mv.to_string()).collect();
    let text = Format::AbstractPlay.write(&record).expect("it has a place");
    let expected = format!(r#",["{}",null],["{}","{}"],"#, moves[48], moves[49], moves[50]);
    assert!(text.contains(&expected), "{expected} in {text}");
}

#[test]
fn records_beyond_abstract_play_are_refused() {
    let refusal =
        |record: &Record| Format::AbstractPlay.write(record).expect_err("refused").to_string();
    let mut record: Record = "[Game \"dvonn\"]\n\n1. e3 e3 *".parse().expect("well-written");
    assert_eq!(refusal(&record), "AbstractPlay supports finished games only");
    record.result = Some(basalt_rules::Outcome::Draw);
    assert!(refusal(&record).starts_with("AbstractPlay needs a date"));
    record.tags.set("Date", "2026.11.15").expect("a tag");
    assert!(refusal(&record).ends_with("doesn’t support illegal moves, found e3"));
}

#[test]
fn a_foreign_record_of_abstract_play_is_read() {
    let text = r#"[{"header":{"game":{"name":"Pünct","variants":["basic"]},"event":"Cup","round":"2",
        "site":{"name":"Somewhere","gameid":17},"date-start":"2026-11-15T20:40:00Z",
        "date-end":"2026-11-16T08:00:00+01:00","date-generated":"x","unrated":true,
        "players":[{"name":"Ada","userid":"1","result":3},{"name":"Bea","result":3,"country":"PL"}]},
        "moves":[["l4/l5m5",{"move":"c4/c5d6","result":"fine"}]]}]"#;
    let record = read(Format::AbstractPlay, text).expect("readable");
    let expected = "[Game \"punct\"]\n[Variant \"basic\"]\n[Event \"Cup\"]\n[Site \"Somewhere\"]\n\
        [GameId \"17\"]\n[Round \"2\"]\n[Date \"2026.11.15\"]\n[Started \"2026-11-15T20:40:00Z\"]\n\
        [Ended \"2026-11-16T08:00:00+01:00\"]\n[White \"Ada\"]\n[Black \"Bea\"]\n\
        [Result \"1/2-1/2\"]\n\n1. l4/l5m5 c4/c5d6 1/2-1/2\n";
    assert_eq!(record.to_string(), expected);
}

#[test]
fn our_schema_is_as_documented() {
    let text = r#"{"format":"basalt-game","version":1,"game":"dvonn","variant":"standard","tags":{"White":"Ada","Termination":"resignation"},"start":"9/10/2r1r3r2/10/9 b p","comment":"a problem","moves":["a1",{"move":"b1","glyphs":[1],"comment":"said","clock":"0:14:59.5","eval":"+3.5","variations":[{"comment":"or","moves":["c1","d1"]},{"moves":[]}]}],"result":"1-0","score":{"white":26,"black":7}}"#;
    let record = read(Format::Json, text).expect("readable");
    let expected = "[Game \"dvonn\"]\n[White \"Ada\"]\n[Termination \"resignation\"]\n\
        [Position \"9/10/2r1r3r2/10/9 b p\"]\n[Result \"1-0\"]\n[Score \"26-7\"]\n\n\
        {a problem} 1... a1 2. b1 $1 {[%clk 0:14:59.5] [%eval +3.5] said} ({or} 2. c1 d1)\n\
        () 1-0\n";
    assert_eq!(expected.parse().as_ref(), Ok(&record));
    assert_eq!(Format::Json.write(&record).as_deref(), Ok(format!("{text}\n").as_str()));
}

#[test]
fn implied_parts_may_be_left_out() {
    let text = r#"{"version":1,"game":"punct-basic","moves":[],"format":"basalt-game"}"#;
    let expected = Record::new(AnyPosition::start(Game::PunctBasic));
    assert_eq!(read(Format::Json, text), Ok(expected));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn records_survive_json(record in annotated()) {
        prop_assert_eq!(through_json(&record), record);
    }

    #[test]
    fn finished_games_go_through_both_schemas(record in finished()) {
        prop_assert_eq!(&through_json(&record), &record);
        let text = Format::AbstractPlay.write(&record).expect("finished and with a date");
        assert_same_game(&read(Format::AbstractPlay, &text).expect("readable"), &record);
    }

    #[test]
    fn the_pieces_of_a_file_make_no_difference(records in prop::collection::vec(plain(), 1..4), size in 1..99_usize) {
        let texts = records.iter().map(|record| Format::Json.write(record).expect("writable"));
        let text = ["\u{feff}[".to_owned(), texts.collect::<Vec<_>>().join(",\n"), "]\n".to_owned()].concat();
        let mut reader = Reader::new(Format::Json);
        let mut found = Vec::new();
        for piece in text.as_bytes().chunks(size) {
            reader.push(piece);
            found.extend(std::iter::from_fn(|| reader.next_game()));
        }
        reader.finish();
        found.extend(std::iter::from_fn(|| reader.next_game()));
        let found: Vec<Record> = found.into_iter().collect::<Result<_, _>>().expect("readable");
        prop_assert_eq!(found, records);
    }
}
