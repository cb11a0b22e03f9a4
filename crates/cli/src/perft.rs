//! `basalt perft`: counts sequences of legal moves.
//!
//! No rate is printed: the last plies are counted in bulk, without making the moves, so leaves per second would measure
//! arithmetic. `cargo xtask bench` measures the speed of making moves.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use basalt_locales::{Decimal, Message, messages};
use basalt_rules::{AnyMove, AnyPosition};
use serde_json::json;

use crate::exit::{Exit, Failure};
use crate::shell::Shell;
use crate::{args, json, progress, start};

pub(crate) fn run(args: &args::Perft, shell: &Shell) -> Result<Exit, Failure> {
    let mut position = start::position(args.game.id, args.position.as_deref(), &shell.localizer)?;
    start::play(&mut position, &args.moves, &shell.localizer)?;
    let started = Instant::now();
    let nodes = match args.depth.checked_sub(1) {
        Some(rest) => count(&position, rest, args, shell)?,
        None => position.perft(0),
    };
    let time = started.elapsed();
    if args.output.json {
        let seconds = time.as_secs_f64();
        json::write(&json!({ "depth": args.depth, "nodes": nodes, "seconds": seconds }))?;
    } else {
        writeln!(io::stdout(), "{}", shell.say(&total(nodes, time)))?;
    }
    Ok(Exit::Fine)
}

/// Counts the sequences after each move, `rest` plies long, and with `--divide` writes them down as it goes.
fn count(position: &AnyPosition, rest: u32, args: &args::Perft, shell: &Shell) -> io::Result<u64> {
    let moves = position.legal_moves();
    let bar = progress::bar(moves.len() as u64, &messages::perft_progress(), shell);
    let mut nodes = 0;
    for mv in moves {
        let mut after = position.clone();
        after.play(mv).expect("a legal move can be played");
        let count = after.perft(rest);
        nodes += count;
        if args.divide {
            bar.suspend(|| write(mv, count, args.output))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(nodes)
}

fn write(mv: AnyMove, count: u64, output: args::Output) -> io::Result<()> {
    if output.json {
        json::write(&json!({ "move": mv.to_string(), "nodes": count }))
    } else {
        writeln!(io::stdout(), "{mv}: {count}")
    }
}

fn total(nodes: u64, time: Duration) -> Message {
    messages::perft_total(nodes, Decimal::new(time.as_secs_f64(), 6))
}
