//! The value of a board or a turn to a player.

use std::ops::Neg;

use crate::score::Score;

/// An estimate in hundredths of the logarithm of the odds to win, or a proven result. A greater value is better.
///
/// A proven value contains the ply from the root at which the game ends: an early win and a late loss are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Value(i32);

/// A win at the root; each ply until the win subtracts one.
const WON: i32 = 30_000;
/// Greater values are proven wins: no line is long enough to come below.
const DECIDED: i32 = 29_000;
/// Maximum estimate.
const MAX_ESTIMATE: i32 = 800;

impl Value {
    /// A draw, or an equal position.
    pub(crate) const DRAW: Self = Self(0);
    /// The smallest estimate: the value of turns that were not searched.
    pub(crate) const LEAST_ESTIMATE: Self = Self(-MAX_ESTIMATE);

    pub(crate) fn estimate(hundredths: i32) -> Self {
        Self(hundredths.clamp(-MAX_ESTIMATE, MAX_ESTIMATE))
    }

    /// A win `ply` plies from the root.
    pub(crate) fn win_at(ply: usize) -> Self {
        Self(WON - ply as i32)
    }

    /// A loss `ply` plies from the root.
    pub(crate) fn loss_at(ply: usize) -> Self {
        -Self::win_at(ply)
    }

    pub(crate) fn is_win(self) -> bool {
        self.0 > DECIDED
    }

    pub(crate) fn is_loss(self) -> bool {
        self.0 < -DECIDED
    }

    pub(crate) fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// The plies from the root to the end of the game, if it is proven.
    pub(crate) fn plies_to_end(self) -> Option<usize> {
        self.is_decided().then(|| (WON - self.0.abs()) as usize)
    }

    /// Converts a value relative to a board into one relative to a root `ply` plies before it; estimates stay.
    #[must_use]
    pub(crate) fn at(self, ply: usize) -> Self {
        self.moved(ply as i32)
    }

    /// Converts a value relative to a root into one relative to a board `ply` plies after it.
    #[must_use]
    pub(crate) fn from(self, ply: usize) -> Self {
        self.moved(-(ply as i32))
    }

    fn moved(self, plies: i32) -> Self {
        match self {
            win if win.is_win() => Self(self.0 - plies),
            loss if loss.is_loss() => Self(self.0 + plies),
            estimate => estimate,
        }
    }

    /// An estimate plus `hundredths`; a proven value stays.
    #[must_use]
    pub(crate) fn shifted(self, hundredths: i32) -> Self {
        if self.is_decided() { self } else { Self::estimate(self.0 + hundredths) }
    }

    /// The winning chance.
    pub(crate) fn chance(self) -> f64 {
        if self.is_decided() {
            return if self.is_win() { 1.0 } else { 0.0 };
        }
        let odds = power_of_e(f64::from(self.0.abs()) / 100.0);
        let better = odds / (1.0 + odds);
        if self.0 >= 0 { better } else { 1.0 - better }
    }

    /// Its promise in proportion to the best, which promises 1.
    pub(crate) fn promise(self, best: Self) -> f64 {
        if self.is_decided() || best.is_decided() {
            return if self == best { 1.0 } else { 0.0 };
        }
        power_of_e(f64::from(self.0 - best.0) / PROMISE)
    }

    /// A sort key among numbers of visits: a win is above all of them, a loss below zero.
    pub(crate) fn rank(self) -> f64 {
        f64::from(self.0) * f64::from(u32::MAX)
    }

    /// The score of the player to move at the root.
    pub(crate) fn score(self) -> Score {
        let turns = |plies: i32| (plies as u32).div_ceil(2);
        if self.is_win() {
            Score::ProvenWin { turns: turns(WON - self.0) }
        } else if self.is_loss() {
            Score::ProvenLoss { turns: turns(WON + self.0) }
        } else {
            let chance = (10_000.0 * self.chance()).round().clamp(1.0, 9_999.0);
            Score::Chance { hundredths: chance as u16 }
        }
    }
}

/// Hundredths that make a turn e times less promising.
const PROMISE: f64 = 30.0;

/// The exponential function, by arithmetic that is the same on every machine.
fn power_of_e(exponent: f64) -> f64 {
    let mut power = 1.0 + exponent.clamp(-500.0, 500.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

impl Neg for Value {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_win_and_a_later_loss_are_better() {
        let best_first = [
            Value::win_at(1),
            Value::win_at(3),
            Value::estimate(1_000_000),
            Value::DRAW,
            Value::LEAST_ESTIMATE,
            Value::loss_at(4),
            Value::loss_at(2),
        ];
        assert!(best_first.is_sorted_by(|a, b| a > b));
        assert!(best_first.is_sorted_by(|a, b| a.chance() >= b.chance()));
    }

    #[test]
    fn decided_values_move_with_the_root() {
        for (value, later) in [
            (Value::win_at(3), Value::win_at(5)),
            (Value::loss_at(4), Value::loss_at(6)),
            (Value::DRAW, Value::DRAW),
            (Value::estimate(800), Value::estimate(800)),
        ] {
            assert_eq!((value.at(2), later.from(2)), (later, value));
        }
        assert_eq!(Value::loss_at(4).plies_to_end(), Some(4));
        assert_eq!(Value::estimate(-800).plies_to_end(), None);
    }

    #[test]
    fn turns_are_counted_for_the_player_who_wins() {
        assert_eq!(Value::win_at(1).score(), Score::ProvenWin { turns: 1 });
        assert_eq!(Value::win_at(3).score(), Score::ProvenWin { turns: 2 });
        assert_eq!(Value::loss_at(2).score(), Score::ProvenLoss { turns: 1 });
        assert_eq!(Value::loss_at(4).score(), Score::ProvenLoss { turns: 2 });
    }

    #[test]
    fn the_chances_of_both_players_are_one_together() {
        for hundredths in [-700, -90, 0, 35, 600] {
            let value = Value::estimate(hundredths);
            assert!((value.chance() + (-value).chance() - 1.0).abs() < 1e-12, "{hundredths}");
        }
        let odds = Value::estimate(100).chance();
        assert!((odds - 0.731).abs() < 0.001, "{odds}");
    }
}
