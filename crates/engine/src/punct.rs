//! The PÜNCT player.

mod candidates;
mod connection;
mod evaluation;
mod forced;
mod game_engine;
mod judge;
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
use basalt_rules::punct::{Board, MoveList, Position};

use self::judge::{Judge, Threats};
use self::search::Search;
use self::skill::Skill;
use self::tree::Line;
use self::vision::Vision;
use crate::limits::Limits;
use crate::options::Options;
use crate::report::{Best, Info};
use crate::table::Table;
use crate::watch::{Counter, Watch};

/// Table size in MiB of every level but the highest: enough for its nodes, and quickly cleared.
const LEVEL_MEMORY: usize = 8;

/// Boards from which no win can be forced get this part of the memory; the others get the rest, for as
/// long as a search lasts.
const FAILURES_SHARE: usize = 8;

/// Maximum turns of the root that are judged before all of them have turned out to lose.
const ROOT_WIDTH: usize = 400;

/// A player of PÜNCT, with what it remembers from turn to turn.
pub(crate) struct Player {
    options: Options,
    /// Boards from which no win can be forced; nothing until it is needed.
    failures: Option<Table>,
}

impl Player {
    pub(crate) fn new(options: Options) -> Self {
        Self { options, failures: None }
    }

    pub(crate) fn set_options(&mut self, options: Options) {
        let before = std::mem::replace(&mut self.options, options);
        if bytes(before) != bytes(options) {
            self.failures = None;
        }
    }

    /// Takes the room that it needs, so that the first search does not have to.
    pub(crate) fn prepare(&mut self) {
        self.failures();
    }

    fn failures(&mut self) -> &mut Table {
        let bytes = bytes(self.options) / FAILURES_SHARE;
        self.failures.get_or_insert_with(|| Table::with_bytes(bytes))
    }

    pub(crate) fn forget(&mut self) {
        if let Some(failures) = &mut self.failures {
            failures.clear();
        }
    }

    pub(crate) fn search(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Best> {
        if position.outcome().is_some() {
            return None;
        }
        let options = self.options;
        let skill = Skill::of(options.level);
        let failures = self.failures();
        if skill.handicap.is_none() {
            failures.age();
        } else {
            // A level plays the same in the same position, whatever came before.
            failures.clear();
        }
        let watch = Watch::new(limits.nodes.into_iter().chain(skill.handicap.nodes).min());
        let search = Search {
            watch: &watch,
            stop: limits.stop,
            failures,
            threads: if skill.handicap.is_none() {
                options.threads.clamp(1, Options::MAX_THREADS)
            } else {
                1
            },
            bytes: bytes(options) / FAILURES_SHARE * (FAILURES_SHARE - 1),
            vision: Vision::of(position.to_move(), skill, options.seed),
            forces: skill.forces,
            lines: options.lines,
            width: ROOT_WIDTH,
            max_depth: limits.depth.unwrap_or(u32::MAX).min(skill.handicap.depth),
            seed: options.seed,
        };
        let lines = search.run(position, &mut |lines, depth| {
            for (i, line) in lines.iter().enumerate() {
                report(&info(line, i + 1, depth, watch.nodes()));
            }
        });
        let best = lines.first()?;
        let mv = AnyMove::Punct(*best.turns.first()?);
        Some(Best { mv, score: best.score, nodes: watch.nodes() })
    }
}

/// Memory of a player, in bytes.
fn bytes(options: Options) -> usize {
    let memory = options.memory.clamp(1, Options::MAX_MEMORY);
    let is_full = Skill::of(options.level).handicap.is_none();
    (if is_full { memory } else { memory.min(LEVEL_MEMORY) }) << 20
}

fn info(line: &Line, rank: usize, depth: u32, nodes: u64) -> Info {
    let turns = line.turns.iter().copied().map(AnyMove::Punct).collect();
    Info { rank, depth, nodes, score: line.score, line: turns }
}

/// Scans boards for threats as the search does at every node, and counts the turns that come into question.
///
/// Of a board on which the player to move wins at once, that is one turn; of a board on which the opponent
/// would win at once, all that stop it; of any other, all.
pub fn scan_threats(boards: &[Board]) -> usize {
    let watch = Watch::new(None);
    let mut judge = Judge::new(Counter::new(&watch, None), Vision::FULL);
    let mut turns = MoveList::new();
    let counts = boards.iter().map(|board| match judge.scan(board, &mut turns) {
        Threats::Win(_) => 1,
        Threats::Opposing | Threats::None => turns.len(),
    });
    counts.sum()
}

/// The turns after which a position looks best, without any look ahead.
///
/// Of turns that win at once, all; of the others, those that no other looks better than.
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
    use basalt_rules::punct::Move;

    use super::*;
    use crate::punct::testing::positions;

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
