//! Games of the engine against itself.

use basalt_engine::{Engine, Limits};
use basalt_rules::AnyPosition;
use basalt_rules::dvonn::{Move, Phase, Position};

use crate::lines::Output;
use crate::random::seed_engine;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of games to play.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Nodes for each move of stacking.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// Of a hundred games, how many are placed by chance alone; the others by the engine.
    #[arg(long, default_value_t = 50)]
    placed_by_chance: u64,
    /// Of a hundred moves, how many are made by chance.
    #[arg(long, default_value_t = 4)]
    moved_by_chance: u64,
    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    options.output.write(options.games, |engine, number| play(options, number, engine))
}

/// The moves of one game.
fn play(options: &Options, number: u64, engine: &mut Engine) -> String {
    let mut rng = seed_engine(engine, options.output.seed, number);
    let by_chance = rng.next_u64() % 100 < options.placed_by_chance;
    let mut position = Position::start();
    let mut moves: Vec<String> = Vec::new();
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return moves.join(" ");
        }
        let chance = match position.phase() {
            Phase::Placing => by_chance || rng.next_u64() % 100 < options.moved_by_chance,
            Phase::Stacking => rng.next_u64() % 100 < options.moved_by_chance,
        };
        let mv = if chance || legal.len() == 1 {
            legal[rng.below(legal.len())]
        } else {
            let nodes = if position.phase() == Phase::Placing { 1 } else { options.nodes };
            choose(&position, nodes, engine).unwrap_or(legal[0])
        };
        moves.push(mv.to_string());
        position.play_unchecked(mv);
    }
}

pub(crate) fn choose(position: &Position, nodes: u64, engine: &mut Engine) -> Option<Move> {
    let limits = Limits { nodes: Some(nodes), ..Limits::none() };
    let best = engine.search(&AnyPosition::Dvonn(position.clone()), &limits, &mut |_| {})?;
    best.mv.try_into().ok()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::dvonn::games::tests::game;

    fn options(seed: u64) -> Options {
        Options {
            games: 1,
            nodes: 20,
            output: Output { threads: 1, seed, out: PathBuf::new() },
            placed_by_chance: 50,
            moved_by_chance: 4,
        }
    }

    #[test]
    fn games_are_finished_and_a_seed_gives_its_games() {
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let mut play = |seed, number| play(&options(seed), number, &mut engine);
        let first = play(1, 0);
        for (seed, number) in [(1, 1), (2, 0)] {
            let other = play(seed, number);
            assert_ne!(other, first);
            assert!(game(&other).moves.len() > 49);
        }
        assert_eq!(play(1, 0), first);
    }
}
