//! Random games in several styles, so that situations which are rare in balanced play come up often.
//!
//! A game depends on its style and a list of numbers, one for each turn, and on nothing else: the same list gives
//! the same game.

use basalt_rules::punct::{Axis, Board, CellSet, Move, Position, Variant};
use basalt_rules::{Color, SplitMix64};

/// The aim of a random game. Seven turns out of eight are the most fitting of a handful, the others
/// any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayStyle {
    /// Every turn is as good as every other. Most are placements.
    Placing,
    /// To move rather than to place.
    Moving,
    /// To place pieces close together and to climb: as high as can be, and over gaps.
    Climbing,
    /// To connect two opposite sides, and to keep the opponent from it.
    Racing,
    /// To leave the opponent few turns.
    Hemming,
    /// To place a few pieces and then to move until a hundred turns are full.
    Wandering,
    /// To place a few pieces and then to take always the same move, so that positions come back.
    Returning,
}

/// The number of turns to choose from.
const HANDFUL: usize = 24;

impl PlayStyle {
    /// All styles.
    pub const ALL: [Self; 7] = [
        Self::Placing,
        Self::Moving,
        Self::Climbing,
        Self::Racing,
        Self::Hemming,
        Self::Wandering,
        Self::Returning,
    ];

    /// The turn that `choice` stands for; none when the game is over.
    pub fn choose(self, position: &Position, choice: u64) -> Option<Move> {
        let mut turns = position.legal_moves();
        turns.sort_by_cached_key(Move::to_string);
        if self.wants_a_move(position, choice) && turns.iter().copied().any(is_shift) {
            turns.retain(|&mv| is_shift(mv));
        }
        if self == Self::Returning
            && !choice.is_multiple_of(8)
            && turns.iter().copied().all(is_shift)
        {
            turns.truncate(1);
        }
        let handful = if choice.is_multiple_of(8) { 1 } else { self.handful() };
        let mut best = None;
        for number in numbers(choice).take(handful) {
            let mv = *turns.get((number % turns.len().max(1) as u64) as usize)?;
            let fit = self.fit(position, mv);
            if best.is_none_or(|(most, _)| fit > most) {
                best = Some((fit, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    fn handful(self) -> usize {
        match self {
            Self::Placing | Self::Moving | Self::Wandering | Self::Returning => 1,
            Self::Climbing => 8 * HANDFUL,
            Self::Racing | Self::Hemming => HANDFUL,
        }
    }

    /// Whether placements are left out this time.
    fn wants_a_move(self, position: &Position, choice: u64) -> bool {
        let turn = choice / 8 % 8;
        let placed = position.board().placed(position.to_move());
        match self {
            Self::Placing => false,
            Self::Moving => turn < 7,
            Self::Climbing => placed >= 4 && turn < 6,
            Self::Racing => turn < 2,
            Self::Hemming => turn < 4,
            Self::Wandering | Self::Returning => placed >= 3,
        }
    }

    /// A measure of how well a turn fits this style.
    fn fit(self, position: &Position, mv: Move) -> i32 {
        let mover = position.to_move();
        let mut after = *position.board();
        after.play_unchecked(mv);
        match (self, mv) {
            (Self::Racing, _) => gap(&after, mover.other()) - 2 * gap(&after, mover),
            (Self::Hemming, _) => -(after.count_turns() as i32),
            (_, Move::Place(lie)) => {
                let dots: CellSet = lie.spaces().into_iter().collect();
                (dots.neighbours() & position.board().occupied()).len() as i32
            }
            (_, Move::Shift { to, .. }) => {
                let level = i32::from(after.height(to.punct())) - 1;
                let middle =
                    to.middle().map_or(level, |space| i32::from(position.board().height(space)));
                5 * level + 2 * (level - middle).clamp(0, 2) + middle.signum()
            }
            (_, Move::Pass) => 0,
        }
    }
}

fn is_shift(mv: Move) -> bool {
    matches!(mv, Move::Shift { .. })
}

/// The number of spaces that a player lacks for a chain between two opposite sides, at the best of them;
/// the spaces where the opponent shows cannot be had.
fn gap(board: &Board, color: Color) -> i32 {
    let own = board.visible(color);
    let open = CellSet::FULL - board.visible(color.other());
    let lacking = |axis: Axis| {
        let [near, far] = axis.sides();
        let mut reached = near.chains_within(own);
        let mut next = near & open;
        for lacking in 0..30 {
            if reached.meets(far) {
                return lacking;
            }
            let grown = reached | next;
            reached = grown | (grown | grown.neighbours()).chains_within(own);
            next = reached.neighbours() & open;
        }
        30
    };
    Axis::ALL.into_iter().map(lacking).min().unwrap_or(30)
}

/// An endless list of numbers.
pub fn numbers(seed: u64) -> impl Iterator<Item = u64> {
    let mut rng = SplitMix64::new(seed);
    std::iter::repeat_with(move || rng.next_u64())
}

/// The game that the games with this seed are of.
pub fn variant(seed: u64) -> Variant {
    if seed.is_multiple_of(2) { Variant::Standard } else { Variant::Basic }
}

/// Maximum length of a game in turns.
const LONGEST_GAME: usize = 160;

/// The choices of game number `seed`.
pub fn choices(seed: u64) -> impl Iterator<Item = u64> {
    numbers(seed.wrapping_mul(0x2545_f491_4f6c_dd1d)).take(LONGEST_GAME)
}

/// The positions of game number `seed`, from the empty board on.
pub fn game(style: PlayStyle, seed: u64) -> Vec<Position> {
    let mut position = Position::start(variant(seed));
    let mut positions = vec![position.clone()];
    for choice in choices(seed) {
        let Some(mv) = style.choose(&position, choice) else { break };
        position.play_unchecked(mv);
        positions.push(position.clone());
    }
    positions
}
