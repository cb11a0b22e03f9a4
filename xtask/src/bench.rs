//! Benchmarks of the rules and the search: native, in WASM under Node, and beside a rival program.
//!
//! Each measured program usually gets a file of positions and a depth, and its last line is `leaves seconds`. The
//! programs run in turns, so that a slow moment of the machine affects all of them.

mod machine;
mod measurement;
mod punct;
mod search;
mod subjects;
mod table;
mod view;

use std::path::PathBuf;
use std::process::Command;

/// Perft of the game whose sets of spaces are built differently in WASM.
pub(crate) use punct::PERFT as WIDE_SETS_PERFT;

use crate::page::Build;
use crate::process::{output, program_in_root, target_folder};
use crate::tools::install_toolchain;
use crate::wasm::Speed;
use measurement::{Measurement, Series};
use table::Row;

/// The options of `cargo xtask bench`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Repeat each measurement this often; the table shows the best and the spread.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// The depth of perft.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Another perft program to run as well, called as `COMMAND FILE DEPTH`.
    ///
    /// FILE holds a position a line as a CodeCup state text. The last line that the program
    /// prints must be `leaves seconds`.
    #[arg(long, value_name = "COMMAND")]
    rival: Option<String>,
}

/// One line of the table before it is measured.
struct Subject {
    title: &'static str,
    set: &'static str,
    leaves: &'static str,
    /// Millions of leaves a second that the native program should reach.
    bar: u32,
}

const SUBJECTS: [Subject; 4] = [
    Subject { title: "full boards, leaves counted", set: "full", leaves: "bulk", bar: 2000 },
    Subject { title: "full boards, leaves made", set: "full", leaves: "made", bar: 150 },
    Subject { title: "16 plies in, leaves counted", set: "mid", leaves: "bulk", bar: 1200 },
    Subject { title: "16 plies in, leaves made", set: "mid", leaves: "made", bar: 90 },
];

/// The number of games in the file of records.
const GAMES: &str = "5000";

/// Measures everything and prints the table.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    install_toolchain()?;
    let speed = Speed::build(Build::Dist)?;
    let mut rows: Vec<Row> = SUBJECTS.iter().map(Subject::empty_row).collect();
    let mut records = Series::default();
    let mut punct = punct::Runs::default();
    let mut search = search::Runs::default();
    let mut view = view::Runs::default();
    for run in 1..=options.runs {
        eprintln!("run {run} of {}", options.runs);
        for (subject, row) in SUBJECTS.iter().zip(&mut rows) {
            subject.measure(&speed, options, row)?;
        }
        records.add(measure(speed.native().args(["records", GAMES]))?)?;
        punct.add(&speed)?;
        search.add(&speed)?;
        view.add(&speed)?;
    }
    println!("{}\n\n{}", machine::description(), table::render(&rows, &records, options));
    println!("\n{}\n\n{}\n\n{}", punct.render(), search.render(), view.render());
    Ok(())
}

impl Subject {
    fn empty_row(&self) -> Row {
        Row {
            title: self.title,
            bar: self.bar,
            native: Series::default(),
            wasm: Series::default(),
            rival: Series::default(),
        }
    }

    fn measure(&self, speed: &Speed, options: &Options, row: &mut Row) -> Result<(), String> {
        let depth = options.depth.to_string();
        let args = [self.leaves, &self.file(), &depth];
        row.native.add(measure(speed.native().args(args))?)?;
        row.wasm.add(measure(speed.wasm().args(args))?)?;
        if let Some(rival) = self.rival(options) {
            let file = self.codecup_file(speed)?;
            row.rival.add(measure(command_of(rival)?.arg(file).arg(&depth))?)?;
        }
        row.check_leaves()
    }

    fn file(&self) -> String {
        format!("xtask/speed/positions/{}.txt", self.set)
    }

    /// The rival only counts its leaves.
    fn rival<'a>(&self, options: &'a Options) -> Option<&'a str> {
        options.rival.as_deref().filter(|_| self.leaves == "bulk")
    }

    /// The positions in the rival's notation.
    fn codecup_file(&self, speed: &Speed) -> Result<PathBuf, String> {
        let states = output(speed.native().args(["codecup", &self.file()]))?;
        let path = target_folder()?.join(format!("{}.codecup.txt", self.set));
        std::fs::write(&path, states)
            .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        Ok(path)
    }
}

fn measure(command: &mut Command) -> Result<Measurement, String> {
    let text = output(command)?;
    Measurement::read(&text).ok_or_else(|| {
        format!("the last line of {} should be `leaves seconds`", crate::process::line(command))
    })
}

fn command_of(text: &str) -> Result<Command, String> {
    let mut words = text.split_whitespace();
    let program = words.next().ok_or("--rival needs a command")?;
    Ok(program_in_root(program, words))
}
