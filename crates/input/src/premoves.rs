//! Premoves: moves that a person plans while the other player thinks.

use basalt_rules::{AnyMove, AnyPosition, Color};

/// Moves to be played as soon as it is the person's turn.
///
/// One move ahead can be planned; placements of DVONN queue up, since a placement rarely depends on the answer to the
/// one before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Premoves {
    moves: Vec<AnyMove>,
}

impl Premoves {
    /// The moves, in the order in which they will be made.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// Plans a move; one that is planned already is planned no longer.
    pub fn toggle(&mut self, mv: AnyMove) {
        if let Some(place) = self.moves.iter().position(|&other| other == mv) {
            self.moves.remove(place);
            return;
        }
        if !self.moves.iter().copied().chain([mv]).all(is_queued) {
            self.moves.clear();
        }
        self.moves.push(mv);
    }

    /// The first planned move that can be made in a position. What comes before it cannot be made, and is forgotten.
    pub fn next(&mut self, position: &AnyPosition) -> Option<AnyMove> {
        let can_be_made = |&mv: &AnyMove| position.clone().play(mv).is_ok();
        let found = self.moves.iter().position(can_be_made);
        let rest = self.moves.split_off(found.map_or(self.moves.len(), |place| place + 1));
        std::mem::replace(&mut self.moves, rest).pop().filter(|_| found.is_some())
    }
}

fn is_queued(mv: AnyMove) -> bool {
    mv.is_placement()
}

/// The board as a player plans on it: as if it were their turn. While DVONN is placed the board is the same for both,
/// and nothing is changed.
pub fn imagined(position: &AnyPosition, color: Color) -> AnyPosition {
    position.with_to_move(color)
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn position(game: Game, text: &str) -> AnyPosition {
        AnyPosition::parse(game, text).expect(text)
    }

    fn plan(game: Game, moves: &[&str]) -> Premoves {
        let mut plan = Premoves::default();
        for text in moves {
            plan.toggle(AnyMove::parse(game, text).expect(text));
        }
        plan
    }

    fn written(plan: &Premoves) -> String {
        plan.moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn placements_queue_up_and_moves_replace_one_another() {
        assert_eq!(written(&plan(Game::Dvonn, &["e3", "c3", "i3"])), "e3 c3 i3");
        assert_eq!(written(&plan(Game::Dvonn, &["e3", "c3", "i3", "c3"])), "e3 i3");
        assert_eq!(written(&plan(Game::Dvonn, &["a3b3", "c3d3"])), "c3d3");
        assert_eq!(written(&plan(Game::Dvonn, &["e3", "a3b3"])), "a3b3");
        assert_eq!(written(&plan(Game::Dvonn, &["a3b3", "e3"])), "e3");
        assert_eq!(written(&plan(Game::Punct, &["e6/d5e5", "h8/h9i9"])), "h8/h9i9");
        assert_eq!(written(&plan(Game::Dvonn, &["a3b3", "a3b3"])), "");
    }

    #[test]
    fn illegal_premoves_are_dropped_and_the_rest_waits() {
        let mut placed = AnyPosition::start(Game::Dvonn);
        for text in ["e3", "c3"] {
            placed.play(AnyMove::parse(Game::Dvonn, text).expect(text)).expect(text);
        }
        let mut queue = plan(Game::Dvonn, &["c3", "e3", "i3", "a1", "k5"]);
        assert_eq!(queue.next(&placed).map(|mv| mv.to_string()).as_deref(), Some("i3"));
        assert_eq!(written(&queue), "a1 k5");
        let mut hopeless = plan(Game::Dvonn, &["c3", "e3"]);
        assert_eq!(hopeless.next(&placed), None);
        assert_eq!(hopeless, Premoves::default());
    }

    #[test]
    fn a_move_is_planned_as_if_it_were_the_players_turn() {
        let stacking = position(Game::Dvonn, "9/1r8/wrrb7/10/9 w s");
        let planned = imagined(&stacking, Color::Black);
        assert_eq!(planned.to_move(), Color::Black);
        assert!(planned.read_move("d3c3").is_ok());
        let punct = position(Game::Punct, "w:e6/d5e5,e9/d8e8 b:h8/h9i9 w 1 pass");
        let planned = imagined(&punct, Color::Black);
        assert_eq!(planned.to_string(), "w:e6/d5e5,e9/d8e8 b:h8/h9i9 b 1");
        assert_eq!(imagined(&stacking, Color::White), stacking);
    }

    #[test]
    fn while_dvonn_is_placed_nothing_is_imagined() {
        let start = AnyPosition::start(Game::Dvonn);
        assert_eq!(imagined(&start, Color::Black), start);
    }
}
