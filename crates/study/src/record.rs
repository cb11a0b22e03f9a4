//! Conversions between studies and records.

use basalt_records::{Line, MoveNode, Record, ReplayError};
use basalt_rules::AnyMove;

use crate::study::{AddMoveError, Place, Study};

impl Study {
    /// Builds the tree of a record and goes to its start. A finished game without a result gets the one on the board.
    pub fn from_record(record: &Record) -> Result<Self, ReplayError> {
        let mut record = record.clone();
        if record.result.is_none() {
            record.settle();
        }
        record.replay()?;
        let mut study = Self::new(record.start.clone());
        study.tags = record.tags.clone();
        (study.result, study.score) = (record.result, record.score);
        let start = study.start();
        study.node_mut(start).comment = record.line.comment.clone();
        // A tree that is too large to be written cannot have been parsed.
        let _ = study.take(&record.line, start);
        Ok(study)
    }

    /// Adds a line after a place, and the variations of each of its moves beside it.
    fn take(&mut self, line: &Line, from: Place) -> Result<(), AddMoveError> {
        let mut from = from;
        for node in &line.nodes {
            let to = self.add(from, node.mv)?;
            let notes = node.notes();
            let node = self.node_mut(to);
            node.nags.clone_from(&notes.nags);
            node.comment = notes.comment.clone();
            for variation in &notes.variations {
                self.take(variation, from)?;
            }
            from = to;
        }
        Ok(())
    }

    /// Converts the tree to a record. It keeps the result and the score of the game, unless the main line now ends
    /// the game on the board.
    pub fn to_record(&self) -> Record {
        let start = self.start();
        let mut record = Record::new(self.position_at(start).clone());
        record.tags = self.tags.clone();
        record.line = self.after(start);
        record.line.comment = self.node(start).comment.clone();
        (record.result, record.score) = (self.result, self.score);
        let end = self.main_line().last().map(|&place| self.position_at(place));
        if let Some(end) = end.filter(|end| end.outcome().is_some()) {
            (record.result, record.score) = (end.outcome(), end.score());
        }
        record
    }

    /// The line after a place.
    fn after(&self, place: Place) -> Line {
        let mut line = Line::default();
        let mut from = place;
        while let Some(&to) = self.node(from).next.first() {
            line.nodes.push(self.record_node(from, to));
            from = to;
        }
        line
    }

    /// The first move after a place, with its siblings as variations.
    fn record_node(&self, from: Place, to: Place) -> MoveNode {
        let mut recorded = MoveNode::new(self.mv(to));
        let (node, others) = (self.node(to), &self.node(from).next[1..]);
        if !(node.nags.is_empty() && node.comment.is_empty() && others.is_empty()) {
            let notes = recorded.notes_mut();
            notes.nags.clone_from(&node.nags);
            notes.comment = node.comment.clone();
            notes.variations = others.iter().map(|&other| self.variation(other)).collect();
        }
        recorded
    }

    /// A line that starts with the move to a place.
    fn variation(&self, to: Place) -> Line {
        let mut first = MoveNode::new(self.mv(to));
        let node = self.node(to);
        if !(node.nags.is_empty() && node.comment.is_empty()) {
            first.notes_mut().nags.clone_from(&node.nags);
            first.notes_mut().comment = node.comment.clone();
        }
        let mut line = self.after(to);
        line.nodes.insert(0, first);
        line
    }

    /// The move that leads to a place other than the start.
    fn mv(&self, place: Place) -> AnyMove {
        self.origin(place)
            .map(|(_, mv)| mv)
            .expect("only the start has no move, and nothing leads to it")
    }
}
