//! From shallow to deep, until time is up or everything is known.

use basalt_rules::Outcome;
use basalt_rules::mix;
use basalt_rules::punct::{Board, Move, MoveList, Position};

use super::eyes::Eyes;
use super::forced::Forcing;
use super::search::{Candidate, MOST_PLIES, Searcher};
use super::threats::{Defence, played};
use super::value::Value;
use crate::table::Table;
use crate::watch::{Counter, Watch};

/// What a search works with.
pub(crate) struct Deepening<'a> {
    pub(crate) table: &'a Table,
    /// What is known of boards without a forced win.
    pub(crate) failures: &'a Table,
    pub(crate) watch: &'a Watch,
    /// Whether it is time to stop.
    pub(crate) stop: &'a dyn Fn() -> bool,
    pub(crate) threads: usize,
    pub(crate) eyes: Eyes,
    /// Whether to look for chains of threats.
    pub(crate) forces: bool,
    /// How many of the best turns are wanted.
    pub(crate) lines: usize,
    pub(crate) most_depth: u32,
    pub(crate) seed: u64,
}

/// One of the best turns.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// One for the best, two for the next, and so on.
    pub(crate) rank: usize,
    pub(crate) depth: u32,
    pub(crate) value: Value,
    pub(crate) turns: Vec<Move>,
}

/// So many turns of the root are judged.
const JUDGED: usize = 400;

/// So many of them are looked at more deeply, by the depth.
const LOOKED_AT: [usize; 6] = [60, 60, 60, 40, 32, 28];

/// The search for forced wins gets this part of the nodes that the look ahead took, and so many at least.
const FORCING_SHARE: u64 = 4;
const LEAST_FORCING: u64 = 500;

/// So many nodes pass between two looks at the watch: about a millisecond.
const STEP: u64 = 128;

/// A round of fewer nodes is over before another thread has started.
const WORTH_A_THREAD: u64 = 2_000;

/// While fewer pieces than this are on the board, chance shifts estimates by up to so many hundredths, so
/// that games differ.
const OPENING: usize = 4;
const VARIETY: u64 = 8;

/// A turn of the root, with what a search knows of it.
#[derive(Clone)]
struct Choice {
    candidate: Candidate,
    /// What chance adds to its value.
    luck: i32,
    line: Vec<Move>,
}

impl Choice {
    fn value(&self) -> Value {
        self.candidate.value
    }
}

impl Deepening<'_> {
    /// Searches until something ends it. `report` hears each line that is found.
    pub(crate) fn run(&self, position: &Position, report: &mut dyn FnMut(&Line)) -> Vec<Line> {
        let mut choices = self.choices(position);
        let mut found = self.lines_of(&choices, 1);
        found.iter().for_each(&mut *report);
        for depth in 2..=self.most_depth.min(MOST_PLIES as u32 / 2) {
            let wanted = LOOKED_AT[(depth as usize).min(LOOKED_AT.len() - 1)].max(self.lines);
            choices.truncate(wanted);
            if choices.len() < 2 || choices[0].value().is_decided() || self.watch.is_stopped() {
                break;
            }
            let before = self.watch.nodes();
            let complete = self.look(position.board(), &mut choices, depth);
            if complete && self.forces {
                let budget = (self.watch.nodes() - before) / FORCING_SHARE;
                self.force(position.board(), &mut choices, depth / 2 + 1, budget);
            }
            found = self.lines_of(&choices, depth);
            found.iter().for_each(&mut *report);
            if !complete {
                break;
            }
        }
        found
    }

    /// Looks for a forced win in so many turns, and for forced wins of the opponent after the best
    /// choices, with so many nodes.
    fn force(&self, root: &Board, choices: &mut Vec<Choice>, turns: u32, budget: u64) {
        let counter = Counter::with_step(STEP, self.watch, Some(self.stop));
        let mut forcing = Forcing::new(self.failures, counter, budget.max(LEAST_FORCING));
        if let Some(line) = forcing.win(root, turns) {
            if let Some((&mv, rest)) = line.split_first() {
                choices.retain(|choice| choice.candidate.mv != mv);
                let (after, value) = (played(root, mv), Value::win_at(line.len()));
                let candidate = Candidate { mv, after, value };
                choices.insert(0, Choice { candidate, luck: 0, line: rest.to_vec() });
            }
        }
        while !forcing.is_stopped() && !choices[0].value().is_decided() {
            let best = &mut choices[0];
            let Some(line) = forcing.win(&best.candidate.after, turns) else { break };
            best.candidate.value = Value::loss_at(1 + line.len());
            best.line = line;
            choices.sort_by_key(|choice| std::cmp::Reverse(choice.value()));
        }
        forcing.tell_nodes();
    }

    /// The turns that are worth a look, judged, the best first.
    fn choices(&self, position: &Position) -> Vec<Choice> {
        let board = position.board();
        let mut searcher = self.searcher(None);
        let wins = self.eyes.wins_of(position);
        let turns = if wins.is_empty() { self.eyes.turns_of(position) } else { wins };
        let mut stopping = turns.clone();
        let mut threatening = MoveList::new();
        self.eyes.list_threats(board, &mut threatening);
        if !threatening.is_empty() {
            searcher.keep_stopping(board, &Defence::against(board, &threatening), &mut stopping);
        }
        let turns = if stopping.is_empty() { turns } else { stopping };
        let mut candidates = searcher.judge_best(board, &turns, JUDGED, None, 0, false);
        if candidates.iter().all(|candidate| candidate.value.is_loss()) && turns.len() > JUDGED {
            candidates = searcher.judge_best(board, &turns, turns.len(), None, 0, false);
        }
        searcher.tell_nodes();
        let mut choices: Vec<Choice> =
            candidates.into_iter().map(|candidate| self.choice(position, candidate)).collect();
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.value()));
        choices
    }

    /// A turn of the root, by the rules that a board does not know, and by chance.
    fn choice(&self, position: &Position, mut candidate: Candidate) -> Choice {
        let mut after = position.clone();
        after.play_unchecked(candidate.mv);
        match after.outcome() {
            Some(Outcome::Draw) => candidate.value = Value::DRAW,
            Some(Outcome::Win(winner)) if winner == position.to_move() => {
                candidate.value = Value::win_at(1);
            }
            Some(Outcome::Win(_)) => candidate.value = Value::loss_at(1),
            None => {}
        }
        let board = &candidate.after;
        let is_opening = position.board().occupied().len() < 3 * OPENING;
        let chance = mix(mix(self.seed) ^ board.hash()) % (2 * VARIETY + 1);
        let luck = if is_opening { chance as i32 - VARIETY as i32 } else { 0 };
        if !candidate.value.is_decided() {
            candidate.value = candidate.value.plus(luck);
        }
        Choice { candidate, luck, line: Vec::new() }
    }

    fn searcher<'s>(&'s self, ask: Option<&'s dyn Fn() -> bool>) -> Searcher<'s> {
        Searcher::new(self.table, Counter::with_step(STEP, self.watch, ask), self.eyes)
    }

    /// Looks at all choices to one depth, with all threads; whether there was time for it.
    fn look(&self, root: &Board, choices: &mut Vec<Choice>, depth: u32) -> bool {
        let watch = self.watch;
        let threads = if watch.nodes() < WORTH_A_THREAD { 1 } else { self.threads };
        let (table, eyes, lines) = (self.table, self.eyes, self.lines);
        watch.begin_round();
        std::thread::scope(|scope| {
            for i in 1..threads {
                let mut choices = choices.clone();
                let depth = depth + i as u32 % 2;
                scope.spawn(move || {
                    let counter = Counter::with_step(STEP, watch, None);
                    let mut searcher = Searcher::new(table, counter, eyes);
                    look_at(&mut searcher, root, &mut choices, depth, lines);
                    searcher.tell_nodes();
                });
            }
            let mut searcher = self.searcher(Some(self.stop));
            let complete = look_at(&mut searcher, root, choices, depth, lines);
            searcher.tell_nodes();
            watch.end_round();
            complete
        })
    }

    fn lines_of(&self, choices: &[Choice], depth: u32) -> Vec<Line> {
        let line = |(i, choice): (usize, &Choice)| Line {
            rank: i + 1,
            depth,
            value: choice.value(),
            turns: std::iter::once(choice.candidate.mv)
                .chain(choice.line.iter().copied())
                .collect(),
        };
        choices.iter().take(self.lines.max(1)).enumerate().map(line).collect()
    }
}

/// Looks at the choices in their order and puts the best first. If there was no time for all of them,
/// those that were not looked at follow.
fn look_at(
    searcher: &mut Searcher<'_>,
    root: &Board,
    choices: &mut Vec<Choice>,
    depth: u32,
    lines: usize,
) -> bool {
    let mut looked_at: Vec<Choice> = Vec::with_capacity(choices.len());
    for choice in &mut *choices {
        let mut choice = choice.clone();
        let alpha = looked_at.get(lines.max(1) - 1).map_or(Value::LEAST, Choice::value);
        let ended = choice.value().is_decided() || choice.value() == Value::DRAW;
        if !ended {
            let Some(value) = look_at_choice(searcher, root, &choice, depth, alpha) else { break };
            choice.candidate.value = value;
            choice.line = searcher.line().to_vec();
        }
        let place = looked_at.partition_point(|other| other.value() >= choice.value());
        let is_win = choice.value().is_win();
        looked_at.insert(place, choice);
        if is_win && lines <= 1 {
            break;
        }
    }
    let complete = !searcher.stopped;
    let is_new = |mv: Move| looked_at.iter().all(|other| other.candidate.mv != mv);
    let rest: Vec<Choice> =
        choices.iter().filter(|choice| is_new(choice.candidate.mv)).cloned().collect();
    looked_at.extend(rest);
    *choices = looked_at;
    complete
}

fn look_at_choice(
    searcher: &mut Searcher<'_>,
    root: &Board,
    choice: &Choice,
    depth: u32,
    alpha: Value,
) -> Option<Value> {
    let lucky = |value: Value| if value.is_decided() { value } else { value.plus(choice.luck) };
    let depth = depth as i32;
    let floor = alpha.plus(-choice.luck);
    if alpha > Value::LEAST {
        let value = searcher.look(root, &choice.candidate, depth, floor, floor.above())?;
        if value <= floor {
            return Some(lucky(value));
        }
    }
    searcher.look(root, &choice.candidate, depth, floor, Value::GREATEST).map(lucky)
}
