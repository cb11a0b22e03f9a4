//! Health checks and metrics on their own port, and the files for Grafana and Prometheus.

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::channel;
use std::thread;

use basalt_server::{Addresses, Location, ServeConfig, ServeError, run};
use basalt_testkit::TempFolder;
use serde_json::Value;

use crate::metrics::Metrics;
use crate::sample::page;

const HOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

const DASHBOARD: &str = include_str!("../../../../ops/grafana-dashboard.json");
const ALERTS: &str = include_str!("../../../../ops/prometheus-alerts.yml");
const GUIDE: &str = include_str!("../../../../docs/operations.md");
/// The tests that move metrics.
const TESTS: [&str; 3] = [
    include_str!("monitoring.rs"),
    include_str!("../live/monitoring.rs"),
    include_str!("../live/push.rs"),
];

/// The start of the names of our metrics.
const PREFIXES: [&str; 2] = ["basalt_", "process_"];

/// The ends of the names of the series that one metric has.
const SUFFIXES: [&str; 5] = ["_total", "_bucket", "_sum", "_count", "_info"];

fn config(store: Option<Location>, monitoring: Option<SocketAddr>) -> ServeConfig {
    ServeConfig { monitoring, store, ..ServeConfig::new(page(), (HOST, 0).into()) }
}

/// Starts a server that ends with the test program.
fn start(store: Option<Location>) -> (SocketAddr, SocketAddr) {
    let (sender, receiver) = channel();
    let config = config(store, Some((HOST, 0).into()));
    thread::spawn(move || run(config, |listening| sender.send(listening).expect("heard")));
    let Addresses { page, monitoring } = receiver.recv().expect("it listens");
    (page, monitoring.expect("an address"))
}

/// A server with a folder of its own.
fn start_online(folder: &TempFolder) -> (SocketAddr, SocketAddr) {
    start(Some(Location::Folder(folder.path().to_owned())))
}

fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

/// The status and the body of a response.
fn status_and_body(answer: &str) -> (&str, &str) {
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    (head.split(' ').nth(1).expect("a status"), body)
}

fn metrics(address: SocketAddr) -> Metrics {
    Metrics::read(status_and_body(&get(address, "/metrics")).1)
}

#[test]
fn health_checks_and_metrics_have_a_port_of_their_own() {
    let folder = TempFolder::new("monitoring");
    let (page, monitoring) = start_online(&folder);
    assert_eq!(status_and_body(&get(monitoring, "/healthz")), ("200", "ok\n"));
    let ready = get(monitoring, "/readyz");
    assert_eq!(status_and_body(&ready), ("200", "store: ok\nbus: ok\ndisk: ok\n"));
    let metrics = get(monitoring, "/metrics");
    assert_eq!(status_and_body(&metrics).0, "200");
    assert!(metrics.contains("content-type: application/openmetrics-text; version=1.0.0"));
    assert_eq!(status_and_body(&get(monitoring, "/api/me")).0, "404");
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(status_and_body(&get(page, path)).0, "404", "players do not see {path}");
    }
}

#[test]
fn without_online_play_the_server_is_alive_but_not_ready() {
    let (_, monitoring) = start(None);
    assert_eq!(status_and_body(&get(monitoring, "/healthz")), ("200", "ok\n"));
    let ready = get(monitoring, "/readyz");
    let expected = "store: online play is off\nbus: ok\ndisk: ok\n";
    assert_eq!(status_and_body(&ready), ("503", expected));
    assert!(metrics(monitoring).count("process_open_fds") > 0);
}

#[test]
fn a_port_for_metrics_that_is_taken_is_told() {
    let other = TcpListener::bind((HOST, 0)).expect("a free port");
    let taken = other.local_addr().expect("bound");
    let failure = run(config(None, Some(taken)), |_| panic!("it is taken")).expect_err("taken");
    assert!(matches!(failure, ServeError::MonitoringAddress(_)), "{failure:?}");
}

#[test]
fn each_request_has_an_id_of_its_own() {
    let (page, _) = start(None);
    let id = || {
        let answer = get(page, "/");
        let id = answer.lines().find_map(|line| line.strip_prefix("x-request-id: "));
        id.expect("an id").to_owned()
    };
    let (one, other) = (id(), id());
    assert_ne!(one, other);
    assert!(one.len() == 16 && one.bytes().all(|byte| byte.is_ascii_hexdigit()), "{one}");
}

#[test]
fn requests_and_connections_are_counted() {
    let folder = TempFolder::new("monitoring");
    let (page, monitoring) = start_online(&folder);
    assert_eq!(metrics(monitoring).count("basalt_connections"), 0, "its own do not count");
    let mut open = TcpStream::connect(page).expect("it listens");
    open.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").expect("it reads");
    open.read_exact(&mut [0; 15]).expect("it answers");
    get(page, "/api/me");
    get(page, "/api/games/none");
    get(page, "/api/games/other");
    let now = metrics(monitoring);
    assert_eq!(now.count(r#"basalt_http_requests_total{route="page",status="200"}"#), 1);
    assert_eq!(now.count(r#"basalt_http_requests_total{route="/api/me",status="200"}"#), 1);
    let route = r#"basalt_http_requests_total{route="/api/games/{game}",status="404"}"#;
    assert_eq!(now.count(route), 2, "no path becomes a label");
    assert_eq!(now.count(r#"basalt_http_request_seconds_count{route="page"}"#), 1);
    assert!(now.count("basalt_connections") >= 1);
}

#[test]
fn the_process_is_measured() {
    let (page, monitoring) = start(None);
    let before = metrics(monitoring);
    let connections: Vec<TcpStream> =
        (0..20).map(|_| TcpStream::connect(page).expect("it listens")).collect();
    let now = metrics(monitoring);
    let open = "process_open_fds";
    // Both ends of each connection are in this process. Other tests close some meanwhile.
    assert!(now.count(open) >= before.count(open) + 10, "{before:?} {now:?}");
    drop(connections);
    assert!(now.count("process_max_fds") > now.count(open));
    let cpu = |metrics: &Metrics| metrics.values["process_cpu_seconds_total"];
    assert!(cpu(&now) > cpu(&before));
    let memory = now.count("process_resident_memory_bytes");
    assert!((1_000_000..100_000_000_000).contains(&memory), "{memory}");
    assert_eq!(now.count(r#"basalt_build_info{version="0.1.0"}"#), 1);
}

/// The names in a text that look like those of our series.
fn names_in(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| letter != '_' && !letter.is_ascii_alphanumeric());
    words.filter(|word| PREFIXES.iter().any(|prefix| word.starts_with(prefix))).collect()
}

/// The name of a metric without the ends of its series.
fn metric(series: &str) -> &str {
    SUFFIXES.iter().find_map(|suffix| series.strip_suffix(suffix)).unwrap_or(series)
}

/// All texts under a key, anywhere in a value.
fn texts_under<'a>(key: &str, value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(key).and_then(Value::as_str));
            fields.values().for_each(|value| texts_under(key, value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| texts_under(key, item, found)),
        _ => {}
    }
}

#[test]
fn dashboard_alerts_and_guide_name_the_metrics_that_exist() {
    let folder = TempFolder::new("monitoring");
    let (page, monitoring) = start_online(&folder);
    get(page, "/");
    let existing = metrics(monitoring).values;
    let name = |series: &String| series.split('{').next().unwrap_or_default().to_owned();
    let existing: BTreeSet<String> = existing.keys().map(name).collect();
    let dashboard: Value = serde_json::from_str(DASHBOARD).expect("JSON");
    let mut expressions = Vec::new();
    texts_under("expr", &dashboard, &mut expressions);
    let expressions = expressions.join(" ");
    let drawn = names_in(&expressions);
    for &series in drawn.iter().chain(&names_in(ALERTS)) {
        assert!(existing.contains(series), "there is no {series}");
    }
    let metrics: BTreeSet<&str> = existing.iter().map(|series| metric(series)).collect();
    let drawn: BTreeSet<&str> = drawn.iter().map(|series| metric(series)).collect();
    assert_eq!(metrics, drawn, "every metric is in the dashboard");
    let documented: BTreeSet<&str> = names_in(GUIDE).into_iter().map(metric).collect();
    assert_eq!(metrics, documented, "every metric is in the guide");
    let tested: BTreeSet<&str> = TESTS.into_iter().flat_map(names_in).map(metric).collect();
    let untested: Vec<_> = metrics.difference(&tested).collect();
    assert!(untested.is_empty(), "no test moves {untested:?}");
}
