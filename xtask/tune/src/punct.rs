//! Self-play games of PÜNCT, and the weights fitted to their results.

mod blocks;
pub(crate) mod games;
pub(crate) mod mine;
pub(crate) mod missed_wins;
pub(crate) mod net;
pub(crate) mod policy;
mod proof;
pub(crate) mod puzzles;
mod win;

use std::path::PathBuf;

use basalt_engine::punct_tuning::{PUNCT_TERMS, punct_terms};
use basalt_engine::{Engine, Limits};
use basalt_rules::punct::{Position, Variant};
use basalt_rules::{AnyPosition, Outcome};

use crate::adam::{Adam, Sample};
use crate::dvonn::fit::numbers;
use crate::dvonn::play::use_networks;
use crate::lines::Output;
use crate::random::seed_engine;
use games::Turn;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of games to play.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// Of a hundred games, how many are basic ones.
    #[arg(long, default_value_t = 20)]
    basic: u64,
    /// Of a hundred turns, how many are made by chance.
    #[arg(long, default_value_t = 3)]
    by_chance: u64,
    /// Write what the search thought of each turn beside it: data for `punct-net`.
    #[arg(long)]
    values: bool,
    /// Play without networks.
    #[arg(long)]
    without_networks: bool,
    #[command(flatten)]
    output: Output,
}

/// Maximum random turns at the start of a game.
const MAX_BY_CHANCE: usize = 5;

pub(crate) fn play(options: &Options) -> Result<(), String> {
    options.output.resume(options.games, |engine, number| play_game(options, number, engine))
}

/// The variant and the turns of one game.
fn play_game(options: &Options, number: u64, engine: &mut Engine) -> String {
    let mut rng = seed_engine(engine, options.output.seed, number);
    engine.forget();
    use_networks(engine, !options.without_networks);
    let basic = rng.next_u64() % 100 < options.basic;
    let mut position = Position::start(if basic { Variant::Basic } else { Variant::Standard });
    let mut words = vec![if basic { "basic" } else { "standard" }.to_owned()];
    let first = rng.below(MAX_BY_CHANCE + 1);
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return words.join(" ");
        }
        let by_chance = words.len() <= first || rng.next_u64() % 100 < options.by_chance;
        let turn = if by_chance {
            Turn { mv: legal[rng.below(legal.len())], chance: None }
        } else {
            choose(&position, options, engine).unwrap_or(Turn { mv: legal[0], chance: None })
        };
        words.push(turn.to_string());
        position.play_unchecked(turn.mv);
    }
}

fn choose(position: &Position, options: &Options, engine: &mut Engine) -> Option<Turn> {
    let limits = Limits { nodes: Some(options.nodes), ..Limits::none() };
    let best = engine.search(&AnyPosition::Punct(position.clone()), &limits, &mut |_| {})?;
    let chance = options.values.then(|| best.score.chance());
    Some(Turn { mv: best.mv.try_into().ok()?, chance })
}

/// Fits the weights to games, and prints them as a Rust file.
pub(crate) fn fit(paths: &[PathBuf], epochs: u32) -> Result<(), String> {
    let mut samples = Vec::new();
    for path in paths {
        for game in games::read(path)? {
            // Boards that are evaluated leave the player to move no win at once.
            let open = game.positions().filter(|(position, _)| position.winning_moves().is_empty());
            samples.extend(open.map(|(position, _)| sample(&position, game.outcome)));
        }
    }
    eprintln!("{} positions", samples.len());
    let weights = Adam::new(PUNCT_TERMS).fit(&samples, epochs);
    println!(
        "//! What one of each term is worth, in hundredths of the logarithm of the odds to win. Written by the"
    );
    println!("//! tuning tool (docs/strength.md).");
    println!();
    println!("use super::terms::COUNT;");
    println!();
    println!("#[rustfmt::skip]");
    println!("pub(super) const WEIGHTS: [i16; COUNT] = [");
    for line in weights.chunks(20) {
        println!("    {},", numbers(line, 100.0));
    }
    println!("];");
    Ok(())
}

fn sample(position: &Position, outcome: Outcome) -> Sample {
    let target = games::share(outcome, position.to_move());
    let terms = punct_terms(position.board()).into_iter();
    let terms = terms.map(|(term, times)| (term as u16, times as f32)).collect();
    Sample { terms, target, margin: 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_can_be_left_out() {
        let options = |without_networks| Options {
            games: 1,
            nodes: 60,
            basic: 0,
            by_chance: 0,
            values: true,
            without_networks,
            output: Output { threads: 1, seed: 1, out: PathBuf::new() },
        };
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let mut play = |without_networks| play_game(&options(without_networks), 0, &mut engine);
        let with_networks = play(false);
        assert_ne!(play(true), with_networks);
        assert_eq!(play(false), with_networks);
    }
}
