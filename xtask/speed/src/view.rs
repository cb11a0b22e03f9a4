//! The speed of pictures: from a position to the text of its SVG.

use std::hint::black_box;
use std::time::Instant;

use basalt_rules::{AnyPosition, Game};
use basalt_view::{Frame, Svg, scene};

/// A picture is timed so often by itself, and the shortest time counts: the others are hiccups.
const REPEATS: u32 = 50;

/// One measurement a line: its name, a tab, its value.
pub(crate) fn measure(sets: &[(Game, String)]) -> Result<String, String> {
    let lines = sets.iter().map(|(game, text)| {
        let times = times(&read(*game, text)?);
        let (average, worst) = (average(&times), worst(&times));
        Ok(format!("{game}-ns\t{average:.1}\n{game}-worst-ns\t{worst:.1}\n"))
    });
    lines.collect()
}

fn read(game: Game, text: &str) -> Result<Vec<AnyPosition>, String> {
    let position =
        |line| AnyPosition::parse(game, line).map_err(|error| format!("{line}: {error}"));
    text.lines().map(position).collect()
}

/// The length of a picture, so that the compiler cannot leave out the drawing.
fn draw(position: &AnyPosition) -> usize {
    let frame = Frame { tally: true, ..Frame::default() };
    let svg = Svg { title: "a position", ..Svg::default() };
    svg.write(&scene(black_box(position), None, frame)).len()
}

/// Nanoseconds of the picture of each position.
fn times(positions: &[AnyPosition]) -> Vec<f64> {
    let time = |position: &AnyPosition| {
        let start = Instant::now();
        black_box(draw(position));
        1e9 * start.elapsed().as_secs_f64()
    };
    let shortest = |position| (0..REPEATS).map(|_| time(position)).fold(f64::INFINITY, f64::min);
    positions.iter().map(shortest).collect()
}

fn average(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len() as f64
}

fn worst(times: &[f64]) -> f64 {
    times.iter().copied().fold(0.0, f64::max)
}
