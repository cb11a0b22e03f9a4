//! The consequences of a turn, before it is made.

use basalt_locales::{Message, messages};
use basalt_rules::punct::{Axis, Cell, End, Lie, Move, Piece, Position, Variant};
use basalt_rules::sorting::sort_by_key;
use basalt_rules::{ByColor, Color, Outcome};

use super::is_bridge;
use crate::announce::player;

/// A consequence of a legal turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The mover's dots connect two opposite sides, and the mover wins.
    Connects {
        /// The mover.
        winner: Color,
        /// The axis of the connected sides.
        axis: Axis,
    },
    /// The opponent's dots are uncovered, connect two opposite sides, and the opponent wins.
    Uncovers {
        /// The opponent.
        winner: Color,
        /// The axis of the connected sides.
        axis: Axis,
    },
    /// The 18th piece ends the standard game, and the dots in the centre are counted.
    LastPieceCounts {
        /// The dots that each player shows in the centre.
        centre: ByColor<u32>,
    },
    /// The 18th piece ends the basic game with a draw.
    LastPieceDraws,
    /// The position occurs for the third time: a draw.
    Repeats,
    /// A hundred turns without a placement: a draw.
    HundredTurns,
    /// A piece is covered and may no longer move.
    Pins {
        /// The owner of the piece.
        owner: Color,
        /// The space of its PÜNCT.
        space: Cell,
    },
    /// A piece is no longer covered and may move again.
    Frees {
        /// The owner of the piece.
        owner: Color,
        /// The space of its PÜNCT.
        space: Cell,
    },
    /// The piece becomes a bridge.
    Bridges {
        /// The space of its middle dot.
        over: Cell,
    },
    /// The PÜNCT passes over occupied spaces on its way.
    Jumps {
        /// The number of such spaces.
        spaces: u32,
    },
}

impl Consequence {
    /// The consequences of a turn, those that end the game first; empty if the turn is illegal.
    pub fn of(position: &Position, mv: Move) -> Vec<Self> {
        let mut after = position.clone();
        if after.play(mv).is_err() {
            return Vec::new();
        }
        let mut all = Vec::from_iter(ending(position, &after));
        let mover = position.to_move();
        all.extend(newly_covered(position, &after, mover).into_iter().map(Self::pins));
        all.extend(newly_covered(&after, position, mover).into_iter().map(Self::frees));
        if let Move::Place(to) | Move::Shift { to, .. } = mv {
            all.extend(bridge(&after, to));
        }
        if let Move::Shift { from, to } = mv {
            all.extend(jump(position, from, to));
        }
        all
    }

    fn pins(piece: Piece) -> Self {
        Self::Pins { owner: piece.color, space: piece.lie.punct() }
    }

    fn frees(piece: Piece) -> Self {
        Self::Frees { owner: piece.color, space: piece.lie.punct() }
    }

    /// Whether it ends the game.
    pub fn ends(self) -> bool {
        match self {
            Self::Connects { .. }
            | Self::Uncovers { .. }
            | Self::LastPieceCounts { .. }
            | Self::LastPieceDraws
            | Self::Repeats
            | Self::HundredTurns => true,
            Self::Pins { .. } | Self::Frees { .. } | Self::Bridges { .. } | Self::Jumps { .. } => {
                false
            }
        }
    }

    /// The consequence in words.
    pub fn message(self) -> Message {
        match self {
            Self::Connects { winner, axis } => {
                messages::hand_punct_connects(player(winner), axis.id())
            }
            Self::Uncovers { winner, axis } => {
                messages::hand_punct_uncovers(player(winner), axis.id())
            }
            Self::LastPieceCounts { centre } => last_piece(centre),
            Self::LastPieceDraws => messages::hand_punct_last_draws(),
            Self::Repeats => messages::hand_punct_repeats(),
            Self::HundredTurns => messages::hand_punct_hundred_turns(),
            Self::Pins { owner, space } => {
                messages::hand_punct_pins(player(owner), &space.to_string())
            }
            Self::Frees { owner, space } => {
                messages::hand_punct_frees(player(owner), &space.to_string())
            }
            Self::Bridges { over } => messages::hand_punct_bridges(&over.to_string()),
            Self::Jumps { spaces } => messages::hand_punct_jumps(spaces.into()),
        }
    }
}

/// The way in which a turn ends the game; `None` if the game goes on.
fn ending(before: &Position, after: &Position) -> Option<Consequence> {
    Some(match (after.end()?, after.outcome()?) {
        (End::Connection(axis), Outcome::Win(winner)) if winner == before.to_move() => {
            Consequence::Connects { winner, axis }
        }
        (End::Connection(axis), Outcome::Win(winner)) => Consequence::Uncovers { winner, axis },
        (End::LastPiece, _) if after.variant() == Variant::Basic => Consequence::LastPieceDraws,
        (End::LastPiece, _) => Consequence::LastPieceCounts { centre: after.centre_count() },
        (End::Repetition, _) => Consequence::Repeats,
        (End::HundredTurns, _) => Consequence::HundredTurns,
        (End::TwoPasses | End::Connection(_), _) => return None,
    })
}

/// The pieces that are free in one position and covered in the other, without having moved. The pieces of the mover's
/// opponent come first.
fn newly_covered(free: &Position, covered: &Position, mover: Color) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = free.board().pieces().collect();
    pieces.retain(|&piece| free.covering(piece).is_none() && covered.covering(piece).is_some());
    sort_by_key(&mut pieces, |piece| (piece.color == mover, piece.lie.punct().index()));
    pieces
}

fn bridge(after: &Position, to: Lie) -> Option<Consequence> {
    let piece = after.stack(to.punct()).last()?.piece;
    let over = to.middle().filter(|_| is_bridge(after, piece))?;
    Some(Consequence::Bridges { over })
}

/// The occupied spaces between the old and the new space of a PÜNCT, not counting the moved piece itself.
fn jump(before: &Position, from: Cell, to: Lie) -> Option<Consequence> {
    let (columns, rows) = (to.punct().q() - from.q(), to.punct().r() - from.r());
    let step = (columns.signum(), rows.signum());
    let piece = before.stack(from).last()?.piece;
    let is_occupied = |&cell: &Cell| before.stack(cell).iter().any(|dot| dot.piece != piece);
    let between = std::iter::successors(from.offset(step), |cell| cell.offset(step))
        .take_while(|&cell| cell != to.punct() && cell != from);
    let spaces = between.filter(is_occupied).count() as u32;
    (spaces > 0).then_some(Consequence::Jumps { spaces })
}

fn last_piece(centre: ByColor<u32>) -> Message {
    let result = match centre.white.cmp(&centre.black) {
        std::cmp::Ordering::Greater => "white",
        std::cmp::Ordering::Less => "black",
        std::cmp::Ordering::Equal => "draw",
    };
    messages::hand_punct_last_counts(result, centre.white.into(), centre.black.into())
}
