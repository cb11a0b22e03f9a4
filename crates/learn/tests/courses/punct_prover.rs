//! A solver that proves PÜNCT wins by the rules alone.

use basalt_rules::Outcome;
use basalt_rules::punct::{Axis, Board, CENTRE, CellSet, Move, MoveList, Position};

/// The number of threats that sift the defences.
const SIEVES: usize = 6;

/// Proves wins. It first tries defences that refuted an earlier win, and attacks that carried one out.
#[derive(Default)]
pub(crate) struct Prover {
    defences: Vec<Move>,
    attacks: Vec<Move>,
}

impl Prover {
    /// Whether the player who has just moved wins within this number of further turns against every defence.
    pub(crate) fn is_won(&mut self, position: &Position, turns: u32) -> bool {
        if !position.winning_moves().is_empty() {
            return false;
        }
        let sieve = Sieve::new(position.board());
        let may_save = |mv: &Move| sieve.may_stop(*mv);
        let known = self.defences.clone().into_iter().filter(|mv| position.check(*mv).is_ok());
        let legal = position.legal_moves().into_iter().filter(may_save);
        let saving = known.chain(legal).find(|&mv| !self.is_won_after(position, mv, turns));
        remember(&mut self.defences, saving);
        saving.is_none()
    }

    fn is_won_after(&mut self, position: &Position, mv: Move, turns: u32) -> bool {
        let after = played(position, mv);
        match after.outcome() {
            Some(outcome) => outcome == Outcome::Win(after.to_move()),
            None => {
                after.board().find_winning_turn().is_some()
                    || (turns > 1 && self.threatens_to_win(&after, turns))
            }
        }
    }

    /// Whether the player to move has a threat after which the next turns win against every defence.
    fn threatens_to_win(&mut self, position: &Position, turns: u32) -> bool {
        let known = self.attacks.clone().into_iter().filter(|mv| position.check(*mv).is_ok());
        let found = known.chain(threats(position)).find(|&mv| {
            let after = played(position, mv);
            after.outcome().is_none() && self.is_won(&after, turns - 1)
        });
        remember(&mut self.attacks, found);
        found.is_some()
    }

    /// Whether the player to move has a turn, with or without a threat, after which the next one wins.
    pub(crate) fn wins_in_two(&mut self, position: &Position) -> bool {
        !position.winning_moves().is_empty()
            || position.legal_moves().into_iter().any(|mv| {
                let after = played(position, mv);
                after.outcome().is_none() && self.is_won(&after, 1)
            })
    }
}

fn remember(known: &mut Vec<Move>, found: Option<Move>) {
    if let Some(found) = found {
        known.retain(|mv| *mv != found);
        known.insert(0, found);
        known.truncate(24);
    }
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// The turns after which the player could win at once, those with most ways to do it first.
fn threats(position: &Position) -> Vec<Move> {
    let mut found: Vec<(usize, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (threatened(played(position, mv).board()).len(), mv))
        .filter(|(ways, _)| *ways > 0)
        .collect();
    found.sort_by_key(|(ways, _)| std::cmp::Reverse(*ways));
    found.into_iter().map(|(_, mv)| mv).collect()
}

/// The turns that would win if the other player were to move.
fn threatened(board: &Board) -> MoveList {
    let mut wins = MoveList::new();
    passed(board).list_winning_turns(&mut wins);
    wins
}

fn passed(board: &Board) -> Board {
    let mut passed = *board;
    passed.play_unchecked(Move::Pass);
    passed
}

/// The spaces and pieces that some of the opponent's threats need. A turn that touches nothing that one of them needs does not stop it: the
/// piece still lies where it lay, the spaces it goes to are as they were, and the chain it completes is still visible.
struct Sieve {
    needs: Vec<CellSet>,
    pieces: Vec<[basalt_rules::punct::Cell; 3]>,
    /// Whether a placement would be the last one and end the game.
    placing_ends: bool,
}

impl Sieve {
    fn new(board: &Board) -> Self {
        let wins = threatened(board);
        let step = wins.len().div_ceil(SIEVES).max(1);
        let needs = wins.iter().step_by(step).map(|&win| needs(&passed(board), win)).collect();
        let placing_ends = board.placed(board.to_move()) + 1 == 18;
        Self {
            needs,
            pieces: board.pieces().map(|piece| piece.lie.spaces()).collect(),
            placing_ends,
        }
    }

    fn may_stop(&self, mv: Move) -> bool {
        let touched = match mv {
            Move::Place(_) if self.placing_ends => return true,
            Move::Pass => return true,
            Move::Place(to) => set(to.spaces()),
            Move::Shift { from, to } => set(to.spaces()) | self.at(from),
        };
        self.needs.iter().all(|needs| needs.meets(touched))
    }

    /// The spaces of all pieces whose PÜNCT or minor dot is here.
    fn at(&self, from: basalt_rules::punct::Cell) -> CellSet {
        let here = self.pieces.iter().filter(|spaces| spaces.contains(&from));
        here.fold(CellSet::EMPTY, |all, spaces| all | set(*spaces))
    }
}

fn set(spaces: [basalt_rules::punct::Cell; 3]) -> CellSet {
    spaces.into_iter().fold(CellSet::EMPTY, |all, space| all | CellSet::of(space))
}

/// The spaces that a winning turn needs as they are. They may be more than it needs.
fn needs(board: &Board, win: Move) -> CellSet {
    let color = board.to_move();
    let mut after = *board;
    after.play_unchecked(win);
    let dots = after.visible(color);
    let chain = Axis::ALL.into_iter().find_map(|axis| {
        let [near, far] = axis.sides();
        let chain = (near & dots).chains_within(dots);
        chain.meets(far).then_some(chain)
    });
    let own = match win {
        Move::Place(to) => set(to.spaces()),
        Move::Shift { from, to } => {
            let pieces = board.pieces().map(|piece| piece.lie.spaces());
            let here = pieces.filter(|spaces| spaces.contains(&from));
            here.fold(set(to.spaces()), |all, spaces| all | set(spaces))
        }
        Move::Pass => CellSet::EMPTY,
    };
    // Without a chain the centre decides.
    own | chain.unwrap_or(CENTRE)
}
