//! Effects that a turn of PÜNCT can have.

use basalt_rules::punct::{CellSet, Lie, Move, Position, Variant};

use super::scene::{centre, covers, lead, pins, played, wins_of};
use super::ways::{chain_of, gaps, plans};
use crate::claim::ClaimTheme;
use crate::claim::effect_claim::Effect;

/// An effect of a turn of PÜNCT, with an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PunctEffect {
    /// Another turn of the mover could then win at once, in two ways that share no space.
    DoubleThreat,
    /// Another turn of the mover could then win at once.
    Threat,
    /// It pins this number of the opponent's pieces.
    Pin,
    /// It covers this number of the opponent's visible dots.
    Cover,
    /// It makes the opponent's shortest way across longer by this number of empty spaces.
    Block,
    /// It makes the mover's shortest way across shorter by this number of empty spaces.
    Build,
    /// It makes the mover's lead in the centre greater by this number of dots.
    Centre,
    /// It joins chains of the mover to one of this number of dots.
    Link,
    /// The piece becomes a bridge.
    Bridge,
    /// It keeps this number of ways across open, at least two.
    Ways,
}

/// Minimum dots of a chain whose joining counts.
const WORTH_LINKING: usize = 3;

impl Effect for PunctEffect {
    type Position = Position;

    const ALL: &'static [Self] = &[
        Self::DoubleThreat,
        Self::Threat,
        Self::Pin,
        Self::Cover,
        Self::Block,
        Self::Build,
        Self::Centre,
        Self::Link,
        Self::Bridge,
        Self::Ways,
    ];

    fn worth(self) -> u32 {
        match self {
            Self::DoubleThreat | Self::Threat | Self::Pin => 1,
            Self::Cover | Self::Block | Self::Centre => 2,
            Self::Build => 3,
            Self::Link => 9,
            Self::Bridge | Self::Ways => u32::MAX,
        }
    }

    fn theme(self) -> ClaimTheme {
        match self {
            Self::DoubleThreat | Self::Threat | Self::Build | Self::Link => ClaimTheme::Connect,
            Self::Pin | Self::Cover => ClaimTheme::Pin,
            Self::Block => ClaimTheme::Block,
            Self::Centre => ClaimTheme::Centre,
            Self::Bridge => ClaimTheme::Bridge,
            Self::Ways => ClaimTheme::Plan,
        }
    }

    fn amount(self, position: &Position, mv: Move) -> Option<u32> {
        Some(self.between(position, mv, &played(position, mv)?))
    }
}

impl PunctEffect {
    /// The amount of the effect of a legal turn that leads from one position to another.
    fn between(self, before: &Position, mv: Move, after: &Position) -> u32 {
        let (player, opponent) = (before.to_move(), before.to_move().other());
        let shorter = |player, [long, short]: [&Position; 2]| {
            gaps(long, player).zip(gaps(short, player)).map_or(0, |(a, b)| a.saturating_sub(b))
        };
        match self {
            Self::DoubleThreat => threatens_twice(after, before).into(),
            Self::Threat => (!wins_of(after, player).is_empty()).into(),
            Self::Pin => pins(before, after, opponent),
            Self::Cover => covers(before, after, opponent),
            Self::Block => shorter(opponent, [after, before]),
            Self::Build => shorter(player, [before, after]),
            Self::Centre if before.variant() == Variant::Basic => 0,
            Self::Centre => {
                let gain = lead(centre(after, player)) - lead(centre(before, player));
                gain.max(0).cast_unsigned()
            }
            Self::Link => lie(mv).map_or(0, |lie| linked(after, lie, before)),
            Self::Bridge => lie(mv).is_some_and(|lie| is_bridge(after, lie)).into(),
            Self::Ways => Some(plans(after, player)).filter(|&ways| ways > 1).unwrap_or(0),
        }
    }
}

fn lie(mv: Move) -> Option<Lie> {
    match mv {
        Move::Place(lie) | Move::Shift { to: lie, .. } => Some(lie),
        Move::Pass => None,
    }
}

fn spaces(lie: Lie) -> CellSet {
    lie.spaces().into_iter().collect()
}

/// Whether two turns that share no space would each win at once.
fn threatens_twice(after: &Position, before: &Position) -> bool {
    let wins = wins_of(after, before.to_move());
    let lies: Vec<CellSet> = wins.iter().filter_map(|&mv| lie(mv)).map(spaces).collect();
    let [first, ..] = lies[..] else { return false };
    lies.iter().any(|other| !first.meets(*other))
}

/// The dots of the chain of a piece that lies on the board, if it joins two others.
fn linked(after: &Position, lie: Lie, before: &Position) -> u32 {
    let own = after.board().visible(before.to_move());
    let piece = spaces(lie);
    let mut near = (piece.neighbours() & own) - piece;
    let mut chains = 0;
    while let Some(cell) = near.first() {
        let chain = CellSet::of(cell).chains_within(own - piece);
        chains += u32::from(chain.len() >= WORTH_LINKING);
        near -= chain;
    }
    if chains > 1 { chain_of(after, lie, before.to_move()) } else { 0 }
}

/// Whether a piece that lies on the board is a bridge: nothing lies right under its middle dot.
fn is_bridge(position: &Position, lie: Lie) -> bool {
    let Some(middle) = lie.middle() else { return false };
    let stack = position.stack(middle);
    let level = |number: usize| stack.get(number).map(|dot| dot.piece.level);
    match stack.len() {
        0 => false,
        1 => level(0).is_some_and(|top| top > 0),
        dots => level(dots - 1) > level(dots - 2).map(|below| below + 1),
    }
}
