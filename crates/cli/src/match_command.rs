//! `basalt match`: two players against each other, and how much stronger one of them is (docs/matches.md).

mod plan;
mod progress;
mod report;

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::path::Path;

use basalt_arena::{
    Contestant, Finished, ForeignFile, Ledger, LedgerEntry, LedgerError, MatchTally, OpenedLedger,
    Plan, record,
};
use basalt_locales::messages;
use basalt_rules::sentence::quote;

use crate::exit::{Exit, Failure};
use crate::shell::Shell;
use crate::{args, json};
use progress::MatchDisplay;

pub(crate) fn run(args: &args::Match, shell: &Shell) -> Result<Exit, Failure> {
    let plan = plan::plan(args, shell)?;
    let (mut ledger, past) = match &args.records {
        Some(path) => {
            let (ledger, past) = open(path, &plan, shell)?;
            (Some((ledger, path.as_path())), past)
        }
        None => (None, Vec::new()),
    };
    let mut tally = MatchTally::new(args.sprt());
    let left = catch_up(&plan, &past, &mut tally, shell);
    if !left.is_empty() && tally.verdict.is_none() {
        try_out(&plan, shell)?;
        let concurrency = usize::from(args.concurrency);
        play(&plan, left, concurrency, ledger.as_mut(), &mut tally, shell)?;
    }
    if args.output.json {
        json::write(&report::summary_json(&plan, &tally))?;
        return Ok(Exit::Fine);
    }
    for line in report::summary(&plan, &tally) {
        writeln!(io::stdout(), "{}", shell.say(&line))?;
    }
    Ok(Exit::Fine)
}

/// Opens the ledger of a match, and reads the games that were played before.
fn open(path: &Path, plan: &Plan, shell: &Shell) -> Result<(Ledger, Vec<LedgerEntry>), Failure> {
    let (name, description) = (path.display().to_string(), plan.description());
    let opened = Ledger::open(path, plan.game, &description);
    let OpenedLedger { ledger, entries, was_cut_short } =
        opened.map_err(|error| not_opened(error, &name, &description, shell))?;
    if was_cut_short {
        shell.remark(&messages::match_cut_short(&name));
    }
    Ok((ledger, entries))
}

fn not_opened(error: LedgerError, file: &str, expected: &str, shell: &Shell) -> Failure {
    match error {
        LedgerError::Io(error) => Failure::Access(shell.localizer.not_written(file, &error)),
        LedgerError::Busy => Failure::Access(shell.say(&messages::match_busy(file))),
        LedgerError::ForeignFile(foreign) => Failure::Input(shell.say(&match foreign {
            ForeignFile::Match { found } => {
                messages::match_other(file, &printable(&found), expected)
            }
            ForeignFile::Game { number } => messages::match_not_ours(file, number),
        })),
    }
}

/// A description is long, but one line.
fn printable(text: &str) -> String {
    if text.chars().any(char::is_control) { quote(text) } else { text.to_owned() }
}

/// Counts the games that were played before, and tells which are left.
fn catch_up(
    plan: &Plan,
    past: &[LedgerEntry],
    tally: &mut MatchTally,
    shell: &Shell,
) -> BTreeSet<u64> {
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
        if let Err(error) = plan.try_out(contestant) {
            let sentence = report::absence(&plan.names[contestant], &error, shell);
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
    mut ledger: Option<&mut (Ledger, &Path)>,
    tally: &mut MatchTally,
    shell: &Shell,
) -> Result<(), Failure> {
    let progress = MatchDisplay::new(plan.games, tally, shell);
    let broken = basalt_arena::play(plan, left, concurrency, |finished: Finished| {
        let record = record(plan, finished.number, &finished.terms, &finished.played);
        if let Some((ledger, path)) = &mut ledger
            && let Err(error) = ledger.add(&record)
        {
            let sentence = shell.localizer.not_written(&path.display().to_string(), &error);
            return ControlFlow::Break(Err(Failure::Access(sentence)));
        }
        if let Some(message) = report::fault(plan, &finished, shell) {
            progress.remark(&message);
        }
        tally.add(&LedgerEntry::of(&record).expect("a game that was just played is finished"));
        progress.show(tally);
        match tally.verdict {
            Some(_) => ControlFlow::Break(Ok(())),
            None => ControlFlow::Continue(()),
        }
    });
    progress.end();
    broken.unwrap_or(Ok(()))
}
