//! The measurements in words and figures.

use std::ops::Sub;
use std::time::Duration;

use basalt_loadtest::{AttackPlan, AttackReport, CheckResult, Error, Latencies, Measurement};
use basalt_locales::{Decimal, Message, messages};
use basalt_wire::ErrorCode;

use super::objects::kind;
use crate::assess::columns::{Columns, widest};
use crate::shell::Shell;

/// Moves that were planned, played and missed; times until the opponent received them, and until they were acknowledged.
const COLUMNS: usize = 9;

/// The room for a figure.
const FIGURE: usize = 7;

/// The share of the planned moves that must be played for a pace to be kept.
const MIN_SHARE_PLAYED: f64 = 0.98;

/// The maximum number of faults that are named one by one.
const MAX_NAMED: usize = 10;

/// The memory that a server may take under attack besides its connections. docs/scaling.md adds it up.
const MAX_ATTACKED_BYTES: u64 = 192 << 20;

/// The memory that each connection of players and attackers may add to it.
const MAX_CONNECTION_BYTES: u64 = 64 << 10;

/// The memory of a server, in bytes.
pub(super) struct Memory {
    pub(super) before: u64,
    pub(super) after: u64,
    pub(super) players: u32,
    /// The most that it may take, if it is attacked.
    pub(super) max: Option<u64>,
}

/// The most memory that a server may take while so many play and it is attacked. Attackers hold connections of three kinds and flood it with
/// requests of two.
pub(super) fn max_attacked_bytes(players: u32, plan: AttackPlan) -> u64 {
    let AttackPlan { connections, flooders } = plan;
    let all = u64::from(players) + 3 * u64::from(connections) + 2 * u64::from(flooders);
    MAX_ATTACKED_BYTES + MAX_CONNECTION_BYTES * all
}

impl Memory {
    /// The sentence that it is too much, if it is.
    pub(super) fn complaint(&self) -> Option<Message> {
        let max = self.max.filter(|&max| self.after > max)?;
        Some(messages::load_too_much_memory(megabytes(self.after), megabytes(max)))
    }

    pub(super) fn message(&self) -> Message {
        let each = self.after.saturating_sub(self.before) as f64 / f64::from(self.players) / 1e3;
        messages::load_memory(megabytes(self.before), megabytes(self.after), Decimal::new(each, 1))
    }
}

fn megabytes(bytes: u64) -> Decimal {
    Decimal::new(bytes as f64 / 1e6, 1)
}

/// The processor times of a server and of the program that plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProcessorTimes {
    pub(super) server: Duration,
    pub(super) generator: Duration,
}

impl Sub for ProcessorTimes {
    type Output = Self;

    fn sub(self, earlier: Self) -> Self {
        Self {
            server: self.server.saturating_sub(earlier.server),
            generator: self.generator.saturating_sub(earlier.generator),
        }
    }
}

impl ProcessorTimes {
    /// The times in which a number of moves was played.
    pub(super) fn message(self, moves: u64) -> Message {
        let [server, generator] = [self.server, self.generator].map(|time| time.as_secs_f64());
        let each = server * 1e3 / moves.max(1) as f64;
        messages::load_processor(
            Decimal::new(server, 1),
            Decimal::new(each, 3),
            Decimal::new(generator, 1),
        )
    }
}

/// A table with a line for each stretch.
pub(super) struct Rows<'a> {
    columns: Columns<COLUMNS>,
    shell: &'a Shell,
}

impl<'a> Rows<'a> {
    pub(super) fn new(shell: &'a Shell) -> Self {
        let width = |heading: &str| widest(&[heading.to_owned()]).max(FIGURE);
        Self { columns: Columns(headings(shell).map(|heading| width(&heading))), shell }
    }

    /// The line above the others.
    pub(super) fn headings(&self) -> String {
        self.columns.line(&headings(self.shell))
    }

    /// The line of a stretch.
    pub(super) fn line(&self, rate: u32, measured: &mut Measurement) -> String {
        let played = Decimal::new(measured.rate(), 0);
        let [p50, p90, p99, max] = at(&mut measured.delivered, [50.0, 90.0, 99.0, 100.0]);
        let [done50, done99] = at(&mut measured.acknowledged, [50.0, 99.0]);
        let (planned, missed) = (f64::from(rate), measured.missed as f64);
        let figures = [Decimal::new(planned, 0), played, Decimal::new(missed, 0)];
        let [planned, played, missed] = figures;
        let figures = [planned, played, missed, p50, p90, p99, max, done50, done99];
        self.columns.line(&figures.map(|figure| self.shell.say(&messages::load_figure(figure))))
    }
}

fn headings(shell: &Shell) -> [String; COLUMNS] {
    let said = |which| shell.say(&messages::load_heading(which));
    let done = |percentile| shell.say(&messages::load_heading_done(percentile));
    let [planned, played, missed, max] = ["planned", "played", "missed", "max"].map(said);
    let [p50, p90, p99] = ["p50", "p90", "p99"].map(str::to_owned);
    [planned, played, missed, p50, p90, p99, max, done("p50"), done("p99")]
}

/// A percentile in milliseconds.
fn at<const N: usize>(latencies: &mut Latencies, percents: [f64; N]) -> [Decimal; N] {
    percents.map(|percent| Decimal::new(latencies.percentile(percent).as_secs_f64() * 1e3, 1))
}

/// The measurements of bots in words.
pub(super) fn bots(count: u32, measured: &mut Measurement) -> Message {
    let [delivered] = at(&mut measured.delivered, [99.0]);
    let [acknowledged] = at(&mut measured.acknowledged, [99.0]);
    let rate = Decimal::new(measured.rate(), 0);
    messages::load_bots(count.into(), rate, measured.missed, delivered, acknowledged)
}

/// Whether a pace was kept, with moves delivered soon enough.
pub(super) fn is_kept(rate: u32, measured: &mut Measurement, bound: Duration) -> bool {
    measured.rate() >= MIN_SHARE_PLAYED * f64::from(rate)
        && measured.delivered.percentile(99.0) <= bound
}

/// The results of an attack in words.
pub(super) fn attack(report: &AttackReport) -> Message {
    let &AttackReport { opened, closed, log_ins, searches, refused, odd } = report;
    messages::load_attack(opened, closed, log_ins, searches, refused, odd)
}

/// The result of the comparison.
pub(super) fn check_result(result: &CheckResult) -> Vec<Message> {
    let CheckResult { games, moves, faults } = result;
    if faults.is_empty() {
        return vec![messages::load_sound(*moves, *games)];
    }
    let named = faults.iter().take(MAX_NAMED).map(|(game, fault)| {
        let (kind, number) = kind(*fault);
        messages::load_fault(kind, &game.to_string(), number.into())
    });
    let all = messages::load_unsound(faults.len() as u64, *moves, *games);
    std::iter::once(all).chain(named).collect()
}

/// Why somebody could not go on.
pub(super) fn error(error: &Error) -> Message {
    match error {
        Error::Gone => messages::load_gone(),
        Error::Refused(ErrorCode::TooOften { .. }) => messages::load_too_often(),
        Error::Refused(refusal) => messages::load_refused(&format!("{refusal:?}")),
        Error::Api(code) => messages::load_refused(code),
        Error::Silent => messages::load_silent(),
        Error::Odd => messages::load_odd(),
    }
}

#[cfg(test)]
mod tests {
    use basalt_loadtest::Mismatch;
    use basalt_referee::GameId;

    use super::*;

    #[test]
    fn processor_time_is_told_for_each_move() {
        let times = |server, generator| ProcessorTimes {
            server: Duration::from_millis(server),
            generator: Duration::from_millis(generator),
        };
        let said = (times(5_500, 2_260) - times(1_000, 0)).message(9_000);
        let said = Shell::plain().say(&said);
        assert!(said.contains("server 4.5 s, 0.500 ms per move"), "{said}");
        assert!(said.ends_with("2.3 s."), "{said}");
    }

    #[test]
    fn memory_is_told_for_each_connection() {
        let memory = Memory { before: 20_000_000, after: 120_000_000, players: 4_000, max: None };
        let said = Shell::plain().say(&memory.message());
        assert!(said.contains("25.0 KB"), "{said}");
        assert!(memory.complaint().is_none());
    }

    #[test]
    fn memory_under_attack_has_a_bound() {
        let plan = AttackPlan { connections: 1_000, flooders: 125 };
        let max = max_attacked_bytes(1_000, plan);
        assert_eq!(max, 479_854_592, "as docs/scaling.md says");
        let memory = |after| Memory { before: 0, after, players: 1_000, max: Some(max) };
        assert!(memory(max).complaint().is_none());
        let said = memory(max + 1).complaint().map(|said| Shell::plain().say(&said));
        assert_eq!(
            said.as_deref(),
            Some(
                "The server took 479.9 MB of memory under attack, more than the 479.9 MB that it may."
            )
        );
    }

    #[test]
    fn a_pace_is_kept_if_moves_are_played_and_heard_in_time() {
        let bound = Duration::from_millis(15);
        let measured = |moves: u64, took: u64| {
            let mut measured =
                Measurement { lasted: Duration::from_secs(1), ..Measurement::default() };
            for _ in 0..moves {
                measured.delivered.record(Duration::from_millis(took));
                measured.acknowledged.record(Duration::from_millis(took));
            }
            measured
        };
        assert!(is_kept(100, &mut measured(100, 15), bound));
        assert!(!is_kept(100, &mut measured(100, 16), bound));
        assert!(!is_kept(100, &mut measured(97, 1), bound));
    }

    #[test]
    fn faults_are_counted_and_the_first_are_named() {
        let game = GameId::from_bits(0);
        let faults = vec![(game, Mismatch::Lost { number: 7 }); 12];
        let said: Vec<_> = check_result(&CheckResult { games: 3, moves: 99, faults })
            .iter()
            .map(|message| Shell::plain().say(message))
            .collect();
        assert_eq!(said.len(), 1 + MAX_NAMED);
        assert!(said[0].contains("12") && said[1].contains("aaaaaaaaaa"), "{said:?}");
    }
}
