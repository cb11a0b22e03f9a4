//! Things to take away from a game.

use basalt_rules::Color;

use crate::claim::Theme;
use crate::loss::Mark;
use crate::review::Reviewed;

/// A theme that cost a player much, or that a player did well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeaway {
    /// The player.
    pub player: Color,
    /// The theme.
    pub theme: Theme,
    /// Whether it was done well.
    pub is_praise: bool,
    /// The moves, by their place from 0.
    pub moves: Vec<usize>,
    /// The chance that they lost, in thousandths, all together.
    lost: u32,
}

/// There are no more things to take away than this.
const MAX_TAKEAWAYS: usize = 3;

/// The themes that cost the most; if there are fewer, what was done well.
pub(crate) fn takeaways(moves: &[Reviewed]) -> Vec<Takeaway> {
    let mut all: Vec<Takeaway> = Vec::new();
    for (place, reviewed) in moves.iter().enumerate() {
        let theme = reviewed.claim.and_then(|claim| claim.theme());
        if let (Some(theme), Some(mark)) = (theme, reviewed.mark) {
            note(&mut all, place, theme, mark, reviewed);
        }
    }
    let mut chosen = Vec::new();
    while let Some(next) = most_telling(&all).filter(|_| chosen.len() < MAX_TAKEAWAYS) {
        chosen.push(all.remove(next));
    }
    chosen
}

/// Adds a move to the group of its player and theme.
fn note(all: &mut Vec<Takeaway>, place: usize, theme: Theme, mark: Mark, reviewed: &Reviewed) {
    let (player, is_praise) = (reviewed.player(), mark == Mark::Good);
    let is_same = |known: &Takeaway| {
        (known.player, known.theme, known.is_praise) == (player, theme, is_praise)
    };
    let lost = reviewed.loss.map_or(0, |loss| loss.chance.into());
    match all.iter_mut().find(|known| is_same(known)) {
        Some(known) => {
            known.moves.push(place);
            known.lost += lost;
        }
        None => all.push(Takeaway { player, theme, is_praise, moves: vec![place], lost }),
    }
}

/// The place of the group that lost the most; what is praised has lost nothing. Of equal ones the first.
fn most_telling(all: &[Takeaway]) -> Option<usize> {
    (0..all.len()).rev().max_by_key(|&place| all[place].lost)
}
