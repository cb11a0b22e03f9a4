//! Positions in the 50 characters of CodeCup's state text.

use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, Phase, Piece, Position, Stack};

/// The digits, each worth its place.
const DIGITS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// The state text of a position; none if a stack is too high for its digit.
///
/// The first digit is 2 · phase + player (a finished game is phase 2), then comes one for each
/// space, row by row from a1.
pub(crate) fn state(position: &Position) -> Option<String> {
    let phase = match position.phase() {
        Phase::Placing => 0,
        Phase::Stacking if position.is_over() => 2,
        Phase::Stacking => 1,
    };
    let player = usize::from(position.to_move() == Color::Black);
    let spaces = Cell::ALL.into_iter().map(|cell| value(position.stack(cell)));
    std::iter::once(2 * phase + player).chain(spaces).map(digit).collect()
}

/// 0 for an empty space, 1 for a lone red piece, else 4 · height + 2 · (holds red) + owner - 2.
fn value(stack: Stack) -> usize {
    let holds_red = usize::from(stack.count(Piece::Red) > 0);
    match stack.owner() {
        None => usize::from(!stack.is_empty()),
        Some(owner) => 4 * stack.height() + 2 * holds_red + usize::from(owner == Color::Black) - 2,
    }
}

fn digit(value: usize) -> Option<char> {
    DIGITS.get(value).copied().map(char::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state_of(text: &str) -> Option<String> {
        state(&text.parse().expect("a position"))
    }

    #[test]
    fn each_kind_of_space_has_its_digit() {
        // c5 = (rrw), d5 = b; all else is empty but for a lone red piece on e5.
        let text = state_of("(rrw)br6/10/11/10/9 w s").expect("low stacks");
        let (empty, row) = text[1..].split_at(40);
        assert!(text.starts_with('C') && empty.chars().all(|c| c == 'A'));
        assert_eq!(row, "MDBAAAAAA");
    }

    #[test]
    fn phase_and_player_come_first() {
        assert_eq!(state_of("9/10/11/10/9 w p"), Some("A".repeat(50)));
        assert_eq!(state_of("rrr6/10/11/10/9 b s").expect("over")[..1], *"F");
    }

    #[test]
    fn a_stack_of_sixteen_has_no_digit() {
        let tower = |height: usize| format!("(rrr{})8/10/11/10/9 w s", "w".repeat(height - 3));
        assert!(state_of(&tower(15)).is_some_and(|text| text.contains('8')));
        assert_eq!(state_of(&tower(16)), None);
    }
}
