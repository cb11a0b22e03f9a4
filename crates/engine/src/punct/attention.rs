//! How conspicuous turns of PÜNCT are to a person.

use basalt_rules::punct::{Board, Cell, CellSet, Lie, Move};

use super::threats::{Pieces, spaces};
use crate::attention::{Impression, ORDINARY, feature};

/// A turn, by the distance of its nearest space to the opponent's last piece: the eye is still there. The last entry
/// stands for all greater distances.
const FROM_LAST_TURN: [u64; 8] = [36, 36, 30, 22, 16, 12, 10, 8];

/// A turn that continues a chain of one's own, with a space next to one's own dots.
const NEXT_TO_OWN: u64 = 26;

/// A turn that stands in an opponent's way, with a space next to the opponent's dots.
const NEXT_TO_OPPOSING: u64 = 20;

/// A turn with all three spaces at the edge.
const ON_EDGE: u64 = 11;

/// Steps from the centre of the board to its edge.
const RADIUS: usize = 8;

/// A piece, by the sixths of a turn between it and the piece as it lies in the reserve: turning it in one's mind takes
/// an effort.
const TURNED: [u64; 6] = [20, 17, 14, 12, 14, 17];

/// A move of a piece on the board, by how far its PÜNCT goes: a person thinks of placing first. The last entry stands
/// for all greater lengths.
const MOVE: [u64; 6] = [8, 12, 9, 7, 6, 5];

/// A move onto other pieces or down from them, beside what its length says.
const JUMP: u64 = 12;

/// Where the eye of a player goes: a feature of each space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Focus([u8; Cell::COUNT]);

impl Focus {
    /// The focus of a player who overlooks nothing.
    pub(crate) const NONE: Self = Self([ORDINARY as u8; Cell::COUNT]);

    /// The focus after the opponent's last turn, if it is known.
    pub(crate) fn after(last: Option<Move>) -> Self {
        let last = match last {
            Some(Move::Place(lie) | Move::Shift { to: lie, .. }) => Some(lie.spaces()),
            Some(Move::Pass) | None => None,
        };
        Self(Cell::ALL.map(|cell| {
            let distance = last.iter().flatten().map(|space| space.distance(cell)).min();
            let near = distance.map_or(ORDINARY, |distance| feature(&FROM_LAST_TURN, distance));
            let edge = if is_edge(cell) { ON_EDGE } else { ORDINARY };
            (near * edge / ORDINARY) as u8
        }))
    }

    /// The feature of a turn that ends here: that of its most conspicuous space.
    fn at(&self, lie: Lie) -> u64 {
        lie.spaces().map(|space| self.0[space.index()].into()).into_iter().fold(0, u64::max)
    }
}

fn is_edge(cell: Cell) -> bool {
    Cell::at(0, 0).is_some_and(|centre| centre.distance(cell) == RADIUS)
}

/// A board as the player to move looks at it.
pub(crate) struct View<'a> {
    board: &'a Board,
    focus: &'a Focus,
    pieces: Pieces,
    next_to_own: CellSet,
    next_to_opposing: CellSet,
}

impl<'a> View<'a> {
    pub(crate) fn new(board: &'a Board, focus: &'a Focus) -> Self {
        let player = board.to_move();
        let next_to = |color| board.visible(color).neighbours();
        let (next_to_own, next_to_opposing) = (next_to(player), next_to(player.other()));
        Self { board, focus, pieces: Pieces::of(board), next_to_own, next_to_opposing }
    }

    /// Whether a turn leads onto other pieces, over them as a bridge, or down from them.
    pub(crate) fn is_jump(&self, mv: Move) -> bool {
        match mv {
            Move::Shift { from, to } => {
                let others = self.board.occupied() - self.pieces.at(from);
                self.board.height(from) > 1 || spaces(to).meets(others)
            }
            Move::Place(_) | Move::Pass => false,
        }
    }

    /// The impression of a turn.
    pub(crate) fn impression(&self, mv: Move) -> Impression {
        let (lie, moved) = match mv {
            Move::Place(lie) => (lie, ORDINARY),
            Move::Shift { from, to } => (to, feature(&MOVE, from.distance(to.punct()))),
            Move::Pass => return Impression::new(0, &[]),
        };
        let covered = spaces(lie);
        let if_any = |set: CellSet, is| if covered.meets(set) { is } else { ORDINARY };
        let around = covered.neighbours() & self.board.occupied();
        Impression::new(
            number(mv) << 8 | around.len() as u64,
            &[
                self.focus.at(lie),
                if_any(self.next_to_own, NEXT_TO_OWN),
                if_any(self.next_to_opposing, NEXT_TO_OPPOSING),
                feature(&TURNED, lie.shape().turn()),
                moved,
                if self.is_jump(mv) { JUMP } else { ORDINARY },
            ],
        )
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

#[cfg(test)]
mod tests {
    use basalt_rules::punct::{MoveList, PieceKind, Position, Shape, Variant};

    use super::*;
    use crate::punct::testing::positions;

    /// The mean conspicuousness of the turns of a board that are of a kind.
    fn mean(view: &View<'_>, turns: &MoveList, is_kind: impl Fn(Move) -> bool) -> u64 {
        let seen = turns.iter().filter(|&&mv| is_kind(mv)).map(|&mv| view.impression(mv));
        let seen: Vec<u64> = seen.map(|impression| impression.conspicuousness).collect();
        assert!(seen.len() > 10, "{} turns", seen.len());
        seen.iter().sum::<u64>() / seen.len() as u64
    }

    fn covers(mv: Move, is_covered: impl Fn(Cell) -> bool) -> bool {
        matches!(mv, Move::Place(lie) if lie.spaces().into_iter().all(is_covered))
    }

    #[test]
    fn the_eye_is_near_the_last_piece() {
        let last = "k10/k11l11".parse().expect("a turn");
        let Move::Place(piece) = last else { panic!("a placement") };
        let focus = Focus::after(Some(last));
        let position = Position::start(Variant::Standard);
        let (view, turns) = (View::new(position.board(), &focus), position.legal_moves());
        let within = |most| {
            let near = move |cell: Cell| cell.distance(piece.punct()) <= most;
            mean(&view, &turns, move |mv| covers(mv, near))
        };
        assert!([3, 5, 9].map(within).is_sorted_by(|near, far| near > far));
        assert!(FROM_LAST_TURN.is_sorted_by(|near, far| near >= far));
    }

    #[test]
    fn chains_are_seen_before_empty_regions_and_these_before_the_edge() {
        let position = &positions()[8];
        let (focus, turns) = (Focus::after(None), position.legal_moves());
        let view = View::new(position.board(), &focus);
        let chain = mean(&view, &turns, |mv| covers(mv, |cell| view.next_to_own.contains(cell)));
        let all = mean(&view, &turns, |mv| covers(mv, |_| true));
        let edge = mean(&view, &turns, |mv| covers(mv, is_edge));
        assert!(chain > all && all > edge, "{chain} {all} {edge}");
    }

    #[test]
    fn placements_are_seen_before_moves_and_these_before_jumps() {
        let position = &positions()[30];
        let turns = position.legal_moves();
        let view = View::new(position.board(), &Focus::NONE);
        let placement = mean(&view, &turns, |mv| covers(mv, |_| true));
        let is_shift = |mv| matches!(mv, Move::Shift { .. });
        let moved = mean(&view, &turns, |mv| is_shift(mv) && !view.is_jump(mv));
        let jump = mean(&view, &turns, |mv| view.is_jump(mv));
        assert!(placement > moved && moved > jump, "{placement} {moved} {jump}");
        assert!(MOVE[1..].is_sorted_by(|short, long| short > long));
    }

    #[test]
    fn a_turned_piece_is_overlooked_more_easily() {
        let position = Position::start(Variant::Standard);
        let view = View::new(position.board(), &Focus::NONE);
        let Some(punct) = Cell::at(4, 0) else { panic!("a space") };
        let seen = |turn| {
            let lie = Lie::new(punct, Shape::new(PieceKind::T, turn)).expect("it fits");
            view.impression(Move::Place(lie)).conspicuousness
        };
        assert!((1..6).all(|turn| seen(turn) < seen(0)) && seen(3) < seen(1));
    }
}
