//! Circles and arrows that an annotator draws on the board, written as PGN's `[%csl …]` and `[%cal …]` write them.

use std::fmt;

use basalt_rules::{AnyCell, Title};

/// The colour of a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ShapeColor {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`, the colour of a shape that is drawn without a modifier key.
    #[default]
    Yellow,
    /// `B`
    Blue,
}

impl ShapeColor {
    /// Every colour.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter in records.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.letter() == letter)
    }
}

/// A circle around a space, or an arrow from one space to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// The colour.
    pub color: ShapeColor,
    /// The space of a circle, or the one that an arrow starts from.
    pub from: AnyCell,
    /// The space that an arrow points to; `None` for a circle.
    pub to: Option<AnyCell>,
}

impl Drawing {
    /// Reads a shape on the board of a title: `Ye3` is a circle, `Ra1b2` an arrow.
    ///
    /// ```
    /// use basalt_records::Drawing;
    /// use basalt_rules::Title;
    ///
    /// let arrow = Drawing::parse(Title::Punct, "Re10b2").expect("a shape");
    /// assert_eq!(arrow.to.map(|to| to.to_string()).as_deref(), Some("b2"));
    /// assert_eq!(arrow.to_string(), "Re10b2");
    /// assert_eq!(Drawing::parse(Title::Dvonn, "Re10"), None);
    /// ```
    pub fn parse(title: Title, text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let color = ShapeColor::from_letter(letters.next()?)?;
        let spaces = letters.as_str();
        // A space is a letter with digits after it, so a second letter starts the second space.
        let second = spaces.char_indices().skip(1).find(|(_, c)| c.is_ascii_alphabetic());
        let (from, to) = spaces.split_at(second.map_or(spaces.len(), |(at, _)| at));
        let space = |name| AnyCell::parse(title, name).ok();
        let to = if to.is_empty() { None } else { Some(space(to)?) };
        let from = space(from)?;
        (to != Some(from)).then_some(Self { color, from, to })
    }

    /// Reads shapes that commas separate, all of them circles or all of them arrows.
    pub(crate) fn parse_list(title: Title, text: &str, are_arrows: bool) -> Option<Vec<Self>> {
        let fits = |shape: &Self| shape.to.is_some() == are_arrows;
        text.split(',').map(|part| Self::parse(title, part.trim_ascii()).filter(fits)).collect()
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.from)?;
        self.to.map_or(Ok(()), |to| to.fmt(f))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_a_colour_and_one_or_two_spaces() {
        for (title, text) in [
            (Title::Dvonn, "Ya1"),
            (Title::Dvonn, "Gk5a1"),
            (Title::Punct, "Bq12"),
            (Title::Punct, "Ra2q10"),
        ] {
            let shape = Drawing::parse(title, text).expect(text);
            assert_eq!(shape.to_string(), text);
        }
        for text in
            ["", "Y", "a1", "Xa1", "ya1", "Yz1", "Ya1b", "Ya1b2c3", "Ya1a1", "Ya1 b2", "Yé1"]
        {
            assert_eq!(Drawing::parse(Title::Dvonn, text), None, "{text}");
        }
    }
}
