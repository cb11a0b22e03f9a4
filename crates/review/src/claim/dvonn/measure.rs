//! Counts by which a move of DVONN is compared with a better one.

use basalt_rules::Color;
use basalt_rules::dvonn::{Board, Cell, CellSet, Move, Phase, Position};

use super::scene::Scene;
use crate::claim::ClaimTheme;
use crate::claim::effect_claim::Measure;

/// A count after a move, or around a placed piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DvonnMeasure {
    /// The moves that the player could make if it were the player's turn.
    Moves,
    /// The moves of the opponent.
    Replies,
    /// The moves in a row that the player could make if the opponent waited.
    Tempi,
    /// The moves in a row that the opponent could make if the player waited.
    OtherTempi,
    /// The player's stacks that can move.
    Stacks,
    /// The opponent's stacks that can move.
    OtherStacks,
    /// The pieces that the player controls.
    Pieces,
    /// The pieces that the opponent controls.
    OtherPieces,
    /// The player's own pieces next to the placed one.
    Heap,
    /// The steps from the placed piece to the nearest red one.
    RedSteps,
    /// The opponent's pieces next to the placed one.
    Contacts,
    /// 1 for a piece that is placed inside, 0 for one at the edge.
    Inside,
    /// The player's own pieces within two steps of the placed one.
    Crowd,
}

/// Maximum positions of a count of moves in a row: enough for the last moves of a game.
const TEMPO_NODES: u32 = 1_000;

impl DvonnMeasure {
    /// The counts after a stacking move, the most telling first.
    pub(super) const OF_STACKING: [Self; 8] = [
        Self::Tempi,
        Self::OtherTempi,
        Self::Moves,
        Self::Replies,
        Self::Stacks,
        Self::OtherStacks,
        Self::Pieces,
        Self::OtherPieces,
    ];

    /// The counts around a placed piece, the most telling first.
    pub(super) const OF_PLACING: [Self; 5] =
        [Self::Heap, Self::RedSteps, Self::Contacts, Self::Inside, Self::Crowd];

    fn count_around(self, scene: &Scene<'_>, mv: Move) -> Option<u32> {
        let (Move::Place(space), Phase::Placing) = (mv, scene.before.phase()) else { return None };
        // The first three pieces are red and belong to neither player.
        let is_own = scene.before.next_piece().is_some_and(|piece| piece.owner().is_some());
        let board = scene.before.board();
        let (own, other) = (board.owned(scene.player), board.owned(scene.player.other()));
        let here = CellSet::of(space);
        match self {
            Self::RedSteps => steps(space, board.with_red()),
            Self::Inside if is_own => Some(u32::from(is_inside(space))),
            Self::Heap if is_own => Some((here.neighbours() & own).len() as u32),
            Self::Contacts if is_own => Some((here.neighbours() & other).len() as u32),
            Self::Crowd if is_own => {
                let near = here | here.neighbours();
                Some(((near | near.neighbours()) & own).len() as u32)
            }
            _ => None,
        }
    }
}

impl Measure<Position> for DvonnMeasure {
    fn theme(self) -> ClaimTheme {
        match self {
            Self::Moves | Self::Replies | Self::Stacks | Self::OtherStacks => ClaimTheme::Mobility,
            Self::Tempi | Self::OtherTempi => ClaimTheme::Tempo,
            Self::Pieces | Self::OtherPieces => ClaimTheme::Take,
            Self::Heap | Self::RedSteps | Self::Contacts | Self::Inside | Self::Crowd => {
                ClaimTheme::Placing
            }
        }
    }

    fn count(self, scene: &Scene<'_>, mv: Move, after: &Position) -> Option<u32> {
        let after = after.board();
        let (player, opponent) = (scene.player, scene.player.other());
        match self {
            Self::Moves => Some(after.mobility(player).moves),
            Self::Replies => Some(after.mobility(opponent).moves),
            Self::Tempi => tempi(after, player),
            Self::OtherTempi => tempi(after, opponent),
            Self::Stacks => Some(after.movable(player).len() as u32),
            Self::OtherStacks => Some(after.movable(opponent).len() as u32),
            Self::Pieces => Some(after.score(player)),
            Self::OtherPieces => Some(after.score(opponent)),
            _ => self.count_around(scene, mv),
        }
    }

    fn is_better(self, count: u32, better: u32) -> bool {
        match self {
            Self::Moves | Self::Stacks | Self::Tempi | Self::Pieces | Self::Contacts => {
                count < better
            }
            Self::Heap => better < count && count > 1,
            _ => better < count,
        }
    }

    fn is_notable(self, count: u32, better: u32) -> bool {
        let (fewer, more) = if count < better { (count, better) } else { (better, count) };
        let differs = match self {
            Self::Moves | Self::Replies => fewer + 3 <= more && 3 * fewer <= 2 * more,
            Self::Stacks | Self::OtherStacks => fewer + 2 <= more && 3 * fewer <= 2 * more,
            Self::Tempi | Self::OtherTempi | Self::Inside => fewer < more,
            Self::Heap => more >= 3,
            Self::Crowd => fewer + 4 <= more,
            Self::RedSteps | Self::Contacts => fewer + 2 <= more,
            Self::Pieces | Self::OtherPieces => fewer + 3 <= more,
        };
        differs && self.is_better(count, better)
    }
}

/// Whether a space is not at the edge, where a stack is never surrounded (rule 6).
fn is_inside(space: Cell) -> bool {
    CellSet::of(space).neighbours().len() == 6
}

/// The steps from a space to the nearest of some spaces.
fn steps(space: Cell, to: CellSet) -> Option<u32> {
    let mut reached = CellSet::of(space);
    for steps in 0..Cell::COUNT as u32 {
        if reached.meets(to) {
            return Some(steps);
        }
        reached |= reached.neighbours();
    }
    None
}

/// The maximum number of moves that a player could make in a row; `None` if there are too many positions to search.
fn tempi(board: &Board, player: Color) -> Option<u32> {
    let board = if board.to_move() == player { *board } else { board.passed() };
    let mut nodes = TEMPO_NODES;
    most_in_a_row(&board, &mut nodes)
}

fn most_in_a_row(board: &Board, nodes: &mut u32) -> Option<u32> {
    let turn = board.turn();
    let mut most = 0;
    for from in turn.free() {
        let departure = turn.leave(from);
        for to in departure.targets() {
            *nodes = nodes.checked_sub(1)?;
            let more = most_in_a_row(&departure.land(to).passed(), nodes)?;
            most = most.max(1 + more);
        }
    }
    Some(most)
}
