//! Recipes for the PÜNCT positions and games. They have produced `positions/punct.txt`.
//!
//! One sequence of splitmix64 from seed 1 makes all choices among the legal turns in the order in which the rules list
//! them. Half of the positions come from games of random turns, a quarter from games that climb whenever one of the
//! sampled turns does, a quarter from games that grow chains.

use basalt_rules::punct::{Board, Cell, Lie, Move, Position, Variant};
use basalt_rules::{Color, SplitMix64};

use crate::dvonn_recipe::below;

/// The number of positions in the set.
pub(crate) const COUNT: usize = 100;

/// The height of the highest space in a position with a tower.
pub(crate) const TOWER: u8 = 4;

const SEED: u64 = 1;

/// Maximum random turns among which a game that climbs or grows chains looks for a fitting one.
const LOOKS: usize = 60;

#[derive(Clone, Copy, PartialEq)]
enum PlayStyle {
    Any,
    Climbing,
    Chaining,
}

/// Positions of the standard game that are not over, those with towers at the end.
pub(crate) fn positions() -> Vec<Position> {
    let mut rng = SplitMix64::new(SEED);
    let mut positions = Vec::new();
    for (style, share) in [
        (PlayStyle::Any, COUNT / 2),
        (PlayStyle::Chaining, COUNT / 4),
        (PlayStyle::Climbing, COUNT / 4),
    ] {
        for _ in 0..share {
            positions.push(position(style, &mut rng));
        }
    }
    positions
}

fn position(style: PlayStyle, rng: &mut SplitMix64) -> Position {
    loop {
        let plies = 6 + below(50, rng);
        let mut position = Position::start(Variant::Standard);
        for _ in 0..plies {
            play(&mut position, style, rng);
        }
        let has_tower = highest(position.board()) >= TOWER;
        if position.outcome().is_none() && has_tower == (style == PlayStyle::Climbing) {
            return position;
        }
    }
}

/// The height of the highest space.
pub(crate) fn highest(board: &Board) -> u8 {
    Cell::ALL.into_iter().map(|cell| board.height(cell)).max().unwrap_or(0)
}

/// The turns of `count` games from start to end.
pub(crate) fn games(count: usize) -> Vec<Vec<Move>> {
    let mut rng = SplitMix64::new(SEED);
    (0..count).map(|_| game(&mut rng)).collect()
}

fn game(rng: &mut SplitMix64) -> Vec<Move> {
    let mut position = Position::start(Variant::Standard);
    std::iter::from_fn(|| play(&mut position, PlayStyle::Any, rng)).collect()
}

/// Plays a legal turn; none if the game is over.
fn play(position: &mut Position, style: PlayStyle, rng: &mut SplitMix64) -> Option<Move> {
    let turns = position.legal_moves();
    let mut any = || turns.get(below(turns.len(), rng)).copied();
    let first = any()?;
    let mut looks = std::iter::once(first).chain((1..LOOKS).filter_map(|_| any()));
    let mv = looks.find(|&mv| fits(position.board(), mv, style)).unwrap_or(first);
    position.play_unchecked(mv);
    Some(mv)
}

fn fits(board: &Board, mv: Move, style: PlayStyle) -> bool {
    match (style, mv) {
        (PlayStyle::Any, _) => true,
        (PlayStyle::Climbing, Move::Shift { to, .. }) => to.ends().all(|end| board.height(end) > 0),
        (PlayStyle::Chaining, Move::Place(lie)) => extends(board, board.to_move(), lie),
        _ => false,
    }
}

/// Whether a piece comes to lie next to a dot of its colour, and not in a heap of them.
fn extends(board: &Board, color: Color, lie: Lie) -> bool {
    let spaces = lie.spaces().into_iter().collect::<basalt_rules::punct::CellSet>();
    (1..=2).contains(&(spaces.neighbours() & board.visible(color)).len())
}
