//! A file of games, read, replayed and checked.

use basalt_records::{Format, Record, read_all};
use basalt_rules::{AnyMove, AnyPosition, Game};

/// A file of games, with the names that records usually have.
pub(crate) fn file_of(game: Game, games: impl Iterator<Item = Vec<AnyMove>>) -> String {
    let texts: Vec<String> =
        games.enumerate().map(|(number, moves)| record(game, number, moves).to_string()).collect();
    texts.join(Format::Basalt.separator())
}

fn record(game: Game, number: usize, moves: Vec<AnyMove>) -> Record {
    let mut record = Record::new(AnyPosition::start(game));
    let round = number.to_string();
    for (name, value) in
        [("Event", "Random games"), ("Round", &round), ("White", "Ada"), ("Black", "Bea")]
    {
        record.tags.set(name, value).expect("a good name");
    }
    record.line = moves.into_iter().collect();
    record.settle();
    record
}

/// Reads all games, replays them and compares result and score with the board.
pub(crate) fn check(file: &str) -> Result<(), String> {
    for game in read_all(Format::Basalt, file.as_bytes()) {
        let record = game.map_err(|error| error.to_string())?;
        record.replay().map_err(|error| error.to_string())?;
    }
    Ok(())
}
