//! DVONN in the terminal.

use basalt_locales::{Message, messages};
use basalt_rules::dvonn::Cell;
use basalt_rules::{AnyMove, Game, Span};

use super::{Listing, Terminal};
use crate::board::with_names;

/// DVONN.
pub(super) struct Dvonn;

impl Terminal for Dvonn {
    fn rules(&self, _: Game) -> Message {
        messages::play_rules()
    }

    fn legend(&self) -> Message {
        messages::play_marks()
    }

    fn help(&self) -> Message {
        messages::play_help()
    }

    fn finish_drawing(&self, lines: Vec<Vec<Span>>) -> Vec<Vec<Span>> {
        let named = lines.into_iter().zip(rows());
        named.flat_map(|(line, names)| with_names(line, &names)).collect()
    }

    /// There are never too many to be listed.
    fn count_moves(&self, _: &[AnyMove]) -> Listing {
        Listing::new()
    }

    fn longest_move(&self) -> usize {
        "a1b2".len()
    }
}

/// The names of all spaces, row by row as they are drawn.
fn rows() -> impl Iterator<Item = Vec<String>> {
    let cells = |row| Cell::ALL.iter().filter(move |cell| cell.row() == row);
    (1..=5).rev().map(move |row| cells(row).map(ToString::to_string).collect())
}
