//! The line of moves that every running game is built on.

use basalt_rules::{AnyMove, AnyPosition, Color, MoveError, Outcome};

/// A move as a running game keeps it, with whatever that game notes beside it.
pub trait HasMove {
    /// The move.
    fn mv(&self) -> AnyMove;
}

impl HasMove for AnyMove {
    fn mv(&self) -> AnyMove {
        *self
    }
}

/// A game from its first position to its latest: legal plies, of which only the last can be added or removed.
///
/// Every running game holds one: on one device, online, in the terminal, in a match between engines. It keeps the first
/// and the latest position only, so that a server can hold many games; [`positions`](Self::positions) computes the
/// others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<P = AnyMove> {
    start: AnyPosition,
    plies: Vec<P>,
    latest: AnyPosition,
}

impl<P: HasMove> History<P> {
    /// A game without moves.
    pub fn new(start: AnyPosition) -> Self {
        Self { latest: start.clone(), start, plies: Vec::new() }
    }

    /// The first position.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The plies from the first to the last.
    pub fn plies(&self) -> &[P] {
        &self.plies
    }

    /// The moves from the first to the last.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = AnyMove> + ExactSizeIterator {
        self.plies.iter().map(HasMove::mv)
    }

    /// The position after the last ply.
    pub fn latest(&self) -> &AnyPosition {
        &self.latest
    }

    /// Every position from the first to the latest: one more than there are plies.
    pub fn positions(&self) -> impl Iterator<Item = AnyPosition> {
        let after = |position: &mut AnyPosition, mv: Option<AnyMove>| {
            if let Some(mv) = mv {
                position.play(mv).expect("a ply of the history is legal");
            }
            Some(position.clone())
        };
        std::iter::once(None).chain(self.moves().map(Some)).scan(self.start.clone(), after)
    }

    /// The position after the first `plies` plies, or after the last.
    pub fn position_after(&self, plies: usize) -> AnyPosition {
        let mut position = self.start.clone();
        for mv in self.moves().take(plies) {
            position.play(mv).expect("a ply of the history is legal");
        }
        position
    }

    /// The player to move. When the game is over: whose turn it would be.
    pub fn to_move(&self) -> Color {
        self.latest.to_move()
    }

    /// The result on the board; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.latest.outcome()
    }

    /// Adds a ply, or refuses an illegal move and changes nothing.
    pub fn push(&mut self, ply: P) -> Result<(), MoveError> {
        self.latest.play(ply.mv())?;
        self.plies.push(ply);
        Ok(())
    }

    /// Plays forced moves (see [`AnyPosition::forced_move`]) until a player has a choice or the game is over, and
    /// returns how many there were. `ply` makes the ply of a player's move.
    pub fn push_forced(&mut self, mut ply: impl FnMut(Color, AnyMove) -> P) -> usize {
        let first = self.plies.len();
        while let Some(mv) = self.latest.forced_move() {
            self.push(ply(self.to_move(), mv)).expect("a forced move is legal");
        }
        self.plies.len() - first
    }

    /// Removes all but the first `plies` plies, and returns what it removed.
    pub fn truncate(&mut self, plies: usize) -> Vec<P> {
        if plies >= self.plies.len() {
            return Vec::new();
        }
        self.latest = self.position_after(plies);
        self.plies.split_off(plies)
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn dvonn(start: &str, moves: &[&str]) -> History {
        let start = AnyPosition::parse(Game::Dvonn, start).expect(start);
        let mut history = History::new(start);
        for text in moves {
            let mv = history.latest().read_move(text).expect(text);
            history.push(mv).expect("legal");
        }
        history
    }

    const EMPTY: &str = "9/10/11/10/9 w p";

    #[test]
    fn positions_are_those_between_the_moves() {
        let history = dvonn(EMPTY, &["e3", "c3", "g3"]);
        let positions: Vec<AnyPosition> = history.positions().collect();
        let expected =
            [0, 1, 2, 3].map(|plies| dvonn(EMPTY, &["e3", "c3", "g3"][..plies]).latest().clone());
        assert_eq!(positions, expected);
        assert_eq!([0, 1, 2, 3].map(|plies| history.position_after(plies)), expected);
        assert_eq!(history.position_after(9), expected[3]);
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut history = dvonn(EMPTY, &["e3"]);
        let before = history.clone();
        assert!(history.push(history.plies()[0]).is_err(), "e3 is taken");
        assert_eq!(history, before);
    }

    #[test]
    fn the_end_is_taken_off() {
        let mut history = dvonn(EMPTY, &["e3", "c3", "g3"]);
        let removed = history.truncate(1);
        assert_eq!(history, dvonn(EMPTY, &["e3"]));
        assert_eq!(removed.iter().map(ToString::to_string).collect::<Vec<_>>(), ["c3", "g3"]);
        assert_eq!(history.truncate(7), []);
    }

    #[test]
    fn forced_moves_are_played_until_somebody_has_a_choice() {
        // Black's stack of two would have to land two spaces away, which are empty.
        let mut history = dvonn("9/10/rrrw7/3(bb)6/9 b s", &[]);
        let mut players = Vec::new();
        let count = history.push_forced(|player, mv| {
            players.push(player);
            mv
        });
        assert_eq!((count, players), (1, vec![Color::Black]));
        assert_eq!((history.to_move(), history.outcome()), (Color::White, None));
    }
}
