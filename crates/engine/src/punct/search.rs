//! Looking ahead: alpha-beta over the few best turns of each board.
//!
//! A board on which the opponent threatens to win has only the turns that stop it, and all of them;
//! any other has the best of those that a [`Ranking`] likes. Where turns were passed over, the least
//! estimate stands in their place, so that a value that says "lost" is proven.

use basalt_rules::punct::{Board, Move, MoveList};

use super::candidates::Ranking;
use super::entry::{Bound, Entry};
use super::evaluation::estimate;
use super::eyes::Eyes;
use super::threats::{Defence, Ending, ending, played};
use super::turn_code::TurnCode;
use super::value::Value;
use crate::table::Table;
use crate::watch::Counter;

/// No line is longer.
pub(crate) const MOST_PLIES: usize = 48;

/// So many turns of a board are judged, and of those that stop a threat.
const JUDGED: usize = 40;
const JUDGED_STOPPING: usize = 160;

/// So many of them are looked at more deeply, by the depth that is left.
const LOOKED_AT: [usize; 5] = [24, 12, 12, 14, 16];

/// A thread of a search.
pub(crate) struct Searcher<'a> {
    table: &'a Table,
    counter: Counter<'a>,
    eyes: Eyes,
    /// The turns of the board at each ply.
    lists: Vec<MoveList>,
    /// What both players are expected to do from each ply on.
    lines: Vec<Vec<Move>>,
    /// The hashes of the boards that led here.
    path: Vec<u64>,
    scratch: MoveList,
    /// Threats are followed beyond the depth up to this ply.
    horizon: usize,
    pub(crate) stopped: bool,
}

/// A turn with the board that it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) after: Board,
    /// What it is worth to the player who makes it.
    pub(crate) value: Value,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(table: &'a Table, counter: Counter<'a>, eyes: Eyes) -> Self {
        Self {
            table,
            counter,
            eyes,
            lists: vec![MoveList::new(); MOST_PLIES + 1],
            lines: vec![Vec::new(); MOST_PLIES + 2],
            path: Vec::new(),
            scratch: MoveList::new(),
            horizon: 0,
            stopped: false,
        }
    }

    /// Tells the watch of all nodes.
    pub(crate) fn tell_nodes(&mut self) {
        self.counter.tell();
    }

    fn count(&mut self) {
        self.stopped |= self.counter.count();
    }

    /// What a turn from the root is worth, looked at to `depth`, and what is expected to follow.
    pub(crate) fn look(
        &mut self,
        root: &Board,
        candidate: &Candidate,
        depth: i32,
        alpha: Value,
        beta: Value,
    ) -> Option<Value> {
        self.horizon = (2 * depth as usize + 4).min(MOST_PLIES);
        self.path.clear();
        self.path.push(root.hash());
        let value = -self.value(&candidate.after, depth - 1, -beta, -alpha, 1);
        (!self.stopped).then_some(value)
    }

    /// What is expected to follow the turn that was looked at last.
    pub(crate) fn line(&self) -> &[Move] {
        &self.lines[1]
    }

    fn value(&mut self, board: &Board, depth: i32, alpha: Value, beta: Value, ply: usize) -> Value {
        self.lines[ply].clear();
        if self.stopped || self.path.contains(&board.hash()) {
            return Value::DRAW;
        }
        let mut turns = std::mem::take(&mut self.lists[ply]);
        let value = self.value_with(board, depth, alpha, beta, ply, &mut turns);
        self.lists[ply] = turns;
        value
    }

    fn value_with(
        &mut self,
        board: &Board,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        turns: &mut MoveList,
    ) -> Value {
        self.eyes.list_wins(board, turns);
        if let Some(&mv) = turns.first() {
            self.lines[ply].push(mv);
            return Value::win_at(ply + 1);
        }
        self.eyes.list_threats(board, turns);
        let threatened = !turns.is_empty();
        let goes_on = depth > 0 || (threatened && ply < self.horizon);
        if !goes_on || ply >= MOST_PLIES {
            self.count();
            return Value::estimate(estimate(board));
        }
        let entry = self.table.get(board.hash()).and_then(|word| Entry::unpack(word, ply));
        if let Some(value) = entry.and_then(|entry| entry.answers(depth, alpha, beta)) {
            self.lines[ply].extend(entry.and_then(|entry| entry.code.mv()));
            return value;
        }
        let defence = threatened.then(|| Defence::against(board, turns));
        self.eyes.list_turns(board, turns);
        if turns.is_empty() {
            // So rare that nobody looks further.
            return Value::estimate(estimate(board));
        }
        if let Some(defence) = &defence {
            self.keep_stopping(board, defence, turns);
            if turns.is_empty() {
                return Value::loss_at(ply + 2);
            }
        }
        let most = if threatened { JUDGED_STOPPING } else { JUDGED };
        let favourite = entry.and_then(|entry| entry.code.mv());
        let candidates = self.judge_best(board, turns, most, favourite, ply, threatened);
        let complete = threatened && candidates.len() == turns.len();
        // An answer to a threat is no decision: it is not what the depth is for.
        let rest = if threatened && ply < self.horizon { depth.max(0) } else { depth - 1 };
        self.best_of(board, &candidates, complete, depth, rest, alpha, beta, ply)
    }

    /// Keeps the turns that stop all threats: those that end the game well, and those after which the
    /// opponent cannot win at once.
    pub(crate) fn keep_stopping(&mut self, board: &Board, defence: &Defence, turns: &mut MoveList) {
        turns.retain(|&mv| defence.may_stop(mv) && self.stops(board, mv));
    }

    fn stops(&mut self, board: &Board, mv: Move) -> bool {
        self.count();
        let after = played(board, mv);
        match ending(&after) {
            Some(Ending::Won | Ending::Drawn) => true,
            Some(Ending::Lost) => false,
            None => !self.eyes.can_win(&after, &mut self.scratch),
        }
    }

    /// The best turns at first sight, each judged properly, the best first.
    pub(crate) fn judge_best(
        &mut self,
        board: &Board,
        turns: &[Move],
        most: usize,
        favourite: Option<Move>,
        ply: usize,
        safe: bool,
    ) -> Vec<Candidate> {
        let mut chosen = Ranking::new(board).best_of(turns, most);
        if let Some(favourite) = favourite.filter(|mv| turns.contains(mv)) {
            chosen.retain(|&mv| mv != favourite);
            chosen.insert(0, favourite);
        }
        let mut candidates: Vec<Candidate> =
            chosen.into_iter().map(|mv| self.judge(board, mv, ply, safe)).collect();
        let first = usize::from(favourite.is_some() && !candidates.is_empty());
        candidates[first..].sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
        candidates
    }

    /// A turn with what it is worth at first sight. `safe` if it is known to leave no winning turn.
    pub(crate) fn judge(&mut self, board: &Board, mv: Move, ply: usize, safe: bool) -> Candidate {
        self.count();
        let after = played(board, mv);
        let value = match ending(&after) {
            Some(Ending::Won) => Value::win_at(ply + 1),
            Some(Ending::Drawn) => Value::DRAW,
            Some(Ending::Lost) => Value::loss_at(ply + 1),
            None if !safe && self.eyes.can_win(&after, &mut self.scratch) => {
                Value::loss_at(ply + 2)
            }
            None => -Value::estimate(estimate(&after)),
        };
        Candidate { mv, after, value }
    }

    #[expect(clippy::too_many_arguments, reason = "they are the state of one node")]
    fn best_of(
        &mut self,
        board: &Board,
        candidates: &[Candidate],
        complete: bool,
        depth: i32,
        rest: i32,
        mut alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        let start = alpha;
        let mut best = Value::LEAST;
        let mut best_code = TurnCode::NONE;
        let most = LOOKED_AT[(rest.max(0) as usize).min(LOOKED_AT.len() - 1)];
        self.path.push(board.hash());
        for (i, candidate) in candidates.iter().enumerate() {
            if i >= most && !best.is_loss() {
                break;
            }
            let value = self.value_of_turn(candidate, rest, alpha, beta, ply, i);
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_code = TurnCode::of(candidate.mv);
                    self.set_line(ply, candidate.mv);
                    alpha = value;
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.path.pop();
        if self.stopped {
            return Value::DRAW;
        }
        if best.is_loss() && !complete {
            best = Value::LEAST_ESTIMATE;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > start {
            Bound::Exactly
        } else {
            Bound::AtMost
        };
        let entry = Entry { value: best, depth, bound, code: best_code };
        self.table.put(board.hash(), entry.pack(ply), depth.max(0) as u8);
        best
    }

    fn value_of_turn(
        &mut self,
        candidate: &Candidate,
        rest: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        looked_at: usize,
    ) -> Value {
        let after = &candidate.after;
        self.lines[ply + 1].clear();
        if candidate.value.is_decided() || ending(after).is_some() {
            return candidate.value;
        }
        if rest <= 0 {
            // Only a threat is followed further.
            self.eyes.list_threats(after, &mut self.scratch);
            if self.scratch.is_empty() || ply + 1 >= self.horizon {
                return candidate.value;
            }
        }
        if looked_at == 0 {
            return -self.value(after, rest, -beta, -alpha, ply + 1);
        }
        let value = -self.value(after, rest, -alpha.above(), -alpha, ply + 1);
        if value > alpha && value < beta {
            return -self.value(after, rest, -beta, -alpha, ply + 1);
        }
        value
    }

    fn set_line(&mut self, ply: usize, mv: Move) {
        if let [.., line, rest] = &mut self.lines[..ply + 2] {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }
}
