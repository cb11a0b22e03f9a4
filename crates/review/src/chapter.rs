//! Chapters of a game: opening, middle and ending.

use std::ops::Range;

use basalt_rules::{AnyPosition, ByColor, Color, with_position};

use crate::accuracy::accuracy;
use crate::question::GameReview as _;
use crate::review::Reviewed;
use crate::value::Value;

/// A part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The part of the game.
    pub kind: ChapterKind,
    /// Its moves, by their place from 0.
    pub moves: Range<usize>,
    /// White's chance to win after it, in thousandths.
    pub chance: Option<u16>,
    /// The accuracy of each player in it, in thousandths.
    pub accuracy: ByColor<Option<u16>>,
}

/// The part of a game that a chapter covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterKind {
    /// The first pieces are placed.
    Opening,
    /// The game is open.
    Middle,
    /// The result is certain, if both play on without mistakes.
    Ending,
}

impl ChapterKind {
    /// Its name, by which sentences of the catalogue select.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Middle => "middle",
            Self::Ending => "ending",
        }
    }
}

/// The chapters of a game that have moves.
pub(crate) fn chapters(moves: &[Reviewed]) -> Vec<Chapter> {
    let opening = moves.iter().take_while(|one| is_opening(&one.facts.before)).count();
    let is_certain = |one: &&Reviewed| one.facts.value_before.is_some_and(is_proven);
    let certain = moves.iter().rev().take_while(is_certain).count();
    let ending = (moves.len() - certain).max(opening);
    let parts = [
        (ChapterKind::Opening, 0..opening),
        (ChapterKind::Middle, opening..ending),
        (ChapterKind::Ending, ending..moves.len()),
    ];
    let parts = parts.into_iter().filter(|(_, range)| !range.is_empty());
    parts.map(|(kind, range)| chapter(kind, range, moves)).collect()
}

fn chapter(kind: ChapterKind, range: Range<usize>, moves: &[Reviewed]) -> Chapter {
    let part = &moves[range.clone()];
    let of = |color| accuracy(part.iter().filter(|one| one.player() == color));
    let last = part.last().and_then(|last| Some((last.player(), last.facts.value_after?)));
    let chance = last.map(|(player, value)| match player {
        Color::White => value.chance(),
        Color::Black => value.seen_by_the_other().chance(),
    });
    Chapter { kind, moves: range, chance, accuracy: ByColor::from_fn(of) }
}

fn is_opening(position: &AnyPosition) -> bool {
    with_position!(position, position => position.is_opening())
}

fn is_proven(value: Value) -> bool {
    value.verdict().is_some()
}
