//! PÜNCT in the terminal.

use std::collections::BTreeMap;

use basalt_locales::{Message, messages};
use basalt_rules::punct::{Cell, Move, PieceKind};
use basalt_rules::{AnyMove, Game, Span};

use super::{Listing, Terminal};
use crate::board::broad;

/// PÜNCT, in either variant.
pub(super) struct Punct;

impl Terminal for Punct {
    fn rules(&self, game: Game) -> Message {
        messages::play_rules_punct(game.id())
    }

    fn legend(&self) -> Message {
        messages::play_marks_punct()
    }

    fn help(&self) -> Message {
        messages::play_help_punct()
    }

    fn finish_drawing(&self, lines: Vec<Vec<Span>>) -> Vec<Vec<Span>> {
        lines.into_iter().map(broad).collect()
    }

    /// Placements by the kind of piece, moves by the space of the PÜNCT.
    fn count_moves(&self, moves: &[AnyMove]) -> Listing {
        let mut kinds: BTreeMap<PieceKind, u64> = BTreeMap::new();
        let mut pieces: BTreeMap<Cell, u64> = BTreeMap::new();
        for mv in moves.iter().filter_map(|&mv| Move::try_from(mv).ok()) {
            match mv {
                Move::Place(lie) => *kinds.entry(lie.shape().kind()).or_default() += 1,
                Move::Shift { from, .. } => *pieces.entry(from).or_default() += 1,
                Move::Pass => {}
            }
        }
        let placed = messages::play_moves_place(kinds.values().sum());
        let shifted = messages::play_moves_shift(pieces.values().sum());
        [(placed, words(&kinds)), (shifted, words(&pieces))]
            .into_iter()
            .filter(|(_, words)| !words.is_empty())
            .collect()
    }

    fn longest_move(&self) -> usize {
        "l13-m14/n15o16".len()
    }
}

/// Each sort with its number.
fn words(counts: &BTreeMap<impl ToString, u64>) -> Vec<String> {
    let last = counts.len().saturating_sub(1);
    let comma = |at| if at < last { "," } else { "" };
    let word = |(at, (name, count)): (usize, (_, &u64))| {
        let name = ToString::to_string(name);
        format!("{name} {count}{}", comma(at))
    };
    counts.iter().enumerate().map(word).collect()
}
