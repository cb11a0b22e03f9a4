//! Logging with `tracing`: one line on standard error for each failure of the server.

use std::fmt::{self, Display};
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tracing::{Event, Subscriber};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::{FormatEvent, FormatFields, Writer};
use tracing_subscriber::fmt::{FmtContext, MakeWriter, layer};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::registry::{LookupSpan, Registry};

/// The same line is written again after this time at the earliest: a store that is away is asked many times a second.
const REPEAT_INTERVAL: Duration = Duration::from_secs(10);

/// Maximum number of different lines in that time.
const MAX_LINES: usize = 100;

/// The lines that were written lately, and when.
#[derive(Debug)]
struct Throttle(Vec<(String, Instant)>);

impl Throttle {
    /// Whether a line is written now.
    fn admits(&mut self, line: &str, now: Instant) -> bool {
        self.0.retain(|(_, written)| now.duration_since(*written) < REPEAT_INTERVAL);
        let new = self.0.len() < MAX_LINES && self.0.iter().all(|(other, _)| other != line);
        if new {
            self.0.push((line.to_owned(), now));
        }
        new
    }
}

/// Logs a failure of the server. The same line is written at most every ten seconds.
pub(crate) fn error(what: &str, error: &dyn Display) {
    static THROTTLE: Mutex<Throttle> = Mutex::new(Throttle(Vec::new()));
    let line = format!("{what}: {error}");
    if THROTTLE.lock().unwrap_or_else(PoisonError::into_inner).admits(&line, Instant::now()) {
        tracing::error!("{line}");
    }
}

/// Writes the log to standard error from now on, unless the program has set another destination.
pub fn log_to_stderr() {
    _ = tracing::subscriber::set_global_default(subscriber(io::stderr));
}

/// Writes the events of our own crates. Those of others may hold more than operators should read: sqlx logs queries.
fn subscriber<W>(writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    // A log that nobody reads is no reason to stop: the layer would panic when it reports that it cannot write.
    let lines = layer().with_writer(writer).event_format(Line).log_internal_errors(false);
    let ours = Targets::new().with_target("basalt", LevelFilter::INFO);
    Registry::default().with(lines.with_filter(ours))
}

/// The format of a line: `basalt: the store: the database does not answer`.
struct Line;

impl<S: Subscriber + for<'a> LookupSpan<'a>, N: for<'a> FormatFields<'a> + 'static>
    FormatEvent<S, N> for Line
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        writer.write_str("basalt: ")?;
        context.format_fields(writer.by_ref(), event)?;
        writeln!(writer)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn a_failure_that_lasts_is_not_logged_all_the_time() {
        let (mut throttle, start) = (Throttle(Vec::new()), Instant::now());
        let mut logged =
            |line, seconds| throttle.admits(line, start + Duration::from_secs(seconds));
        assert!(logged("away", 0) && logged("odd", 0));
        assert!(!logged("away", 9) && !logged("odd", 9));
        assert!(logged("away", 10));
        assert!(!logged("away", 19));
    }

    #[test]
    fn a_flood_of_failures_is_cut() {
        let (mut throttle, now) = (Throttle(Vec::new()), Instant::now());
        let logged = (0..1_000).filter(|line| throttle.admits(&line.to_string(), now)).count();
        assert_eq!(logged, MAX_LINES);
    }

    /// A writer that keeps everything.
    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("whole").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_failure_is_one_line_and_other_crates_stay_silent() {
        let written = Written::default();
        let writer = written.clone();
        tracing::subscriber::with_default(subscriber(move || writer.clone()), || {
            error("a test", &"it fails");
            error("a test", &"it fails");
            tracing::error!(target: "sqlx::query", "slow statement");
            tracing::debug!("a detail");
        });
        let text = String::from_utf8(written.0.lock().expect("whole").clone()).expect("text");
        assert_eq!(text, "basalt: a test: it fails\n");
    }
}
