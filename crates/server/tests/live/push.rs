//! Push notifications, through a push service of the test's own.

use std::time::Duration;

use basalt_referee::GameId;
use basalt_rules::ByColor;
use basalt_server::{InProcessBus, Options};
use basalt_store::{PlayerId, Seat};
use basalt_wire::{PushStatus, ToServer};
use serde_json::Value;
use tokio::time::sleep;

use crate::client::{Client, get, post};
use crate::harness::{DAYS, Person, RunningNode, START, TestServer, on_both, serve_with};
use crate::inbox::Inbox;
use crate::monitoring::metrics_of;
use crate::push_service::{self, Pushed, Receiver, claims};

on_both! {
    a_member_who_is_away_is_notified_of_their_turn,
    connected_players_are_not_notified,
    a_challenge_and_the_start_of_a_game_are_notified,
    a_prepared_reply_is_no_reason_to_come,
    a_subscription_that_is_gone_is_removed,
    a_redirect_is_not_followed,
    all_nodes_have_the_same_key_and_know_who_is_connected,
}

/// A node whose push service is on this machine, and the players of a correspondence game in which Ada moves first.
struct Setting {
    node: RunningNode,
    bus: InProcessBus,
    service: Inbox<Pushed>,
    ada: Person,
    bea: Person,
    game: GameId,
}

async fn node(server: &TestServer, bus: &InProcessBus) -> RunningNode {
    let options = Options {
        trial: true,
        local_push: true,
        contact: Some("mailto:operator@basalt.example".to_owned()),
        ..Options::default()
    };
    serve_with(server.store().clone(), server.clock.clone(), bus.clone(), options).await
}

async fn setting(server: &TestServer) -> Setting {
    let bus = InProcessBus::default();
    let node = node(server, &bus).await;
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let seats = ByColor { white: Seat::Person(ada.id), black: Seat::Person(bea.id) };
    // A game that no node has started, so that nobody was notified of its start.
    let game = server.stored_game(DAYS, seats).await;
    Setting { node, bus, service: push_service::start().await, ada, bea, game }
}

impl Setting {
    fn endpoint(&self, path: &str) -> String {
        format!("http://{}{path}", self.service.address)
    }

    /// Subscribes a browser of Bea.
    async fn subscribe(&self, path: &str, seed: u8, language: &str) -> Receiver {
        let receiver = Receiver::new(seed);
        let body = receiver.subscription(&self.endpoint(path), language);
        assert_eq!(post(self.node.address, "/api/push", &self.bea.token, &body).await, 200);
        receiver
    }

    /// Ada plays a move in the game.
    async fn play(&self, mv: &str) {
        let mut ada = Client::connect(self.node.address, Some(&self.ada.token)).await;
        ada.watch(self.game).await;
        ada.play(self.game, mv).await.expect("legal");
    }

    /// Ada challenges Bea.
    async fn challenge(&self) {
        let mut ada = Client::connect(self.node.address, Some(&self.ada.token)).await;
        let to = Some("Bea".to_owned());
        let challenge = ToServer::Seek { terms: DAYS, to, listed: false };
        ada.request(challenge).await.expect("she takes it");
    }
}

/// Waits until a player has left a node.
async fn gone(node: &RunningNode, player: PlayerId) {
    while node.live.is_online(player) {
        sleep(Duration::from_millis(1)).await;
    }
}

fn text<'a>(message: &'a Value, field: &str) -> &'a str {
    message[field].as_str().unwrap_or_else(|| panic!("{message}"))
}

async fn a_member_who_is_away_is_notified_of_their_turn(server: TestServer) {
    let mut setting = setting(&server).await;
    let phone = setting.subscribe("/phone", 7, "pl").await;
    setting.play("a1").await;
    let pushed = setting.service.next().await;
    assert_eq!(pushed.path, "/phone");
    let message = phone.open(&pushed);
    let game = setting.game;
    assert_eq!(text(&message, "title"), "Twój ruch");
    assert_eq!(text(&message, "body"), "DVONN, przeciwnik Ada");
    assert_eq!(text(&message, "path"), format!("/online/game/{game}"));
    assert_eq!(text(&message, "tag"), game.to_string());
    check_headers(&pushed, &setting).await;
    assert!(setting.service.is_empty(), "once, and Ada has no device");
}

/// The headers that a push service needs: who sends, and for how long it keeps the message.
async fn check_headers(pushed: &Pushed, setting: &Setting) {
    let status: PushStatus = get(setting.node.address, "/api/push", &setting.bea.token).await;
    let claims = claims(&pushed.headers["authorization"], &status.key);
    assert_eq!(claims["aud"], setting.endpoint(""));
    assert_eq!(claims["sub"], "mailto:operator@basalt.example");
    let expires = claims["exp"].as_u64().expect("a time");
    let now = START / 1_000;
    assert!(expires > now && expires <= now + 24 * 60 * 60, "{expires}");
    assert_eq!(pushed.headers["ttl"], "86400");
    assert_eq!(pushed.headers["topic"], setting.game.to_string());
    assert!(pushed.headers["topic"].len() <= 32);
    assert_eq!(pushed.headers["urgency"], "normal");
}

async fn connected_players_are_not_notified(server: TestServer) {
    let mut setting = setting(&server).await;
    let phone = setting.subscribe("/phone", 7, "en").await;
    let mut bea = Client::connect(setting.node.address, Some(&setting.bea.token)).await;
    bea.watch(setting.game).await;
    setting.play("a1").await;
    bea.events().await;
    bea.play(setting.game, "b1").await.expect("legal");
    drop(bea);
    gone(&setting.node, setting.bea.id).await;
    setting.challenge().await;
    let message = phone.open(&setting.service.next().await);
    assert_eq!(text(&message, "title"), "New challenge", "the move came while she was there");
}

async fn a_challenge_and_the_start_of_a_game_are_notified(server: TestServer) {
    let mut setting = setting(&server).await;
    let phone = setting.subscribe("/phone", 7, "en").await;
    setting.challenge().await;
    let message = phone.open(&setting.service.next().await);
    assert_eq!(text(&message, "title"), "New challenge");
    assert_eq!(text(&message, "body"), "DVONN against Ada");
    let path = text(&message, "path").to_owned();
    assert!(path.starts_with("/online/seek/"), "{path}");

    // Bea opens a challenge and leaves; Ada accepts it.
    let mut bea = Client::connect(setting.node.address, Some(&setting.bea.token)).await;
    bea.request(ToServer::Seek { terms: DAYS, to: None, listed: false }).await.expect("playable");
    let seek = bea.opened().await.seek;
    drop(bea);
    gone(&setting.node, setting.bea.id).await;
    let mut ada = Client::connect(setting.node.address, Some(&setting.ada.token)).await;
    ada.request(ToServer::Accept { seek }).await.expect("open");
    let game = ada.started().await;
    let message = phone.open(&setting.service.next().await);
    assert_eq!(text(&message, "title"), "Your game has started");
    assert_eq!(text(&message, "path"), format!("/online/game/{game}"));
    assert!(setting.service.is_empty(), "it is her turn, too, which is one message");
}

async fn a_prepared_reply_is_no_reason_to_come(server: TestServer) {
    let mut setting = setting(&server).await;
    let phone = setting.subscribe("/phone", 7, "en").await;
    let path = format!("/api/games/{}/conditions", setting.game);
    let body = r#"{"after":0,"lines":["a1 b1"]}"#;
    assert_eq!(post(setting.node.address, &path, &setting.bea.token, body).await, 200);
    setting.play("a1").await;
    while server.store().header(setting.game).await.expect("answers").expect("there").number < 2 {
        sleep(Duration::from_millis(1)).await;
    }
    setting.challenge().await;
    let message = phone.open(&setting.service.next().await);
    assert_eq!(text(&message, "title"), "New challenge");
    setting.play("c1").await;
    assert_eq!(text(&phone.open(&setting.service.next().await), "title"), "Your turn");
}

async fn a_subscription_that_is_gone_is_removed(server: TestServer) {
    let mut setting = setting(&server).await;
    setting.subscribe("/gone", 7, "en").await;
    setting.play("a1").await;
    assert_eq!(setting.service.next().await.path, "/gone");
    let kept =
        async || server.store().push_subscriptions_of(setting.bea.id).await.expect("answers");
    while !kept().await.is_empty() {
        sleep(Duration::from_millis(1)).await;
    }
    let metrics = metrics_of(&setting.node.live).await;
    assert_eq!(metrics.count("basalt_pushes_total{outcome=\"gone\"}"), 1);
    assert_eq!(metrics.count("basalt_pushes_total{outcome=\"accepted\"}"), 0);
}

async fn a_redirect_is_not_followed(server: TestServer) {
    let mut setting = setting(&server).await;
    setting.subscribe("/redirect", 7, "en").await;
    setting.play("a1").await;
    assert_eq!(setting.service.next().await.path, "/redirect");
    setting.challenge().await;
    assert_eq!(setting.service.next().await.path, "/redirect", "the subscription stays");
    assert!(setting.service.is_empty());
}

async fn all_nodes_have_the_same_key_and_know_who_is_connected(server: TestServer) {
    let mut setting = setting(&server).await;
    let other = node(&server, &setting.bus).await;
    let key = async |node: &RunningNode| {
        get::<PushStatus>(node.address, "/api/push", &setting.bea.token).await.key
    };
    assert_eq!(key(&setting.node).await, key(&other).await);
    let phone = setting.subscribe("/phone", 7, "en").await;
    let mut bea = Client::connect(other.address, Some(&setting.bea.token)).await;
    bea.watch(setting.game).await;
    other.live.heartbeat().await.expect("answers");
    setting.node.live.heartbeat().await.expect("answers");
    setting.play("a1").await;
    bea.events().await;
    bea.play(setting.game, "b1").await.expect("legal");
    drop(bea);
    gone(&other, setting.bea.id).await;
    other.live.heartbeat().await.expect("answers");
    setting.challenge().await;
    let message = phone.open(&setting.service.next().await);
    assert_eq!(text(&message, "title"), "New challenge");
}
