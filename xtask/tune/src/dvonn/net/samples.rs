//! Positions of stacking to learn from, without repetitions.

use std::collections::HashSet;
use std::path::PathBuf;

use basalt_engine::dvonn_tuning::{
    STACKING_KNOTS, stacking_bucket, stacking_shares, stacking_terms,
};
use basalt_rules::Color;
use basalt_rules::dvonn::{Phase, Position};

use crate::dvonn::fit::target;
use crate::dvonn::games;
use crate::training::{self, chance};

/// Hundredths of a point that are odds of e to one.
pub(crate) const SCALE: f32 = 574.0;

/// A term with how many times it occurs.
pub(crate) type Term = (u16, i8);

pub(crate) type Samples = training::Samples<Term, Facts>;
pub(crate) type Sample<'a> = training::Sample<'a, Term, Facts>;

/// Facts about a position besides its terms.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    /// Shares of the knots.
    pub(crate) shares: [f32; STACKING_KNOTS],
    pub(crate) bucket: u8,
}

/// The positions of games, and those of games that are held out. `search` is the share of the search's opinion in what
/// is to be predicted.
pub(crate) fn read(paths: &[PathBuf], search: f32) -> Result<(Samples, Samples), String> {
    let mut seen = HashSet::new();
    Samples::read(paths, games::read, |set, game| {
        for (position, value) in game.positions() {
            let Some(value) = value else { continue };
            if position.phase() == Phase::Stacking
                && position.legal_moves().len() > 1
                && seen.insert(position.hash())
            {
                let margin = match position.to_move() {
                    Color::White => game.margin,
                    Color::Black => -game.margin,
                };
                let expected = chance(f32::from(value) / SCALE);
                add(set, &position, search * expected + (1.0 - search) * target(margin));
            }
        }
    })
}

fn add(set: &mut Samples, position: &Position, target: f32) {
    let board = position.board();
    let terms = stacking_terms(board).into_iter();
    let facts = Facts { shares: stacking_shares(board), bucket: stacking_bucket(board) as u8 };
    set.add(terms.map(|(term, times)| (term as u16, times as i8)), facts, target);
}
