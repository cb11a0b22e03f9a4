//! Finds the turns that win at once, with sets instead of trying each turn.
//!
//! The three dots of a piece are connected. So a piece that lands connects two sides if, together with the
//! mover's other visible dots, it reaches both: it lies on the side itself, on a dot of a chain from that side, or next
//! to one.

use super::board::{Board, PIECES_EACH, Variant, connects};
use super::cell::Cell;
use super::cell_set::CellSet;
use super::geometry::Axis;
use super::landing::{ReservePlacements, visit_free_pieces};
use super::moves::{Move, MoveList};
use super::shape::{Lie, PieceKind, Shape};
use super::turns::{lies, without_staying};

impl Board {
    /// Adds every turn after which the player to move has won to `turns`. A pass, of whose past a
    /// board knows nothing, is not among them.
    pub fn list_winning_turns(&self, turns: &mut MoveList) {
        let gaps = gaps(self.visible(self.to_move()));
        for (shape, anchors) in self.winning_placements(&gaps) {
            turns.extend(lies(shape, anchors).map(Move::Place));
        }
        // Lifting a piece shows no dots that were not the mover's before, so it brings no gap about.
        if !gaps.is_empty() {
            self.visit_winning_shifts(&gaps, |from, shape, anchors| {
                turns.extend(lies(shape, anchors).map(|to| Move::Shift { from, to }));
            });
        }
    }

    /// Some turn that [`list_winning_turns`](Self::list_winning_turns) would add, if there is one: known
    /// sooner, since moves are looked at only if no placement wins.
    pub fn find_winning_turn(&self) -> Option<Move> {
        let first = |(shape, anchors)| lies(shape, anchors).next().map(Move::Place);
        // Then every placement wins, and no chains need be looked at.
        if self.wins_by_last_piece()
            && let Some(placement) = self.winning_placements(&[]).find_map(first)
        {
            return Some(placement);
        }
        let gaps = gaps(self.visible(self.to_move()));
        if gaps.is_empty() {
            return None;
        }
        let placement = self.winning_placements(&gaps).find_map(first);
        if placement.is_some() {
            return placement;
        }
        let mut found = None;
        self.visit_winning_shifts(&gaps, |from, shape, anchors| {
            if found.is_none() {
                found = lies(shape, anchors).next().map(|to| Move::Shift { from, to });
            }
        });
        found
    }

    /// Each shape that can be placed, and the anchors at which it wins.
    fn winning_placements(
        &self,
        gaps: &[[SideReach; 2]],
    ) -> impl Iterator<Item = (Shape, CellSet)> {
        let all_win = self.wins_by_last_piece();
        let can_win = all_win || !gaps.is_empty();
        let placements = can_win.then(|| ReservePlacements::new(self.open()));
        let in_reserve = |kind: &PieceKind| self.reserve(self.to_move(), *kind) > 0;
        let shapes = PieceKind::ALL.into_iter().filter(in_reserve).flat_map(PieceKind::shapes);
        placements.into_iter().flat_map(move |placements| {
            shapes.clone().map(move |shape| {
                let anchors = placements.anchors(shape);
                (shape, if all_win { anchors } else { anchors & closing(shape, gaps) })
            })
        })
    }

    /// Whether the next placement is the player's last and wins by the centre count (rule 10). It
    /// does not touch the centre itself, so the count is known.
    fn wins_by_last_piece(&self) -> bool {
        let color = self.to_move();
        self.variant() == Variant::Standard
            && self.placed(color) + 1 == PIECES_EACH
            && self.centre_count(color) > self.centre_count(color.other())
    }

    /// Tells of each free piece that may win, where its PÜNCT lies, and of each shape that it can turn to,
    /// the anchors at which it does. `gaps` are those of all visible dots.
    fn visit_winning_shifts(
        &self,
        gaps: &[[SideReach; 2]],
        mut visit: impl FnMut(Cell, Shape, CellSet),
    ) {
        let is_connected = self.is_connected(self.to_move());
        visit_free_pieces(self, |lie, anchors| {
            // Lifting a piece makes the shores smaller. So one that could not win with all dots in
            // their places cannot without its own.
            let shapes = || lie.shape().kind().shapes().zip(anchors);
            let closes = |(shape, &anchors): (Shape, &CellSet)| {
                without_staying(lie, shape, anchors).meets(closing(shape, gaps))
            };
            if is_connected || shapes().any(closes) {
                self.visit_wins_of(lie, shapes(), &mut visit);
            }
        });
    }

    /// The same for one piece that can be moved to these anchors.
    fn visit_wins_of<'a>(
        &self,
        lie: Lie,
        shapes: impl Iterator<Item = (Shape, &'a CellSet)>,
        visit: &mut impl FnMut(Cell, Shape, CellSet),
    ) {
        let visible = self.visible_without(lie.punct());
        let all_win = Axis::ALL.into_iter().any(|axis| connects(visible, axis));
        let gaps = gaps(visible);
        for (shape, &anchors) in shapes {
            let anchors = without_staying(lie, shape, anchors);
            let winning = if all_win { anchors } else { anchors & closing(shape, &gaps) };
            visit(lie.punct(), shape, winning);
        }
    }

    /// The dots that the player to move shows when the free piece with its PÜNCT on `punct` is lifted.
    fn visible_without(&self, punct: Cell) -> CellSet {
        let mut visible = self.visible(self.to_move());
        let Some(id) = self.top(punct) else { return visible };
        let piece = *self.piece(id);
        for space in piece.lie.spaces() {
            if Self::under(piece, space).is_none_or(|below| below.color() != id.color()) {
                visible -= CellSet::of(space);
            }
        }
        visible
    }
}

/// The spaces from which a dot reaches a side: at it, on a chain from it, or next to that chain.
struct SideReach {
    spaces: CellSet,
    seen: [CellSet; 6],
}

impl SideReach {
    fn new(side: CellSet, dots: CellSet) -> Self {
        let chains = side.chains_within(dots);
        let spaces = side | chains | chains.neighbours();
        Self { spaces, seen: spaces.seen() }
    }

    /// The anchors at which a shape with these arms has a dot on the shore.
    fn reached_by(&self, [first, second]: [usize; 2]) -> CellSet {
        self.spaces | self.seen[first] | self.seen[second]
    }

    /// The anchors at which any shape could.
    fn near(&self) -> CellSet {
        self.seen.into_iter().fold(self.spaces, |near, one| near | one)
    }
}

/// The shores of each pair of sides, where one piece could reach both.
fn gaps(dots: CellSet) -> Vec<[SideReach; 2]> {
    Axis::ALL
        .map(|axis| axis.sides().map(|side| SideReach::new(side, dots)))
        .into_iter()
        .filter(|[one, other]| one.near().meets(other.near()))
        .collect()
}

/// The anchors at which a shape reaches both shores of some gap.
fn closing(shape: Shape, gaps: &[[SideReach; 2]]) -> CellSet {
    let arms = shape.arms().directions;
    gaps.iter().fold(CellSet::EMPTY, |closing, [one, other]| {
        closing | one.reached_by(arms) & other.reached_by(arms)
    })
}
