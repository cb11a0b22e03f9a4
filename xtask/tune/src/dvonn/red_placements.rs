//! The value of every placement of the three red pieces, by self-play games.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use basalt_engine::Engine;
use basalt_rules::dvonn::{Cell, Move, Phase, Position, Symmetry};
use basalt_rules::{Color, Outcome};

use crate::dvonn::play::{choose, use_networks};
use crate::lines::{Output, read_lines};
use crate::random::seed_engine;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of games from each placement; games that the output file already counts are not played again.
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Nodes for each move of stacking.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// A file whose lines begin with the placements to play; without it, all.
    #[arg(long)]
    only: Option<PathBuf>,
    /// Play without networks.
    #[arg(long)]
    without_networks: bool,
    #[command(flatten)]
    output: Output,
}

/// The spaces of the red pieces, in order: the first of all symmetric placements.
type Reds = [Cell; 3];

/// Number of random placements after the red pieces, the same for both players.
const BY_CHANCE: usize = 4;

/// Greater than the number of games of any run from one placement.
const MAX_GAMES: u64 = 1 << 20;

/// Results of the games from one placement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    white: u64,
    draws: u64,
    black: u64,
}

impl Tally {
    fn games(self) -> u64 {
        self.white + self.draws + self.black
    }

    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Win(Color::White) => self.white += 1,
            Outcome::Draw => self.draws += 1,
            Outcome::Win(Color::Black) => self.black += 1,
        }
    }
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    if options.games > MAX_GAMES {
        return Err(format!("expected at most {MAX_GAMES} games"));
    }
    let classes = classes();
    let known =
        if options.output.out.exists() { read(&options.output.out)? } else { BTreeMap::new() };
    let only = options.only.as_deref().map(read_reds).transpose()?;
    let wanted: Vec<(u64, Reds, Tally)> = (0..)
        .zip(classes.keys())
        .map(|(number, &reds)| (number, reds, known.get(&reds).copied().unwrap_or_default()))
        .filter(|(_, reds, tally)| {
            only.as_ref().is_none_or(|only| only.contains(reds)) && tally.games() < options.games
        })
        .collect();
    options.output.append(wanted.len() as u64, |engine, number| {
        let (class, reds, mut tally) = wanted[number as usize];
        for game in tally.games()..options.games {
            let number = class * MAX_GAMES + game;
            tally.add(play(reds, options, number, engine));
        }
        line(reds, classes[&reds], tally)
    })?;
    let tallies = read(&options.output.out)?;
    let text: String =
        tallies.iter().map(|(reds, &tally)| line(*reds, classes[reds], tally) + "\n").collect();
    std::fs::write(&options.output.out, text).map_err(|error| options.output.error(&error))
}

/// All placements up to symmetry, each with the number of placements that it stands for.
fn classes() -> BTreeMap<Reds, usize> {
    let mut classes = BTreeMap::new();
    for (i, &first) in Cell::ALL.iter().enumerate() {
        for (j, &second) in Cell::ALL.iter().enumerate().skip(i + 1) {
            for &third in &Cell::ALL[j + 1..] {
                *classes.entry(canonical([first, second, third])).or_insert(0) += 1;
            }
        }
    }
    classes
}

fn canonical(reds: Reds) -> Reds {
    let images = Symmetry::ALL.map(|symmetry| {
        let mut image = reds.map(|cell| symmetry.cell(cell));
        image.sort_unstable();
        image
    });
    images.into_iter().min().unwrap_or(reds)
}

/// Plays the game of this number and returns how it ended.
fn play(reds: Reds, options: &Options, number: u64, engine: &mut Engine) -> Outcome {
    // Its tables of other games depend on the number of threads.
    engine.forget();
    use_networks(engine, !options.without_networks);
    let mut rng = seed_engine(engine, options.output.seed, number);
    let mut position = Position::start();
    for cell in reds {
        position.play_unchecked(Move::Place(cell));
    }
    for _ in 0..BY_CHANCE {
        let legal = position.legal_moves();
        position.play_unchecked(legal[rng.below(legal.len())]);
    }
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let legal = position.legal_moves();
        let nodes = if position.phase() == Phase::Placing { 1 } else { options.nodes };
        let chosen = if legal.len() == 1 { None } else { choose(&position, nodes, engine) };
        position.play_unchecked(chosen.unwrap_or(legal[0]));
    }
}

/// The spaces, how many placements they stand for, the games, and how many White won, drew and lost.
fn line(reds: Reds, size: usize, tally: Tally) -> String {
    let Tally { white, draws, black } = tally;
    let [first, second, third] = reds;
    format!("{first} {second} {third}\t{size}\t{}\t{white}\t{draws}\t{black}", tally.games())
}

/// Reads the tallies of a file; of a placement that occurs twice, the one with more games.
fn read(path: &Path) -> Result<BTreeMap<Reds, Tally>, String> {
    let mut tallies: BTreeMap<Reds, Tally> = BTreeMap::new();
    for (reds, tally) in read_lines(path, "a placement and its results", parse)? {
        let known = tallies.entry(reds).or_default();
        if tally.games() >= known.games() {
            *known = tally;
        }
    }
    Ok(tallies)
}

/// Reads the placements that the lines of a file begin with.
fn read_reds(path: &Path) -> Result<Vec<Reds>, String> {
    read_lines(path, "a placement", |line| parse_reds(line.split('\t').next()?))
}

fn parse(line: &str) -> Option<(Reds, Tally)> {
    let (reds, numbers) = line.split_once('\t')?;
    let numbers: Vec<u64> = numbers.split('\t').map(str::parse).collect::<Result<_, _>>().ok()?;
    let [_, games, white, draws, black] = numbers[..] else { return None };
    let tally = Tally { white, draws, black };
    (tally.games() == games).then_some((parse_reds(reds)?, tally))
}

/// Three spaces in the order in which their class is written.
fn parse_reds(text: &str) -> Option<Reds> {
    let cells: Vec<Cell> = text.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let reds: Reds = cells.try_into().ok()?;
    let differ = reds[0] < reds[1] && reds[1] < reds[2];
    (differ && canonical(reds) == reds).then_some(reds)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_testkit::dvonn::twin::{names_of_row, transform_space};

    use super::*;
    use crate::published;
    use crate::scratch::Scratch;

    const PUBLISHED: &str = "dvonn-red-placements.tsv";
    const PUBLISHED_GAMES: u64 = 60;
    const PUBLISHED_AGAIN: &str = "dvonn-red-placements-again.tsv";
    const PUBLISHED_GAMES_AGAIN: u64 = 1_000;

    /// The number of classes by Burnside's lemma: the mean number of placements that a symmetry keeps, by the
    /// symmetries of the slow twin.
    fn burnside() -> usize {
        let spaces: Vec<String> = (1..=5).flat_map(names_of_row).collect();
        let kept = |symmetry| {
            let image = |space: &String| transform_space(space, symmetry);
            let fixed = spaces.iter().filter(|space| image(space) == **space).count();
            // All symmetries are their own inverses: a kept set is three fixed spaces, or one and a pair.
            assert!(spaces.iter().all(|space| image(&image(space)) == *space));
            let pairs = (spaces.len() - fixed) / 2;
            fixed * fixed.saturating_sub(1) * fixed.saturating_sub(2) / 6 + fixed * pairs
        };
        (0..4).map(kept).sum::<usize>() / 4
    }

    #[test]
    fn classes_are_as_many_as_burnside_counts() {
        let classes = classes();
        assert_eq!(classes.len(), burnside());
        // 49 · 48 · 47 / 6
        assert_eq!(classes.values().sum::<usize>(), 18_424);
    }

    #[test]
    fn a_number_has_its_game_whatever_was_played_before() {
        let reds = parse_reds("a1 b1 c1").expect("a placement");
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let mut results = |numbers: std::ops::Range<u64>, without_networks| {
            let output = Output { threads: 1, seed: 1, out: PathBuf::new() };
            let options = Options { games: 12, nodes: 50, only: None, without_networks, output };
            let play = |number| format!("{:?}", play(reds, &options, number, &mut engine));
            numbers.map(play).collect::<Vec<_>>()
        };
        let all = results(0..12, false);
        assert_ne!(all, results(0..12, true));
        assert_eq!(all[6..], results(6..12, false));
        assert!(all.iter().collect::<BTreeSet<_>>().len() > 1, "{all:?}");
    }

    #[test]
    fn a_run_plays_only_the_games_that_are_missing() {
        let only = Scratch::new("reds", "a1 b1 c1\na1 b1 d1\t4\n");
        let known = "a1 b1 c1\t4\t3\t0\t3\t0\n";
        let out = Scratch::new("tallies", known);
        let options = |games| Options {
            games,
            nodes: 10,
            output: Output { threads: 2, seed: 1, out: out.0.clone() },
            only: Some(only.0.clone()),
            without_networks: false,
        };
        let games = |reds: &str| {
            let tallies = read(&out.0).expect("readable");
            tallies.get(&parse_reds(reds).expect(reds)).copied().unwrap_or_default()
        };
        run(&options(2)).expect("played");
        assert_eq!(games("a1 b1 c1"), Tally { white: 0, draws: 3, black: 0 });
        assert_eq!(games("a1 b1 d1").games(), 2);
        run(&options(5)).expect("played");
        assert!(games("a1 b1 c1").draws >= 3);
        assert_eq!((games("a1 b1 c1").games(), games("a1 b1 d1").games()), (5, 5));
        let text = std::fs::read_to_string(&out.0).expect("readable");
        assert_eq!(text.lines().count(), 2);
        let only = Scratch::new("tallies-at-once", "");
        let mut anew = options(5);
        anew.output.out.clone_from(&only.0);
        run(&anew).expect("played");
        let at_once = read(&only.0).expect("readable");
        let second = parse_reds("a1 b1 d1").expect("a placement");
        assert_eq!(at_once[&second], games("a1 b1 d1"));
    }

    #[test]
    fn a_bad_line_is_named() {
        let good = "a1 b1 c1\t4\t2\t1\t0\t1";
        for bad in [
            "",
            "a1 b1 c1",
            "a1 b1 c1\t4\t3\t1\t0\t1",
            "a1 b1 c1\t4\t2\t1\t1",
            "a1 c1 b1\t4\t2\t1\t0\t1",
            "a1 a1 b1\t4\t2\t1\t0\t1",
            "i5 j5 k5\t4\t2\t1\t0\t1",
            "a1 b1 x1\t4\t2\t1\t0\t1",
        ] {
            let file = Scratch::new("bad-tally", &format!("{good}\n{bad}\n"));
            let error = read(&file.0).expect_err(bad);
            assert!(error.ends_with(", line 2: expected a placement and its results"), "{error}");
        }
    }

    /// Reads a published file, which has a line for each placement and nothing else.
    fn published(name: &str) -> BTreeMap<Reds, Tally> {
        let path = published::checked(name);
        let (tallies, classes) = (read(&path).expect("readable"), classes());
        let text = std::fs::read_to_string(&path).expect("readable");
        let lines = tallies.iter().map(|(reds, &tally)| line(*reds, classes[reds], tally));
        assert!(lines.eq(text.lines()));
        tallies
    }

    #[test]
    fn every_class_is_published_with_as_many_games() {
        let tallies = published(PUBLISHED);
        assert!(tallies.keys().eq(classes().keys()));
        assert!(tallies.values().all(|tally| tally.games() == PUBLISHED_GAMES));
    }

    #[test]
    fn the_extremes_are_published_with_more_games() {
        let tallies = published(PUBLISHED_AGAIN);
        let score = |tally: Tally| 2 * tally.white + tally.draws;
        let mut ranked: Vec<(u64, Reds)> =
            published(PUBLISHED).into_iter().map(|(reds, tally)| (score(tally), reds)).collect();
        ranked.sort_unstable();
        // Several placements share the score of the last of the twenty.
        let (low, high) = (ranked[19].0, ranked[ranked.len() - 20].0);
        let extreme = |wanted: &dyn Fn(u64) -> bool| {
            let is_wanted =
                |(score, reds): &&(u64, Reds)| wanted(*score) && tallies.contains_key(reds);
            ranked.iter().filter(is_wanted).count()
        };
        assert_eq!((extreme(&|score| score <= low), extreme(&|score| score >= high)), (20, 20));
        assert_eq!(tallies.len(), 40);
        assert!(tallies.values().all(|tally| tally.games() == PUBLISHED_GAMES_AGAIN));
    }
}
