//! The DVONN player.
//!
//! - In stacking, a principal variation search with a transposition table (`search`) alternates with a `solver` of one
//!   kind of question, whether a margin can be reached. They share the nodes, since neither reads a clock: the fewer
//!   spaces are occupied, the more the solver gets.
//! - A value is an estimate in hundredths of a point or the end of the game. The search never leaves out a move without
//!   an estimate in its place, so "won" or "lost" is proven, whatever was pruned.
//! - With several lines, a line counts as proven only when every other move has been compared with it.
//! - One function counts the evaluation terms, for the tuning tool as well. From level 10 on a network over the same
//!   terms evaluates (docs/training.md); no sums are kept from move to move.
//! - In placing, boards are compared by their terms, and the last nine placements by a search of each full board that can
//!   arise. From level 10 on a network replaces the terms, and full boards are searched from eleven placements on.
//! - Levels up to 19 clear all tables before each move, so they play the same in the same position.

mod alpha_beta;
mod attention;
mod evaluation_cache;
mod evaluator;
mod game_engine;
mod iterative_deepening;
mod node;
mod ordering;
mod packed_cache;
mod placing;
pub(crate) mod placing_network;
mod placing_search;
pub(crate) mod placing_terms;
mod placing_weights;
mod points;
mod proof_cache;
mod proven_line;
mod questions;
mod ranking;
mod search;
mod skill;
mod solver;
pub(crate) mod stacking_network;
pub(crate) mod terms;
#[cfg(test)]
mod testing;
pub mod tuning;
mod value;
mod vision;
mod weights;
mod window;

use basalt_rules::AnyMove;
use basalt_rules::dvonn::{Board, Cell, CellSet, Move, Phase, Position};

use self::evaluator::Evaluator;
use self::iterative_deepening::IterativeDeepening;
use self::node::SearchNode;
use self::ordering::{Code, SearchHistory};
use self::placing::{Choice, Judge, PlacingOptions};
use self::ranking::Line;
use self::search::Searcher;
use self::skill::Skill;
use self::stop_signal::{Control, Counter, StopSignal};
use self::value::Value;
use self::vision::{Sight, Vision};
use self::window::Window;
use crate::attention::Attention;
use crate::handicap::{Foresight, Handicap};
use crate::level::Level;
use crate::limits::Limits;
use crate::options::Options;
use crate::report::{Best, Info, SearchEvent};
use crate::score::Score;
use crate::stop_signal;
use crate::table::HashTable;

/// Table size in MiB of every level but the highest: enough for its nodes, and quickly cleared.
const LEVEL_MEMORY: usize = 4;

/// The memory of a player from move to move.
pub(crate) struct Memory {
    /// The transposition table of the search.
    table: HashTable,
    /// Proofs, by position.
    proofs: HashTable,
    /// The history of each thread.
    histories: Vec<SearchHistory>,
}

impl crate::player::Memory for Memory {
    type Position = Position;
    /// Threads, and bytes.
    type Size = (usize, usize);

    fn size(options: Options) -> (usize, usize) {
        let memory = options.memory.clamp(1, Options::MAX_MEMORY);
        if Skill::of(options.level).handicap.is_none() {
            (options.threads.clamp(1, Options::MAX_THREADS), memory << 20)
        } else {
            (1, memory.min(LEVEL_MEMORY) << 20)
        }
    }

    fn new((threads, bytes): (usize, usize)) -> Self {
        Self {
            table: HashTable::with_bytes(bytes / 2),
            proofs: HashTable::with_bytes(bytes / 2),
            histories: std::iter::repeat_with(SearchHistory::new).take(threads).collect(),
        }
    }

    fn age(&mut self) {
        self.table.age();
        self.proofs.age();
        for history in &mut self.histories {
            history.fade();
        }
    }

    fn clear(&mut self) {
        self.table.clear();
        self.proofs.clear();
        for history in &mut self.histories {
            *history = SearchHistory::new();
        }
    }

    fn handicap(level: Level) -> Handicap {
        Skill::of(level).handicap
    }

    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn search(&mut self, task: &Task<'_>, report: &mut dyn FnMut(&Info)) -> Option<Best> {
        match task.position.phase() {
            Phase::Placing => self.search_placing(task, report),
            Phase::Stacking => self.search_stacking(task, report),
        }
    }
}

type Task<'a> = crate::player::Task<'a, Position>;

impl Memory {
    fn search_placing(&mut self, task: &Task<'_>, report: &mut dyn FnMut(&Info)) -> Option<Best> {
        let Task { position, options, limits } = *task;
        let skill = Skill::of(options.level);
        let signal = StopSignal::new(skill.handicap.max_nodes(limits));
        let max_depth = max_depth(skill, limits);
        let history = self.histories.first_mut()?;
        let mut judge = StackingJudge {
            evaluator: evaluator(options),
            table: &self.table,
            history,
            signal: &signal,
            stop: limits.stop,
        };
        let mut report_choices = |best: &[Choice]| {
            for (rank, choice) in (1..).zip(best) {
                report(&Info {
                    rank,
                    depth: choice.depth,
                    selective_depth: choice.depth,
                    nodes: signal.nodes(),
                    table_load: self.table.load(),
                    score: Score::Margin { hundredths: choice.value },
                    line: choice.line().map(AnyMove::Dvonn).collect(),
                });
            }
        };
        let Options { seed, lines, .. } = options;
        let is_allowed = |cell: &Cell| limits.allows(AnyMove::Dvonn(Move::Place(*cell)));
        let allowed = Cell::ALL.into_iter().filter(is_allowed).fold(CellSet::EMPTY, CellSet::with);
        let attention = Attention::new(skill.notices_spaces, seed);
        let last = last_space(limits);
        let choosing = PlacingOptions { seed, max_depth, attention, last, lines, allowed };
        let network = uses_networks(options).then(|| placing_network::NETWORK.get()).flatten();
        let choice = match network {
            Some(network) => {
                placing_search::choose(position, choosing, network, &mut judge, &mut report_choices)
            }
            None => placing::choose(position, choosing, &mut judge, &mut report_choices),
        }?;
        Some(Best {
            mv: AnyMove::Dvonn(Move::Place(choice.cell)),
            score: Score::Margin { hundredths: choice.value },
            nodes: signal.nodes(),
        })
    }

    fn search_stacking(&mut self, task: &Task<'_>, report: &mut dyn FnMut(&Info)) -> Option<Best> {
        let Task { position, options, limits } = *task;
        let skill = Skill::of(options.level);
        let signal = StopSignal::new(skill.handicap.max_nodes(limits));
        let sight = match skill.handicap.foresight {
            Foresight::None => Sight::Blind,
            Foresight::Own => Sight::OwnMoves(position.to_move()),
            Foresight::All => Sight::Full,
        };
        let table = &self.table;
        let report_bound = |line: &Line, bound| {
            (limits.progress)(&SearchEvent::Bound { info: &info(line, &signal, table), bound });
        };
        let is_banned = |mv: &&Move| !limits.allows(AnyMove::Dvonn(**mv));
        let moves = position.legal_moves();
        let control = task.control(&signal, skill.handicap);
        let mut deepening = IterativeDeepening {
            evaluator: evaluator(options),
            table,
            proofs: &self.proofs,
            histories: &mut self.histories,
            control: Control { max_depth: max_depth(skill, limits), ..control },
            vision: Vision {
                sight,
                attention: Attention::new(skill.handicap.notices, options.seed),
                last: last_space(limits),
            },
            proves: skill.handicap.foresight == Foresight::All,
            endless: limits.depth.is_none() && limits.mate.is_none(),
            banned: moves.iter().filter(is_banned).copied().map(Code::from).collect(),
            wants_win: limits.mate.is_some(),
            report_bound: &report_bound,
        };
        let lines =
            deepening.run(position.board(), &mut |line| report(&info(line, &signal, table)));
        let first = || moves.iter().find(|mv| !is_banned(mv)).copied();
        let best = lines.first();
        let mv = best.and_then(|line| line.moves.first().copied()).or_else(first)?;
        let score = best.map_or(Score::Margin { hundredths: 0 }, |line| line.score);
        Some(Best { mv: AnyMove::Dvonn(mv), score, nodes: signal.nodes() })
    }
}

/// The space of the move that led to the position, if it is known.
fn last_space(limits: &Limits<'_>) -> Option<Cell> {
    match limits.last_move?.try_into().ok()? {
        Move::Place(cell) | Move::Stack { to: cell, .. } => Some(cell),
        Move::Pass => None,
    }
}

/// Whether a player evaluates by networks.
fn uses_networks(options: Options) -> bool {
    options.networks && options.level.uses_networks()
}

/// The evaluation of boards in stacking by a player.
fn evaluator(options: Options) -> Evaluator {
    Evaluator { network: uses_networks(options).then(|| stacking_network::NETWORK.get()).flatten() }
}

/// Judges full boards by searching them.
struct StackingJudge<'a> {
    evaluator: Evaluator,
    table: &'a HashTable,
    history: &'a mut SearchHistory,
    signal: &'a StopSignal,
    stop: &'a dyn Fn() -> bool,
}

/// The margin that a proven win counts as, in hundredths of a point.
const WON: i32 = 5_000;

impl Judge for StackingJudge<'_> {
    fn judge(&mut self, board: &Board, nodes: u64) -> Option<i32> {
        let signal = StopSignal::new(Some(nodes));
        let counter = Counter::new(&signal, Some(self.stop));
        let root = SearchNode::root(board);
        let mut searcher =
            Searcher::new(self.evaluator, self.table, counter, Vision::FULL, self.history);
        let mut value = None;
        for depth in 1.. {
            match searcher.look(&root, depth, Window::<Value>::FULL) {
                Some(found) => value = Some(found),
                None => break,
            }
            if value.is_some_and(Value::is_decided) {
                break;
            }
        }
        searcher.flush_nodes();
        if self.signal.add(signal.nodes()) || (self.stop)() {
            return None;
        }
        value.map(|value| value.hundredths().clamp(-WON, WON))
    }

    fn count(&mut self) -> bool {
        let stop = self.signal.add(1);
        stop || (self.signal.nodes().is_multiple_of(64) && (self.stop)())
    }
}

/// The greatest depth of a search within limits.
fn max_depth(skill: Skill, limits: &Limits<'_>) -> u32 {
    skill.handicap.max_depth(limits).min(limits.mate_plies().unwrap_or(u32::MAX))
}

fn info(line: &Line, signal: &StopSignal, table: &HashTable) -> Info {
    Info {
        rank: line.rank,
        depth: line.depth,
        selective_depth: signal.deepest().max(line.depth),
        nodes: signal.nodes(),
        table_load: table.load(),
        score: line.score,
        line: line.moves.iter().copied().map(AnyMove::Dvonn).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{AnyPlayer, EnginePlayer};

    #[test]
    fn levels_from_ten_on_use_networks_and_only_if_they_may() {
        for level in Level::all() {
            let options = Options { level, ..Options::default() };
            assert_eq!(evaluator(options).network.is_some(), level.number() >= 10, "{level:?}");
            assert!(evaluator(Options { networks: false, ..options }).network.is_none());
        }
    }

    /// After a certain win is seen here, each round takes about a thousand nodes, too few for a counter to ask.
    #[test]
    fn a_search_ends_in_time_although_its_rounds_are_short() {
        let text =
            "1w3(wb)wbb/1(bbw)4bbbb/2(brw)r(wb)1wwwwb/1(wb)rbwwwbbw/b(bbwb)1(wwwbw)1(bw)1ww b s";
        let position: Position = text.parse().expect("a position");
        let mut player = EnginePlayer::<Memory>::new(Options { memory: 1, ..Options::default() });
        let asked = std::cell::Cell::new(0);
        let limits = Limits {
            stop: &|| {
                asked.set(asked.get() + 1);
                asked.get() > 10
            },
            ..Limits::none()
        };
        let mut deepest = 0;
        player.search(&position.into(), &limits, &mut |info| deepest = deepest.max(info.depth));
        assert!((2..20).contains(&deepest), "{deepest}");
        assert!(asked.get() < 20, "{}", asked.get());
    }
}
