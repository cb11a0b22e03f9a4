//! A board as text: its characters, and the meaning of each part, so that a terminal can colour it.

use std::fmt;

/// The meaning of a part of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Blank space and marks.
    Plain,
    /// The name of a space.
    Coordinate,
    /// An empty space.
    Empty,
    /// White's.
    White,
    /// Black's.
    Black,
    /// A lone red piece, or the sign that a stack holds red.
    Red,
}

/// Some characters in one tone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The characters.
    pub text: String,
    /// The meaning of the characters.
    pub tone: Tone,
    /// Whether the last move touched what they stand for.
    pub marked: bool,
}

/// A drawing, line by line. `Display` gives it without colours, each line ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The lines from top to bottom.
    pub lines: Vec<Vec<Span>>,
}

impl Span {
    pub(crate) fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self { text: text.into(), tone, marked: false }
    }

    pub(crate) fn spaces(count: usize) -> Self {
        Self::new(Tone::Plain, " ".repeat(count))
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}
