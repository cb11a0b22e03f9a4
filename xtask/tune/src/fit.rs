//! Logistic regression: the weights for which the games' ends are least surprising.

use std::path::PathBuf;

use basalt_engine::tuning::{STACKING_KNOTS, STACKING_TERMS, stacking_shares, stacking_terms};
use basalt_rules::Color;
use basalt_rules::dvonn::{Phase, Position};

use crate::adam::{Adam, Sample};
use crate::games::{self, Game};

/// How much of what is to be predicted is who won; the rest is by how much.
const RESULT: f32 = 0.5;
/// A margin of so many points counts as much as the odds of e to one.
const MARGIN: f32 = 6.0;

pub(crate) fn run(paths: &[PathBuf], epochs: u32) -> Result<(), String> {
    let mut samples = Vec::new();
    for path in paths {
        for game in games::read(path)? {
            add_samples(&game, &mut samples);
        }
    }
    eprintln!("{} positions", samples.len());
    let weights = Adam::new(STACKING_KNOTS * STACKING_TERMS).fit(&samples, epochs);
    let scale = points_per_unit(&samples, &weights);
    eprintln!("{scale:.3} points for odds of e to one");
    print_weights(&weights, 100.0 * scale);
    Ok(())
}

/// Every position of stacking in which there is a choice.
fn add_samples(game: &Game, samples: &mut Vec<Sample>) {
    let mut position = Position::start();
    for &mv in &game.moves {
        if position.phase() == Phase::Stacking && position.legal_moves().len() > 1 {
            samples.push(sample(&position, game.margin));
        }
        position.play_unchecked(mv);
    }
}

fn sample(position: &Position, white_margin: i32) -> Sample {
    let board = position.board();
    let margin = if position.to_move() == Color::White { white_margin } else { -white_margin };
    let result = match margin {
        ..0 => 0.0,
        0 => 0.5,
        1.. => 1.0,
    };
    let by_margin = 1.0 / (1.0 + (-(margin as f32) / MARGIN).exp());
    let shares = stacking_shares(board);
    let mut terms = Vec::new();
    for (term, times) in stacking_terms(board) {
        for (knot, share) in shares.into_iter().enumerate().filter(|(_, share)| *share > 0.0) {
            terms.push(((knot * STACKING_TERMS + term) as u16, share * times as f32));
        }
    }
    Sample {
        terms: terms.into(),
        target: RESULT * result + (1.0 - RESULT) * by_margin,
        margin: margin as f32,
    }
}

/// How many points a unit of the regression stands for: the slope of margins over predictions.
fn points_per_unit(samples: &[Sample], weights: &[f32]) -> f32 {
    let (mut products, mut squares) = (0.0f64, 0.0f64);
    for sample in samples {
        let predicted = f64::from(sample.predict(weights));
        products += predicted * f64::from(sample.margin);
        squares += predicted * predicted;
    }
    (products / squares) as f32
}

fn print_weights(weights: &[f32], scale: f32) {
    println!(
        "//! What one of each term is worth, in hundredths of a point, at each of the knots. Written by the tuning"
    );
    println!("//! tool (docs/strength.md).");
    println!();
    println!("use super::terms::{{COUNT, KNOTS}};");
    println!();
    println!("#[rustfmt::skip]");
    println!("pub(super) const WEIGHTS: [[i16; COUNT]; KNOTS.len()] = [");
    for row in weights.chunks(STACKING_TERMS) {
        println!("    [");
        for line in row.chunks(20) {
            println!("        {},", numbers(line, scale));
        }
        println!("    ],");
    }
    println!("];");
}

/// Weights as they are written in a Rust file.
pub(crate) fn numbers(weights: &[f32], scale: f32) -> String {
    let rounded = weights.iter().map(|weight| (weight * scale).round() as i32);
    rounded.map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}
