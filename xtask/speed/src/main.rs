//! The native side of `cargo xtask bench`: one measurement a call.
#![allow(clippy::print_stdout, reason = "what it prints is what it is for")]

mod dvonn_codecup;
mod dvonn_positions;
mod dvonn_recipe;
mod punct;
mod punct_perft;
mod punct_recipe;
mod records;
mod view;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use basalt_engine::bench;
use basalt_rules::Game;
use basalt_rules::dvonn::Position;
use dvonn_positions::{Leaves, Positions};
use punct_perft::punct_perft;

const USAGE: &str = "\
usage: basalt-speed bulk FILE DEPTH   perft of each position, the leaves counted
       basalt-speed made FILE DEPTH   the same, the leaves made
       basalt-speed records GAMES     a file of this number of games read, replayed and checked
       basalt-speed punct FILE        turns of PÜNCT counted, listed, played, those that win, and threats
       basalt-speed punct-perft FILE DEPTH   perft of each position of PÜNCT
       basalt-speed punct-records GAMES   the same with PÜNCT games
       basalt-speed search            the nodes of each position of the engine's bench
       basalt-speed view FULL MID PUNCT   files of positions drawn as SVG
       basalt-speed positions SET     the set full, mid or punct, made by its recipe
       basalt-speed codecup FILE      the positions as CodeCup state texts";

/// A measurement repeats its pass until it has run this long.
const LEAST_TIME: Duration = Duration::from_millis(500);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match answer(&words) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn answer(words: &[&str]) -> Result<String, String> {
    match *words {
        ["bulk", file, depth] => perft(file, depth, Leaves::Bulk),
        ["made", file, depth] => perft(file, depth, Leaves::Made),
        ["records", games] => records(games, dvonn_recipe::file),
        ["punct-records", games] => records(games, punct::file),
        ["punct-perft", file, depth] => {
            let depth = depth.parse().map_err(|_| USAGE.to_owned())?;
            Ok(lines(punct_perft(&read(file)?, depth)))
        }
        ["punct", file] => Ok(punct::measure(&punct::read(&read(file)?)?)),
        ["search"] => Ok(search()),
        ["view", full, mid, punct] => view(&[full, mid], punct),
        ["positions", "punct"] => Ok(lines(punct_recipe::positions())),
        ["positions", "full"] => Ok(lines(dvonn_recipe::full())),
        ["positions", "mid"] => Ok(lines(dvonn_recipe::mid())),
        ["codecup", file] => codecup(file),
        _ => Err(USAGE.to_owned()),
    }
}

/// The count of each position, then leaves and seconds of one pass over the file.
fn perft(file: &str, depth: &str, leaves: Leaves) -> Result<String, String> {
    let depth = depth.parse().map_err(|_| USAGE.to_owned())?;
    let positions = Positions::read(&read(file)?).map_err(|error| format!("{file}: {error}"))?;
    let pass = || -> Vec<u64> {
        (0..positions.len()).map(|index| positions.perft(index, depth, leaves)).collect()
    };
    let counts = pass();
    let seconds = seconds_of(pass);
    let total: u64 = counts.iter().sum();
    Ok(lines(counts) + &format!("{total} {seconds}\n"))
}

/// The nodes of each position of the bench, then nodes and seconds of one pass over all of them.
fn search() -> String {
    let positions = bench::positions();
    let pass = || -> Vec<u64> {
        positions.iter().map(|position| bench::nodes(position, bench::DEPTH)).collect()
    };
    let counts = pass();
    let seconds = seconds_of(pass);
    let total: u64 = counts.iter().sum();
    lines(counts) + &format!("{total} {seconds}\n")
}

/// Measures the pictures of the positions of these files.
fn view(dvonn: &[&str], punct: &str) -> Result<String, String> {
    let texts = dvonn.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
    view::measure(&[(Game::Dvonn, texts.concat()), (Game::Punct, read(punct)?)])
}

/// Games and seconds of one pass over a file of them.
fn records(games: &str, file: impl Fn(usize) -> String) -> Result<String, String> {
    let games = games.parse().map_err(|_| USAGE.to_owned())?;
    let file = file(games);
    records::check(&file)?;
    let seconds = seconds_of(|| records::check(&file));
    Ok(format!("{games} {seconds}\n"))
}

/// The average time of one call of `work`, in seconds.
fn seconds_of<T>(work: impl Fn() -> T) -> f64 {
    let start = Instant::now();
    let mut passes = 0;
    while start.elapsed() < LEAST_TIME {
        std::hint::black_box(work());
        passes += 1;
    }
    start.elapsed().as_secs_f64() / f64::from(passes)
}

fn codecup(file: &str) -> Result<String, String> {
    let states = read(file)?.lines().map(codecup_state).collect::<Result<Vec<_>, _>>()?;
    Ok(lines(states))
}

fn codecup_state(line: &str) -> Result<String, String> {
    let position: Position = line.parse().map_err(|error| format!("{line}: {error}"))?;
    dvonn_codecup::state(&position)
        .ok_or_else(|| format!("{line}: a CodeCup state holds no stack higher than 15"))
}

fn read(file: &str) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("cannot read {file}: {error}"))
}

fn lines<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string() + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_positions_are_those_of_the_recipe() {
        assert_eq!(lines(dvonn_recipe::full()), include_str!("../positions/full.txt"));
        assert_eq!(lines(dvonn_recipe::mid()), include_str!("../positions/mid.txt"));
    }

    #[test]
    fn counted_and_made_leaves_are_as_many() {
        let mid = Positions::read(include_str!("../positions/mid.txt")).expect("positions");
        assert_eq!(mid.len(), dvonn_recipe::COUNT);
        for index in 0..mid.len() {
            let bulk = mid.perft(index, 2, Leaves::Bulk);
            assert_eq!(bulk, mid.perft(index, 2, Leaves::Made));
        }
    }

    #[test]
    fn a_file_of_games_can_be_checked() {
        let file = dvonn_recipe::file(3);
        assert_eq!(records::check(&file), Ok(()));
        assert_eq!(file.matches("[Game \"dvonn\"]").count(), 3);
        assert_eq!(file.matches("[Score").count(), 3);
        let wrong = file.replace("[Score \"", "[Score \"1");
        assert!(records::check(&wrong).is_err_and(|sentence| sentence.contains("points")));
    }

    #[test]
    fn a_quarter_of_the_punct_positions_has_towers() {
        let text = include_str!("../positions/punct.txt");
        assert_eq!(lines(punct_recipe::positions()), text);
        let positions = punct::read(text).expect("positions");
        let towers = positions
            .iter()
            .filter(|position| punct_recipe::highest(position.board()) >= punct_recipe::TOWER);
        assert_eq!((positions.len(), towers.count()), (punct_recipe::COUNT, 25));
        assert_eq!(records::check(&punct::file(2)), Ok(()));
    }

    #[test]
    fn a_wrong_call_is_answered_with_the_usage() {
        assert_eq!(answer(&["bulk"]), Err(USAGE.to_owned()));
        assert_eq!(answer(&["bulk", "positions/full.txt", "four"]), Err(USAGE.to_owned()));
    }
}
