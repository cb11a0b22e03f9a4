//! The search of the placing phase with the network: alpha-beta over placements, near the end with a search of each
//! full board.

use std::cmp::Reverse;
use std::collections::HashMap;

use basalt_rules::dvonn::{Cell, Move, Phase, Position};
use basalt_rules::mix;
use basalt_rules::sorting::sorted_by_key;

use super::alpha_beta::{Found, INFINITY, best_value};
use super::placing::{BestChoices, Choice, Judge, PlacingOptions, after, for_player};
use super::placing_network::{Filling, PlacingNetwork};
use super::window::Window;

/// With this number of empty spaces or fewer, full boards are searched.
const SEARCHED_FROM: usize = 11;
/// Nodes for each full board, round by round.
const ROUNDS: [u64; 5] = [1_000, 4_000, 16_000, 64_000, 256_000];
/// With fewer nodes than this, the result of the search is averaged with the network's value, two to one.
const CERTAIN_NODES: u64 = 10_000;
/// While more spaces than this are empty, nearly equal choices count as equal, so that games differ.
const VARIED_UNTIL: usize = 30;
/// Maximum difference of nearly equal choices, in hundredths of a point.
const NEARLY: i32 = 6;
/// The same for red pieces, whose spaces matter less and vary the openings most.
const NEARLY_FOR_RED: i32 = 15;
/// While more spaces than this are empty, only red pieces can be on the board.
const RED_UNTIL: usize = Cell::COUNT - 3;
/// Depth of the search with the network before full boards are searched.
const FIRST_DEPTH: u32 = 4;
/// Maximum depth of early placements, which a deeper search hardly improves.
const EARLY_DEPTH: u32 = 4;
/// Maximum depth in plies.
const MAX_DEPTH: u32 = 12;
/// Depth for red pieces, which have the most choices.
const RED_DEPTH: u32 = 2;

/// Chooses a space. `report` receives the best choices, the one that is made first, each time that they are better founded.
pub(crate) fn choose(
    position: &Position,
    options: PlacingOptions,
    network: &PlacingNetwork,
    judge: &mut dyn Judge,
    report: &mut dyn FnMut(&[Choice]),
) -> Option<Choice> {
    let root = network.filling(position.board());
    let empty = Cell::COUNT - root.placed();
    let chance = mix(mix(options.seed) ^ position.hash());
    let mut best = rank_allowed(network, &root, options);
    vary(&mut best, nearly(empty, options), chance);
    best.truncate(options.lines.max(1));
    report(&best);
    let deepest = match empty {
        _ if empty > RED_UNTIL => RED_DEPTH,
        _ if empty > VARIED_UNTIL => EARLY_DEPTH,
        _ if empty <= SEARCHED_FROM => FIRST_DEPTH,
        _ => MAX_DEPTH,
    };
    let mut search = Search { network, judge };
    for depth in 2..=options.max_depth.min(deepest).min(empty as u32) {
        let Some(better) = search.best(&root, depth, options, chance) else {
            return best.into_iter().next();
        };
        best = better;
        report(&best);
    }
    if (2..=SEARCHED_FROM).contains(&empty) && options.max_depth > 1 {
        search_full_boards(position, options, network, judge, &mut best, report);
    }
    best.into_iter().next()
}

/// The maximum difference from the best choice at which another may be chosen. Several lines are reported in the order of
/// their values, so nothing varies then.
fn nearly(empty: usize, options: PlacingOptions) -> i32 {
    match empty {
        _ if options.lines > 1 => 0,
        _ if empty > RED_UNTIL => NEARLY_FOR_RED,
        _ if empty > VARIED_UNTIL => NEARLY,
        _ => 0,
    }
}

/// Puts one of the choices first that are at most `nearly` worse than the best, by `chance`.
fn vary(choices: &mut [Choice], nearly: i32, chance: u64) {
    let most = choices.first().map_or(0, |choice| choice.value);
    let good = choices.iter().take_while(|choice| most - choice.value <= nearly).count();
    if nearly > 0 && good > 1 {
        choices[..=(chance % good as u64) as usize].rotate_right(1);
    }
}

/// All choices, ordered by the network's value of the board after each, the best first.
fn rank(network: &PlacingNetwork, filling: &Filling) -> Vec<Choice> {
    let player = filling.to_move();
    let choices = filling.empty().map(|cell| {
        let value = network.evaluate(&network.placed(filling, cell));
        Choice::at_sight(cell, for_player(value, player))
    });
    sorted_by_key(choices, |choice| Reverse(choice.value))
}

/// The same for the candidate spaces.
fn rank_allowed(network: &PlacingNetwork, root: &Filling, options: PlacingOptions) -> Vec<Choice> {
    let mut choices = rank(network, root);
    choices.retain(|choice| options.allowed.contains(choice.cell));
    choices
}

/// Alpha-beta search over placements by the network.
struct Search<'a> {
    network: &'a PlacingNetwork,
    judge: &'a mut dyn Judge,
}

impl Search<'_> {
    /// The best choices, `lines` at most; one of those that are nearly the best comes first, by `chance`. `None` if the
    /// time was up.
    fn best(
        &mut self,
        root: &Filling,
        depth: u32,
        options: PlacingOptions,
        chance: u64,
    ) -> Option<Vec<Choice>> {
        let PlacingOptions { lines, .. } = options;
        let player = root.to_move();
        let nearly = nearly(Cell::COUNT - root.placed(), options);
        let mut best = BestChoices::new(if nearly > 0 { Cell::COUNT } else { lines });
        let mut bar = BestChoices::new(lines);
        // Choices that are nearly the best need exact values, too.
        let reserve = if nearly > 0 { nearly + 1 } else { 0 };
        for Choice { cell, .. } in rank_allowed(self.network, root, options) {
            let least = (bar.bar() - reserve).max(-INFINITY);
            let after = self.network.placed(root, cell);
            let window = Window::above(least, player);
            let found = self.value(&after, depth - 1, window)?;
            let choice = Choice::searched(cell, found, player, depth);
            best.add(choice.clone());
            bar.add(choice);
        }
        let mut choices = best.choices;
        vary(&mut choices, nearly, chance);
        choices.truncate(lines.max(1));
        Some(choices)
    }

    /// The value of a board to White, exactly if it lies inside the window; `None` if there was no time.
    fn value(&mut self, filling: &Filling, depth: u32, window: Window<i32>) -> Option<Found> {
        if self.judge.count() {
            return None;
        }
        if depth == 0 || filling.placed() == Cell::COUNT {
            return Some(Found::here(self.network.evaluate(filling)));
        }
        let player = filling.to_move();
        let ranked = rank(self.network, filling);
        if depth == 1 {
            let best = ranked.first()?;
            return Some(Found::here(for_player(best.value, player)).before(best.cell));
        }
        best_value(player, window, ranked, |choice, window| {
            let after = self.network.placed(filling, choice.cell);
            self.value(&after, depth - 1, window).map(|found| found.before(choice.cell))
        })
    }
}

/// Replaces the best choices by what searches of full boards say, with more nodes in each round, until there is no time.
fn search_full_boards(
    position: &Position,
    options: PlacingOptions,
    network: &PlacingNetwork,
    judge: &mut dyn Judge,
    best: &mut Vec<Choice>,
    report: &mut dyn FnMut(&[Choice]),
) {
    for nodes in ROUNDS {
        let mut boards = FullBoards { network, judge, nodes, full: HashMap::new() };
        let first = best.first().map(|choice| choice.cell);
        let Some(better) = boards.best(position, first, options) else { break };
        *best = better;
        report(best);
    }
}

/// Alpha-beta search to the full boards, each of which is searched in stacking.
struct FullBoards<'a> {
    network: &'a PlacingNetwork,
    judge: &'a mut dyn Judge,
    /// Nodes for each full board.
    nodes: u64,
    /// Values of full boards to White.
    full: HashMap<u64, i32>,
}

impl FullBoards<'_> {
    /// The best choices, `lines` at most, `first` being tried first; `None` if there was no time.
    fn best(
        &mut self,
        position: &Position,
        first: Option<Cell>,
        options: PlacingOptions,
    ) -> Option<Vec<Choice>> {
        let player = position.to_move();
        let root = self.network.filling(position.board());
        let depth = (Cell::COUNT - root.placed()) as u32;
        let mut best = BestChoices::new(options.lines);
        let ranked = rank_allowed(self.network, &root, options);
        for Choice { cell, .. } in sorted_by_key(ranked, |choice| Some(choice.cell) != first) {
            let after = after(position, Move::Place(cell));
            let filling = self.network.placed(&root, cell);
            let window = Window::above(best.bar(), player);
            let found = self.value(&after, &filling, window)?;
            best.add(Choice::searched(cell, found, player, depth));
        }
        Some(best.choices)
    }

    /// The value of a position to White, exactly if it lies inside the window.
    fn value(
        &mut self,
        position: &Position,
        filling: &Filling,
        window: Window<i32>,
    ) -> Option<Found> {
        if position.phase() == Phase::Stacking {
            return self.full_value(position, filling).map(Found::here);
        }
        let ranked = rank(self.network, filling);
        best_value(filling.to_move(), window, ranked, |Choice { cell, .. }, window| {
            let after = after(position, Move::Place(cell));
            let found = self.value(&after, &self.network.placed(filling, cell), window)?;
            Some(found.before(cell))
        })
    }

    fn full_value(&mut self, position: &Position, filling: &Filling) -> Option<i32> {
        if let Some(&value) = self.full.get(&position.hash()) {
            return Some(value);
        }
        let found = self.judge.judge(position.board(), self.nodes)?;
        let value = if self.nodes < CERTAIN_NODES {
            (2 * found + self.network.evaluate(filling)) / 3
        } else {
            found
        };
        self.full.insert(position.hash(), value);
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_rules::Color;
    use basalt_rules::dvonn::{Board, CellSet};

    use super::super::placing_network::NETWORK;
    use super::*;
    use crate::attention::Attention;

    /// Judges full boards by random values of White's spaces, and counts the boards.
    #[derive(Default)]
    struct SpacesJudge {
        seed: u64,
        boards: usize,
    }

    impl Judge for SpacesJudge {
        fn judge(&mut self, board: &Board, _: u64) -> Option<i32> {
            self.boards += 1;
            Some(worth_of_spaces(board, self.seed))
        }

        fn count(&mut self) -> bool {
            false
        }
    }

    fn worth_of_spaces(board: &Board, seed: u64) -> i32 {
        let worth = |cell: Cell| (mix(mix(seed) ^ cell.index() as u64) % 300) as i32;
        board.owned(Color::White).into_iter().map(worth).sum()
    }

    fn network() -> &'static PlacingNetwork {
        NETWORK.get().expect("a program has a network")
    }

    fn options(seed: u64, max_depth: u32, lines: usize) -> PlacingOptions {
        PlacingOptions {
            seed,
            max_depth,
            attention: Attention::FULL,
            last: None,
            lines,
            allowed: CellSet::FULL,
        }
    }

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    /// Six spaces are empty.
    const NEARLY_FULL: &str = "wbwbwb3/bwbwbwbwbw/rwbwbrwbwb1/bwbwbwbwbw/wbwbrwb2 b p";
    /// Twenty spaces are empty.
    const HALF_FULL: &str = "wbwbw4/bwbwb5/rwbwbrwbw2/bwbwb5/wbwbr4 b p";

    /// The value of a position to White, without leaving anything out.
    fn minimax(position: &Position, depth: u32, value: &dyn Fn(&Board) -> i32) -> i32 {
        if depth == 0 || position.phase() == Phase::Stacking {
            return value(position.board());
        }
        let moves = position.legal_moves();
        let values = moves.iter().map(|&mv| minimax(&after(position, mv), depth - 1, value));
        let best = values.map(|value| for_player(value, position.to_move())).max();
        for_player(best.expect("a space is empty"), position.to_move())
    }

    fn evaluate(board: &Board) -> i32 {
        let network = network();
        network.evaluate(&network.filling(board))
    }

    #[test]
    fn the_best_choices_have_their_true_values() {
        (2..=3).for_each(check_values);
    }

    fn check_values(depth: u32) {
        let position = position(HALF_FULL);
        let network = network();
        let value = |mv: Move| {
            let value = minimax(&after(&position, mv), depth - 1, &evaluate);
            for_player(value, position.to_move())
        };
        let mut values: Vec<i32> = position.legal_moves().iter().map(|&mv| value(mv)).collect();
        values.sort_by_key(|value| Reverse(*value));
        let mut reports = Vec::new();
        let mut judge = SpacesJudge::default();
        let mut report = |best: &[Choice]| reports.push(best.to_vec());
        let made = choose(&position, options(1, depth, 3), network, &mut judge, &mut report);
        let last = reports.last().expect("a report");
        assert_eq!(made.as_ref(), last.first());
        assert_eq!(last.iter().map(|choice| choice.value).collect::<Vec<_>>(), values[..3]);
        for choice in last {
            assert_eq!(choice.value, value(Move::Place(choice.cell)), "{}", choice.cell);
            let mut end = position.clone();
            choice.line().for_each(|mv| end.play(mv).expect("a legal placement"));
            assert_eq!(choice.line().count(), depth as usize);
            assert_eq!(for_player(evaluate(end.board()), position.to_move()), choice.value);
        }
        assert_eq!(judge.boards, 0);
    }

    #[test]
    fn the_last_pieces_are_placed_by_searches_of_full_boards() {
        let position = position(NEARLY_FULL);
        let mut boards = 0;
        for seed in 0..50 {
            let mut judge = SpacesJudge { seed, boards: 0 };
            let made = choose(&position, options(1, 20, 1), network(), &mut judge, &mut |_| {});
            let Some(made) = made else { panic!("a space is empty") };
            let value = made.value;
            let mut end = position.clone();
            made.line().for_each(|mv| end.play(mv).expect("a legal placement"));
            let reached = worth_of_spaces(end.board(), seed);
            assert_eq!((made.line().count(), reached), (6, for_player(value, Color::Black)));
            let truth = minimax(&position, 6, &|board| worth_of_spaces(board, seed));
            assert_eq!(for_player(value, position.to_move()), truth, "{seed}");
            boards += judge.boards;
        }
        // Six spaces can be filled in 20 ways; alpha-beta need not see all of them in each round.
        assert!((50 * 5..50 * 20 * ROUNDS.len()).contains(&boards), "{boards}");
    }

    #[test]
    fn several_choices_are_in_the_order_of_their_values() {
        // The first two red pieces lie on the board, or all three and ten others.
        for text in ["4r4/10/11/10/4r4 w p", "bwbwb4/10/rwb4rwb1/10/4r4 w p"] {
            let position = position(text);
            for seed in 0..10 {
                let mut judge = SpacesJudge::default();
                let mut report = |best: &[Choice]| {
                    assert_eq!(best.len(), 4);
                    assert!(best.is_sorted_by(|a, b| a.value >= b.value), "{seed}: {best:?}");
                };
                choose(&position, options(seed, 3, 4), network(), &mut judge, &mut report);
            }
        }
    }

    #[test]
    fn openings_differ_by_the_seed_and_a_seed_repeats_its_choice() {
        let network = network();
        let start = Position::start();
        let first = |seed| {
            let mut judge = SpacesJudge::default();
            let made = choose(&start, options(seed, 20, 1), network, &mut judge, &mut |_| {});
            made.expect("every space is empty").cell
        };
        let cells: BTreeSet<Cell> = (0..40).map(first).collect();
        assert!(cells.len() >= 3, "{cells:?}");
        assert_eq!(first(7), first(7));
    }
}
