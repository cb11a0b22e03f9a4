//! The ideas behind puzzles of DVONN.

use basalt_rules::Color;
use basalt_rules::dvonn::{CellSet, Move, Phase, Position};

use crate::game_lessons::GamePuzzles;
use crate::puzzles::PuzzleTheme;

impl GamePuzzles for Position {
    const PLAIN_THEME: PuzzleTheme = PuzzleTheme::Ending;

    fn themes_of_move(&self, mv: Move) -> Vec<PuzzleTheme> {
        let Move::Stack { from, to } = mv else { return Vec::new() };
        let (board, opponent) = (self.board(), self.to_move().other());
        let mut after = self.clone();
        after.play_unchecked(mv);
        let theirs = board.owned(opponent) - CellSet::of(to);
        let passes = !after.board().can_move() && !after.is_over();
        [
            (PuzzleTheme::CutOff, self.cut_off_by(mv).meets(theirs)),
            (PuzzleTheme::CarryRed, board.with_red().contains(from)),
            (PuzzleTheme::Tempo, passes),
        ]
        .into_iter()
        .filter_map(|(theme, applies)| applies.then_some(theme))
        .collect()
    }

    fn theme_of_end(&self, player: Color) -> Option<PuzzleTheme> {
        let is_last =
            self.phase() == Phase::Stacking && !self.board().may_ever_move(player.other());
        is_last.then_some(PuzzleTheme::LastMove)
    }

    fn is_lost_at_next_turn(&self) -> bool {
        false
    }

    fn stopping_move(&self, best: Move) -> Move {
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn themes(position: &str, mv: &str) -> Vec<PuzzleTheme> {
        let position: Position = position.parse().expect(position);
        position.themes_of_move(mv.parse().expect(mv))
    }

    #[test]
    fn a_move_is_told_by_what_it_does() {
        // Black's stack on b3 has no other link to a red piece than c3.
        assert_eq!(
            themes("9/10/1bwwrrrw3/10/9 w s", "c3d3"),
            [PuzzleTheme::CutOff, PuzzleTheme::Tempo]
        );
        assert_eq!(themes("9/10/2(rw)bwrrb3/10/9 w s", "c3e3"), [PuzzleTheme::CarryRed]);
        assert_eq!(themes("9/10/2wbwrrrb2/10/9 w s", "c3d3"), []);
        assert_eq!(
            themes("9/10/3bwrrrb2/10/9 w s", "e3d3"),
            [],
            "the covered piece is no cut-off one"
        );
    }

    #[test]
    fn the_last_move_leaves_the_opponent_none() {
        let end = |text: &str| {
            let end: Position = text.parse().expect(text);
            end.theme_of_end(Color::White)
        };
        assert_eq!(end("9/10/4(rrrbw)6/10/9 b s"), Some(PuzzleTheme::LastMove));
        assert_eq!(end("9/10/2wbwrrrb2/10/9 b s"), None);
    }
}
