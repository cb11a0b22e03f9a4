//! The moves of the game so far, to be taken back or written down.

use basalt_rules::record::{Record, Termination};
use basalt_rules::{AnyMove, AnyPosition, ByColor};

/// A game from its start to where it stands.
pub(super) struct History {
    start: AnyPosition,
    plies: Vec<Ply>,
    position: AnyPosition,
}

struct Ply {
    before: AnyPosition,
    mv: AnyMove,
    /// Whether a person made it, and could want to make another instead.
    chosen: bool,
}

impl History {
    /// A game without moves.
    pub(super) fn new(start: AnyPosition) -> Self {
        Self { position: start.clone(), start, plies: Vec::new() }
    }

    /// Where the game started.
    pub(super) fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// Where it stands.
    pub(super) fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The moves.
    pub(super) fn moves(&self) -> impl Iterator<Item = AnyMove> {
        self.plies.iter().map(|ply| ply.mv)
    }

    /// The last move.
    pub(super) fn last(&self) -> Option<AnyMove> {
        self.plies.last().map(|ply| ply.mv)
    }

    /// Plays a legal move, `chosen` by a person or not.
    pub(super) fn play(&mut self, mv: AnyMove, chosen: bool) {
        let before = self.position.clone();
        self.position.play(mv).expect("a legal move can be played");
        self.plies.push(Ply { before, mv, chosen });
    }

    /// Takes back the last move that a person has chosen and all that followed it, and says how
    /// many that were; none if there is no such move.
    pub(super) fn undo(&mut self) -> Option<u64> {
        let chosen = self.plies.iter().rposition(|ply| ply.chosen)?;
        let count = self.plies.len() - chosen;
        self.position.clone_from(&self.plies[chosen].before);
        self.plies.truncate(chosen);
        Some(count as u64)
    }

    /// The game as it is written down, with the names of those who have one.
    pub(super) fn record(&self, names: ByColor<Option<&str>>) -> Record {
        let mut record = Record::new(self.start.clone());
        for (tag, name) in [("White", names.white), ("Black", names.black)] {
            if let Some(name) = name {
                record.tags.set(tag, name).expect("a tag like any other");
            }
        }
        record.line = self.moves().collect();
        record.set_termination(Termination::Unterminated);
        record.settle();
        record
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn history(moves: &[(&str, bool)]) -> History {
        let mut history = History::new(AnyPosition::start(Game::Dvonn));
        for &(text, chosen) in moves {
            let mv = history.position().read_move(text).expect(text);
            history.play(mv, chosen);
        }
        history
    }

    #[test]
    fn a_choice_is_taken_back_with_what_followed() {
        let mut game = history(&[("e3", true), ("c3", false), ("g3", true), ("a1", false)]);
        assert_eq!(game.undo(), Some(2));
        assert_eq!(game.position(), history(&[("e3", true), ("c3", false)]).position());
        assert_eq!((game.undo(), game.undo()), (Some(2), None));
        assert_eq!(game.position(), game.start());
    }

    #[test]
    fn what_nobody_has_chosen_stays() {
        let mut game = history(&[("e3", false), ("c3", true)]);
        assert_eq!((game.undo(), game.undo()), (Some(1), None));
        assert_eq!(game.moves().count(), 1);
    }
}
