//! Actions of operators beside a running server.

use basalt_referee::{Clocks, EndReason, Ending, Notice, Verdict};
use basalt_rules::Color;
use basalt_server::InProcessBus;
use basalt_server::admin::{self, AdminError, Operator};
use basalt_wire::{ErrorCode, Event, FromServer, read_notice};

use crate::client::{Client, alternate, begin_game, post, rated_game};
use crate::harness::{TERMS, TestServer, on_both, serve};

on_both! {
    a_verdict_reaches_those_who_watch,
    a_verdict_changes_ratings,
    a_closed_game_has_no_result,
    maintenance_stops_clocks_and_refuses_moves,
    a_restart_during_maintenance_costs_nobody_time,
    maintenance_holds_on_all_nodes,
    an_announcement_reaches_everybody_until_it_ends,
    a_new_password_logs_out_everywhere,
}

fn operator() -> Operator {
    Operator { name: "ada@host".to_owned(), reason: "a test".to_owned() }
}

/// The next notice.
async fn notice(client: &mut Client) -> Notice {
    client
        .find(|message| match message {
            FromServer::Notice { text } => Some(read_notice(text)),
            _ => None,
        })
        .await
}

/// The clocks of the next events.
async fn clocks(client: &mut Client) -> Clocks {
    client
        .find(|message| match message {
            FromServer::Events { clocks, .. } => Some(*clocks),
            _ => None,
        })
        .await
}

async fn guests(server: &TestServer) -> (Client, Client) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    (server.connect(&ada).await, server.connect(&bea).await)
}

async fn a_verdict_reaches_those_who_watch(server: TestServer) {
    let (mut ada, mut bea) = guests(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    let store = server.operator_store().await;
    let verdict = Verdict::Win(Color::Black);
    admin::end_game(&store, game, verdict, &operator(), server.clock.now()).await.expect("decided");
    let decided = Ending { winner: Some(Color::Black), reason: EndReason::Adjudicated };
    assert_eq!(ada.ending().await, decided);
    assert_eq!(bea.ending().await, decided);
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::Over));
    let again = admin::end_game(&store, game, verdict, &operator(), server.clock.now()).await;
    assert!(matches!(again, Err(AdminError::Over)), "{again:?}");
    let log = store.log_after(0).await.expect("answers");
    assert_eq!(log.len(), 1, "{log:?}");
    assert_eq!(
        (log[0].record.subject.as_str(), log[0].record.detail.as_str()),
        (game.to_string().as_str(), "black")
    );
}

async fn a_verdict_changes_ratings(server: TestServer) {
    let (_ada, mut bea, game) = rated_game(&server).await;
    let store = server.operator_store().await;
    let verdict = Verdict::Win(Color::White);
    admin::end_game(&store, game, verdict, &operator(), server.clock.now()).await.expect("decided");
    let [white, black] = bea.rated().await;
    assert!(white.after > white.before && black.after < black.before, "{white:?} {black:?}");
}

async fn a_closed_game_has_no_result(server: TestServer) {
    let (mut ada, mut bea) = guests(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let store = server.operator_store().await;
    let now = server.clock.now();
    admin::end_game(&store, game, Verdict::NoResult, &operator(), now).await.expect("closed");
    assert_eq!(ada.ending().await, Ending { winner: None, reason: EndReason::Aborted });
    let unknown = basalt_referee::GameId::from_bits(77);
    let refused = admin::end_game(&store, unknown, Verdict::Draw, &operator(), now).await;
    assert!(matches!(refused, Err(AdminError::NoGame)), "{refused:?}");
}

async fn maintenance_stops_clocks_and_refuses_moves(server: TestServer) {
    let (mut ada, mut bea) = guests(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    let store = server.operator_store().await;
    let begun = admin::begin_maintenance(&store, &operator(), server.clock.now()).await;
    let begun = begun.expect("there was none");
    assert_eq!(notice(&mut ada).await.maintenance, Some(begun));
    server.clock.advance(3_000);
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::Maintenance));
    let new_game = basalt_wire::ToServer::PlayComputer { terms: TERMS, level: 1 };
    assert_eq!(bea.request(new_game).await, Err(ErrorCode::Maintenance), "no game starts");
    server.clock.advance(3_600_000);
    let mut stranger = server.stranger().await;
    assert_eq!(notice(&mut stranger).await.maintenance, Some(begun), "newcomers are told");
    let seen = stranger.watch(game).await;
    assert_eq!(seen.clocks.white, 57_000, "an hour has not counted");
    admin::end_maintenance(&store, &operator(), server.clock.now()).await.expect("there was one");
    assert_eq!(ada.events().await, [Event::ServerDown { from: begun }]);
    assert!(notice(&mut ada).await.is_empty());
    server.clock.advance(1_000);
    ada.play(game, "c1").await.expect("games go on");
    // Three seconds until it began, one since it ended, and the increment of two.
    let Clocks { white, running, .. } = clocks(&mut ada).await;
    assert_eq!((white, running), (60_000 - 3_000 - 1_000 + 2_000, Some(Color::Black)));
}

async fn a_restart_during_maintenance_costs_nobody_time(server: TestServer) {
    let (one, other) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut ada, mut bea) = (server.connect(&one).await, server.connect(&other).await);
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    let store = server.operator_store().await;
    let now = server.clock.now();
    admin::begin_maintenance(&store, &operator(), now).await.expect("there was none");
    notice(&mut ada).await;
    server.clock.advance(10_000);
    let server = server.restart_after(600_000).await;
    let mut ada = server.connect(&one).await;
    ada.watch(game).await;
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::Maintenance), "it goes on");
    server.clock.advance(50_000);
    admin::end_maintenance(&store, &operator(), server.clock.now()).await.expect("there was one");
    let clocks = clocks(&mut ada).await;
    assert_eq!((clocks.white, clocks.running), (57_000, Some(Color::White)));
}

async fn maintenance_holds_on_all_nodes(server: TestServer) {
    let bus = InProcessBus::default();
    let node = async || serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let nodes = [node().await, node().await];
    let people = [server.guest("Ada").await, server.guest("Bea").await];
    let mut ada = Client::connect(nodes[0].address, Some(&people[0].token)).await;
    let mut bea = Client::connect(nodes[1].address, Some(&people[1].token)).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let store = server.operator_store().await;
    let now = server.clock.now();
    admin::begin_maintenance(&store, &operator(), now).await.expect("there was none");
    notice(&mut ada).await;
    notice(&mut bea).await;
    server.clock.advance(3_000);
    assert_eq!(ada.play(game, "a1").await, Err(ErrorCode::Maintenance));
    assert_eq!(
        bea.act(game, basalt_wire::Act::Resign).await,
        Err(ErrorCode::Maintenance),
        "on the other node"
    );
    let token = &people[0].token;
    assert_eq!(post(nodes[0].address, "/api/vacation", token, r#"{"days":1}"#).await, 503);
}

async fn an_announcement_reaches_everybody_until_it_ends(server: TestServer) {
    let mut there = server.stranger().await;
    let store = server.operator_store().await;
    let now = server.clock.now();
    let text = "The server moves on Sunday.";
    let shown = Some((text, now + 60_000));
    admin::announce(&store, shown, &operator(), now).await.expect("shown");
    let told = notice(&mut there).await.announcement.expect("an announcement");
    assert_eq!((told.text(), told.until()), (text, now + 60_000));
    let mut late = server.stranger().await;
    assert!(notice(&mut late).await.announcement.is_some());
    server.clock.advance(60_000);
    let mut too_late = server.stranger().await;
    too_late.request(basalt_wire::ToServer::LeaveLobby).await.expect("answered");
    too_late.forget_received(|message| {
        assert!(!matches!(message, FromServer::Notice { .. }), "it is over");
    });
    let refused = admin::announce(&store, Some(("two\nlines", now)), &operator(), now).await;
    assert!(matches!(refused, Err(AdminError::BadAnnouncement)), "{refused:?}");
}

async fn a_new_password_logs_out_everywhere(server: TestServer) {
    let ada = server.member("Ada").await;
    let mut client = server.connect(&ada).await;
    let store = server.operator_store().await;
    let now = server.clock.now();
    let reset = |password: &'static str| {
        let store = &store;
        async move { admin::reset_password(store, "ada", password, &operator(), now).await }
    };
    assert!(matches!(reset("short").await, Err(AdminError::BadPassword)));
    assert!(matches!(reset("password123").await, Err(AdminError::WeakPassword)));
    reset("quartz-lantern-91").await.expect("done");
    client.expect_closed().await;
    let session = server.store().session(&ada.token, now).await.expect("answers");
    assert_eq!(session, None);
    let log = store.log_after(0).await.expect("answers");
    assert_eq!(log.len(), 1, "{log:?}");
    assert!(!format!("{log:?}").contains("quartz"), "{log:?}");
}
