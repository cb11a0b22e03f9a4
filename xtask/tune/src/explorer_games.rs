//! Games of the engine's levels for the opening explorer ([docs/explorer.md](../../../docs/explorer.md)).

use std::path::PathBuf;

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_explorer::{GameSet, PlayedGame};
use basalt_rules::{AnyPosition, Color, Game, Outcome};

use crate::lines::{Output, read_lines};
use crate::random::seed_engine;

#[derive(Debug, clap::Args)]
pub(crate) struct PlayOptions {
    /// The game: dvonn, punct or punct-basic.
    #[arg(long)]
    game: Game,
    /// Number of games to play.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// The levels, of which one plays both sides of a game.
    #[arg(long, value_delimiter = ',', default_value = "6,8,10")]
    levels: Vec<u8>,
    /// Of a hundred games, how many begin by chance.
    #[arg(long, default_value_t = 50)]
    begun_by_chance: u64,
    /// Most plies that are made by chance at the beginning of such a game; each number from one on is as likely.
    #[arg(long, default_value_t = 2)]
    chance_plies: usize,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, clap::Args)]
pub(crate) struct SetOptions {
    /// The game: dvonn, punct or punct-basic.
    #[arg(long)]
    game: Game,
    /// Files that `explorer-play` has written.
    files: Vec<PathBuf>,
    /// Output file.
    #[arg(long)]
    out: PathBuf,
}

/// Plays games and writes one a line.
pub(crate) fn play(options: &PlayOptions) -> Result<(), String> {
    let level =
        |&number: &u8| Level::new(number).ok_or_else(|| format!("there is no level {number}"));
    let levels = options.levels.iter().map(level).collect::<Result<Vec<_>, _>>()?;
    if levels.is_empty() || options.chance_plies == 0 {
        return Err("there must be a level, and a ply by chance".to_owned());
    }
    options
        .output
        .write(options.games, |engine, number| play_game(options, &levels, number, engine))
}

/// The result and the moves of one game.
fn play_game(options: &PlayOptions, levels: &[Level], number: u64, engine: &mut Engine) -> String {
    engine.forget();
    let mut rng = seed_engine(engine, options.output.seed, number);
    let level = rng.pick(levels).unwrap_or(Level::FULL);
    engine.set_options(Options { level, ..engine.options() });
    let begins_by_chance = rng.next_u64() % 100 < options.begun_by_chance;
    let mut by_chance = if begins_by_chance { 1 + rng.below(options.chance_plies) } else { 0 };
    let mut position = AnyPosition::start(options.game);
    let mut moves = Vec::new();
    while position.outcome().is_none() {
        let mv = if by_chance > 0 {
            by_chance -= 1;
            rng.pick(&position.legal_moves())
        } else {
            let limits = Limits { last_move: moves.last().copied(), ..Limits::none() };
            let mut search = || engine.search(&position, &limits, &mut |_| {});
            position.forced_move().or_else(|| search().map(|best| best.mv))
        };
        let mv = mv.expect("a game that goes on has a move");
        position.play(mv).expect("the engine plays legal moves");
        moves.push(mv);
    }
    let outcome = position.outcome().unwrap_or(Outcome::Draw);
    line(&PlayedGame { moves, outcome })
}

fn line(game: &PlayedGame) -> String {
    let moves = game.moves.iter().map(ToString::to_string);
    let result = match game.outcome {
        Outcome::Win(winner) => winner.id(),
        Outcome::Draw => "draw",
    };
    [result.to_owned()].into_iter().chain(moves).collect::<Vec<_>>().join(" ")
}

fn read_line(game: Game, line: &str) -> Option<PlayedGame> {
    let (result, moves) = line.split_once(' ')?;
    let outcome = match result {
        "white" => Outcome::Win(Color::White),
        "draw" => Outcome::Draw,
        "black" => Outcome::Win(Color::Black),
        _ => return None,
    };
    let mut position = AnyPosition::start(game);
    let play = |text| {
        let mv = position.read_move(text).ok()?;
        position.play(mv).ok()?;
        Some(mv)
    };
    let moves = moves.split(' ').map(play).collect::<Option<_>>()?;
    (position.outcome() == Some(outcome)).then_some(PlayedGame { moves, outcome })
}

/// Makes a set for the page of games that were played.
pub(crate) fn make_set(options: &SetOptions) -> Result<(), String> {
    let mut games = Vec::new();
    for path in &options.files {
        games.extend(read_lines(path, "a finished game", |line| read_line(options.game, line))?);
    }
    let bytes = GameSet::write(options.game, &games).map_err(|error| error.to_string())?;
    std::fs::write(&options.out, &bytes)
        .map_err(|error| format!("{}: {error}", options.out.display()))?;
    println!("{} games in {} bytes", games.len(), bytes.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use sha2::{Digest as _, Sha256};

    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn played_games_become_a_set() {
        for game in Game::ALL {
            let (lines, set) =
                (Scratch::new("explorer-games", ""), Scratch::new("explorer-set", ""));
            let output = |threads| Output { threads, seed: 1, out: lines.0.clone() };
            let options = |threads, levels| PlayOptions {
                game,
                games: 4,
                levels,
                begun_by_chance: 50,
                chance_plies: 2,
                output: output(threads),
            };
            play(&options(2, vec![1, 2])).expect("played");
            let mut written = std::fs::read_to_string(&lines.0).expect("readable");
            let sorted = |text: &str| {
                let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
                lines.sort();
                lines
            };
            let twice = sorted(&written);
            play(&options(1, vec![1, 2])).expect("played");
            written = std::fs::read_to_string(&lines.0).expect("readable");
            assert_eq!(sorted(&written), twice, "the seed decides");
            let files = vec![lines.0.clone(), lines.0.clone()];
            make_set(&SetOptions { game, files, out: set.0.clone() }).expect("written");
            let bytes = std::fs::read(&set.0).expect("readable");
            let set = GameSet::read(game, &bytes).expect("a set");
            assert_eq!(set.games(), 8);
            assert!(play(&options(1, vec![0])).is_err() && play(&options(1, Vec::new())).is_err());
        }
    }

    #[test]
    fn a_line_that_is_no_finished_game_is_refused() {
        for line in ["", "white", "white e3", "nobody e3 c3"] {
            assert_eq!(read_line(Game::Dvonn, line), None, "{line}");
        }
    }

    /// The files of the page are those of docs/explorer.md.
    #[test]
    fn the_sets_are_as_documented() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let docs = std::fs::read_to_string(root.join("docs/explorer.md")).expect("a page of ours");
        for game in Game::ALL {
            let name = format!("games-{game}.bin");
            let bytes =
                std::fs::read(root.join("crates/explorer/data").join(&name)).expect("a set");
            let line = format!("{:x}  {name}", Sha256::digest(&bytes));
            assert!(
                docs.lines().any(|known| known == line),
                "docs/explorer.md does not say {line}"
            );
            let set = GameSet::read(game, &bytes).expect("a set");
            let start = set.continuations(&AnyPosition::start(game));
            assert_eq!(start.iter().map(|one| one.tally.games()).sum::<u64>(), set.games() as u64);
        }
    }
}
