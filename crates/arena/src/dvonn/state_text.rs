//! The text by which CodeCup players of DVONN are told a position (docs/matches.md).

use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, Phase, Piece, Position, Stack};

/// The digits of its numbers, 0 to 61.
const DIGITS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// A lone red piece; other stacks have numbers above.
const LONE_RED: usize = 1;

/// The text of a position; `None` if a stack is higher than 15.
pub(super) fn state_text(position: &Position) -> Option<String> {
    let stacks = Cell::ALL.into_iter().map(|cell| stack_number(position.stack(cell)));
    std::iter::once(turn_number(position)).chain(stacks).map(digit).collect()
}

fn digit(number: usize) -> Option<char> {
    DIGITS.get(number).map(|&digit| char::from(digit))
}

fn turn_number(position: &Position) -> usize {
    let phase = match position.phase() {
        Phase::Placing => 0,
        Phase::Stacking if position.is_over() => 2,
        Phase::Stacking => 1,
    };
    2 * phase + color_number(position.to_move())
}

fn stack_number(stack: Stack) -> usize {
    match stack.owner() {
        None if stack.is_empty() => 0,
        None => LONE_RED,
        Some(owner) => {
            let red = usize::from(stack.count(Piece::Red) > 0);
            4 * stack.height() + 2 * red + color_number(owner) - 2
        }
    }
}

fn color_number(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(position: &str) -> Option<String> {
        state_text(&position.parse().expect(position))
    }

    #[test]
    fn an_empty_board_is_all_nothing() {
        assert_eq!(text("9/10/11/10/9 w p"), Some("A".repeat(50)));
    }

    /// Numbers by the formula: white 2, black 3, a white pair with red 4·2 + 2 - 2 = 8, a black
    /// triple 4·3 + 1 - 2 = 11.
    #[test]
    fn stacks_stand_row_by_row_from_a1() {
        let expected = ["D", "CDILBBAAA", "C", &"A".repeat(39)].concat();
        assert_eq!(text("9/10/11/w9/wb(rw)(bwb)rr3 b s"), Some(expected));
    }

    #[test]
    fn towers_above_15_have_no_text() {
        let tower = |height: usize| format!("9/10/11/10/rr(r{})6 w s", "w".repeat(height - 1));
        assert!(text(&tower(15)).is_some());
        assert_eq!(text(&tower(16)), None);
    }
}
