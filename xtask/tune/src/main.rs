//! The tuning tool: the engine plays itself, and the weights of its evaluation are fitted to the results.
//! docs/strength.md has the recipe.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod adam;
mod agreement;
mod dvonn;
mod explorer_games;
mod lines;
mod mine;
mod oversights;
mod proof;
#[cfg(test)]
mod published;
mod punct;
mod puzzle_files;
mod random;
mod ratings;
mod records;
#[cfg(test)]
mod scratch;
mod training;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use dvonn::{blunders, boards, fit, play, solve};

/// Fits the engine's evaluation to games that it plays against itself.
#[derive(Debug, Parser)]
#[command(arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Play games and write one a line.
    Play(play::Options),
    /// Play games of PÜNCT and write one a line.
    PunctPlay(punct::Options),
    /// Fit the weights of PÜNCT to games, and print them as a Rust file.
    PunctFit(FitOptions),
    /// Train the network of PÜNCT on games with values, and write it.
    PunctNet(training::Options),
    /// Train the policy of PÜNCT on games with values, and write it.
    PunctPolicy(punct::policy::Options),
    /// Train the stacking network of DVONN on games with values, and write it.
    DvonnNet(training::Options),
    /// Find forced wins in games of PÜNCT, and prove them by trying every defence.
    PunctPuzzles(punct::puzzles::Options),
    /// Play games of DVONN and mine them for endings that one move wins, draws or wins by most.
    MineDvonn(mine::MineOptions),
    /// Fill boards of DVONN and look for the last spaces that matter most.
    MinePlacing(mine::MineOptions),
    /// Play games of PÜNCT and mine them for forced wins and blocks.
    MinePunct(mine::MineOptions),
    /// Choose mined puzzles, and add them to the files that the page fetches.
    AddPuzzles(puzzle_files::Options),
    /// Rate the puzzles of the page again, by the levels that fail them.
    RatePuzzles(puzzle_files::RateOptions),
    /// Play games of DVONN from every placement of the red pieces, and count who wins.
    RedPlacements(dvonn::red_placements::Options),
    /// Solve late positions of games of DVONN, and write the margin and a best move of each.
    Endgames(dvonn::endgames::Options),
    /// Play games of the engine's levels for the opening explorer, and write one a line.
    ExplorerPlay(explorer_games::PlayOptions),
    /// Make a set for the opening explorer of the page of such games.
    ExplorerSet(explorer_games::SetOptions),
    /// Measure how soon the engine knows how positions of games end.
    Solve(solve::Options),
    /// Count the turns of games of PÜNCT that could have won at once and did not.
    PunctMissedWins(punct::missed_wins::Options),
    /// Count the moves of games that throw away what is proven.
    Blunders(blunders::Options),
    /// Put the players of matches on one scale of Elo, and print it as Markdown.
    Ratings(ratings::Options),
    /// Play games of each level against itself, and count the moves that the engine would have made, too.
    Agreement(agreement::AgreementOptions),
    /// Count the best moves that players of matches missed, by length, distance from the last move and capture.
    Oversights(oversights::Options),
    /// Fill boards and write what a search thinks of each.
    Boards(boards::Options),
    /// Fit the weights of placing to such boards, and print them as a Rust file.
    FitBoards(FitOptions),
    /// Fit the weights of the stacking phase to games, and print them as a Rust file.
    Fit(FitOptions),
}

#[derive(Debug, clap::Args)]
struct FitOptions {
    /// Files that `play`, `punct-play` or `boards` has written.
    files: Vec<PathBuf>,
    /// Number of epochs over all samples; without it, what suits the task.
    #[arg(long)]
    epochs: Option<u32>,
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Play(options) => play::run(&options),
        Task::PunctPlay(options) => punct::play(&options),
        Task::PunctFit(options) => punct::fit(&options.files, options.epochs.unwrap_or(30)),
        Task::PunctNet(options) => punct::net::run(&options),
        Task::PunctPolicy(options) => punct::policy::run(&options),
        Task::DvonnNet(options) => dvonn::net::run(&options),
        Task::PunctPuzzles(options) => punct::puzzles::run(&options),
        Task::MineDvonn(options) => options.run(dvonn::mine::mine),
        Task::MinePlacing(options) => dvonn::mine_placing::run(&options),
        Task::MinePunct(options) => options.run(punct::mine::mine),
        Task::AddPuzzles(options) => puzzle_files::add(&options),
        Task::RatePuzzles(options) => puzzle_files::rate(&options),
        Task::RedPlacements(options) => dvonn::red_placements::run(&options),
        Task::Endgames(options) => dvonn::endgames::run(&options),
        Task::ExplorerPlay(options) => explorer_games::play(&options),
        Task::ExplorerSet(options) => explorer_games::make_set(&options),
        Task::Solve(options) => solve::run(&options),
        Task::PunctMissedWins(options) => punct::missed_wins::run(&options),
        Task::Blunders(options) => blunders::run(&options),
        Task::Ratings(options) => ratings::run(&options),
        Task::Agreement(options) => agreement::run(&options),
        Task::Oversights(options) => oversights::run(&options),
        Task::Boards(options) => boards::run(&options),
        Task::FitBoards(options) => boards::fit(&options.files, options.epochs.unwrap_or(60)),
        Task::Fit(options) => fit::run(&options.files, options.epochs.unwrap_or(20)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use basalt_testkit::documentation::assert_accepted;

    use super::*;

    #[test]
    fn every_command_of_the_documentation_is_accepted() {
        assert_accepted(&["basalt-tune"], 30, |args| {
            let program = "basalt-tune".to_owned();
            Cli::try_parse_from([program].iter().chain(args)).map(drop)
        });
    }
}
