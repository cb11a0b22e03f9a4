//! Move annotation glyphs, such as `!` and `??`.

/// An annotation glyph: an opinion about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Glyph {
    /// All glyphs, in the order of their numbers.
    pub const ALL: [Self; 6] = [
        Self::Good,
        Self::Mistake,
        Self::Brilliant,
        Self::Blunder,
        Self::Interesting,
        Self::Dubious,
    ];

    /// Its number among the numeric annotation glyphs (NAGs) of records.
    pub const fn nag(self) -> u8 {
        self as u8 + 1
    }

    /// The glyph with this number; `None` for numbers without a glyph.
    pub fn from_nag(nag: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|glyph| glyph.nag() == nag)
    }

    /// The glyph as text.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_records() {
        let record = "[Game \"dvonn\"]\n\n1. e3! c3? 2. i3!! a1?? b1!? 3. c1?! *";
        let record: basalt_records::Record = record.parse().expect("a record");
        let nags = record.line.nodes.iter().map(|node| node.notes().nags[0]);
        let glyphs: Vec<_> = nags.map(Glyph::from_nag).collect();
        assert_eq!(glyphs, Glyph::ALL.map(Some));
        assert_eq!(Glyph::from_nag(0), None);
        assert_eq!(Glyph::from_nag(7), None);
    }
}
