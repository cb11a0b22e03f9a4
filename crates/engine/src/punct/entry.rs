//! What the table remembers of a position.

use super::turn_code::{self, TurnCode};
use super::value::Value;

/// How a remembered value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) value: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) code: TurnCode,
}

/// Value, depth, bound and turn take 16, 6, 2 and 24 bits.
const DEPTH_SHIFT: u32 = 16;
const BOUND_SHIFT: u32 = 22;
const CODE_SHIFT: u32 = 24;
const MOST_DEPTH: i32 = 63;

impl Entry {
    /// The entry of a node at `ply` as a word for the table.
    pub(crate) fn pack(self, ply: usize) -> u64 {
        let bound: u64 = match self.bound {
            Bound::Exactly => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        u64::from(self.value.pack(ply))
            | (self.depth.clamp(0, MOST_DEPTH) as u64) << DEPTH_SHIFT
            | bound << BOUND_SHIFT
            | u64::from(self.code.bits()) << CODE_SHIFT
    }

    /// The entry of a word, seen from a node at `ply`.
    pub(crate) fn unpack(word: u64, ply: usize) -> Option<Self> {
        let bound = match word >> BOUND_SHIFT & 3 {
            1 => Bound::Exactly,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        let code = (word >> CODE_SHIFT) as u32 & ((1 << turn_code::BITS) - 1);
        Some(Self {
            value: Value::unpack(word as u16, ply),
            depth: (word >> DEPTH_SHIFT) as i32 & MOST_DEPTH,
            bound,
            code: TurnCode::from_bits(code),
        })
    }

    /// The value, if it answers a question about this window at this depth.
    pub(crate) fn answers(&self, depth: i32, alpha: Value, beta: Value) -> Option<Value> {
        // A win is a win at every depth, and so is a loss: only what is proven is so called.
        if self.depth < depth && !self.value.is_decided() {
            return None;
        }
        let fits = match self.bound {
            Bound::Exactly => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        };
        fits.then_some(self.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back() {
        for bound in [Bound::Exactly, Bound::AtLeast, Bound::AtMost] {
            for value in [Value::estimate(-812), Value::win_at(7), Value::loss_at(8)] {
                let entry = Entry { value, depth: 5, bound, code: TurnCode::NONE };
                let word = entry.pack(3);
                assert!(word < 1 << 48);
                assert_eq!(Entry::unpack(word, 3), Some(entry));
            }
        }
    }
}
