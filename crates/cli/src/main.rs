//! The `basalt` command: the page, games of DVONN and PÜNCT in the terminal, the engine for other
//! programs, matches, and tools for positions and game records.
//!
//! Here is what touches the outside: arguments, files, the terminal, the clock. What the games
//! are is known by `rules`, what is said to people by `locales`. A command gives back an
//! [`Exit`] or a [`Failure`], and only `main` turns that into an exit code. `--help`, UGI and
//! what clap says about arguments are English.
#![forbid(unsafe_code)]

mod admin;
mod analyze;
mod args;
mod assess;
mod backup;
mod bench;
mod board;
mod bot;
mod config;
mod convert;
mod cpu;
mod detect;
mod documents;
mod dump;
mod engine;
mod exit;
mod games;
mod import;
mod input;
mod interrupt;
mod json;
mod load;
mod localizer;
mod match_command;
mod output;
mod paint;
mod per_game;
mod perft;
mod picture;
mod place;
mod play;
mod progress;
mod render;
mod result;
mod review;
mod runtime;
mod seed;
mod serve;
mod settings;
mod shell;
mod show;
mod start;
mod ugi_check;
mod validate;

use std::process::ExitCode;

use args::{Args, Command};
use exit::{Exit, Failure};
use shell::Shell;

fn main() -> ExitCode {
    if !cpu::is_new_enough() {
        cpu::complain();
        return Exit::OldProcessor.into();
    }
    let Args { common, command } = Args::read();
    let shell = Shell::new(&common);
    run(command, &shell).unwrap_or_else(|failure| shell.report(&failure)).into()
}

fn run(command: Command, shell: &Shell) -> Result<Exit, Failure> {
    match command {
        Command::Serve(args) => serve::run(&args, shell),
        Command::Config(args) => config::run(&args, shell),
        Command::Backup(args) => backup::run_backup(&args, shell),
        Command::Restore(args) => backup::run_restore(&args, shell),
        Command::Migrate(args) => backup::run_migrate(&args, shell),
        Command::Dump(args) => dump::run(&args, shell),
        Command::Import(args) => import::run(&args, shell),
        Command::Admin(args) => admin::run(&args, shell),
        Command::Load(args) => load::run(&args, shell),
        Command::Play(args) => play::run(&args, shell),
        Command::Bot(args) => bot::run(&args, shell),
        Command::Engine(args) => engine::run(&args, shell),
        Command::UgiCheck(args) => ugi_check::run(&args),
        Command::Show(args) => show::run(&args, shell),
        Command::Render(args) => render::run(&args, shell),
        Command::Analyze(args) => analyze::run(&args, shell),
        Command::Review(args) => review::run(&args, shell),
        Command::Perft(args) => perft::run(&args, shell),
        Command::Bench(args) => bench::run(&args, shell),
        Command::Match(args) => match_command::run(&args, shell),
        Command::Convert(args) => convert::run(&args, shell),
        Command::Validate(args) => validate::run(&args, shell),
        Command::Completions(args) => documents::run_completions(&args),
        Command::Manual(args) => documents::run_manual(&args, shell),
    }
}
