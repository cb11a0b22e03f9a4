//! Selects the candidate turns that are evaluated.
//!
//! Every turn is ranked by the effect of its dots on the cheapest connections of both players, as if each dot came
//! alone. The ranking is fast and rough; the best turns are then evaluated.

use std::collections::BinaryHeap;

use basalt_rules::Color;
use basalt_rules::punct::{Axis, Board, CENTRE, Cell, CellSet, Lie, Move, Variant};
use basalt_rules::sorting::sort_by_key;

use super::connection::{FARTHEST, Ground};
use super::threats::{PIECES_EACH, Pieces, spaces};

/// The value of a connection by its cost in dots: one dot fewer makes it a fifth more valuable.
static WAYS: [i32; FARTHEST + 1] = {
    let mut worths = [0; FARTHEST + 1];
    let mut worth = 450_000;
    let mut i = 0;
    while i < worths.len() {
        worths[i] = worth / 1_000;
        worth = worth * 83 / 100;
        i += 1;
    }
    worths
};

/// Weights of the ways along the three axes, the cheapest first, in sixteenths.
const AXES: [i32; 3] = [16, 7, 3];

/// Weight of a dot in the centre: at the start, and the increase until the last piece is placed.
const CENTRE_EARLY: i32 = 8;
const CENTRE_LATE: i32 = 60;

/// Maximum turns that put dots on the same spaces, with the PÜNCT on one or the other of them.
const ALIKE: usize = 3;

/// Bonus for a dot that covers one of the opponent, and malus for one that covers an own one.
const COVERING: i32 = 12;
const COVERED: i32 = 8;

/// The values of the spaces to the player to move.
pub(crate) struct Ranking {
    /// The value of a dot that comes to lie here.
    gains: [i32; Cell::COUNT],
    /// The loss if one of the player's own dots leaves this space.
    losses: [i32; Cell::COUNT],
    pieces: Pieces,
}

impl Ranking {
    /// Ranks turns by what helps the player and hinders the opponent.
    pub(crate) fn new(board: &Board) -> Self {
        let player = board.to_move();
        Self::by(board, &potential(board, player), &potential(board, player.other()))
    }

    /// Ranks turns only by what brings the player nearer to a connection.
    pub(crate) fn of_attack(board: &Board) -> Self {
        Self::by(board, &potential(board, board.to_move()), &[0; Cell::COUNT])
    }

    fn by(board: &Board, own: &[i32; Cell::COUNT], opposing: &[i32; Cell::COUNT]) -> Self {
        let player = board.to_move();
        let mut gains = [0; Cell::COUNT];
        let mut losses = [0; Cell::COUNT];
        let centre = match board.variant() {
            Variant::Standard => centre_weight(board),
            Variant::Basic => 0,
        };
        for cell in Cell::ALL {
            let i = cell.index();
            let in_centre = if CENTRE.contains(cell) { centre } else { 0 };
            let both = own[i] + opposing[i] + in_centre;
            if board.visible(player).contains(cell) {
                gains[i] = -COVERED;
                losses[i] = both;
            } else if board.visible(player.other()).contains(cell) {
                gains[i] = 2 * own[i] + 2 * opposing[i] + 2 * in_centre + COVERING;
            } else {
                gains[i] = both;
            }
        }
        Self { gains, losses, pieces: Pieces::of(board) }
    }

    /// The rank of a turn, fast and rough.
    #[inline]
    pub(crate) fn rank(&self, mv: Move) -> i32 {
        match mv {
            Move::Place(lie) => self.gain(lie),
            Move::Shift { from, to } => {
                let lifted = self.pieces.at(from);
                let stays = spaces(to) & lifted;
                let left = lifted - stays;
                let loss: i32 = left.into_iter().map(|cell| self.losses[cell.index()]).sum();
                let no_gain: i32 = stays.into_iter().map(|cell| self.gains[cell.index()]).sum();
                self.gain(to) - no_gain - loss
            }
            Move::Pass => 0,
        }
    }

    #[inline]
    fn gain(&self, lie: Lie) -> i32 {
        lie.spaces().into_iter().map(|space| self.gains[space.index()]).sum()
    }

    /// The best of these turns by rank, the best first. Of turns that put the dots of a piece on the same spaces, one
    /// is kept.
    pub(crate) fn best_of(&self, turns: &[Move], most: usize) -> Vec<Move> {
        // The rank above the place in the list, which decides between equals.
        let rank = |(i, mv): (usize, &Move)| {
            (i64::from(-self.rank(*mv) - punct_worth(*mv)) << 32) | i as i64
        };
        let ranked = least(turns.iter().enumerate().map(rank), ALIKE * most);
        distinct(ranked.into_iter().map(|word| turns[word as u32 as usize]), most)
    }
}

/// The smallest `most` of these numbers in ascending order. A heap takes a fraction of the code that selecting and
/// sorting in the standard library would add to the page.
pub(super) fn least(numbers: impl Iterator<Item = i64>, most: usize) -> Vec<i64> {
    let mut heap = BinaryHeap::with_capacity(most.min(numbers.size_hint().0));
    for number in numbers {
        if heap.len() < most {
            heap.push(number);
        } else if let Some(mut greatest) = heap.peek_mut()
            && number < *greatest
        {
            *greatest = number;
        }
    }
    heap.into_sorted_vec()
}

/// The first `most` of these turns. Of those that put the dots of a piece on the same spaces, one is kept.
pub(super) fn distinct(turns: impl Iterator<Item = Move>, most: usize) -> Vec<Move> {
    let mut chosen: Vec<Move> = Vec::with_capacity(most);
    let mut known: Vec<u32> = Vec::with_capacity(most);
    for mv in turns {
        let key = dots(mv);
        if !known.contains(&key) {
            known.push(key);
            chosen.push(mv);
            if chosen.len() == most {
                break;
            }
        }
    }
    chosen
}

/// The space that a turn takes a piece from, and the spaces that it puts it on, as a number: at the root there are
/// thousands, and each is compared with all before it.
pub(super) fn dots(mv: Move) -> u32 {
    // No space has this index.
    const NOWHERE: u8 = u8::MAX;
    let index = |cell: Cell| cell.index() as u8;
    let (from, mut to) = match mv {
        Move::Place(lie) => (NOWHERE, lie.spaces().map(index)),
        Move::Shift { from, to } => (index(from), to.spaces().map(index)),
        Move::Pass => (NOWHERE, [NOWHERE; 3]),
    };
    sort_by_key(&mut to, |&space| space);
    let [first, second, third] = to;
    u32::from_be_bytes([from, first, second, third])
}

/// A PÜNCT near the middle has longer lines to move along.
fn punct_worth(mv: Move) -> i32 {
    match mv {
        Move::Place(lie) | Move::Shift { to: lie, .. } => {
            let cell = lie.punct();
            let ring = cell.q().abs().max(cell.r().abs()).max((cell.q() + cell.r()).abs());
            i32::from(8 - ring)
        }
        Move::Pass => 0,
    }
}

/// The value of a dot in the centre, which grows until the last piece is placed.
fn centre_weight(board: &Board) -> i32 {
    let placed = board.placed(Color::White).max(board.placed(Color::Black)) as i32;
    let all = PIECES_EACH as i32;
    CENTRE_EARLY + CENTRE_LATE * placed * placed / (all * all)
}

/// The value of each space on the ways of a player: as much as a dot there would bring them nearer.
fn potential(board: &Board, color: Color) -> [i32; Cell::COUNT] {
    let ground = Ground::new(board, color);
    let mut corridors = Axis::ALL.map(|axis| ground.corridor(axis));
    sort_by_key(&mut corridors, |corridor| corridor.distance);
    let mut worths = [0; Cell::COUNT];
    for (corridor, share) in corridors.iter().zip(AXES) {
        let at = corridor.distance;
        let step = share * (WAYS[at.saturating_sub(1)] - WAYS[at]) / 16;
        let mut known = CellSet::EMPTY;
        for (slack, &way) in corridor.ways.iter().enumerate() {
            for cell in way - known {
                worths[cell.index()] += step >> slack;
            }
            known = way;
        }
    }
    worths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::testing::positions;

    #[test]
    fn the_least_numbers_come_in_order() {
        let numbers = [5, -3, 9, 0, 7, -8, 2];
        let least = |most| least(numbers.into_iter(), most);
        assert_eq!(least(3), [-8, -3, 0]);
        assert_eq!(least(100), [-8, -3, 0, 2, 5, 7, 9]);
        assert!(least(0).is_empty());
    }

    #[test]
    fn the_best_turns_differ_in_more_than_the_punct() {
        for position in positions() {
            let turns = position.legal_moves();
            let best = Ranking::new(position.board()).best_of(&turns, 40);
            assert!(best.iter().all(|mv| turns.contains(mv)));
            for (i, &one) in best.iter().enumerate() {
                for &other in &best[..i] {
                    assert_ne!(dots(one), dots(other), "{one} and {other} in {position}");
                }
            }
        }
    }

    #[test]
    fn a_dot_on_the_way_is_worth_more_than_one_beside_it() {
        let position = crate::punct::testing::position("w:f9/e9g9,m12/n12o13 b:c3/c4d4 w 0");
        let ranking = Ranking::of_attack(position.board());
        let rank = |text: &str| ranking.rank(text.parse().expect("a turn"));
        assert!(rank("h10/i11j11") > rank("l16/l17m17"));
    }
}
