//! Logistic regression: the weights that predict the games' results best.

use std::path::PathBuf;

use basalt_engine::dvonn_tuning::{
    STACKING_KNOTS, STACKING_TERMS, stacking_shares, stacking_terms,
};
use basalt_rules::Color;
use basalt_rules::dvonn::{Phase, Position};

use crate::adam::{Adam, Sample};
use crate::dvonn::games::{self, Game};
use crate::training::chance;

/// Share of the result in the target of the regression; the rest is the margin.
const RESULT: f32 = 0.5;
/// The margin in points that corresponds to odds of e to one.
const MARGIN: f32 = 6.0;

pub(crate) fn run(paths: &[PathBuf], epochs: u32) -> Result<(), String> {
    let mut samples = Vec::new();
    for path in paths {
        for game in games::read(path)? {
            add_samples(&game, &mut samples);
        }
    }
    if samples.is_empty() {
        return Err("expected games with positions to fit the weights to, found none".to_owned());
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
    let shares = stacking_shares(board);
    let mut terms = Vec::new();
    for (term, times) in stacking_terms(board) {
        for (knot, share) in shares.into_iter().enumerate().filter(|(_, share)| *share > 0.0) {
            terms.push(((knot * STACKING_TERMS + term) as u16, share * times as f32));
        }
    }
    Sample { terms: terms.into(), target: target(margin), margin: margin as f32 }
}

/// The share of a win that a margin stands for.
pub(crate) fn target(margin: i32) -> f32 {
    let result = match margin {
        ..0 => 0.0,
        0 => 0.5,
        1.. => 1.0,
    };
    RESULT * result + (1.0 - RESULT) * chance(margin as f32 / MARGIN)
}

/// The points that a unit of the regression stands for: the slope of margins over predictions.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::games::tests::{by_chance, game};
    use crate::scratch::Scratch;

    fn assert_close(found: f32, expected: f32) {
        assert!((found - expected).abs() < 1e-3, "found {found}, expected {expected}");
    }

    #[test]
    fn positions_of_stacking_with_a_choice_are_samples() {
        let game = game(&by_chance(2).0);
        let mut samples = Vec::new();
        add_samples(&game, &mut samples);
        let mut position = Position::start();
        let mut players = Vec::new();
        for (ply, &mv) in game.moves.iter().enumerate() {
            if ply >= 49 && position.legal_moves().len() > 1 {
                players.push(position.to_move());
            }
            position.play_unchecked(mv);
        }
        let margin = |&player: &Color| match player {
            Color::White => game.margin as f32,
            Color::Black => -game.margin as f32,
        };
        let margins: Vec<f32> = players.iter().map(margin).collect();
        assert!(players.contains(&Color::White) && players.contains(&Color::Black));
        assert_eq!(samples.iter().map(|sample| sample.margin).collect::<Vec<_>>(), margins);
    }

    /// Half of the target is the result; of the other half, e to one for each six points.
    #[test]
    fn a_target_is_result_and_margin_of_the_player_to_move() {
        let white: Position = "9/10/5r5/4rw(rb)3/9 w s".parse().expect("legal");
        let black: Position = "9/10/5r5/4rw(rb)3/9 b s".parse().expect("legal");
        let odds = 1.0 / (1.0 + (-1.0_f32).exp());
        assert_close(sample(&white, 6).target, 0.5 + 0.5 * odds);
        assert_close(sample(&black, 6).target, 0.5 * (1.0 - odds));
        assert_close(sample(&black, -6).target, 0.5 + 0.5 * odds);
        assert_close(sample(&white, 0).target, 0.5);
    }

    /// With a weight of 1 everywhere, the value of a board is the sum of its terms for any shares of the knots.
    #[test]
    fn knots_share_a_term() {
        let mut position = Position::start();
        for &mv in &game(&by_chance(2).0).moves {
            position.play_unchecked(mv);
            let shares = stacking_shares(position.board());
            if position.phase() == Phase::Stacking && shares.iter().all(|&share| share < 1.0) {
                break;
            }
        }
        let terms = stacking_terms(position.board());
        let sum = terms.iter().map(|&(_, times)| times as f32).sum();
        let ones = [1.0; STACKING_KNOTS * STACKING_TERMS];
        assert_close(sample(&position, 0).predict(&ones), sum);
    }

    #[test]
    fn points_are_the_slope_of_margins_over_predictions() {
        let sample = |times: f32| Sample {
            terms: [(0, times)].into(),
            target: 0.5,
            margin: 3.0 * 0.5 * times,
        };
        let samples: Vec<_> = [-2.0, 1.0, 5.0].map(sample).into();
        assert_close(points_per_unit(&samples, &[0.5]), 3.0);
    }

    #[test]
    fn numbers_are_rounded() {
        assert_eq!(numbers(&[0.014, -0.016, 0.0], 100.0), "1, -2, 0");
    }

    #[test]
    fn nothing_cannot_be_fitted() {
        assert!(run(&[], 1).is_err());
        assert!(run(&[Scratch::new("nothing", "").0.clone()], 1).is_err());
    }
}
