//! Full boards, what a search thinks of them, and the weights of placing that say the same.

use std::path::{Path, PathBuf};

use basalt_engine::tuning::{PLACING_TERMS, placing_terms};
use basalt_engine::{Engine, Limits, Score, Verdict};
use basalt_rules::AnyPosition;
use basalt_rules::dvonn::{Phase, Position};

use crate::adam::{Adam, Sample};
use crate::fit::numbers;
use crate::lines;
use crate::play::choose;
use crate::random::Random;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// How many boards to fill.
    #[arg(long, default_value_t = 10_000)]
    boards: u64,
    /// How many positions to look at on each full board.
    #[arg(long, default_value_t = 30_000)]
    nodes: u64,
    /// How many threads work, each at its own boards.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Decides everything that is left to chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write the boards.
    #[arg(long)]
    out: PathBuf,
}

/// A point in hundredths.
const POINT: f32 = 100.0;
/// What a board that is certainly won counts as, in hundredths of a point.
const WON: i32 = 3_000;
/// So many hundredths of a point are odds of e to one.
const SCALE: f32 = 574.0;

pub(crate) fn run(options: &Options) -> Result<(), String> {
    lines::write(&options.out, options.boards, options.threads, |engine, number| {
        let position = fill(options.seed, number, engine);
        let value = judge(&position, options.nodes, engine);
        format!("{position}\t{value}")
    })
}

/// A board that one of the players, both or none have filled by chance, and the others as the engine does.
fn fill(seed: u64, number: u64, engine: &mut Engine) -> Position {
    let mut random = Random::new(seed, number);
    let settings = basalt_engine::Options { seed: random.next(), ..engine.options() };
    engine.set_options(settings);
    let by_chance = [random.below(100), random.below(100)];
    let mut position = Position::start();
    while position.phase() == Phase::Placing {
        let legal = position.legal_moves();
        let chance = random.below(100) < by_chance[position.to_move() as usize];
        let chosen = if chance { None } else { choose(&position, 1, engine) };
        let by_chance = legal[random.below(legal.len() as u64) as usize];
        position.play_unchecked(chosen.unwrap_or(by_chance));
    }
    position
}

/// What a search thinks that White, who is to move, will be ahead, in hundredths of a point.
fn judge(position: &Position, nodes: u64, engine: &mut Engine) -> i32 {
    let limits = Limits { nodes: Some(nodes), ..Limits::none() };
    let best = engine.search(&AnyPosition::Dvonn(position.clone()), &limits, &mut |_| {});
    match best.map(|best| best.score) {
        Some(Score::Margin { hundredths }) => hundredths,
        Some(Score::ProvenMargin(points)) => points * POINT as i32,
        Some(Score::ProvenResult(Verdict::Win)) => WON,
        Some(Score::ProvenResult(Verdict::Loss)) => -WON,
        _ => 0,
    }
}

pub(crate) fn fit(paths: &[PathBuf], epochs: u32) -> Result<(), String> {
    let mut samples = Vec::new();
    for path in paths {
        samples.extend(read(path)?);
    }
    eprintln!("{} boards", samples.len());
    let weights = Adam::new(PLACING_TERMS).fit(&samples, epochs);
    explain(&samples, &weights);
    println!(
        "//! What one of each term of a filling board is worth, in hundredths of a point. Written by the tuning tool"
    );
    println!("//! (docs/strength.md).");
    println!();
    println!("use super::placing_terms::COUNT;");
    println!();
    println!("#[rustfmt::skip]");
    println!("pub(super) const WEIGHTS: [i16; COUNT] = [");
    for line in weights.chunks(20) {
        println!("    {},", numbers(line, SCALE));
    }
    println!("];");
    Ok(())
}

/// Says how much of the differences between boards the weights explain.
fn explain(samples: &[Sample], weights: &[f32]) {
    let (mut errors, mut squares) = (0.0f64, 0.0f64);
    for sample in samples {
        let error = sample.predict(weights) * SCALE / POINT - sample.margin;
        errors += f64::from(error * error);
        squares += f64::from(sample.margin * sample.margin);
    }
    eprintln!("explained: {:.1} %", 100.0 * (1.0 - errors / squares));
}

fn read(path: &Path) -> Result<Vec<Sample>, String> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    text.lines()
        .enumerate()
        .map(|(i, line)| {
            sample(line).ok_or_else(|| {
                format!("{shown}, line {}: expected a full board, a tab and its value", i + 1)
            })
        })
        .collect()
}

fn sample(line: &str) -> Option<Sample> {
    let (board, value) = line.split_once('\t')?;
    let position: Position = board.parse().ok()?;
    let value: f32 = value.parse().ok()?;
    let terms = placing_terms(position.board());
    let terms = terms.into_iter().map(|(term, times)| (term as u16, times as f32)).collect();
    let target = 1.0 / (1.0 + (-value / SCALE).exp());
    Some(Sample { terms, target, margin: value / POINT })
}
