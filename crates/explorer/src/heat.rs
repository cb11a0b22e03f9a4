//! A heat map: how often pieces came to lie on each space, and the results of those games.

use basalt_rules::{AnyCell, AnyMove, Rules, with_title};

use crate::symmetric::Symmetric;
use crate::{Continuation, Tally};

/// A space and the games in which the next move put a piece there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heat {
    /// The space.
    pub space: AnyCell,
    /// The games.
    pub tally: Tally,
}

/// The spaces on which moves put pieces. All moves of a continuation count: they are equal.
pub fn heat(continuations: &[Continuation]) -> Vec<Heat> {
    let mut spaces: Vec<Heat> = Vec::new();
    for Continuation { moves, tally } in continuations {
        let mut own: Vec<AnyCell> = Vec::new();
        for space in moves.iter().flat_map(|&mv| spaces_of(mv)) {
            if !own.contains(&space) {
                own.push(space);
            }
        }
        for space in own {
            match spaces.iter_mut().find(|heat| heat.space == space) {
                Some(heat) => heat.tally += *tally,
                None => spaces.push(Heat { space, tally: *tally }),
            }
        }
    }
    spaces
}

fn spaces_of(mv: AnyMove) -> Vec<AnyCell> {
    with_title!(mv.title(), Position => {
        let spaces = <Position as Rules>::Move::try_from(mv).map(Position::spaces);
        spaces.unwrap_or_default().into_iter().map(AnyCell::from).collect()
    })
}
