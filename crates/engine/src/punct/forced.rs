//! Wins by a chain of threats: each turn of the attacker threatens to win, against every defence, until a threat cannot
//! be stopped.
//!
//! All turns of the attacker are tried on the first board, and after that only those that rank best; all turns of the
//! defender that stop the threat are tried. So a win that is found is proven, but one of more than two turns may be
//! missed.

use basalt_rules::mix;
use basalt_rules::punct::{Board, Move, MoveList};
use basalt_rules::sorting::sorted_by_key;

use super::candidates::Ranking;
use super::proofs::{Proof, Proofs, table_key};
use super::threats::{Defence, Ending, ending, played};
use super::value::Value;
use super::vision::Vision;
use crate::stop_signal::Counter;
use crate::table::HashTable;

/// The turns of the attacker that are tried for being a threat.
#[derive(Clone, Copy)]
enum Tried {
    /// All turns, so that no fork is overlooked.
    All,
    /// The turns that rank best.
    Best,
}

impl Tried {
    /// The number of turns to try out of `turns`.
    fn of(self, turns: usize) -> usize {
        match self {
            Self::All => turns,
            Self::Best => turns.min(120),
        }
    }

    /// The key of a board from which these turns have failed.
    fn failure_key(self, board: &Board) -> u64 {
        match self {
            Self::All => table_key(board) ^ mix(2),
            Self::Best => table_key(board),
        }
    }
}

/// Turns that are tried for being a threat and count as one node: each takes about a microsecond, and judging a board
/// takes several.
const TRIED_PER_NODE: usize = 8;

/// Before each report of a search, one part in this many of its nodes so far is spent on forced wins.
pub(crate) const SHARE: u64 = 8;

/// Maximum turns of a forced win.
pub(crate) const MAX_TURNS: u32 = 5;

/// The maximum length of a forced win to search for, in turns, after a number of nodes: two at first, and one more for
/// each factor of sixteen.
pub(crate) fn turns_after(nodes: u64) -> u32 {
    2 + nodes.ilog(16).saturating_sub(2)
}

/// A search for forced wins.
pub(crate) struct Forcing<'a> {
    /// Boards from which no win was found, with how many turns were allowed.
    failures: &'a HashTable,
    /// Receives every board from which a win was found.
    proofs: Proofs<'a>,
    counter: Counter<'a>,
    /// Number of boards that may still be searched.
    left: u64,
    stopped: bool,
}

/// A turn that threatens to win.
struct Threat {
    mv: Move,
    after: Board,
    /// The turns that would carry it out.
    wins: MoveList,
}

impl<'a> Forcing<'a> {
    /// Creates a search of at most `most` boards.
    pub(crate) fn new(
        failures: &'a HashTable,
        proofs: Proofs<'a>,
        counter: Counter<'a>,
        most: u64,
    ) -> Self {
        Self { failures, proofs, counter, left: most, stopped: false }
    }

    /// Reports all counted nodes to the signal.
    pub(crate) fn flush_nodes(&mut self) {
        self.counter.tell();
    }

    /// Whether it was stopped, so that finding no win proves nothing.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    fn count(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.stopped |= self.left == 0 || self.counter.count();
    }

    /// The turns of both players that lead to a win of the player to move in at most `turns` turns; the defender's are
    /// those that hold out longest.
    pub(crate) fn win(&mut self, board: &Board, turns: u32) -> Option<Vec<Move>> {
        (1..=turns).find_map(|turns| self.attack(board, turns, Tried::All))
    }

    /// The same, after shorter wins were ruled out.
    fn attack(&mut self, board: &Board, turns: u32, tried: Tried) -> Option<Vec<Move>> {
        let mut wins = MoveList::new();
        board.list_winning_turns(&mut wins);
        if let Some(&mv) = wins.first() {
            return Some(vec![mv]);
        }
        if turns <= 1 || self.has_failed(board, turns, tried) {
            return None;
        }
        let line = self.winning_among(board, turns, tried, 1).pop();
        if line.is_some() || self.stopped {
            return line;
        }
        self.failures.put(tried.failure_key(board), u64::from(turns), turns as u8);
        None
    }

    /// The lines of at most `most` threats that win in `turns` turns. A search that was stopped may have missed some.
    pub(crate) fn winning_threats(
        &mut self,
        board: &Board,
        turns: u32,
        most: usize,
    ) -> Vec<Vec<Move>> {
        self.winning_among(board, turns, Tried::All, most)
    }

    /// The same for the threats among the turns that are tried.
    fn winning_among(
        &mut self,
        board: &Board,
        turns: u32,
        tried: Tried,
        most: usize,
    ) -> Vec<Vec<Move>> {
        let mut refutation = None;
        let mut lines = Vec::new();
        for threat in self.threats_of(board, tried) {
            if let Some(mut line) = self.carry_out(&threat, turns, &mut refutation) {
                line.insert(0, threat.mv);
                let value = Value::win_at(line.len());
                self.proofs.put(board.hash(), Proof { value, mv: Some(threat.mv) });
                lines.push(line);
            }
            if self.stopped || lines.len() == most {
                break;
            }
        }
        lines
    }

    fn has_failed(&self, board: &Board, turns: u32, tried: Tried) -> bool {
        let failed = self.failures.get(tried.failure_key(board));
        failed.is_some_and(|most| most >= u64::from(turns))
    }

    /// The turns of the player to move that threaten to win, those with most ways to do it first.
    fn threats_of(&mut self, board: &Board, tried: Tried) -> Vec<Threat> {
        let mut turns = MoveList::new();
        Vision::FULL.list_threats(board, &mut turns);
        let defence = (!turns.is_empty()).then(|| Defence::against(board, &turns));
        turns.clear();
        board.list_turns(&mut turns);
        if let Some(defence) = defence {
            turns.retain(|&mv| defence.may_stop(mv));
        }
        let mut found = Vec::new();
        let ranked = Ranking::of_attack(board).best_of(&turns, tried.of(turns.len()));
        for (i, mv) in ranked.into_iter().enumerate() {
            if i.is_multiple_of(TRIED_PER_NODE) {
                self.count();
            }
            let after = played(board, mv);
            if ending(&after).is_some() || after.find_winning_turn().is_some() {
                continue;
            }
            let mut wins = MoveList::new();
            Vision::FULL.list_threats(&after, &mut wins);
            if !wins.is_empty() {
                found.push(Threat { mv, after, wins });
            }
            if self.stopped {
                break;
            }
        }
        sorted_by_key(found, |threat| std::cmp::Reverse(threat.wins.len()))
    }

    /// The line after a threat that wins against every defence. A defence that has refuted another threat
    /// is tried first, and one that refutes this is remembered.
    fn carry_out(
        &mut self,
        threat: &Threat,
        turns: u32,
        refutation: &mut Option<Move>,
    ) -> Option<Vec<Move>> {
        let board = &threat.after;
        let mut defence = Defence::against(board, &threat.wins);
        let mut stopping = MoveList::new();
        board.list_turns(&mut stopping);
        stopping.retain(|&mv| defence.may_stop(mv));
        if let Some(at) = stopping.iter().position(|&mv| Some(mv) == *refutation) {
            stopping.swap(0, at);
        }
        let mut longest: Option<Vec<Move>> = None;
        for mv in stopping {
            // An earlier failure may have shown that this fails too.
            if !defence.may_stop(mv) {
                continue;
            }
            self.count();
            if self.stopped {
                return None;
            }
            let after = played(board, mv);
            let ending = ending(&after);
            let win = if ending.is_none() { after.find_winning_turn() } else { None };
            if let Some(win) = win {
                defence.learn(mv, &after, win);
            }
            let fails = win.is_some() || ending == Some(Ending::Lost);
            if fails {
                continue;
            }
            let goes_on = turns > 2 && ending.is_none();
            let Some(line) = goes_on.then(|| self.attack(&after, turns - 1, Tried::Best)).flatten()
            else {
                *refutation = Some(mv);
                return None;
            };
            if longest.as_ref().is_none_or(|longest| longest.len() <= line.len()) {
                longest = Some([vec![mv], line].concat());
            }
        }
        // If nothing stops it, any turn of the defender will do.
        longest.or_else(|| {
            let mut turns = MoveList::new();
            board.list_turns(&mut turns);
            let first = *turns.first()?;
            let mut wins = MoveList::new();
            played(board, first).list_winning_turns(&mut wins);
            Some(vec![first, *wins.first()?])
        })
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Outcome;
    use basalt_rules::punct::{Position, Variant};

    use super::*;
    use crate::punct::testing::{FORK, LAST_PIECE, WIN_IN_THREE, WIN_IN_TWO, position, positions};
    use crate::stop_signal::StopSignal;

    fn tables() -> [HashTable; 2] {
        [(); 2].map(|()| HashTable::with_bytes(1 << 16))
    }

    fn win(position: &Position, turns: u32) -> Option<Vec<Move>> {
        win_with(&tables(), position, turns)
    }

    /// The same, with tables that may know of other searches.
    fn win_with(
        [failures, proofs]: &[HashTable; 2],
        position: &Position,
        turns: u32,
    ) -> Option<Vec<Move>> {
        let signal = StopSignal::new(None);
        let proofs = Proofs::new(proofs, position.variant());
        let counter = Counter::new(&signal, None);
        Forcing::new(failures, proofs, counter, u64::MAX).win(position.board(), turns)
    }

    #[test]
    fn chains_of_threats_are_found_and_are_as_short_as_can_be() {
        for (text, turns) in [(WIN_IN_TWO, 2), (WIN_IN_THREE, 3)] {
            let position = position(text);
            assert_eq!(win(&position, turns - 1), None);
            let line = win(&position, turns).expect("a forced win");
            assert_eq!(line.len() as u32, 2 * turns - 1);
        }
    }

    #[test]
    fn after_a_threat_that_wins_in_two_every_defence_loses() {
        let mut found = 0;
        for position in positions().into_iter().rev().take(16) {
            let Some(line) = win(&position, 2).filter(|line| line.len() == 3) else { continue };
            found += 1;
            let mut after = position.clone();
            after.play(line[0]).expect("a legal turn");
            for defence in after.legal_moves() {
                let mut last = after.clone();
                last.play_unchecked(defence);
                assert!(last.outcome().is_none(), "{defence} in {after}");
                assert!(!last.winning_moves().is_empty(), "{defence} in {after}");
            }
        }
        assert!(found > 0);
    }

    /// The turn that begins the win does not rank among the best. The failure of those must not hide it.
    #[test]
    fn a_fork_is_found_whatever_it_looks_like() {
        let position = position(FORK);
        let [failures, proofs] = &tables();
        let signal = StopSignal::new(None);
        let proofs = Proofs::new(proofs, position.variant());
        let counter = Counter::new(&signal, None);
        let mut forcing = Forcing::new(failures, proofs, counter, u64::MAX);
        assert_eq!(forcing.attack(position.board(), 2, Tried::Best), None);
        let line = forcing.win(position.board(), 2).expect("a fork");
        assert_eq!(line[0], "i6-h6/i6j6".parse().expect("a turn"));
    }

    #[test]
    fn lines_are_legal_and_end_with_a_win() {
        let mut position = position(WIN_IN_THREE);
        let player = position.to_move();
        for mv in win(&position, 3).expect("a forced win") {
            position.play(mv).expect("a legal turn");
        }
        assert_eq!(position.outcome(), Some(Outcome::Win(player)));
    }

    /// Placing the last piece ends the game despite the threat: in the standard game it is lost by the centre here, in
    /// the basic game drawn.
    #[test]
    fn a_last_piece_stops_a_threat_unless_it_loses_by_the_centre() {
        let standard = position(LAST_PIECE);
        let line = win(&standard, 2).expect("a forced win");
        assert_eq!(line.len(), 3);
        let basic = Position::parse(Variant::Basic, LAST_PIECE).expect("a position");
        assert_eq!(win(&basic, 2), None);
        for (position, outcome) in
            [(&standard, Outcome::Win(standard.to_move())), (&basic, Outcome::Draw)]
        {
            let mut threatened = position.clone();
            threatened.play(line[0]).expect("a legal turn");
            for mv in threatened.legal_moves() {
                let mut after = threatened.clone();
                after.play_unchecked(mv);
                let expected = matches!(mv, Move::Place(_)).then_some(outcome);
                assert_eq!(after.outcome(), expected, "{mv} in {threatened}");
            }
        }
    }
    /// The same pieces are won in the standard game and not in the basic one, so a table that serves both must tell
    /// them apart.
    #[test]
    fn a_failure_in_the_basic_game_hides_no_win_in_the_standard_game() {
        let standard = position(LAST_PIECE);
        let basic = Position::parse(Variant::Basic, LAST_PIECE).expect("a position");
        assert_eq!(standard.hash(), basic.hash());
        let tables = tables();
        assert_eq!(win_with(&tables, &basic, 2), None);
        assert!(win_with(&tables, &standard, 2).is_some());
    }
}
