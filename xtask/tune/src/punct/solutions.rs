//! Forced wins of PÜNCT as puzzles: every first turn that solves them, a line to the end, and how hard they are to find.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use basalt_engine::{Engine, Level, Limits};
use basalt_learn::puzzles::{Aim, GRADES};
use basalt_rules::punct::{Move, Position};
use basalt_rules::{AnyMove, AnyPosition, Game};

use crate::punct::proof::{Prover, threats};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files that `punct-puzzles` has written.
    wins: Vec<PathBuf>,
    /// The number of the first puzzle.
    #[arg(long, default_value_t = 1)]
    first: usize,
    /// Output file of the puzzles: docs/puzzles.md has the format.
    #[arg(long)]
    out: PathBuf,
}

/// Maximum winning turns of a puzzle: with more there is little to find.
const MAX_RIGHT: usize = 4;

/// The levels that are asked to find a right turn, from the lowest on.
const LEVELS: [u8; 4] = [4, 8, 9, 11];

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", options.out.display());
    let wins: Vec<Win> =
        options.wins.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?.concat();
    let mut out = BufWriter::new(File::create(&options.out).map_err(wrong)?);
    let progress = indicatif::ProgressBar::new(wins.len() as u64);
    let mut numbers = options.first..;
    for win in wins {
        progress.inc(1);
        if let Some(text) = win.puzzle() {
            let number = numbers.next().unwrap_or_default();
            writeln!(out, "punct-{number}\t{text}").map_err(wrong)?;
            out.flush().map_err(wrong)?;
        }
    }
    progress.finish_and_clear();
    Ok(())
}

/// A position that is won in so many turns.
#[derive(Clone)]
struct Win {
    turns: u32,
    position: Position,
}

fn read(path: &Path) -> Result<Vec<Win>, String> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    let win = |(number, line)| {
        Win::read(line).ok_or_else(|| format!("{shown}, line {number}: expected a forced win"))
    };
    (1..).zip(text.lines()).map(win).collect()
}

impl Win {
    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        let turns = fields.next()?.parse().ok().filter(|turns| *turns >= 2)?;
        let game: Game = fields.next()?.parse().ok()?;
        let position = AnyPosition::parse(game, fields.next()?).ok()?;
        let position: &Position = (&position).try_into().ok()?;
        Some(Self { turns, position: position.clone() })
    }

    /// The text of the puzzle, but for its id; nothing if it is none.
    fn puzzle(&self) -> Option<String> {
        let Self { turns, position } = self;
        let mut prover = Prover::default();
        if (1..*turns).any(|fewer| prover.wins(position, fewer)) {
            return None;
        }
        let right = self.right(&mut prover);
        let (first, also) = right.split_first().filter(|_| right.len() <= MAX_RIGHT)?;
        let line = self.line(&mut prover, *first)?;
        let any = AnyPosition::Punct(position.clone());
        let [aim, grade, game] = [
            Aim::WinIn(*turns).to_string(),
            self.grade(&right).to_string(),
            any.game().to_string(),
        ];
        let mut fields = vec![game, aim, grade, position.to_string(), words(&line)];
        fields.extend((!also.is_empty()).then(|| words(also)));
        Some(fields.join("\t"))
    }

    /// The turns that win in time, the most threatening first; a few of them, if there are too many. Where a win takes more than
    /// two turns, only those that threaten something are looked at: of the others, proofs take too long.
    fn right(&self, prover: &mut Prover) -> Vec<Move> {
        let threats = threats(&self.position);
        let loses = |(_, after): &&(Move, Position)| prover.is_lost(after, self.turns - 1);
        let mut right: Vec<Move> =
            threats.iter().filter(loses).map(|(mv, _)| *mv).take(MAX_RIGHT + 1).collect();
        if self.turns == 2 {
            let quiet = |mv: &Move| {
                let mut after = self.position.clone();
                after.play_unchecked(*mv);
                let is_quiet = threats.iter().all(|(threat, _)| threat != mv);
                is_quiet && after.outcome().is_none() && prover.is_lost(&after, 1)
            };
            let room = MAX_RIGHT + 1 - right.len();
            right.extend(self.position.legal_moves().into_iter().filter(quiet).take(room));
        }
        right
    }

    /// The win from its first turn to its last, with the defences that leave the fewest ways to win.
    fn line(&self, prover: &mut Prover, first: Move) -> Option<Vec<Move>> {
        let mut position = self.position.clone();
        position.play_unchecked(first);
        let mut line = vec![first];
        for left in (1..self.turns).rev() {
            let reply = toughest(&position)?;
            position.play_unchecked(reply);
            let turn = match position.winning_moves().first() {
                Some(wins) => *wins,
                None => next_threat(prover, &position, left)?,
            };
            position.play_unchecked(turn);
            line.extend([reply, turn]);
        }
        Some(line)
    }

    /// A point for each turn after the first, and one for each level that does not find a right one for good.
    fn grade(&self, right: &[Move]) -> u8 {
        let finds = |number: &u8| {
            let level = Level::new(*number).unwrap_or(Level::FULL);
            let settings = basalt_engine::Options { level, memory: 8, ..Default::default() };
            let position = AnyPosition::Punct(self.position.clone());
            let best = Engine::new(settings).search(&position, &Limits::none(), &mut |_| {});
            best.is_some_and(|best| right.iter().any(|&mv| AnyMove::Punct(mv) == best.mv))
        };
        let found = LEVELS.iter().rev().take_while(|number| finds(number)).count();
        let missed = LEVELS.len() - found;
        (self.turns as u8 - 1).saturating_add(missed as u8).min(*GRADES.end())
    }
}

/// The defence that leaves the fewest turns that win at once.
fn toughest(position: &Position) -> Option<Move> {
    let ways = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        after.outcome().map_or_else(|| after.winning_moves().len(), |_| usize::MAX)
    };
    position.legal_moves().into_iter().min_by_key(ways)
}

fn next_threat(prover: &mut Prover, position: &Position, turns: u32) -> Option<Move> {
    let threats = threats(position);
    threats.iter().find(|(_, after)| prover.is_lost(after, turns - 1)).map(|(mv, _)| *mv)
}

fn words(moves: &[Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use basalt_learn::puzzles::Puzzle;

    use super::*;

    const WINS: &str = include_str!("../../../../crates/engine/tests/data/punct_puzzles.txt");

    #[test]
    fn a_forced_win_becomes_a_puzzle_or_has_too_many_solutions() {
        let in_two = WINS.lines().filter(|line| line.starts_with('2')).take(8);
        let texts: Vec<Option<String>> =
            in_two.map(|line| Win::read(line).expect(line).puzzle()).collect();
        assert!(texts.contains(&None), "none has too many");
        let puzzles: Vec<String> = texts.into_iter().flatten().collect();
        assert!(!puzzles.is_empty(), "all have too many");
        for text in puzzles {
            let text = format!("a\t{text}");
            assert_eq!(Puzzle::read(&text).expect(&text).to_string(), text);
        }
    }

    #[test]
    fn what_is_won_at_once_is_no_puzzle() {
        let text = "2\tpunct-basic\tw:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15 b: w 0";
        assert_eq!(Win::read(text).expect("a win").puzzle(), None);
    }

    #[test]
    fn a_bad_line_is_no_win() {
        for bad in
            ["", "2", "1\tpunct\tw: b: w 0", "2\tdvonn\t9/10/3wwbrrr2/10/9 w s", "2\tpunct\tx"]
        {
            assert!(Win::read(bad).is_none(), "{bad}");
        }
    }
}
