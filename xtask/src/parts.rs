//! A command made of parts: it runs them in order, times each, and stops at the first failure.

use std::time::{Duration, Instant};

use clap::ValueEnum;

/// One part of a command, which can also be run alone by its name.
pub(crate) trait Part: ValueEnum + PartialEq {
    /// Does the work.
    fn run(&self) -> Result<(), String>;
}

/// Runs the given parts, or all if none is given.
pub(crate) fn run<P: Part>(chosen: &[P]) -> Result<(), String> {
    let is_chosen = |part: &&P| chosen.is_empty() || chosen.contains(part);
    let parts: Vec<&P> = P::value_variants().iter().filter(is_chosen).collect();
    let mut times = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let name = name(*part);
        println!("==> {}/{} {name}", index + 1, parts.len());
        let start = Instant::now();
        let result = part.run();
        times.push((name.clone(), start.elapsed()));
        if let Err(reason) = result {
            println!("{}", table(&times));
            return Err(format!("==> {name} failed, and the parts after it did not run: {reason}"));
        }
        println!("==> {name} passed in {}", seconds(start.elapsed()));
    }
    println!("{}==> all parts passed in {}", table(&times), seconds(total(&times)));
    Ok(())
}

fn name<P: Part>(part: &P) -> String {
    part.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}

fn table(times: &[(String, Duration)]) -> String {
    let line =
        |(name, time): &(String, Duration)| format!("    {name:<10} {:>9}\n", seconds(*time));
    times.iter().map(line).collect()
}

fn total(times: &[(String, Duration)]) -> Duration {
    times.iter().map(|(_, time)| *time).sum()
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_each_part_with_its_time() {
        let times = [("lints", 1500), ("web", 60_000)]
            .map(|(name, ms)| (name.to_owned(), Duration::from_millis(ms)));
        let expected = "    lints          1.5 s\n    web           60.0 s\n";
        assert_eq!(
            (table(&times).as_str(), total(&times)),
            (expected, Duration::from_millis(61_500))
        );
    }

    #[derive(Clone, Copy, PartialEq, ValueEnum)]
    enum Sample {
        Good,
        Bad,
    }

    impl Part for Sample {
        fn run(&self) -> Result<(), String> {
            if *self == Self::Good { Ok(()) } else { Err("of a reason".to_owned()) }
        }
    }

    #[test]
    fn a_part_that_fails_fails_the_command_unless_others_are_chosen() {
        let error = "==> bad failed, and the parts after it did not run: of a reason";
        assert_eq!(run::<Sample>(&[]), Err(error.to_owned()));
        assert_eq!(run(&[Sample::Good]), Ok(()));
    }
}
