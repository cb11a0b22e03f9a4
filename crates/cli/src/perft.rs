//! `basalt perft`: counts sequences of legal moves.
//!
//! No rate is printed: the last plies are counted in bulk, without making the moves, so leaves per second would measure
//! arithmetic. `cargo xtask bench` measures the speed of making moves.

use std::io::{self, Write as _};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use basalt_locales::{Decimal, Message, messages};
use basalt_rules::{AnyMove, AnyPosition};
use serde_json::json;

use crate::exit::{Exit, Failure};
use crate::interrupt::on_interrupt;
use crate::shell::Shell;
use crate::{args, json, progress, start};

pub(crate) fn run(args: &args::Perft, shell: &Shell) -> Result<Exit, Failure> {
    let mut position = start::position(args.game.id, args.position.as_deref(), &shell.localizer)?;
    start::play(&mut position, &args.moves, &shell.localizer)?;
    let started = Instant::now();
    let counted = match args.depth.checked_sub(1) {
        Some(rest) => count(&position, rest, args, shell)?,
        None => Some(position.perft(0)),
    };
    let Some(nodes) = counted else { return Ok(Exit::Interrupted) };
    let time = started.elapsed();
    if args.output.json {
        let seconds = time.as_secs_f64();
        json::write(&json!({ "depth": args.depth, "nodes": nodes, "seconds": seconds }))?;
    } else {
        writeln!(io::stdout(), "{}", shell.say(&total(nodes, time)))?;
    }
    Ok(Exit::Fine)
}

/// Counts the sequences after each move, `rest` plies long, and with `--divide` writes them down as it goes. After Ctrl-C it
/// writes down those that it has, in any case, and there is no sum.
fn count(
    position: &AnyPosition,
    rest: u32,
    args: &args::Perft,
    shell: &Shell,
) -> io::Result<Option<u64>> {
    let moves = position.legal_moves();
    let number = moves.len();
    let bar = progress::bar(number as u64, &messages::perft_progress(), shell);
    let mut found = Vec::with_capacity(number);
    let is_over = gather(&start_counting(position, moves, rest), number, |mv, count| {
        found.push((mv, count));
        bar.inc(1);
        if args.divide { bar.suspend(|| write(mv, count, args.output)) } else { Ok(()) }
    })?;
    bar.finish_and_clear();
    if is_over {
        return Ok(Some(found.iter().map(|(_, count)| count).sum()));
    }
    if !args.divide {
        found.iter().try_for_each(|&(mv, count)| write(mv, count, args.output))?;
    }
    Ok(None)
}

/// Something that happens while moves are counted.
enum Event {
    Counted(AnyMove, u64),
    Interrupted,
}

/// Counts on a thread of its own: the sequences after one move can take longer than anybody waits after Ctrl-C.
fn start_counting(position: &AnyPosition, moves: Vec<AnyMove>, rest: u32) -> Receiver<Event> {
    let (events, told) = mpsc::channel();
    let (pressed, position) = (events.clone(), position.clone());
    on_interrupt(move || _ = pressed.send(Event::Interrupted));
    thread::spawn(move || {
        for mv in moves {
            let mut after = position.clone();
            after.play(mv).expect("a legal move can be played");
            if events.send(Event::Counted(mv, after.perft(rest))).is_err() {
                return;
            }
        }
    });
    told
}

/// Receives the counts of this many moves. Returns `false` if Ctrl-C came before the last of them.
fn gather(
    told: &Receiver<Event>,
    number: usize,
    mut tell: impl FnMut(AnyMove, u64) -> io::Result<()>,
) -> io::Result<bool> {
    for _ in 0..number {
        match told.recv() {
            Ok(Event::Counted(mv, count)) => tell(mv, count)?,
            Ok(Event::Interrupted) | Err(_) => return Ok(false),
        }
    }
    Ok(true)
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

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    #[test]
    fn ctrl_c_prints_the_moves_counted_so_far() {
        let mv = |text| AnyMove::parse(Game::Dvonn, text).expect("a move");
        let (events, told) = mpsc::channel();
        for event in [
            Event::Counted(mv("a1"), 7),
            Event::Interrupted,
            Event::Counted(mv("b1"), 8),
            Event::Counted(mv("c1"), 9),
        ] {
            events.send(event).expect("there is a receiver");
        }
        let mut found = Vec::new();
        let mut tell = |mv, count| {
            found.push((mv, count));
            Ok(())
        };
        assert!(!gather(&told, 2, &mut tell).expect("nothing is written"));
        assert!(gather(&told, 2, &mut tell).expect("nothing is written"));
        assert_eq!(found, [(mv("a1"), 7), (mv("b1"), 8), (mv("c1"), 9)]);
    }
}
