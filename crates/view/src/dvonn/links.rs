//! Links between stacks: the groups that a red piece keeps on the board, and the stacks that hold others there.

use basalt_rules::dvonn::{Board, Cell, CellSet, Phase, Position};

use super::state::{StackState, StackStates};
use crate::board;
use crate::geometry::{Layout, Point, RADIUS};
use crate::ink::Ink;
use crate::scene::{Dash, Item, Role, Shape};

/// The groups of linked stacks, each with at least one red piece, in the order of their first spaces.
pub(super) fn groups(board: &Board) -> Vec<CellSet> {
    let (occupied, mut left) = (board.occupied(), board.with_red());
    let mut groups = Vec::new();
    while let Some(red) = left.into_iter().next() {
        let group = CellSet::of(red).chains_within(occupied);
        left -= group;
        groups.push(group);
    }
    groups
}

/// The stacks that may move one day, and without which others have no link to red.
pub(super) fn holding(board: &Board, states: &StackStates) -> CellSet {
    let holds = |&cell: &Cell| {
        let others = board.occupied() - CellSet::of(cell);
        let may_leave = states.of_stack(cell) != Some(StackState::Still);
        may_leave && (board.with_red() & others).chains_within(others) != others
    };
    board.occupied().into_iter().filter(holds).collect()
}

/// The links of a position. There are none before the stacking phase, in which links begin to matter.
pub(super) fn items(position: &Position, states: &StackStates, layout: Layout) -> Vec<Item> {
    if position.phase() == Phase::Placing {
        return Vec::new();
    }
    let board = position.board();
    let mut items: Vec<Item> =
        groups(board).into_iter().map(|group| group_item(group, layout)).collect();
    items.extend(holding(board, states).into_iter().map(|cell| {
        // Inside the ring of the last move.
        let ring = Shape::Hexagon { at: Point::ORIGIN, radius: RADIUS - 7.4 };
        let ring = ring.drawn(Ink::Ember, 4.4).dashed(Dash::Dashed);
        Item::on(cell, layout, Role::Holding, vec![ring])
    }));
    items
}

/// A group: its spaces are tinted, and lines join neighbours.
fn group_item(group: CellSet, layout: Layout) -> Item {
    let tint = |cell: Cell| board::hexagon(layout.centre(cell)).filled(Ink::Link).faint(0.26);
    let mut marks: Vec<_> = group.into_iter().map(tint).collect();
    for cell in group {
        let next = CellSet::of(cell).neighbours() & group;
        marks.extend(next.into_iter().filter(|&next| next > cell).map(|next| {
            let ends: [Point; 2] = [cell, next].map(|cell| layout.centre(cell));
            Shape::line(ends).drawn(Ink::Link, 7.0)
        }));
    }
    Item::new(Role::Link, marks)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> (Vec<String>, String) {
        let position: Position = text.parse().expect("a position");
        let names = |cells: CellSet| {
            let mut names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
            names.sort();
            names.join(" ")
        };
        let mut groups: Vec<String> = groups(position.board()).into_iter().map(names).collect();
        groups.sort();
        (groups, names(holding(position.board(), &StackStates::of(&position))))
    }

    #[test]
    fn stacks_are_grouped_by_the_red_pieces_that_they_are_linked_to() {
        // a3 b3 and d3 e3 f3 lie apart; f2 is next to f3.
        let (groups, _) = found("9/10/rw1wrw5/5r4/9 w s");
        assert_eq!(groups, ["a3 b3", "d3 e3 f2 f3"]);
    }

    #[test]
    fn a_stack_holds_others_if_they_have_no_other_link_and_it_may_move() {
        // Without c3 the stack d3 has no link to b3, the only red piece of the row; a lone red piece never moves.
        let (_, holding) = found("9/10/1rwb7/10/3r1r3 w s");
        assert_eq!(holding, "c3");
        // Two ways lead from d3 to red: by c3, and by d4 and c4.
        let (_, holding) = found("9/1ww7/1rwb7/10/3r1r3 w s");
        assert_eq!(holding, "");
    }

    #[test]
    fn links_do_not_matter_before_all_pieces_are_placed() {
        let position: Position = "9/10/1r1rb2r2w/10/9 b p".parse().expect("a position");
        assert_eq!(items(&position, &StackStates::of(&position), Layout::default()), []);
    }
}
