//! The tree in rows, as people read it.

use crate::study::{Place, Study};

/// Moves that stand one after the other. A variation has rows of its own, right after the move that it replaces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// How deep in variations it is; 0 is the game itself.
    pub depth: usize,
    /// The places that its moves lead to.
    pub places: Vec<Place>,
}

impl Study {
    /// The whole tree, in the order of reading.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        self.add_rows(&mut rows, Vec::new(), self.start());
        rows
    }

    /// Adds the rows of the line that goes on after a place and has begun with some moves.
    fn add_rows(&self, rows: &mut Vec<Row>, begun: Vec<Place>, from: Place) {
        let mut row = Row { depth: self.knot(from).depth, places: begun };
        let mut from = from;
        while let [main, others @ ..] = &self.knot(from).next[..] {
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
