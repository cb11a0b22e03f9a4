//! A search or a count that reads commands while it runs.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::time::Duration;

use basalt_engine::{Info, Score, ScoreBound, SearchEvent};

use crate::error::Error;
use crate::host::{Host, Input};
use crate::session::too_long;

/// A search reports the current move only after this time: earlier, the lines would only rush past.
const CURRENT_MOVE_AFTER: Duration = Duration::from_secs(1);

/// Maximum lines that wait for the end of a task. While there are as many, none is read.
const MAX_WAITING_LINES: usize = 16;

/// A search or a count that is running.
pub(crate) struct Task<'h> {
    host: RefCell<&'h mut dyn Host>,
    kind: TaskKind,
    started: Duration,
    /// When the expected move was played, in a search on the opponent's time.
    hit: Cell<Option<Duration>>,
    ended: Cell<Option<Ended>>,
    /// Lines that were read while another task was running.
    unread: RefCell<VecDeque<Vec<u8>>>,
    /// Lines that have to wait.
    waiting: RefCell<VecDeque<Vec<u8>>>,
}

/// The kind of a task, which decides what ends it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TaskKind {
    /// A count, which `stop` ends. Half a count is useless, so `quit` waits for it.
    Count,
    /// A search for one answer, which `stop`, `quit` or its limit ends.
    Search {
        /// Its limit.
        limit: Limit,
    },
    /// A search until further notice: `stop`, `quit` or the end of the input.
    Infinite,
    /// A search on the opponent's time: likewise, until `ponderhit` makes it a search for one answer.
    Ponder {
        /// Its limit; time counts from then on.
        limit: Limit,
    },
}

/// The end of a search that no command ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limit {
    Time(Duration),
    /// A depth, or a number of nodes.
    Work,
    /// Only a complete proof, if there is one.
    None,
}

/// The reason why a task ended early.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    Stop,
    Quit,
    Closed,
}

/// A line that even an infinite search understands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum UrgentLine {
    Blank,
    IsReady,
    PonderHit,
    Stop,
    Quit,
}

impl UrgentLine {
    pub(crate) fn parse(line: &[u8]) -> Option<Self> {
        match line.trim_ascii() {
            b"" => Some(Self::Blank),
            b"isready" => Some(Self::IsReady),
            b"ponderhit" => Some(Self::PonderHit),
            b"stop" => Some(Self::Stop),
            b"quit" => Some(Self::Quit),
            _ => None,
        }
    }
}

impl<'h> Task<'h> {
    /// Starts a task. It reads the lines of `unread` before it asks the host for any.
    pub(crate) fn start(kind: TaskKind, host: &'h mut dyn Host, unread: VecDeque<Vec<u8>>) -> Self {
        let started = host.now();
        let (hit, ended) = (Cell::new(None), Cell::new(None));
        let (unread, waiting) = (RefCell::new(unread), RefCell::default());
        Self { host: RefCell::new(host), kind, started, hit, ended, unread, waiting }
    }

    /// Checks the clock and the input. Returns whether to stop.
    pub(crate) fn interrupted(&self) -> bool {
        if self.ended.get().is_none() && self.waiting.borrow().len() < MAX_WAITING_LINES {
            self.listen();
        }
        self.ended.get().is_some() || self.is_late()
    }

    fn is_late(&self) -> bool {
        match (self.kind, self.hit.get()) {
            (TaskKind::Search { limit: Limit::Time(time) }, _) => self.elapsed() >= time,
            (TaskKind::Ponder { limit: Limit::Time(time) }, Some(hit)) => self.since(hit) >= time,
            _ => false,
        }
    }

    /// Whether the answer must wait for a command.
    fn is_endless(&self) -> bool {
        match self.kind {
            TaskKind::Infinite => true,
            TaskKind::Ponder { .. } => self.hit.get().is_none(),
            TaskKind::Count | TaskKind::Search { .. } => false,
        }
    }

    /// Whether nothing ends it, unless a command or a proof does.
    fn lacks_limit(&self) -> bool {
        matches!(
            self.kind,
            TaskKind::Search { limit: Limit::None } | TaskKind::Ponder { limit: Limit::None }
        )
    }

    fn listen(&self) {
        let unread = self.unread.borrow_mut().pop_front();
        let heard = unread.map_or_else(|| self.host.borrow_mut().poll(), Input::Line);
        match heard {
            Input::Closed if self.is_endless() || self.lacks_limit() => {
                self.ended.set(Some(Ended::Closed));
            }
            Input::Nothing | Input::Closed => {}
            Input::TooLong(length) => self.say(&too_long(length).line()),
            Input::Line(line) => self.receive(line),
        }
    }

    fn receive(&self, line: Vec<u8>) {
        match UrgentLine::parse(&line) {
            Some(UrgentLine::Blank) => {}
            Some(UrgentLine::IsReady) => self.say("readyok"),
            // The line is meant for the search that waits before it.
            Some(_) if self.waiting.borrow().iter().any(|line| is_go(line)) => self.put_off(line),
            Some(UrgentLine::PonderHit) => {
                let hit = self.hit.get().unwrap_or_else(|| self.host.borrow().now());
                self.hit.set(Some(hit));
            }
            Some(UrgentLine::Stop) => self.ended.set(Some(Ended::Stop)),
            Some(UrgentLine::Quit) if self.kind != TaskKind::Count => {
                self.ended.set(Some(Ended::Quit));
                self.put_off(line);
            }
            None if self.is_endless() => {
                self.say(&Error::searching(&line).line());
            }
            Some(UrgentLine::Quit) | None => self.put_off(line),
        }
    }

    /// Lets a line wait until the task is over.
    fn put_off(&self, line: Vec<u8>) {
        self.waiting.borrow_mut().push_back(line);
    }

    pub(crate) fn say(&self, line: &str) {
        self.host.borrow_mut().say(line);
    }

    /// Sends a report of the search.
    pub(crate) fn inform(&self, info: &Info) {
        self.inform_of_bound(info, "");
    }

    /// Sends the progress between two reports.
    pub(crate) fn show(&self, progress: &SearchEvent<'_>) {
        match progress {
            SearchEvent::Current { depth, mv, number } => {
                if self.elapsed() >= CURRENT_MOVE_AFTER {
                    self.say(&format!("info depth {depth} currmove {mv} currmovenumber {number}"));
                }
            }
            SearchEvent::Bound { info, bound: ScoreBound::Lower } => {
                self.inform_of_bound(info, " lowerbound");
            }
            SearchEvent::Bound { info, bound: ScoreBound::Upper } => {
                self.inform_of_bound(info, " upperbound");
            }
        }
    }

    /// The same of a score that may only be a bound.
    fn inform_of_bound(&self, info: &Info, bound: &str) {
        let Info { rank, depth, selective_depth, nodes, table_load, score, line } = info;
        let elapsed = self.elapsed();
        let time = elapsed.as_millis();
        let nps = u128::from(*nodes) * 1_000_000 / elapsed.as_micros().max(1);
        let chance = match score {
            Score::Margin { .. } => format!(" {}", Score::Chance { hundredths: score.chance() }),
            _ => String::new(),
        };
        let mut said = format!(
            "info depth {depth} multipv {rank} score {score}{chance}{bound} time {time} nodes {nodes} nps {nps} \
             seldepth {selective_depth} hashfull {table_load}"
        );
        if !line.is_empty() {
            said.push_str(" pv");
        }
        for mv in line {
            said.push(' ');
            said.push_str(&mv.to_string());
        }
        self.say(&said);
    }

    fn elapsed(&self) -> Duration {
        self.since(self.started)
    }

    fn since(&self, start: Duration) -> Duration {
        self.host.borrow().now().saturating_sub(start)
    }

    /// Whether the task runs until a command ends it, and none has.
    pub(crate) fn is_unanswered(&self) -> bool {
        self.is_endless() && self.ended.get() != Some(Ended::Stop)
    }

    /// Whether it is a search on the opponent's time.
    pub(crate) fn is_ponder(&self) -> bool {
        matches!(self.kind, TaskKind::Ponder { .. })
    }

    /// The lines that came in while the task was running and now have their turn.
    pub(crate) fn into_waiting(self) -> VecDeque<Vec<u8>> {
        let mut lines = self.waiting.into_inner();
        lines.append(&mut self.unread.into_inner());
        lines
    }
}

/// Whether a line starts a search or a count.
fn is_go(line: &[u8]) -> bool {
    line.trim_ascii().split(u8::is_ascii_whitespace).next() == Some(b"go")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A host with one line to read, whose clock advances by a millisecond at each reading.
    struct Busy {
        looks: Cell<u64>,
        heard: Option<Input>,
        said: Vec<String>,
    }

    impl Busy {
        fn with(heard: Input) -> Self {
            Self { looks: Cell::new(0), heard: Some(heard), said: Vec::new() }
        }
    }

    impl Host for Busy {
        fn now(&self) -> Duration {
            self.looks.set(self.looks.get() + 1);
            Duration::from_millis(self.looks.get())
        }

        fn say(&mut self, line: &str) {
            self.said.push(line.to_owned());
        }

        fn poll(&mut self) -> Input {
            self.heard.take().unwrap_or(Input::Nothing)
        }
    }

    const SEARCH: TaskKind = TaskKind::Search { limit: Limit::Work };
    const ENDLESS: TaskKind = TaskKind::Search { limit: Limit::None };

    fn start(kind: TaskKind, host: &mut Busy) -> Task<'_> {
        Task::start(kind, host, VecDeque::new())
    }

    /// Whether an input ends a task of this kind, the line that then waits, and the lines that were sent.
    fn ends(kind: TaskKind, heard: Input) -> (bool, Option<Vec<u8>>, Vec<String>) {
        let mut host = Busy::with(heard);
        let task = start(kind, &mut host);
        let ends = task.interrupted();
        assert_eq!(task.interrupted(), ends, "an answer stays as it is");
        let mut waiting = task.into_waiting();
        let line = waiting.pop_front();
        assert!(waiting.is_empty(), "one line came in");
        (ends, line, host.said)
    }

    fn line(text: &str) -> Input {
        Input::Line(text.into())
    }

    #[test]
    fn stop_ends_everything_and_does_not_wait() {
        for kind in [TaskKind::Count, SEARCH, TaskKind::Infinite] {
            assert_eq!(ends(kind, line("stop")), (true, None, vec![]));
        }
    }

    #[test]
    fn quit_ends_searches_and_keeps_its_turn() {
        for (kind, end) in [(TaskKind::Count, false), (SEARCH, true), (TaskKind::Infinite, true)] {
            assert_eq!(ends(kind, line("quit")), (end, Some(b"quit".to_vec()), vec![]));
        }
    }

    #[test]
    fn the_end_of_the_input_ends_what_might_go_on_for_ever() {
        let kinds = [
            (TaskKind::Count, false),
            (SEARCH, false),
            (ENDLESS, true),
            (TaskKind::Infinite, true),
        ];
        for (kind, end) in kinds {
            assert_eq!(ends(kind, Input::Closed), (end, None, vec![]));
        }
        for (limit, end) in [(Limit::Work, false), (Limit::None, true)] {
            let mut host = Busy::with(Input::Closed);
            let hit = VecDeque::from([b"ponderhit".to_vec()]);
            let task = Task::start(TaskKind::Ponder { limit }, &mut host, hit);
            assert!(!task.interrupted(), "the expected move was played");
            assert_eq!(task.interrupted(), end);
        }
    }

    #[test]
    fn other_lines_wait_unless_they_would_wait_forever() {
        for kind in [TaskKind::Count, SEARCH] {
            assert_eq!(ends(kind, line("d")), (false, Some(b"d".to_vec()), vec![]));
        }
        let refusal = Error::searching(b"d").line();
        assert_eq!(ends(TaskKind::Infinite, line("d")), (false, None, vec![refusal]));
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_at_once_and_forgotten() {
        for kind in [TaskKind::Count, SEARCH, TaskKind::Infinite] {
            let refusal = too_long(1_000_000).line();
            assert_eq!(ends(kind, Input::TooLong(1_000_000)), (false, None, vec![refusal]));
        }
    }

    #[test]
    fn a_search_ends_when_its_time_is_over() {
        let mut host = Busy::with(Input::Nothing);
        let task =
            start(TaskKind::Search { limit: Limit::Time(Duration::from_millis(3)) }, &mut host);
        let looks = (1..10).find(|_| task.interrupted());
        assert_eq!(looks, Some(3));
    }

    #[test]
    fn time_begins_when_the_expected_move_is_played() {
        let kind = TaskKind::Ponder { limit: Limit::Time(Duration::from_millis(3)) };
        let mut host = Busy::with(Input::Nothing);
        let task = start(kind, &mut host);
        assert!(!(0..10).any(|_| task.interrupted()), "the opponent's time costs nothing");
        assert!(task.is_unanswered());
        task.receive(b"ponderhit".to_vec());
        assert!(!task.is_unanswered());
        let hit = task.hit.get();
        task.receive(b"ponderhit".to_vec());
        assert_eq!(task.hit.get(), hit, "the expected move is played once");
        assert_eq!((1..10).find(|_| task.interrupted()), Some(3));
    }

    /// Whether each of these lines in turn leaves a search running, and how many lines wait in the end.
    fn hears(lines: &[&str]) -> (Vec<bool>, usize) {
        let mut host = Busy::with(Input::Nothing);
        let unread = lines.iter().map(|line| line.as_bytes().to_vec()).collect();
        let task = Task::start(ENDLESS, &mut host, unread);
        let running = lines.iter().map(|_| !task.interrupted()).collect();
        (running, task.into_waiting().len())
    }

    #[test]
    fn a_search_is_stopped_although_other_lines_wait() {
        assert_eq!(hears(&["d", "", "query gameover", "stop"]), (vec![true, true, true, false], 2));
        assert_eq!(hears(&["d", "quit"]), (vec![true, false], 2));
        assert_eq!(hears(&["d", "going", "stop", "d"]), (vec![true, true, false, false], 3));
    }

    #[test]
    fn a_stop_behind_another_search_is_meant_for_that_one() {
        for urgent in ["stop", "quit", "ponderhit"] {
            assert_eq!(hears(&["d", " go depth 1", urgent]), (vec![true; 3], 3), "{urgent}");
        }
    }

    #[test]
    fn a_limited_number_of_lines_waits() {
        let mut lines = vec!["d"; MAX_WAITING_LINES];
        lines.push("stop");
        let (running, waiting) = hears(&lines);
        assert_eq!((running, waiting), (vec![true; MAX_WAITING_LINES + 1], MAX_WAITING_LINES + 1));
        let (running, _) = hears(&lines[1..]);
        assert_eq!(running.last(), Some(&false));
    }

    #[test]
    fn a_search_on_the_opponents_time_is_infinite_until_then() {
        let kind = TaskKind::Ponder { limit: Limit::None };
        assert_eq!(ends(kind, Input::Closed), (true, None, vec![]));
        assert_eq!(ends(kind, line("stop")), (true, None, vec![]));
        let refusal = Error::searching(b"d").line();
        assert_eq!(ends(kind, line("d")), (false, None, vec![refusal]));
    }

    #[test]
    fn an_infinite_search_is_answered_only_after_stop() {
        for (heard, unanswered) in [(line("stop"), false), (line("quit"), true)] {
            let mut host = Busy::with(heard);
            let task = start(TaskKind::Infinite, &mut host);
            task.interrupted();
            assert_eq!(task.is_unanswered(), unanswered);
        }
    }
}
