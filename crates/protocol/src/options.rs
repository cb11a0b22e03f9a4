//! What can be set, and how.

use basalt_rules::Game;

use crate::error::Error;
use crate::words::Words;

/// An option with its new value.
pub(crate) enum Setting {
    /// The game that is played.
    Game(Game),
    /// What decides between equally good moves.
    Seed(u64),
}

/// The greatest seed: the greatest number that every program of the family can read.
const MOST_SEED: u64 = i32::MAX as u64;

impl Setting {
    /// Reads `name <name> value <value>`; names are compared without regard to case.
    pub(crate) fn parse(mut words: Words<'_>) -> Result<Self, Error> {
        match words.next() {
            Some("name") => {}
            found => return Err(words.expected("name", found)),
        }
        let (name, has_value) = words.until("value");
        match name.to_ascii_lowercase().as_str() {
            "game" | "seed" if !has_value => Err(words.expected("value", None)),
            "game" => words.all().join(" ").parse().map(Self::Game).map_err(Error::Game),
            "seed" => read_seed(words).map(Self::Seed),
            "" => Err(words.expected("the name of an option (Game, Seed)", None)),
            _ => Err(words.expected("the name of an option (Game, Seed)", Some(&name))),
        }
    }

    /// The lines that tell which options there are.
    pub(crate) fn declarations() -> [String; 2] {
        let default = Game::ALL[0];
        let games = Game::ALL.map(Game::id).join(" var ");
        [
            format!("option name Game type combo default {default} var {games}"),
            format!("option name Seed type spin default 0 min 0 max {MOST_SEED}"),
        ]
    }
}

fn read_seed(words: Words<'_>) -> Result<u64, Error> {
    let mut words = words.within("setoption name Seed value");
    let seed = words.up_to("a number", MOST_SEED)?;
    words.end().map(|()| seed)
}
