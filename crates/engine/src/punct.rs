//! The PÜNCT player.
//!
//! - A position has thousands of turns. They are ranked fast and roughly by their effect on the shortest connections of
//!   both players (`candidates`), and the best forty are evaluated (`judge`) by terms. From level 10 on a small network,
//!   the `policy`, selects twenty-four of them, and another one adds to the terms (docs/training.md).
//! - Threats are exact (`threats`): a player who can win at once does. If the opponent threatens to win, only the turns
//!   that stop it are candidates, and all of them are found.
//! - The `tree` grows by PUCT. Proven results are not averaged: a winning turn makes its node won, and a node is lost only if
//!   all of its candidates are proven to lose. So "win in 3" is proven.
//! - A second search finds wins by chains of threats (`forced`), for both players, at the root and after the best turn.
//! - `proofs` keeps proven boards, and the tree is kept from turn to turn: the next search continues below the turns that
//!   were made. Levels up to 19 clear both before each move.
//! - Threads share one tree behind a lock, which they hold only to descend and to add results.
//! - Low levels do not see jumps, the next ones only their own.

mod attention;
mod candidates;
mod connection;
mod evaluation;
mod features;
mod forced;
mod game_engine;
mod judge;
pub(crate) mod network;
pub(crate) mod policy;
mod policy_inputs;
mod proofs;
mod search;
mod skill;
pub(crate) mod terms;
#[cfg(test)]
mod testing;
mod threats;
mod tree;
pub mod tuning;
mod value;
mod vision;
mod weights;

use basalt_rules::AnyMove;
use basalt_rules::punct::{Board, Move, MoveList, Position};

use self::evaluation::Evaluation;
use self::judge::{Judge, Threats};
use self::proofs::Proofs;
use self::search::{Search, Snapshot};
use self::skill::Skill;
use self::tree::{KeptTree, Line};
use self::vision::Vision;
use crate::handicap::Handicap;
use crate::level::Level;
use crate::options::Options;
use crate::player::{self, Task};
use crate::report::{Best, Info};
use crate::stop_signal::{Counter, StopSignal};
use crate::table::HashTable;

/// Table size in MiB of every level but the highest: enough for its nodes, and quickly cleared.
const LEVEL_MEMORY: usize = 8;

/// Boards from which no win can be forced get this part of the memory, and so do those with a proven result;
/// the tree gets the rest.
const TABLE_SHARE: usize = 8;

/// Maximum turns of the root that are judged before all of them have turned out to lose.
const ROOT_WIDTH: usize = 400;

/// The memory of a player from turn to turn.
pub(crate) struct Memory {
    /// Boards from which no win can be forced.
    failures: HashTable,
    /// Boards with a proven result.
    proofs: HashTable,
    /// The tree of the last search.
    kept: Option<KeptTree>,
}

impl player::Memory for Memory {
    type Position = Position;
    /// Bytes.
    type Size = usize;

    fn size(options: Options) -> usize {
        let memory = options.memory.clamp(1, Options::MAX_MEMORY);
        let is_full = Skill::of(options.level).handicap.is_none();
        (if is_full { memory } else { memory.min(LEVEL_MEMORY) }) << 20
    }

    fn new(bytes: usize) -> Self {
        let [failures, proofs] = [(); 2].map(|()| HashTable::with_bytes(bytes / TABLE_SHARE));
        Self { failures, proofs, kept: None }
    }

    fn age(&mut self) {
        self.failures.age();
        self.proofs.age();
    }

    fn clear(&mut self) {
        self.failures.clear();
        self.proofs.clear();
        self.kept = None;
    }

    fn handicap(level: Level) -> Handicap {
        Skill::of(level).handicap
    }

    fn is_over(position: &Position) -> bool {
        position.outcome().is_some()
    }

    fn search(&mut self, task: &Task<'_, Position>, report: &mut dyn FnMut(&Info)) -> Option<Best> {
        let Task { position, options, limits } = *task;
        let skill = Skill::of(options.level);
        let signal = StopSignal::new(skill.handicap.max_nodes(limits));
        let allowed: Vec<Move> = limits.moves.iter().filter_map(|&mv| mv.try_into().ok()).collect();
        let last = limits.last_move.and_then(|mv| mv.try_into().ok());
        let search = Search {
            control: task.control(&signal, skill.handicap),
            failures: &self.failures,
            proofs: Proofs::new(&self.proofs, position.variant()),
            threads: if skill.handicap.is_none() {
                options.threads.clamp(1, Options::MAX_THREADS)
            } else {
                1
            },
            bytes: Self::size(options) / TABLE_SHARE * (TABLE_SHARE - 2),
            vision: Vision::of(position.to_move(), skill, options.seed, last),
            evaluation: evaluation(options),
            forces: skill.forces,
            width: ROOT_WIDTH,
            seed: options.seed,
            allowed: &allowed,
            mate: limits.mate,
        };
        let lines = search.run(position, &mut self.kept, &mut |snapshot| {
            for (rank, line) in (1..).zip(snapshot.lines) {
                report(&info(line, rank, snapshot, &signal));
            }
        });
        let best = lines.first()?;
        let mv = AnyMove::Punct(*best.turns.first()?);
        Some(Best { mv, score: best.score, nodes: signal.nodes() })
    }
}

/// The evaluation of a player.
fn evaluation(options: Options) -> Evaluation {
    if options.networks && options.level.uses_networks() {
        Evaluation::Network
    } else {
        Evaluation::Terms
    }
}

fn info(line: &Line, rank: usize, snapshot: &Snapshot<'_>, signal: &StopSignal) -> Info {
    let depth = snapshot.depth;
    signal.note_depth(depth as usize);
    Info {
        rank,
        depth,
        selective_depth: signal.deepest(),
        nodes: signal.nodes(),
        table_load: snapshot.load,
        score: line.score,
        line: line.turns.iter().copied().map(AnyMove::Punct).collect(),
    }
}

/// Scans boards for threats as the search does at every node, and counts the candidate turns.
///
/// A board on which the player to move wins at once has one candidate. If the opponent threatens to win, the candidates
/// are the turns that stop it; otherwise they are all turns.
pub fn scan_threats(boards: &[Board]) -> usize {
    let signal = StopSignal::new(None);
    let mut judge = Judge::new(Counter::new(&signal, None), Vision::FULL, Evaluation::Terms);
    let mut turns = MoveList::new();
    let counts = boards.iter().map(|board| match judge.scan(board, &mut turns) {
        Threats::Win(_) => 1,
        Threats::Opposing | Threats::None => turns.len(),
    });
    counts.sum()
}

/// The turns with the best static evaluation, without a search.
///
/// If turns win at once, these are all of them.
pub fn best_at_first_sight(position: &Position) -> MoveList {
    let wins = position.winning_moves();
    if !wins.is_empty() {
        return wins;
    }
    let mut best = Vec::new();
    let mut most = i32::MIN;
    for mv in position.legal_moves() {
        let worth = evaluation::evaluate_turn(position.board(), mv);
        if worth > most {
            best.clear();
            most = worth;
        }
        if worth == most {
            best.push(mv);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use basalt_rules::Outcome;

    use super::*;
    use crate::Engine;
    use crate::limits::Limits;
    use crate::punct::testing::{FORK, WIN_IN_THREE, WIN_IN_TWO, position, positions};
    use crate::score::Score;

    /// The number of turns to consider, by the rules alone.
    fn count_slowly(position: &Position) -> usize {
        if !position.winning_moves().is_empty() {
            return 1;
        }
        let is_safe = |&mv: &Move| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            match after.outcome() {
                Some(outcome) => outcome != Outcome::Win(position.to_move().other()),
                None => after.winning_moves().is_empty(),
            }
        };
        let mut passed = *position.board();
        passed.play_unchecked(Move::Pass);
        let mut threats = MoveList::new();
        passed.list_winning_turns(&mut threats);
        let turns = position.legal_moves();
        if threats.is_empty() { turns.len() } else { turns.iter().filter(|mv| is_safe(mv)).count() }
    }

    #[test]
    fn levels_from_ten_on_use_the_network_and_only_if_they_may() {
        for level in Level::all() {
            let options = Options { level, ..Options::default() };
            let expected =
                if level.number() >= 10 { Evaluation::Network } else { Evaluation::Terms };
            assert_eq!(evaluation(options), expected, "{level:?}");
            assert_eq!(evaluation(Options { networks: false, ..options }), Evaluation::Terms);
        }
    }

    #[test]
    fn a_win_is_looked_for_within_the_turns_that_are_asked_for() {
        const NODES: u64 = 100_000;
        let search = |text: &str, turns| {
            let mut engine = Engine::new(Options { memory: 16, ..Options::default() });
            let limits = Limits { mate: Some(turns), nodes: Some(NODES), ..Limits::none() };
            engine.search(&position(text).into(), &limits, &mut |_| {}).expect("the game goes on")
        };
        for (text, turns) in [(FORK, 2), (WIN_IN_TWO, 2), (WIN_IN_THREE, 3)] {
            let found = search(text, turns);
            assert_eq!(found.score, Score::ProvenWin { turns }, "{text}");
            assert!(found.nodes < NODES, "a proven win ends the search");
            let other = search(text, turns - 1);
            assert!(!other.score.is_proven(), "{} in {text}", other.score);
            // Whether one turn wins is seen at once; otherwise only another limit ends the search.
            assert_eq!(other.nodes >= NODES, turns > 2, "{} nodes", other.nodes);
        }
    }

    #[test]
    fn a_scan_leaves_the_turns_that_the_rules_leave() {
        let (mut one, mut few, mut many) = (0, 0, 0);
        for position in positions() {
            let count = scan_threats(&[*position.board()]);
            assert_eq!(count, count_slowly(&position), "{position}");
            match count {
                1 => one += 1,
                2..1000 => few += 1,
                _ => many += 1,
            }
        }
        assert!(one > 0 && few > 0 && many > 0, "{one} {few} {many}");
    }
}
