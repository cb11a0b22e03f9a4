//! Games against the program, typed into a pipe.

use std::io::{Read, Write};
use std::process::{Child, ChildStdout};

use crate::program::{Folder, basalt, basalt_reading, command, press_ctrl_c, sample, sample_text};

/// Somebody who plays whatever the prompt suggests.
struct Person {
    child: Child,
    output: ChildStdout,
}

impl Person {
    fn sits_down(args: &[&str]) -> Self {
        let mut child = command(args).spawn().expect("it starts");
        let output = child.stdout.take().expect("piped");
        Self { child, output }
    }

    /// The output up to the next prompt, or to the end.
    fn read(&mut self) -> String {
        let mut said = Vec::new();
        while !said.ends_with(b"\n> ") {
            let mut byte = [0];
            if self.output.read(&mut byte).expect("readable") == 0 {
                break;
            }
            said.push(byte[0]);
        }
        String::from_utf8(said).expect("text")
    }

    fn says(&mut self, line: &str) -> String {
        let input = self.child.stdin.as_mut().expect("piped");
        writeln!(input, "{line}").expect("it listens");
        self.read()
    }
}

fn example(said: &str) -> Option<&str> {
    said.rsplit_once("(for example ")?.1.split_once(')').map(|(example, _)| example)
}

#[test]
fn a_whole_game_against_the_computer_is_played_saved_and_valid() {
    let folder = Folder::new("play-whole");
    for color in ["white", "black"] {
        let file = folder.path(color);
        let mut person =
            Person::sits_down(&["play", "--side", color, "--seed", "7", "--level", "3"]);
        let mut said = person.read();
        let mut moves = 0;
        while let Some(example) = example(&said).map(str::to_owned) {
            said = person.says(&example);
            moves += 1;
        }
        assert!(moves > 24, "{moves}");
        assert!(said.contains("The game is over.\n"), "{said}");
        assert!(said.contains(" wins, ") || said.contains("Draw, "), "{said}");
        assert!(person.says(&format!("save {file}")).contains("Saved to "));
        assert_eq!(person.says("quit"), "");
        assert_eq!(person.child.wait().expect("it ends").code(), Some(0));
        assert_eq!(basalt(&["validate", &file]).fine(), format!("{file}: 1 game is valid.\n"));
        assert!(folder.text(color).contains("\"Basalt "), "{}", folder.text(color));
    }
}

#[test]
fn a_game_of_punct_against_the_computer_is_played_saved_and_valid() {
    let folder = Folder::new("play-punct");
    for (game, variant) in [("punct", "standard"), ("punct-basic", "basic")] {
        let file = folder.path(game);
        let mut person =
            Person::sits_down(&["play", "--game", game, "--seed", "7", "--level", "3"]);
        let mut said = person.read();
        let mut turns = 0;
        while let Some(example) = example(&said).and_then(|text| text.split(" or ").next()) {
            said = person.says(example);
            turns += 1;
        }
        assert!((4..=18).contains(&turns), "{turns}");
        assert!(said.contains("The game is over.\n"), "{said}");
        assert!(person.says(&format!("save {file}")).contains("Saved to "));
        assert_eq!(person.says("quit"), "");
        assert_eq!(person.child.wait().expect("it ends").code(), Some(0));
        assert_eq!(basalt(&["validate", &file]).fine(), format!("{file}: 1 game is valid.\n"));
        let record = folder.text(game);
        assert!(record.starts_with("[Game \"punct\"]\n"), "{record}");
        assert_eq!(record.contains("[Variant \"basic\"]\n"), variant == "basic", "{record}");
        let again = basalt_reading(&["play", &file, "--full-board"], b"");
        assert!(again.failure(1).contains("In PÜNCT you place the pieces yourself"));
    }
}

/// The output of a game of two people who type this.
#[track_caller]
fn two_people(args: &[&str], typed: &[u8]) -> String {
    basalt_reading(&[&["play", "--side", "both"], args].concat(), typed).fine()
}

/// The same for a game that is saved to a file and left.
#[track_caller]
fn play_and_save(typed: &str, file: &str) -> String {
    let out = two_people(&[], format!("{typed}\nsave {file}\nquit\n").as_bytes());
    assert!(out.contains(&format!("Saved to {file}.\n")), "{out}");
    out
}

#[test]
fn two_people_play_recorded_games_of_punct_to_their_ends() {
    for (name, result) in [
        ("robots", "White connects south-west and north-east.\n"),
        ("gestures", "White wins, 8 to 5 in the centre.\n"),
    ] {
        let moves = sample_text(&format!("basalt-punct-{name}.moves"));
        let typed = moves.lines().next().expect("moves").replace(' ', "\n");
        let args = ["play", "--game", "punct", "--side", "both"];
        let out = basalt_reading(&args, typed.as_bytes()).fine();
        assert!(out.contains(result) && !out.contains("You can’t play"), "{out}");
    }
}

#[test]
fn two_people_play_a_recorded_game_to_its_end() {
    let moves = sample_text("codecup-dvonn-robots.txt");
    // Passes and the last placement play themselves.
    let chosen = moves.lines().enumerate().filter(|&(ply, mv)| ply != 48 && mv != "PASS");
    let typed: Vec<_> = chosen.map(|(_, mv)| mv).collect();
    let out = two_people(&[], typed.join("\n").as_bytes());
    assert!(out.contains("The game is over.\nWhite wins, 26 to 7.\n"), "{out}");
    assert!(!out.contains("You can’t play"), "{out}");
}

#[test]
fn a_game_that_was_left_goes_on_from_its_file() {
    let folder = Folder::new("play-again");
    let file = folder.path("my game");
    let out = play_and_save("e3", &file);
    assert!(!out.contains("not saved"), "{out}");
    let again = two_people(&[&file], b"undo\n");
    assert!(again.contains("piece 2 of 49") && again.contains("piece 1 of 49"), "{again}");
}

#[test]
fn the_command_at_the_end_goes_on_with_the_game() {
    let out = basalt_reading(&["play", "--seed", "1", "--full-board"], b"moves\n").fine();
    let mv = out.split("legal moves:\n  ").nth(1).and_then(|rest| rest.split(' ').next());
    let typed = format!("{}\n", mv.expect("a move"));
    let out = basalt_reading(&["play", "--seed", "1", "--full-board"], typed.as_bytes()).fine();
    let command = out.split("type: basalt ").nth(1).expect("a command").trim();
    let args: Vec<_> = command.split(' ').collect();
    let again = basalt_reading(&args, b"").fine();
    let board =
        |text: &str| text.rsplit("\n\n").find(|part| part.contains(" c5  ")).map(str::to_owned);
    assert!(board(&again).is_some());
    assert_eq!(board(&again), board(&out));
}

#[test]
fn another_file_is_not_replaced_unasked() {
    let folder = Folder::new("play-replace");
    let file = folder.file("old", "precious");
    let once = format!("e3\nsave {file}\nquit\nsave {file}\n");
    let out = two_people(&[], once.as_bytes());
    assert_eq!(out.matches("already exists.").count(), 2, "{out}");
    assert_eq!(folder.text("old"), "precious");
    let twice = format!("e3\nsave {file}\nsave {file}\nc3\nsave {file}\n");
    let out = two_people(&[], twice.as_bytes());
    assert_eq!(out.matches("Saved to ").count(), 2, "{out}");
    assert!(folder.text("old").ends_with("\n1. e3 c3 *\n"));
    assert_eq!(folder.files(), ["old"]);
}

#[test]
fn a_game_can_start_anywhere() {
    let args = ["play", "--side", "both", "--position", "9/10/5r5/4rw(rb)3/9 w s", "--moves"];
    let out = basalt_reading(&[&args[..], &["f2g2"]].concat(), b"").fine();
    assert!(out.contains("White wins, 3 to 0."), "{out}");
    let bad = basalt(&[&args[..], &["f2g2 f2g2"]].concat()).failure(1);
    assert!(bad.starts_with("error: move 2, “f2g2”: the game is over"), "{bad}");
}

#[test]
fn files_without_a_game_to_go_on_with_are_refused() {
    let folder = Folder::new("play-bad");
    let illegal = folder.file("illegal", "E3\nE3\n");
    assert!(basalt(&["play", &illegal]).failure(1).contains("ply 2, move e3: e3 is taken"));
    assert!(basalt(&["play", &folder.path("missing")]).failure(3).contains("file not found"));
    assert!(basalt(&["play", &folder.path("")]).failure(3).contains("it is a folder"));
    assert!(basalt(&["play", &folder.file("empty", "")]).failure(1).contains("found none"));
}

#[test]
fn noise_is_no_move_and_no_harm() {
    let mut noise = vec![0xff; 10_000_000];
    noise.extend(b"\n\0\n\x1b[31m\ne3\n");
    let out = two_people(&[], &noise);
    assert_eq!(out.matches("neither a move nor a command").count(), 3);
    assert!(out.contains("piece 2 of 49") && !out.contains('\x1b'));
}

#[test]
fn a_finished_record_is_shown_as_finished() {
    let out = basalt_reading(&["play", &sample("codecup-dvonn-robots.txt")], b"quit\n").fine();
    assert!(out.contains("White wins, 26 to 7."), "{out}");
}

#[test]
fn a_game_that_was_resigned_stays_over() {
    let folder = Folder::new("play-resigned");
    let file = folder.path("game");
    let out = play_and_save("e3\nresign\nresign", &file);
    assert!(out.contains("Black resigns. White wins.\n"), "{out}");
    let record = folder.text("game");
    assert!(record.contains("[Termination \"resignation\"]\n"), "{record}");
    assert!(record.ends_with("\n1. e3 1-0\n"), "{record}");
    let again = two_people(&[&file], b"");
    assert!(again.contains("The game is over.\nBlack resigns. White wins.\n"), "{again}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_can_be_resumed() {
    let mut person = Person::sits_down(&["play", "--side", "both"]);
    person.read();
    person.says("e3");
    press_ctrl_c(&person.child);
    let mut last_words = String::new();
    let error = person.child.stderr.as_mut().expect("piped");
    error.read_to_string(&mut last_words).expect("text");
    assert_eq!(person.child.wait().expect("it ends").code(), Some(130));
    assert_eq!(
        last_words,
        "\nGame unfinished.\n\
         To continue it, type: basalt play --game dvonn --side both --moves e3\n"
    );
}

/// `--color` was the name of `--side`.
#[test]
fn the_side_may_have_its_former_name() {
    let play = |name: &str, side: &str| {
        let args = ["play", "--full-board", "--seed", "1", "--level", "1", name, side];
        basalt_reading(&args, b"").fine()
    };
    for side in ["white", "black", "both"] {
        assert_eq!(play("--color", side), play("--side", side), "{side}");
    }
    assert_ne!(play("--color", "black"), play("--color", "white"));
}
