//! Why a game ended.

use std::fmt;

/// Why a game ended, the value of the tag `Termination`. Other values are kept as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// It was played out.
    Normal,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
    /// The players agreed on a draw.
    Agreement,
    /// A player left.
    Abandoned,
    /// Somebody else decided.
    Adjudication,
    /// It is still going on.
    Unterminated,
    /// A player broke the rules.
    RulesInfraction,
}

impl Termination {
    /// The name of the tag.
    pub const TAG: &'static str = "Termination";

    /// Every reason.
    pub const ALL: [Self; 8] = [
        Self::Normal,
        Self::Resignation,
        Self::Time,
        Self::Agreement,
        Self::Abandoned,
        Self::Adjudication,
        Self::Unterminated,
        Self::RulesInfraction,
    ];

    /// The text in a record.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Agreement => "agreement",
            Self::Abandoned => "abandoned",
            Self::Adjudication => "adjudication",
            Self::Unterminated => "unterminated",
            Self::RulesInfraction => "rules-infraction",
        }
    }

    /// The reason that a text, in either case, stands for.
    pub fn from_id(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.id().eq_ignore_ascii_case(text))
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
