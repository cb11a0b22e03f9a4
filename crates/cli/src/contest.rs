//! `basalt match`: two players against each other, and how much stronger one of them is
//! (docs/matches.md).

mod command_line;
mod contestant;
mod elo;
mod entry;
mod floor;
mod game;
mod ledger;
mod limits;
mod openings;
mod pairs;
mod plan;
mod player;
mod progress;
mod report;
mod spec;
mod sprt;
mod state_text;
mod tally;

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::ops::ControlFlow;

use basalt_locales::messages;

pub(crate) use contestant::Both;
pub(crate) use limits::Limits;
pub(crate) use spec::{Setting, Spec, check_printable};
pub(crate) use sprt::Sprt;

use crate::args;
use crate::ending::{Ending, Failure};
use crate::shell::Shell;
use contestant::Contestant;
use entry::Entry;
use floor::Finished;
use ledger::Ledger;
use plan::Plan;
use progress::Progress;
use tally::Tally;

pub(crate) fn run(args: &args::Match, shell: &Shell) -> Result<Ending, Failure> {
    let plan = Plan::new(args, shell)?;
    let (mut ledger, past) = match &args.records {
        Some(path) => {
            let (ledger, past) = Ledger::open(path, plan.game, &plan.description(), shell)?;
            (Some(ledger), past)
        }
        None => (None, Vec::new()),
    };
    let mut tally = Tally::new(args.sprt());
    let left = catch_up(&plan, &past, &mut tally, shell);
    if !left.is_empty() && tally.verdict.is_none() {
        try_out(&plan, shell)?;
        let concurrency = usize::from(args.concurrency);
        play(&plan, left, concurrency, ledger.as_mut(), &mut tally, shell)?;
    }
    for line in report::summary(&plan, &tally) {
        writeln!(io::stdout(), "{}", shell.say(&line))?;
    }
    Ok(Ending::Fine)
}

/// Counts the games that were played before, and tells which are left.
fn catch_up(plan: &Plan, past: &[Entry], tally: &mut Tally, shell: &Shell) -> BTreeSet<u64> {
    let mut left: BTreeSet<u64> = (1..=plan.games).collect();
    for entry in past {
        if left.remove(&entry.number) {
            tally.add(entry);
        }
    }
    let played = tally.total().games();
    if played > 0 {
        shell.remark(&messages::match_resumed(played, plan.games));
    }
    left
}

/// Finds out whether both players can play at all, before a game is lost by it.
fn try_out(plan: &Plan, shell: &Shell) -> Result<(), Failure> {
    for contestant in Contestant::ALL {
        if let Err(trouble) = plan.try_out(contestant) {
            let sentence = report::absence(&plan.names[contestant], &trouble, shell);
            return Err(Failure::Access(sentence));
        }
    }
    Ok(())
}

/// Plays the games that are left, until all are played or the test has a verdict.
fn play(
    plan: &Plan,
    left: BTreeSet<u64>,
    concurrency: usize,
    mut ledger: Option<&mut Ledger>,
    tally: &mut Tally,
    shell: &Shell,
) -> Result<(), Failure> {
    let progress = Progress::new(plan.games, tally, shell);
    let broken = floor::play(plan, left, concurrency, |finished: Finished| {
        let record = entry::record(plan, finished.number, &finished.terms, &finished.played);
        if let Some(ledger) = &mut ledger
            && let Err(failure) = ledger.add(&record, shell)
        {
            return ControlFlow::Break(Err(failure));
        }
        if let Some(message) = report::fault(plan, &finished, shell) {
            progress.remark(&message);
        }
        tally.add(&Entry::of(&record).expect("a game that was just played is finished"));
        progress.show(tally);
        match tally.verdict {
            Some(_) => ControlFlow::Break(Ok(())),
            None => ControlFlow::Continue(()),
        }
    });
    progress.end();
    broken.unwrap_or(Ok(()))
}
