//! `basalt validate`: files of games replayed.

use std::io::{self, Write as _};

use basalt_locales::messages;
use basalt_records::{Record, RecordError};
use indicatif::ProgressBar;
use serde_json::json;

use crate::args;
use crate::exit::{Exit, Failure};
use crate::games::{Games, no_game};
use crate::input::InputSource;
use crate::shell::Shell;

/// A file that cannot be read keeps none of the others from being checked.
pub(crate) fn run(args: &args::Validate, shell: &Shell) -> Result<Exit, Failure> {
    let mut ending = Exit::Fine;
    for file in &args.files {
        let checked = match check_file(&InputSource::new(file), args, shell) {
            Err(Failure::Output(error)) => return Err(error.into()),
            Err(failure) => shell.report(&failure),
            Ok(checked) => checked,
        };
        ending = ending.max(checked);
    }
    Ok(ending)
}

fn check_file(source: &InputSource, args: &args::Validate, shell: &Shell) -> Result<Exit, Failure> {
    let what = messages::validate_progress();
    let (games, bar) = Games::open_with_bar(source, args.from, &what, shell)?;
    let ending = check_games(source, games, args, &bar, shell);
    bar.finish_and_clear();
    ending
}

fn check_games(
    source: &InputSource,
    mut games: Games<'_>,
    args: &args::Validate,
    bar: &ProgressBar,
    shell: &Shell,
) -> Result<Exit, Failure> {
    let file = source.name(&shell.localizer);
    let (mut valid, mut invalid) = (0, 0);
    while let Some(read) = games.next_game()? {
        match check_game(valid + invalid + 1, read, shell) {
            Ok(()) => valid += 1,
            Err(reason) => {
                invalid += 1;
                let line = if args.output.json {
                    let game = valid + invalid;
                    json!({ "file": file, "game": game, "valid": false, "reason": reason })
                        .to_string()
                } else {
                    shell.say(&messages::in_file(&file, &reason))
                };
                bar.suspend(|| writeln!(io::stdout(), "{line}"))?;
            }
        }
    }
    if valid + invalid == 0 {
        return Err(no_game(source, &shell.localizer));
    }
    let summary = if args.output.json {
        json!({ "file": file, "valid": valid, "invalid": invalid }).to_string()
    } else {
        shell.say(&messages::validate_summary(&file, valid, invalid))
    };
    bar.suspend(|| writeln!(io::stdout(), "{summary}"))?;
    Ok(if invalid == 0 { Exit::Fine } else { Exit::BadInput })
}

fn check_game(game: u64, read: Result<Record, RecordError>, shell: &Shell) -> Result<(), String> {
    let record = read.map_err(|error| shell.localizer.unreadable(&error))?;
    match record.replay() {
        Ok(_) => Ok(()),
        Err(error) => Err(shell.say(&messages::in_game(game, &shell.localizer.unplayable(&error)))),
    }
}
