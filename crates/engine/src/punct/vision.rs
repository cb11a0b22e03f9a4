//! The turns that a player sees: weak players overlook some.

use basalt_rules::punct::{Board, Move, MoveList, Position};
use basalt_rules::{ByColor, Color};

use super::attention::{Focus, View};
use super::skill::Skill;
use super::threats::played;
use crate::attention::Attention;

/// The eyesight of a level: the lower levels overlook jumps, and some turns altogether.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vision {
    /// Whether jumps of each colour are seen: turns onto other pieces and down from them.
    jumps: ByColor<bool>,
    /// The turns that are noticed.
    attention: Attention,
    focus: Focus,
}

impl Vision {
    /// Vision that overlooks nothing.
    pub(crate) const FULL: Self = Self {
        jumps: ByColor { white: true, black: true },
        attention: Attention::FULL,
        focus: Focus::NONE,
    };

    /// The vision of a player with this skill, after the opponent's last turn if it is known.
    pub(crate) fn of(player: Color, skill: Skill, seed: u64, last: Option<Move>) -> Self {
        let jumps = ByColor::from_fn(|color| skill.handicap.foresight.sees(player, color));
        let attention = Attention::new(skill.handicap.notices, seed);
        Self { jumps, attention, focus: Focus::after(last) }
    }

    /// The turns of a position that are seen; any if none is.
    pub(crate) fn turns_of(&self, position: &Position) -> MoveList {
        let all = position.legal_moves();
        let mut seen = all.clone();
        self.overlook(position.board(), &mut seen);
        if seen.is_empty() { all } else { seen }
    }

    /// The turns that are seen to win at once.
    pub(crate) fn wins_of(&self, position: &Position) -> MoveList {
        let mut wins = position.winning_moves();
        self.overlook(position.board(), &mut wins);
        wins
    }

    /// Lists the turns of the player to move that are seen.
    pub(crate) fn list_turns(&self, board: &Board, turns: &mut MoveList) {
        turns.clear();
        board.list_turns(turns);
        self.overlook(board, turns);
    }

    /// Lists the turns of the player to move that are seen to win at once.
    pub(crate) fn list_wins(&self, board: &Board, turns: &mut MoveList) {
        turns.clear();
        board.list_winning_turns(turns);
        self.overlook(board, turns);
    }

    /// Lists the turns that are seen to win if the other player were to move.
    pub(crate) fn list_threats(&self, board: &Board, turns: &mut MoveList) {
        self.list_wins(&played(board, Move::Pass), turns);
    }

    /// A turn that wins at once for the player to move and is not overlooked. `scratch` is a buffer.
    pub(crate) fn find_win(&self, board: &Board, scratch: &mut MoveList) -> Option<Move> {
        if self.sees_all(board) {
            return board.find_winning_turn();
        }
        self.list_wins(board, scratch);
        scratch.first().copied()
    }

    /// Whether no turn of the player to move is overlooked.
    fn sees_all(&self, board: &Board) -> bool {
        self.jumps[board.to_move()] && self.attention.is_full()
    }

    fn overlook(&self, board: &Board, turns: &mut MoveList) {
        if turns.is_empty() || self.sees_all(board) {
            return;
        }
        let view = View::new(board, &self.focus);
        if !self.jumps[board.to_move()] {
            turns.retain(|&mv| !view.is_jump(mv));
        }
        if !self.attention.is_full() {
            turns.retain(|&mv| self.attention.notices(view.impression(mv)));
        }
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::Variant;

    use super::*;
    use crate::level::Level;
    use crate::punct::testing::positions;

    fn vision(level: u8, player: Color) -> Vision {
        Vision::of(player, Skill::of(Level::new(level).expect("a level")), 0, None)
    }

    #[test]
    fn the_lowest_levels_see_no_jumps_and_the_next_only_their_own() {
        let position = &positions()[30];
        let view = View::new(position.board(), &Focus::NONE);
        let jumps = |level, player| {
            let turns = vision(level, player).turns_of(position);
            turns.into_iter().filter(|&mv| view.is_jump(mv)).count()
        };
        assert_eq!(jumps(4, Color::White), 0);
        assert!(jumps(7, Color::White) > 0);
        assert_eq!(jumps(7, Color::Black), 0);
        assert!(jumps(9, Color::Black) > 0);
    }

    #[test]
    fn lower_levels_notice_fewer_turns_and_another_seed_others() {
        let position = Position::start(Variant::Standard);
        let count = |level| vision(level, Color::White).turns_of(&position).len();
        assert!([1, 2, 3, 4].map(count).is_sorted_by(|fewer, more| 3 * fewer < 2 * more));
        assert_eq!(count(4), 4986);
        let skill = Skill::of(Level::LEAST);
        let seen = |seed| Vision::of(Color::White, skill, seed, None).turns_of(&position);
        assert_eq!(seen(1), seen(1));
        assert_ne!(seen(1), seen(2));
    }
}
