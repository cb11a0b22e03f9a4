//! Evaluates the turns of a board, one turn ahead.

use basalt_rules::punct::{Board, Move, MoveList, Position};
use basalt_rules::sorting::sort_by_key;

use super::candidates::Ranking;
use super::evaluation::{Evaluation, Parent};
use super::threats::{Defence, Ending, ending, played};
use super::value::Value;
use super::vision::Vision;
use crate::stop_signal::Counter;

/// Maximum turns of a board that are judged, if a rough ranking chooses them.
const JUDGED: usize = 40;

/// The same, if the policy chooses them: it finds the best turn among fewer (docs/strength.md).
const JUDGED_BY_POLICY: usize = 24;

/// Turns of the root that are judged between two checks of the clock: about a millisecond.
const TURNS_BETWEEN_LOOKS: usize = 64;

/// Judges boards for one search thread.
pub(crate) struct Judge<'a> {
    counter: Counter<'a>,
    vision: Vision,
    evaluation: Evaluation,
    turns: MoveList,
    scratch: MoveList,
    stopped: bool,
}

/// A turn with its value to the player who makes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(crate) mv: Move,
    pub(crate) value: Value,
    /// Whether it ends the game.
    pub(crate) ends: bool,
}

/// The player who can win at once, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Threats {
    /// The player to move, by this turn.
    Win(Move),
    /// The opponent, unless it is stopped.
    Opposing,
    /// Neither player.
    None,
}

/// The turns of a position.
pub(crate) struct RootTurns {
    /// The turns to search, the best first.
    pub(crate) judged: Vec<Judged>,
    /// All candidate turns: those that win at once; otherwise those that stop the opponent's win, if any; otherwise
    /// all.
    pub(crate) all: MoveList,
}

impl RootTurns {
    /// The turns that were not judged.
    pub(crate) fn rest(&self) -> MoveList {
        let mut rest = self.all.clone();
        rest.retain(|&mv| self.judged.iter().all(|known| known.mv != mv));
        rest
    }
}

/// The options of the player to move.
#[derive(Debug)]
pub(crate) enum Prospect {
    /// The result is proven, by this turn if there is one.
    Decided(Value, Option<Move>),
    /// The turns to search, the best first.
    Open {
        turns: Vec<Judged>,
        /// True if every other turn loses at once, because a threat must be stopped.
        complete: bool,
    },
}

impl<'a> Judge<'a> {
    pub(crate) fn new(counter: Counter<'a>, vision: Vision, evaluation: Evaluation) -> Self {
        let (turns, scratch) = (MoveList::new(), MoveList::new());
        Self { counter, vision, evaluation, turns, scratch, stopped: false }
    }

    /// Whether the search was stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Reports all counted nodes to the signal.
    pub(crate) fn flush_nodes(&mut self) {
        self.counter.tell();
    }

    /// Records that a line was searched to a depth of `plies`.
    pub(crate) fn note_depth(&self, plies: usize) {
        self.counter.note_depth(plies);
    }

    /// Counts a node.
    pub(crate) fn count(&mut self) {
        self.stopped |= self.counter.count();
    }

    /// The options of the player to move on a board at `ply`. If the opponent threatens to win, only turns that stop it
    /// are searched.
    pub(crate) fn look(&mut self, board: &Board, ply: usize) -> Prospect {
        let mut turns = std::mem::take(&mut self.turns);
        let prospect = self.look_into(board, ply, &mut turns);
        self.turns = turns;
        prospect
    }

    fn look_into(&mut self, board: &Board, ply: usize, turns: &mut MoveList) -> Prospect {
        match self.scan(board, turns) {
            Threats::Win(mv) => {
                self.count();
                return Prospect::Decided(Value::win_at(ply + 1), Some(mv));
            }
            Threats::None => {
                let turns = self.judge_best(board, turns, self.max_judged(), ply, false);
                return Prospect::Open { turns, complete: false };
            }
            Threats::Opposing => {}
        }
        if turns.is_empty() {
            return Prospect::Decided(Value::loss_at(ply + 2), None);
        }
        let mut judged = self.judge_best(board, turns, self.max_judged(), ply, true);
        let least = judged.last().map_or(Value::DRAW, |judged| judged.value);
        turns.retain(|&mv| judged.iter().all(|known| known.mv != mv));
        judged.extend(turns.iter().map(|&mv| unjudged(board, mv, least)));
        Prospect::Open { turns: judged, complete: true }
    }

    /// Looks for a win at once. If there is none, `turns` become the candidates: all turns, or those that stop what the
    /// opponent threatens.
    pub(crate) fn scan(&mut self, board: &Board, turns: &mut MoveList) -> Threats {
        self.vision.list_wins(board, turns);
        if let Some(&mv) = turns.first() {
            return Threats::Win(mv);
        }
        self.vision.list_threats(board, turns);
        let defence = (!turns.is_empty()).then(|| Defence::against(board, turns));
        self.vision.list_turns(board, turns);
        let Some(mut defence) = defence else { return Threats::None };
        turns.retain(|&mv| self.stops(board, mv, &mut defence));
        Threats::Opposing
    }

    /// Judges at most `most` turns of a position, and more only if all of these lose and it is not late yet. If a turn
    /// wins at once, it is among them; otherwise those that stop the opponent's win are. If `allowed` is not empty,
    /// only those turns are candidates.
    pub(crate) fn look_at_root(
        &mut self,
        position: &Position,
        most: usize,
        allowed: &[Move],
        is_late: &dyn Fn() -> bool,
    ) -> RootTurns {
        let board = position.board();
        let is_allowed = |mv: &Move| allowed.is_empty() || allowed.contains(mv);
        let mut turns = self.vision.wins_of(position);
        turns.retain(is_allowed);
        if turns.is_empty() {
            turns = self.vision.turns_of(position);
            turns.retain(is_allowed);
        }
        if turns.is_empty() {
            turns.extend_from_slice(allowed);
        }
        let mut stopping = turns.clone();
        self.vision.list_threats(board, &mut self.scratch);
        if !self.scratch.is_empty() {
            let mut defence = Defence::against(board, &self.scratch);
            stopping.retain(|&mv| self.stops(board, mv, &mut defence));
        }
        let all = if stopping.is_empty() { turns } else { stopping };
        let mut judged = self.judge_best(board, &all, most, 0, false);
        if judged.iter().all(|judged| judged.value.is_loss())
            && all.len() > judged.len()
            && !is_late()
        {
            judged = self.judge_all(board, &all, is_late);
        }
        RootTurns { judged, all }
    }

    /// Judges all these turns at the root, the best first; only the most promising ones if it `is_late`.
    pub(crate) fn judge_all(
        &mut self,
        board: &Board,
        turns: &[Move],
        is_late: &dyn Fn() -> bool,
    ) -> Vec<Judged> {
        // Sorting thousands takes milliseconds.
        let most = if is_late() { TURNS_BETWEEN_LOOKS } else { turns.len() };
        let chosen = self.choose(board, turns, most);
        self.judge_each(board, chosen, 0, false, is_late)
    }

    /// Returns whether a turn wins, draws or stops every immediate win of the opponent. A win that remains is added to
    /// `defence`.
    fn stops(&mut self, board: &Board, mv: Move, defence: &mut Defence) -> bool {
        if !defence.may_stop(mv) {
            return false;
        }
        self.count();
        let after = played(board, mv);
        match ending(&after) {
            Some(Ending::Won | Ending::Drawn) => true,
            Some(Ending::Lost) => false,
            None => match self.vision.find_win(&after, &mut self.scratch) {
                Some(win) => {
                    defence.learn(mv, &after, win);
                    false
                }
                None => true,
            },
        }
    }

    /// Maximum turns of a board that are judged.
    fn max_judged(&self) -> usize {
        if self.evaluation.policy().is_some() { JUDGED_BY_POLICY } else { JUDGED }
    }

    /// The best turns by the policy or by rank, the best first.
    fn choose(&self, board: &Board, turns: &[Move], most: usize) -> Vec<Move> {
        match self.evaluation.policy() {
            Some(policy) => policy.on(board).best_of(turns, most),
            None => Ranking::new(board).best_of(turns, most),
        }
    }

    /// Evaluates the best turns by the policy or by rank, the best first. `safe` if they are known to leave the
    /// opponent no immediate win.
    fn judge_best(
        &mut self,
        board: &Board,
        turns: &[Move],
        most: usize,
        ply: usize,
        safe: bool,
    ) -> Vec<Judged> {
        let chosen = self.choose(board, turns, most);
        self.judge_each(board, chosen, ply, safe, &|| false)
    }

    /// Judges turns until it `is_late`, the first ones in any case.
    fn judge_each(
        &mut self,
        board: &Board,
        turns: Vec<Move>,
        ply: usize,
        safe: bool,
        is_late: &dyn Fn() -> bool,
    ) -> Vec<Judged> {
        let parent = self.evaluation.parent(board);
        let mut judged = Vec::with_capacity(turns.len());
        for (i, mv) in turns.into_iter().enumerate() {
            if i > 0 && i.is_multiple_of(TURNS_BETWEEN_LOOKS) && is_late() {
                break;
            }
            judged.push(self.judge(board, &parent, mv, ply, safe));
        }
        sort_by_key(&mut judged, |judged| std::cmp::Reverse(judged.value));
        judged
    }

    fn judge(
        &mut self,
        board: &Board,
        parent: &Parent,
        mv: Move,
        ply: usize,
        safe: bool,
    ) -> Judged {
        self.count();
        let after = played(board, mv);
        let ending = ending(&after);
        let value = match ending {
            Some(Ending::Won) => Value::win_at(ply + 1),
            Some(Ending::Drawn) => Value::DRAW,
            Some(Ending::Lost) => Value::loss_at(ply + 1),
            None if !safe && self.vision.find_win(&after, &mut self.scratch).is_some() => {
                Value::loss_at(ply + 2)
            }
            None => -Value::estimate(parent.estimate(&after)),
        };
        Judged { mv, value, ends: ending.is_some() }
    }
}

/// A turn that stops all threats but ranks below those that were judged: it gets the value of the worst of them and
/// comes last.
fn unjudged(board: &Board, mv: Move, least: Value) -> Judged {
    match ending(&played(board, mv)) {
        None => Judged { mv, value: least, ends: false },
        Some(_) => Judged { mv, value: Value::DRAW, ends: true },
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_rules::punct::Lie;

    use super::*;
    use crate::punct::testing::positions;
    use crate::stop_signal::StopSignal;

    #[test]
    fn turns_of_the_root_are_judged_until_it_is_late() {
        let position = &positions()[3];
        let turns = position.legal_moves();
        let judged = |late_at: usize| {
            let signal = StopSignal::new(None);
            let mut judge =
                Judge::new(Counter::new(&signal, None), Vision::FULL, Evaluation::Terms);
            let looks = std::cell::Cell::new(0);
            let is_late = || {
                looks.set(looks.get() + 1);
                looks.get() >= late_at
            };
            judge.judge_all(position.board(), &turns, &is_late).len()
        };
        assert!(turns.len() > 1_000, "{}", turns.len());
        assert_eq!([1, 4].map(judged), [TURNS_BETWEEN_LOOKS, 3 * TURNS_BETWEEN_LOOKS]);
        // Of turns that put a piece on the same three spaces, one is judged.
        let spaces = |to: Lie| {
            let mut cells = to.spaces();
            cells.sort_unstable();
            cells
        };
        let distinct = turns.iter().map(|&mv| match mv {
            Move::Place(to) => (None, Some(spaces(to))),
            Move::Shift { from, to } => (Some(from), Some(spaces(to))),
            Move::Pass => (None, None),
        });
        assert_eq!(judged(usize::MAX), distinct.collect::<BTreeSet<_>>().len());
    }

    #[test]
    fn decisive_turns_agree_with_the_rules() {
        let signal = StopSignal::new(None);
        let mut judge = Judge::new(Counter::new(&signal, None), Vision::FULL, Evaluation::Terms);
        let (mut threatened, mut won) = (0, 0);
        for position in positions() {
            let mut passed = *position.board();
            passed.play_unchecked(Move::Pass);
            let mut threats = MoveList::new();
            passed.list_winning_turns(&mut threats);
            match judge.look(position.board(), 0) {
                Prospect::Decided(value, Some(mv)) => {
                    won += 1;
                    assert_eq!(value, Value::win_at(1));
                    assert!(position.winning_moves().contains(&mv), "{mv} in {position}");
                }
                Prospect::Decided(value, None) => {
                    assert_eq!(value, Value::loss_at(2));
                    assert!(!threats.is_empty(), "{position}");
                }
                Prospect::Open { turns, .. } if threats.is_empty() => {
                    assert_eq!(turns.len(), JUDGED, "{position}");
                }
                Prospect::Open { turns, .. } => {
                    threatened += 1;
                    for judged in turns {
                        let mut after = position.clone();
                        after.play(judged.mv).expect("a legal turn");
                        assert_eq!(*after.winning_moves(), [], "{} in {position}", judged.mv);
                    }
                }
            }
        }
        assert!(threatened > 0 && won > 0, "{threatened} {won}");
    }
    #[test]
    fn with_a_policy_fewer_turns_are_judged() {
        let signal = StopSignal::new(None);
        let counter = Counter::new(&signal, None);
        let mut judge = Judge::new(counter, Vision::FULL, Evaluation::Network);
        let position = &positions()[3];
        let Prospect::Open { turns, complete: false } = judge.look(position.board(), 0) else {
            panic!("nobody threatens anything");
        };
        assert_eq!(turns.len(), JUDGED_BY_POLICY);
        assert!(turns.is_sorted_by(|better, worse| better.value >= worse.value));
        let legal = position.legal_moves();
        assert!(turns.iter().all(|judged| legal.contains(&judged.mv)));
    }
}
