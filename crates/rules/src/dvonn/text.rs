//! Positions as one line of text (docs/notation.md).

use std::fmt;

use super::cell::Cell;
use super::position::Position;
use super::setup::{Phase, Setup, SetupError};
use super::stack::{Piece, Stack};
use crate::color::Color;
use crate::notation::quote;
use crate::sentence::{sentence_union, sentences};

sentences! {
    /// Why a text is not the text of an arrangement.
    pub enum PositionTextError {
        Fields { found: usize } = "position-fields": "expected a board, the player to move (w or b) and the phase (p or s), found {found} words";
        Rows { found: usize } = "position-rows": "expected 5 rows separated by “/”, found {found}";
        RowLength { row: u8, expected: usize, found: usize } = "position-row-length": "row {row} has {expected} spaces, found {found}";
        Symbol { found: String, row: u8 } = "position-symbol": "expected w, b, r, a number of empty spaces or “(” in row {row}, found “{found}”";
        Bracket { found: String, row: u8 } = "position-bracket": "expected a stack such as (rwb) in row {row}, found “{found}”";
        Player { found: String } = "position-player": "expected w or b for the player to move, found “{found}”";
        PhaseLetter { found: String } = "position-phase": "expected p for placing or s for stacking, found “{found}”";
    }
}

sentence_union! {
    /// Why a text is not the text of a position.
    pub enum PositionError { Text(PositionTextError), Setup(SetupError) }
}

impl std::str::FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Ok(text.parse::<Setup>()?.position()?)
    }
}

impl std::str::FromStr for Setup {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Self, PositionTextError> {
        let mut words = text.split_ascii_whitespace();
        let (Some(board), Some(player), Some(phase), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            let found = text.split_ascii_whitespace().count();
            return Err(PositionTextError::Fields { found });
        };
        let mut setup = Self::empty(read_player(player)?, read_phase(phase)?);
        let found = board.split('/').count();
        if found != 5 {
            return Err(PositionTextError::Rows { found });
        }
        for (row, text) in (1..=5).rev().zip(board.split('/')) {
            for (cell, stack) in cells_of_row(row).zip(read_row(row, text)?) {
                setup[cell] = stack;
            }
        }
        Ok(setup)
    }
}

fn read_player(text: &str) -> Result<Color, PositionTextError> {
    single_char(text)
        .and_then(Color::from_letter)
        .ok_or_else(|| PositionTextError::Player { found: quote(text) })
}

fn read_phase(text: &str) -> Result<Phase, PositionTextError> {
    match text {
        "p" | "P" => Ok(Phase::Placing),
        "s" | "S" => Ok(Phase::Stacking),
        _ => Err(PositionTextError::PhaseLetter { found: quote(text) }),
    }
}

fn single_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn cells_of_row(row: u8) -> impl Iterator<Item = Cell> {
    Cell::ALL.into_iter().filter(move |cell| cell.row() == row as i8)
}

/// The stacks of one row, exactly as many as the row has spaces.
fn read_row(row: u8, text: &str) -> Result<Vec<Stack>, PositionTextError> {
    let expected = cells_of_row(row).count();
    let mut stacks = Vec::with_capacity(expected);
    let mut found: usize = 0;
    let mut rest = text;
    while let Some(symbol) = rest.chars().next() {
        let (stack, spaces, length) = match symbol {
            '0'..='9' => read_gap(rest),
            '(' => read_stack(row, rest)?,
            _ => match Piece::from_letter(symbol) {
                Some(piece) => (Stack::of(piece), 1, 1),
                None => {
                    return Err(PositionTextError::Symbol {
                        found: quote(&symbol.to_string()),
                        row,
                    });
                }
            },
        };
        found = found.saturating_add(spaces);
        if found <= expected {
            stacks.extend(std::iter::repeat_n(stack, spaces));
        }
        rest = &rest[length..];
    }
    if found == expected {
        Ok(stacks)
    } else {
        Err(PositionTextError::RowLength { row, expected, found })
    }
}

/// A number of empty spaces at the start of `text`: what is there, how often, how many bytes.
fn read_gap(text: &str) -> (Stack, usize, usize) {
    let length = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    // A number too great for the type is too great for the row as well.
    let spaces = text[..length].parse().unwrap_or(usize::from(u16::MAX));
    (Stack::EMPTY, spaces.min(usize::from(u16::MAX)), length)
}

/// A bracketed stack at the start of `text`, likewise.
fn read_stack(row: u8, text: &str) -> Result<(Stack, usize, usize), PositionTextError> {
    let wrong = || PositionTextError::Bracket { found: quote(text), row };
    let close = text.find(')').ok_or_else(wrong)?;
    let letters = &text[1..close];
    if !(2..=Stack::MAX_HEIGHT).contains(&letters.len()) {
        return Err(wrong());
    }
    let stack = letters
        .chars()
        .map(|letter| Piece::from_letter(letter).ok_or_else(wrong))
        .collect::<Result<_, _>>()?;
    Ok((stack, 1, close + 1))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_setup(), f)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (1..=5).rev() {
            write_row(f, cells_of_row(row).map(|cell| self[cell]))?;
            f.write_str(if row > 1 { "/" } else { " " })?;
        }
        let phase = match self.phase {
            Phase::Placing => 'p',
            Phase::Stacking => 's',
        };
        write!(f, "{} {phase}", self.to_move.letter())
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, stacks: impl Iterator<Item = Stack>) -> fmt::Result {
    let mut gap = 0;
    for stack in stacks {
        if stack.is_empty() {
            gap += 1;
            continue;
        }
        write_gap(f, std::mem::take(&mut gap))?;
        match stack.height() {
            1 => write!(f, "{stack}")?,
            _ => write!(f, "({stack})")?,
        }
    }
    write_gap(f, gap)
}

fn write_gap(f: &mut fmt::Formatter<'_>, gap: usize) -> fmt::Result {
    match gap {
        0 => Ok(()),
        _ => write!(f, "{gap}"),
    }
}
