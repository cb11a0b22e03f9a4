//! Endings of DVONN that a single move wins, or holds: found in games, proven by the engine's solver, graded by how far
//! one has to look.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use basalt_engine::{Engine, Limits, Verdict};
use basalt_learn::puzzles::{Aim, GRADES};
use basalt_rules::AnyPosition;
use basalt_rules::dvonn::{Move, Position};

use crate::dvonn::counter::plies_to_find;
use crate::dvonn::games::{self, Game};
use crate::dvonn::play::choose;
use crate::proof::{prove, turned};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A file that `play` has written.
    games: PathBuf,
    /// Number of puzzles of each grade to find.
    #[arg(long, default_value_t = 50)]
    puzzles: usize,
    /// The number of the first.
    #[arg(long, default_value_t = 1)]
    first: usize,
    /// Output file: docs/puzzles.md has the format.
    #[arg(long)]
    out: PathBuf,
}

/// Plies from the start of a puzzle to the end of its game.
const FROM_THE_END: RangeInclusive<usize> = 6..=16;

/// Two puzzles of one game are so many plies apart.
const APART: usize = 4;

/// With fewer moves to choose from there is little to find, with more too much.
const CHOICE: RangeInclusive<usize> = 4..=20;

/// More plies in a row nobody wants to find.
const LONGEST: usize = 7;

/// Maximum nodes of a proof.
const NODES: u64 = 100_000;

/// The counter of points looks no further ahead.
const FURTHEST: u32 = 8;

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", options.out.display());
    let games = games::read(&options.games)?;
    let mut out = BufWriter::new(File::create(&options.out).map_err(wrong)?);
    let mut finder = Finder::new();
    let mut wanted = GRADES.map(|_| options.puzzles).collect::<Vec<_>>();
    let mut numbers = options.first..;
    for game in &games {
        for ending in finder.search(game) {
            let wanted = &mut wanted[usize::from(ending.grade - GRADES.start())];
            if let Some(left) = wanted.checked_sub(1) {
                *wanted = left;
                let number = numbers.next().unwrap_or_default();
                writeln!(out, "dvonn-{number}\t{}", ending.text()).map_err(wrong)?;
                out.flush().map_err(wrong)?;
            }
        }
        if wanted.iter().all(|wanted| *wanted == 0) {
            break;
        }
    }
    out.flush().map_err(wrong)
}

/// An ending that a single move wins or holds.
struct Ending {
    position: Position,
    aim: Aim,
    grade: u8,
    line: Vec<Move>,
}

impl Ending {
    /// The text of the puzzle, but for its id.
    fn text(&self) -> String {
        let Self { position, aim, grade, line } = self;
        let line: Vec<String> = line.iter().map(ToString::to_string).collect();
        format!("dvonn\t{aim}\t{grade}\t{position}\t{}", line.join(" "))
    }
}

/// A finder of endings that remembers which were found.
struct Finder {
    engine: Engine,
    seen: HashSet<u64>,
}

impl Finder {
    fn new() -> Self {
        let settings = basalt_engine::Options { memory: 16, ..Default::default() };
        Self { engine: Engine::new(settings), seen: HashSet::new() }
    }

    /// The endings of a game, from the longest to the shortest.
    fn search(&mut self, game: &Game) -> Vec<Ending> {
        let positions = positions(game);
        let mut found = Vec::new();
        let mut last = usize::MAX;
        for left in FROM_THE_END.rev() {
            let at = positions.len().checked_sub(left + 1);
            let far = last.abs_diff(left) >= APART;
            let Some(position) = at.map(|at| &positions[at]).filter(|_| far) else { continue };
            if let Some(ending) = self.ending(position) {
                found.push(ending);
                last = left;
            }
        }
        found
    }

    fn ending(&mut self, position: &Position) -> Option<Ending> {
        if !CHOICE.contains(&position.legal_moves().len()) {
            return None;
        }
        let (verdict, mv) = self.only(position)?;
        let aim = if verdict == Verdict::Win { Aim::Win } else { Aim::Draw };
        let grade = grade(plies_to_find(position, mv, FURTHEST));
        self.seen.insert(position.hash()).then(|| Ending {
            position: position.clone(),
            aim,
            grade,
            line: self.line(position, mv),
        })
    }

    /// The only move that wins, or the only one that draws where none wins.
    fn only(&mut self, position: &Position) -> Option<(Verdict, Move)> {
        let moves = position.legal_moves();
        if moves.len() < 2 {
            return None;
        }
        let verdict = self.prove(position).filter(|verdict| *verdict != Verdict::Loss)?;
        let mut right = None;
        for &mv in &moves {
            let mut after = position.clone();
            after.play_unchecked(mv);
            if turned(self.prove(&after)?) == verdict && right.replace(mv).is_some() {
                return None;
            }
        }
        Some((verdict, right?))
    }

    fn prove(&mut self, position: &Position) -> Option<Verdict> {
        let limits = Limits { nodes: Some(NODES), ..Limits::none() };
        prove(&AnyPosition::Dvonn(position.clone()), &limits, &mut self.engine)
    }

    /// The moves to find from this one on, each the only one, with the engine's replies between them.
    fn line(&mut self, start: &Position, first: Move) -> Vec<Move> {
        let mut position = start.clone();
        let mut line = vec![first];
        let mut length = line.len();
        play(&mut position, first);
        while line.len() < LONGEST {
            let own = position.to_move() == start.to_move();
            let next = if own {
                self.only(&position).map(|(_, mv)| mv)
            } else {
                choose(&position, NODES, &mut self.engine)
            };
            let Some(next) = next else { break };
            play(&mut position, next);
            line.push(next);
            if own {
                length = line.len();
            }
        }
        line.truncate(length);
        line
    }
}

/// The grade of a move that is found by counting points so many plies ahead, if it is.
fn grade(plies: Option<u32>) -> u8 {
    match plies {
        Some(0..=2) => 1,
        Some(3 | 4) => 2,
        Some(5 | 6) => 3,
        Some(7..) => 4,
        None => 5,
    }
}

/// Plays a move, and passes where nothing else is possible.
fn play(position: &mut Position, mv: Move) {
    position.play_unchecked(mv);
    while !position.is_over() && position.play(Move::Pass).is_ok() {}
}

/// The positions of a game, its end the last.
fn positions(game: &Game) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    for &mv in &game.moves {
        let mut next = positions[positions.len() - 1].clone();
        next.play_unchecked(mv);
        positions.push(next);
    }
    positions
}

#[cfg(test)]
mod tests {
    use basalt_learn::puzzles::Puzzle;

    use super::*;
    use crate::dvonn::games::tests::{by_chance, game};

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn the_only_move_is_told_from_one_of_several() {
        let mut finder = Finder::new();
        let only = finder.only(&position("9/10/3wwbrrr2/10/9 w s"));
        assert_eq!(only, Some((Verdict::Win, "e3f3".parse().expect("a move"))));
        assert_eq!(finder.only(&position("9/2r7/wrrb7/10/9 b s")), None);
    }

    #[test]
    fn endings_are_puzzles_and_none_comes_twice() {
        let mut finder = Finder::new();
        let mut texts = HashSet::new();
        for seed in 1..=12 {
            let game = game(&by_chance(seed).0);
            let twice = [finder.search(&game), finder.search(&game)];
            for ending in twice.iter().flatten() {
                let text = format!("a\t{}", ending.text());
                let puzzle = Puzzle::read(&text).expect(&text);
                assert_eq!(puzzle.to_string(), text);
                assert!(texts.insert(text), "{puzzle} is found twice");
            }
        }
        assert!(texts.len() > 3, "{}", texts.len());
    }
}
