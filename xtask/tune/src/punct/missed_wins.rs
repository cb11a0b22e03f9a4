//! Turns of games of PÜNCT that could have won at once and did not.

use std::path::PathBuf;

use basalt_rules::punct::Position;
use basalt_rules::{AnyPosition, Outcome};

use crate::records::{self, positions};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Records of games of PÜNCT, as `basalt match` writes them.
    records: PathBuf,
}

/// The number of turns that could have won at once, and of those that did not.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    wins: usize,
    missed: usize,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let records = records::read(&options.records)?;
    let (mut turns, mut count) = (0, Count::default());
    for record in &records {
        let positions = positions(record);
        let positions =
            positions.map_err(|error| format!("{}: {error}", options.records.display()))?;
        turns += positions.len() - 1;
        count_wins(&positions, &mut count);
    }
    let Count { wins, missed } = count;
    println!("{} games, {turns} turns; {wins} could win at once, {missed} did not", records.len());
    Ok(())
}

fn count_wins(positions: &[AnyPosition], count: &mut Count) {
    for pair in positions.windows(2) {
        let (before, after) = (&pair[0], &pair[1]);
        if can_win(before) {
            count.wins += 1;
            let won = after.outcome() == Some(Outcome::Win(before.to_move()));
            count.missed += usize::from(!won);
        }
    }
}

/// Whether one turn can connect two sides. No move of another game can.
fn can_win(position: &AnyPosition) -> bool {
    <&Position>::try_from(position).is_ok_and(|position| !position.winning_moves().is_empty())
}

#[cfg(test)]
mod tests {
    use basalt_records::Format;

    use super::*;

    /// White needs one more piece to connect two sides.
    const POSITION: &str =
        "w:d10/e11f12,g12/g13h13,i13/i14j14,k14/k15l15,m15/m16n16,o16/p16q16 b:a2/a3b3 w 0";

    fn count(moves: &str) -> Count {
        let text = format!("[Game \"punct\"]\n[Position \"{POSITION}\"]\n\n{moves} *\n");
        let record = Format::Basalt.read(&text).expect("a game");
        let mut count = Count::default();
        count_wins(&positions(&record).expect("legal turns"), &mut count);
        count
    }

    #[test]
    fn a_win_is_missed_by_every_other_turn() {
        assert_eq!(count("1. a8/b9c9"), Count { wins: 1, missed: 0 });
        assert_eq!(count("1. b1/c1d1"), Count { wins: 1, missed: 1 });
        assert_eq!(count("1. b1/c1d1 c4/c5d5 2. a8/b9c9"), Count { wins: 2, missed: 1 });
    }
}
