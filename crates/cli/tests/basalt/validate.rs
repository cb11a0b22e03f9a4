use crate::program::{Folder, basalt, basalt_reading, sample, sample_text};

const GOOD: &str = "[Game \"dvonn\"]\n\n1. e3 c3 *\n\n";

#[test]
fn the_samples_are_valid() {
    for (name, games) in [
        ("annotated.basalt", "4 games are valid"),
        ("codecup-dvonn-gestures.txt", "1 game is valid"),
        ("codecup-dvonn-robots.txt", "1 game is valid"),
        ("littlegolem-human.txt", "1 game is valid"),
        ("boardspace-dvonn-gestures.sgf", "1 game is valid"),
        ("boardspace-dvonn-robots.sgf", "1 game is valid"),
        ("boardspace-punct-gestures.sgf", "1 game is valid"),
        ("boardspace-punct-robots.sgf", "1 game is valid"),
    ] {
        let file = sample(name);
        assert_eq!(basalt(&["validate", &file]).fine(), format!("{file}: {games}.\n"));
    }
    let piped = basalt_reading(&["validate", "-"], sample_text("annotated.basalt").as_bytes());
    assert_eq!(piped.fine(), "the standard input: 4 games are valid.\n");
}

#[test]
fn the_first_illegal_move_of_a_game_is_named_with_its_rule() {
    let folder = Folder::new("validate-illegal");
    let bad = "[Game \"dvonn\"]\n\n1. e3 c3 2. e3 c3 *\n\n";
    let variation = "[Game \"dvonn\"]\n\n1. e3 c3 (1... e3) *\n\n";
    let file = folder.file("games", [GOOD, bad, GOOD, variation].concat());
    let run = basalt(&["validate", &file]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let taken = "move e3: e3 is taken: place the piece on an empty space (rule 2)";
    assert_eq!(
        run.out,
        format!(
            "{file}: game 2: ply 3, {taken}\n\
             {file}: game 4: variation at ply 2, {taken}\n\
             {file}: 2 games are valid, 2 are not.\n"
        )
    );
}

#[test]
fn an_illegal_turn_of_punct_is_named_with_its_rule() {
    let play = |turns| {
        let game = format!("[Game \"punct\"]\n\n{turns} *\n");
        let run = basalt_reading(&["validate", "-"], game.as_bytes());
        assert_eq!(run.code, Some(1), "{}", run.out);
        run.out.lines().next().unwrap_or_default().to_owned()
    };
    for (turns, why) in [
        ("1. i9/i10j10", "i9 is in the central hexagon: you can only move pieces there (rule 2)"),
        (
            "1. c4/c5d5 l4/l5m5 2. c4-l4/l5m5",
            "the PÜNCT must land on a white dot, and l4 shows none (rule 6)",
        ),
        ("1. c4/c5c6 l4/l5m5 2. c4-j4/k4l4", "both ends must be on the same level (rule 5)"),
        ("1. c4/c5d5 pass", "you can’t pass while you have a turn, such as "),
    ] {
        let line = play(turns);
        assert!(line.contains(why), "{line}");
    }
}

#[test]
fn a_wrong_result_is_named() {
    let wrong = sample_text("annotated.basalt").replace("26-7", "27-7");
    let run = basalt_reading(&["validate", "-"], wrong.as_bytes());
    assert_eq!(run.code, Some(1));
    assert!(
        run.out
            .contains("game 1: the record says 27-7 points, but the score on the board is 26-7\n")
    );
}

#[test]
fn errors_name_their_line_and_other_games_are_read() {
    let whole = sample_text("annotated.basalt");
    for (bad, place) in [
        (
            b"[Game \"dvonn\"]\n\n1. e3 z9 *\n\n".to_vec(),
            "game 2, line 7, column 7: expected a move",
        ),
        (
            b"[Game \"dvonn\"]\n\n1. e3 {\xff} *\n\n".to_vec(),
            "game 2, line 7, column 8: expected UTF-8",
        ),
        (
            b"[Game \"dvonn\"]\n\n1. e3 {open\n\n".to_vec(),
            "game 2, line 7, column 7: expected the end",
        ),
        (
            ["[Game \"dvonn\"]\n\n{", &"x".repeat(10_000_000), "} *\n\n"].concat().into_bytes(),
            "game 2, line 5, column 1: expected at most 1000000 bytes in a game, found more",
        ),
    ] {
        let text = [GOOD.as_bytes(), &bad, GOOD.as_bytes()].concat();
        let run = basalt_reading(&["validate", "-"], &text);
        assert_eq!(run.code, Some(1));
        assert!(run.out.contains(place), "{}", run.out);
        assert!(run.out.ends_with("2 games are valid, 1 is not.\n"), "{}", run.out);
    }
    let truncated = basalt_reading(&["validate", "-"], &whole.as_bytes()[..whole.len() - 2]);
    assert!(truncated.code == Some(1) && truncated.out.contains("3 games are valid, 1 is not"));
}

#[test]
fn files_that_cannot_be_read_spare_the_others() {
    let folder = Folder::new("validate-missing");
    let (missing, good) = (folder.path("missing"), folder.file("good", GOOD));
    let run = basalt(&["validate", &missing, &folder.path(""), &good]);
    assert_eq!(run.code, Some(3));
    assert_eq!(run.out, format!("{good}: 1 game is valid.\n"));
    let directory = folder.path("");
    assert_eq!(
        run.err,
        format!(
            "error: Can’t read {missing}: file not found\n\
             error: Can’t read {directory}: it is a folder\n"
        )
    );
}

#[test]
fn a_file_without_a_game_is_no_valid_file() {
    let folder = Folder::new("validate-empty");
    for content in ["", "\n \n", "\u{feff}"] {
        let file = folder.file("empty", content);
        let said = basalt(&["validate", &file]).failure(1);
        assert_eq!(said, format!("error: expected at least one game in {file}, found none\n"));
    }
    for content in [&b"\x7fELF\x02\x01\x00\xff"[..], b"Hello, world\nhow are you", &[0; 9999]] {
        let file = folder.file("noise", content);
        let said = basalt(&["validate", &file]).failure(1);
        assert!(said.contains("expected games in a known format in "), "{said}");
        let forced = basalt(&["validate", &file, "--from", "codecup"]);
        assert_eq!(forced.code, Some(1));
    }
}
