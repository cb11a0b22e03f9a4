use crate::program::{Folder, basalt, basalt_reading, hang_up, sample, sample_text};

#[test]
fn formats_convert_into_each_other_and_back() {
    for (name, format) in [
        ("codecup-dvonn-gestures.txt", "codecup"),
        ("codecup-dvonn-robots.txt", "codecup"),
        ("littlegolem-human.txt", "littlegolem"),
        ("annotated.basalt", "basalt"),
    ] {
        let ours = basalt(&["convert", &sample(name)]).fine();
        assert!(ours.starts_with("[Game \"dvonn\"]\n"), "{ours}");
        let back = basalt_reading(&["convert", "--to", format], ours.as_bytes()).fine();
        assert_eq!(back, sample_text(name), "{name}");
    }
}

/// The moves of a game in Basalt's own format, without their numbers, and its result.
fn moves_and_result(game: &str) -> (String, String) {
    let mut lines = game.split("\n\n").nth(1).expect("moves").split_whitespace();
    let result = lines.next_back().expect("a result").to_owned();
    let moves: Vec<_> = lines.filter(|word| !word.ends_with('.')).collect();
    (moves.join(" "), result)
}

#[test]
fn gestures_of_both_games_become_moves_and_gestures_again() {
    for (name, game) in [
        ("dvonn-gestures", "dvonn"),
        ("dvonn-robots", "dvonn"),
        ("punct-gestures", "punct"),
        ("punct-robots", "punct"),
    ] {
        let ours = basalt(&["convert", &sample(&format!("boardspace-{name}.sgf"))]).fine();
        assert!(ours.starts_with(&format!("[Game \"{game}\"]\n")), "{ours}");
        let expected = sample_text(&format!("basalt-{name}.moves"));
        assert_eq!(expected.lines().next(), Some(moves_and_result(&ours).0.as_str()), "{name}");
        let sgf = basalt_reading(&["convert", "--to", "boardspace"], ours.as_bytes()).fine();
        let again = basalt_reading(&["convert"], sgf.as_bytes()).fine();
        assert_eq!(moves_and_result(&again), moves_and_result(&ours), "{name}");
        let twice = basalt_reading(&["convert", "--to", "boardspace"], again.as_bytes()).fine();
        assert_eq!(twice, sgf, "{name}");
    }
}

#[test]
fn formats_of_one_game_refuse_the_other() {
    let file = sample("boardspace-punct-robots.sgf");
    for (format, name) in [("codecup", "CodeCup"), ("littlegolem", "Little Golem")] {
        let run = basalt(&["convert", &file, "--to", format]);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
        let reason = format!("game 1: {name} doesn’t support punct\n");
        assert!(run.err.contains(&reason), "{}", run.err);
    }
    let basic = "[Game \"punct-basic\"]\n\n1. l4/l5m5 *\n";
    let run = basalt_reading(&["convert", "--to", "boardspace"], basic.as_bytes());
    assert!(run.err.contains("Boardspace doesn’t support punct-basic"), "{}", run.err);
}

#[test]
fn files_are_named_or_dashes() {
    let folder = Folder::new("convert-files");
    let input = sample("codecup-dvonn-robots.txt");
    let expected = basalt(&["convert", &input]).fine();
    let output = folder.path("out");
    let run = basalt(&["convert", &input, "-o", &output, "--from", "codecup", "--to", "basalt"]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""));
    assert_eq!(run.err, format!("Wrote 1 game to {output}.\n"));
    assert_eq!((folder.text("out"), folder.files()), (expected.clone(), vec!["out".to_owned()]));
    let text = sample_text("codecup-dvonn-robots.txt");
    assert_eq!(basalt_reading(&["convert", "-", "-o", "-"], text.as_bytes()).fine(), expected);
}

#[test]
fn a_file_can_be_converted_in_its_place() {
    let folder = Folder::new("convert-place");
    let file = folder.file("game", sample_text("codecup-dvonn-robots.txt"));
    assert_eq!(basalt(&["convert", &file, "-o", &file]).code, Some(0));
    assert!(folder.text("game").starts_with("[Game"));
    assert_eq!(folder.files(), ["game"]);
}

#[test]
fn bad_games_are_left_out_and_named() {
    let games = "E3\nC3\n\nE3\nE3\n\nE3\nZ9\n\nE3\nD3\n";
    let run = basalt_reading(&["convert", "--to", "codecup"], games.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (Some(1), "E3\nC3\n\nE3\nD3\n"));
    assert_eq!(
        run.err,
        "Skipped: the standard input: game 2: ply 2, move e3: e3 is taken: place the piece on an \
         empty space (rule 2)\n\
         Skipped: the standard input: game 3, line 8, column 1: expected a move such as e3, \
         a1b2 or pass, found “Z9”\n\
         Wrote 2 games to the standard output.\n"
    );
}

#[test]
fn unsupported_parts_are_left_out() {
    let run = basalt(&["convert", &sample("annotated.basalt"), "--to", "codecup"]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("game 3: CodeCup doesn’t support games from a set-up position\n"));
    assert!(run.err.ends_with("Wrote 3 games to the standard output.\n"), "{}", run.err);
}

#[test]
fn an_old_file_is_kept_when_there_is_nothing_to_replace_it_with() {
    let folder = Folder::new("convert-kept");
    let old = folder.file("old", "precious");
    let (bad, empty) = (folder.file("bad", "Z9\n"), folder.file("empty", ""));
    for (input, code) in [(&bad, 1), (&empty, 1), (&folder.path("missing"), 3)] {
        let run = basalt(&["convert", "--from", "codecup", input, "-o", &old]);
        assert_eq!((run.code, folder.text("old").as_str()), (Some(code), "precious"));
    }
    assert_eq!(folder.files(), ["bad", "empty", "old"]);
}

#[test]
fn unsupported_games_are_reported() {
    let folder = Folder::new("convert-unwritable");
    let input = sample("codecup-dvonn-robots.txt");
    let missing = folder.path("no/such/folder");
    assert_eq!(
        basalt(&["convert", &input, "-o", &missing]).failure(3),
        format!("error: Can’t write {missing}: folder not found\n")
    );
    let directory = folder.path("");
    assert_eq!(
        basalt(&["convert", &input, "-o", &directory]).failure(3),
        format!("error: Can’t write {directory}: it is a folder\n")
    );
}

#[test]
fn a_listener_who_hangs_up_is_no_error() {
    let games = [sample_text("codecup-dvonn-robots.txt"), "\n".to_owned()].concat().repeat(2000);
    let run = hang_up(&["convert"], games.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
}

#[test]
fn json_holds_every_game_and_is_known_by_its_look() {
    for name in [
        "annotated.basalt",
        "littlegolem-human.txt",
        "codecup-dvonn-robots.txt",
        "boardspace-dvonn-gestures.sgf",
        "boardspace-punct-gestures.sgf",
    ] {
        let ours = basalt(&["convert", &sample(name)]).fine();
        let json = basalt(&["convert", &sample(name), "--to", "json"]).fine();
        assert!(json.starts_with("{\"format\":\"basalt-game\",\"version\":1,"), "{json}");
        let games = ours.lines().filter(|line| line.starts_with("[Game \""));
        assert_eq!(json.lines().count(), games.count());
        assert_eq!(basalt_reading(&["convert"], json.as_bytes()).fine(), ours, "{name}");
        let valid = basalt_reading(&["validate", "-"], json.as_bytes()).fine();
        assert!(valid.contains("valid"), "{valid}");
    }
}

#[test]
fn the_record_of_abstract_play_holds_finished_games_with_a_date() {
    let run = basalt(&["convert", &sample("littlegolem-human.txt"), "--to", "abstractplay"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("game 1: AbstractPlay needs a date"), "{}", run.err);
    let ours = basalt(&["convert", &sample("littlegolem-human.txt")]).fine();
    let dated = ours.replacen("\n[White", "\n[Date \"2026.11.15\"]\n[White", 1);
    let text = basalt_reading(&["convert", "--to", "abstractplay"], dated.as_bytes()).fine();
    assert!(text.starts_with("{\"header\":{\"game\":{\"name\":\"DVONN\""), "{text}");
    let back = basalt_reading(&["convert"], text.as_bytes()).fine();
    assert_eq!(moves_and_result(&back), moves_and_result(&ours));
}

#[test]
fn a_fault_in_json_is_named_with_its_path() {
    let bad =
        "{\"format\":\"basalt-game\",\"version\":1,\"game\":\"dvonn\",\"moves\":[\"e3\",\"z9\"]}";
    let run = basalt_reading(&["convert"], bad.as_bytes());
    assert_eq!(run.code, Some(1));
    let reason = "game 1, moves[1]: expected a move such as e3, a1b2 or pass, found “z9”\n";
    assert!(run.err.contains(reason), "{}", run.err);
    let run = basalt_reading(&["validate", "-", "--lang", "es"], bad.as_bytes());
    assert!(run.out.contains("partida 1, moves[1]: "), "{}", run.out);
}

/// The analysis board reads the link as the record that it was made from.
#[test]
fn a_game_becomes_a_link_to_the_analysis_board() {
    let convert = |more: &[&str]| {
        let args = [&["convert", "-", "--to", "link"], more].concat();
        basalt_reading(&args, b"E3\nC3\n").fine()
    };
    let link = convert(&[]);
    let text = link.strip_prefix("/analyse#").expect("a path").trim_end();
    let record = basalt_records::link::read(text).expect("a link");
    let moves: Vec<String> = record.line.nodes.iter().map(|node| node.mv.to_string()).collect();
    assert_eq!(moves, ["e3", "c3"]);
    assert_eq!(
        convert(&["--site", "https://basalt.example/"]),
        format!("https://basalt.example{link}")
    );
    let two = basalt_reading(
        &["convert", "-", "--to", "link"],
        b"[Game \"dvonn\"]\n\n1. e3 *\n\n[Game \"dvonn\"]\n\n1. c3 *\n",
    );
    assert_eq!(two.fine().lines().count(), 2, "a line for each game");
}
