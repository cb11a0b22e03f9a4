//! The network of the placing phase.
//!
//! The board is a sum of rows, one for each piece on its space and one for each pair of pieces that matters: a red
//! piece with any other, and pieces of the players that are neighbours or two steps apart in a line. A piece that is
//! placed adds its row and those of its pairs. The sums are clamped, squared and weighted by how many pieces lie on the
//! board, and one sum is added as it is. All arithmetic uses integers, so it is the same on every machine.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell};

use crate::byte_units::{HIDDEN, ONE, Units};
use crate::networks::{Slot, include_natively};

/// Kinds of pieces: white, black, red.
const PIECES: usize = 3;
const RED: usize = 2;
/// Number of red pieces.
const MAX_REDS: usize = 3;
/// Output weights: one set for every seven placed pieces, and one for full boards.
const BUCKETS: usize = 8;
const PIECES_PER_BUCKET: usize = 7;

const SINGLES: usize = PIECES * Cell::COUNT;
/// Pairs of a red piece and one of a player, on different spaces.
const RED_PAIRS: usize = Cell::COUNT * (Cell::COUNT - 1) * 2;
/// Pairs of two red pieces.
const REDS: usize = Cell::COUNT * (Cell::COUNT - 1) / 2;
/// Pairs of spaces that are neighbours, and two steps apart in a line.
const NEIGHBOURS: usize = 120;
const SECOND_NEIGHBOURS: usize = 93;
/// Pairs of the two players' pieces on such spaces: white or black on each.
const COLORINGS: usize = 4;
const PAIRS: usize = RED_PAIRS + REDS + COLORINGS * (NEIGHBOURS + SECOND_NEIGHBOURS);
const ROWS: usize = SINGLES + PAIRS;

/// The value of an output weight of 1.
const OUTPUT_ONE: i64 = 128;
/// The value of a linear weight of 1, and of an output bias of 1.
const LINEAR_ONE: i64 = 1024;
/// Hundredths of a point that are odds of e to one.
const SCALE: i64 = 574;

/// Bytes of a network: the rows unit by unit, since they compress best so, then as 16-bit numbers with the lowest byte
/// first the linear weight of each row, the biases of the units, the output weights by bucket and the output biases.
const BYTES: usize = ROWS * HIDDEN + 2 * (ROWS + HIDDEN + BUCKETS * HIDDEN + BUCKETS);

/// The weights of a network.
pub(crate) struct PlacingNetwork {
    rows: Vec<[u8; HIDDEN]>,
    /// By row.
    linear: Vec<i16>,
    biases: Units,
    output: [Units; BUCKETS],
    output_biases: [i16; BUCKETS],
    /// For each space, those that it forms pairs with and the row of each pair.
    neighbours: Vec<Vec<Neighbour>>,
}

/// A space that forms pairs with another.
struct Neighbour {
    cell: usize,
    /// The row of two white pieces; the piece on the space with the lower index counts double.
    row: usize,
    is_first: bool,
}

/// The network of the engine, as `xtask/tune/placing.py` has written it (docs/training.md).
pub(crate) static NETWORK: Slot<PlacingNetwork, BYTES> =
    Slot::new(PlacingNetwork::read, include_natively!("placing_network.bin"));

/// A board that is being filled, with the sums of its rows.
#[derive(Clone)]
pub(crate) struct Filling {
    /// By space: 0 if it is empty, else one more than the piece.
    pieces: [u8; Cell::COUNT],
    placed: usize,
    /// The spaces of the red pieces, as many as are placed.
    reds: [u8; MAX_REDS],
    red_count: usize,
    units: Units,
    linear: i32,
}

impl Filling {
    /// The spaces that are empty.
    pub(crate) fn empty(&self) -> impl Iterator<Item = Cell> + '_ {
        Cell::ALL.into_iter().filter(|cell| self.pieces[cell.index()] == 0)
    }

    /// The number of pieces on the board.
    pub(crate) fn placed(&self) -> usize {
        self.placed
    }

    /// The player who places the next piece.
    pub(crate) fn to_move(&self) -> Color {
        if self.placed.is_multiple_of(2) { Color::White } else { Color::Black }
    }

    /// The next piece: the three red ones come first.
    fn next_piece(&self) -> usize {
        match self.to_move() {
            _ if self.placed < MAX_REDS => RED,
            Color::White => 0,
            Color::Black => 1,
        }
    }
}

impl PlacingNetwork {
    /// The network of these bytes.
    fn read(bytes: &[u8; BYTES]) -> Self {
        let (units, rest) = bytes.split_at(ROWS * HIDDEN);
        let (pairs, _) = rest.as_chunks();
        let mut numbers = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut next = || numbers.next().unwrap_or_default();
        Self {
            rows: (0..ROWS)
                .map(|row| std::array::from_fn(|unit| units[unit * ROWS + row]))
                .collect(),
            linear: (0..ROWS).map(|_| next()).collect(),
            biases: Units::from_numbers(&mut next),
            output: std::array::from_fn(|_| Units::from_numbers(&mut next)),
            output_biases: std::array::from_fn(|_| next()),
            neighbours: neighbours(),
        }
    }

    /// A board with the pieces that lie on it.
    pub(crate) fn filling(&self, board: &Board) -> Filling {
        let mut filling = Filling {
            pieces: [0; Cell::COUNT],
            placed: 0,
            reds: [0; MAX_REDS],
            red_count: 0,
            units: self.biases,
            linear: 0,
        };
        let sets = [board.owned(Color::White), board.owned(Color::Black), board.with_red()];
        for (piece, set) in sets.into_iter().enumerate() {
            for cell in set {
                self.put(&mut filling, cell, piece);
            }
        }
        filling
    }

    /// The board after the next piece is placed on an empty space.
    #[inline]
    pub(crate) fn placed(&self, filling: &Filling, cell: Cell) -> Filling {
        let mut after = filling.clone();
        self.put(&mut after, cell, filling.next_piece());
        after
    }

    /// The value of a board to White, in hundredths of a point.
    #[inline]
    pub(crate) fn evaluate(&self, filling: &Filling) -> i32 {
        let bucket = filling.placed / PIECES_PER_BUCKET;
        let sum = filling.units.weigh(&self.output[bucket]);
        let linear = i64::from(filling.linear) + i64::from(self.output_biases[bucket]);
        let units = i64::from(sum) * LINEAR_ONE / (i64::from(ONE * ONE) * OUTPUT_ONE);
        ((linear + units) * SCALE / LINEAR_ONE) as i32
    }

    #[inline]
    fn put(&self, filling: &mut Filling, cell: Cell, piece: usize) {
        let mut add = |filling: &mut Filling, row: usize| {
            filling.units.add(&self.rows[row]);
            filling.linear += i32::from(self.linear[row]);
        };
        let cell = cell.index();
        add(filling, PIECES * cell + piece);
        if piece == RED {
            pair_red(filling, cell, &mut add);
        } else {
            self.pair(filling, cell, piece, &mut add);
        }
        filling.pieces[cell] = piece as u8 + 1;
        filling.placed += 1;
    }

    /// Adds the pairs of a player's piece.
    #[inline]
    fn pair(
        &self,
        filling: &mut Filling,
        cell: usize,
        piece: usize,
        add: &mut impl FnMut(&mut Filling, usize),
    ) {
        for index in 0..filling.red_count {
            add(filling, red_row(usize::from(filling.reds[index]), cell, piece));
        }
        for neighbour in &self.neighbours[cell] {
            let found = usize::from(filling.pieces[neighbour.cell]);
            if found == 0 || found == RED + 1 {
                continue;
            }
            let (first, second) =
                if neighbour.is_first { (found - 1, piece) } else { (piece, found - 1) };
            add(filling, neighbour.row + 2 * first + second);
        }
    }
}

/// Adds the pairs of a red piece.
fn pair_red(filling: &mut Filling, cell: usize, add: &mut impl FnMut(&mut Filling, usize)) {
    for other in 0..Cell::COUNT {
        match usize::from(filling.pieces[other]) {
            0 => {}
            found if found == RED + 1 => add(filling, reds_row(cell, other)),
            found => add(filling, red_row(cell, other, found - 1)),
        }
    }
    if let Some(slot) = filling.reds.get_mut(filling.red_count) {
        *slot = cell as u8;
        filling.red_count += 1;
    }
}

/// The row of a red piece and a player's piece.
#[inline]
fn red_row(red: usize, cell: usize, piece: usize) -> usize {
    let cell = cell - usize::from(cell > red);
    SINGLES + (red * (Cell::COUNT - 1) + cell) * 2 + piece
}

/// The row of two red pieces.
fn reds_row(one: usize, other: usize) -> usize {
    let (low, high) = (one.min(other), one.max(other));
    SINGLES + RED_PAIRS + low * (2 * Cell::COUNT - low - 1) / 2 + high - low - 1
}

/// For each space, its neighbours and those two steps away in a line.
fn neighbours() -> Vec<Vec<Neighbour>> {
    let mut neighbours: Vec<Vec<Neighbour>> = Cell::ALL.iter().map(|_| Vec::new()).collect();
    let mut row = SINGLES + RED_PAIRS + REDS;
    for steps in [1, 2] {
        for (i, &first) in Cell::ALL.iter().enumerate() {
            for (j, &second) in Cell::ALL.iter().enumerate().skip(i + 1) {
                if !is_in_line(first, second, steps) {
                    continue;
                }
                neighbours[i].push(Neighbour { cell: j, row, is_first: false });
                neighbours[j].push(Neighbour { cell: i, row, is_first: true });
                row += COLORINGS;
            }
        }
    }
    debug_assert_eq!(row, ROWS, "every pair has its row");
    neighbours
}

/// Whether one space is `steps` steps from the other in a straight line.
fn is_in_line(from: Cell, to: Cell, steps: i8) -> bool {
    let (columns, rows) = (to.column() - from.column(), to.row() - from.row());
    let in_line = columns == 0 || rows == 0 || columns == rows;
    in_line && columns.abs().max(rows.abs()) == steps
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use basalt_rules::dvonn::{Move, Phase, Position};
    use basalt_rules::mix;
    use basalt_testkit::checksum;

    use super::*;

    fn network() -> &'static PlacingNetwork {
        NETWORK.get().expect("a program has a network")
    }

    /// The pieces of a pair, each as its space and its kind.
    type Pair = [(usize, usize); 2];

    /// The pairs in the order of their rows, as docs/training.md lists them.
    fn pairs() -> Vec<Pair> {
        let cells = || 0..Cell::COUNT;
        let mut pairs = Vec::new();
        for red in cells() {
            for cell in cells().filter(|&cell| cell != red) {
                pairs.extend([0, 1].map(|piece| [(red, RED), (cell, piece)]));
            }
        }
        for one in cells() {
            pairs.extend((one + 1..Cell::COUNT).map(|other| [(one, RED), (other, RED)]));
        }
        for steps in [1, 2] {
            for one in cells() {
                for other in one + 1..Cell::COUNT {
                    let [from, to] = [one, other].map(|index| Cell::ALL[index]);
                    let (columns, rows) = (to.column() - from.column(), to.row() - from.row());
                    let directions = [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)];
                    if directions.iter().any(|&(q, r)| (q * steps, r * steps) == (columns, rows)) {
                        for (first, second) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                            pairs.push([(one, first), (other, second)]);
                        }
                    }
                }
            }
        }
        pairs
    }

    /// Computes the output from the pieces alone, without the sums of another board.
    fn evaluate_slowly(board: &Board, pairs: &[Pair]) -> i64 {
        let network = network();
        let piece = |index: usize| {
            let cell = Cell::ALL[index];
            let sets = [board.owned(Color::White), board.owned(Color::Black), board.with_red()];
            sets.iter().position(|set| set.contains(cell))
        };
        let singles = (0..SINGLES).filter(|row| piece(row / PIECES) == Some(row % PIECES));
        let is_there = |pair: &Pair| pair.iter().all(|&(cell, kind)| piece(cell) == Some(kind));
        let present = pairs.iter().enumerate().filter(|(_, pair)| is_there(pair));
        let rows: Vec<usize> = singles.chain(present.map(|(i, _)| SINGLES + i)).collect();
        let bucket = board.occupied().len() / 7;
        let unit = |unit: usize| {
            let sum: i64 =
                rows.iter().map(|&row| i64::from(network.rows[row][unit].cast_signed())).sum();
            (sum + i64::from(network.biases.0[unit])).clamp(0, 127)
        };
        let hidden = (0..HIDDEN).map(|i| unit(i).pow(2) * i64::from(network.output[bucket].0[i]));
        let linear: i64 = rows.iter().map(|&row| i64::from(network.linear[row])).sum();
        let bias = i64::from(network.output_biases[bucket]);
        (linear + bias + hidden.sum::<i64>() * 1024 / (127 * 127 * 128)) * 574 / 1024
    }

    #[test]
    fn pieces_placed_one_by_one_give_what_the_whole_board_gives() {
        let pairs = pairs();
        assert_eq!(pairs.len(), PAIRS);
        let mut different = std::collections::BTreeSet::new();
        for seed in 0..4 {
            let mut position = Position::start();
            let mut filling = network().filling(position.board());
            for ply in 0.. {
                assert_eq!(filling.placed(), position.board().occupied().len());
                let expected = evaluate_slowly(position.board(), &pairs);
                assert_eq!(i64::from(network().evaluate(&filling)), expected, "{position}");
                let anew = network().filling(position.board());
                assert_eq!(network().evaluate(&anew), network().evaluate(&filling));
                different.insert(expected);
                if position.phase() == Phase::Stacking {
                    break;
                }
                assert_eq!(filling.to_move(), position.to_move());
                let moves = position.legal_moves();
                let mv = moves[mix(seed << 32 | ply) as usize % moves.len()];
                let Move::Place(cell) = mv else { panic!("a placement, not {mv}") };
                filling = network().placed(&filling, cell);
                position.play_unchecked(mv);
            }
        }
        assert!(different.len() > 100, "{different:?}");
    }

    /// The maximum sum of the weights of a unit on any board, or the minimum if `sign` is -1: each space has at most
    /// one piece, and three are red.
    fn bound(unit: usize, sign: i32) -> i32 {
        let network = network();
        let row = |row: usize| sign * i32::from(network.rows[row][unit].cast_signed());
        let most = |rows: Range<usize>| rows.map(row).max().unwrap_or(0).max(0);
        let most_of_each = |rows: Range<usize>, size: usize| -> i32 {
            rows.step_by(size).map(|first| most(first..first + size)).sum()
        };
        let largest_three = |mut sums: Vec<i32>| -> i32 {
            sums.sort_unstable();
            sums.iter().rev().take(MAX_REDS).sum()
        };
        let red_pairs = |red: usize| {
            let each = 2 * (Cell::COUNT - 1);
            most_of_each(SINGLES + red * each..SINGLES + (red + 1) * each, 2)
        };
        let reds = SINGLES + RED_PAIRS..SINGLES + RED_PAIRS + REDS;
        sign * i32::from(network.biases.0[unit])
            + most_of_each(0..SINGLES, PIECES)
            + largest_three((0..Cell::COUNT).map(red_pairs).collect())
            + largest_three(reds.map(|pair| most(pair..pair + 1)).collect())
            + most_of_each(SINGLES + RED_PAIRS + REDS..ROWS, COLORINGS)
    }

    /// On no board do the sums of the units or the output overflow their types.
    #[test]
    fn no_sum_overflows() {
        for unit in 0..HIDDEN {
            assert!(bound(unit, 1) < i32::from(i16::MAX) && bound(unit, -1) < i32::from(i16::MAX));
        }
        for weights in &network().output {
            let sum: i64 = weights.0.iter().map(|weight| i64::from(weight.unsigned_abs())).sum();
            assert!(sum * 127 * 127 < i64::from(i32::MAX), "{sum}");
        }
    }

    /// The checksum that docs/training.md names.
    #[test]
    fn the_network_is_the_one_that_was_measured() {
        assert_eq!(checksum(include_bytes!("placing_network.bin")), CHECKSUM);
    }

    const CHECKSUM: &str = "377b5ceb8c268e52";
}
