//! Forced wins of PÜNCT, proven by trying every defence by the rules alone.

use basalt_rules::Outcome;
use basalt_rules::punct::{Move, MoveList, Position};

/// Maximum threats to try for a win in more than two turns; for shorter wins, all are tried.
const LONG_ATTEMPTS: usize = 12;

/// Maximum defences that are remembered.
const DEFENCES: usize = 24;

/// Proves wins. What has saved a player is tried first the next time, since it saves from most attacks.
#[derive(Default)]
pub(crate) struct Prover {
    defences: Vec<Move>,
}

impl Prover {
    /// Whether the player to move can force a win in exactly `turns` turns, and in no fewer.
    pub(crate) fn is_win_in(&mut self, position: &Position, turns: u32) -> bool {
        (1..turns).all(|fewer| !self.wins(position, fewer)) && self.wins(position, turns)
    }

    /// Whether the player to move wins in `turns` turns by threats, against every defence.
    pub(crate) fn wins(&mut self, position: &Position, turns: u32) -> bool {
        if !position.winning_moves().is_empty() {
            return true;
        }
        if turns < 2 {
            return false;
        }
        let most = if turns > 2 { LONG_ATTEMPTS } else { usize::MAX };
        threats(position).iter().take(most).any(|(_, after)| self.is_lost(after, turns - 1))
    }

    /// Whether the player to move wins in at most two turns, also without a threat.
    pub(crate) fn wins_in_two(&mut self, position: &Position) -> bool {
        let loses = |mv: Move| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            after.outcome().is_none() && self.is_lost(&after, 1)
        };
        !position.winning_moves().is_empty() || position.legal_moves().into_iter().any(loses)
    }

    /// Whether the opponent of the player to move wins in `turns` turns against every defence.
    pub(crate) fn is_lost(&mut self, position: &Position, turns: u32) -> bool {
        let known = std::mem::take(&mut self.defences);
        let is_legal = |mv: &Move| position.outcome().is_none() && position.check(*mv).is_ok();
        let mut tried = known.iter().copied().filter(is_legal).chain(position.legal_moves());
        let saving = tried.find(|&mv| self.saves(position, mv, turns));
        // Defences remembered on the way are about turns further on, and go behind.
        let deeper = std::mem::take(&mut self.defences);
        let rest = known.into_iter().chain(deeper).filter(|&mv| Some(mv) != saving);
        self.defences = saving.into_iter().chain(rest).take(DEFENCES).collect();
        saving.is_none()
    }

    /// Whether a player who makes this turn does not lose in `turns` turns.
    fn saves(&mut self, position: &Position, mv: Move, turns: u32) -> bool {
        let mut after = position.clone();
        after.play_unchecked(mv);
        match after.outcome() {
            Some(outcome) => outcome != Outcome::Win(after.to_move()),
            None => !self.wins(&after, turns),
        }
    }
}

/// The turns that threaten to win, with the positions after them, those with most ways to do it first.
pub(crate) fn threats(position: &Position) -> Vec<(Move, Position)> {
    let mut found = Vec::new();
    for mv in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let mut board = *after.board();
        board.play_unchecked(Move::Pass);
        let mut threatened = MoveList::new();
        board.list_winning_turns(&mut threatened);
        if after.outcome().is_none() && !threatened.is_empty() && after.winning_moves().is_empty() {
            found.push((threatened.len(), mv, after));
        }
    }
    found.sort_by_key(|(ways, ..)| std::cmp::Reverse(*ways));
    found.into_iter().map(|(_, mv, after)| (mv, after)).collect()
}

#[cfg(test)]
mod tests {
    use basalt_testkit::punct::basic_position;

    use super::*;

    /// White's chain from h1 to p17 lacks i10, and its last piece.
    const TWO_SHORT: &str = "w:h1/h2h3,h4/h5h6,h7/h8h9,m14/l13n15 b: w 0";

    #[test]
    fn a_win_is_proven_in_its_length_alone() {
        let one_short = basic_position("w:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15 b: w 0");
        let mut prover = Prover::default();
        assert!(prover.is_win_in(&one_short, 1) && !prover.is_win_in(&one_short, 2));
        assert!(!prover.wins(&basic_position(TWO_SHORT), 1));
        assert!(!prover.is_lost(&basic_position(TWO_SHORT), 1), "White can still defend");
    }

    #[test]
    fn a_threat_is_a_turn_after_which_one_could_win() {
        let start = basic_position(TWO_SHORT);
        let threats = threats(&start);
        let bridge: Move = "i10/j11k12".parse().expect("a turn");
        let quiet: Move = "c9/c8c10".parse().expect("a turn");
        assert!(threats.iter().any(|(mv, _)| *mv == bridge));
        assert!(threats.iter().all(|(mv, _)| *mv != quiet));
    }
}
