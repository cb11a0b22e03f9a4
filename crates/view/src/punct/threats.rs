//! Threats: turns that would win at once.

use basalt_rules::punct::{Cell, Lie, Move, Piece, Position};

use super::landing_level;
use super::piece::Body;
use crate::geometry::Layout;
use crate::ink::Ink;
use crate::scene::{Dash, Item, Role, Shape};

/// The maximum number of threats drawn. More would hide the board.
const MAX_DRAWN: usize = 5;

/// The opponent's threats: turns that would win if it were the opponent's turn. There can be hundreds.
pub fn threats(position: &Position) -> Vec<Move> {
    let mut turns = Vec::new();
    if position.outcome().is_none() {
        let mut passed = *position.board();
        passed.play_unchecked(Move::Pass);
        passed.list_winning_turns(&mut turns);
    }
    turns
}

/// Outlines of a few threats that differ most, each with its path.
pub(super) fn items(position: &Position, layout: Layout, threats: &[Move]) -> Vec<Item> {
    let differing = differing(threats);
    differing.into_iter().map(|(mv, to)| item(position, layout, mv, to)).collect()
}

/// Picks threats that differ: the first one, then always the one with the most spaces that no earlier one has.
fn differing(threats: &[Move]) -> Vec<(Move, Lie)> {
    let mut left: Vec<(Move, Lie)> = threats.iter().filter_map(|&mv| Some((mv, to(mv)?))).collect();
    let mut chosen: Vec<(Move, Lie)> = Vec::new();
    while chosen.len() < MAX_DRAWN {
        let is_new = |space: &Cell| chosen.iter().all(|(_, lie)| !lie.spaces().contains(space));
        let news = |lie: Lie| lie.spaces().iter().filter(|space| is_new(space)).count();
        let best = (0..left.len()).rev().max_by_key(|&number| news(left[number].1));
        let Some(best) = best.filter(|&number| news(left[number].1) > 0) else { break };
        chosen.push(left.swap_remove(best));
    }
    chosen
}

fn to(mv: Move) -> Option<Lie> {
    if let Move::Place(to) | Move::Shift { to, .. } = mv { Some(to) } else { None }
}

fn item(position: &Position, layout: Layout, mv: Move, lie: Lie) -> Item {
    let level = landing_level(position, mv);
    let color = position.to_move().other();
    let mut marks = Body::new(Piece { level, color, lie }, layout).outline(Ink::Ember);
    if let Move::Shift { from, .. } = mv {
        let way = layout.centre(from) - layout.centre(lie.punct());
        marks.push(
            Shape::line([way, crate::Point::ORIGIN]).drawn(Ink::Ember, 3.0).dashed(Dash::Dashed),
        );
        marks.push(Shape::circle(way, 12.0).drawn(Ink::Ember, 3.0));
    }
    Item::on(lie.punct(), layout, Role::Threat, marks)
}

#[cfg(test)]
mod tests {
    use basalt_testkit::punct::basic_position;

    use super::*;

    /// White wins with a piece between i8 and k9.
    const GAP: &str = "w:b4/a4c5,d5/e6f6,g7/h7i8,l9/k9m10,n10/o11p11,q12/p12q13 b:c1/b1d1 b 0";

    #[test]
    fn threats_are_the_turns_that_would_win_if_the_turn_were_passed_on() {
        let found = threats(&basic_position(GAP));
        let passed = basic_position(&GAP.replace("b 0", "w 0"));
        assert_eq!(found, passed.winning_moves());
        assert!(!found.is_empty());
        assert_eq!(threats(&passed), []);
    }

    #[test]
    fn a_few_that_differ_stand_for_all() {
        let all = threats(&basic_position(GAP));
        let drawn = items(&basic_position(GAP), Layout::default(), &all);
        assert!(all.len() > drawn.len() && drawn.len() <= MAX_DRAWN && drawn.len() > 1);
        for (number, item) in drawn.iter().enumerate() {
            assert!(!drawn[..number].contains(item));
        }
        assert_eq!(items(&basic_position(GAP), Layout::default(), &all[..1]).len(), 1);
    }
}
