//! Running a target, and telling what went wrong.

use std::panic::{self, PanicHookInfo};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use basalt_fuzz::Target;
use basalt_rules::{SplitMix64, mix};

use crate::corpus::keep;
use crate::mutate::mutation;

/// When to stop, and which mutations to make.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// After this many mutations.
    pub(crate) inputs: u64,
    /// Or after this long.
    pub(crate) time: Duration,
    /// Another number, other mutations.
    pub(crate) seed: u64,
}

/// Maximum time for one input. Most take less than a millisecond.
const MAX_INPUT_TIME: Duration = Duration::from_mins(1);

/// The input that is being run, with its start.
static RUNNING: Mutex<Option<(Instant, Vec<u8>)>> = Mutex::new(None);

fn set_running(input: Option<(Instant, Vec<u8>)>) {
    *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = input;
}

/// Ends the program when an input takes too long, and keeps that input.
fn watch_time(target: &'static Target) {
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_secs(1));
            let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((start, input)) = &*running
                && start.elapsed() > MAX_INPUT_TIME
            {
                let problem = format!("an input takes longer than {MAX_INPUT_TIME:?}");
                eprintln!("{}", failure(target, input, &problem).unwrap_or_else(|error| error));
                std::process::exit(1);
            }
        }
    });
}

/// Runs a target on its seeds and on mutations of them; the answer says how many there were.
pub(crate) fn with_mutations(
    target: &'static Target,
    seeds: &[Vec<u8>],
    limits: &Limits,
) -> Result<String, String> {
    let start = Instant::now();
    watch_time(target);
    for seed in seeds {
        once(target, seed)?;
    }
    let mut rng = generator(target.name, limits.seed);
    let mut inputs = 0;
    while inputs < limits.inputs && start.elapsed() < limits.time {
        once(target, &mutation(seeds, &mut rng))?;
        inputs += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(format!("{}: {} seeds, {inputs} mutations, {seconds:.1} s", target.name, seeds.len()))
}

/// The generator of a target's mutations.
fn generator(name: &str, seed: u64) -> SplitMix64 {
    SplitMix64::new(name.bytes().fold(seed, |state, byte| mix(state ^ u64::from(byte))))
}

/// Runs a target on one input, and keeps the input if that fails.
pub(crate) fn once(target: &Target, input: &[u8]) -> Result<(), String> {
    set_running(Some((Instant::now(), input.to_vec())));
    let message = message_of_panic(|| (target.run)(input));
    set_running(None);
    message.map_or(Ok(()), |message| Err(failure(target, input, &message)?))
}

/// Keeps an input that has failed. Gives the sentences that say so.
fn failure(target: &Target, input: &[u8], message: &str) -> Result<String, String> {
    let path = keep(target, input)?;
    Ok(format!(
        "{name}: {message}\nthe input is {path}; run it again with\n    \
         cargo run -p basalt-fuzz -- {name} --file {path}",
        name = target.name,
        path = path.display()
    ))
}

/// The message and the place of the last panic; the hook has no other way to hand them on.
static MESSAGE: Mutex<String> = Mutex::new(String::new());

fn message_of_panic(action: impl FnOnce() + panic::UnwindSafe) -> Option<String> {
    panic::set_hook(Box::new(remember));
    let result = panic::catch_unwind(action);
    drop(panic::take_hook());
    result.err().map(|_| MESSAGE.lock().unwrap_or_else(PoisonError::into_inner).clone())
}

fn remember(info: &PanicHookInfo<'_>) {
    *MESSAGE.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_caught_with_its_place() {
        assert_eq!(message_of_panic(|| ()), None);
        let message = message_of_panic(|| panic!("the board is full")).expect("a panic");
        assert!(message.contains("drive.rs") && message.contains("the board is full"));
    }
}
