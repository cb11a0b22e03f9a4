//! `basalt ugi-check`: whether an engine speaks UGI. Like `--help`, its output is English: it is for authors of engines.

use std::io::{self, Write as _};

use basalt_arena::{CONFORMANCE_SUITE, CaseResult, PlayerError, check_engine, offered_games};
use basalt_rules::Game;
use serde_json::json;

use crate::args;
use crate::exit::{Exit, Failure};

pub(crate) fn run(args: &args::UgiCheck) -> Result<Exit, Failure> {
    if args.suite {
        io::stdout().write_all(CONFORMANCE_SUITE.as_bytes())?;
        return Ok(Exit::Fine);
    }
    let mut failed = 0;
    for game in games(args)? {
        failed += check(args, game)?;
    }
    if !args.output.json {
        let verdict = if failed == 0 {
            "The engine conforms.".to_owned()
        } else {
            format!("Failed cases: {failed}")
        };
        writeln!(io::stdout(), "{verdict}")?;
    }
    Ok(if failed == 0 { Exit::Fine } else { Exit::BadInput })
}

/// The games to check: those that are asked for, or those that the engine offers. Each other one is named. An engine that offers none
/// has to hold all conversations, which tell why.
fn games(args: &args::UgiCheck) -> Result<Vec<Game>, Failure> {
    if !args.games.is_empty() {
        return Ok(args.games.clone());
    }
    let offered = offered_games(&args.engine, args.timeout);
    let offered = offered.map_err(|error| not_introduced(args, &error))?;
    if offered.is_empty() {
        return Ok(Game::ALL.to_vec());
    }
    for game in Game::ALL.into_iter().filter(|game| !offered.contains(game)) {
        if args.output.json {
            writeln!(io::stdout(), "{}", json!({ "game": game.id(), "offered": false }))?;
        } else {
            writeln!(io::stdout(), "skipped {game}: the engine does not offer it")?;
        }
    }
    Ok(offered)
}

fn not_introduced(args: &args::UgiCheck, error: &PlayerError) -> Failure {
    let engine = args.engine.join(" ");
    Failure::Access(format!("{engine} does not introduce itself with ugiok: {}", error.evidence()))
}

/// Checks an engine for a game. Returns the number of failed cases.
fn check(args: &args::UgiCheck, game: Game) -> Result<u32, Failure> {
    let mut failed = 0;
    let mut written = Ok(());
    let mut tell = |result: CaseResult| {
        failed += u32::from(result.failure.is_some());
        if written.is_ok() {
            written = write(args.output.json, game, &result);
        }
    };
    let checked = check_engine(&args.engine, game, args.timeout, &mut tell);
    written?;
    checked.map_err(|error| not_introduced(args, &error))?;
    Ok(failed)
}

fn write(as_json: bool, game: Game, result: &CaseResult) -> io::Result<()> {
    let mut output = io::stdout().lock();
    let CaseResult { title, failure } = result;
    if as_json {
        let mut line = json!({ "game": game.id(), "case": title, "passed": failure.is_none() });
        if let Some(failure) = failure {
            line["reason"] = json!(failure.reason);
            line["conversation"] = json!(failure.conversation);
        }
        return writeln!(output, "{line}");
    }
    match failure {
        None => writeln!(output, "ok      {game}: {title}"),
        Some(failure) => {
            writeln!(output, "FAILED  {game}: {title}\n        {}", failure.reason)?;
            failure.conversation.iter().try_for_each(|line| writeln!(output, "          {line}"))
        }
    }
}
