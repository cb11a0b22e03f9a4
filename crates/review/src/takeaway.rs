//! Takeaways: the lessons of a game for a player.

use basalt_rules::Color;

use crate::claim::ClaimTheme;
use crate::loss::MoveMark;
use crate::review::Reviewed;

/// A theme that cost a player much, or that a player did well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeaway {
    /// The player.
    pub player: Color,
    /// The theme.
    pub theme: ClaimTheme,
    /// Whether it was done well.
    pub is_praise: bool,
    /// The moves, by their place from 0.
    pub moves: Vec<usize>,
    /// The chance that they lost, in thousandths, all together.
    lost: u32,
}

/// There are no more things to take away than this.
const MAX_TAKEAWAYS: usize = 3;

/// The themes that cost the most; if there are too few, also themes of good moves.
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
fn note(
    all: &mut Vec<Takeaway>,
    place: usize,
    theme: ClaimTheme,
    mark: MoveMark,
    reviewed: &Reviewed,
) {
    let (player, is_praise) = (reviewed.player(), mark == MoveMark::Good);
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

/// The place of the group that lost the most, of equal ones the first. Praised groups have lost nothing.
fn most_telling(all: &[Takeaway]) -> Option<usize> {
    (0..all.len()).rev().max_by_key(|&place| all[place].lost)
}

#[cfg(test)]
mod tests {
    use basalt_rules::{AnyPosition, Game};

    use super::*;
    use crate::claim::{Claim, DvonnClaim, DvonnEffect, EffectClaim, GameClaim};
    use crate::facts::Facts;
    use crate::loss::Loss;

    /// The reviews of moves by White, Black, White …, each with the effect of its claim and its loss.
    fn reviewed(moves: &[(DvonnEffect, u16)]) -> Vec<Reviewed> {
        let start = AnyPosition::start(Game::Dvonn);
        let mut position = start;
        let review = |&(effect, chance): &(DvonnEffect, u16)| {
            let played = *position.legal_moves().first().expect("a move");
            let before = position.clone();
            position.play(played).expect("a legal move");
            let facts = Facts {
                before,
                played,
                after: position.clone(),
                value_before: None,
                value_after: None,
                reply: None,
                best: None,
                next_best: None,
            };
            let claim = DvonnClaim::Effect(EffectClaim::Does { effect, amount: 1 });
            let mark = if chance == 0 { MoveMark::Good } else { MoveMark::Mistake };
            Reviewed {
                facts,
                is_forced: false,
                loss: Some(Loss { chance, points: None }),
                mark: Some(mark),
                claim: Some(Claim::Game(GameClaim::Dvonn(claim))),
            }
        };
        moves.iter().map(review).collect()
    }

    fn told(moves: &[(DvonnEffect, u16)]) -> Vec<(Color, ClaimTheme, Vec<usize>)> {
        let takeaways = takeaways(&reviewed(moves)).into_iter();
        takeaways.map(|one| (one.player, one.theme, one.moves)).collect()
    }

    #[test]
    fn the_costliest_theme_comes_first() {
        use DvonnEffect::{CarryRed, Cut, Pass, Take};
        // Black's stacks were taken twice, which cost more than White's cut.
        let moves = [(Cut, 250), (Take, 150), (Pass, 100), (Take, 150), (CarryRed, 50)];
        let (white, black) = (Color::White, Color::Black);
        let expected = [
            (black, ClaimTheme::Take, vec![1, 3]),
            (white, ClaimTheme::Cut, vec![0]),
            (white, ClaimTheme::Tempo, vec![2]),
        ];
        assert_eq!(told(&moves), expected);
    }

    #[test]
    fn of_equal_ones_the_first_comes_first_and_praise_last() {
        use DvonnEffect::{Cut, Pass, Take};
        let moves = [(Cut, 0), (Cut, 100), (Take, 100), (Pass, 0)];
        let all = takeaways(&reviewed(&moves));
        let order: Vec<(usize, bool)> =
            all.iter().map(|one| (one.moves[0], one.is_praise)).collect();
        assert_eq!(order, [(1, false), (2, false), (0, true)]);
        // Good and bad moves are different things, though they have one theme.
        let both = takeaways(&reviewed(&[(Cut, 0), (Pass, 0), (Cut, 100)]));
        let cuts: Vec<&Takeaway> = both.iter().filter(|one| one.theme == ClaimTheme::Cut).collect();
        assert_eq!(cuts.iter().map(|one| one.moves.clone()).collect::<Vec<_>>(), [[2], [0]]);
    }
}
