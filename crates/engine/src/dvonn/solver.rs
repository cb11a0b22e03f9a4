//! The solver: exact answers about the end of the game.
//!
//! The only question is whether the player to move can reach a margin. Two such questions decide between win, draw and
//! loss, and a few more find the best margin. The table keeps the proofs of one question for the next.

use basalt_rules::dvonn::{Board, Cell, Departure};
use basalt_rules::mix;
use basalt_rules::sorting::sort_by_key;

use super::evaluator::Evaluator;
use super::node::SearchNode;
use super::ordering::{Code, gain, gain_of_landing};
use super::points::Points;
use super::proof_cache::ProofCache;
use super::stop_signal::Counter;
use crate::table::HashTable;

/// The solver of one thread.
pub(crate) struct Solver<'a> {
    table: &'a HashTable,
    recent: &'a mut ProofCache,
    counter: Counter<'a>,
    /// The number of this thread: each thread orders equal moves differently.
    thread: usize,
    /// Whether the margin that is asked for is expected to be reached.
    expects: bool,
    /// Moves at the root that do not count, because the question is about the others.
    pub(crate) excluded: &'a [Code],
    /// Boards with at most this number of occupied spaces are kept in the small cache only.
    small: usize,
    /// Maximum number of nodes of this solver.
    budget: u64,
    nodes: u64,
    lists: Vec<Vec<Ranked>>,
}

/// A move with its rank, packed into one number that is quickly compared: the rank in the high bits, the code in the
/// low ones. Smaller numbers are searched first.
#[derive(Clone, Copy)]
struct Ranked(i64);

impl Ranked {
    #[inline]
    fn new(rank: i32, code: Code) -> Self {
        Self(i64::from(rank) << 16 | i64::from(code.bits()))
    }

    #[inline]
    fn code(self) -> Code {
        Code::from_bits(self.0 as u16)
    }
}

/// Proven bounds of the margin that the player to move can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) least: i32,
    pub(crate) most: i32,
}

/// Greater than any margin.
pub(crate) const INFINITY: i32 = 60;

/// From this number of occupied spaces on, it pays to make every move before the first one is searched: the evaluation
/// can then order them, and the table may know one that answers the question. Below, moves are ordered by replies and
/// points, which are counted without making them.
const MADE_FROM: usize = 22;
/// Maximum occupied spaces of a small board (docs/strength.md).
const SMALL: usize = 16;
/// Up to this number of occupied spaces, it pays to test whether a player can never move again.
const ALONE_UP_TO: usize = 14;
/// Weight of one reply in the move order, in hundredths of a point: few replies are quickly refuted.
const REPLY: i32 = 200;
/// Weight of a point gained at once where the moves are not made.
const POINT: i32 = 12;

/// A table entry of a node: bounds, and the move that proved the lower one.
struct Entry {
    bounds: Bounds,
    code: Code,
}

impl Entry {
    fn pack(&self) -> u64 {
        (self.bounds.least + INFINITY) as u64
            | ((self.bounds.most + INFINITY) as u64) << 8
            | u64::from(self.code.bits()) << 16
            | 1 << 40
    }

    fn unpack(word: u64) -> Self {
        let margin = |byte: u64| (byte & 0xff) as i32 - INFINITY;
        Self {
            bounds: Bounds { least: margin(word), most: margin(word >> 8) },
            code: Code::from_bits((word >> 16) as u16),
        }
    }
}

/// The answer to a question: whether the margin can be reached, and by which move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SolverAnswer {
    pub(crate) reached: bool,
    /// The move that reaches it; [`Code::NONE`] if none does.
    pub(crate) code: Code,
}

impl<'a> Solver<'a> {
    pub(crate) fn new(
        table: &'a HashTable,
        recent: &'a mut ProofCache,
        counter: Counter<'a>,
        thread: usize,
        budget: u64,
    ) -> Self {
        Self {
            table,
            recent,
            counter,
            thread,
            expects: true,
            excluded: &[],
            small: SMALL,
            budget,
            nodes: 0,
            lists: Vec::new(),
        }
    }

    /// Returns whether the player to move can reach `margin` or more; `None` if the search was stopped or the budget is
    /// used up. `expects` only decides how threads divide the work.
    pub(crate) fn ask(
        &mut self,
        root: &SearchNode,
        margin: i32,
        expects: bool,
    ) -> Option<SolverAnswer> {
        self.expects = expects;
        self.reaches(root, margin, 0)
    }

    pub(crate) fn flush_nodes(&mut self) {
        self.counter.tell();
    }

    fn reaches(&mut self, node: &SearchNode, margin: i32, ply: usize) -> Option<SolverAnswer> {
        self.count()?;
        let mut bounds = bounds_at_sight(node);
        let mut hash_move = Code::NONE;
        if let Some(answer) = settled(bounds, margin, hash_move) {
            return Some(answer);
        }
        if ply > 0 && node.board.occupied().len() <= ALONE_UP_TO {
            let player = node.board.to_move();
            let reached = if !node.board.may_ever_move(player.other()) {
                Some(self.reaches_alone(&node.board, node.points, margin)?)
            } else if !node.board.may_ever_move(player) {
                let (board, points) = (node.board.passed(), node.points.passed());
                Some(!self.reaches_alone(&board, points, 1 - margin)?)
            } else {
                None
            };
            if let Some(reached) = reached {
                return Some(SolverAnswer { reached, code: Code::NONE });
            }
        }
        // Table entries cover all moves, also the excluded ones.
        if ply == 0 && !self.excluded.is_empty() {
            return self.answer(node, margin, ply, hash_move);
        }
        let is_small = ply > 0 && node.board.occupied().len() <= self.small;
        if let Some(entry) = self.known(node.hash, is_small) {
            bounds.least = bounds.least.max(entry.bounds.least);
            bounds.most = bounds.most.min(entry.bounds.most);
            hash_move = entry.code;
            if let Some(answer) = settled(bounds, margin, hash_move) {
                return Some(answer);
            }
        }
        let nodes_before = self.nodes;
        let answer = self.answer(node, margin, ply, hash_move)?;
        if answer.reached {
            bounds.least = bounds.least.max(margin);
        } else {
            bounds.most = bounds.most.min(margin - 1);
        }
        if is_small {
            self.recent.put(node.hash, bounds);
        } else {
            let code = if answer.reached { answer.code } else { hash_move };
            let worth = (self.nodes - nodes_before + 1).ilog2() as u8;
            self.table.put(node.hash, Entry { bounds, code }.pack(), worth);
        }
        Some(answer)
    }

    /// The entry of a board, if there is one.
    #[inline]
    fn known(&self, hash: u64, is_small: bool) -> Option<Entry> {
        if is_small {
            self.recent.get(hash).map(|bounds| Entry { bounds, code: Code::NONE })
        } else {
            self.table.get(hash).map(Entry::unpack)
        }
    }

    /// Counts a node; `None` if the budget is used up.
    #[inline]
    fn count(&mut self) -> Option<()> {
        self.nodes += 1;
        (!self.counter.count() && self.nodes <= self.budget).then_some(())
    }

    /// Returns whether the player to move can reach a margin if the opponent never moves again.
    fn reaches_alone(&mut self, board: &Board, points: Points, margin: i32) -> Option<bool> {
        let turn = board.turn();
        let opposing = board.owned(board.to_move().other());
        let mut is_over = true;
        for takes in [true, false] {
            for from in turn.free() {
                let all = turn.targets(from);
                is_over &= all.is_empty();
                let targets = if takes { all & opposing } else { all - opposing };
                if targets.is_empty() {
                    continue;
                }
                let departure = turn.leave(from);
                for to in targets {
                    let after = departure.land(to);
                    let points = points.landed(board, from, to, &after);
                    if most_points(&after, points) < margin {
                        continue;
                    }
                    self.count()?;
                    if self.reaches_alone(&after.passed(), points.passed(), margin)? {
                        return Some(true);
                    }
                }
            }
        }
        Some(is_over && points.margin() >= margin)
    }

    fn answer(
        &mut self,
        node: &SearchNode,
        margin: i32,
        ply: usize,
        hash_move: Code,
    ) -> Option<SolverAnswer> {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut ranked = std::mem::take(&mut self.lists[ply]);
        let answer = if let Some(code) = self.rank_moves(node, margin, ply, hash_move, &mut ranked)
        {
            Some(SolverAnswer { reached: true, code })
        } else if ranked.is_empty() {
            self.answer_of_pass(node, margin, ply)
        } else {
            self.answer_of_moves(node, &ranked, margin, ply)
        };
        self.lists[ply] = ranked;
        answer
    }

    fn answer_of_pass(
        &mut self,
        node: &SearchNode,
        margin: i32,
        ply: usize,
    ) -> Option<SolverAnswer> {
        let after = node.passed();
        let reached = if after.board.can_move() {
            !self.reaches(&after, 1 - margin, ply + 1)?.reached
        } else {
            node.points.margin() >= margin
        };
        Some(SolverAnswer { reached, code: Code::PASS })
    }

    fn answer_of_moves(
        &mut self,
        node: &SearchNode,
        ranked: &[Ranked],
        margin: i32,
        ply: usize,
    ) -> Option<SolverAnswer> {
        let turn = node.board.turn();
        for code in ranked.iter().map(|ranked| ranked.code()) {
            let Some((from, to)) = code.spaces() else { continue };
            let after = node.after(from, to, turn.leave(from).land(to));
            if !self.reaches(&after, 1 - margin, ply + 1)?.reached {
                return Some(SolverAnswer { reached: true, code });
            }
        }
        Some(SolverAnswer { reached: false, code: Code::NONE })
    }

    /// Lists the moves, the most promising first. A move that is known to reach the margin is returned at once, and the
    /// list is then incomplete.
    fn rank_moves(
        &self,
        node: &SearchNode,
        margin: i32,
        ply: usize,
        hash_move: Code,
        ranked: &mut Vec<Ranked>,
    ) -> Option<Code> {
        ranked.clear();
        let makes = node.board.occupied().len() >= MADE_FROM;
        let turn = node.board.turn();
        for (from, targets, departure) in turn.departures() {
            let rank_unmade = rank_unmade(node, &departure, from);
            for to in targets {
                let code = Code::of(from, to);
                if ply == 0 && self.excluded.contains(&code) {
                    continue;
                }
                let rank = if makes {
                    let after = node.after(from, to, departure.land(to));
                    if self.cannot_reach(&after, 1 - margin) {
                        return Some(code);
                    }
                    rank_by_evaluation(&after)
                } else {
                    rank_unmade(to)
                };
                let noise = self.noise(node, code, ply);
                let rank = if code == hash_move { i32::MIN } else { rank + noise };
                ranked.push(Ranked::new(rank, code));
            }
        }
        sort_by_key(ranked, |ranked| ranked.0);
        None
    }

    /// Whether the table knows that the player to move cannot reach a margin.
    fn cannot_reach(&self, node: &SearchNode, margin: i32) -> bool {
        self.table.get(node.hash).is_some_and(|word| Entry::unpack(word).bounds.most < margin)
    }

    /// A random offset by which other threads than the first order nearly equal moves differently at nodes where all
    /// moves have to be searched. Where one move is enough, all threads begin with the same.
    #[inline]
    fn noise(&self, node: &SearchNode, code: Code, ply: usize) -> i32 {
        let one_is_enough = ply.is_multiple_of(2) == self.expects;
        if self.thread == 0 || one_is_enough {
            return 0;
        }
        (mix(node.hash ^ u64::from(code.bits())) >> (self.thread % 32)) as i32 & 255
    }
}

/// The answer that the bounds imply, if any.
fn settled(bounds: Bounds, margin: i32, code: Code) -> Option<SolverAnswer> {
    if bounds.least >= margin {
        Some(SolverAnswer { reached: true, code })
    } else if bounds.most < margin {
        Some(SolverAnswer { reached: false, code: Code::NONE })
    } else {
        None
    }
}

/// Bounds without a search: no player can get more than all pieces.
pub(crate) fn bounds_at_sight(node: &SearchNode) -> Bounds {
    let most = most_points(&node.board, node.points);
    Bounds { least: -most, most }
}

/// The points of a player who gets all pieces.
#[inline]
fn most_points(board: &Board, points: Points) -> i32 {
    let color = board.to_move();
    let lone_reds = board.with_red() - board.owned(color) - board.owned(color.other());
    points.own + points.opposing + lone_reds.len() as i32
}

/// Ranks a move by the opponent's replies and evaluation after it.
fn rank_by_evaluation(after: &SearchNode) -> i32 {
    let mobilities = after.board.mobilities();
    let value = Evaluator::HANDCRAFTED.value(&after.board, &mobilities);
    REPLY * mobilities[0].moves as i32 + value.hundredths()
}

/// The same without making the moves of a stack: by replies, and by points gained at once.
#[inline]
fn rank_unmade<'a>(
    node: &'a SearchNode,
    departure: &'a Departure<'a>,
    from: Cell,
) -> impl Fn(Cell) -> i32 + 'a {
    let replies = departure.replies();
    move |to| {
        let (replies, gain) = if departure.may_cut_off() {
            let after = departure.land(to);
            (after.count_moves(), gain_of_landing(node, from, to, &after))
        } else {
            (replies(to), gain(node, departure, from, to))
        };
        REPLY * replies as i32 - POINT * gain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::stop_signal::StopSignal;
    use crate::dvonn::testing::{best_margin, endings};

    #[test]
    fn every_margin_is_the_one_that_trying_everything_finds() {
        let endings = endings(60);
        assert!(endings.len() > 50, "{} endings", endings.len());
        let signal = StopSignal::new(None);
        // Small enough that entries are often replaced.
        let table = HashTable::with_bytes(1 << 14);
        let mut recent = ProofCache::default();
        for position in endings {
            let expected = best_margin(&position);
            for (thread, small) in [(0, SMALL), (1, SMALL), (0, 0)] {
                let counter = Counter::new(&signal, None);
                let mut solver = Solver::new(&table, &mut recent, counter, thread, u64::MAX);
                solver.small = small;
                let root = SearchNode::root(position.board());
                for margin in expected - 2..=expected + 2 {
                    let answer = solver.ask(&root, margin, thread == 0).expect("there is no limit");
                    assert_eq!(answer.reached, margin <= expected, "{margin} in {position}");
                    let Some(mv) = answer.code.mv().filter(|_| answer.reached) else { continue };
                    let mut after = position.clone();
                    after.play(mv).expect("a legal move");
                    assert!(-best_margin(&after) >= margin, "{mv} for {margin} in {position}");
                }
            }
        }
    }

    #[test]
    fn a_budget_that_is_used_up_gives_no_answer() {
        let position = endings(60).pop().expect("an ending");
        let (signal, table, mut recent) =
            (StopSignal::new(None), HashTable::with_bytes(0), ProofCache::default());
        let mut solver = Solver::new(&table, &mut recent, Counter::new(&signal, None), 0, 1);
        let root = SearchNode::root(position.board());
        assert_eq!(solver.ask(&root, best_margin(&position), true), None);
    }
}
