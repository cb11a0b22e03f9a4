//! Iterative deepening, until the time is up or the result is proven.

use basalt_rules::AnyMove;
use basalt_rules::dvonn::Board;

use super::evaluator::Evaluator;
use super::node::SearchNode;
use super::ordering::{Code, SearchHistory};
use super::proven_line::perfect_line;
use super::questions::Questions;
use super::ranking::{Line, Ranking};
use super::search::Searcher;
use super::solver::{Solver, SolverAnswer};
use super::stop_signal::{Control, Counter};
use super::value::Value;
use super::vision::Vision;
use super::window::Window;
use crate::report::{ScoreBound, SearchEvent};
use crate::score::{Score, Verdict};
use crate::table::HashTable;

/// Iterative deepening in the stacking phase.
pub(crate) struct IterativeDeepening<'a> {
    pub(crate) evaluator: Evaluator,
    /// The transposition table of the search.
    pub(crate) table: &'a HashTable,
    /// The table of the solver's proofs.
    pub(crate) proofs: &'a HashTable,
    /// The history of each thread.
    pub(crate) histories: &'a mut [SearchHistory],
    pub(crate) control: Control<'a>,
    pub(crate) vision: Vision,
    /// Whether the solver runs besides the search.
    pub(crate) proves: bool,
    /// Whether only time, nodes or a complete proof end the search.
    pub(crate) endless: bool,
    /// Moves at the root that the caller has excluded.
    pub(crate) banned: Vec<Code>,
    /// Whether a proven win ends the search.
    pub(crate) wants_win: bool,
    /// Receives a line whose score is only a bound.
    pub(crate) report_bound: &'a dyn Fn(&Line, ScoreBound),
}

/// Half the width of the first aspiration window.
const WINDOW: i32 = 120;
/// Maximum depth in plies; no game is longer.
const MAX_DEPTH: u32 = 100;
/// Minimum nodes of an iteration that pays for a second thread.
const WORTH_A_THREAD: u64 = 30_000;
/// Minimum nodes of the solver, for each eighth of its share.
const MIN_BUDGET: u64 = 100;
/// From this number of nodes on, about half a second, an iteration can afford a long proof.
const MANY_NODES: u64 = 1_000_000;
/// With a depth limit, the solver gets this multiple of the last iteration's nodes to find the margin once the result
/// is proven.
const MARGIN_SHARE: u64 = 4;
/// Search depth of a forced move, which only gives its line and score.
const FORCED_DEPTH: u32 = 8;

impl IterativeDeepening<'_> {
    /// Searches until something ends it. `report` receives each line that is found.
    pub(crate) fn run(&mut self, board: &Board, report: &mut dyn FnMut(&Line)) -> Vec<Line> {
        let root = SearchNode::root(board);
        let choices = board.count_moves().max(1) - self.banned.len();
        let max_depth = match choices {
            1 if self.proves && self.banned.is_empty() => self.control.max_depth.min(FORCED_DEPTH),
            _ => self.control.max_depth.min(MAX_DEPTH),
        };
        let wanted = self.control.lines.clamp(1, choices);
        let mut ranking = Ranking::new(&root, wanted, self.banned.clone());
        for depth in 1..=max_depth {
            if depth > 1 && self.is_stopped() {
                break;
            }
            let before = self.control.signal.nodes();
            let is_complete = self.search_lines(&root, depth, &mut ranking);
            ranking.lines.iter().for_each(&mut *report);
            if !is_complete {
                break;
            }
            if self.proves {
                let spent = self.control.signal.nodes() - before;
                self.prove_lines(&root, depth, spent, &mut ranking, report);
            }
            if ranking.is_final() || self.has_win(&ranking) {
                break;
            }
        }
        ranking.lines
    }

    /// Whether to stop. Counters check only from time to time, and an iteration or a question may be over before.
    fn is_stopped(&self) -> bool {
        let Control { signal, stop, .. } = self.control;
        if stop() {
            signal.stop();
        }
        signal.is_stopped()
    }

    /// Whether a proven win was requested and found.
    fn has_win(&self, ranking: &Ranking) -> bool {
        self.wants_win && ranking.is_won()
    }

    /// Runs the solver after the search of a depth. Its budget follows from the nodes that the search has `spent`.
    fn prove_lines(
        &mut self,
        root: &SearchNode,
        depth: u32,
        spent: u64,
        ranking: &mut Ranking,
        report: &mut dyn FnMut(&Line),
    ) {
        let share = solver_share(root.board.occupied().len(), spent);
        let budget = match depth {
            MAX_DEPTH if self.endless => u64::MAX,
            _ => (spent * share / 8).max(MIN_BUDGET * share),
        };
        if self.prove_ranks(root, depth, budget, ranking) {
            ranking.lines.iter().for_each(&mut *report);
        }
        if ranking.is_final() && !ranking.is_proven() && !self.has_win(ranking) {
            // Only the margin is still unknown.
            let budget = if self.endless { u64::MAX } else { MARGIN_SHARE * spent };
            if self.prove_ranks(root, depth, budget, ranking) {
                ranking.lines.iter().for_each(report);
            }
        }
    }

    /// Spends `budget` nodes on proofs, rank by rank: a move is the next best when none of the remaining ones reaches
    /// more. Returns whether something new is proven or the order of the moves has changed.
    fn prove_ranks(
        &mut self,
        root: &SearchNode,
        depth: u32,
        mut budget: u64,
        ranking: &mut Ranking,
    ) -> bool {
        let knew = ranking.knowledge();
        while budget > 0 && !ranking.is_proven() && !self.has_win(ranking) {
            ranking.expect();
            let excluded = ranking.excluded();
            budget = self.prove(root, &excluded, &mut ranking.rest, budget);
            let Some(margin) = ranking.rest.margin() else { break };
            let Some(first) = ranking.next_best(root) else { break };
            let Some(history) = self.histories.first_mut() else { break };
            let moves = perfect_line(root, first, margin, self.proofs, history, self.control.stop);
            ranking.add_proven(
                root,
                Line { rank: 0, depth, score: Score::ProvenMargin(margin), moves },
            );
        }
        ranking.settle(depth);
        knew != ranking.knowledge()
    }

    /// Searches the best moves that are not proven to one depth. Returns whether the time sufficed for all of them. If
    /// not, the lines of the depth before follow the new ones.
    fn search_lines(&mut self, root: &SearchNode, depth: u32, ranking: &mut Ranking) -> bool {
        let mut excluded = ranking.excluded();
        let mut lines: Vec<Line> = Vec::new();
        for rank in ranking.proven + 1..=ranking.wanted {
            let guess = ranking.lines.get(rank - 1).map(|line| line.score);
            let Some(line) = self.search_line(root, rank, depth, &excluded, guess) else { break };
            excluded.extend(line.moves.first().copied().map(Code::from));
            lines.push(line);
        }
        let is_complete = ranking.proven + lines.len() == ranking.wanted;
        ranking.add_expected(lines);
        ranking.settle(depth);
        is_complete
    }

    /// Searches for the best move that is not excluded. Its line gets this rank.
    fn search_line(
        &mut self,
        root: &SearchNode,
        rank: usize,
        depth: u32,
        excluded: &[Code],
        guess: Option<Score>,
    ) -> Option<Line> {
        let (table, signal, vision) = (self.table, self.control.signal, self.vision);
        let evaluator = self.evaluator;
        let Control { stop, progress, .. } = self.control;
        let tell = self.report_bound;
        let line = |value, codes: &[Code]| {
            let moves = codes.iter().filter_map(|code| code.mv()).collect();
            Line { rank, depth, score: score(value), moves }
        };
        let report_bound = |value: Value, bound, codes: &[Code]| {
            if !value.is_decided() {
                tell(&line(value, codes), bound);
            }
        };
        let current = |code: Code, number| {
            if let Some(mv) = code.mv() {
                progress(&SearchEvent::Current { depth, mv: AnyMove::Dvonn(mv), number });
            }
        };
        let threads = if signal.nodes() < WORTH_A_THREAD { 1 } else { self.histories.len() };
        let [first, others @ ..] = &mut self.histories[..threads] else { return None };
        signal.begin_round();
        std::thread::scope(|scope| {
            for (i, history) in others.iter_mut().enumerate() {
                let depth = depth + i as u32 % 2;
                scope.spawn(move || {
                    let counter = Counter::new(signal, None);
                    let mut searcher = Searcher::new(evaluator, table, counter, vision, history);
                    searcher.excluded = excluded.to_vec();
                    aspire(&mut searcher, root, depth, guess, &|_, _, _| {});
                    searcher.flush_nodes();
                });
            }
            let counter = Counter::new(signal, Some(stop));
            let mut searcher = Searcher::new(evaluator, table, counter, vision, first);
            searcher.excluded = excluded.to_vec();
            searcher.current = Some(&current);
            let value = aspire(&mut searcher, root, depth, guess, &report_bound);
            searcher.flush_nodes();
            signal.end_round();
            value.map(|value| line(value, searcher.line()))
        })
    }

    /// Spends at most `budget` nodes on the next questions about the moves that are not excluded. Returns the rest of
    /// the budget.
    fn prove(
        &mut self,
        root: &SearchNode,
        excluded: &[Code],
        questions: &mut Questions,
        mut budget: u64,
    ) -> u64 {
        while budget > 0 && !questions.is_answered() && !self.is_stopped() {
            let margin = questions.next();
            let before = self.control.signal.nodes();
            let expects = questions.expects(margin);
            let Some(answer) = self.ask(root, excluded, margin, expects, budget) else { return 0 };
            questions.learn(margin, answer);
            budget = budget.saturating_sub((self.control.signal.nodes() - before).max(1));
        }
        budget
    }

    fn ask(
        &mut self,
        root: &SearchNode,
        excluded: &[Code],
        margin: i32,
        expects: bool,
        budget: u64,
    ) -> Option<SolverAnswer> {
        let (proofs, signal, stop) = (self.proofs, self.control.signal, self.control.stop);
        let threads = if budget < WORTH_A_THREAD { 1 } else { self.histories.len() };
        let [first, others @ ..] = &mut self.histories[..threads] else { return None };
        let share = budget / threads as u64;
        signal.begin_round();
        std::thread::scope(|scope| {
            let work = move |thread: usize, history: &mut SearchHistory, ask| {
                let counter = Counter::new(signal, ask);
                let recent = &mut history.recent;
                let mut solver = Solver::new(proofs, recent, counter, thread, share);
                solver.excluded = excluded;
                let answer = solver.ask(root, margin, expects);
                solver.flush_nodes();
                if answer.is_some() {
                    signal.end_round();
                }
                answer
            };
            let others: Vec<_> = (1..)
                .zip(others)
                .map(|(thread, history)| scope.spawn(move || work(thread, history, None)))
                .collect();
            let answer = work(0, first, Some(stop));
            others.into_iter().fold(answer, |answer, other| answer.or(other.join().ok().flatten()))
        })
    }
}

/// Searches with an aspiration window around the expected score, and with wider windows when it fails. `report_bound`
/// receives each failure.
fn aspire(
    searcher: &mut Searcher<'_>,
    root: &SearchNode,
    depth: u32,
    guess: Option<Score>,
    report_bound: &dyn Fn(Value, ScoreBound, &[Code]),
) -> Option<Value> {
    let guess = match guess {
        Some(Score::Margin { hundredths }) if depth > 3 => Value::estimate(hundredths),
        _ => return searcher.look(root, depth as i32, Window::<Value>::FULL),
    };
    let (mut low, mut high) = (guess.plus(-WINDOW), guess.plus(WINDOW));
    loop {
        let value = searcher.look(root, depth as i32, Window { alpha: low, beta: high })?;
        if value <= low {
            report_bound(value, ScoreBound::Upper, searcher.line());
            low =
                if low > guess.plus(-WINDOW - 1) { guess.plus(-5 * WINDOW) } else { Value::LEAST };
        } else if value >= high {
            report_bound(value, ScoreBound::Lower, searcher.line());
            high = if high < guess.plus(WINDOW + 1) {
                guess.plus(5 * WINDOW)
            } else {
                Value::GREATEST
            };
        } else {
            return Some(value);
        }
    }
}

/// The solver's nodes in eighths of those of the last search, by the number of occupied spaces: with fewer of them it
/// succeeds more often. Where it needs many nodes, it gets a larger share only in long searches.
fn solver_share(occupied: usize, spent: u64) -> u64 {
    match occupied {
        ..=27 => 64,
        28..=34 if spent >= MANY_NODES => 96,
        28..=30 => 40,
        31..=34 => 8,
        _ => 0,
    }
}

fn score(value: Value) -> Score {
    match value.margin() {
        Some(margin) => Score::ProvenResult(Verdict::of_margin(margin)),
        None => Score::Margin { hundredths: value.hundredths() },
    }
}
