//! The scale on which a search compares lines.

use std::ops::Neg;

/// The value of a line to a player: an estimate in hundredths of a point, or the end of the game.
///
/// A won end is better than every estimate, and better with a greater margin; a lost one is worse. A drawn end equals
/// an estimate of 0.
///
/// The search never leaves out a move without an estimate in its place. So a value that says "won" or "lost" is proven:
/// its margin is a lower bound if won, an upper bound if lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Value(i16);

impl Value {
    /// Less than every other value.
    pub(crate) const LEAST: Self = Self(-20_000);
    /// Greater than every other value.
    pub(crate) const GREATEST: Self = Self(20_000);
    /// A game without a winner, and an even chance.
    pub(crate) const DRAW: Self = Self(0);

    /// Won ends begin here.
    const WON: i16 = 10_000;
    /// Estimates end here.
    const MOST: i32 = 9_000;

    /// An estimate, in hundredths of a point.
    #[inline]
    pub(crate) fn estimate(hundredths: i32) -> Self {
        Self(hundredths.clamp(-Self::MOST, Self::MOST) as i16)
    }

    /// The end of a game with this margin in points.
    #[inline]
    pub(crate) fn end(margin: i32) -> Self {
        let points = margin as i16;
        Self(match margin {
            ..0 => points - Self::WON,
            0 => 0,
            1.. => points + Self::WON,
        })
    }

    /// Less than every other estimate.
    pub(crate) const LEAST_ESTIMATE: Self = Self(-(Self::MOST as i16));

    /// The least value of a won end.
    pub(crate) const WIN: Self = Self(Self::WON + 1);
    /// The greatest value of a lost end.
    pub(crate) const LOSS: Self = Self(-Self::WON - 1);

    /// Whether the game is proven to be won or lost.
    #[inline]
    pub(crate) fn is_decided(self) -> bool {
        self.0.abs() > Self::WON
    }

    /// The margin of a decided game, else nothing.
    pub(crate) fn margin(self) -> Option<i32> {
        self.is_decided().then(|| i32::from(self.0 - self.0.signum() * Self::WON))
    }

    /// The hundredths of a point that an estimate is.
    pub(crate) fn hundredths(self) -> i32 {
        i32::from(self.0)
    }

    /// The value plus `hundredths`; an estimate stays an estimate.
    #[inline]
    pub(crate) fn plus(self, hundredths: i32) -> Self {
        if self.is_decided() { self } else { Self::estimate(i32::from(self.0) + hundredths) }
    }

    /// The next greater value.
    #[inline]
    pub(crate) fn above(self) -> Self {
        Self(self.0 + 1)
    }

    /// The value as 16 bits.
    #[inline]
    pub(crate) fn bits(self) -> u16 {
        self.0.cast_unsigned()
    }

    /// The value that [`Value::bits`] has made.
    #[inline]
    pub(crate) fn from_bits(bits: u16) -> Self {
        Self(bits.cast_signed().clamp(Self::LEAST.0, Self::GREATEST.0))
    }
}

impl Neg for Value {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_lie_outside_of_all_estimates() {
        let rising = [
            Value::LEAST,
            Value::end(-46),
            Value::end(-1),
            Value::estimate(-1_000_000),
            Value::estimate(-1),
            Value::DRAW,
            Value::estimate(1),
            Value::estimate(1_000_000),
            Value::end(1),
            Value::end(46),
            Value::GREATEST,
        ];
        assert!(rising.is_sorted_by(|a, b| a < b));
        assert_eq!((Value::end(1), Value::end(-1)), (Value::WIN, Value::LOSS));
        assert_eq!(Value::end(0), Value::DRAW);
        assert_eq!(-Value::end(7), Value::end(-7));
    }

    #[test]
    fn a_decided_value_knows_its_margin() {
        assert_eq!(Value::end(-12).margin(), Some(-12));
        assert_eq!(Value::end(0).margin(), None);
        assert_eq!(Value::estimate(9_999).margin(), None);
        assert_eq!(Value::from_bits(Value::end(-12).bits()), Value::end(-12));
    }
}
