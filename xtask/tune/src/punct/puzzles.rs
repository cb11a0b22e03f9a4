//! Forced wins of PÜNCT, found in games and proven by trying every defence by the rules alone.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use basalt_rules::punct::{Position, Variant};

use crate::punct::games;
use crate::punct::proof::Prover;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files that `punct-play` has written.
    games: Vec<PathBuf>,
    /// Number of puzzles of each length to find.
    #[arg(long, default_value_t = 100)]
    puzzles: usize,
    /// The lengths to look for, in turns.
    #[arg(long, value_delimiter = ',', default_values_t = [2, 3])]
    turns: Vec<u32>,
    /// Output file: the number of turns, the game and the position, one a line.
    #[arg(long)]
    out: PathBuf,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", options.out.display());
    let mut out = BufWriter::new(File::create(&options.out).map_err(wrong)?);
    let mut prover = Prover::default();
    let mut found = vec![0; options.turns.len()];
    for path in &options.games {
        for game in games::read(path)? {
            let positions: Vec<Position> = game.positions().map(|(position, _)| position).collect();
            for (found, &turns) in found.iter_mut().zip(&options.turns) {
                let before_the_end = (2 * turns as usize).saturating_sub(1);
                let at = positions.len().checked_sub(before_the_end);
                let Some(position) = at.map(|at| &positions[at]) else { continue };
                if *found < options.puzzles && prover.is_win_in(position, turns) {
                    *found += 1;
                    let game = match position.variant() {
                        Variant::Basic => "punct-basic",
                        Variant::Standard => "punct",
                    };
                    writeln!(out, "{turns}\t{game}\t{position}").map_err(wrong)?;
                    out.flush().map_err(wrong)?;
                    eprintln!("{found} of {turns} turns");
                }
            }
        }
    }
    Ok(())
}
