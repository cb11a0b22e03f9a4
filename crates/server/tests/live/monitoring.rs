//! Metrics of online play, and readiness.

use std::sync::Arc;
use std::thread::available_parallelism;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use basalt_referee::{Board, ColorWish, Terms};
use basalt_server::{
    AppState, Bus, BusEvent, BusMessage, BusState, Clock, Live, NoBus, Options, monitoring,
    monitoring_with,
};
use basalt_store::{Location, Store};
use basalt_testkit::TempFolder;
use basalt_wire::{ErrorCode, ToServer};
use tokio::sync::broadcast;
use tower::ServiceExt as _;

use crate::client::{alternate, begin_game, post};
use crate::harness::{START, TERMS, TestServer};
use crate::metrics::Metrics;

/// The status and the body of a response.
async fn get(routes: axum::Router, path: &str) -> (u16, String) {
    let request = Request::get(path).body(Body::empty()).expect("a request");
    let response = routes.oneshot(request).await.expect("an answer");
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, 1 << 20).await.expect("a body").to_vec();
    (parts.status.as_u16(), String::from_utf8(body).expect("text"))
}

async fn metrics(server: &TestServer) -> Metrics {
    metrics_of(&server.node.live).await
}

/// The metrics of a node.
pub(crate) async fn metrics_of(live: &Live) -> Metrics {
    Metrics::read(&get(monitoring(live), "/metrics").await.1)
}

#[tokio::test]
async fn players_games_and_moves_are_counted() {
    let server = TestServer::new().await;
    let before = metrics(&server).await;
    for series in ["basalt_websockets", "basalt_players", "basalt_games_in_memory"] {
        assert_eq!(before.count(series), 0, "{series}");
    }
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let _stranger = server.stranger().await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1", "c1"]).await;
    let now = metrics(&server).await;
    assert_eq!(now.count("basalt_websockets"), 3);
    assert_eq!(now.count("basalt_players"), 2, "strangers are no players");
    assert_eq!(now.count("basalt_games_in_memory"), 1);
    assert_eq!(now.count("basalt_moves_total"), 3);
    assert_eq!(now.count("basalt_append_seconds_count"), 3);
    assert_eq!(now.count("basalt_commit_seconds_count"), 3, "one after the other");
    assert_eq!(now.count("basalt_commit_appends_sum"), 3);
    // To propose, to accept, to watch twice, three moves; and pongs.
    assert!(now.count("basalt_messages_total") >= 7, "{now:?}");
    assert!(now.count("basalt_free_disk_bytes") > 0);
}

#[tokio::test]
async fn a_commit_that_fails_is_counted() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    assert_eq!(metrics(&server).await.count("basalt_commit_failures_total"), 0);
    server.store().close().await;
    assert_eq!(ada.play(game, "a1").await, Err(ErrorCode::ServerError));
    assert_eq!(metrics(&server).await.count("basalt_commit_failures_total"), 1);
}

/// One more person than there are engines has the computer begin, with all the time that it may take.
#[tokio::test]
async fn searches_that_run_and_wait_are_counted() {
    let server = TestServer::new().await;
    let engines = available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1));
    let terms = Terms { color: ColorWish::Black, board: Board::Random, ..TERMS };
    let mut people = Vec::new();
    for number in 0..=engines {
        let mut client = server.connect(&server.guest(&format!("Guest{number}")).await).await;
        client.request(ToServer::PlayComputer { terms, level: 20 }).await.expect("it begins");
        people.push(client);
    }
    let running = r#"basalt_engine_searches{state="running"}"#;
    let waiting = r#"basalt_engine_searches{state="waiting"}"#;
    let queue = r#"basalt_queue_length{queue="engine"}"#;
    loop {
        let now = metrics(&server).await;
        if now.count(waiting) == 1 {
            assert_eq!(now.count(running), engines as u64, "{now:?}");
            assert_eq!(now.count(queue), 1, "{now:?}");
            return;
        }
    }
}

#[tokio::test]
async fn attempts_to_log_in_are_counted_by_their_outcome() {
    let server = TestServer::new().await;
    let body = |password: &str| format!(r#"{{"name":"Ada","password":"{password}"}}"#);
    let address = server.node.address;
    assert_eq!(post(address, "/api/register", "", &body("long enough")).await, 200);
    assert_eq!(post(address, "/api/login", "", &body("long enough")).await, 200);
    // The burst of ten for an account and an address has nine left.
    for _ in 0..9 {
        assert_eq!(post(address, "/api/login", "", &body("long enough?")).await, 401);
    }
    assert_eq!(post(address, "/api/login", "", &body("long enough")).await, 429);
    let now = metrics(&server).await;
    for (outcome, count) in [("accepted", 1), ("wrong", 9), ("throttled", 1)] {
        let series = format!("basalt_logins_total{{outcome=\"{outcome}\"}}");
        assert_eq!(now.count(&series), count, "{outcome}");
    }
    let limit = r#"basalt_refusals_total{limit="log_in_by_account_and_address"}"#;
    assert_eq!(now.count(limit), 1);
    assert_eq!(now.count(r#"basalt_refusals_total{limit="log_in_by_address"}"#), 0);
}

/// The clock stands still, so the burst of 60 is all that a connection has.
#[tokio::test]
async fn a_connection_that_asks_too_often_is_counted() {
    let server = TestServer::new().await;
    let mut ada = server.stranger().await;
    ada.answers_pings = false;
    for _ in 0..60 {
        ada.request(ToServer::LeaveLobby).await.expect("within the burst");
    }
    let refused = ada.request(ToServer::LeaveLobby).await;
    assert!(matches!(refused, Err(ErrorCode::TooOften { .. })), "{refused:?}");
    let now = metrics(&server).await;
    assert_eq!(now.count(r#"basalt_refusals_total{limit="requests_by_connection"}"#), 1);
}

#[tokio::test]
async fn a_store_that_fails_makes_the_server_unready_and_counts_as_an_error() {
    let server = TestServer::new().await;
    let before = metrics(&server).await;
    assert_eq!(before.count(r#"basalt_ready{part="store"}"#), 1);
    let mut ada = server.connect(&server.guest("Ada").await).await;
    server.store().close().await;
    assert_eq!(ada.request(ToServer::EnterLobby).await, Err(ErrorCode::ServerError));
    let (status, lines) = get(monitoring(&server.node.live), "/readyz").await;
    assert_eq!(status, 503);
    assert!(lines.starts_with("store: the database does not answer"), "{lines}");
    assert!(lines.ends_with("\nbus: ok\ndisk: ok\n"), "{lines}");
    let now = metrics(&server).await;
    assert_eq!(now.count(r#"basalt_ready{part="store"}"#), 0);
    assert!(now.count("basalt_errors_total") > before.count("basalt_errors_total"));
}

#[tokio::test]
async fn a_disk_without_space_makes_the_server_unready() {
    let server = TestServer::new().await;
    let all = monitoring_with(&server.node.live, u64::MAX);
    let (status, lines) = get(all.clone(), "/readyz").await;
    assert_eq!(status, 503);
    assert!(lines.starts_with("store: ok\nbus: ok\ndisk: "), "{lines}");
    assert!(lines.ends_with(" MiB are free\n"), "{lines}");
    let now = Metrics::read(&get(all, "/metrics").await.1);
    assert_eq!(now.count(r#"basalt_ready{part="disk"}"#), 0);
    assert_eq!(now.count(r#"basalt_ready{part="store"}"#), 1);
}

/// A bus that has lost its connection.
struct LostBus(NoBus);

impl Bus for LostBus {
    fn publish(&self, from: u64, message: BusMessage) {
        self.0.publish(from, message);
    }

    fn subscribe(&self) -> broadcast::Receiver<BusEvent> {
        self.0.subscribe()
    }

    fn state(&self) -> BusState {
        BusState::Lost
    }
}

#[tokio::test]
async fn a_bus_that_is_away_makes_the_server_unready_unless_it_is_left_out() {
    let folder = TempFolder::new("lost-bus");
    let place = Location::Folder(folder.path().to_owned());
    let store = Store::open(&place).await.expect("it opens");
    let state = AppState::new(store, Clock::held(START), Options::default());
    let bus = Arc::new(LostBus(NoBus::default()));
    let live = Live::start(state, bus).await.expect("the store is there");
    let expected = "store: ok\nbus: NATS does not answer\ndisk: ok\n";
    let answer = get(monitoring(&live), "/readyz").await;
    assert_eq!(answer, (503, expected.to_owned()));
    let answer = get(monitoring(&live), "/readyz?exclude=bus").await;
    assert_eq!(answer, (200, "store: ok\ndisk: ok\n".to_owned()));
    let now = Metrics::read(&get(monitoring(&live), "/metrics").await.1);
    assert_eq!(now.count(r#"basalt_ready{part="bus"}"#), 0);
}
