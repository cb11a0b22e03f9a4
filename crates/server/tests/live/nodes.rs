//! Two nodes with one store: either may die, and neither knows more than the store.

use basalt_progress::DocumentKind;
use basalt_referee::{ChatMessage, GameId, Pace, Terms};
use basalt_rules::Color;
use basalt_server::{Bus, InProcessBus};
use basalt_wire::{Act, ErrorCode, Event, FromServer, Presence, ProgressState, ToServer};

use crate::client::{Client, alternate, begin_game, get, post};
use crate::harness::{DAYS, RunningNode, SilentBus, TERMS, TestServer, on_both, serve};

on_both! {
    a_game_is_played_across_two_nodes,
    two_nodes_that_do_not_hear_each_other_cannot_play_twice,
    players_on_another_node_have_not_left,
    a_node_that_is_stopped_drops_its_clients_and_no_others,
    a_node_that_has_heard_nothing_shows_the_right_board_and_takes_moves,
    nothing_is_refused_because_of_an_old_game,
    a_challenge_that_was_accepted_on_another_node_leaves_room_for_the_next,
    clients_hear_of_everything_on_whichever_node_they_are,
    missed_messages_are_read_again,
    whose_turn_it_is_is_read_again,
    the_lobby_counts_the_players_of_all_nodes,
    a_player_who_logs_out_leaves_all_nodes,
    a_session_that_is_ended_elsewhere_is_over_on_all_nodes,
    a_node_without_its_store_sends_clients_to_another,
    progress_that_is_merged_on_one_node_is_read_on_the_other,
}

/// Ada and Bea, each connected to her own node; the nodes share a bus.
async fn on_two_nodes<B>(server: &TestServer) -> [(RunningNode, Client); 2]
where
    B: Bus + Clone + Default + 'static,
{
    let bus = B::default();
    let connected = async |name| {
        let node = serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
        let client = Client::connect(node.address, Some(&server.guest(name).await.token)).await;
        (node, client)
    };
    [connected("Ada").await, connected("Bea").await]
}

/// Starts a game of two players on nodes between which the bus is silent.
async fn begin_apart(ada: &mut Client, bea: &mut Client) -> GameId {
    ada.request(ToServer::Seek { terms: TERMS, to: None, listed: false }).await.expect("playable");
    let seek = ada.opened().await.seek;
    bea.request(ToServer::Accept { seek }).await.expect("open");
    let game = bea.started().await;
    ada.watch(game).await;
    bea.watch(game).await;
    game
}

/// A spectator opens a game through a node that then hears nothing of it. When the other node dies, both players come
/// to this one.
async fn a_node_that_has_heard_nothing_shows_the_right_board_and_takes_moves(server: TestServer) {
    let bus = SilentBus::default();
    let node = async || serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let (one, deaf) = (node().await, node().await);
    let people = [server.guest("Ada").await, server.guest("Bea").await];
    let mut ada = Client::connect(one.address, Some(&people[0].token)).await;
    let mut bea = Client::connect(one.address, Some(&people[1].token)).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let mut spectator = Client::connect(deaf.address, None).await;
    assert!(spectator.watch(game).await.events.is_empty());
    alternate(&mut ada, &mut bea, game, &["a1", "b1", "c1", "d1"]).await;
    one.live.stop();
    for client in [&mut ada, &mut bea] {
        client.expect_closed().await;
    }
    let mut ada = Client::connect(deaf.address, Some(&people[0].token)).await;
    let mut bea = Client::connect(deaf.address, Some(&people[1].token)).await;
    for client in [&mut ada, &mut bea] {
        assert_eq!(client.watch(game).await.events.len(), 4);
    }
    alternate(&mut ada, &mut bea, game, &["e1", "f1"]).await;
    while spectator.number < 6 {
        spectator.events().await;
    }
    let (header, _) = server.store().load(game).await.expect("stored").expect("there");
    assert_eq!(header.number, 6);
}

/// Each player moves through a node that has not heard of the other's move: it would be out of turn there.
async fn nothing_is_refused_because_of_an_old_game(server: TestServer) {
    let [(_one, mut ada), (_two, mut bea)] = on_two_nodes::<SilentBus>(&server).await;
    let game = begin_apart(&mut ada, &mut bea).await;
    for (number, mv) in ["a1", "b1", "c1", "d1"].into_iter().enumerate() {
        let mover = if number % 2 == 0 { &mut ada } else { &mut bea };
        let play = ToServer::Play { game, after: number as u32, mv: mv.to_owned() };
        mover.request(play).await.expect("it is their turn");
    }
}

/// The node of the challenger does not hear that they are accepted. Two challenges to one player may be open at a time.
async fn a_challenge_that_was_accepted_on_another_node_leaves_room_for_the_next(
    server: TestServer,
) {
    let bus = SilentBus::default();
    let node = async || serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let (one, other) = (node().await, node().await);
    let mut ada = Client::connect(one.address, Some(&server.member("Ada").await.token)).await;
    let mut bea = Client::connect(other.address, Some(&server.member("Bea").await.token)).await;
    for _ in 0..3 {
        let to = Some("Bea".to_owned());
        ada.request(ToServer::Seek { terms: DAYS, to, listed: true }).await.expect("room");
        let seek = ada.opened().await.seek;
        bea.request(ToServer::Accept { seek }).await.expect("open");
        bea.started().await;
    }
}

async fn clients_hear_of_everything_on_whichever_node_they_are(server: TestServer) {
    let [(one, mut ada), (two, mut bea)] = on_two_nodes::<InProcessBus>(&server).await;
    let mut spectator = Client::connect(two.address, None).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    spectator.watch(game).await;
    expect_presence(&mut ada, |presence| presence.black && presence.watchers == 1).await;
    let message = ChatMessage::Text("hello".to_owned());
    ada.request(ToServer::Say { game, message }).await.expect("said");
    assert_eq!(said(&mut bea).await, ["hello"]);
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    bea.act(game, Act::Resign).await.expect("running");
    ada.ending().await;
    ada.act(game, Act::Rematch).await.expect("over");
    bea.find(|message| match message {
        FromServer::RematchOffered { by: Color::White, .. } => Some(()),
        _ => None,
    })
    .await;
    bea.act(game, Act::Rematch).await.expect("offered");
    let next = ada.started().await;
    assert_eq!(bea.started().await, next);
    drop((one, two));
}

/// The texts of the next chat lines.
async fn said(client: &mut Client) -> Vec<String> {
    client
        .chat_lines()
        .await
        .into_iter()
        .filter_map(|line| match line.message {
            ChatMessage::Text(text) => Some(text),
            ChatMessage::Phrase(_) => None,
        })
        .collect()
}

/// Everything that a message of the other node would have told.
async fn missed_messages_are_read_again(server: TestServer) {
    let [(one, mut ada), (_two, mut bea)] = on_two_nodes::<SilentBus>(&server).await;
    ada.request(ToServer::EnterLobby).await.expect("answers");
    let seek = ToServer::Seek { terms: TERMS, to: Some("Ada".to_owned()), listed: false };
    bea.request(seek).await.expect("playable");
    let seek = bea.opened().await.seek;
    one.live.read_again().await.expect("answers");
    assert_eq!(ada.opened().await.seek, seek);
    bea.request(ToServer::Withdraw { seek }).await.expect("open");
    one.live.read_again().await.expect("answers");
    ada.find(|message| match message {
        FromServer::SeekClosed { seek: closed } => (*closed == seek).then_some(()),
        _ => None,
    })
    .await;

    let game = begin_apart(&mut ada, &mut bea).await;
    one.live.read_again().await.expect("answers");
    assert_eq!(ada.started().await, game);
    ada.play(game, "a1").await.expect("legal");
    ada.events().await;
    let play = ToServer::Play { game, after: 1, mv: "b1".to_owned() };
    bea.request(play).await.expect("legal");
    let message = ChatMessage::Text("hello".to_owned());
    bea.request(ToServer::Say { game, message }).await.expect("said");
    one.live.read_again().await.expect("answers");
    assert!(matches!(ada.events().await[..], [Event::Move { by: Color::Black, .. }]));
    assert_eq!(said(&mut ada).await, ["hello"]);
    bea.act(game, Act::Resign).await.expect("running");
    bea.act(game, Act::Rematch).await.expect("over");
    one.live.read_again().await.expect("answers");
    ada.ending().await;
    ada.find(|message| match message {
        FromServer::RematchOffered { by: Color::Black, .. } => Some(()),
        _ => None,
    })
    .await;
}

/// Waits until a client is told that it is her turn in exactly these games.
async fn expect_turns(client: &mut Client, expected: &[GameId]) {
    client
        .find(|message| match message {
            FromServer::Waiting { games } => (games == expected).then_some(()),
            _ => None,
        })
        .await;
}

async fn whose_turn_it_is_is_read_again(server: TestServer) {
    let [(one, mut ada), (_two, mut bea)] = on_two_nodes::<SilentBus>(&server).await;
    expect_turns(&mut ada, &[]).await;
    let game = begin_apart(&mut ada, &mut bea).await;
    one.live.read_again().await.expect("answers");
    expect_turns(&mut ada, &[game]).await;
    ada.play(game, "a1").await.expect("legal");
    one.live.read_again().await.expect("answers");
    expect_turns(&mut ada, &[]).await;
    let play = ToServer::Play { game, after: 1, mv: "b1".to_owned() };
    bea.request(play).await.expect("legal");
    one.live.read_again().await.expect("answers");
    expect_turns(&mut ada, &[game]).await;
}

/// Two devices of a member, each at a node of its own, send their documents at the same time.
async fn progress_that_is_merged_on_one_node_is_read_on_the_other(server: TestServer) {
    let [(one, _), (two, _)] = on_two_nodes::<SilentBus>(&server).await;
    let token = server.member("Cat").await.token;
    let send = async |node: &RunningNode, lesson: usize| {
        let body = format!("{{\"text\":\"1 done:{lesson} \\n\"}}");
        post(node.address, "/api/progress/lessons", &token, &body).await
    };
    for lesson in [0, 2, 4, 6] {
        let statuses = tokio::join!(send(&one, lesson), send(&two, lesson + 1));
        assert_eq!(statuses, (200, 200));
    }
    for node in [&one, &two] {
        let state: ProgressState = get(node.address, "/api/progress", &token).await;
        assert_eq!(state.revisions["lessons"], 8, "each has changed something");
    }
    let cat = server.store().account_named("Cat").await.expect("answers").expect("there").id;
    let stored = server.store().progress(cat, DocumentKind::Lessons).await.expect("answers");
    assert_eq!(stored.document.achievements(), 8);
}

async fn the_lobby_counts_the_players_of_all_nodes(server: TestServer) {
    let [(one, mut ada), (two, _bea)] = on_two_nodes::<InProcessBus>(&server).await;
    one.live.heartbeat().await.expect("stored");
    two.live.heartbeat().await.expect("stored");
    one.live.heartbeat().await.expect("stored");
    ada.request(ToServer::EnterLobby).await.expect("answers");
    let counts = ada
        .find(|message| match message {
            FromServer::Lobby { counts, .. } => *counts,
            _ => None,
        })
        .await;
    assert_eq!(counts.players, 2);
}

async fn a_player_who_logs_out_leaves_all_nodes(server: TestServer) {
    let [(one, ada), (two, bea)] = on_two_nodes::<SilentBus>(&server).await;
    drop((ada, bea));
    let cleo = server.guest("Cleo").await;
    let mut there = Client::connect(two.address, Some(&cleo.token)).await;
    server.clock.advance(1);
    assert_eq!(post(one.address, "/api/logout", &cleo.token, "{}").await, 200);
    two.live.read_again().await.expect("answers");
    there.expect_closed().await;
}

/// A thief is connected to a node that hears nothing of it when the owner ends that session through another one.
async fn a_session_that_is_ended_elsewhere_is_over_on_all_nodes(server: TestServer) {
    let [(one, ada), (two, bea)] = on_two_nodes::<SilentBus>(&server).await;
    drop((ada, bea));
    let owner = server.member("Cleo").await;
    let thief = server.store().start_session(owner.id, "", server.clock.now()).await;
    let thief = thief.expect("a session");
    let session = server.store().session(thief.as_str(), server.clock.now()).await;
    let id = session.expect("answers").expect("it counts").id;
    let mut stolen = Client::connect(two.address, Some(thief.as_str())).await;
    server.clock.advance(1);
    let body = format!(r#"{{"id":"{id}"}}"#);
    assert_eq!(post(one.address, "/api/account/sessions/end", &owner.token, &body).await, 200);
    assert_eq!(post(two.address, "/api/vacation", thief.as_str(), r#"{"days":1}"#).await, 401);
    two.live.read_again().await.expect("answers");
    stolen.expect_closed().await;
    let mut again = Client::connect(two.address, Some(thief.as_str())).await;
    let me = |message: &FromServer| match message {
        FromServer::Welcome { me, .. } => Some(me.clone()),
        _ => None,
    };
    assert_eq!(again.find(me).await, None, "the session has ended");
    let mut owner = Client::connect(two.address, Some(&owner.token)).await;
    assert_eq!(owner.find(me).await.map(|me| me.name), Some("Cleo".to_owned()));
}

async fn a_game_is_played_across_two_nodes(server: TestServer) {
    let [(_one, mut ada), (_two, mut bea)] = on_two_nodes::<InProcessBus>(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    ada.play(game, "a1").await.expect("legal");
    assert!(matches!(bea.events().await[..], [Event::Move { .. }]));
    bea.play(game, "b1").await.expect("legal");
    assert!(matches!(ada.events().await[..], [Event::Move { .. }]));
    bea.request(ToServer::Seek { terms: TERMS, to: Some("Ada".to_owned()), listed: false })
        .await
        .expect("she is on the other node");
    assert!(ada.opened().await.for_you);
}

/// Without a bus, a node learns what the other did only when it commits something itself.
async fn two_nodes_that_do_not_hear_each_other_cannot_play_twice(server: TestServer) {
    let other = serve(server.store().clone(), server.clock.clone(), InProcessBus::default()).await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let mut here = server.connect(&ada).await;
    let mut bea = server.connect(&bea).await;
    let game = begin_game(&mut here, &mut bea, TERMS).await;
    let mut there = Client::connect(other.address, Some(&ada.token)).await;
    there.watch(game).await;
    here.play(game, "a1").await.expect("legal");
    let play = ToServer::Play { game, after: 0, mv: "b1".to_owned() };
    assert_eq!(there.request(play).await, Err(ErrorCode::Stale { number: 1 }));
    let (header, _) = server.store().load(game).await.expect("stored").expect("there");
    assert_eq!(header.number, 1);
    let all = |message: &FromServer| match message {
        FromServer::Game(state) => Some(state.events.len()),
        _ => None,
    };
    there.request(ToServer::Watch { game, after: 0, last_chat_line: 0 }).await.expect("there");
    assert_eq!(there.find(all).await, 1);
}

/// Waits until a client receives such a presence.
async fn expect_presence(client: &mut Client, is_expected: impl Fn(&Presence) -> bool) {
    client
        .find(|message| match message {
            FromServer::Presence { presence, .. } => is_expected(presence).then_some(()),
            _ => None,
        })
        .await;
}

async fn players_on_another_node_have_not_left(server: TestServer) {
    let [(one, mut ada), (two, mut bea)] = on_two_nodes::<InProcessBus>(&server).await;
    let terms = Terms { pace: Pace::Live { base: 600, increment: 0 }, ..TERMS };
    let game = begin_game(&mut ada, &mut bea, terms).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    let mut spectator = Client::connect(two.address, None).await;
    spectator.watch(game).await;

    server.clock.advance(60_000);
    two.live.heartbeat().await.expect("stored");
    assert_eq!(ada.act(game, Act::Claim).await, Err(ErrorCode::NotNow));
    one.live.heartbeat().await.expect("stored");
    expect_presence(&mut ada, |presence| presence.black).await;

    drop(bea);
    expect_presence(&mut spectator, |presence| !presence.black).await;
    two.live.heartbeat().await.expect("stored");
    one.live.heartbeat().await.expect("stored");
    let left_at = server.clock.now();
    expect_presence(&mut ada, |presence| presence.away_since == Some(left_at)).await;
    server.clock.advance(29_999);
    assert_eq!(ada.act(game, Act::Claim).await, Err(ErrorCode::NotNow));
    server.clock.advance(1);
    ada.act(game, Act::Claim).await.expect("half a minute has passed");
}

async fn a_node_that_is_stopped_drops_its_clients_and_no_others(server: TestServer) {
    let [(one, mut ada), (_two, mut bea)] = on_two_nodes::<InProcessBus>(&server).await;
    one.live.stop();
    ada.expect_closed().await;
    let seek = ToServer::Seek { terms: TERMS, to: None, listed: true };
    bea.request(seek).await.expect("her node goes on");
}

/// The page reconnects when its ping is refused. A single server has nowhere to send it to.
async fn a_node_without_its_store_sends_clients_to_another(server: TestServer) {
    let [(_one, mut ada), (_two, mut bea)] = on_two_nodes::<InProcessBus>(&server).await;
    let mut alone = server.stranger().await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    for client in [&mut ada, &mut bea, &mut alone] {
        assert_eq!(client.request(ToServer::Ping).await, Ok(()));
    }
    server.store().close().await;
    assert_eq!(ada.play(game, "a1").await, Err(ErrorCode::ServerError));
    assert_eq!(ada.request(ToServer::Ping).await, Err(ErrorCode::ServerError));
    assert_eq!(alone.request(ToServer::Ping).await, Ok(()));
}
