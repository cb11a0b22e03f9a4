//! Turns that win at once, and turns that keep the opponent from one.

use basalt_rules::Color;
pub(crate) use basalt_rules::punct::PIECES_EACH;
use basalt_rules::punct::{Axis, Board, CENTRE, Cell, CellSet, Lie, Move, Variant};

/// The end of a game, seen by the player who made the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Won,
    Drawn,
    Lost,
}

/// The end of the game by the turn that led to this board; `None` if the game goes on (rules 9 and 10, which need no
/// history).
pub(crate) fn ending(board: &Board) -> Option<Ending> {
    let mover = board.to_move().other();
    if board.is_connected(mover) {
        return Some(Ending::Won);
    }
    if board.is_connected(mover.other()) {
        return Some(Ending::Lost);
    }
    let over = Color::ALL.into_iter().any(|color| board.is_all_placed(color));
    over.then(|| counted(board, mover))
}

/// The result of the centre count for a player.
fn counted(board: &Board, player: Color) -> Ending {
    if board.variant() == Variant::Basic {
        return Ending::Drawn;
    }
    match board.centre_count(player).cmp(&board.centre_count(player.other())) {
        std::cmp::Ordering::Greater => Ending::Won,
        std::cmp::Ordering::Equal => Ending::Drawn,
        std::cmp::Ordering::Less => Ending::Lost,
    }
}

/// The board after a turn.
#[inline]
pub(crate) fn played(board: &Board, mv: Move) -> Board {
    let mut after = *board;
    after.play_unchecked(mv);
    after
}

/// The spaces of a piece.
#[inline]
pub(crate) fn spaces(lie: Lie) -> CellSet {
    let [first, second, third] = lie.spaces();
    CellSet::of(first) | CellSet::of(second) | CellSet::of(third)
}

/// The spaces that the pieces of the player to move take up, by the space of the PÜNCT. Where several
/// have their PÜNCTs on one space, the highest counts, which alone can be free.
pub(crate) struct Pieces([CellSet; Cell::COUNT]);

impl Pieces {
    pub(crate) fn of(board: &Board) -> Self {
        let mut by_punct = [CellSet::EMPTY; Cell::COUNT];
        for piece in board.pieces().filter(|piece| piece.color == board.to_move()) {
            let punct = piece.lie.punct();
            if board.height(punct) == piece.level + 1 {
                by_punct[punct.index()] = spaces(piece.lie);
            }
        }
        Self(by_punct)
    }

    /// The spaces of the piece with its PÜNCT here.
    #[inline]
    pub(crate) fn at(&self, punct: Cell) -> CellSet {
        self.0[punct.index()]
    }
}

/// Maximum threats at first by which turns are excluded without trying them.
const SIEVES: usize = 8;

/// The defences of the player to move against the opponent's threats.
pub(crate) struct Defence {
    pieces: Pieces,
    sieves: Vec<CellSet>,
    /// Whether a placement is the player's last and ends the game.
    placing_ends: bool,
}

impl Defence {
    /// Against these turns of the opponent, which would all win.
    pub(crate) fn against(board: &Board, threats: &[Move]) -> Self {
        let passed = played(board, Move::Pass);
        let opponents = Pieces::of(&passed);
        let step = threats.len().div_ceil(SIEVES).max(1);
        let sieve = |&threat: &Move| supports(&passed, threat, &opponents);
        let sieves = threats.iter().step_by(step).map(sieve).collect();
        let placing_ends = board.placed(board.to_move()) + 1 == PIECES_EACH;
        Self { pieces: Pieces::of(board), sieves, placing_ends }
    }

    /// Whether a turn may stop all threats. It cannot stop a threat if it touches no space that the threat needs.
    #[inline]
    pub(crate) fn may_stop(&self, mv: Move) -> bool {
        match mv {
            Move::Place(_) if self.placing_ends => true,
            Move::Pass => true,
            Move::Place(_) | Move::Shift { .. } => {
                let touched = self.touched(mv);
                self.sieves.iter().all(|sieve| sieve.meets(touched))
            }
        }
    }

    /// Learns that on the board `after` a turn the opponent still has a winning one. If that needs
    /// nothing that the turn has touched, it is a threat against all others as well.
    pub(crate) fn learn(&mut self, mv: Move, after: &Board, win: Move) {
        let needed = supports(after, win, &Pieces::of(after));
        if !needed.meets(self.touched(mv)) {
            self.sieves.push(needed);
        }
    }

    /// The spaces that a turn changes.
    #[inline]
    fn touched(&self, mv: Move) -> CellSet {
        changed_by(mv, &self.pieces)
    }
}

/// The spaces that a turn of the owner of these pieces changes.
#[inline]
fn changed_by(mv: Move, pieces: &Pieces) -> CellSet {
    match mv {
        Move::Place(lie) => spaces(lie),
        Move::Shift { from, to } => spaces(to) | pieces.at(from),
        Move::Pass => CellSet::EMPTY,
    }
}

/// Spaces that guarantee the win of a turn while they stay unchanged: those that its piece leaves and occupies, and a
/// shortest chain that it completes. If it wins by the centre, the centre.
fn supports(board: &Board, mv: Move, pieces: &Pieces) -> CellSet {
    let visible = played(board, mv).visible(board.to_move());
    let chain = Axis::ALL.into_iter().find_map(|axis| shortest_chain(axis.sides(), visible));
    changed_by(mv, pieces) | chain.unwrap_or(CENTRE)
}

/// A shortest chain of these dots from one side to the other; `None` if there is none.
fn shortest_chain([near, far]: [CellSet; 2], dots: CellSet) -> Option<CellSet> {
    let mut layers = vec![near & dots];
    let mut known = near & dots;
    let mut last = known;
    while !last.meets(far) {
        last = last.neighbours() & (dots - known);
        if last.is_empty() {
            return None;
        }
        known |= last;
        layers.push(last);
    }
    let mut wanted = far;
    let mut chain = CellSet::EMPTY;
    for layer in layers.into_iter().rev() {
        let link = CellSet::of((layer & wanted).first()?);
        chain |= link;
        wanted = link.neighbours();
    }
    Some(chain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::testing::positions;
    use crate::punct::vision::Vision;

    #[test]
    fn no_turn_that_stops_all_threats_is_sifted_out() {
        let mut stopping = 0;
        for position in positions() {
            let mut winning = Vec::new();
            Vision::FULL.list_threats(position.board(), &mut winning);
            if winning.is_empty() {
                continue;
            }
            let mut defence = Defence::against(position.board(), &winning);
            for mv in position.legal_moves() {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let stops = after.outcome().is_none() && after.winning_moves().is_empty();
                assert!(!stops || defence.may_stop(mv), "{mv} in {position}");
                stopping += u32::from(stops);
                let win = after.outcome().is_none().then(|| after.board().find_winning_turn());
                if let Some(win) = win.flatten() {
                    defence.learn(mv, after.board(), win);
                }
            }
        }
        assert!(stopping > 100, "{stopping}");
    }

    #[test]
    fn endings_are_those_of_the_rules() {
        for position in positions() {
            for mv in position.legal_moves().into_iter().step_by(7) {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let expected = after.outcome().map(|outcome| match outcome {
                    basalt_rules::Outcome::Draw => Ending::Drawn,
                    basalt_rules::Outcome::Win(winner) if winner == position.to_move() => {
                        Ending::Won
                    }
                    basalt_rules::Outcome::Win(_) => Ending::Lost,
                });
                assert_eq!(ending(after.board()), expected, "{mv} in {position}");
            }
        }
    }
}
