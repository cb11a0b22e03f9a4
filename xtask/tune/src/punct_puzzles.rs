//! Forced wins of PÜNCT, found in games and proven by trying every defence by the rules alone.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use basalt_rules::punct::{Move, MoveList, Position, Variant};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files that `punct-play` has written.
    games: Vec<PathBuf>,
    /// How many puzzles of each length to find.
    #[arg(long, default_value_t = 100)]
    puzzles: usize,
    /// Where to write them: the number of turns, the game and the position, one a line.
    #[arg(long)]
    out: PathBuf,
}

/// The lengths that are looked for.
const TURNS: [u32; 2] = [2, 3];

/// So many threats are tried where a win in more than two turns is looked for; of the others, all.
const LONG_ATTEMPTS: usize = 12;

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", options.out.display());
    let mut out = BufWriter::new(File::create(&options.out).map_err(wrong)?);
    let mut found = TURNS.map(|_| 0);
    for path in &options.games {
        let shown = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
        for line in text.lines() {
            let positions = positions(line).ok_or_else(|| format!("{shown}: no game: {line}"))?;
            for (found, turns) in found.iter_mut().zip(TURNS) {
                let before_the_end = 2 * turns as usize - 1;
                let at = positions.len().checked_sub(before_the_end + 1);
                let Some(position) = at.map(|at| &positions[at]) else { continue };
                if *found < options.puzzles && is_puzzle(position, turns) {
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

/// The positions of a game, its end the last.
fn positions(line: &str) -> Option<Vec<Position>> {
    let mut words = line.split_whitespace();
    let variant = match words.next()? {
        "basic" => Variant::Basic,
        "standard" => Variant::Standard,
        _ => return None,
    };
    let mut positions = vec![Position::start(variant)];
    for word in words {
        let mut next = positions.last()?.clone();
        next.play(word.parse().ok()?).ok()?;
        positions.push(next);
    }
    Some(positions)
}

/// Whether the player to move can force a win in so many turns, and in no fewer.
fn is_puzzle(position: &Position, turns: u32) -> bool {
    (1..turns).all(|fewer| !wins(position, fewer)) && wins(position, turns)
}

/// Whether the player to move wins in so many turns by threats, against every defence.
fn wins(position: &Position, turns: u32) -> bool {
    if !position.winning_moves().is_empty() {
        return true;
    }
    if turns < 2 {
        return false;
    }
    let most = if turns > 2 { LONG_ATTEMPTS } else { usize::MAX };
    threats(position).iter().take(most).any(|after| is_lost(after, turns - 1))
}

/// The positions after the turns that threaten to win, those with most ways to do it first.
fn threats(position: &Position) -> Vec<Position> {
    let mut found = Vec::new();
    for mv in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let mut board = *after.board();
        board.play_unchecked(Move::Pass);
        let mut threatened = MoveList::new();
        board.list_winning_turns(&mut threatened);
        if after.outcome().is_none() && !threatened.is_empty() && after.winning_moves().is_empty() {
            found.push((threatened.len(), after));
        }
    }
    found.sort_by_key(|(ways, _)| std::cmp::Reverse(*ways));
    found.into_iter().map(|(_, after)| after).collect()
}

/// Whether the opponent of the player to move wins in so many turns, whatever this player does.
fn is_lost(position: &Position, turns: u32) -> bool {
    position.legal_moves().into_iter().all(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        after.outcome().is_none() && wins(&after, turns)
    })
}
