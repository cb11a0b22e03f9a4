//! Placing: which space to fill.
//!
//! While many spaces are empty, boards are compared by their terms. The last pieces are placed by what a
//! search of stacking thinks of every full board that can still come about; there are not many.

use std::collections::HashMap;

use basalt_rules::dvonn::{Board, Cell, Move, Phase, Position};
use basalt_rules::sorting::sorted_by_key;
use basalt_rules::{Color, mix};

use super::placing_terms;
use crate::blindness::ALL_MOVES;

/// What placing needs to know of stacking: the value of a full board to White, who is to move, found by
/// a search of so many nodes; nothing if there was no time.
pub(crate) trait Judge {
    fn judge(&mut self, board: &Board, nodes: u64) -> Option<i32>;
    /// Counts a board that was looked at. The answer is whether to stop.
    fn count(&mut self) -> bool;
}

/// A space to fill, and what it leads to, in hundredths of a point to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) cell: Cell,
    pub(crate) value: i32,
    /// How many plies it was looked ahead.
    pub(crate) depth: u32,
}

/// How to choose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    /// Decides between what is nearly equal, and what is overlooked.
    pub(crate) seed: u64,
    pub(crate) most_depth: u32,
    /// How many of [`ALL_MOVES`] spaces are noticed; whoever overlooks some does not look ahead either.
    pub(crate) notices: u64,
}

/// From this number of empty spaces on, full boards are searched.
const SEARCHED_FROM: usize = 9;
/// How many nodes each full board gets, round by round.
const ROUNDS: [u64; 5] = [300, 2_000, 8_000, 32_000, 128_000];
/// Until so few spaces are empty, choices that are nearly as good as the best are as good.
const VARIED_UNTIL: usize = 30;
/// What nearly means, in hundredths of a point.
const NEARLY: i32 = 12;
/// With more than so many spaces empty, only the red pieces may be on the board.
const RED_UNTIL: usize = Cell::COUNT - 3;
/// No board is looked at from farther away.
const DEEPEST: u32 = 12;

/// Chooses a space. `hear` is told of each choice that is better founded than the last.
pub(crate) fn choose(
    position: &Position,
    Wish { seed, most_depth, notices }: Wish,
    judge: &mut dyn Judge,
    hear: &mut dyn FnMut(Choice),
) -> Option<Choice> {
    let empty = Cell::COUNT - position.board().occupied().len();
    let chance = mix(mix(seed) ^ position.hash());
    let mut best = choose_at_once(position, empty, notices, chance)?;
    hear(best);
    if empty > RED_UNTIL || empty == 1 || notices < ALL_MOVES {
        return Some(best);
    }
    if empty <= SEARCHED_FROM && most_depth > 1 {
        for nodes in ROUNDS {
            let Some(better) = (FullBoards { judge, nodes, known: HashMap::new() }).best(position)
            else {
                break;
            };
            best = better;
            hear(best);
        }
        return Some(best);
    }
    if empty <= VARIED_UNTIL {
        for depth in 2..=most_depth.min(DEEPEST).min(empty as u32) {
            let Some(better) = (Terms { judge }).best(position, depth) else { break };
            best = better;
            hear(best);
        }
    }
    Some(best)
}

/// The space that looks best when the piece is on it.
fn choose_at_once(position: &Position, empty: usize, notices: u64, chance: u64) -> Option<Choice> {
    let rank = |cell: Cell| mix(chance ^ cell.index() as u64);
    let moves = position.legal_moves();
    let mut choices: Vec<Choice> = moves
        .iter()
        .filter_map(|&mv| {
            let Move::Place(cell) = mv else { return None };
            let after = after(position, mv);
            let value = for_player(placing_terms::worth(after.board()), position.to_move());
            Some(Choice { cell, value, depth: 1 })
        })
        .collect();
    if notices < ALL_MOVES {
        let first = choices.iter().copied().min_by_key(|choice| rank(choice.cell));
        choices.retain(|choice| rank(choice.cell) % ALL_MOVES < notices);
        if choices.is_empty() {
            choices.extend(first);
        }
    }
    let most = choices.iter().map(|choice| choice.value).max()?;
    let nearly = match empty {
        _ if empty > RED_UNTIL => i32::MAX,
        _ if empty > VARIED_UNTIL => NEARLY,
        _ => 0,
    };
    let good: Vec<Choice> =
        choices.into_iter().filter(|choice| most.saturating_sub(choice.value) <= nearly).collect();
    Some(good[(chance % good.len() as u64) as usize])
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// What is worth this much to White is worth that much to `player`.
fn for_player(value: i32, player: Color) -> i32 {
    match player {
        Color::White => value,
        Color::Black => -value,
    }
}

/// Looks ahead by the terms of boards.
struct Terms<'a> {
    judge: &'a mut dyn Judge,
}

/// More than any value.
const BEYOND: i32 = 1_000_000;

impl Terms<'_> {
    fn best(&mut self, position: &Position, depth: u32) -> Option<Choice> {
        let player = position.to_move();
        let mut best: Option<Choice> = None;
        for (cell, after) in self.ordered(position)? {
            let enough = best.map_or(-BEYOND, |best| best.value);
            let (alpha, beta) = match player {
                Color::White => (enough, BEYOND),
                Color::Black => (-BEYOND, -enough),
            };
            let value = for_player(self.value(&after, depth - 1, alpha, beta)?, player);
            if best.is_none_or(|best| value > best.value) {
                best = Some(Choice { cell, value, depth });
            }
        }
        best
    }

    /// What a position is worth to White, exactly if that lies between `alpha` and `beta`.
    fn value(
        &mut self,
        position: &Position,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Option<i32> {
        if depth == 0 || position.phase() == Phase::Stacking {
            return Some(placing_terms::worth(position.board()));
        }
        let player = position.to_move();
        let mut best = for_player(-BEYOND, player);
        for (_, after) in self.ordered(position)? {
            let value = self.value(&after, depth - 1, alpha, beta)?;
            match player {
                Color::White => {
                    best = best.max(value);
                    alpha = alpha.max(best);
                }
                Color::Black => {
                    best = best.min(value);
                    beta = beta.min(best);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The positions after each placement, the most promising first; nothing if there was no time.
    fn ordered(&mut self, position: &Position) -> Option<Vec<(Cell, Position)>> {
        let mut ordered: Vec<(i32, Cell, Position)> = Vec::new();
        for &mv in &*position.legal_moves() {
            let Move::Place(cell) = mv else { continue };
            if self.judge.count() {
                return None;
            }
            let after = after(position, mv);
            let worth = for_player(placing_terms::worth(after.board()), position.to_move());
            ordered.push((-worth, cell, after));
        }
        let ordered = sorted_by_key(ordered, |(rank, cell, _)| (*rank, *cell));
        Some(ordered.into_iter().map(|(_, cell, after)| (cell, after)).collect())
    }
}

/// Looks ahead to every full board.
struct FullBoards<'a> {
    judge: &'a mut dyn Judge,
    /// How many nodes each full board gets.
    nodes: u64,
    /// What boards, full or not, are worth to White.
    known: HashMap<u64, i32>,
}

impl FullBoards<'_> {
    fn best(&mut self, position: &Position) -> Option<Choice> {
        let depth = (Cell::COUNT - position.board().occupied().len()) as u32;
        let mut best: Option<Choice> = None;
        for &mv in &*position.legal_moves() {
            let Move::Place(cell) = mv else { continue };
            let value = for_player(self.value(&after(position, mv))?, position.to_move());
            if best.is_none_or(|best| value > best.value) {
                best = Some(Choice { cell, value, depth });
            }
        }
        best
    }

    /// What a position is worth to White.
    fn value(&mut self, position: &Position) -> Option<i32> {
        if let Some(&value) = self.known.get(&position.hash()) {
            return Some(value);
        }
        let value = if position.phase() == Phase::Stacking {
            self.judge.judge(position.board(), self.nodes)?
        } else {
            let mut best = -BEYOND;
            for &mv in &*position.legal_moves() {
                let value = self.value(&after(position, mv))?;
                best = best.max(for_player(value, position.to_move()));
            }
            for_player(best, position.to_move())
        };
        self.known.insert(position.hash(), value);
        Some(value)
    }
}
