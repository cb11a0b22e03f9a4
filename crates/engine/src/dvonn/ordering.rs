//! Move ordering.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell, Departure, Move};
use basalt_rules::sorting::sort_by_key;

use super::evaluation_cache::EvaluationCache;
use super::node::SearchNode;
use super::proof_cache::ProofCache;

/// A move of stacking in twelve bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Code(u16);

impl Code {
    /// No move.
    pub(crate) const NONE: Self = Self(0xfff);
    /// A forced pass.
    pub(crate) const PASS: Self = Self(0xffe);
    /// Number of codes.
    const COUNT: usize = 0x1000;

    #[inline]
    pub(crate) fn of(from: Cell, to: Cell) -> Self {
        Self((from.index() << 6 | to.index()) as u16)
    }

    #[inline]
    pub(crate) fn bits(self) -> u16 {
        self.0
    }

    /// The code that [`Code::bits`] has made.
    #[inline]
    pub(crate) fn from_bits(bits: u16) -> Self {
        Self(bits & 0xfff)
    }

    /// The move of this code; nothing for a code of no move.
    pub(crate) fn mv(self) -> Option<Move> {
        if self == Self::PASS {
            return Some(Move::Pass);
        }
        self.spaces().map(|(from, to)| Move::Stack { from, to })
    }

    /// The spaces where a stack leaves and lands; `None` for a code of no such move.
    #[inline]
    pub(crate) fn spaces(self) -> Option<(Cell, Cell)> {
        let cell = |index: u16| Cell::ALL.get(usize::from(index)).copied();
        Some((cell(self.0 >> 6)?, cell(self.0 & 63)?))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Move> for Code {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Stack { from, to } => Self::of(from, to),
            Move::Pass => Self::PASS,
            Move::Place(_) => Self::NONE,
        }
    }
}

/// A legal move that was not searched yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) from: Cell,
    pub(crate) to: Cell,
    pub(crate) code: Code,
    /// The immediate change of the margin by the move, in points.
    pub(crate) gain: i32,
    /// Moves with a greater order are searched first.
    order: i32,
}

impl Candidate {
    /// Its place in the order, among equals by its code: one number, quickly compared.
    #[inline]
    fn place(&self) -> i64 {
        i64::from(self.code.bits()) - (i64::from(self.order) << 16)
    }
}

/// Lists the moves of the player to move, each with what it gains at once.
#[inline]
pub(crate) fn list_moves(node: &SearchNode, candidates: &mut Vec<Candidate>) {
    candidates.clear();
    let turn = node.board.turn();
    for (from, targets, departure) in turn.departures() {
        for to in targets {
            let gain = gain(node, &departure, from, to);
            candidates.push(Candidate { from, to, code: Code::of(from, to), gain, order: 0 });
        }
    }
}

/// The immediate change of the margin by a move, in points.
#[inline]
pub(crate) fn gain(node: &SearchNode, departure: &Departure<'_>, from: Cell, to: Cell) -> i32 {
    let board = &node.board;
    let player = board.to_move();
    if departure.may_cut_off() {
        gain_of_landing(node, from, to, &departure.land(to))
    } else if board.owned(player.other()).contains(to) {
        2 * i32::from(board.height(to))
    } else {
        i32::from(!board.owned(player).contains(to))
    }
}

/// The same for a move that has been made.
#[inline]
pub(crate) fn gain_of_landing(node: &SearchNode, from: Cell, to: Cell, after: &Board) -> i32 {
    -node.points.landed(&node.board, from, to, after).margin() - node.points.margin()
}

/// Puts the candidate whose turn is next at `index`, among those from there on.
///
/// Often one of the first few causes a cutoff; only otherwise are all of them sorted.
#[inline]
pub(crate) fn choose_next(candidates: &mut [Candidate], index: usize) -> Candidate {
    if index >= SORTED_FROM {
        if index == SORTED_FROM {
            sort_by_key(&mut candidates[index..], Candidate::place);
        }
        return candidates[index];
    }
    let mut best = index;
    for other in index + 1..candidates.len() {
        if candidates[other].order > candidates[best].order {
            best = other;
        }
    }
    candidates.swap(index, best);
    candidates[index]
}

/// Number of candidates that are chosen one by one.
const SORTED_FROM: usize = 3;

/// Weight of a point gained at once in the order.
const GAIN: i32 = 300;
const HASH_MOVE: i32 = 1 << 30;
const KILLER: i32 = 6_000;
const COUNTER: i32 = 3_000;
/// The bound that histories approach.
const MAX_HISTORY: i32 = 1 << 14;
/// Number of plies that have killers of their own.
const PLIES: usize = 128;

/// Everything that a search has learnt of moves and boards: history, killers, counter-moves, cached estimates and proofs.
pub(crate) struct SearchHistory {
    /// History: how often a move has been the best, by player.
    history: Box<[[i16; Code::COUNT]; 2]>,
    /// The last two moves that refuted something at each ply.
    killers: [[Code; 2]; PLIES],
    /// The move that refuted each move last.
    counters: Box<[[Code; Code::COUNT]; 2]>,
    /// Cached estimates of boards.
    pub(crate) estimates: EvaluationCache,
    /// Proofs about small boards.
    pub(crate) recent: ProofCache,
}

impl SearchHistory {
    pub(crate) fn new() -> Self {
        Self {
            history: Box::new([[0; Code::COUNT]; 2]),
            killers: [[Code::NONE; 2]; PLIES],
            counters: Box::new([[Code::NONE; Code::COUNT]; 2]),
            estimates: EvaluationCache::default(),
            recent: ProofCache::default(),
        }
    }

    /// Gives each candidate its place.
    #[inline]
    pub(crate) fn order(
        &self,
        candidates: &mut [Candidate],
        player: Color,
        ply: usize,
        hash_move: Code,
        previous: Code,
    ) {
        let killers = self.killers[ply.min(PLIES - 1)];
        let counter = self.counters[player as usize][previous.index()];
        let history = &self.history[player as usize];
        for candidate in candidates {
            let code = candidate.code;
            candidate.order = GAIN * candidate.gain + i32::from(history[code.index()]);
            if code == hash_move {
                candidate.order = HASH_MOVE;
            } else if killers.contains(&code) {
                candidate.order += KILLER;
            } else if code == counter {
                candidate.order += COUNTER;
            }
        }
    }

    /// Updates the history: `best` caused a cutoff, and the moves tried before it did not.
    pub(crate) fn learn(
        &mut self,
        best: Code,
        tried_before: &[Candidate],
        player: Color,
        ply: usize,
        previous: Code,
        depth: i32,
    ) {
        let killers = &mut self.killers[ply.min(PLIES - 1)];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
        self.counters[player as usize][previous.index()] = best;
        let bonus = (16 * depth * depth).min(1200);
        let history = &mut self.history[player as usize];
        let mut change = |code: Code, by: i32| {
            let entry = &mut history[code.index()];
            let old = i32::from(*entry);
            *entry = (old + by - old * by.abs() / MAX_HISTORY) as i16;
        };
        change(best, bonus);
        for candidate in tried_before {
            change(candidate.code, -bonus);
        }
    }

    /// Reduces what was learned, before the next search of the game.
    pub(crate) fn fade(&mut self) {
        for entry in self.history.as_flattened_mut() {
            *entry /= 4;
        }
        self.killers = [[Code::NONE; 2]; PLIES];
    }
}
