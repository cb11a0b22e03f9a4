//! Searches a position until the time is up or the result is proven.

use std::sync::{Mutex, MutexGuard, PoisonError};

use basalt_rules::punct::{Board, Move, Position};
use basalt_rules::sorting::sort_by_key;
use basalt_rules::{AnyMove, Outcome, mix};

use super::evaluation::Evaluation;
use super::forced::{self, Forcing};
use super::judge::{Judge, Judged};
use super::proofs::Proofs;
use super::tree::{KeptTree, Line, Tree};
use super::value::Value;
use super::vision::Vision;
use crate::report::SearchEvent;
use crate::stop_signal::{Control, Counter};
use crate::table::HashTable;

/// A search and everything it works with.
pub(crate) struct Search<'a> {
    /// The search ends when its best line has the maximum depth.
    pub(crate) control: Control<'a>,
    /// Boards without a forced win.
    pub(crate) failures: &'a HashTable,
    /// Boards with a proven result.
    pub(crate) proofs: Proofs<'a>,
    pub(crate) threads: usize,
    /// Memory for the tree, in bytes.
    pub(crate) bytes: usize,
    pub(crate) vision: Vision,
    pub(crate) evaluation: Evaluation,
    /// Whether to search for chains of threats.
    pub(crate) forces: bool,
    /// Maximum turns that are judged unless all of them lose.
    pub(crate) width: usize,
    pub(crate) seed: u64,
    /// The candidate turns; all turns if it is empty.
    pub(crate) allowed: &'a [Move],
    /// Search only for a win within this number of turns.
    pub(crate) mate: Option<u32>,
}

/// The lines and the state of a search when it reports.
pub(crate) struct Snapshot<'a> {
    pub(crate) lines: &'a [Line],
    pub(crate) depth: u32,
    /// The share of the memory for the tree in use, in thousandths.
    pub(crate) load: u16,
}

/// Nodes between two checks of the signal: about a millisecond.
const NODES_PER_CHECK: u64 = 128;

/// Number of nodes before the first report; each further report follows when the nodes have grown by half.
const FIRST_REPORT: u64 = 1_000;

/// Maximum nodes with a depth limit, doubled for each ply: the best line may stay short in any search.
const PER_DEPTH: u64 = 1_000;

/// While fewer pieces than this are on the board, estimates get a random offset of at most `VARIETY` hundredths, so
/// that games differ.
const OPENING: usize = 4;
const VARIETY: u64 = 8;

impl Search<'_> {
    /// Searches until a limit or a proof ends it. `report` receives the best lines from time to time. The search
    /// continues a `kept` tree if the position is in it, and stores its own tree there.
    pub(crate) fn run(
        &self,
        position: &Position,
        kept: &mut Option<KeptTree>,
        report: &mut dyn FnMut(&Snapshot<'_>),
    ) -> Vec<Line> {
        let mut judge = self.judge(Some(self.control.stop));
        let root = judge.look_at_root(position, self.width, self.allowed, self.control.stop);
        judge.flush_nodes();
        let turns = self.corrected(position, root.judged.clone());
        let before = if self.is_narrow() { None } else { kept.take() };
        let tree = Mutex::new(self.tree(position, &turns, before));
        self.report(&tree, position, Some(1), report);
        self.grow(position, &tree, judge, report);
        // A position is lost, or a turn the only one, only if every other turn loses.
        if self.control.max_depth > 1 && lock(&tree).lacks_choice() && root.all.len() > turns.len()
        {
            let mut judge = self.judge(Some(self.control.stop));
            let judged = judge.judge_all(position.board(), &root.rest(), self.control.stop);
            judge.flush_nodes();
            lock(&tree).add_turns(&self.corrected(position, judged));
            self.grow(position, &tree, judge, report);
        }
        let lines = self.lines_of(&tree, position);
        let tree = tree.into_inner().unwrap_or_else(PoisonError::into_inner);
        if !self.is_narrow() {
            *kept = Some(KeptTree::new(tree, position));
        }
        lines
    }

    /// Whether turns or long wins are excluded: the tree of such a search is not kept.
    fn is_narrow(&self) -> bool {
        !self.allowed.is_empty() || self.mate.is_some()
    }

    fn allows(&self, mv: Move) -> bool {
        self.allowed.is_empty() || self.allowed.contains(&mv)
    }

    /// The maximum depth in plies.
    fn max_plies(&self, position: &Position) -> usize {
        let most =
            self.mate.map_or(usize::MAX, |turns| (2 * turns as usize).saturating_sub(1).max(1));
        plies_left(position).min(most)
    }

    /// Reports the best lines; their depth is the length of the first unless it is given.
    fn report(
        &self,
        tree: &Mutex<Tree>,
        position: &Position,
        depth: Option<u32>,
        report: &mut dyn FnMut(&Snapshot<'_>),
    ) -> u32 {
        let lines = &self.lines_of(tree, position);
        let length = || lines.first().map_or(1, |line| line.turns.len() as u32);
        let depth = depth.unwrap_or_else(length);
        let load = lock(tree).load();
        report(&Snapshot { lines, depth, load });
        depth
    }

    /// The tree of a position with these turns, continued from a kept one if possible.
    fn tree(&self, position: &Position, turns: &[Judged], kept: Option<KeptTree>) -> Tree {
        let board = position.board();
        let max_plies = self.max_plies(position);
        let mut tree = Tree::new(turns, self.bytes, max_plies);
        tree.searches_single_turn = self.is_narrow();
        if let Some((other, at, plies)) = kept.and_then(|kept| kept.find(position)) {
            tree.adopt(other, at, plies);
        }
        if !tree.is_settled()
            && let Some(proof) = self.proofs.get(board, max_plies)
            && proof.value.is_win()
        {
            let line = self.proofs.line(board);
            if line.first().is_some_and(|mv| self.allows(*mv)) {
                tree.win_by(&line, proof.value);
            }
        }
        tree
    }

    /// The best lines so far, those with a proven result to the end of the game.
    fn lines_of(&self, tree: &Mutex<Tree>, position: &Position) -> Vec<Line> {
        let lines = lock(tree).lines(self.control.lines);
        lines.into_iter().map(|line| line.completed(position.board(), &self.proofs)).collect()
    }

    /// Turns of the root, valued by all rules, the best first.
    fn corrected(&self, position: &Position, mut turns: Vec<Judged>) -> Vec<Judged> {
        for judged in &mut turns {
            self.correct(position, judged);
        }
        sort_by_key(&mut turns, |judged| std::cmp::Reverse(judged.value));
        turns
    }

    /// Corrects the value of a turn of the root by the rules that need the history, and by a random offset in the
    /// opening.
    fn correct(&self, position: &Position, judged: &mut Judged) {
        let mut after = position.clone();
        after.play_unchecked(judged.mv);
        if let Some(outcome) = after.outcome() {
            judged.ends = true;
            judged.value = match outcome {
                Outcome::Draw => Value::DRAW,
                Outcome::Win(winner) if winner == position.to_move() => Value::win_at(1),
                Outcome::Win(_) => Value::loss_at(1),
            };
        } else if position.board().occupied().len() < 3 * OPENING {
            let chance = mix(mix(self.seed) ^ after.hash()) % (2 * VARIETY + 1);
            judged.value = judged.value.shifted(chance as i32 - VARIETY as i32);
        }
    }

    fn judge<'s>(&'s self, ask: Option<&'s dyn Fn() -> bool>) -> Judge<'s> {
        let counter = Counter::with_step(NODES_PER_CHECK, self.control.signal, ask);
        Judge::new(counter, self.vision, self.evaluation)
    }

    /// Grows the tree with all threads unless the result is proven.
    fn grow(
        &self,
        position: &Position,
        tree: &Mutex<Tree>,
        mut judge: Judge<'_>,
        report: &mut dyn FnMut(&Snapshot<'_>),
    ) {
        let signal = self.control.signal;
        let max_plies = self.max_plies(position);
        let is_at_end = self.control.max_depth <= 1 || self.mate == Some(1);
        if is_at_end || lock(tree).is_settled() || signal.is_stopped() {
            return;
        }
        let root = position.board();
        let max_forced = forced::MAX_TURNS.min(plies_left(position) as u32 / 2);
        let max_forced = max_forced.min(self.mate.unwrap_or(u32::MAX));
        let shared = SharedSearch { root, tree, proofs: self.proofs, max_plies };
        let (vision, evaluation) = (self.vision, self.evaluation);
        signal.begin_round();
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(move || {
                    let counter = Counter::with_step(NODES_PER_CHECK, signal, None);
                    let mut judge = Judge::new(counter, vision, evaluation);
                    while shared.look(&mut judge) {}
                    judge.flush_nodes();
                });
            }
            let mut due = FIRST_REPORT;
            while shared.look(&mut judge) {
                let nodes = signal.nodes();
                if nodes < due {
                    continue;
                }
                due = nodes + nodes / 2;
                if self.forces && self.force(root, tree, nodes, max_forced) {
                    break;
                }
                let depth = self.report(tree, position, None, report);
                if let Some((mv, number)) = lock(tree).current() {
                    let mv = AnyMove::Punct(mv);
                    (self.control.progress)(&SearchEvent::Current { depth, mv, number });
                }
                if depth >= self.control.max_depth
                    || nodes >> self.control.max_depth.min(32) >= PER_DEPTH
                {
                    break;
                }
            }
            judge.flush_nodes();
            signal.end_round();
        });
        self.report(tree, position, None, report);
    }

    /// Searches for a forced win, and for one of the opponent after the best turn. Returns whether the result is proven
    /// now.
    fn force(&self, root: &Board, tree: &Mutex<Tree>, nodes: u64, max_turns: u32) -> bool {
        let turns = forced::turns_after(nodes).min(max_turns);
        let counter =
            Counter::with_step(NODES_PER_CHECK, self.control.signal, Some(self.control.stop));
        let most = nodes / forced::SHARE;
        let mut forcing = Forcing::new(self.failures, self.proofs, counter, most);
        let won = forcing.win(root, turns).filter(|line| self.allows(line[0]));
        if let Some(line) = &won {
            lock(tree).win_by(line, Value::win_at(line.len()));
        }
        // Known proofs can refute turn after turn without counting a node.
        while won.is_none() && !forcing.is_stopped() && !(self.control.stop)() {
            let best = lock(tree).lines(1).first().and_then(|line| line.turns.first().copied());
            let Some(mv) = best else { break };
            let mut after = *root;
            after.play_unchecked(mv);
            let Some(line) = forcing.win(&after, turns) else { break };
            lock(tree).refute(mv, &line);
            if lock(tree).is_settled() {
                break;
            }
        }
        forcing.flush_nodes();
        lock(tree).is_settled()
    }
}

/// State that all search threads share.
#[derive(Clone, Copy)]
struct SharedSearch<'a> {
    root: &'a Board,
    tree: &'a Mutex<Tree>,
    proofs: Proofs<'a>,
    max_plies: usize,
}

impl SharedSearch<'_> {
    /// Runs one iteration. Returns whether to go on.
    fn look(&self, judge: &mut Judge<'_>) -> bool {
        if judge.is_stopped() || lock(self.tree).is_settled() {
            return false;
        }
        let Some(path) = lock(self.tree).descend(self.root) else { return false };
        let proven = || self.proofs.prospect(&path.board, path.plies(), self.max_plies);
        let mut found = if path.known.is_some() { None } else { proven() };
        if path.known.is_some() || found.is_some() {
            judge.count();
        } else {
            found = Some(judge.look(&path.board, path.plies()));
        }
        judge.note_depth(path.plies());
        lock(self.tree).learn(&path, found, &self.proofs);
        true
    }
}

/// The maximum depth in plies that still leaves each player a turn before the draw by turns without a placement (rule
/// 11).
fn plies_left(position: &Position) -> usize {
    usize::from(Position::QUIET_TURNS - position.turns_without_placement()).saturating_sub(2).max(1)
}

/// Locks the tree, also after a thread that held it has panicked.
fn lock(tree: &Mutex<Tree>) -> MutexGuard<'_, Tree> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::testing::{THREATENED, position};
    use crate::score::Score;
    use crate::stop_signal::StopSignal;

    /// The best line of a search that judges `width` turns at first.
    fn best(position: &Position, width: usize) -> Line {
        let signal = StopSignal::new(Some(40_000));
        let [failures, proofs] = [(); 2].map(|()| HashTable::with_bytes(1 << 20));
        let control = Control {
            signal: &signal,
            stop: &|| false,
            progress: &|_| {},
            lines: 1,
            max_depth: u32::MAX,
        };
        let search = Search {
            control,
            failures: &failures,
            proofs: Proofs::new(&proofs, position.variant()),
            threads: 1,
            bytes: 1 << 24,
            vision: Vision::FULL,
            evaluation: Evaluation::Terms,
            forces: true,
            width,
            seed: 0,
            allowed: &[],
            mate: None,
        };
        search.run(position, &mut None, &mut |_| {}).swap_remove(0)
    }

    /// Whether the opponent can force a win in two turns.
    fn lets_win(position: &Position, mv: Move) -> bool {
        let signal = StopSignal::new(None);
        let [failures, proofs] = [(); 2].map(|()| HashTable::with_bytes(1 << 20));
        let proofs = Proofs::new(&proofs, position.variant());
        let mut forcing = Forcing::new(&failures, proofs, Counter::new(&signal, None), u64::MAX);
        let mut after = position.clone();
        after.play(mv).expect("a legal turn");
        forcing.win(after.board(), 2).is_some()
    }

    #[test]
    fn a_position_is_not_lost_before_every_turn_was_judged() {
        let threatened = position(THREATENED);
        let signal = StopSignal::new(None);
        let mut judge = Judge::new(Counter::new(&signal, None), Vision::FULL, Evaluation::Terms);
        let root = judge.look_at_root(&threatened, 3, &[], &|| false);
        assert!(root.judged.iter().all(|judged| lets_win(&threatened, judged.mv)));
        assert!(root.judged.iter().any(|judged| !judged.value.is_loss()), "no loss at first sight");
        let line = best(&threatened, 3);
        assert!(root.rest().contains(&line.turns[0]), "{:?}", line.turns);
        assert!(!lets_win(&threatened, line.turns[0]));
        assert!(matches!(line.score, Score::Chance { .. }), "{}", line.score);
    }
}
