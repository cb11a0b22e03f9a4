//! Claims about a move that the rules of DVONN confirm.

mod scene;

use basalt_rules::dvonn::{Cell, Move, Phase, Position};

use self::scene::{
    Scene, cut_off, is_out_of_moves, moves_of, own_neighbours, scene, steps_to_red, taken,
    takes_red,
};
use crate::facts::Facts;
use crate::loss::Mark;
use crate::question::GameReview;

impl GameReview for Position {
    const NODES: u64 = 100_000;
}

/// Something that the rules of DVONN confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DvonnClaim {
    /// The move cuts off pieces in the player's own stacks, and more of them than in the opponent's.
    CutsOwn {
        /// Number of pieces.
        pieces: u32,
    },
    /// The opponent can cut off pieces in the player's stacks.
    LetsCut {
        /// The move that does it.
        reply: Move,
        /// Number of pieces.
        pieces: u32,
    },
    /// None of the player's stacks can ever move again.
    NeverMovesAgain,
    /// Whatever the opponent replies, the player has no move next.
    LastMove,
    /// The opponent can take a stack.
    LetsTake {
        /// The move that does it.
        reply: Move,
        /// Its height.
        height: u32,
    },
    /// Another move cuts off pieces in the opponent's stacks.
    MissesCut {
        /// The other move.
        mv: Move,
        /// Number of pieces.
        pieces: u32,
    },
    /// Another move takes a stack.
    MissesTake {
        /// The other move.
        mv: Move,
        /// Its height.
        height: u32,
    },
    /// The opponent can take a red piece.
    LetsTakeRed {
        /// The move that does it.
        reply: Move,
    },
    /// Another move takes a red piece.
    MissesRed {
        /// The other move.
        mv: Move,
    },
    /// The moved stack can never move again unless another stack lands on it: no occupied space is as far
    /// away as it is high, and spaces only become empty.
    Stuck {
        /// Its space.
        space: Cell,
        /// Its height.
        height: u32,
    },
    /// The player keeps fewer moves than after another move.
    FewerMoves {
        /// Number of moves that are kept.
        moves: u32,
        /// The other move.
        mv: Move,
        /// Number of moves that it would keep.
        better: u32,
    },
    /// The opponent keeps more moves than after another move.
    MoreReplies {
        /// Number of moves that the opponent keeps.
        moves: u32,
        /// The other move.
        mv: Move,
        /// Number of moves that it would leave.
        better: u32,
    },
    /// The piece is placed next to several of the player's own.
    Heap {
        /// Number of them.
        neighbours: u32,
        /// The other placement.
        mv: Move,
        /// Number of own pieces there.
        better: u32,
    },
    /// The piece is placed farther from the red pieces than another placement.
    FarFromRed {
        /// Distance to the nearest in steps.
        steps: u32,
        /// The other placement.
        mv: Move,
        /// Distance from there in steps.
        better: u32,
    },
    /// The move cuts off pieces in the opponent's stacks, and none in the player's own.
    Cuts {
        /// Number of pieces.
        pieces: u32,
    },
    /// The move takes a stack.
    Takes {
        /// Its height.
        height: u32,
    },
}

/// Fewer pieces are not worth a sentence.
const WORTH_CUTTING: u32 = 2;
const WORTH_TAKING: u32 = 3;
/// A smaller difference of moves tells nothing, nor does one of less than a third.
const MOVES: u32 = 3;
/// Minimum own neighbours of a heap.
const HEAP: u32 = 3;
/// A smaller difference of steps tells nothing.
const STEPS: u32 = 2;

/// Whether there are so many fewer moves that it tells something.
fn are_notably_fewer(fewer: u32, more: u32) -> bool {
    fewer + MOVES <= more && 3 * fewer <= 2 * more
}

impl DvonnClaim {
    pub(super) fn candidates(mark: Mark, facts: &Facts) -> Vec<Self> {
        let Some(scene) = scene(facts) else { return Vec::new() };
        match (mark, scene.played) {
            (Mark::Good, _) => Self::of_good(&scene).to_vec(),
            (_, Move::Stack { to, .. }) => Self::of_bad(&scene, to),
            (_, Move::Place(space)) => Self::of_placement(&scene, space),
            (_, Move::Pass) => Vec::new(),
        }
    }

    fn of_good(scene: &Scene<'_>) -> [Self; 2] {
        let (before, played, opponent) = (scene.before, scene.played, scene.player.other());
        [
            Self::Cuts { pieces: cut_off(before, played, opponent) },
            Self::Takes { height: taken(before, played, opponent) },
        ]
    }

    fn of_bad(scene: &Scene<'_>, to: Cell) -> Vec<Self> {
        let Scene { player, before, played, after, .. } = *scene;
        let opponent = player.other();
        let height = u32::from(after.board().height(to));
        let replied = |claim: &dyn Fn(Move) -> Self| scene.reply.map(claim);
        let better = |claim: &dyn Fn(Move, &Position) -> Self| {
            scene.best.map(|(mv, after)| claim(mv, after))
        };
        let claims = [
            Some(Self::CutsOwn { pieces: cut_off(before, played, player) }),
            replied(&|reply| Self::LetsCut { reply, pieces: cut_off(after, reply, player) }),
            Some(Self::NeverMovesAgain),
            Some(Self::LastMove),
            replied(&|reply| Self::LetsTake { reply, height: taken(after, reply, player) }),
            better(&|mv, _| Self::MissesCut { mv, pieces: cut_off(before, mv, opponent) }),
            better(&|mv, _| Self::MissesTake { mv, height: taken(before, mv, opponent) }),
            replied(&|reply| Self::LetsTakeRed { reply }),
            better(&|mv, _| Self::MissesRed { mv }),
            Some(Self::Stuck { space: to, height }),
            better(&|mv, best| Self::FewerMoves {
                moves: moves_of(after, player),
                mv,
                better: moves_of(best, player),
            }),
            better(&|mv, best| Self::MoreReplies {
                moves: moves_of(after, opponent),
                mv,
                better: moves_of(best, opponent),
            }),
        ];
        claims.into_iter().flatten().collect()
    }

    fn of_placement(scene: &Scene<'_>, space: Cell) -> Vec<Self> {
        let Some((mv @ Move::Place(other), _)) = scene.best else { return Vec::new() };
        let neighbours = |space| own_neighbours(scene.before, space, scene.player);
        let steps = |space| steps_to_red(scene.before, space).unwrap_or(0);
        vec![
            Self::Heap { neighbours: neighbours(space), mv, better: neighbours(other) },
            Self::FarFromRed { steps: steps(space), mv, better: steps(other) },
        ]
    }

    pub(super) fn holds(&self, facts: &Facts) -> bool {
        let Some(scene) = scene(facts) else { return false };
        match self {
            Self::CutsOwn { .. } | Self::Cuts { .. } | Self::Takes { .. } | Self::Stuck { .. } => {
                self.holds_of_move(&scene)
            }
            Self::LetsCut { .. } | Self::LetsTake { .. } | Self::LetsTakeRed { .. } => {
                self.holds_of_reply(&scene)
            }
            Self::NeverMovesAgain | Self::LastMove => self.holds_of_end(&scene),
            Self::MissesCut { .. }
            | Self::MissesTake { .. }
            | Self::MissesRed { .. }
            | Self::FewerMoves { .. }
            | Self::MoreReplies { .. } => self.holds_of_better(&scene),
            Self::Heap { .. } | Self::FarFromRed { .. } => self.holds_of_placement(&scene),
        }
    }

    /// Claims about the move alone.
    fn holds_of_move(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, before, played, after, .. } = *scene;
        let opponent = player.other();
        match *self {
            Self::CutsOwn { pieces } => {
                pieces >= WORTH_CUTTING
                    && pieces == cut_off(before, played, player)
                    && pieces > cut_off(before, played, opponent)
            }
            Self::Cuts { pieces } => {
                pieces >= WORTH_CUTTING
                    && pieces == cut_off(before, played, opponent)
                    && cut_off(before, played, player) == 0
            }
            Self::Takes { height } => {
                height >= WORTH_TAKING && height == taken(before, played, opponent)
            }
            Self::Stuck { space, height } => {
                let board = after.board();
                matches!(played, Move::Stack { to, .. } if to == space)
                    && height == u32::from(board.height(space))
                    && board.owned(player).contains(space)
                    && !board.mobility(player).lively.contains(space)
            }
            _ => false,
        }
    }

    /// Claims about what the opponent may do next.
    fn holds_of_reply(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, after, .. } = *scene;
        match *self {
            Self::LetsCut { reply, pieces } => {
                let cut = |position: &Position| cut_off(position, reply, player);
                scene.lets(reply, cut) && pieces >= WORTH_CUTTING && pieces == cut(after)
            }
            Self::LetsTake { reply, height } => {
                let take = |position: &Position| taken(position, reply, player);
                scene.lets(reply, take) && height >= WORTH_TAKING && height == take(after)
            }
            Self::LetsTakeRed { reply } => {
                scene.lets(reply, |position| takes_red(position, reply).into())
            }
            _ => false,
        }
    }

    /// Claims that the player's moves are used up, as they are not after the better move.
    fn holds_of_end(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, after, .. } = *scene;
        let Some((_, better)) = scene.best else { return false };
        match self {
            Self::NeverMovesAgain => {
                let may_move = |position: &Position| position.board().may_ever_move(player);
                !after.is_over() && !may_move(after) && may_move(better)
            }
            Self::LastMove => {
                let is_out = |position: &Position| is_out_of_moves(position, player);
                after.to_move() != player && is_out(after) && !is_out(better)
            }
            _ => false,
        }
    }

    /// Claims that hold the move against a better one.
    fn holds_of_better(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, before, played, after, .. } = *scene;
        let Some((_, better_after)) = scene.best else { return false };
        let opponent = player.other();
        match *self {
            Self::MissesCut { mv, pieces } => {
                scene.is_better(mv)
                    && pieces >= WORTH_CUTTING
                    && pieces == cut_off(before, mv, opponent)
                    && pieces > cut_off(before, played, opponent)
            }
            Self::MissesTake { mv, height } => {
                scene.is_better(mv)
                    && height >= WORTH_TAKING
                    && height == taken(before, mv, opponent)
                    && height > taken(before, played, opponent)
            }
            Self::MissesRed { mv } => {
                scene.is_better(mv) && takes_red(before, mv) && !takes_red(before, played)
            }
            Self::FewerMoves { moves, mv, better } => {
                scene.is_better(mv)
                    && are_notably_fewer(moves, better)
                    && moves == moves_of(after, player)
                    && better == moves_of(better_after, player)
            }
            Self::MoreReplies { moves, mv, better } => {
                scene.is_better(mv)
                    && are_notably_fewer(better, moves)
                    && moves == moves_of(after, opponent)
                    && better == moves_of(better_after, opponent)
            }
            _ => false,
        }
    }

    /// Claims about placements.
    fn holds_of_placement(&self, scene: &Scene<'_>) -> bool {
        let (Move::Place(space), Some((best @ Move::Place(other), _))) = (scene.played, scene.best)
        else {
            return false;
        };
        match *self {
            Self::Heap { neighbours, mv, better } => {
                let count = |space| own_neighbours(scene.before, space, scene.player);
                // The first three pieces are red and nobody's.
                let is_own = scene.before.next_piece().is_some_and(|piece| piece.owner().is_some());
                is_own
                    && mv == best
                    && neighbours >= HEAP
                    && better < neighbours
                    && (neighbours, better) == (count(space), count(other))
            }
            Self::FarFromRed { steps, mv, better } => {
                let count = |space| steps_to_red(scene.before, space);
                scene.before.phase() == Phase::Placing
                    && mv == best
                    && better + STEPS <= steps
                    && (Some(steps), Some(better)) == (count(space), count(other))
            }
            _ => false,
        }
    }
}
