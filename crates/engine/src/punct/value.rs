//! What a search believes a board is worth to the player to move.

use std::ops::Neg;

use crate::score::Score;

/// An estimate in hundredths of the logarithm of the odds to win, or a game that is decided, the
/// better the greater.
///
/// A decided value tells at which ply from the root the game ends: the sooner a win and the later
/// a loss, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Value(i32);

/// Won at the root; each ply until then takes one off.
const WON: i32 = 30_000;
/// What is above is decided: no line is so long.
const DECIDED: i32 = 29_000;
/// No estimate is greater.
const MOST_ESTIMATE: i32 = 2_000;

impl Value {
    /// Less than every other.
    pub(crate) const LEAST: Self = Self(-WON - 1);
    /// More than every other.
    pub(crate) const GREATEST: Self = Self(WON + 1);
    /// Nobody wins, or nobody is ahead.
    pub(crate) const DRAW: Self = Self(0);
    /// The least that is not decided: what turns may be worth that nobody looked at.
    pub(crate) const LEAST_ESTIMATE: Self = Self(-MOST_ESTIMATE);

    pub(crate) fn estimate(hundredths: i32) -> Self {
        Self(hundredths.clamp(-MOST_ESTIMATE, MOST_ESTIMATE))
    }

    /// The player to move has won after so many plies from the root.
    pub(crate) fn win_at(ply: usize) -> Self {
        Self(WON - ply as i32)
    }

    /// The other player has.
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

    /// The next greater one.
    pub(crate) fn above(self) -> Self {
        Self(self.0 + 1)
    }

    #[must_use]
    pub(crate) fn plus(self, hundredths: i32) -> Self {
        Self(self.0.saturating_add(hundredths).clamp(Self::LEAST.0, Self::GREATEST.0))
    }

    /// A number of 16 bits that tells the value as seen from a node at `ply`, for a table that knows
    /// no root.
    pub(crate) fn pack(self, ply: usize) -> u16 {
        let plies = ply as i32;
        let relative = if self.is_win() {
            self.0 + plies
        } else if self.is_loss() {
            self.0 - plies
        } else {
            self.0
        };
        (relative as i16).cast_unsigned()
    }

    /// What [`pack`](Self::pack) has made, seen at `ply`.
    pub(crate) fn unpack(packed: u16, ply: usize) -> Self {
        let (relative, plies) = (Self(i32::from(packed.cast_signed())), ply as i32);
        if relative.is_win() {
            Self(relative.0 - plies)
        } else if relative.is_loss() {
            Self(relative.0 + plies)
        } else {
            relative
        }
    }

    /// What it says to people, if the player to move at the root has it.
    pub(crate) fn score(self) -> Score {
        let turns = |plies: i32| (plies as u32).div_ceil(2);
        if self.is_win() {
            Score::ProvenWin { turns: turns(WON - self.0) }
        } else if self.is_loss() {
            Score::ProvenLoss { turns: turns(WON + self.0) }
        } else {
            let odds = (f64::from(self.0) / 100.0).exp();
            let chance = (10_000.0 * odds / (1.0 + odds)).round().clamp(1.0, 9_999.0);
            Score::Chance { hundredths: chance as u16 }
        }
    }
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
            Value::GREATEST,
            Value::win_at(1),
            Value::win_at(3),
            Value::estimate(1_000_000),
            Value::DRAW,
            Value::LEAST_ESTIMATE,
            Value::loss_at(4),
            Value::loss_at(2),
            Value::LEAST,
        ];
        assert!(best_first.is_sorted_by(|a, b| a > b));
    }

    #[test]
    fn turns_are_counted_for_the_player_who_wins() {
        assert_eq!(Value::win_at(1).score(), Score::ProvenWin { turns: 1 });
        assert_eq!(Value::win_at(3).score(), Score::ProvenWin { turns: 2 });
        assert_eq!(Value::loss_at(2).score(), Score::ProvenLoss { turns: 1 });
        assert_eq!(Value::loss_at(4).score(), Score::ProvenLoss { turns: 2 });
    }

    #[test]
    fn a_table_counts_plies_from_the_node() {
        for value in [Value::win_at(9), Value::loss_at(9), Value::estimate(-77)] {
            assert_eq!(Value::unpack(value.pack(4), 4), value);
        }
        assert_eq!(Value::unpack(Value::win_at(9).pack(4), 0), Value::win_at(5));
    }
}
