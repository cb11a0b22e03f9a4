//! Statistics of random games: they prove something only about what occurred in them.

use std::collections::BTreeMap;

use basalt_rules::Outcome;
use basalt_rules::punct::{End, Move, Piece, Position};

/// Statistics of some games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// The number of games.
    pub(crate) games: usize,
    /// The number of their positions.
    pub(crate) positions: usize,
    /// The greatest level of a piece.
    pub(crate) highest: u8,
    /// The number of positions with each of the rare things that a test asks for.
    pub(crate) with: BTreeMap<&'static str, usize>,
    /// The games that ended for each reason. A connection that the loser uncovered is `Uncovered`.
    pub(crate) ends: BTreeMap<String, usize>,
}

impl Seen {
    /// Takes note of a position.
    pub(crate) fn position(&mut self, position: &Position) {
        let bridges = bridges(position);
        let stacked = |upper: Piece| bridges.iter().any(|&(lower, _)| lies_over(upper, lower));
        let highest = position.board().pieces().map(|piece| piece.level).max();
        self.positions += 1;
        self.highest = self.highest.max(highest.unwrap_or(0));
        for (thing, is_there) in [
            ("a bridge over a bridge", bridges.iter().any(|&(upper, _)| stacked(upper))),
            ("dots at the bottom of a gap", bridges.iter().any(|&(_, has_dots)| has_dots)),
            ("a forced pass", position.legal_moves() == [Move::Pass]),
        ] {
            *self.with.entry(thing).or_default() += usize::from(is_there);
        }
    }

    /// Takes note of a game's last position.
    pub(crate) fn end(&mut self, position: &Position) {
        // After the last turn, who would be to move is the mover's opponent.
        let opponent_won = position.outcome() == Some(Outcome::Win(position.to_move()));
        let end = match position.end() {
            None => "none".to_string(),
            Some(End::Connection(_)) if opponent_won => "Uncovered".to_string(),
            Some(End::Connection(_)) => "Connection".to_string(),
            Some(end) => format!("{end:?}"),
        };
        self.games += 1;
        *self.ends.entry(end).or_default() += 1;
    }

    /// The number of games that ended for a reason.
    pub(crate) fn ended(&self, reason: &str) -> usize {
        self.ends.get(reason).copied().unwrap_or(0)
    }
}

/// The bridges of a position, each with whether there are dots at the bottom of its gap.
fn bridges(position: &Position) -> Vec<(Piece, bool)> {
    let with_gap = |piece: Piece| {
        let stack = position.stack(piece.lie.middle()?);
        let below =
            stack.iter().rev().map(|dot| dot.piece.level).find(|&level| level < piece.level);
        let gap = below.map_or(0, |level| level + 1) < piece.level;
        gap.then_some((piece, below.is_some()))
    };
    position.board().pieces().filter_map(with_gap).collect()
}

fn lies_over(upper: Piece, lower: Piece) -> bool {
    let shared = |space| lower.lie.spaces().contains(space);
    upper.level > lower.level && upper.lie.spaces().iter().any(shared)
}
