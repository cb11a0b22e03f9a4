//! `basalt bench`: a fixed amount of search, to compare builds, machines and changes of the engine.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use basalt_engine::bench;
use basalt_locales::{Decimal, Message, messages};
use serde_json::json;

use crate::exit::{Exit, Failure};
use crate::shell::Shell;
use crate::{args, json};

pub(crate) fn run(args: &args::Bench, shell: &Shell) -> Result<Exit, Failure> {
    let started = Instant::now();
    let mut total = 0;
    for position in bench::positions() {
        let nodes = bench::nodes(&position, args.depth);
        if args.output.json {
            json::write(&json!({ "position": position.to_string(), "nodes": nodes }))?;
        } else {
            writeln!(io::stdout(), "{nodes:>9}  {position}")?;
        }
        total += nodes;
    }
    let time = started.elapsed();
    if args.output.json {
        json::write(&json!({ "nodes": total, "seconds": time.as_secs_f64() }))?;
    } else {
        writeln!(io::stdout(), "{}", shell.say(&sum(total, time)))?;
    }
    Ok(Exit::Fine)
}

fn sum(nodes: u64, time: Duration) -> Message {
    let seconds = time.as_secs_f64();
    let speed = nodes as f64 / seconds.max(1e-9);
    messages::bench_total(nodes, Decimal::new(seconds, 3), Decimal::new(speed, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_speed_is_that_of_all_searches_together() {
        let said = Shell::plain().say(&sum(3_000_001, Duration::from_millis(1500)));
        assert_eq!(said, "nodes    3000001\nseconds  1.500\nnodes/s  2000001");
    }
}
