//! Turns in 24 bits, for the table.

use basalt_rules::punct::{Cell, Kind, Lie, Move, Shape};

/// A turn as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TurnCode(u32);

/// How many bits a code has.
pub(crate) const BITS: u32 = 24;

/// In the place of the space that a piece comes from: out of the reserve, or no turn at all.
const RESERVE: u32 = 0xff;
const NOTHING: u32 = 0xfe;

/// Shapes by their index.
static SHAPES: [Shape; Shape::COUNT] = {
    let mut shapes = [Shape::new(Kind::T, 0); Shape::COUNT];
    let mut kind = 0;
    while kind < Kind::ALL.len() {
        let mut turn = 0;
        while turn < Kind::ALL[kind].turns() {
            let shape = Shape::new(Kind::ALL[kind], turn);
            shapes[shape.index()] = shape;
            turn += 1;
        }
        kind += 1;
    }
    shapes
};

impl TurnCode {
    /// No turn, or a pass, which needs no remembering.
    pub(crate) const NONE: Self = Self(NOTHING);

    pub(crate) fn of(mv: Move) -> Self {
        let code = |from: u32, lie: Lie| {
            from | (lie.punct().index() as u32) << 8 | (lie.shape().index() as u32) << 16
        };
        match mv {
            Move::Place(lie) => Self(code(RESERVE, lie)),
            Move::Shift { from, to } => Self(code(from.index() as u32, to)),
            Move::Pass => Self::NONE,
        }
    }

    pub(crate) fn mv(self) -> Option<Move> {
        let punct = *Cell::ALL.get((self.0 >> 8 & 0xff) as usize)?;
        let lie = Lie::new(punct, *SHAPES.get((self.0 >> 16) as usize)?)?;
        match self.0 & 0xff {
            NOTHING => None,
            RESERVE => Some(Move::Place(lie)),
            from => Some(Move::Shift { from: *Cell::ALL.get(from as usize)?, to: lie }),
        }
    }

    pub(crate) fn bits(self) -> u32 {
        self.0
    }

    pub(crate) fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::{Position, Variant};

    use super::*;

    #[test]
    fn every_turn_comes_back_from_its_code() {
        let text = "w:l4/l5m5,e9/f9g9 b:c4/c5d5 w 0";
        let position = Position::parse(Variant::Basic, text).expect("a position");
        for mv in position.legal_moves() {
            let code = TurnCode::of(mv);
            assert!(code.bits() < 1 << BITS);
            assert_eq!(TurnCode::from_bits(code.bits()).mv(), Some(mv));
        }
        assert_eq!(TurnCode::NONE.mv(), None);
    }
}
