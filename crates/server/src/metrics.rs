//! Metrics of the server, which Prometheus reads at `/metrics`; docs/operations.md lists them.
//!
//! Counters and histograms change where something happens. Gauges that somebody else knows, such as the number of games
//! in memory, are read when the metrics are written.

mod process;

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

use crate::health::{Health, Part};
use crate::live::{Live, Load};
use crate::log;
use crate::push::PushOutcome;
use process::ProcessMetrics;

/// The `Content-Type` of metrics.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// One label with its value.
type Label<T = &'static str> = [(&'static str, T); 1];

/// Buckets from half a millisecond to 16 s.
fn latency() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

/// The outcome of an attempt to log in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogIn {
    Accepted,
    Wrong,
    Throttled,
}

impl LogIn {
    const ALL: [Self; 3] = [Self::Accepted, Self::Wrong, Self::Throttled];

    fn label(self) -> Label {
        let outcome = match self {
            Self::Accepted => "accepted",
            Self::Wrong => "wrong",
            Self::Throttled => "throttled",
        };
        [("outcome", outcome)]
    }
}

/// The metrics of a server that others change. Clones count together.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    /// Open connections of clients.
    pub(crate) connections: Gauge,
    /// Messages of clients.
    pub(crate) messages: Counter,
    /// Moves that were committed.
    pub(crate) moves: Counter,
    /// Time from a decision of the referee until its events are durable, in seconds.
    pub(crate) append_seconds: Histogram,
    /// By route and status.
    requests: Family<(Label<String>, Label<u16>), Counter>,
    /// By route.
    request_seconds: Family<Label<String>, Histogram>,
    refusals: Family<Label, Counter>,
    logins: Family<Label, Counter>,
    pushes: Family<Label, Counter>,
}

impl Default for Metrics {
    fn default() -> Self {
        let logins: Family<Label, Counter> = Family::default();
        for outcome in LogIn::ALL {
            // Creates the counter, so that its first increase is one from zero.
            drop(logins.get_or_create(&outcome.label()));
        }
        let pushes: Family<Label, Counter> = Family::default();
        for outcome in PushOutcome::ALL {
            drop(pushes.get_or_create(&[("outcome", outcome.name())]));
        }
        Self {
            connections: Gauge::default(),
            messages: Counter::default(),
            moves: Counter::default(),
            append_seconds: latency(),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(latency),
            refusals: Family::default(),
            logins,
            pushes,
        }
    }
}

impl Metrics {
    /// Counts a request that was answered. The route is a pattern, so that there are few of them.
    pub(crate) fn count_request(&self, route: &str, status: u16, time: Duration) {
        let route = [("route", route.to_owned())];
        self.request_seconds.get_or_create(&route).observe(time.as_secs_f64());
        self.requests.get_or_create(&(route, [("status", status)])).inc();
    }

    /// The counter of refusals by a limit.
    pub(crate) fn refusals(&self, limit: &'static str) -> Counter {
        self.refusals.get_or_create_owned(&[("limit", limit)])
    }

    /// Counts an attempt to log in.
    pub(crate) fn count_login(&self, outcome: LogIn) {
        self.logins.get_or_create(&outcome.label()).inc();
    }

    /// Counts a message to a push service.
    pub(crate) fn count_push(&self, outcome: PushOutcome) {
        self.pushes.get_or_create(&[("outcome", outcome.name())]).inc();
    }

    fn register(&self, registry: &mut Registry) {
        registry.register("connections", "Open connections of clients", self.connections.clone());
        registry.register("messages", "Messages over WebSockets", self.messages.clone());
        registry.register("moves", "Moves that were committed", self.moves.clone());
        registry.register(
            "append_seconds",
            "Time until the events of a game are durable, with the wait in the queue",
            self.append_seconds.clone(),
        );
        registry.register("http_requests", "Answered requests", self.requests.clone());
        registry.register(
            "http_request_seconds",
            "Time until a request is answered",
            self.request_seconds.clone(),
        );
        registry.register("refusals", "Refusals by a limit", self.refusals.clone());
        registry.register("logins", "Attempts to log in", self.logins.clone());
        registry.register("pushes", "Messages to push services", self.pushes.clone());
    }
}

/// Gauges that are set when the metrics are written.
#[derive(Debug, Default)]
struct Gauges {
    websockets: Gauge,
    players: Gauge,
    games: Gauge,
    queues: Family<Label, Gauge>,
    engines: Family<Label, Gauge>,
    ready: Family<Label, Gauge>,
    free_disk_bytes: Gauge,
    process: ProcessMetrics,
}

/// Registers metrics of one kind, each with its name and description.
fn register_all<M: Metric + Clone, const N: usize>(
    registry: &mut Registry,
    metrics: [(&str, &str, &M); N],
) {
    for (name, help, metric) in metrics {
        registry.register(name, help, metric.clone());
    }
}

impl Gauges {
    fn register(&self, registry: &mut Registry) {
        let gauges = [
            ("websockets", "Open WebSockets", &self.websockets),
            ("players", "Players who are connected", &self.players),
            ("games_in_memory", "Games in memory", &self.games),
            ("free_disk_bytes", "Free space on the disk of the store", &self.free_disk_bytes),
        ];
        register_all(registry, gauges);
        let families = [
            ("queue_length", "What waits in a queue", &self.queues),
            ("engine_searches", "Searches of the engines", &self.engines),
            ("ready", "Whether a part of the server works", &self.ready),
        ];
        register_all(registry, families);
    }

    fn set(&self, load: &Load) {
        self.websockets.set(load.websockets as i64);
        self.players.set(load.players as i64);
        self.games.set(load.games as i64);
        for (queue, length) in load.queues {
            self.queues.get_or_create(&[("queue", queue)]).set(length as i64);
        }
        for (state, count) in load.searches {
            self.engines.get_or_create(&[("state", state)]).set(count as i64);
        }
    }

    fn set_health(&self, health: &Health) {
        for part in Part::ALL {
            let ready = self.ready.get_or_create(&[("part", part.name())]);
            ready.set(health.is_ready(part).into());
        }
        self.free_disk_bytes.set(health.free_disk_bytes().unwrap_or_default() as i64);
    }
}

/// Writes the metrics of a server.
#[derive(Debug)]
pub(crate) struct MetricsWriter {
    registry: Registry,
    gauges: Gauges,
}

impl MetricsWriter {
    /// The metrics of a server; without online play those of its connections and its process.
    pub(crate) fn new(metrics: &Metrics, live: Option<&Live>) -> Self {
        let (mut all, gauges) = (Registry::default(), Gauges::default());
        gauges.process.register(all.sub_registry_with_prefix("process"));
        let registry = all.sub_registry_with_prefix("basalt");
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The version of Basalt", version);
        registry.register("errors", "Failures of the server", log::errors());
        metrics.register(registry);
        gauges.register(registry);
        if let Some(live) = live {
            let commits = live.state().store().commit_metrics();
            registry.register("commit_seconds", "Time of a commit", commits.seconds.clone());
            registry.register("commit_appends", "Appends in a commit", commits.appends.clone());
            registry.register("commit_failures", "Failed commits", commits.failures.clone());
        }
        Self { registry: all, gauges }
    }

    /// The metrics as text.
    pub(crate) fn write(&self, live: Option<&Live>, health: &Health) -> String {
        if let Some(live) = live {
            self.gauges.set(&live.load());
        }
        self.gauges.set_health(health);
        self.gauges.process.read();
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes all");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_load_of_a_node_is_written() {
        let (mut registry, gauges) = (Registry::default(), Gauges::default());
        gauges.register(&mut registry);
        gauges.set(&Load {
            websockets: 1,
            players: 2,
            games: 3,
            queues: [("store", 4), ("passwords", 5), ("engine", 7)],
            searches: [("running", 6), ("waiting", 7)],
        });
        let mut text = String::new();
        encode(&mut text, &registry).expect("a string takes all");
        for line in [
            "websockets 1",
            "players 2",
            "games_in_memory 3",
            "queue_length{queue=\"store\"} 4",
            "queue_length{queue=\"passwords\"} 5",
            "queue_length{queue=\"engine\"} 7",
            "engine_searches{state=\"running\"} 6",
            "engine_searches{state=\"waiting\"} 7",
        ] {
            assert!(text.lines().any(|other| other == line), "{line}: {text}");
        }
    }
}
