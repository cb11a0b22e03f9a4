//! Help, arguments, language and colours.

use crate::program::{Folder, basalt, command};

const COMMANDS: [&str; 24] = [
    "serve",
    "config",
    "backup",
    "restore",
    "migrate",
    "dump",
    "import",
    "bot",
    "admin",
    "completions",
    "manual",
    "load",
    "play",
    "engine",
    "ugi-check",
    "show",
    "render",
    "analyze",
    "review",
    "perft",
    "bench",
    "match",
    "convert",
    "validate",
];

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
fn shells_and_manuals_know_every_command() {
    let folder = Folder::new("manual");
    basalt(&["manual", &folder.path("")]).fine();
    assert!(folder.text("basalt.1").contains(".TH basalt 1"));
    let script = basalt(&["completions", "bash"]).fine();
    for name in COMMANDS {
        assert!(script.contains(&format!("basalt,{name})")), "{name}: {script}");
        assert!(folder.files().contains(&format!("basalt-{name}.1")), "{name}");
    }
    let said = basalt(&["manual", "/nowhere/at/all"]).failure(3);
    assert!(said.contains("/nowhere/at/all"), "{said}");
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
        (&["serve", "--port", "65536"], "65536 is not in 0..=65535"),
        (&["serve", "--host", "here"], "invalid IP address"),
        (&["serve", "--contact", "ada@basalt.example"], "mailto:security@basalt.example is needed"),
        (&["serve", "--log-level", "loud"], "[possible values: error, warn, info, debug, trace]"),
        (&["serve", "--metrics-host", "127.0.0.1"], "--metrics-port <NUMBER>"),
        (&["serve", "--trial", "--proxied"], "cannot be used with"),
        (&["show", "--svg", "-", "--json"], "cannot be used with"),
        (&["review", "x", "--annotate", "-", "--json"], "--annotate - prints the record"),
        (&["load", "--address", "here"], "invalid socket address"),
        (&["load", "--address", "127.0.0.1:1", "--database", "x"], "cannot be used with"),
        (&["load", "--players", "20001"], "20001 is not in 2..=20000"),
        (&["load", "--seconds", "601"], "601 is not in 1..=600"),
        (&["load", "--bound", "20"], "--knee"),
        (&["load", "--game", "chess"], "[possible values: dvonn, punct, both]"),
        (&["load", "--players", "19", "--games", "10"], "at least twice --games"),
        (&["load", "--games", "10"], "30 moves a second at most"),
        (&["load", "--attack", "7"], "7 is not in 8..=5000"),
        (&["load", "--attack", "--knee"], "cannot be used with"),
        (&["load", "--bots", "3"], "--bots must be even"),
        (&["load", "--bots", "4"], "20 moves a second at most"),
        (&["load", "--bots", "4", "--attack"], "cannot be used with"),
        (&["load", "--bot-moves-per-second", "4"], "--bots"),
        (&["serve", "--connections", "1"], "1 is not in 2..=1000"),
        (&["load", "--games", "1000", "--moves-per-second", "99"], "a move every 10 seconds"),
        (&["perft", "21"], "0..=20"),
        (&["perft", "x"], "invalid"),
        (&["perft", "--game", "chess", "1"], "[possible values: dvonn, punct, punct-basic]"),
        (
            &["convert", "--to", "pgn"],
            "values: basalt, json, littlegolem, codecup, moves, boardspace, abstractplay, link]",
        ),
        (&["play", "--game", "punct", "--full-board"], "--full-board is for dvonn"),
        (&["validate"], "FILE"),
        (&["render"], "--out <FILE>"),
        (&["render", "--out", "-"], "expected a name that ends in .svg, .png or .gif"),
        (&["render", "--out", "a.png", "--width", "15"], "15 is not in 16..=4096"),
        (&["render", "--out", "a.gif", "--delay", "0"], "0 is not in 20..=60000"),
        (&["render", "--out", "a.png", "--delay", "90"], "--delay is for GIF"),
        (&["render", "--out", "a.svg", "--width", "90"], "--width is for PNG and GIF"),
        (&["play", "--level", "0"], "expected a level from 1 to 20"),
        (&["play", "--level", "21"], "expected a level from 1 to 20"),
        (&["bench", "--depth", "0"], "0 is not in 1.."),
        (&["analyze"], "POSITION|FILE"),
        (&["analyze", "a", "--lines", "65"], "65 is not in 1..=64"),
        (&["analyze", "a", "--threads", "0"], "0 is not in 1..=256"),
        (&["analyze", "a", "--time", "0"], "expected seconds, from 0.001 to 86400"),
        (&["play", "--side", "green"], "[possible values: white, black, both]"),
        (&["play", "--color", "green"], "[possible values: auto, always, never]"),
        (&["play", "--color", "black", "--side", "white"], "the side you play is --side"),
        (&["show", "--color", "black"], "the side you play is --side"),
        (&["show", "--number", "0"], "0"),
        (&["show", "--lang", "xx"], "expected one of: en, ru, pl, es"),
        (&["play", "game", "--position", "x"], "cannot be used with"),
        (&["match", "basalt"], "PLAYER2"),
        (&["match", "deep", "random"], "expected basalt, basalt:NAME=VALUE"),
        (&["match", "ugi:'a", "random"], "quotes"),
        (&["match", "random", "greedy", "--games", "3"], "an even number"),
        (&["match", "random", "greedy", "--time", "0"], "expected seconds, from 0.001 to 86400"),
        (&["match", "random", "greedy", "--time", "inf"], "expected seconds"),
        (&["match", "random", "greedy", "--sprt", "5", "-5"], "the lower one first"),
        (&["match", "random", "greedy", "--sprt", "0", "inf"], "--sprt takes two numbers"),
        (&["match", "random", "greedy", "--sprt", "0", "100000"], "from -4000 to 4000"),
        (&["match", "random", "greedy", "--games", "0"], "an even number from 2 to 1000000"),
        (&["match", "random", "greedy", "--games", "18446744073709551614"], "an even number"),
        (&["match", "random", "greedy", "--name1", "a\nb"], "expected text on one line"),
        (&["match", "random", "greedy", "--name2", " "], "expected a name"),
        (&["match", "random", "greedy", "--records", "-"], "a file that can be read again"),
        (&["match", "random", "greedy", "--increment", "1"], "--time"),
        (&["match", "random", "greedy", "--option1", "Level=1"], "basalt and ugi players"),
        (&["match", "random", "greedy", "--game", "punct", "--full-board"], "is for dvonn"),
        (&["match", "random", "codecup:a", "--game", "punct"], "are for dvonn"),
        (&["match", "random", "codecup:a", "--full-board"], "put {state} into its command line"),
        (&["match", "random", "greedy", "--full-board", "--random-plies", "1"], "cannot be used"),
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
        assert!(String::from_utf8_lossy(&output.stdout).contains("White to move."), "{value}");
    }
    assert!(basalt(&["show", "--lang", "en-GB"]).fine().contains("White to move."));
}

#[test]
fn the_environment_or_an_option_chooses_the_language() {
    for (tag, to_move) in
        [("ru_RU.UTF-8", "Ход белых."), ("pl-PL", "Ruch Białego."), ("es", "Juegan las blancas.")]
    {
        let output = command(&["show"]).env("LC_ALL", tag).output().expect("the program ends");
        assert!(String::from_utf8_lossy(&output.stdout).contains(to_move), "{tag}");
        assert!(basalt(&["show", "--lang", tag]).fine().contains(to_move), "{tag}");
    }
    assert!(basalt(&["show", "--lang", "ru", "--help"]).fine().contains("Usage:"));
}

#[test]
fn colours_are_for_terminals_unless_asked_for() {
    assert!(!basalt(&["show"]).fine().contains('\x1b'));
    for option in ["--color", "--ansi"] {
        assert!(basalt(&["show", option, "always"]).fine().contains("\x1b[90m"), "{option}");
        let insisting = command(&[option, "always", "show"]).env("NO_COLOR", "1").output();
        assert!(insisting.expect("the program ends").stdout.contains(&0x1b), "{option}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("there");
    let output = command(&["show"]).stdout(full).output().expect("the program ends");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "error: Can’t write the standard output: the disk is full\n"
    );
}
