//! Help, arguments, language and colours.

use crate::program::{basalt, command};

const COMMANDS: [&str; 6] = ["play", "engine", "show", "perft", "convert", "validate"];

#[test]
fn everything_has_help() {
    let help = basalt(&["--help"]).fine();
    for name in COMMANDS {
        assert!(help.contains(&format!("\n  {name} ")), "{name}");
        let help = basalt(&[name, "--help"]).fine();
        assert!(help.contains("Usage: ") && help.contains("Exit codes:\n  0  "), "{name}");
    }
    assert!(basalt(&["--version"]).fine().starts_with("basalt "));
}

#[test]
fn nothing_asked_for_is_answered_with_help() {
    let said = basalt(&[]).failure(2);
    assert!(said.contains("Commands:"), "{said}");
}

#[test]
fn wrong_arguments_have_their_own_code() {
    for (args, expected) in [
        (&["dance"][..], "unrecognized subcommand"),
        (&["perft", "21"], "0..=20"),
        (&["perft", "x"], "invalid"),
        (&["perft", "--game", "chess", "1"], "[possible values: dvonn, punct, punct-basic]"),
        (&["convert", "--to", "pgn"], "values: basalt, littlegolem, codecup, boardspace]"),
        (&["play", "--game", "punct", "--full-board"], "--full-board is for dvonn"),
        (&["validate"], "FILE"),
        (&["play", "--color", "green"], "[possible values: white, black, both]"),
        (&["show", "--number", "0"], "0"),
        (&["show", "--lang", "xx"], "expected one of: en"),
        (&["play", "game", "--position", "x"], "cannot be used with"),
    ] {
        let said = basalt(args).failure(2);
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}

#[test]
fn the_name_of_a_game_is_understood_in_any_case() {
    assert!(basalt(&["perft", "--game", "DVONN", "1"]).fine().contains("49"));
    assert!(basalt(&["perft", "--game", "Punct-Basic", "1"]).fine().contains("4986"));
}

#[test]
fn a_language_that_is_not_known_is_english() {
    for (name, value) in [("LC_ALL", "xx_XX.UTF-8"), ("LANG", "en_GB.UTF-8"), ("LC_MESSAGES", "")] {
        let output = command(&["show"]).env(name, value).output().expect("the program ends");
        assert!(String::from_utf8_lossy(&output.stdout).contains("White is to move."), "{value}");
    }
    assert!(basalt(&["show", "--lang", "en-GB"]).fine().contains("White is to move."));
}

#[test]
fn colours_are_for_terminals_unless_asked_for() {
    assert!(!basalt(&["show"]).fine().contains('\x1b'));
    assert!(basalt(&["show", "--ansi", "always"]).fine().contains("\x1b[90m"));
    let insisting = command(&["--ansi", "always", "show"]).env("NO_COLOR", "1").output();
    assert!(insisting.expect("the program ends").stdout.contains(&0x1b));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("there");
    let output = command(&["show"]).stdout(full).output().expect("the program ends");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "error: Could not write the standard output: the disk is full\n"
    );
}
