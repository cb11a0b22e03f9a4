//! `basalt bot`: plays on a server through its API.

use std::io::{self, Write as _};
use std::num::NonZero;
use std::thread::available_parallelism;
use std::{env, fs};

use basalt_arena::EngineOption;
use basalt_bot::{
    BotConfig, BotError, BotEvent, ChallengeRules, Client, EngineConfig, run as play,
};
use basalt_locales::messages;
use basalt_rules::Game;
use basalt_server::stop_signal;
use serde_json::{Value, json};

use crate::args;
use crate::exit::{Exit, Failure};
use crate::shell::Shell;

/// The variable with the token.
const TOKEN: &str = "BASALT_TOKEN";

/// `basalt bot`.
pub(crate) fn run(args: &args::Bot, shell: &Shell) -> Result<Exit, Failure> {
    let token = token(args, shell)?;
    let unusable =
        |error: io::Error| Failure::Access(shell.say(&messages::bot_refused(&error.to_string())));
    let client = Client::new(args.server.clone(), &token).map_err(unusable)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let is_json = args.output.json;
    let played = runtime.map_err(unusable)?.block_on(async {
        let stopped = stop_signal().map_err(unusable)?;
        let log = move |event: &BotEvent| print(event, is_json);
        play(client, config(args), log, stopped).await.map_err(|error| failure(&error, shell))
    });
    played.map(|()| Exit::Fine)
}

/// The token, from a file or the environment; never from the command line, which other users of the machine can read.
fn token(args: &args::Bot, shell: &Shell) -> Result<String, Failure> {
    let text = match &args.token_file {
        Some(file) => fs::read_to_string(file).map_err(|error| {
            Failure::Access(shell.localizer.not_read(&file.display().to_string(), &error))
        })?,
        None => env::var(TOKEN).unwrap_or_default(),
    };
    let token = text.lines().next().unwrap_or_default().trim();
    let is_token = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_graphic());
    if is_token {
        Ok(token.to_owned())
    } else {
        Err(Failure::Input(shell.say(&messages::bot_no_token())))
    }
}

fn config(args: &args::Bot) -> BotConfig {
    let level = args
        .level
        .map(|level| EngineOption { name: "Level".to_owned(), value: level.number().to_string() });
    let processors = available_parallelism().map_or(1, NonZero::get);
    let games = if args.game.is_empty() { Game::ALL.to_vec() } else { args.game.clone() };
    BotConfig {
        engine: EngineConfig {
            spec: args.engine.clone(),
            settings: level.into_iter().chain(args.option.iter().cloned()).collect(),
            move_time: args.move_time(),
            max_searches: args.searches.map_or(processors, |searches| searches as usize),
        },
        rules: ChallengeRules {
            games,
            rated: args.rated.into(),
            min_seconds: (!args.no_live).then_some(args.min_time),
            max_seconds: args.max_time,
            max_days: Some(args.max_days).filter(|&days| days > 0),
            max_games: args.max_games as usize,
        },
        upgrade: args.upgrade,
    }
}

/// Prints a line of the log. If nobody reads it, the games go on.
fn print(event: &BotEvent, is_json: bool) {
    let Some(object) = object(event) else { return };
    let line = if is_json { object.to_string() } else { event.to_string() };
    _ = writeln!(io::stdout(), "{line}");
}

/// The JSON of an event; `None` for single moves, which are in the games.
fn object(event: &BotEvent) -> Option<Value> {
    Some(match event {
        BotEvent::Online(name) => json!({ "event": "online", "name": name }),
        BotEvent::Cut(reason) => json!({ "event": "cut", "reason": reason }),
        BotEvent::Accepted(by) => json!({ "event": "accepted", "by": by }),
        BotEvent::Declined(by, reason) => {
            json!({ "event": "declined", "by": by, "reason": reason })
        }
        BotEvent::Playing(game) => json!({ "event": "playing", "game": game }),
        BotEvent::Finished(game, status) => {
            json!({ "event": "finished", "game": game, "status": status })
        }
        BotEvent::GameFailed(game, what) => {
            json!({ "event": "trouble", "game": game, "reason": what })
        }
        BotEvent::Sent(..) | BotEvent::Acknowledged(..) => return None,
    })
}

fn failure(error: &BotError, shell: &Shell) -> Failure {
    match error {
        BotError::NotABot => Failure::Input(shell.say(&messages::bot_not_a_bot())),
        BotError::Client(error) => {
            Failure::Access(shell.say(&messages::bot_refused(&error.to_string())))
        }
    }
}
