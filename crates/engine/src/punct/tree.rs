//! A PUCT search tree.
//!
//! Each iteration descends from the root. At each node it selects the turn with the best mean, or one with few visits
//! for its promise, and adds its result to the means on the path. A node with more visits considers more of its turns.
//! Proven results are not averaged: a turn that wins makes its node won, and a node is lost when all its turns are
//! lost.

use std::num::NonZeroU32;

use basalt_rules::punct::{Board, Move, Position};

use super::judge::{Judged, Prospect};
use super::proofs::{Proof, Proofs};
use super::threats::played;
use super::value::Value;
use crate::score::Score;

/// Weight of a promise against a mean.
const EXPLORING: f64 = 0.4;

/// Minimum promise of a turn.
const MIN_PROMISE: f64 = 0.01;

/// Number of turns of a node that are considered: at first, and additionally for each unit of the square root of its
/// visits.
const WIDTH: f64 = 2.0;
const WIDENING: f64 = 1.2;

/// Maximum plies between the root of a kept tree and the new root: one turn of each player.
const MAX_KEPT_PLIES: usize = 2;

/// A search tree.
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// The memory of all nodes but the root, in bytes.
    bytes: usize,
    max_bytes: usize,
    /// Maximum depth: a longer line counts as a draw.
    max_plies: usize,
    /// Whether even a single turn of the root is searched.
    pub(crate) searches_single_turn: bool,
    /// The turn of the root that the last iteration selected.
    current: Option<usize>,
}

/// A tree that the next search may go on with.
pub(crate) struct KeptTree {
    tree: Tree,
    /// The board of its root.
    root: Board,
    /// The turns without a placement before its root. All proofs of the tree end before they make a draw.
    quiet_turns: usize,
}

impl KeptTree {
    pub(crate) fn new(tree: Tree, position: &Position) -> Self {
        let quiet_turns = usize::from(position.turns_without_placement());
        Self { tree, root: *position.board(), quiet_turns }
    }

    /// The tree, with the node of a position and its plies from the root. If the draw by turns without a placement
    /// (rule 11) is nearer than it was for the tree, its proofs may be wrong: then there is none.
    pub(crate) fn find(self, position: &Position) -> Option<(Tree, usize, usize)> {
        let (node, plies) = self.tree.find(&self.root, position.board())?;
        let quiet_turns = usize::from(position.turns_without_placement());
        (quiet_turns <= self.quiet_turns + plies).then_some((self.tree, node, plies))
    }
}

struct Node {
    visits: u32,
    /// The proven result of the player to move.
    decided: Option<Value>,
    /// Whether all turns that are not children lose at once.
    complete: bool,
    children: Box<[Child]>,
}

struct Child {
    mv: Move,
    /// Its value to the player who makes it: an estimate until it is proven.
    value: Value,
    ends: bool,
    /// The prior of PUCT: the share of visits that it is expected to deserve.
    promise: f32,
    visits: u32,
    /// The sum of the results of all visits, as winning chances of the player who makes the turn.
    total: f64,
    /// The node after the turn, if it was visited.
    node: Option<NonZeroU32>,
}

/// The path of one iteration from the root to a leaf.
pub(crate) struct Path {
    /// Nodes, and which of their children was taken.
    steps: Vec<(usize, usize)>,
    /// The hashes of the boards of these nodes.
    hashes: Vec<u64>,
    /// The board that it leads to.
    pub(crate) board: Board,
    /// The winning chance of the player to move at the end, if it needs no evaluation.
    pub(crate) known: Option<f64>,
}

impl Path {
    /// Its length in turns.
    pub(crate) fn plies(&self) -> usize {
        self.steps.len()
    }

    /// The path, if its end needs no evaluation.
    fn known(self, chance: f64) -> Self {
        Self { known: Some(chance), ..self }
    }
}

/// One of the best turns.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) score: Score,
    pub(crate) turns: Vec<Move>,
}

impl Line {
    /// The line of a proven win or loss to the end of the game, which the tree does not always keep.
    pub(crate) fn completed(mut self, root: &Board, proofs: &Proofs<'_>) -> Self {
        if !self.score.is_proven() {
            return self;
        }
        let mut board = *root;
        for &mv in &self.turns {
            board.play_unchecked(mv);
        }
        self.turns.extend(proofs.line(&board));
        self
    }
}

impl Tree {
    /// The tree of a position with these turns, the best first. It uses about `bytes` bytes and is at most `max_plies`
    /// plies deep.
    pub(crate) fn new(turns: &[Judged], bytes: usize, max_plies: usize) -> Self {
        let mut root = Node::new(turns, false);
        root.decide();
        Self {
            nodes: vec![root],
            bytes: 0,
            max_bytes: bytes,
            max_plies,
            searches_single_turn: false,
            current: None,
        }
    }

    /// Whether the result is proven or only one turn is left.
    pub(crate) fn is_settled(&self) -> bool {
        let is_lost = || self.nodes[0].children.iter().all(|child| child.value.is_loss());
        self.nodes[0].decided.is_some()
            || if self.searches_single_turn { is_lost() } else { self.lacks_choice() }
    }

    /// The turn of the root that the last iteration selected, and its place in the order of turns.
    pub(crate) fn current(&self) -> Option<(Move, usize)> {
        let index = self.current?;
        Some((self.nodes[0].children.get(index)?.mv, index + 1))
    }

    /// The share of its room in use, in thousandths.
    pub(crate) fn load(&self) -> u16 {
        (1000 * self.used_bytes() / self.max_bytes.max(1)).min(1000) as u16
    }

    fn used_bytes(&self) -> usize {
        self.bytes + self.nodes[0].bytes()
    }

    /// Whether at most one turn of the root is not proven to lose.
    pub(crate) fn lacks_choice(&self) -> bool {
        let open = self.nodes[0].children.iter().filter(|child| !child.value.is_loss());
        open.count() < 2
    }

    /// Adds turns of the root, the best first, behind those that are there.
    pub(crate) fn add_turns(&mut self, turns: &[Judged]) {
        let added = Node::new(turns, false).children;
        let root = &mut self.nodes[0];
        let before = std::mem::take(&mut root.children).into_vec();
        root.children = before.into_iter().chain(added).collect();
        root.decide();
    }

    /// Finds the node of a board at most two plies from this root, and its distance.
    fn find(&self, root: &Board, board: &Board) -> Option<(usize, usize)> {
        if root.variant() != board.variant() {
            return None;
        }
        let mut layer = vec![(0, *root)];
        for ply in 0..=MAX_KEPT_PLIES {
            if let Some(&(at, _)) = layer.iter().find(|(_, known)| known.hash() == board.hash()) {
                return Some((at, ply));
            }
            layer = layer.iter().flat_map(|(at, board)| self.nodes[*at].followers(board)).collect();
        }
        None
    }

    /// Takes over the results of another tree, whose node `at` has the board of this root, `plies` plies from its own
    /// root.
    pub(crate) fn adopt(&mut self, mut other: Self, at: usize, plies: usize) {
        let known = std::mem::take(&mut other.nodes[at].children).into_vec();
        let mut children = std::mem::take(&mut self.nodes[0].children).into_vec();
        for mut child in known {
            child.value = child.value.from(plies);
            child.node = child.node.map(|node| self.take_over(&mut other, node, plies));
            match children.iter_mut().find(|one| one.mv == child.mv) {
                // The rules that a board does not know have ended the game.
                Some(one) if one.ends => {}
                Some(one) => one.adopt(&child),
                None => children.push(child),
            }
        }
        let root = &mut self.nodes[0];
        root.visits = children.iter().map(|child| child.visits).sum();
        root.children = children.into();
        root.decide();
    }

    /// Moves a node of another tree and all below it into this one; its new number.
    fn take_over(&mut self, other: &mut Self, node: NonZeroU32, plies: usize) -> NonZeroU32 {
        // Numbers of nodes that were moved, and where they still are in the other tree.
        let mut due = vec![node];
        let first = self.nodes.len() as u32;
        let mut moved = 0;
        while let Some(&from) = due.get(moved) {
            let empty =
                Node { visits: 0, decided: None, complete: false, children: Box::default() };
            let mut node = std::mem::replace(&mut other.nodes[from.get() as usize], empty);
            node.decided = node.decided.map(|value| value.from(plies));
            for child in &mut node.children {
                child.value = child.value.from(plies);
                if let Some(below) = child.node {
                    child.node = NonZeroU32::new(first + due.len() as u32);
                    due.push(below);
                }
            }
            self.add(node);
            moved += 1;
        }
        NonZeroU32::new(first).unwrap_or(NonZeroU32::MIN)
    }

    /// Descends from the root to a leaf. Until its result is added, the path counts as a loss (virtual loss), so that
    /// other threads choose other paths. Returns `None` if the number of visits cannot grow any more.
    pub(crate) fn descend(&mut self, root: &Board) -> Option<Path> {
        // No node has more visits than the root.
        if self.nodes[0].visits == u32::MAX {
            return None;
        }
        Some(self.descend_counting(root))
    }

    fn descend_counting(&mut self, root: &Board) -> Path {
        let mut path = Path { steps: Vec::new(), hashes: Vec::new(), board: *root, known: None };
        let mut at = 0;
        loop {
            let node = &mut self.nodes[at];
            if let Some(value) = node.decided {
                return path.known(value.chance());
            }
            let Some(index) = node.choose() else {
                return path.known(Value::LEAST_ESTIMATE.chance());
            };
            node.visits += 1;
            let child = &mut node.children[index];
            child.visits += 1;
            if path.steps.is_empty() {
                self.current = Some(index);
            }
            path.steps.push((at, index));
            path.hashes.push(path.board.hash());
            if child.ends {
                return path.known(1.0 - child.value.chance());
            }
            path.board.play_unchecked(child.mv);
            if path.hashes.contains(&path.board.hash()) || path.plies() >= self.max_plies {
                return path.known(Value::DRAW.chance());
            }
            match child.node {
                Some(next) => at = next.get() as usize,
                None => return path,
            }
        }
    }

    /// Adds the result at the end of a path, and stores what it proves.
    pub(crate) fn learn(&mut self, path: &Path, found: Option<Prospect>, proofs: &Proofs<'_>) {
        let mut chance = match found {
            Some(prospect) => self.grow(path, prospect, proofs),
            None => path.known.unwrap_or(Value::DRAW.chance()),
        };
        for (ply, &(at, index)) in path.steps.iter().enumerate().rev() {
            chance = 1.0 - chance;
            let child = &mut self.nodes[at].children[index];
            child.total += chance;
            let below = child.node.and_then(|next| self.nodes[next.get() as usize].decided);
            let node = &mut self.nodes[at];
            let child = &mut node.children[index];
            if let Some(value) = below {
                child.value = -value;
            }
            if child.value.is_decided() {
                node.decide();
                node.prove(path.hashes[ply], ply, proofs);
            }
        }
    }

    /// Adds a node at the end of a path, or only its result if there is no room. Returns the winning chance of its player
    /// to move.
    fn grow(&mut self, path: &Path, prospect: Prospect, proofs: &Proofs<'_>) -> f64 {
        let mut node = match prospect {
            Prospect::Decided(value, mv) => {
                let judged = mv.map(|mv| Judged { mv, value, ends: true });
                Node { decided: Some(value), ..Node::new(judged.as_slice(), true) }
            }
            Prospect::Open { turns, complete } => Node::new(&turns, complete),
        };
        let chance = node.first_chance();
        let Some(&(at, index)) = path.steps.last() else { return chance };
        // Another thread may have been faster.
        if self.nodes[at].children[index].node.is_some() {
            return chance;
        }
        node.decide();
        node.prove(path.board.hash(), path.plies(), proofs);
        if self.used_bytes() + node.bytes() <= self.max_bytes {
            self.nodes[at].children[index].node = self.add(node);
        } else if let Some(value) = node.decided {
            self.nodes[at].children[index].value = -value;
        }
        chance
    }

    /// Adds a node other than the root and returns its number.
    fn add(&mut self, node: Node) -> Option<NonZeroU32> {
        self.bytes += node.bytes();
        self.nodes.push(node);
        NonZeroU32::new(self.nodes.len() as u32 - 1)
    }

    /// Records that the first of these turns is a proven win of the root, with the line and its value.
    pub(crate) fn win_by(&mut self, line: &[Move], value: Value) {
        let Some(&mv) = line.first() else { return };
        let root = &mut self.nodes[0];
        if !root.children.iter().any(|child| child.mv == mv) {
            let judged = Judged { mv, value, ends: false };
            let before = std::mem::take(&mut root.children).into_vec();
            root.children = before.into_iter().chain([Child::new(&judged, 0.0)]).collect();
        }
        self.set(0, line, value);
    }

    /// Records that a turn of the root is a proven loss, with the line that refutes it.
    pub(crate) fn refute(&mut self, mv: Move, line: &[Move]) {
        let line = [&[mv], line].concat();
        self.set(0, &line, Value::loss_at(line.len()));
    }

    /// Values a turn of a node, with what follows it.
    fn set(&mut self, at: usize, line: &[Move], value: Value) {
        let Some((&mv, rest)) = line.split_first() else { return };
        let Some(index) = self.nodes[at].children.iter().position(|child| child.mv == mv) else {
            return;
        };
        let mut next = None;
        for (i, &mv) in rest.iter().enumerate().rev() {
            let value = if i % 2 == 0 { -value } else { value };
            let judged = Judged { mv, value, ends: i + 1 == rest.len() };
            let mut node = Node { decided: Some(value), ..Node::new(&[judged], true) };
            node.children[0].node = next;
            next = self.add(node);
        }
        let child = &mut self.nodes[at].children[index];
        child.value = value;
        child.node = next;
        self.nodes[at].decide();
    }

    /// At most `most` of the best turns of the root, each with its expected line.
    pub(crate) fn lines(&self, most: usize) -> Vec<Line> {
        let root = &self.nodes[0];
        let most = most.max(1);
        // The root may have thousands of turns: only the best ones are put in order.
        let mut best: Vec<(f64, &Child)> = Vec::new();
        for child in &root.children {
            let rank = child.rank();
            let place = best.iter().rposition(|(other, _)| *other >= rank).map_or(0, |i| i + 1);
            if place < most {
                best.truncate(most - 1);
                best.insert(place, (rank, child));
            }
        }
        let line =
            |(_, child): &(f64, &Child)| Line { score: child.score(), turns: self.line(child) };
        best.iter().map(line).collect()
    }

    /// A turn and its expected line.
    fn line(&self, child: &Child) -> Vec<Move> {
        let mut turns = vec![child.mv];
        let mut next = child.node;
        while let Some(at) = next {
            let best = self.nodes[at.get() as usize].best();
            turns.extend(best.map(|child| child.mv));
            next = best.and_then(|child| child.node);
        }
        turns
    }
}

impl Node {
    fn new(turns: &[Judged], complete: bool) -> Self {
        let best = turns.first().map_or(Value::DRAW, |judged| judged.value);
        let promises: Vec<f64> = turns.iter().map(|judged| judged.value.promise(best)).collect();
        let sum: f64 = promises.iter().sum();
        let child = |(judged, promise): (&Judged, f64)| Child::new(judged, promise / sum);
        let children = turns.iter().zip(promises).map(child).collect();
        Self { visits: 0, decided: None, complete, children }
    }

    /// Its memory.
    fn bytes(&self) -> usize {
        size_of::<Self>() + self.children.len() * size_of::<Child>()
    }

    /// Takes note if it is decided by its children.
    fn decide(&mut self) {
        let best = self.children.iter().map(|child| child.value).max();
        self.decided = match best {
            Some(best) if best.is_win() || (best.is_loss() && self.complete) => Some(best),
            _ => self.decided,
        };
    }

    /// The nodes after its turns, with their boards.
    fn followers(&self, board: &Board) -> Vec<(usize, Board)> {
        let follower = |child: &Child| Some((child.node?.get() as usize, played(board, child.mv)));
        self.children.iter().filter_map(follower).collect()
    }

    /// The winning chance of the player to move by the static evaluation.
    fn first_chance(&self) -> f64 {
        let best = self.children.first().map(|child| child.value);
        self.decided.or(best).unwrap_or(Value::DRAW).chance()
    }

    /// Stores the result of a node with this hash, `ply` plies from the root, if it is proven.
    fn prove(&self, hash: u64, ply: usize, proofs: &Proofs<'_>) {
        if let Some(value) = self.decided {
            let mv = self.best().map(|child| child.mv);
            proofs.put(hash, Proof { value: value.from(ply), mv });
        }
    }

    /// The child to visit next; `None` if all are lost.
    fn choose(&self) -> Option<usize> {
        let visits = f64::from(self.visits);
        let width = (WIDTH + WIDENING * visits.sqrt()) as usize;
        let exploring = EXPLORING * (visits + 1.0).sqrt();
        let open = self.children.iter().enumerate().filter(|(_, child)| !child.value.is_loss());
        let mut best = None;
        let mut most = f64::MIN;
        for (i, child) in open.take(width) {
            let visits = f64::from(child.visits);
            let rank = child.mean() + exploring * f64::from(child.promise) / (1.0 + visits);
            if rank > most {
                most = rank;
                best = Some(i);
            }
        }
        best
    }

    /// The best child so far.
    fn best(&self) -> Option<&Child> {
        self.children.iter().max_by(|a, b| a.rank().total_cmp(&b.rank()))
    }
}

impl Child {
    fn new(judged: &Judged, promise: f64) -> Self {
        Self {
            mv: judged.mv,
            value: judged.value,
            ends: judged.ends,
            promise: promise.max(MIN_PROMISE) as f32,
            visits: 0,
            total: 0.0,
            node: None,
        }
    }

    /// Takes over the results of the same turn from another tree.
    fn adopt(&mut self, known: &Self) {
        (self.visits, self.total, self.node) = (known.visits, known.total, known.node);
        if known.value.is_decided() {
            self.value = known.value;
        }
    }

    /// The mean result of the visits.
    fn mean(&self) -> f64 {
        match self.visits {
            0 => self.value.chance(),
            visits => self.total / f64::from(visits),
        }
    }

    /// A sort key; a greater one is better: a win, then the number of visits, then a loss.
    fn rank(&self) -> f64 {
        if self.value.is_decided() {
            return self.value.rank();
        }
        f64::from(self.visits) + self.mean()
    }

    fn score(&self) -> Score {
        if self.value.is_decided() || self.visits == 0 {
            return self.value.score();
        }
        let chance = (10_000.0 * self.mean()).round().clamp(1.0, 9_999.0);
        Score::Chance { hundredths: chance as u16 }
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::{MoveList, Variant};

    use super::*;
    use crate::punct::evaluation::Evaluation;
    use crate::punct::judge::Judge;
    use crate::punct::testing::positions;
    use crate::punct::vision::Vision;
    use crate::stop_signal::{Counter, StopSignal};
    use crate::table::HashTable;

    /// The memory of these trees, in bytes.
    const MEMORY: usize = 1 << 20;

    /// The tree of a position with its first turns, which have these values.
    fn tree(values: &[Value]) -> (Tree, Board) {
        let position = &positions()[0];
        let turns = position.legal_moves().into_iter().zip(values);
        let judged: Vec<Judged> =
            turns.map(|(mv, &value)| Judged { mv, value, ends: false }).collect();
        (Tree::new(&judged, MEMORY, 100), *position.board())
    }

    fn learn(tree: &mut Tree, path: &Path, found: Option<Prospect>) {
        let table = HashTable::with_bytes(1 << 12);
        tree.learn(path, found, &Proofs::new(&table, Variant::Standard));
    }

    fn leads_to(tree: &mut Tree, root: &Board, value: Value) {
        let path = tree.descend(root).expect("visits can grow");
        learn(tree, &path, Some(Prospect::Decided(value, None)));
    }

    #[test]
    fn a_turn_that_wins_decides_and_one_that_loses_is_not_looked_at_again() {
        let (mut tree, root) = tree(&[Value::DRAW, Value::estimate(-20), Value::estimate(-30)]);
        leads_to(&mut tree, &root, Value::win_at(2));
        let best = tree.lines(1)[0].turns[0];
        leads_to(&mut tree, &root, Value::loss_at(3));
        assert!(tree.is_settled());
        let line = &tree.lines(1)[0];
        assert_ne!(line.turns[0], positions()[0].legal_moves()[0]);
        assert_eq!((line.turns[0], line.score), (best, Score::ProvenWin { turns: 2 }));
    }

    #[test]
    fn the_root_is_not_lost_before_all_turns_are() {
        let (mut tree, root) = tree(&[Value::DRAW, Value::DRAW]);
        leads_to(&mut tree, &root, Value::win_at(2));
        // One turn is left, so there is nothing to choose; but it is not lost.
        assert!(tree.is_settled());
        assert!(!tree.lines(1)[0].score.is_proven());
        assert_eq!(tree.lines(2)[1].score, Score::ProvenLoss { turns: 1 });
        // Nor is it when that one is: the turns that were not judged may be better.
        leads_to(&mut tree, &root, Value::win_at(2));
        assert_eq!(tree.nodes[0].decided, None);
    }

    #[test]
    fn better_turns_are_looked_at_more_often() {
        let (mut tree, root) = tree(&[Value::estimate(5), Value::estimate(-5)]);
        for _ in 0..100 {
            let path = tree.descend(&root).expect("visits can grow");
            let chance = match path.steps[0].1 {
                0 => 0.3,
                _ => 0.6,
            };
            let path = Path { known: Some(chance), ..path };
            learn(&mut tree, &path, None);
        }
        let [first, second] = &tree.nodes[0].children[..] else { panic!("two turns") };
        assert!(first.visits > 3 * second.visits, "{} {}", first.visits, second.visits);
        assert!((first.mean() - 0.7).abs() < 1e-9 && second.visits > 0);
    }

    #[test]
    fn a_tree_without_room_still_learns() {
        let (mut tree, root) = tree(&[Value::DRAW, Value::DRAW]);
        tree.max_bytes = 0;
        for _ in 0..10 {
            let path = tree.descend(&root).expect("visits can grow");
            learn(&mut tree, &path, Some(Prospect::Open { turns: Vec::new(), complete: false }));
        }
        assert_eq!(tree.nodes.len(), 1);
        assert_eq!(tree.nodes[0].visits, 10);
    }

    #[test]
    fn a_tree_without_room_still_proves() {
        let (mut tree, root) = tree(&[Value::DRAW, Value::DRAW]);
        tree.max_bytes = 0;
        leads_to(&mut tree, &root, Value::loss_at(3));
        assert_eq!((tree.nodes.len(), tree.is_settled()), (1, true));
        assert_eq!(tree.lines(1)[0].score, Score::ProvenWin { turns: 2 });
    }

    #[test]
    fn a_tree_keeps_within_its_memory_whatever_the_number_of_turns() {
        let (mut tree, root) = tree(&[Value::DRAW; 20]);
        for _ in 0..2_000 {
            let path = tree.descend(&root).expect("visits can grow");
            let mut turns = MoveList::new();
            path.board.list_turns(&mut turns);
            let judged = |&mv: &Move| Judged { mv, value: Value::DRAW, ends: false };
            let turns = turns.iter().take(300).map(judged).collect();
            let found = path.known.is_none().then_some(Prospect::Open { turns, complete: false });
            learn(&mut tree, &path, found);
        }
        let bytes: usize = tree.nodes.iter().map(Node::bytes).sum();
        assert_eq!(bytes, tree.used_bytes());
        assert!((MEMORY / 2..=MEMORY).contains(&bytes), "{bytes}");
        assert!(tree.load() > 900);
    }

    #[test]
    fn a_tree_stops_before_its_visits_overflow() {
        let (mut tree, root) = tree(&[Value::DRAW, Value::DRAW]);
        tree.nodes[0].visits = u32::MAX - 1;
        tree.nodes[0].children[0].visits = u32::MAX - 1;
        let path = tree.descend(&root).expect("one more");
        learn(&mut tree, &path, Some(Prospect::Open { turns: Vec::new(), complete: false }));
        assert!(tree.descend(&root).is_none());
        assert_eq!(tree.nodes[0].visits, u32::MAX);
    }

    /// A tree of a position after a number of iterations.
    fn grown(position: &Position, looks: usize) -> Tree {
        let signal = StopSignal::new(None);
        let mut judge = Judge::new(Counter::new(&signal, None), Vision::FULL, Evaluation::Terms);
        let turns = judge.look_at_root(position, 40, &[], &|| false).judged;
        let mut tree = Tree::new(&turns, 1 << 24, 100);
        for _ in 0..looks {
            let path = tree.descend(position.board()).expect("visits can grow");
            let found = path.known.is_none().then(|| judge.look(&path.board, path.plies()));
            learn(&mut tree, &path, found);
        }
        tree
    }

    #[test]
    fn a_tree_goes_on_where_another_was_two_plies_before() {
        let position = &positions()[25];
        let root = *position.board();
        let before = grown(position, 300);
        let line = before.lines(1).swap_remove(0).turns;
        let mut next = position.clone();
        for &mv in &line[..2] {
            next.play(mv).expect("a legal turn");
        }
        let (at, plies) = before.find(&root, next.board()).expect("it was looked at");
        assert_eq!(plies, 2);
        assert_eq!(before.find(&root, positions()[40].board()), None);
        let expected: u32 = before.nodes[at].children.iter().map(|child| child.visits).sum();
        let known: Vec<(Move, u32)> =
            before.nodes[at].children.iter().map(|child| (child.mv, child.visits)).collect();
        assert!(expected > 10, "{expected}");
        let mut after = grown(&next, 0);
        after.adopt(before, at, plies);
        assert_eq!(after.nodes[0].visits, expected);
        for (mv, visits) in known {
            let child = after.nodes[0].children.iter().find(|child| child.mv == mv);
            assert_eq!(child.map(|child| child.visits), Some(visits), "{mv}");
        }
        // Every node was moved, and nothing but a root has lost its way.
        let mut reached = vec![0];
        let mut next_node = 0;
        while let Some(&at) = reached.get(next_node) {
            let below = after.nodes[at].children.iter().filter_map(|child| child.node);
            reached.extend(below.map(|node| node.get() as usize));
            next_node += 1;
        }
        assert_eq!(reached.len(), after.nodes.len());
        let path = after.descend(next.board()).expect("visits can grow");
        assert!(path.plies() > 1, "{}", path.plies());
    }
}
