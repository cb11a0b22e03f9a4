//! Full boards with their values by a search, and the weights of placing fitted to them.

use std::path::{Path, PathBuf};

use basalt_engine::dvonn_tuning::{PLACING_TERMS, placing_terms};
use basalt_engine::{Engine, Limits};
use basalt_rules::AnyPosition;
use basalt_rules::dvonn::{Cell, Phase, Position};

use crate::adam::{Adam, Sample};
use crate::dvonn::fit::numbers;
use crate::dvonn::play::{choose, hundredths};
use crate::lines::{Output, read_lines};
use crate::random::stream;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of boards to fill.
    #[arg(long, default_value_t = 10_000)]
    boards: u64,
    /// Nodes for each full board.
    #[arg(long, default_value_t = 30_000)]
    nodes: u64,
    /// A file of full boards to judge, one a line, in place of boards that the engine fills.
    #[arg(long)]
    given: Option<PathBuf>,
    #[command(flatten)]
    output: Output,
}

/// A point in hundredths.
const POINT: f32 = 100.0;
/// Hundredths of a point that are odds of e to one.
const SCALE: f32 = 574.0;

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let line = |engine: &mut Engine, board: &dyn Fn(&mut Engine) -> Position| {
        // Its tables of other boards depend on the number of threads, and on where a run was stopped.
        engine.forget();
        let position = board(engine);
        let value = judge(&position, options.nodes, engine);
        format!("{position}\t{value}")
    };
    let Some(path) = &options.given else {
        return options.output.resume(options.boards, |engine, number| {
            line(engine, &|engine| fill(options.output.seed, number, engine))
        });
    };
    let boards = read_lines(path, "a full board", full_board)?;
    options.output.resume(boards.len() as u64, |engine, number| {
        line(engine, &|_| boards[number as usize].clone())
    })
}

/// A board that one of the players, both or none have filled by chance, and the others as the engine does.
fn fill(seed: u64, number: u64, engine: &mut Engine) -> Position {
    let mut rng = stream(seed, number);
    let settings = basalt_engine::Options { seed: rng.next_u64(), ..engine.options() };
    engine.set_options(settings);
    let by_chance = [rng.below(100), rng.below(100)];
    let mut position = Position::start();
    while position.phase() == Phase::Placing {
        let legal = position.legal_moves();
        let chance = rng.below(100) < by_chance[position.to_move() as usize];
        let chosen = if chance { None } else { choose(&position, 1, engine) };
        let by_chance = legal[rng.below(legal.len())];
        position.play_unchecked(chosen.unwrap_or(by_chance));
    }
    position
}

/// The margin that a search expects for White, who is to move, in hundredths of a point.
fn judge(position: &Position, nodes: u64, engine: &mut Engine) -> i32 {
    let limits = Limits { nodes: Some(nodes), ..Limits::none() };
    let best = engine.search(&AnyPosition::Dvonn(position.clone()), &limits, &mut |_| {});
    best.map_or(0, |best| hundredths(best.score))
}

pub(crate) fn fit(paths: &[PathBuf], epochs: u32) -> Result<(), String> {
    let mut samples = Vec::new();
    for path in paths {
        samples.extend(read(path)?);
    }
    if samples.is_empty() {
        return Err("expected boards to fit the weights to, found none".to_owned());
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
    read_lines(path, "a full board, a tab and its value", sample)
}

fn full_board(text: &str) -> Option<Position> {
    let position: Position = text.parse().ok()?;
    let is_full = Cell::ALL.into_iter().all(|cell| position.stack(cell).height() == 1);
    is_full.then_some(position)
}

fn sample(line: &str) -> Option<Sample> {
    let (board, value) = line.split_once('\t')?;
    let position = full_board(board)?;
    let value: f32 = value.parse().ok().filter(|value: &f32| value.is_finite())?;
    let terms = placing_terms(position.board());
    let terms = terms.into_iter().map(|(term, times)| (term as u16, times as f32)).collect();
    let target = 1.0 / (1.0 + (-value / SCALE).exp());
    Some(Sample { terms, target, margin: value / POINT })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    fn engine() -> Engine {
        Engine::new(basalt_engine::Options { memory: 1, ..Default::default() })
    }

    #[test]
    fn boards_are_full_and_a_seed_gives_its_boards() {
        let mut engine = engine();
        let mut board = |seed, number| fill(seed, number, &mut engine).to_string();
        let first = board(1, 0);
        assert_ne!(board(1, 1), first);
        assert_ne!(board(2, 0), first);
        assert_eq!(board(1, 0), first);
        assert!(sample(&format!("{first}\t0")).is_some(), "{first}");
    }

    #[test]
    fn certain_results_have_a_value() {
        let judge = |text: &str| judge(&text.parse().expect("legal"), 1000, &mut engine());
        // White takes the black stack and ends the game; Black takes White's.
        assert_eq!(judge("9/10/5r5/4rw(rb)3/9 w s"), 300);
        assert_eq!(judge("9/10/5r5/4(rw)1(rb)3/9 b s"), 400);
    }

    #[test]
    fn a_value_is_the_odds_and_the_points_of_a_board() {
        let board = fill(3, 0, &mut engine());
        let sample = sample(&format!("{board}\t574")).expect("a board");
        let odds = 1.0_f32.exp();
        assert!((sample.target - odds / (1.0 + odds)).abs() < 1e-6, "{}", sample.target);
        assert!((sample.margin - 5.74).abs() < 1e-6, "{}", sample.margin);
        let terms = placing_terms(board.board());
        let ones = [1.0; PLACING_TERMS];
        let sum = terms.iter().map(|&(_, times)| times as f32).sum::<f32>();
        assert!((sample.predict(&ones) - sum).abs() < 1e-3);
    }

    #[test]
    fn a_bad_line_is_named() {
        let board = fill(1, 0, &mut engine());
        let stacks = "9/10/5r5/4rw(rb)3/9 w s";
        let empty = "9/10/11/10/9 w p";
        for bad in [
            format!("{board}"),
            format!("{board} 10"),
            format!("{board}\tx"),
            format!("{board}\tNaN"),
            format!("{stacks}\t10"),
            format!("{empty}\t10"),
            "x\t10".to_owned(),
        ] {
            let file = Scratch::new("boards", &format!("{board}\t10\n{bad}\n"));
            let error = read(&file.0).err().expect("a bad line");
            assert!(error.ends_with(", line 2: expected a full board, a tab and its value"));
        }
        assert!(fit(&[Scratch::new("no-boards", "").0.clone()], 1).is_err());
    }

    fn options(given: &Scratch, out: &Scratch) -> Options {
        Options {
            boards: 0,
            nodes: 50,
            given: Some(given.0.clone()),
            output: Output { threads: 2, seed: 1, out: out.0.clone() },
        }
    }

    #[test]
    fn given_boards_are_judged() {
        let boards = [1, 2, 3].map(|seed| fill(seed, 0, &mut engine()).to_string());
        let given = Scratch::new("given", &boards.join("\n"));
        let out = Scratch::new("judged", "");
        run(&options(&given, &out)).expect("full boards");
        let text = std::fs::read_to_string(&out.0).expect("written");
        let judged = text.lines().filter_map(|line| Some(line.split_once('\t')?.0));
        assert!(judged.eq(boards.iter().map(String::as_str)));
        assert_eq!(read(&out.0).expect("boards with values").len(), boards.len());
    }

    #[test]
    fn a_stopped_run_goes_on_as_if_it_had_not_been_stopped() {
        let (given, out) = (Scratch::new("unused", ""), Scratch::new("boards-resumed", ""));
        let filling = || Options { boards: 6, given: None, ..options(&given, &out) };
        run(&filling()).expect("boards");
        let whole = std::fs::read_to_string(&out.0).expect("written");
        std::fs::write(&out.0, &whole[..whole.len() / 2]).expect("writable");
        let one_thread = Output { threads: 1, ..filling().output };
        run(&Options { output: one_thread, ..filling() }).expect("the same boards");
        assert_eq!(std::fs::read_to_string(&out.0).expect("written"), whole);
    }

    #[test]
    fn a_given_board_that_is_not_full_is_named() {
        let board = fill(1, 0, &mut engine());
        let given = Scratch::new("not-full", &format!("{board}\n9/10/11/10/9 w p"));
        let error = run(&options(&given, &Scratch::new("none-judged", ""))).expect_err("not full");
        assert!(error.ends_with("line 2: expected a full board"), "{error}");
    }
}
