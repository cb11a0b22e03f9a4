//! Themes of claims: what a player may learn from them.

/// A theme of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimTheme {
    /// Links to the red pieces, and what can be cut off.
    Cut,
    /// Stacks that change hands.
    Take,
    /// The control of the red pieces, and carrying them.
    Red,
    /// Stacks that can move.
    Mobility,
    /// The race in which one player runs out of moves first.
    Tempo,
    /// Good spaces for the first pieces.
    Placing,
    /// Own chains across the board.
    Connect,
    /// The opponent's threats to win at once.
    Defend,
    /// The opponent's ways across the board.
    Block,
    /// Pieces that cover others.
    Pin,
    /// Bridges.
    Bridge,
    /// Several ways across the board at a time.
    Plan,
    /// The count in the centre.
    Centre,
    /// Exact play once the result can be worked out.
    Result,
}

impl ClaimTheme {
    /// Its name, by which sentences of the catalogue select.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cut => "cut",
            Self::Take => "take",
            Self::Red => "red",
            Self::Mobility => "mobility",
            Self::Tempo => "tempo",
            Self::Placing => "placing",
            Self::Connect => "connect",
            Self::Defend => "defend",
            Self::Block => "block",
            Self::Pin => "pin",
            Self::Bridge => "bridge",
            Self::Plan => "plan",
            Self::Centre => "centre",
            Self::Result => "result",
        }
    }
}
