//! The best moves of a position, in order.

use std::cmp::Reverse;

use basalt_rules::dvonn::Move;
use basalt_rules::sorting::sorted_by_key;

use super::node::SearchNode;
use super::ordering::{Code, list_moves};
use super::questions::Questions;
use crate::score::{Score, Verdict};

/// One of the best moves, with the expected line after it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// One for the best, two for the next, and so on.
    pub(crate) rank: usize,
    pub(crate) depth: u32,
    pub(crate) score: Score,
    pub(crate) moves: Vec<Move>,
}

impl Line {
    fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}

/// The best moves of a position: first those whose margin and rank are proven, then those that the search expects to be
/// next best.
pub(crate) struct Ranking {
    pub(crate) lines: Vec<Line>,
    /// The number of lines that are wanted.
    pub(crate) wanted: usize,
    /// The number of lines, the first ones, that are proven: no move that comes later reaches more.
    pub(crate) proven: usize,
    /// Proofs about all moves but those.
    pub(crate) rest: Questions,
    /// Moves that the caller has excluded.
    banned: Vec<Code>,
}

impl Ranking {
    pub(crate) fn new(root: &SearchNode, wanted: usize, banned: Vec<Code>) -> Self {
        Self { lines: Vec::new(), wanted, proven: 0, rest: Questions::new(root), banned }
    }

    /// Whether a win is proven.
    pub(crate) fn is_won(&self) -> bool {
        self.lines.first().and_then(|line| line.score.verdict()) == Some(Verdict::Win)
    }

    /// Whether all lines are proven.
    pub(crate) fn is_proven(&self) -> bool {
        self.proven == self.wanted
    }

    /// The state of a report: how many lines are proven, whether the result is proven, and the order of the moves.
    pub(crate) fn knowledge(&self) -> (usize, bool, Vec<Option<Move>>) {
        let order = self.lines.iter().map(Line::first).collect();
        (self.proven, self.rest.knows_result(), order)
    }

    /// Whether a longer search can add nothing: all lines are proven, or only one is requested and its result is
    /// proven.
    pub(crate) fn is_final(&self) -> bool {
        self.is_proven() || (self.wanted == 1 && self.rest.knows_result())
    }

    /// The codes of the moves that are proven or excluded.
    pub(crate) fn excluded(&self) -> Vec<Code> {
        let proven = self.lines[..self.proven].iter().filter_map(Line::first).map(Code::from);
        self.banned.iter().copied().chain(proven).collect()
    }

    /// Passes the expected score of the next rank to the questions.
    pub(crate) fn expect(&mut self) {
        if let Some(line) = self.lines.get(self.proven) {
            self.rest.expect(line.score);
        }
    }

    /// The best of the other moves, once its margin is proven. If every move reaches it, this is the one that the
    /// search prefers.
    pub(crate) fn next_best(&self, root: &SearchNode) -> Option<Move> {
        let expected = || self.lines.get(self.proven).and_then(Line::first);
        self.rest.best().or_else(expected).or_else(|| first_move(root, &self.excluded()))
    }

    /// Adds the line of the next rank, which is proven.
    pub(crate) fn add_proven(&mut self, root: &SearchNode, line: Line) {
        if let Score::ProvenMargin(margin) = line.score {
            self.rest = Questions::of_the_rest(root, margin);
        }
        self.put_next(line);
        self.proven += 1;
    }

    /// Replaces the expected lines. If there are too few new ones, the old ones follow.
    pub(crate) fn add_expected(&mut self, lines: Vec<Line>) {
        if lines.is_empty() {
            return;
        }
        let old = self.lines.split_off(self.proven);
        self.lines.extend(lines);
        for line in old {
            if self.lines.iter().all(|known| known.first() != line.first()) {
                self.lines.push(line);
            }
        }
        self.lines.truncate(self.wanted);
    }

    /// Puts a line behind those that are proven, in the place of one with the same move.
    fn put_next(&mut self, line: Line) {
        let rest = self.lines.split_off(self.proven);
        let others =
            rest.into_iter().filter(|known| known.first() != line.first()).collect::<Vec<_>>();
        self.lines.push(line);
        self.lines.extend(others);
        self.lines.truncate(self.wanted);
    }

    /// Makes the expected lines agree with the proofs: their scores are limited to what is still possible, and the best
    /// comes first.
    pub(crate) fn settle(&mut self, depth: u32) {
        self.put_certain_result(depth);
        let most = self.rest.most();
        let mut rest = self.lines.split_off(self.proven);
        for line in &mut rest {
            cap(line, most);
        }
        self.lines.extend(sorted_by_key(rest, |line| Reverse(line.score.preference())));
        for (i, line) in self.lines.iter_mut().enumerate() {
            line.rank = i + 1;
        }
    }

    /// Puts a move first that is proven to reach the result, if one is. Its line ends there unless the search has
    /// reached the end of the game as well.
    fn put_certain_result(&mut self, depth: u32) {
        let (Some(score), Some(best)) = (self.rest.score(), self.rest.best()) else { return };
        let rest = &self.lines[self.proven..];
        let known = rest.iter().find(|line| line.first() == Some(best) && line.score == score);
        let certain = known.cloned();
        self.put_next(certain.unwrap_or(Line { rank: 0, depth, score, moves: vec![best] }));
    }
}

/// Limits the score of a line to the margin that is still possible.
fn cap(line: &mut Line, most: i32) {
    let Score::Margin { hundredths } = line.score else { return };
    if most < 0 {
        line.score = Score::ProvenResult(Verdict::Loss);
        // The rest comes from a search that did not see the loss.
        line.moves.truncate(1);
    } else {
        line.score = Score::Margin { hundredths: hundredths.min(100 * most) };
    }
}

/// The first legal move that is not excluded.
pub(crate) fn first_move(node: &SearchNode, excluded: &[Code]) -> Option<Move> {
    let mut candidates = Vec::new();
    list_moves(node, &mut candidates);
    candidates.iter().map(|candidate| candidate.code).find(|code| !excluded.contains(code))?.mv()
}
