//! The turns that a player sees: weak players overlook some.

use basalt_rules::punct::{Board, Cell, Move, MoveList, Position};
use basalt_rules::{ByColor, Color, mix};

use super::skill::Skill;
use super::threats::{Pieces, played, spaces};
use crate::handicap::ALL_MOVES;

/// The eyesight of a level: the lower levels overlook jumps, and some turns altogether.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vision {
    /// Whether jumps of each colour are seen: turns onto other pieces and down from them.
    jumps: ByColor<bool>,
    /// Number of [`ALL_MOVES`] that are noticed.
    notices: u64,
    /// Decides which.
    seed: u64,
}

impl Vision {
    /// Vision that overlooks nothing.
    pub(crate) const FULL: Self =
        Self { jumps: ByColor { white: true, black: true }, notices: ALL_MOVES, seed: 0 };

    /// The vision of a player with this skill.
    pub(crate) fn of(player: Color, skill: Skill, seed: u64) -> Self {
        let jumps = ByColor::from_fn(|color| skill.handicap.foresight.sees(player, color));
        Self { jumps, notices: skill.handicap.notices, seed }
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
        self.jumps[board.to_move()] && self.notices >= ALL_MOVES
    }

    fn overlook(&self, board: &Board, turns: &mut MoveList) {
        if turns.is_empty() || self.sees_all(board) {
            return;
        }
        if !self.jumps[board.to_move()] {
            let pieces = Pieces::of(board);
            turns.retain(|&mv| !is_jump(board, &pieces, mv));
        }
        if self.notices < ALL_MOVES {
            let salt = mix(self.seed) ^ board.hash();
            turns.retain(|&mv| mix(salt ^ number(mv)) % ALL_MOVES < self.notices);
        }
    }
}

/// A unique number for each turn of a board.
fn number(mv: Move) -> u64 {
    let (from, lie) = match mv {
        Move::Place(lie) => (Cell::COUNT, lie),
        Move::Shift { from, to } => (from.index(), to),
        Move::Pass => return 0,
    };
    let [from, punct, shape] = [from, lie.punct().index(), lie.shape().index()];
    (from << 16 | punct << 8 | shape) as u64
}

/// Whether a turn leads onto other pieces, over them as a bridge, or down from them.
fn is_jump(board: &Board, pieces: &Pieces, mv: Move) -> bool {
    match mv {
        Move::Shift { from, to } => {
            let others = board.occupied() - pieces.at(from);
            board.height(from) > 1 || spaces(to).meets(others)
        }
        Move::Place(_) | Move::Pass => false,
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::Variant;

    use super::*;
    use crate::level::Level;
    use crate::punct::testing::positions;

    fn vision(level: u8, player: Color) -> Vision {
        Vision::of(player, Skill::of(Level::new(level).expect("a level")), 0)
    }

    #[test]
    fn the_lowest_levels_see_no_jumps_and_the_next_only_their_own() {
        let position = &positions()[30];
        let pieces = Pieces::of(position.board());
        let jumps = |level, player| {
            let turns = vision(level, player).turns_of(position);
            turns.into_iter().filter(|&mv| is_jump(position.board(), &pieces, mv)).count()
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
        let seen = |seed| Vision::of(Color::White, skill, seed).turns_of(&position);
        assert_eq!(seen(1), seen(1));
        assert_ne!(seen(1), seen(2));
    }
}
