//! The search of the placing phase.
//!
//! While many spaces are empty, boards are compared by their terms. Near the end, each full board that can still arise
//! is evaluated by a search of the stacking phase.

use std::collections::HashMap;

use basalt_rules::dvonn::{Board, Cell, CellSet, Move, Phase, Position};
use basalt_rules::sorting::sorted_by_key;
use basalt_rules::{Color, mix};

use super::alpha_beta::{Found, INFINITY, best_value};
use super::attention::of_placement;
use super::placing_terms;
use super::window::Window;
use crate::attention::Attention;

/// Evaluation of full boards by a search of stacking.
pub(crate) trait Judge {
    /// The value of a full board to White, who is to move, by a search of `nodes` nodes; `None` if the time was up.
    fn judge(&mut self, board: &Board, nodes: u64) -> Option<i32>;
    /// Counts a node. Returns whether to stop.
    fn count(&mut self) -> bool;
}

/// A space to fill, with its value to the player in hundredths of a point and the expected line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) cell: Cell,
    pub(crate) value: i32,
    /// The depth in plies.
    pub(crate) depth: u32,
    /// The placements that are expected to follow, the last one first.
    replies: Vec<Cell>,
}

impl Choice {
    /// A space with its static evaluation.
    pub(crate) fn at_sight(cell: Cell, value: i32) -> Self {
        Self { cell, value, depth: 1, replies: Vec::new() }
    }

    /// A space of `player` with the result of a search.
    pub(crate) fn searched(cell: Cell, found: Found, player: Color, depth: u32) -> Self {
        Self { cell, value: for_player(found.value, player), depth, replies: found.line }
    }

    /// The placement and those that are expected to follow.
    pub(crate) fn line(&self) -> impl Iterator<Item = Move> {
        std::iter::once(self.cell).chain(self.replies.iter().rev().copied()).map(Move::Place)
    }
}

/// Options of a choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacingOptions {
    /// The seed of the choice between nearly equal spaces.
    pub(crate) seed: u64,
    pub(crate) max_depth: u32,
    /// The spaces that are noticed; a player who overlooks some does not search either.
    pub(crate) attention: Attention,
    /// The space of the last placement, if it is known.
    pub(crate) last: Option<Cell>,
    /// Number of spaces that are reported.
    pub(crate) lines: usize,
    /// The candidate spaces.
    pub(crate) allowed: CellSet,
}

/// The best choices so far, the best first and of equals the one that was found first.
pub(crate) struct BestChoices {
    most: usize,
    pub(crate) choices: Vec<Choice>,
}

impl BestChoices {
    pub(crate) fn new(most: usize) -> Self {
        Self { most: most.max(1), choices: Vec::new() }
    }

    pub(crate) fn add(&mut self, choice: Choice) {
        let place = self.choices.partition_point(|known| known.value >= choice.value);
        self.choices.insert(place, choice);
        self.choices.truncate(self.most);
    }

    /// The value that a choice has to exceed to be among them.
    pub(crate) fn bar(&self) -> i32 {
        let last = self.choices.get(self.most - 1);
        last.map_or(-INFINITY, |choice| choice.value)
    }
}

/// With this number of empty spaces or fewer, full boards are searched.
const SEARCHED_FROM: usize = 9;
/// Nodes for each full board, round by round.
const ROUNDS: [u64; 5] = [300, 2_000, 8_000, 32_000, 128_000];
/// While more spaces than this are empty, nearly equal choices count as equal.
const VARIED_UNTIL: usize = 30;
/// Maximum difference of nearly equal choices, in hundredths of a point.
const NEARLY: i32 = 12;
/// While more spaces than this are empty, only red pieces can be on the board.
const RED_UNTIL: usize = Cell::COUNT - 3;
/// Maximum depth in plies.
const MAX_DEPTH: u32 = 12;

/// Chooses a space. `report` receives the best choices, the chosen one first, after each search that was completed.
pub(crate) fn choose(
    position: &Position,
    options: PlacingOptions,
    judge: &mut dyn Judge,
    report: &mut dyn FnMut(&[Choice]),
) -> Option<Choice> {
    let empty = Cell::COUNT - position.board().occupied().len();
    let PlacingOptions { max_depth, attention, .. } = options;
    let mut best = choose_at_once(position, empty, options);
    report(&best);
    if empty > RED_UNTIL || empty == 1 || !attention.is_full() {
        return best.into_iter().next();
    }
    if empty <= SEARCHED_FROM && max_depth > 1 {
        for nodes in ROUNDS {
            let mut boards = FullBoards { judge, nodes, known: HashMap::new() };
            let Some(better) = boards.best(position, options) else { break };
            best = better;
            report(&best);
        }
    } else if empty <= VARIED_UNTIL {
        for depth in 2..=max_depth.min(MAX_DEPTH).min(empty as u32) {
            let Some(better) = (Terms { judge }).best(position, depth, options) else { break };
            best = better;
            report(&best);
        }
    }
    best.into_iter().next()
}

/// The best spaces by static evaluation.
fn choose_at_once(position: &Position, empty: usize, options: PlacingOptions) -> Vec<Choice> {
    let PlacingOptions { seed, attention, last, lines, allowed, .. } = options;
    let chance = mix(mix(seed) ^ position.hash());
    let moves = position.legal_moves();
    let mut choices: Vec<Choice> = moves
        .iter()
        .filter_map(|&mv| {
            let Move::Place(cell) = mv else { return None };
            let after = after(position, mv);
            let value = for_player(placing_terms::evaluate(after.board()), position.to_move());
            allowed.contains(cell).then(|| Choice::at_sight(cell, value))
        })
        .collect();
    attention.overlook(&mut choices, |choice| of_placement(position, choice.cell, last));
    let most = choices.iter().map(|choice| choice.value).max().unwrap_or(0);
    let nearly = match empty {
        // Several lines are reported in the order of their values.
        _ if lines > 1 => 0,
        _ if empty > RED_UNTIL => i32::MAX,
        _ if empty > VARIED_UNTIL => NEARLY,
        _ => 0,
    };
    let is_good = |choice: &&Choice| most.saturating_sub(choice.value) <= nearly;
    let good: Vec<&Choice> = choices.iter().filter(is_good).collect();
    let Some(&made) = good.get((chance % good.len().max(1) as u64) as usize) else {
        return Vec::new();
    };
    let made = made.clone();
    let mut others = BestChoices::new(lines);
    choices.into_iter().filter(|choice| choice.cell != made.cell).for_each(|one| others.add(one));
    std::iter::once(made).chain(others.choices).take(lines.max(1)).collect()
}

pub(crate) fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// Converts a value for White to one for `player`.
pub(crate) fn for_player(value: i32, player: Color) -> i32 {
    match player {
        Color::White => value,
        Color::Black => -value,
    }
}

/// A search that evaluates boards by their terms.
struct Terms<'a> {
    judge: &'a mut dyn Judge,
}

impl Terms<'_> {
    /// The best choices, `lines` at most; `None` if there was no time.
    fn best(
        &mut self,
        position: &Position,
        depth: u32,
        options: PlacingOptions,
    ) -> Option<Vec<Choice>> {
        let player = position.to_move();
        let mut best = BestChoices::new(options.lines);
        let mut ordered = self.ordered(position)?;
        ordered.retain(|(cell, _)| options.allowed.contains(*cell));
        for (cell, after) in ordered {
            let window = Window::above(best.bar(), player);
            let found = self.value(&after, depth - 1, window)?;
            best.add(Choice::searched(cell, found, player, depth));
        }
        Some(best.choices)
    }

    /// The value of a position to White, exactly if it lies inside the window.
    fn value(&mut self, position: &Position, depth: u32, window: Window<i32>) -> Option<Found> {
        if depth == 0 || position.phase() == Phase::Stacking {
            return Some(Found::here(placing_terms::evaluate(position.board())));
        }
        let choices = self.ordered(position)?;
        best_value(position.to_move(), window, choices, |(cell, after), window| {
            self.value(&after, depth - 1, window).map(|found| found.before(cell))
        })
    }

    /// The positions after each placement, the most promising first; `None` if the time was up.
    fn ordered(&mut self, position: &Position) -> Option<Vec<(Cell, Position)>> {
        let mut ordered: Vec<(i32, Cell, Position)> = Vec::new();
        for &mv in &*position.legal_moves() {
            let Move::Place(cell) = mv else { continue };
            if self.judge.count() {
                return None;
            }
            let after = after(position, mv);
            let value = for_player(placing_terms::evaluate(after.board()), position.to_move());
            ordered.push((-value, cell, after));
        }
        let ordered = sorted_by_key(ordered, |(rank, cell, _)| (*rank, *cell));
        Some(ordered.into_iter().map(|(_, cell, after)| (cell, after)).collect())
    }
}

/// A search to every full board.
struct FullBoards<'a> {
    judge: &'a mut dyn Judge,
    /// Nodes for each full board.
    nodes: u64,
    /// Values of boards, full or not, to White, and the next placements.
    known: HashMap<u64, Found>,
}

impl FullBoards<'_> {
    /// The best choices, `lines` at most; `None` if there was no time.
    fn best(&mut self, position: &Position, options: PlacingOptions) -> Option<Vec<Choice>> {
        let depth = (Cell::COUNT - position.board().occupied().len()) as u32;
        let mut best = BestChoices::new(options.lines);
        for &mv in &*position.legal_moves() {
            let Move::Place(cell) = mv else { continue };
            if options.allowed.contains(cell) {
                let found = self.value(&after(position, mv))?;
                best.add(Choice::searched(cell, found, position.to_move(), depth));
            }
        }
        Some(best.choices)
    }

    /// The value of a position to White.
    fn value(&mut self, position: &Position) -> Option<Found> {
        if let Some(found) = self.known.get(&position.hash()) {
            return Some(found.clone());
        }
        let found = if position.phase() == Phase::Stacking {
            Found::here(self.judge.judge(position.board(), self.nodes)?)
        } else {
            let (player, moves) = (position.to_move(), position.legal_moves());
            best_value(player, Window::<i32>::FULL, moves.iter().copied(), |mv, _| {
                let found = self.value(&after(position, mv))?;
                Some(if let Move::Place(cell) = mv { found.before(cell) } else { found })
            })?
        };
        self.known.insert(position.hash(), found.clone());
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A judge of no boards: a search far from the full board needs none.
    struct Nobody;

    impl Judge for Nobody {
        fn judge(&mut self, _: &Board, _: u64) -> Option<i32> {
            None
        }

        fn count(&mut self) -> bool {
            false
        }
    }

    /// Twenty spaces are empty.
    const HALF_FULL: &str = "wbwbw4/bwbwb5/rwbwbrwbw2/bwbwb5/wbwbr4 b p";

    fn options(lines: usize) -> PlacingOptions {
        let attention = Attention::FULL;
        let allowed = CellSet::FULL;
        PlacingOptions { seed: 1, max_depth: 2, attention, last: None, lines, allowed }
    }

    fn half_full() -> Position {
        HALF_FULL.parse().expect("a position")
    }

    /// The value of a position to White, without leaving anything out.
    fn minimax(position: &Position, depth: u32) -> i32 {
        if depth == 0 {
            return placing_terms::evaluate(position.board());
        }
        let moves = position.legal_moves();
        let values = moves.iter().map(|&mv| minimax(&after(position, mv), depth - 1));
        let best = values.map(|value| for_player(value, position.to_move())).max();
        for_player(best.expect("a space is empty"), position.to_move())
    }

    #[test]
    fn several_choices_are_the_best_ones_with_their_true_values() {
        let position = half_full();
        let moves = position.legal_moves();
        let value = |&mv: &Move| for_player(minimax(&after(&position, mv), 1), position.to_move());
        let mut values: Vec<i32> = moves.iter().map(value).collect();
        values.sort_by_key(|value| -value);
        let options = options(4);
        let best = (Terms { judge: &mut Nobody }).best(&position, 2, options).expect("time enough");
        assert_eq!(best.iter().map(|choice| choice.value).collect::<Vec<_>>(), values[..4]);
        for choice in &best {
            assert_eq!(choice.value, value(&Move::Place(choice.cell)), "{}", choice.cell);
            let mut end = position.clone();
            choice.line().for_each(|mv| end.play(mv).expect("a legal placement"));
            let reached = for_player(placing_terms::evaluate(end.board()), position.to_move());
            assert_eq!((choice.line().count(), reached), (2, choice.value), "{}", choice.cell);
        }
    }

    #[test]
    fn only_spaces_that_come_into_question_are_chosen() {
        let position = half_full();
        let all = position.legal_moves();
        let cell = |index: usize| match all[index] {
            Move::Place(cell) => cell,
            mv => panic!("a placement, not {mv}"),
        };
        let allowed = CellSet::of(cell(3)).with(cell(7));
        for attention in [Attention::new(1, 1), Attention::FULL] {
            let options = PlacingOptions { attention, allowed, ..options(5) };
            let mut report = |best: &[Choice]| {
                assert!(best.iter().all(|choice| allowed.contains(choice.cell)), "{best:?}");
            };
            let made = choose(&position, options, &mut Nobody, &mut report);
            assert!(made.is_some_and(|choice| allowed.contains(choice.cell)));
        }
    }

    #[test]
    fn several_choices_are_in_the_order_of_their_values() {
        // The first two red pieces lie on the board, or all three and ten others.
        for text in ["4r4/10/11/10/4r4 w p", "bwbwb4/10/rwb4rwb1/10/4r4 w p"] {
            let position: Position = text.parse().expect("a position");
            for seed in 0..20 {
                let attention =
                    if seed % 2 == 0 { Attention::new(1, seed) } else { Attention::FULL };
                let options = PlacingOptions { seed, attention, ..options(4) };
                let mut report = |best: &[Choice]| {
                    assert!(best.is_sorted_by(|a, b| a.value >= b.value), "{seed}: {best:?}");
                };
                choose(&position, options, &mut Nobody, &mut report);
            }
        }
    }

    #[test]
    fn as_many_spaces_are_told_of_as_are_asked_for() {
        let position = half_full();
        let told = |lines| {
            let options = options(lines);
            let mut all = Vec::new();
            let made = choose(&position, options, &mut Nobody, &mut |best| all.push(best.to_vec()));
            let last = all.last().and_then(|best| best.first());
            assert_eq!(made.as_ref(), last, "the first is the one that is made");
            all
        };
        let (one, five) = (told(1), told(5));
        assert!(one.iter().all(|best| best.len() == 1) && five.iter().all(|best| best.len() == 5));
        let first =
            |all: &[Vec<Choice>]| all.iter().map(|best| best[0].clone()).collect::<Vec<_>>();
        assert_eq!(first(&one), first(&five), "the others change nothing of the first");
        for best in five {
            let cells: std::collections::BTreeSet<_> = best.iter().map(|one| one.cell).collect();
            assert_eq!(cells.len(), 5, "{best:?}");
        }
    }
}
