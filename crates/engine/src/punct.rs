//! The PÜNCT player.

mod candidates;
mod connection;
mod deepening;
mod entry;
mod evaluation;
mod eyes;
mod forced;
mod search;
mod skill;
pub(crate) mod terms;
mod threats;
mod turn_code;
mod value;
mod weights;

use basalt_rules::AnyMove;
use basalt_rules::punct::{MoveList, Position};

use self::deepening::{Deepening, Line};
use self::eyes::Eyes;
use self::skill::Skill;
use crate::limits::Limits;
use crate::options::Options;
use crate::report::{Best, Info};
use crate::table::Table;
use crate::watch::Watch;

/// So many MiB are enough for the nodes of every level but the highest, and quickly cleared.
const LEVEL_MEMORY: usize = 2;

/// A player of PÜNCT, with what it remembers from turn to turn.
pub(crate) struct Player {
    options: Options,
    /// What it remembers; nothing until it is needed, for it takes much room.
    memory: Option<Memory>,
}

/// What a player remembers from turn to turn.
struct Memory {
    /// What is known of positions by looking ahead.
    table: Table,
    /// From which of them no win can be forced.
    failures: Table,
}

impl Memory {
    /// Mostly for the look ahead: few boards are searched for forced wins.
    fn new(bytes: usize) -> Self {
        Self { table: Table::with_bytes(bytes / 8 * 7), failures: Table::with_bytes(bytes / 8) }
    }

    /// Lets what is remembered give way, since the game has gone on.
    fn age(&mut self) {
        self.table.age();
        self.failures.age();
    }

    fn clear(&mut self) {
        self.table.clear();
        self.failures.clear();
    }
}

impl Player {
    pub(crate) fn new(options: Options) -> Self {
        Self { options, memory: None }
    }

    pub(crate) fn set_options(&mut self, options: Options) {
        let before = std::mem::replace(&mut self.options, options);
        if bytes(before) != bytes(options) {
            self.memory = None;
        }
    }

    /// Takes the room that it needs, so that the first search does not have to.
    pub(crate) fn prepare(&mut self) {
        self.memory();
    }

    fn memory(&mut self) -> &mut Memory {
        let bytes = bytes(self.options);
        self.memory.get_or_insert_with(|| Memory::new(bytes))
    }

    pub(crate) fn forget(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.clear();
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
        let memory = self.memory();
        if skill.is_full() {
            memory.age();
        } else {
            // A level plays the same in the same position, whatever came before.
            memory.clear();
        }
        let watch = Watch::new(limits.nodes.into_iter().chain(skill.nodes).min());
        let deepening = Deepening {
            table: &memory.table,
            failures: &memory.failures,
            watch: &watch,
            stop: limits.stop,
            threads: if skill.is_full() {
                options.threads.clamp(1, Options::MOST_THREADS)
            } else {
                1
            },
            eyes: Eyes::of(position.to_move(), skill, options.seed),
            forces: skill.forces,
            lines: options.lines,
            most_depth: limits.depth.unwrap_or(u32::MAX).min(skill.depth),
            seed: options.seed,
        };
        let lines = deepening.run(position, &mut |line| report(&info(line, watch.nodes())));
        let best = lines.first()?;
        let mv = AnyMove::Punct(*best.turns.first()?);
        Some(Best { mv, score: best.value.score(), nodes: watch.nodes() })
    }
}

/// How many bytes a player works with.
fn bytes(options: Options) -> usize {
    let memory = options.memory.clamp(1, Options::MOST_MEMORY);
    let is_full = Skill::of(options.level).is_full();
    (if is_full { memory } else { memory.min(LEVEL_MEMORY) }) << 20
}

fn info(line: &Line, nodes: u64) -> Info {
    Info {
        rank: line.rank,
        depth: line.depth,
        nodes,
        score: line.value.score(),
        line: line.turns.iter().copied().map(AnyMove::Punct).collect(),
    }
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
        let worth = evaluation::worth_of_turn(position.board(), mv);
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
