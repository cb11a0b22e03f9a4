//! The legal moves of a position as a person wants to read them: a list, or its size if it is long.

use std::collections::BTreeMap;

use basalt_locales::{Message, messages};
use basalt_rules::AnyMove;
use basalt_rules::punct::{Cell, Kind, Move};

/// So many moves are still a list to read: all that DVONN has on a full board.
const MOST: usize = 200;

/// Titles, each with the words below it.
pub(super) type Listing = Vec<(Message, Vec<String>)>;

/// All moves, or how many there are of each sort.
pub(super) fn of(moves: &[AnyMove]) -> Listing {
    let count = moves.len() as u64;
    if moves.len() <= MOST {
        let texts = moves.iter().map(ToString::to_string).collect();
        return vec![(messages::play_moves(count), texts)];
    }
    let mut listing = sorts(moves);
    listing.push((messages::play_moves_many(count), Vec::new()));
    listing
}

/// The moves that begin on the space of this name, or place a piece there.
pub(super) fn from_space(moves: &[AnyMove], space: &str) -> Vec<String> {
    let begins = |text: &String| {
        let rest = text.strip_prefix(space).filter(|_| !space.is_empty());
        rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
    };
    moves.iter().map(ToString::to_string).filter(begins).collect()
}

/// The placements of PÜNCT counted by kind, the moves by the space of the PÜNCT.
fn sorts(moves: &[AnyMove]) -> Listing {
    let mut kinds: BTreeMap<Kind, u64> = BTreeMap::new();
    let mut pieces: BTreeMap<Cell, u64> = BTreeMap::new();
    for mv in moves {
        match mv {
            AnyMove::Punct(Move::Place(lie)) => *kinds.entry(lie.shape().kind()).or_default() += 1,
            AnyMove::Punct(Move::Shift { from, .. }) => *pieces.entry(*from).or_default() += 1,
            AnyMove::Punct(Move::Pass) | AnyMove::Dvonn(_) => {}
        }
    }
    let placed = messages::play_moves_place(kinds.values().sum());
    let shifted = messages::play_moves_shift(pieces.values().sum());
    [(placed, words(&kinds)), (shifted, words(&pieces))]
        .into_iter()
        .filter(|(_, words)| !words.is_empty())
        .collect()
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
