//! Records in every format: the samples, and whatever can be made up.

use basalt_records::{Format, MoveNode, Reader, Record, RecordError, Termination, read_all};
use basalt_rules::{ByColor, Color, Outcome};
use basalt_testkit::fixtures::{ANNOTATED, CODECUP, LITTLE_GOLEM, MOVE_LISTS};
use proptest::prelude::*;

/// The formats that hold every game of DVONN from its start. AbstractPlay's holds finished ones with a date.
const HOLD_ANY_MOVES: [Format; 5] =
    [Format::Basalt, Format::Json, Format::LittleGolem, Format::CodeCup, Format::Boardspace];

type Games = Vec<Result<Record, RecordError>>;

fn all(format: Format, text: &[u8]) -> Games {
    read_all(format, text).collect()
}

fn in_pieces(format: Format, text: &[u8], size: usize) -> Games {
    let mut reader = Reader::new(format);
    let mut games = Vec::new();
    for piece in text.chunks(size) {
        reader.push(piece);
        games.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    games.extend(std::iter::from_fn(|| reader.next_game()));
    games
}

fn written(format: Format, records: &[Record]) -> String {
    let texts = records.iter().map(|record| format.write(record).expect("writable"));
    texts.collect::<Vec<_>>().join(format.separator())
}

#[test]
fn the_robots_games_have_their_moves_result_and_score() {
    for (codecup, ours) in CODECUP {
        let (moves, end) = ours.trim_end().split_once('\n').expect("moves and result");
        let (result, score) = end.split_once(' ').expect("result and score");
        let record = Format::CodeCup.read(codecup).expect("well-written");
        let text: Vec<_> = record.line.moves().map(|mv| mv.to_string()).collect();
        assert_eq!(text.join(" "), moves);
        assert!(record.replay().is_ok());
        assert_eq!((result, record.result), ("p1win", Some(Outcome::Win(Color::White))));
        let ByColor { white, black } = record.score.expect("it was played out");
        assert_eq!(format!("{white}-{black}"), score);
        assert_eq!(Format::CodeCup.write(&record).as_deref(), Ok(codecup));
    }
}

#[test]
fn plain_lists_of_moves_are_read() {
    for (text, plies) in MOVE_LISTS {
        assert_eq!(Format::detect(text.as_bytes()), Some(Format::Moves));
        let record = Format::Moves.read(text).expect("well-written");
        assert_eq!(record.line.nodes.len(), plies);
        assert!(record.replay().is_ok(), "the result is that on the board");
        assert_eq!(record.result, Some(Outcome::Win(Color::White)));
        let again = Format::Moves.write(&record).expect("writable");
        assert_eq!(Format::Moves.read(&again), Ok(record));
    }
    for (codecup, ours) in CODECUP {
        assert_eq!(Format::Moves.read(ours), Format::CodeCup.read(codecup));
    }
}

#[test]
fn the_human_game_ends_by_resignation() {
    let record = Format::LittleGolem.read(LITTLE_GOLEM).expect("well-written");
    let end = record.replay().expect("legal");
    assert_eq!((end.to_move(), end.outcome()), (Color::White, None));
    assert_eq!(record.result, Some(Outcome::Win(Color::Black)));
    assert_eq!(record.termination(), Some(Termination::Resignation));
    assert_eq!(record.tags.get("Black"), Some("Xander (xandern .BSW)"));
    // 24 pairs of placements and the one that is not written, 13 pairs of moves.
    assert_eq!(record.line.nodes.len(), 49 + 26);
    assert_eq!(Format::LittleGolem.write(&record).as_deref(), Ok(LITTLE_GOLEM));
}

#[test]
fn games_pass_from_format_to_format() {
    for (codecup, _) in CODECUP {
        let record = Format::CodeCup.read(codecup).expect("well-written");
        for format in HOLD_ANY_MOVES {
            let text = format.write(&record).expect("writable");
            assert_eq!(Format::detect(text.as_bytes()), Some(format));
            assert_eq!(format.read(&text).as_ref(), Ok(&record), "{text}");
        }
    }
}

#[test]
fn the_annotated_games_are_written_as_they_are() {
    let games = all(Format::Basalt, ANNOTATED.as_bytes());
    let records: Vec<Record> = games.into_iter().collect::<Result<_, _>>().expect("well-written");
    assert_eq!(records.len(), 4);
    for record in &records {
        record.replay().expect("legal");
    }
    assert_eq!(written(Format::Basalt, &records), ANNOTATED);
}

#[test]
fn numbers_count_the_plies_of_white() {
    let (codecup, _) = CODECUP[0];
    let text = Format::CodeCup.read(codecup).expect("well-written").to_string();
    let words: Vec<_> = text.split_whitespace().collect();
    assert!(words.join(" ").contains(" 24. b4 e5 25. d5 26. d1e1 k4k3 27. g5f4 j5i4 28. "));
}

#[test]
fn a_truncated_file_never_gives_another_game() {
    let whole = all(Format::Basalt, ANNOTATED.as_bytes());
    for length in 0..ANNOTATED.len() {
        let games = all(Format::Basalt, &ANNOTATED.as_bytes()[..length]);
        assert!(games.len() <= whole.len());
        for (i, (game, original)) in games.iter().zip(&whole).enumerate() {
            let is_last = i + 1 == games.len();
            assert!(game == original || is_last && game.is_err(), "{length} bytes, game {i}");
        }
    }
}

#[test]
fn a_truncated_file_of_another_format_keeps_its_whole_games() {
    for (format, game) in [(Format::LittleGolem, LITTLE_GOLEM), (Format::CodeCup, CODECUP[1].0)] {
        let file = [game, game].join(format.separator());
        let whole = format.read(game);
        // From its first few letters on, the second game is known to be another one.
        for cut in 0..game.len() - "Event [".len() {
            let games = all(format, &file.as_bytes()[..file.len() - cut]);
            assert_eq!(games.first(), Some(&whole));
            assert!(games.len() <= 2);
        }
    }
}

#[test]
fn other_formats_hold_several_games_and_survive_a_bad_one() {
    for (format, game, mv) in
        [(Format::LittleGolem, LITTLE_GOLEM, "k5"), (Format::CodeCup, CODECUP[0].0, "K5")]
    {
        let bad = game.replace(mv, "k6");
        let games = all(format, [game, &bad, game].join(format.separator()).as_bytes());
        let good: Vec<_> = games.iter().map(Result::is_ok).collect();
        assert_eq!(good, [true, false, true], "{format}");
        assert_eq!(games[1].as_ref().map_err(|error| error.game), Err(2));
    }
}

#[test]
fn pieces_of_a_file_give_what_the_whole_gives() {
    let broken = ANNOTATED.replacen("1. e3", "1. x3", 1).replacen("} ", "", 1);
    for text in [ANNOTATED, &broken, &ANNOTATED.replace('\n', "\r\n")] {
        let whole = all(Format::Basalt, text.as_bytes());
        assert_eq!(whole.len(), 4);
        for size in [1, 3, 1000] {
            assert_eq!(in_pieces(Format::Basalt, text.as_bytes(), size), whole);
        }
    }
    let crlf = ANNOTATED.replace('\n', "\r\n");
    assert_eq!(all(Format::Basalt, crlf.as_bytes()), all(Format::Basalt, ANNOTATED.as_bytes()));
}

#[test]
fn games_from_a_set_up_stay_in_their_own_format() {
    let records = read_all(Format::Basalt, ANNOTATED.as_bytes()).flatten();
    let from_setup = records.filter(Record::is_from_setup).collect::<Vec<_>>();
    assert_eq!(from_setup.len(), 1);
    for format in [Format::LittleGolem, Format::CodeCup] {
        assert!(format.write(&from_setup[0]).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn every_record_comes_back(record in basalt_testkit::records::annotated()) {
        prop_assert!(record.replay().is_ok());
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record));
    }

    #[test]
    fn every_file_comes_back(records in prop::collection::vec(basalt_testkit::records::annotated(), 0..4), size in 1..200_usize) {
        let text = written(Format::Basalt, &records);
        let games: Games = records.into_iter().map(Ok).collect();
        prop_assert_eq!(in_pieces(Format::Basalt, text.as_bytes(), size), games);
    }

    #[test]
    fn lines_are_wrapped_between_words(record in basalt_testkit::records::annotated()) {
        let text = record.to_string();
        let (_, moves) = text.split_once("\n\n").expect("tags and moves");
        for line in moves.lines() {
            // Spaces at which no line may end: in commands, after numbers, escaped.
            let word = ["%clk ", "%eval ", ". ", "\\ "].iter().fold(line.to_owned(), |line, kept| line.replace(kept, ""));
            prop_assert!(line.chars().count() <= 80 || !word.contains(' '), "{}", line);
        }
    }

    #[test]
    fn plain_games_come_back_from_every_format(record in basalt_testkit::records::plain()) {
        for format in HOLD_ANY_MOVES {
            let mut expected = record.clone();
            let text = format.write(&record).expect("writable");
            if format == Format::LittleGolem && record.line.nodes.len() == 48 {
                expected.line.nodes.extend(forced_placement(&record));
            }
            prop_assert_eq!(format.read(&text), Ok(expected));
        }
    }

    #[test]
    fn any_bytes_are_read_in_any_pieces(bytes in prop::collection::vec(any::<u8>(), 0..300), size in 1..9_usize) {
        for format in Format::ALL {
            prop_assert_eq!(in_pieces(format, &bytes, size), all(format, &bytes));
        }
    }

    #[test]
    fn damaged_files_are_read_in_any_pieces(
        damage in prop::collection::vec((any::<prop::sample::Index>(), nasty_bytes()), 1..4),
        size in 1..100_usize,
    ) {
        for (format, text) in [
            (Format::Basalt, ANNOTATED),
            (Format::LittleGolem, LITTLE_GOLEM),
            (Format::CodeCup, CODECUP[0].0),
        ] {
            let mut bytes = text.as_bytes().to_vec();
            for (index, inserted) in &damage {
                let at = index.index(bytes.len());
                bytes.splice(at..=at, inserted.iter().copied());
            }
            let games = all(format, &bytes);
            prop_assert_eq!(&in_pieces(format, &bytes, size), &games);
            for record in games.into_iter().flatten() {
                prop_assert_eq!(record.to_string().parse(), Ok(record));
            }
        }
    }
}

/// The placement that Little Golem never writes.
fn forced_placement(record: &Record) -> Option<MoveNode> {
    let position = record.replay().ok()?;
    position.legal_moves().first().map(|&mv| MoveNode::new(mv))
}

fn nasty_bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        basalt_testkit::records::nasty_text().prop_map(String::into_bytes),
        prop::collection::vec(any::<u8>(), 0..4),
    ]
}
