use crate::program::{
    Folder, assert_names_the_games_of, basalt, basalt_reading, sample, sample_text,
};

const SMALL: &str = "9/10/5r5/4rw(rb)3/9 w s";

#[test]
fn the_start_is_shown_without_being_asked_for() {
    let out = basalt(&["show"]).fine();
    assert!(out.contains("c5    d5    e5"), "{out}");
    assert!(out.ends_with("Placing, piece 1 of 49. White to move.\n9/10/11/10/9 w p\n"));
}

#[test]
fn a_position_is_drawn_with_its_moves() {
    let out = basalt(&["show", SMALL, "--moves", "f2e2"]).fine();
    assert!(out.contains("[w2*]  [·]   b2*"), "{out}");
    assert!(out.ends_with("Black to move.\n9/10/5r5/4(rw)1(rb)3/9 b s\n"), "{out}");
    let quoted = basalt(&["show", SMALL, "--moves", "F2-G2"]).fine();
    assert!(quoted.contains("The game is over. White wins, 3 to 0.\n"), "{quoted}");
}

#[test]
fn a_record_is_shown_at_its_end_or_at_a_ply() {
    let file = sample("annotated.basalt");
    let out = basalt(&["show", &file]).fine();
    assert!(out.starts_with("After ply 80 of 80.\n"), "{out}");
    assert!(out.contains("The game is over. White wins, 26 to 7.\n"), "{out}");
    let start = basalt(&["show", &file, "--ply", "0"]).fine();
    assert!(start.ends_with("\n9/10/11/10/9 w p\n"), "{start}");
    let second = basalt(&["show", &file, "--number", "2", "--ply", "1"]).fine();
    assert!(second.contains("[r]"), "{second}");
    let piped = basalt_reading(&["show", "-"], sample_text("annotated.basalt").as_bytes());
    assert_eq!(piped.fine(), out);
}

#[test]
fn punct_is_shown_with_its_reserves_and_its_centre() {
    let start = basalt(&["show", "--game", "punct"]).fine();
    assert!(start.ends_with(
        "Reserve: White 18 (6T 2C 4E 2L 2R 2M), Black 18 (6T 2C 4E 2L 2R 2M).\n\
         In the centre: White 0, Black 0. White to move.\nw: b: w 0\n"
    ));
    let empty = basalt(&["show", "--game", "punct-basic", "w: b: b 0"]).fine();
    assert!(empty.ends_with("(6T 2C 4E 2L 2R 2M). Black to move.\nw: b: b 0\n"), "{empty}");
    let two = ["show", "--game", "punct", "w:l4/l5m5 b: b 0", "--moves", "c4/c5d5"];
    let out = basalt(&two).fine();
    assert!(out.contains(" · a3   [B]c4    · e5 "), "{out}");
    assert!(out.contains(" · j3    W l4\n"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 80) && out.lines().count() < 40);
}

#[test]
fn records_of_punct_end_with_a_reason() {
    for (name, result) in [
        (
            "boardspace-punct-robots.sgf",
            "The game is over. White connects south-west and north-east.\n",
        ),
        (
            "boardspace-punct-gestures.sgf",
            "The game is over. Last piece placed: White wins, 8 to 5 in the centre.\n",
        ),
    ] {
        let out = basalt(&["show", &sample(name)]).fine();
        assert!(out.contains(result), "{out}");
    }
}

#[test]
fn games_and_plies_that_are_not_there_are_named() {
    let file = sample("annotated.basalt");
    assert_eq!(
        basalt(&["show", &file, "--ply", "81"]).failure(1),
        format!("error: {file}: expected a ply from 0 to 80, found 81\n")
    );
    assert_names_the_games_of(&file, "show", 4);
}

#[test]
fn other_arguments_are_files() {
    assert_eq!(
        basalt(&["show", "no/such/file"]).failure(3),
        "error: Can’t read no/such/file: file not found\n"
    );
    assert_eq!(
        basalt(&["show", "9/10/11/10"]).failure(1),
        "error: position: expected a board, the player to move (w or b) and the phase (p or s), \
         found 1 words\n"
    );
    assert_eq!(
        basalt(&["show", "9/10/5x5/10/9 w s"]).failure(1),
        "error: position: expected w, b, r, a number of empty spaces or “(” in row 3, found “x”\n"
    );
    assert_eq!(
        basalt(&["show", SMALL, "--moves", "f2h2"]).failure(1),
        "error: move 1, “f2h2”: the stack on f2 is 1 high and must move exactly 1, \
         but h2 is 2 away (rule 5)\n"
    );
}

#[test]
fn an_illegal_move_in_a_record_is_named_and_what_precedes_it_can_be_seen() {
    let folder = Folder::new("show-illegal");
    let file = folder.file("game", "E3\nC3\nE3\n");
    assert_eq!(
        basalt(&["show", &file]).failure(1),
        format!(
            "error: {file}: game 1: ply 3, move e3: e3 is taken: place the piece on an empty space \
             (rule 2)\n"
        )
    );
    assert!(basalt(&["show", &file, "--ply", "2"]).fine().starts_with("After ply 2 of 3.\n"));
}

#[test]
fn file_options_are_refused_for_positions() {
    for position in [&["9/10/11/10/9 w p"][..], &[]] {
        assert_eq!(
            basalt(&[&["show", "--ply", "2"], position].concat()).failure(1),
            "error: --ply, --number and --from are for files of games, but this is a position\n"
        );
    }
}

#[test]
fn a_picture_goes_to_a_file_or_to_the_output() {
    let picture = basalt(&["show", SMALL, "--moves", "f2e2", "--svg", "-"]).fine();
    let title = "DVONN, Black to move. White controls 2 pieces, Black 2.</title>";
    assert!(picture.starts_with("<svg ") && picture.contains(title), "{picture}");
    assert!(picture.contains("class=\"last\" data-space=\"e2\"") && picture.ends_with("</svg>\n"));

    let folder = Folder::new("show-svg");
    let file = folder.path("board.svg");
    let run = basalt(&["show", SMALL, "--moves", "f2e2", "--svg", &file]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""));
    assert_eq!(run.err, format!("Saved to {file}.\n"));
    assert_eq!(folder.text("board.svg"), picture);
}

#[test]
fn a_picture_can_be_turned_and_lit() {
    let of = |more: &[&str]| {
        let args = ["show", "--game", "punct", "w:l4/l5m5 b: b 0", "--svg", "-"];
        basalt(&[&args, more].concat()).fine()
    };
    let pictures = [&[][..], &["--flip"], &["--upright"], &["--theme", "light"]].map(of);
    for (number, picture) in pictures.iter().enumerate() {
        assert!(picture.contains("PÜNCT, Black to move."));
        assert!(!pictures[..number].contains(picture));
    }
}

#[test]
fn a_picture_that_cannot_be_written_is_told() {
    assert_eq!(
        basalt(&["show", "--svg", "no/such/folder.svg"]).failure(3),
        "error: Can’t write no/such/folder.svg: folder not found\n"
    );
    for option in ["--flip", "--upright"] {
        assert!(basalt(&["show", option]).failure(2).contains("--svg <FILE>"));
    }
}

#[test]
fn a_position_of_another_game_names_the_flag() {
    let punct = basalt(&["show", "w: b: w 0"]).failure(1);
    assert!(punct.ends_with("another game: add --game punct\n"), "{punct}");
    let dvonn = basalt(&["show", "--game", "punct", "9/10/11/10/9 w p"]).failure(1);
    assert!(dvonn.ends_with("another game: add --game dvonn\n"), "{dvonn}");
    for args in [&["perft", "w: b: w 0", "1"][..], &["play", "--position", "w: b: w 0"]] {
        assert!(basalt(args).failure(1).contains("--game punct"), "{args:?}");
    }
    let neither = basalt(&["show", "9/10/11/10/8 w p"]).failure(1);
    assert!(!neither.contains("--game"), "{neither}");
}
