//! The ideas behind puzzles of PÜNCT.

use basalt_rules::punct::{End, Lie, Move, Position};
use basalt_rules::{Color, Outcome};

use crate::game_lessons::GamePuzzles;
use crate::puzzles::PuzzleTheme;

impl GamePuzzles for Position {
    const PLAIN_THEME: PuzzleTheme = PuzzleTheme::Connection;

    fn themes_of_move(&self, mv: Move) -> Vec<PuzzleTheme> {
        let Move::Shift { to, .. } = mv else { return Vec::new() };
        let mut after = self.clone();
        after.play_unchecked(mv);
        [(PuzzleTheme::Bridge, is_bridge(&after, to)), (PuzzleTheme::Pin, pins(self, &after, to))]
            .into_iter()
            .filter_map(|(theme, applies)| applies.then_some(theme))
            .collect()
    }

    fn theme_of_end(&self, player: Color) -> Option<PuzzleTheme> {
        match self.end().filter(|_| self.outcome() == Some(Outcome::Win(player)))? {
            End::Connection(_) => Some(PuzzleTheme::Connection),
            End::LastPiece | End::TwoPasses => Some(PuzzleTheme::Centre),
            End::Repetition | End::HundredTurns => None,
        }
    }

    fn is_lost_at_next_turn(&self) -> bool {
        !self.legal_moves().into_iter().any(|mv| stops(self, mv))
    }

    fn stopping_move(&self, best: Move) -> Move {
        let suffices = |mv: &Move| self.check(*mv).is_ok() && stops(self, *mv);
        if suffices(&best) {
            return best;
        }
        self.legal_moves().into_iter().find(suffices).unwrap_or(best)
    }
}

/// Whether, after a legal turn, the opponent has not won and cannot win at the next turn.
fn stops(position: &Position, mv: Move) -> bool {
    let won = Some(Outcome::Win(position.to_move().other()));
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.outcome() != won && after.winning_moves().is_empty()
}

/// Whether the piece that lies here has nothing right under its middle.
fn is_bridge(after: &Position, lie: Lie) -> bool {
    let Some(middle) = lie.middle() else { return false };
    let stack = after.stack(middle);
    let Some((top, below)) = stack.split_last() else { return false };
    top.piece.level > below.last().map_or(0, |dot| dot.piece.level + 1)
}

/// Whether the piece that lies here pins a piece of the opponent that could move before.
fn pins(before: &Position, after: &Position, lie: Lie) -> bool {
    let free = |piece| before.covering(piece).is_none();
    lie.spaces().into_iter().any(|space| {
        let stack = after.stack(space);
        let below = stack.split_last().and_then(|(_, below)| below.last());
        below.is_some_and(|dot| dot.piece.color != before.to_move() && free(dot.piece))
    })
}
