//! Logging with `tracing`: failures, security events and requests, one line each on standard error.
//!
//! No line holds a password, a cookie or the address of a database.

use std::fmt::{self, Display};
use std::io;
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use tracing::{Event, Subscriber};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::{FormatEvent, FormatFields, Writer};
use tracing_subscriber::fmt::time::{FormatTime as _, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormattedFields, MakeWriter, layer};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::registry::{LookupSpan, Registry};

use crate::lock::lock;

/// The same line is written again after this time at the earliest: a store that is away is asked many times a second.
const REPEAT_INTERVAL: Duration = Duration::from_secs(10);

/// Maximum number of different lines in that time.
const MAX_LINES: usize = 100;

/// The lines that were written lately, and when.
#[derive(Debug)]
struct Throttle(Vec<(String, Instant)>);

impl Throttle {
    /// Whether a line of a log that many write is written now.
    fn admits_now(throttle: &Mutex<Self>, line: &str) -> bool {
        lock(throttle).admits(line, Instant::now())
    }

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
    ERRORS.inc();
    let line = format!("{what}: {error}");
    if Throttle::admits_now(&THROTTLE, &line) {
        tracing::error!("{line}");
    }
}

/// Number of failures, those included that were not written.
static ERRORS: LazyLock<Counter> = LazyLock::new(Counter::default);

/// The counter of failures.
pub(crate) fn errors() -> Counter {
    ERRORS.clone()
}

/// An event that concerns security.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecurityEvent {
    Registered,
    LoggedIn,
    LoggedOut,
    LoggedOutEverywhere,
    PasswordChanged,
    PasswordRecovered,
    RecoveryCodesRenewed,
    TwoFactorEnabled,
    TwoFactorDisabled,
    Renamed,
    AccountDeleted,
    EmailChanged,
    ResetRequested,
    PasskeyAdded,
    PasskeyRemoved,
    AccessTokenAdded,
    AccessTokenRevoked,
    BotAccount,
    WrongPassword,
    WrongPasskey,
    WrongCode,
}

impl SecurityEvent {
    /// The name in the log.
    const fn name(self) -> &'static str {
        match self {
            Self::Registered => "registered",
            Self::LoggedIn => "logged-in",
            Self::LoggedOut => "logged-out",
            Self::LoggedOutEverywhere => "logged-out-everywhere",
            Self::PasswordChanged => "password-changed",
            Self::PasswordRecovered => "password-recovered",
            Self::RecoveryCodesRenewed => "recovery-codes-renewed",
            Self::TwoFactorEnabled => "two-factor-enabled",
            Self::TwoFactorDisabled => "two-factor-disabled",
            Self::Renamed => "renamed",
            Self::AccountDeleted => "account-deleted",
            Self::EmailChanged => "email-changed",
            Self::ResetRequested => "reset-requested",
            Self::PasskeyAdded => "passkey-added",
            Self::PasskeyRemoved => "passkey-removed",
            Self::AccessTokenAdded => "access-token-added",
            Self::AccessTokenRevoked => "access-token-revoked",
            Self::BotAccount => "bot-account",
            Self::WrongPassword => "wrong-password",
            Self::WrongPasskey => "wrong-passkey",
            Self::WrongCode => "wrong-code",
        }
    }
}

/// Logs an event that concerns security, with the name of the member who is meant. The request that caused it has the
/// address. A name that no member has is never logged: it may be a password in the wrong field.
pub(crate) fn security(event: SecurityEvent, member: Option<&str>) {
    let name = event.name();
    match event {
        SecurityEvent::WrongPassword | SecurityEvent::WrongPasskey | SecurityEvent::WrongCode => {
            tracing::warn!(event = name, member, "security");
        }
        _ => tracing::info!(event = name, member, "security"),
    }
}

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// By a rate limit.
    Throttled,
    /// It came from another site, or was not the player's to make.
    Refused,
}

/// Logs that a request was refused, of each client at most every ten seconds: nobody can fill the log.
pub(crate) fn refusal(refusal: Refusal, client: &dyn Display) {
    static THROTTLE: Mutex<Throttle> = Mutex::new(Throttle(Vec::new()));
    let event = match refusal {
        Refusal::Throttled => "throttled",
        Refusal::Refused => "refused",
    };
    let line = format!("{event} {client}");
    if Throttle::admits_now(&THROTTLE, &line) {
        tracing::warn!(event, "security");
    }
}

/// The least severe lines that are logged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogLevel {
    /// Failures of the server.
    Error,
    /// Refused requests and connections, too.
    Warn,
    /// Log-ins, too.
    #[default]
    Info,
    /// Every request, too.
    Debug,
    /// Everything.
    Trace,
}

impl LogLevel {
    /// All levels, the most severe first.
    pub const ALL: [Self; 5] = [Self::Error, Self::Warn, Self::Info, Self::Debug, Self::Trace];

    /// The name of the level.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "warn",
            Self::Info => "info",
            Self::Debug => "debug",
            Self::Trace => "trace",
        }
    }

    fn filter(self) -> LevelFilter {
        match self {
            Self::Error => LevelFilter::ERROR,
            Self::Warn => LevelFilter::WARN,
            Self::Info => LevelFilter::INFO,
            Self::Debug => LevelFilter::DEBUG,
            Self::Trace => LevelFilter::TRACE,
        }
    }
}

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

/// The configuration of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogConfig {
    /// The least severe lines that are logged.
    pub level: LogLevel,
    /// The format.
    pub format: LogFormat,
}

/// Writes the log to standard error from now on, unless the program has set another destination.
pub fn log_to_stderr(config: LogConfig) {
    _ = tracing::subscriber::set_global_default(subscriber(config, io::stderr));
}

/// Writes the events of our own crates. Those of others may hold more than operators should read: sqlx logs queries.
fn subscriber<W>(config: LogConfig, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    // A log that nobody reads is no reason to stop: the layer would panic when it reports that it cannot write.
    let lines = layer().with_writer(writer).log_internal_errors(false);
    let lines = match config.format {
        LogFormat::Text => lines.event_format(Line).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    let ours = Targets::new().with_target("basalt", config.level.filter());
    Registry::default().with(lines.with_filter(ours))
}

/// The format of a line: `2026-11-17T12:00:00.000000Z ERROR basalt: the store: the database does not answer`, and in
/// brackets the request during which it happened.
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
        SystemTime.format_time(&mut writer)?;
        write!(writer, " {} basalt: ", event.metadata().level())?;
        context.format_fields(writer.by_ref(), event)?;
        for span in context.event_scope().into_iter().flatten() {
            if let Some(fields) = span.extensions().get::<FormattedFields<N>>() {
                write!(writer, " [{fields}]")?;
            }
        }
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

    /// The log of a program.
    fn logged(config: LogConfig, program: impl FnOnce()) -> String {
        let written = Written::default();
        let writer = written.clone();
        tracing::subscriber::with_default(subscriber(config, move || writer.clone()), program);
        String::from_utf8(written.0.lock().expect("whole").clone()).expect("text")
    }

    #[test]
    fn a_failure_is_one_line_and_other_crates_stay_silent() {
        let text = logged(LogConfig::default(), || {
            error("a test", &"it fails");
            error("a test", &"it fails");
            tracing::error!(target: "sqlx::query", "slow statement");
            tracing::debug!("a detail");
        });
        let (time, line) = text.split_once(' ').expect("a time");
        assert!(time.starts_with("20") && time.ends_with('Z'), "{time}");
        assert_eq!(line, "ERROR basalt: a test: it fails\n");
    }

    #[test]
    fn each_level_logs_what_is_as_severe() {
        let lines = |level| {
            let text = logged(LogConfig { level, ..LogConfig::default() }, || {
                tracing::error!("1");
                tracing::warn!("2");
                tracing::info!("3");
                tracing::debug!("4");
                tracing::trace!("5");
            });
            text.lines().count()
        };
        assert_eq!(LogLevel::ALL.map(lines), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_client_that_is_refused_often_is_logged_once() {
        let text = logged(LogConfig::default(), || {
            for client in ["one", "one", "other", "one"] {
                refusal(Refusal::Throttled, &client);
            }
            refusal(Refusal::Refused, &"one");
        });
        let events: Vec<&str> =
            text.lines().filter_map(|line| line.split("event=").nth(1)).collect();
        assert_eq!(events, ["\"throttled\"", "\"throttled\"", "\"refused\""]);
    }

    #[test]
    fn a_line_names_the_request_whatever_the_level() {
        let log = |format| {
            logged(LogConfig { level: LogLevel::Error, format }, || {
                let request = tracing::error_span!("request", request_id = "0123", route = "/x");
                request.in_scope(|| tracing::error!(number = 7, "it fails"));
            })
        };
        let text = log(LogFormat::Text);
        assert!(text.ends_with("it fails number=7 [request_id=\"0123\" route=\"/x\"]\n"), "{text}");
        let json: serde_json::Value = serde_json::from_str(&log(LogFormat::Json)).expect("JSON");
        let field = |pointer| json.pointer(pointer).and_then(serde_json::Value::as_str);
        assert_eq!(field("/level"), Some("ERROR"));
        assert_eq!(field("/message"), Some("it fails"));
        assert_eq!(field("/span/request_id"), Some("0123"));
        assert_eq!(json["number"], 7);
    }
}
