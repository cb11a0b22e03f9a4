//! Boards whose result is proven, kept from turn to turn.
//!
//! A proof holds for a board with any history: the tree never decides results that follow from repetitions or from many
//! turns without a placement.

use basalt_rules::mix;
use basalt_rules::punct::{Board, Cell, Lie, Move, MoveList, PieceKind, Shape, Variant};

use super::judge::Prospect;
use super::threats::{ending, played};
use super::value::Value;
use crate::table::HashTable;

/// The key of a board in a table that serves both variants, which the hash of a board does not tell apart.
pub(crate) fn table_key(board: &Board) -> u64 {
    board.hash() ^ salt(board.variant())
}

fn salt(variant: Variant) -> u64 {
    match variant {
        Variant::Basic => mix(1),
        Variant::Standard => 0,
    }
}

/// The proven boards of a variant.
#[derive(Clone, Copy)]
pub(crate) struct Proofs<'a> {
    table: &'a HashTable,
    /// See [`table_key`].
    salt: u64,
}

/// The proven result of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proof {
    /// The value to the player to move, as if the board were the root.
    pub(crate) value: Value,
    /// The turn to make: the one that wins, or that puts the loss off longest. A board on which every turn
    /// loses at once has none.
    pub(crate) mv: Option<Move>,
}

/// Maximum length of a proven line in plies, which bounds how far proofs are followed.
const MAX_PLIES: usize = 200;

/// The bits of an entry: from the lowest on the plies to the end, whether they lead to a win, and the turn.
const WIN_BIT: u64 = 1 << 8;
const TURN_SHIFT: u32 = 9;

impl<'a> Proofs<'a> {
    pub(crate) fn new(table: &'a HashTable, variant: Variant) -> Self {
        Self { table, salt: salt(variant) }
    }

    /// Notes a proof. The longer it is, the harder it is to find again, and the longer it stays.
    pub(crate) fn put(&self, hash: u64, proof: Proof) {
        let Some(plies) = proof.value.plies_to_end().filter(|plies| *plies <= MAX_PLIES) else {
            return;
        };
        let win = if proof.value.is_win() { WIN_BIT } else { 0 };
        let turn = proof.mv.map_or(0, packed) << TURN_SHIFT;
        self.table.put(hash ^ self.salt, plies as u64 | win | turn, plies as u8);
    }

    /// The proof of a board, if its line ends within `plies_left` plies.
    pub(crate) fn get(&self, board: &Board, plies_left: usize) -> Option<Proof> {
        let word = self.table.get(board.hash() ^ self.salt)?;
        let plies = (word & (WIN_BIT - 1)) as usize;
        let value = if word & WIN_BIT == 0 { Value::loss_at(plies) } else { Value::win_at(plies) };
        let mv = unpacked(word >> TURN_SHIFT);
        (plies <= plies_left).then_some(Proof { value, mv })
    }

    /// Returns the proof about a board at this distance from the root, in plies.
    pub(crate) fn prospect(&self, board: &Board, ply: usize, max_plies: usize) -> Option<Prospect> {
        let proof = self.get(board, max_plies.checked_sub(ply)?)?;
        Some(Prospect::Decided(proof.value.at(ply), proof.mv))
    }

    /// The known turns from a board with a proven result to the end of the game.
    pub(crate) fn line(&self, board: &Board) -> Vec<Move> {
        let mut board = *board;
        let mut line = Vec::new();
        while line.len() < MAX_PLIES && ending(&board).is_none() {
            let win = board.find_winning_turn();
            let proven = || self.get(&board, MAX_PLIES)?.mv;
            let Some(mv) = win.or_else(proven).filter(|mv| is_legal(&board, *mv)) else { break };
            board.play_unchecked(mv);
            line.push(mv);
        }
        line.extend(last_turns(&board));
        line
    }
}

fn is_legal(board: &Board, mv: Move) -> bool {
    let mut turns = MoveList::new();
    board.list_turns(&mut turns);
    turns.contains(&mv)
}

/// The turns that end a game which is lost at once for one of the players; none if it is over.
fn last_turns(board: &Board) -> Vec<Move> {
    if ending(board).is_some() {
        return Vec::new();
    }
    if let Some(win) = board.find_winning_turn() {
        return vec![win];
    }
    let mut turns = MoveList::new();
    board.list_turns(&mut turns);
    let Some(&first) = turns.first() else { return Vec::new() };
    let after = played(board, first);
    let win = if ending(&after).is_none() { after.find_winning_turn() } else { None };
    std::iter::once(first).chain(win).collect()
}

/// A turn as a number that is not 0.
fn packed(mv: Move) -> u64 {
    let (from, lie) = match mv {
        Move::Place(lie) => (Cell::COUNT, lie),
        Move::Shift { from, to } => (from.index(), to),
        Move::Pass => return 0,
    };
    (1 + (from * Cell::COUNT + lie.punct().index()) * Shape::COUNT + lie.shape().index()) as u64
}

/// The turn of such a number.
fn unpacked(number: u64) -> Option<Move> {
    let number = (number as usize).checked_sub(1)?;
    let (places, shape) = (number / Shape::COUNT, number % Shape::COUNT);
    let shape =
        PieceKind::ALL.into_iter().flat_map(PieceKind::shapes).find(|one| one.index() == shape)?;
    let lie = Lie::new(*Cell::ALL.get(places % Cell::COUNT)?, shape)?;
    match places / Cell::COUNT {
        Cell::COUNT => Some(Move::Place(lie)),
        from => Some(Move::Shift { from: *Cell::ALL.get(from)?, to: lie }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::testing::positions;

    #[test]
    fn every_turn_has_a_number_of_its_own() {
        for position in positions().into_iter().step_by(9) {
            for mv in position.legal_moves() {
                assert_eq!(unpacked(packed(mv)), Some(mv), "{mv}");
            }
        }
        assert_eq!(unpacked(0), None);
        assert_eq!(unpacked(u64::from(u32::MAX)), None);
    }

    #[test]
    fn a_proof_is_found_unless_the_game_may_be_drawn_before() {
        let table = HashTable::with_bytes(1 << 12);
        let proofs = Proofs::new(&table, Variant::Standard);
        let position = &positions()[20];
        let mv = position.legal_moves().first().copied();
        for value in [Value::win_at(7), Value::loss_at(6)] {
            let proof = Proof { value, mv };
            proofs.put(position.hash(), proof);
            assert_eq!(proofs.get(position.board(), 7), Some(proof));
            assert_eq!(proofs.get(position.board(), 5), None);
        }
        let basic = Proofs::new(&table, Variant::Basic);
        assert_eq!(basic.get(position.board(), 100), None, "another game");
        assert_eq!(proofs.get(positions()[21].board(), 100), None);
        proofs.put(positions()[21].hash(), Proof { value: Value::DRAW, mv });
        assert_eq!(proofs.get(positions()[21].board(), 100), None, "an estimate proves nothing");
    }
}
