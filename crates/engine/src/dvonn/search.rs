//! The search for stacking: principal variation search with a transposition table.

use std::ops::Neg;

use super::evaluator::Evaluator;
use super::node::SearchNode;
use super::ordering::{Candidate, Code, SearchHistory, choose_next, list_moves};
use super::stop_signal::Counter;
use super::value::Value;
use super::vision::Vision;
use super::window::Window;
use crate::table::HashTable;

/// The search of one thread.
pub(crate) struct Searcher<'a> {
    evaluator: Evaluator,
    table: &'a HashTable,
    counter: Counter<'a>,
    vision: Vision,
    history: &'a mut SearchHistory,
    /// The move list of each ply, allocated once.
    lists: Vec<Vec<Candidate>>,
    /// The expected line from each ply on.
    lines: Vec<Vec<Code>>,
    /// Moves at the root that are not searched: reported lines, and moves that the caller has excluded.
    pub(crate) excluded: Vec<Code>,
    /// Receives each move at the root when its search begins, and its place in the order.
    pub(crate) current: Option<&'a dyn Fn(Code, usize)>,
    /// The greatest ply reached so far.
    deepest: usize,
    stopped: bool,
}

impl Window<Value> {
    /// The full window.
    pub(crate) const FULL: Self = Self { alpha: Value::LEAST, beta: Value::GREATEST };

    /// Whether it contains values: a zero window contains none.
    fn is_wide(self) -> bool {
        self.alpha.above() < self.beta
    }

    /// The zero window, which only tests whether a value exceeds `alpha`.
    fn narrowest(self) -> Self {
        Self { beta: self.alpha.above(), ..self }
    }
}

/// The window as the other player sees it.
impl Neg for Window<Value> {
    type Output = Self;

    fn neg(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A table entry of a node.
#[derive(Clone, Copy)]
struct Entry {
    value: Value,
    depth: i32,
    bound: Bound,
    code: Code,
}

/// The relation of a stored value to the true one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    AtMost = 1,
    AtLeast = 2,
    Exactly = 3,
}

impl Entry {
    fn pack(self) -> u64 {
        u64::from(self.value.bits())
            | u64::from(self.depth as u8) << 16
            | u64::from(self.code.bits()) << 24
            | (self.bound as u64) << 36
    }

    fn unpack(word: u64) -> Option<Self> {
        Some(Self {
            value: Value::from_bits(word as u16),
            depth: i32::from((word >> 16) as u8),
            code: Code::from_bits((word >> 24) as u16),
            bound: match word >> 36 & 3 {
                1 => Bound::AtMost,
                2 => Bound::AtLeast,
                3 => Bound::Exactly,
                _ => return None,
            },
        })
    }

    /// The value, if it causes a cutoff in this window.
    fn answers(self, window: Window<Value>) -> Option<Value> {
        let settles = match self.bound {
            Bound::Exactly => true,
            Bound::AtLeast => self.value >= window.beta,
            Bound::AtMost => self.value <= window.alpha,
        };
        settles.then_some(self.value)
    }

    /// Whether no deeper search could change it, because the bound is proven.
    fn is_final(self) -> bool {
        match self.bound {
            Bound::AtLeast => self.value >= Value::WIN,
            Bound::AtMost => self.value <= Value::LOSS,
            Bound::Exactly => false,
        }
    }
}

/// Maximum length of a line in plies: 48 moves, and passes between them.
const MAX_PLIES: usize = 120;

// Matches have shown that each of these parameters gains strength (docs/strength.md).

/// Minimum depth at which the transposition table is used; below, it costs more time than it saves.
const TABLE_DEPTH: i32 = 2;

/// Reverse futility pruning: up to this depth, a node fails high if its evaluation exceeds `beta` by this margin for
/// each ply.
const REVERSE_FUTILITY_DEPTH: i32 = 6;
const REVERSE_FUTILITY_MARGIN: i32 = 70;

/// Futility pruning: up to this depth, a move is skipped if it would have to gain more than this for each ply.
const FUTILITY_DEPTH: i32 = 5;
const FUTILITY_MARGIN: i32 = 80;

/// Late move pruning: up to this depth, moves that gain nothing at once are skipped after this number of moves for each
/// ply.
const LATE_MOVE_DEPTH: i32 = 4;
const LATE_MOVE_COUNT: usize = 6;

/// Reductions of late moves in plies, by the depth and by the number of moves before it.
static REDUCTIONS: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut depth = 1;
    while depth < 64 {
        let mut index = 1;
        while index < 64 {
            table[depth][index] =
                ((sixteenths_of_log2(depth) * sixteenths_of_log2(index)) / 500) as u8;
            index += 1;
        }
        depth += 1;
    }
    table
};

/// The binary logarithm, in sixteenths, straight between powers of two: the same on every machine.
const fn sixteenths_of_log2(number: usize) -> usize {
    let whole = number.ilog2() as usize;
    16 * whole + 16 * (number - (1 << whole)) / (1 << whole)
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(
        evaluator: Evaluator,
        table: &'a HashTable,
        counter: Counter<'a>,
        vision: Vision,
        history: &'a mut SearchHistory,
    ) -> Self {
        Self {
            evaluator,
            table,
            counter,
            vision,
            history,
            lists: vec![Vec::new(); MAX_PLIES + 1],
            lines: vec![Vec::new(); MAX_PLIES + 1],
            excluded: Vec::new(),
            current: None,
            deepest: 0,
            stopped: false,
        }
    }

    /// Searches `depth` plies ahead with a window; `None` if it was stopped.
    pub(crate) fn look(
        &mut self,
        root: &SearchNode,
        depth: i32,
        window: Window<Value>,
    ) -> Option<Value> {
        let value = self.value(root, depth, window, 0, Code::NONE);
        (!self.stopped).then_some(value)
    }

    /// The principal variation of the last search.
    pub(crate) fn line(&self) -> &[Code] {
        &self.lines[0]
    }

    /// Reports all counted nodes and the depth to the signal.
    pub(crate) fn flush_nodes(&mut self) {
        self.counter.tell();
        self.counter.note_depth(self.deepest);
    }

    fn value(
        &mut self,
        node: &SearchNode,
        depth: i32,
        window: Window<Value>,
        ply: usize,
        previous: Code,
    ) -> Value {
        self.stopped |= self.counter.count();
        if self.stopped {
            return Value::DRAW;
        }
        self.lines[ply].clear();
        self.deepest = self.deepest.max(ply);
        if depth <= 0 || ply >= MAX_PLIES {
            return self.estimate(node);
        }
        let (wide, beta) = (window.is_wide(), window.beta);
        let entry = if depth >= TABLE_DEPTH {
            self.table.get(node.hash).and_then(Entry::unpack)
        } else {
            None
        };
        if let Some(entry) =
            entry.filter(|entry| ply > 0 && !wide && (entry.depth >= depth || entry.is_final()))
            && let Some(value) = entry.answers(window)
        {
            return value;
        }
        let estimate =
            (!wide && ply > 0 && depth <= REVERSE_FUTILITY_DEPTH).then(|| self.estimate(node));
        if let Some(estimate) = estimate
            && !estimate.is_decided()
            && !beta.is_decided()
            && estimate.plus(-REVERSE_FUTILITY_MARGIN * depth) >= beta
        {
            return estimate;
        }
        let mut candidates = std::mem::take(&mut self.lists[ply]);
        list_moves(node, &mut candidates);
        if ply == 0 && !self.excluded.is_empty() {
            candidates.retain(|candidate| !self.excluded.contains(&candidate.code));
        }
        self.vision.overlook(node, previous, &mut candidates);
        let value = if candidates.is_empty() {
            self.value_of_pass(node, depth, window, ply)
        } else {
            let hash_move = entry.map_or(Code::NONE, |entry| entry.code);
            let player = node.board.to_move();
            self.history.order(&mut candidates, player, ply, hash_move, previous);
            // A forced move is no decision, so it does not use up depth.
            let depth = if candidates.len() == 1 { depth + 1 } else { depth };
            let hope = estimate
                .filter(|estimate| depth <= FUTILITY_DEPTH && !estimate.is_decided())
                .map(|estimate| estimate.plus(FUTILITY_MARGIN * depth));
            self.best_of(node, &mut candidates, depth, window, ply, previous, hope)
        };
        self.lists[ply] = candidates;
        value
    }

    /// The static evaluation of a board.
    #[inline]
    fn estimate(&mut self, node: &SearchNode) -> Value {
        let evaluator = self.evaluator;
        self.history.estimates.get_or(node.hash, || {
            let mobilities = node.board.mobilities();
            if mobilities[0].moves == 0 && mobilities[1].moves == 0 {
                return Value::end(node.points.margin());
            }
            // No player can get more than all pieces.
            let most = Value::estimate(100 * (node.points.own + node.points.opposing + 3));
            evaluator.value(&node.board, &mobilities).clamp(-most, most)
        })
    }

    /// The value of a node whose player cannot move.
    fn value_of_pass(
        &mut self,
        node: &SearchNode,
        depth: i32,
        window: Window<Value>,
        ply: usize,
    ) -> Value {
        let after = node.passed();
        if !after.board.can_move() {
            return Value::end(node.points.margin());
        }
        let value = -self.value(&after, depth, -window, ply + 1, Code::PASS);
        self.set_line(ply, Code::PASS);
        value
    }

    #[expect(clippy::too_many_arguments, reason = "they are the state of one node")]
    fn best_of(
        &mut self,
        node: &SearchNode,
        candidates: &mut [Candidate],
        depth: i32,
        mut window: Window<Value>,
        ply: usize,
        previous: Code,
        hope: Option<Value>,
    ) -> Value {
        let Window { alpha: start, beta } = window;
        let wide = window.is_wide();
        let mut best = Value::LEAST;
        let mut best_code = Code::NONE;
        let mut looked_at = 0;
        let turn = node.board.turn();
        let overlooks = !wide && ply > 0 && depth <= LATE_MOVE_DEPTH;
        for index in 0..candidates.len() {
            let candidate = choose_next(candidates, index);
            if ply == 0
                && let Some(current) = self.current
            {
                current(candidate.code, index + 1);
            }
            let reachable = hope.map(|hope| hope.plus(100 * candidate.gain));
            if let Some(reachable) =
                reachable.filter(|value| looked_at > 0 && *value <= window.alpha)
            {
                best = best.max(reachable);
                continue;
            }
            if overlooks && candidate.gain <= 0 && looked_at >= LATE_MOVE_COUNT * depth as usize {
                best = best.max(Value::LEAST_ESTIMATE);
                continue;
            }
            let after = node.landed(&turn, &candidate, self.vision.sight);
            let value = self.value_of_move(&after, &candidate, depth, window, ply, looked_at);
            if self.stopped {
                return best;
            }
            looked_at += 1;
            if value > best {
                best = value;
                if value > window.alpha {
                    best_code = candidate.code;
                    self.set_line(ply, candidate.code);
                    window.alpha = value;
                    if value >= beta {
                        let player = node.board.to_move();
                        let before = &candidates[..index];
                        self.history.learn(best_code, before, player, ply, previous, depth);
                        break;
                    }
                }
            }
        }
        if depth >= TABLE_DEPTH && (ply > 0 || self.excluded.is_empty()) {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > start {
                Bound::Exactly
            } else {
                Bound::AtMost
            };
            let entry = Entry { value: best, depth, bound, code: best_code };
            self.table.put(node.hash, entry.pack(), depth as u8);
        }
        best
    }

    fn value_of_move(
        &mut self,
        after: &SearchNode,
        candidate: &Candidate,
        depth: i32,
        window: Window<Value>,
        ply: usize,
        looked_at: usize,
    ) -> Value {
        let code = candidate.code;
        let mut look =
            |depth: i32, window: Window<Value>| -self.value(after, depth, -window, ply + 1, code);
        let full = depth - 1;
        if looked_at == 0 {
            return look(full, window);
        }
        let (wide, alpha) = (window.is_wide(), window.alpha);
        let reduced = full - reduction(depth, looked_at, candidate.gain, wide);
        let mut value = look(reduced, window.narrowest());
        if value > alpha && reduced < full {
            value = look(full, window.narrowest());
        }
        if value > alpha && wide {
            value = look(full, window);
        }
        value
    }

    fn set_line(&mut self, ply: usize, code: Code) {
        if let [.., line, rest] = &mut self.lines[..ply + 2] {
            line.clear();
            line.push(code);
            line.extend_from_slice(rest);
        }
    }
}

fn reduction(depth: i32, looked_at: usize, gain: i32, wide: bool) -> i32 {
    if depth < 3 || looked_at < 3 {
        return 0;
    }
    let most = i32::from(REDUCTIONS[(depth as usize).min(63)][looked_at.min(63)]);
    let kept = i32::from(wide) + i32::from(gain >= 4);
    (most - kept).clamp(0, depth - 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::stop_signal::StopSignal;
    use crate::dvonn::testing::{best_margin, endings, random_games};

    fn look(
        table: &HashTable,
        board: &basalt_rules::dvonn::Board,
        depth: i32,
    ) -> (Value, Vec<Code>) {
        let signal = StopSignal::new(None);
        let mut history = SearchHistory::new();
        let counter = Counter::new(&signal, None);
        let mut searcher =
            Searcher::new(Evaluator::HANDCRAFTED, table, counter, Vision::FULL, &mut history);
        let root = SearchNode::root(board);
        let value = searcher.look(&root, depth, Window::<Value>::FULL);
        (value.expect("nothing stops it"), searcher.line().to_vec())
    }

    #[test]
    fn decided_results_hold_at_every_depth() {
        let table = HashTable::with_bytes(1 << 16);
        let mut decided = 0;
        for position in endings(60) {
            let truth = best_margin(&position);
            for depth in 1..12 {
                let (value, line) = look(&table, position.board(), depth);
                let Some(margin) = value.margin() else { continue };
                decided += 1;
                assert!(if margin > 0 { truth >= margin } else { truth <= margin }, "{position}");
                let mut after = position.clone();
                after.play(line[0].mv().expect("a move")).expect("a legal move");
                assert!(margin < 0 || -best_margin(&after) > 0, "{position}");
            }
        }
        assert!(decided > 300, "{decided}");
    }

    #[test]
    fn lines_are_legal() {
        let table = HashTable::with_bytes(1 << 16);
        random_games(3, |position| {
            let (_, line) = look(&table, position.board(), 3);
            let mut after = position.clone();
            for code in &line {
                after.play(code.mv().expect("a move")).expect("a legal move");
            }
            assert!(!line.is_empty() || position.is_over(), "{position}");
        });
    }
}
