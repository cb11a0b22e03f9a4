//! The numbers before the moves.

use basalt_rules::{AnyMove, AnyPosition, Color};

/// Counts White's plies along a line.
#[derive(Clone)]
pub(super) struct Numbering {
    position: AnyPosition,
    to_move: Color,
    white_plies: usize,
    /// Whether White's ply stands right before in the text.
    follows_white: bool,
}

impl Numbering {
    /// A game that Black begins has a first ply of White's that is not written.
    pub(super) fn new(start: &AnyPosition) -> Self {
        let to_move = start.to_move();
        Self {
            position: start.clone(),
            to_move,
            white_plies: usize::from(to_move == Color::Black),
            follows_white: false,
        }
    }

    /// The label before the next move, if it needs one.
    pub(super) fn label(&self) -> Option<String> {
        match self.to_move {
            Color::White => Some(format!("{}.", self.white_plies + 1)),
            Color::Black if self.follows_white => None,
            Color::Black => Some(format!("{}...", self.white_plies)),
        }
    }

    /// Goes on after a move. After an illegal one the players are taken to alternate.
    pub(super) fn play(&mut self, mv: AnyMove) {
        self.follows_white = self.to_move == Color::White;
        self.white_plies += usize::from(self.follows_white);
        self.to_move = match self.position.play(mv) {
            Ok(()) => self.position.to_move(),
            Err(_) => self.to_move.other(),
        };
    }

    /// Takes note of something between two moves.
    pub(super) fn interrupt(&mut self) {
        self.follows_white = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::Game;

    /// The labels of the moves of a game that starts from a text or from the start.
    fn labels(start: Option<&str>, moves: &str) -> Vec<String> {
        let start = start.map_or_else(
            || AnyPosition::start(Game::Dvonn),
            |text| AnyPosition::parse(Game::Dvonn, text).expect(text),
        );
        let mut numbering = Numbering::new(&start);
        let moves = moves.split(' ').map(|mv| AnyMove::parse(Game::Dvonn, mv).expect(mv));
        moves
            .map(|mv| {
                let label = numbering.label().unwrap_or_default();
                numbering.play(mv);
                label
            })
            .collect()
    }

    #[test]
    fn white_plies_are_counted() {
        assert_eq!(labels(None, "a1 b1 c1 d1 e1"), ["1.", "", "2.", "", "3."]);
    }

    #[test]
    fn white_plays_twice_when_stacking_begins() {
        let before_last = "9/wbwbwbwbwb/wbwbwbwbwbw/bwbwbwbwbw/rrrbbbww1 w p";
        let before_last = before_last.replacen('9', "wbwbwbwbb", 1);
        assert_eq!(labels(Some(&before_last), "i1 a1a2 b1b2 c1c2"), ["1.", "2.", "", "3."]);
    }

    #[test]
    fn black_may_begin() {
        let start = "9/10/2r1r3r2/10/9 b p";
        assert_eq!(labels(Some(start), "a1 b1 c1 d1"), ["1...", "2.", "", "3."]);
    }

    #[test]
    fn after_an_illegal_move_the_players_alternate() {
        assert_eq!(labels(None, "a1 a1 a1 b1 pass"), ["1.", "", "2.", "", "3."]);
    }

    #[test]
    fn black_is_numbered_after_something_between() {
        let mut numbering = Numbering::new(&AnyPosition::start(Game::Dvonn));
        numbering.play(AnyMove::parse(Game::Dvonn, "e3").expect("a move"));
        assert_eq!(numbering.label(), None);
        numbering.interrupt();
        assert_eq!(numbering.label().as_deref(), Some("1..."));
    }
}
