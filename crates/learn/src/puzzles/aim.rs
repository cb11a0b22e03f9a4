//! The aim of a puzzle: the result that its solution reaches.

use std::fmt;
use std::str::FromStr;

use basalt_rules::{Color, Outcome};

use super::theme::PuzzleTheme;

/// The result that the player to move has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A win by any margin.
    Win,
    /// A draw, because no move wins.
    Draw,
    /// A win in this number of turns.
    WinIn(u32),
    /// A win by this margin, which is the best.
    WinBy(u32),
    /// A turn after which the opponent cannot force a win in this number of turns.
    Block(u32),
    /// The best space for a piece.
    Place,
    /// The move that a review of the person's game found clearly best. That is judged, not proven.
    Best,
}

impl Aim {
    /// Whether an outcome fulfils the aim for this player, as far as an outcome tells.
    pub fn is_met(self, outcome: Outcome, player: Color) -> bool {
        match self {
            Self::Win | Self::WinIn(_) | Self::WinBy(_) => outcome == Outcome::Win(player),
            Self::Draw => outcome == Outcome::Draw,
            Self::Block(_) | Self::Place | Self::Best => outcome != Outcome::Win(player.other()),
        }
    }

    /// The theme of every puzzle with this aim, if there is one.
    pub(super) fn theme(self) -> Option<PuzzleTheme> {
        match self {
            Self::Draw => Some(PuzzleTheme::SaveDraw),
            Self::WinBy(_) => Some(PuzzleTheme::Margin),
            Self::Block(_) => Some(PuzzleTheme::Block),
            Self::Place => Some(PuzzleTheme::Placement),
            Self::Win | Self::WinIn(_) | Self::Best => None,
        }
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win => f.write_str("win"),
            Self::Draw => f.write_str("draw"),
            Self::WinIn(turns) => write!(f, "win-{turns}"),
            Self::WinBy(margin) => write!(f, "by-{margin}"),
            Self::Block(turns) => write!(f, "block-{turns}"),
            Self::Place => f.write_str("place"),
            Self::Best => f.write_str("best"),
        }
    }
}

impl FromStr for Aim {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, number) = text.split_once('-').unwrap_or((text, ""));
        Ok(match (name, number) {
            ("win", "") if name == text => Self::Win,
            ("draw", "") if name == text => Self::Draw,
            ("place", "") if name == text => Self::Place,
            ("best", "") if name == text => Self::Best,
            ("by", _) => Self::WinBy(number.parse()?),
            ("block", _) => Self::Block(number.parse()?),
            ("win", _) => Self::WinIn(number.parse()?),
            _ => Self::WinIn("".parse()?),
        })
    }
}
