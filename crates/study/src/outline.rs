//! The tree of variations as rows of text.

use crate::study::{Place, Study};

/// Consecutive moves. A variation has rows of its own, right after the move that it replaces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The nesting depth of variations; 0 is the main line.
    pub depth: usize,
    /// The places after its moves.
    pub places: Vec<Place>,
}

impl Study {
    /// The whole tree, in reading order.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        self.add_rows(&mut rows, Vec::new(), self.start());
        rows
    }

    /// Adds the rows of the line after a place. `begun` holds the moves that the line starts with.
    fn add_rows(&self, rows: &mut Vec<Row>, begun: Vec<Place>, from: Place) {
        let mut row = Row { depth: self.node(from).depth, places: begun };
        let mut from = from;
        while let [main, others @ ..] = &self.node(from).next[..] {
            row.places.push(*main);
            if !others.is_empty() {
                let full = Row { depth: row.depth, places: std::mem::take(&mut row.places) };
                rows.push(full);
            }
            for &other in others {
                self.add_rows(rows, vec![other], other);
            }
            from = *main;
        }
        if !row.places.is_empty() {
            rows.push(row);
        }
    }
}
