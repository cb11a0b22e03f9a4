//! Tests: the commands of the documentation are commands of the program, and its habits are those of every command.

use basalt_testkit::documentation::assert_accepted;
use clap::CommandFactory as _;

use super::Args;

/// Whether the program accepts a command with these arguments.
fn accept(command: &[&str], args: &[String]) -> clap::error::Result<()> {
    let words = command.iter().copied().chain(args.iter().map(String::as_str));
    Args::of(words).map(drop)
}

#[test]
fn every_command_of_the_documentation_is_accepted() {
    assert_accepted(&["basalt"], 80, |args| accept(&["basalt"], args));
    let passed_on = ["cargo", "xtask", "run", "--"];
    assert_accepted(&passed_on, 3, |args| accept(&["basalt", "serve"], args));
}

/// The commands that print no results: they serve, talk, or write what others read.
const WITHOUT_RESULTS: [&str; 7] =
    ["serve", "play", "engine", "render", "convert", "completions", "manual"];

#[test]
fn every_command_that_prints_results_has_them_as_json() {
    let command = Args::command();
    for subcommand in command.get_subcommands() {
        let name = subcommand.get_name();
        let has_json = subcommand.get_arguments().any(|arg| arg.get_long() == Some("json"));
        assert_eq!(has_json, !WITHOUT_RESULTS.contains(&name), "{name}");
    }
    for name in WITHOUT_RESULTS {
        assert!(command.find_subcommand(name).is_some(), "{name}");
    }
}
