//! Positions as one line of text (docs/notation.md).

use std::fmt;

use super::board::{Piece, Variant};
use super::position::Position;
use super::setup::{Setup, SetupError};
use super::shape::Lie;
use crate::color::Color;
use crate::notation::{TextError, quote};
use crate::sentence::{sentence_union, sentences};
use crate::sorting::sort_by_key;

sentences! {
    /// Why a text is not the text of an arrangement.
    pub enum PositionTextError {
        Fields { found: usize } = "punct-position-fields": "expected White’s pieces (w:…), Black’s pieces (b:…), the player to move (w or b), the number of turns without a placement and possibly pass or pass pass, found {found} words";
        List { expected: String, found: String } = "punct-position-list": "expected a player’s pieces after “{expected}”, found “{found}”";
        Level { found: String } = "punct-position-level": "expected a level from 0 to 35 after “^”, found “{found}”";
        Player { found: String } = "punct-position-player": "expected w or b for the player to move, found “{found}”";
        Turns { found: String } = "punct-position-turns": "expected the number of turns without a placement, found “{found}”";
        Pass { found: String } = "punct-position-pass": "expected pass or nothing at the end, found “{found}”";
    }
}

sentence_union! {
    /// Why a text is not the text of a position.
    pub enum PositionError { Text(PositionTextError), Piece(TextError), Setup(SetupError) }
}

impl Position {
    /// Reads the text of a position.
    pub fn parse(variant: Variant, text: &str) -> Result<Self, PositionError> {
        Ok(Setup::parse(variant, text)?.position()?)
    }
}

impl Setup {
    /// Reads the text of an arrangement.
    pub fn parse(variant: Variant, text: &str) -> Result<Self, PositionError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let [white, black, player, turns, ref passes @ ..] = *words else {
            return Err(PositionTextError::Fields { found: words.len() }.into());
        };
        let mut setup = Self::empty(variant, read_player(player)?);
        read_pieces(Color::White, white, &mut setup.pieces)?;
        read_pieces(Color::Black, black, &mut setup.pieces)?;
        setup.turns_without_placement =
            read_number(turns).ok_or_else(|| PositionTextError::Turns { found: quote(turns) })?;
        setup.passes = u8::try_from(passes.len()).unwrap_or(u8::MAX);
        match passes.iter().find(|word| !word.eq_ignore_ascii_case("pass")) {
            Some(word) => Err(PositionTextError::Pass { found: quote(word) }.into()),
            None => Ok(setup),
        }
    }
}

fn read_player(text: &str) -> Result<Color, PositionTextError> {
    match text {
        "w" | "W" => Ok(Color::White),
        "b" | "B" => Ok(Color::Black),
        _ => Err(PositionTextError::Player { found: quote(text) }),
    }
}

fn read_pieces(color: Color, text: &str, pieces: &mut Vec<Piece>) -> Result<(), PositionError> {
    let prefix = format!("{}:", color.letter());
    let list = match text.get(..2) {
        Some(found) if found.eq_ignore_ascii_case(&prefix) => &text[2..],
        _ => return Err(PositionTextError::List { expected: prefix, found: quote(text) }.into()),
    };
    for piece in list.split(',').filter(|_| !list.is_empty()) {
        let (lie, level) = piece.split_once('^').unwrap_or((piece, "0"));
        let lie = lie.parse::<Lie>()?;
        pieces.push(Piece { level: read_level(level)?, color, lie });
    }
    Ok(())
}

fn read_level(text: &str) -> Result<u8, PositionTextError> {
    read_number(text)
        .filter(|&level| level < 36)
        .ok_or_else(|| PositionTextError::Level { found: quote(text) })
}

/// A number in digits alone: the standard parser takes a sign as well.
fn read_number(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

/// The pieces of each colour stand in order of level, then of the space of the PÜNCT.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            write_pieces(f, color, &self.pieces)?;
        }
        write!(f, "{} {}", self.to_move.letter(), self.turns_without_placement)?;
        f.write_str(&" pass".repeat(usize::from(self.passes)))
    }
}

fn write_pieces(f: &mut fmt::Formatter<'_>, color: Color, pieces: &[Piece]) -> fmt::Result {
    let mut own: Vec<&Piece> = pieces.iter().filter(|piece| piece.color == color).collect();
    sort_by_key(&mut own, |piece| (piece.level, piece.lie.punct().index(), piece.lie));
    write!(f, "{}:", color.letter())?;
    for (i, piece) in own.into_iter().enumerate() {
        f.write_str(if i > 0 { "," } else { "" })?;
        write!(f, "{}", piece.lie)?;
        if piece.level > 0 {
            write!(f, "^{}", piece.level)?;
        }
    }
    f.write_str(" ")
}
