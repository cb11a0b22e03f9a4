//! A search or a count that reads commands while it runs.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use basalt_engine::{Info, Progress, Score, ScoreBound};

use crate::error::Error;
use crate::host::{Host, Input};
use crate::session::too_long;

/// A search reports the current move only after this time: earlier, the lines would only rush past.
const CURRENT_MOVE_AFTER: Duration = Duration::from_secs(1);

/// A search or a count that is running.
pub(crate) struct Task<'h> {
    host: RefCell<&'h mut dyn Host>,
    kind: Kind,
    started: Duration,
    /// When the expected move was played, in a search on the opponent's time.
    hit: Cell<Option<Duration>>,
    ended: Cell<Option<Ended>>,
    /// A line that has to wait. No further line is read until then, so that lines keep their order.
    waiting: RefCell<Option<Vec<u8>>>,
}

/// The kind of a task, which decides what ends it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A count, which `stop` ends. Half a count is useless, so `quit` waits for it.
    Count,
    /// A search for one answer, which `stop`, `quit` or a time limit ends.
    Search {
        /// Its time limit.
        time: Option<Duration>,
    },
    /// A search until further notice: `stop`, `quit` or the end of the input.
    Infinite,
    /// A search on the opponent's time: likewise, until `ponderhit` makes it a search for one answer.
    Ponder {
        /// Its time limit from then on.
        time: Option<Duration>,
    },
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
    pub(crate) fn start(kind: Kind, host: &'h mut dyn Host) -> Self {
        let started = host.now();
        let (hit, ended, waiting) = (Cell::new(None), Cell::new(None), RefCell::new(None));
        Self { host: RefCell::new(host), kind, started, hit, ended, waiting }
    }

    /// Checks the clock and the input. Returns whether to stop.
    pub(crate) fn interrupted(&self) -> bool {
        if self.ended.get().is_none() && self.waiting.borrow().is_none() {
            self.listen();
        }
        self.ended.get().is_some() || self.is_late()
    }

    fn is_late(&self) -> bool {
        match (self.kind, self.hit.get()) {
            (Kind::Search { time: Some(time) }, _) => self.elapsed() >= time,
            (Kind::Ponder { time: Some(time) }, Some(hit)) => self.since(hit) >= time,
            _ => false,
        }
    }

    /// Whether the answer must wait for a command.
    fn is_endless(&self) -> bool {
        match self.kind {
            Kind::Infinite => true,
            Kind::Ponder { .. } => self.hit.get().is_none(),
            Kind::Count | Kind::Search { .. } => false,
        }
    }

    fn listen(&self) {
        let heard = self.host.borrow_mut().poll();
        match heard {
            Input::Closed if self.is_endless() => self.ended.set(Some(Ended::Closed)),
            Input::Nothing | Input::Closed => {}
            Input::TooLong(length) => self.say(&too_long(length).line()),
            Input::Line(line) => self.receive(line),
        }
    }

    fn receive(&self, line: Vec<u8>) {
        match UrgentLine::parse(&line) {
            Some(UrgentLine::Blank) => {}
            Some(UrgentLine::IsReady) => self.say("readyok"),
            Some(UrgentLine::PonderHit) => {
                let hit = self.hit.get().unwrap_or_else(|| self.host.borrow().now());
                self.hit.set(Some(hit));
            }
            Some(UrgentLine::Stop) => self.ended.set(Some(Ended::Stop)),
            Some(UrgentLine::Quit) if self.kind != Kind::Count => {
                self.ended.set(Some(Ended::Quit));
                self.waiting.replace(Some(line));
            }
            None if self.is_endless() => {
                self.say(&Error::searching(&line).line());
            }
            Some(UrgentLine::Quit) | None => {
                self.waiting.replace(Some(line));
            }
        }
    }

    pub(crate) fn say(&self, line: &str) {
        self.host.borrow_mut().say(line);
    }

    /// Sends a report of the search.
    pub(crate) fn inform(&self, info: &Info) {
        self.inform_of_bound(info, "");
    }

    /// Sends the progress between two reports.
    pub(crate) fn show(&self, progress: &Progress<'_>) {
        match progress {
            Progress::Current { depth, mv, number } => {
                if self.elapsed() >= CURRENT_MOVE_AFTER {
                    self.say(&format!("info depth {depth} currmove {mv} currmovenumber {number}"));
                }
            }
            Progress::Bound { info, bound: ScoreBound::Lower } => {
                self.inform_of_bound(info, " lowerbound");
            }
            Progress::Bound { info, bound: ScoreBound::Upper } => {
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
        matches!(self.kind, Kind::Ponder { .. })
    }

    /// The line that came in while the task was running and now has its turn.
    pub(crate) fn into_waiting(self) -> Option<Vec<u8>> {
        self.waiting.into_inner()
    }
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

    const SEARCH: Kind = Kind::Search { time: None };

    /// Whether an input ends a task of this kind, the line that then waits, and the lines that were sent.
    fn ends(kind: Kind, heard: Input) -> (bool, Option<Vec<u8>>, Vec<String>) {
        let mut host = Busy::with(heard);
        let task = Task::start(kind, &mut host);
        let ends = task.interrupted();
        assert_eq!(task.interrupted(), ends, "an answer stays as it is");
        (ends, task.into_waiting(), host.said)
    }

    fn line(text: &str) -> Input {
        Input::Line(text.into())
    }

    #[test]
    fn stop_ends_everything_and_does_not_wait() {
        for kind in [Kind::Count, SEARCH, Kind::Infinite] {
            assert_eq!(ends(kind, line("stop")), (true, None, vec![]));
        }
    }

    #[test]
    fn quit_ends_searches_and_keeps_its_turn() {
        for (kind, end) in [(Kind::Count, false), (SEARCH, true), (Kind::Infinite, true)] {
            assert_eq!(ends(kind, line("quit")), (end, Some(b"quit".to_vec()), vec![]));
        }
    }

    #[test]
    fn the_end_of_the_input_ends_only_what_is_infinite() {
        for (kind, end) in [(Kind::Count, false), (SEARCH, false), (Kind::Infinite, true)] {
            assert_eq!(ends(kind, Input::Closed), (end, None, vec![]));
        }
    }

    #[test]
    fn other_lines_wait_unless_they_would_wait_forever() {
        for kind in [Kind::Count, SEARCH] {
            assert_eq!(ends(kind, line("d")), (false, Some(b"d".to_vec()), vec![]));
        }
        let refusal = Error::searching(b"d").line();
        assert_eq!(ends(Kind::Infinite, line("d")), (false, None, vec![refusal]));
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_at_once_and_forgotten() {
        for kind in [Kind::Count, SEARCH, Kind::Infinite] {
            let refusal = too_long(1_000_000).line();
            assert_eq!(ends(kind, Input::TooLong(1_000_000)), (false, None, vec![refusal]));
        }
    }

    #[test]
    fn a_search_ends_when_its_time_is_over() {
        let mut host = Busy::with(Input::Nothing);
        let task = Task::start(Kind::Search { time: Some(Duration::from_millis(3)) }, &mut host);
        let looks = (1..10).find(|_| task.interrupted());
        assert_eq!(looks, Some(3));
    }

    #[test]
    fn time_begins_when_the_expected_move_is_played() {
        let kind = Kind::Ponder { time: Some(Duration::from_millis(3)) };
        let mut host = Busy::with(Input::Nothing);
        let task = Task::start(kind, &mut host);
        assert!(!(0..10).any(|_| task.interrupted()), "the opponent's time costs nothing");
        assert!(task.is_unanswered());
        task.receive(b"ponderhit".to_vec());
        assert!(!task.is_unanswered());
        let hit = task.hit.get();
        task.receive(b"ponderhit".to_vec());
        assert_eq!(task.hit.get(), hit, "the expected move is played once");
        assert_eq!((1..10).find(|_| task.interrupted()), Some(3));
    }

    #[test]
    fn a_search_on_the_opponents_time_is_infinite_until_then() {
        let kind = Kind::Ponder { time: None };
        assert_eq!(ends(kind, Input::Closed), (true, None, vec![]));
        assert_eq!(ends(kind, line("stop")), (true, None, vec![]));
        let refusal = Error::searching(b"d").line();
        assert_eq!(ends(kind, line("d")), (false, None, vec![refusal]));
    }

    #[test]
    fn an_infinite_search_is_answered_only_after_stop() {
        for (heard, unanswered) in [(line("stop"), false), (line("quit"), true)] {
            let mut host = Busy::with(heard);
            let task = Task::start(Kind::Infinite, &mut host);
            task.interrupted();
            assert_eq!(task.is_unanswered(), unanswered);
        }
    }
}
