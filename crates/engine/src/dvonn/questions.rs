//! The questions that the solver answers to find a margin, and the conclusions from its answers.

use basalt_rules::dvonn::Move;

use super::node::SearchNode;
use super::ordering::Code;
use super::solver::{Bounds, SolverAnswer, bounds_at_sight};
use crate::score::{Score, Verdict};

/// Proofs about a position so far.
pub(crate) struct Questions {
    bounds: Bounds,
    /// The margin that is expected.
    expected: i32,
    /// The move that is proven to reach the lower bound.
    best: Code,
    /// Distance of the next question from a margin that was reached, or not.
    step: i32,
    last: Option<bool>,
}

impl Questions {
    pub(crate) fn new(root: &SearchNode) -> Self {
        let expected = root.points.margin();
        Self { bounds: bounds_at_sight(root), expected, best: Code::NONE, step: 1, last: None }
    }

    /// The questions about the moves that are left when the best ones, which reach at least `most`, are
    /// excluded.
    pub(crate) fn of_the_rest(root: &SearchNode, most: i32) -> Self {
        let Bounds { least, .. } = bounds_at_sight(root);
        Self { bounds: Bounds { least, most }, expected: most, ..Self::new(root) }
    }

    /// Takes the expected margin from a search.
    pub(crate) fn expect(&mut self, score: Score) {
        match score {
            Score::Margin { hundredths } => self.expected = hundredths / 100,
            Score::ProvenResult(Verdict::Win) => self.expected = self.expected.max(1),
            Score::ProvenResult(Verdict::Loss) => self.expected = self.expected.min(-1),
            _ => {}
        }
    }

    /// The margin to ask for next: first whether the game is won or lost, then by how much.
    pub(crate) fn next(&self) -> i32 {
        let Bounds { least, most } = self.bounds;
        if least <= -1 && most >= 1 {
            return i32::from(self.expected > 0);
        }
        if least < 0 && most == 0 {
            return 0;
        }
        if least == 0 && most > 0 {
            return 1;
        }
        match self.last {
            None => self.expected.clamp(least + 1, most),
            Some(true) => (least + self.step).min(most),
            Some(false) => (most + 1 - self.step).max(least + 1),
        }
    }

    /// Whether a margin is expected to be reached.
    pub(crate) fn expects(&self, margin: i32) -> bool {
        self.expected >= margin
    }

    pub(crate) fn learn(&mut self, margin: i32, answer: SolverAnswer) {
        let knew = self.knows_result();
        if answer.reached {
            self.bounds.least = self.bounds.least.max(margin);
            self.best = answer.code;
        } else {
            self.bounds.most = self.bounds.most.min(margin - 1);
        }
        // Questions about the margin begin at the expected one.
        self.step = match self.last {
            Some(last) if last == answer.reached => 2 * self.step,
            _ => 1,
        };
        self.last = knew.then_some(answer.reached);
    }

    /// Whether the result is proven.
    pub(crate) fn knows_result(&self) -> bool {
        let Bounds { least, most } = self.bounds;
        least > 0 || most < 0 || least == most
    }

    /// Whether the margin is proven.
    pub(crate) fn is_answered(&self) -> bool {
        self.bounds.least == self.bounds.most
    }

    /// The proven score, if the result is proven.
    pub(crate) fn score(&self) -> Option<Score> {
        let Bounds { least, most } = self.bounds;
        self.knows_result().then(|| {
            if least == most {
                Score::ProvenMargin(least)
            } else {
                Score::ProvenResult(Verdict::of_margin(if least > 0 { least } else { most }))
            }
        })
    }

    /// The best margin, if it is proven.
    pub(crate) fn margin(&self) -> Option<i32> {
        self.is_answered().then_some(self.bounds.least)
    }

    /// The greatest margin that is still possible.
    pub(crate) fn most(&self) -> i32 {
        self.bounds.most
    }

    /// The move that is proven to reach the lower bound; `None` as long as every move does.
    pub(crate) fn best(&self) -> Option<Move> {
        self.best.mv()
    }
}
