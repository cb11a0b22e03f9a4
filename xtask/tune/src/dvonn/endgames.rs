//! Late positions of games with their margins, solved by the engine.

use std::collections::HashSet;
use std::path::PathBuf;

use basalt_engine::{Engine, Limits, Score};
use basalt_rules::AnyPosition;
use basalt_rules::dvonn::Position;

use crate::dvonn::games::{self, Game};
use crate::dvonn::solve::position;
use crate::lines::Output;
use crate::random::stream;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A file that `play` has written.
    games: PathBuf,
    /// Number of positions, each of another game.
    #[arg(long, default_value_t = 10_000)]
    positions: usize,
    /// Minimum number of plies of stacking before a position.
    #[arg(long, default_value_t = 22)]
    from: usize,
    /// Maximum number of plies of stacking before a position.
    #[arg(long, default_value_t = 30)]
    to: usize,
    #[command(flatten)]
    output: Output,
}

/// Memory of a proof, in MiB.
const MEMORY: usize = 16;

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let wrong = |error: std::io::Error| options.output.error(&error);
    let positions = positions(&games::read(&options.games)?, options)?;
    options.output.write(positions.len() as u64, |engine, number| {
        solve(&positions[number as usize], engine)
    })?;
    let text = std::fs::read_to_string(&options.output.out).map_err(wrong)?;
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    std::fs::write(&options.output.out, lines.join("\n") + "\n").map_err(wrong)
}

/// Positions with a choice of moves, one of each game, no two of them alike by symmetry or exchange of colours.
fn positions(games: &[Game], options: &Options) -> Result<Vec<Position>, String> {
    let Options { from, to, positions: wanted, output: Output { seed, .. }, .. } = *options;
    if from > to {
        return Err("expected no fewer plies at most than at least".to_owned());
    }
    let mut seen = HashSet::new();
    let positions: Vec<Position> = (0..)
        .zip(games)
        .filter_map(|(number, game)| {
            position(game, from + stream(seed, number).below(to - from + 1))
        })
        .filter(|position| position.legal_moves().len() > 1)
        .filter(|position| seen.insert(position.canonical().to_string()))
        .take(wanted)
        .collect();
    if positions.len() < wanted {
        return Err(format!("expected games for {wanted} positions, found {}", positions.len()));
    }
    Ok(positions)
}

/// The position, the margin of the player to move and a move that reaches it.
fn solve(position: &Position, engine: &mut Engine) -> String {
    engine.set_options(basalt_engine::Options { memory: MEMORY, ..engine.options() });
    engine.forget();
    let any = AnyPosition::Dvonn(position.clone());
    let best = engine.search(&any, &Limits::none(), &mut |_| {});
    match best.map(|best| (best.score, best.mv)) {
        Some((Score::ProvenMargin(margin), mv)) => format!("{position}\t{margin}\t{mv}"),
        _ => unreachable!("a search of stacking without limits ends with a proof"),
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::dvonn::{Move, Phase};
    use basalt_testkit::dvonn::exhaustive::Exhaustive;
    use basalt_testkit::dvonn::twin_text;

    use super::*;
    use crate::dvonn::games::tests::by_chance;
    use crate::published;
    use crate::scratch::Scratch;

    const PUBLISHED: &str = "dvonn-endgames.tsv";
    const PUBLISHED_POSITIONS: usize = 10_000;

    /// With so few stacks a position can be solved by trying everything.
    const MAX_STACKS: usize = 11;

    /// The position of a line, and its margin and best move.
    fn parse(line: &str) -> (Position, i32, Move) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [position, margin, mv] = fields[..] else { panic!("{line}") };
        let position = position.parse().expect(line);
        (position, margin.parse().expect(line), mv.parse().expect(line))
    }

    /// Compares a line with every move of the position tried to the end of the game.
    fn check(line: &str, solver: &mut Exhaustive) {
        let (position, margin, mv) = parse(line);
        let margins = solver.margins(&twin_text::read(&position.to_string()));
        assert_eq!(margins.values().max(), Some(&margin), "{line}");
        assert_eq!(margins[&mv.to_string()], margin, "{line}");
    }

    fn options(games: &Scratch, out: &Scratch, positions: usize) -> Options {
        Options {
            games: games.0.clone(),
            positions,
            from: 33,
            to: 36,
            output: Output { threads: 2, seed: 1, out: out.0.clone() },
        }
    }

    #[test]
    fn solved_positions_are_of_different_games_and_right() {
        let lines: Vec<String> = (1..=60).map(|seed| by_chance(seed).0).collect();
        // A game that occurs twice has one position at most.
        let text = lines.iter().chain(&lines).map(|line| line.clone() + "\n").collect::<String>();
        let (games, out) = (Scratch::new("endgames", &text), Scratch::new("solved", ""));
        let error = run(&options(&games, &out, 61)).expect_err("too few games");
        assert!(error.starts_with("expected games for 61 positions, found "), "{error}");
        run(&options(&games, &out, 8)).expect("solved");
        let text = std::fs::read_to_string(&out.0).expect("readable");
        assert_eq!(text.lines().collect::<HashSet<_>>().len(), 8);
        let mut solver = Exhaustive::default();
        for line in text.lines() {
            check(line, &mut solver);
        }
    }

    #[test]
    fn published_endgames_are_unique_and_have_legal_moves() {
        let text = std::fs::read_to_string(published::checked(PUBLISHED)).expect("readable");
        let mut seen = HashSet::new();
        for line in text.lines() {
            let (position, margin, mv) = parse(line);
            assert_eq!(position.phase(), Phase::Stacking, "{line}");
            assert!(position.check(mv).is_ok(), "{line}");
            assert!(margin.abs() <= 49, "{line}");
            assert!(seen.insert(position.canonical().to_string()), "{line}");
        }
        assert_eq!(seen.len(), PUBLISHED_POSITIONS);
    }

    #[test]
    fn published_endgames_agree_with_an_exhaustive_solver() {
        let text = std::fs::read_to_string(published::checked(PUBLISHED)).expect("readable");
        let is_small = |line: &&str| parse(line).0.board().occupied().len() <= MAX_STACKS;
        let small: Vec<&str> = text.lines().filter(is_small).step_by(20).take(60).collect();
        assert_eq!(small.len(), 60);
        let mut solver = Exhaustive::default();
        for line in small {
            check(line, &mut solver);
        }
    }
}
