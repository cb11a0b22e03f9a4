//! Relations and presence: following, blocking, who may challenge and write, who is online on all nodes.

use basalt_referee::{ChatMessage, ColorWish, EndReason, Phrase, Terms};
use basalt_server::InProcessBus;
use basalt_wire::{Act, ErrorCode, FromServer, OnlinePlayer, Relations, Relationship, ToServer};

use crate::client::{Client, begin_game, get, post};
use crate::harness::{Person, TERMS, TestServer, on_both, serve};

on_both! {
    a_blocked_player_cannot_challenge,
    a_blocked_player_cannot_accept_an_open_challenge,
    blocking_closes_the_challenges_of_the_blocked,
    challenges_come_only_from_those_who_are_allowed,
    a_blocked_player_cannot_write,
    a_blocked_player_cannot_offer_a_rematch,
    players_who_block_each_other_are_not_paired,
    waiting_players_are_not_paired_with_those_they_block,
    presence_is_known_on_all_nodes,
    games_of_followed_players_are_shown_on_all_nodes,
    a_challenge_stays_open_beside_a_game_against_the_computer,
}

const EITHER: Terms = Terms { color: ColorWish::Either, ..TERMS };

async fn relate(server: &TestServer, person: &Person, other: &str, relation: &str) {
    let path = format!("/api/players/{other}/relation");
    let body = format!(r#"{{"relation":{relation}}}"#);
    assert_eq!(post(server.node.address, &path, &person.token, &body).await, 200);
}

async fn block(server: &TestServer, person: &Person, other: &str) {
    relate(server, person, other, r#""block""#).await;
}

fn challenge(name: &str) -> ToServer {
    ToServer::Seek { terms: EITHER, to: Some(name.to_owned()), listed: true }
}

async fn a_blocked_player_cannot_challenge(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let (mut at_ada, mut at_bea) = (server.connect(&ada).await, server.connect(&bea).await);
    block(&server, &ada, "Bea").await;
    assert_eq!(at_bea.request(challenge("Ada")).await, Err(ErrorCode::ChallengeRefused));
    at_ada.request(challenge("Bea")).await.expect("Bea blocks nobody");
    relate(&server, &ada, "Bea", "null").await;
    at_bea.request(challenge("Ada")).await.expect("she is no longer blocked");
}

async fn a_blocked_player_cannot_accept_an_open_challenge(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.guest("guest-bea").await);
    let (mut at_ada, mut at_bea) = (server.connect(&ada).await, server.connect(&bea).await);
    block(&server, &ada, "guest-bea").await;
    let open = ToServer::Seek { terms: EITHER, to: None, listed: true };
    at_ada.request(open.clone()).await.expect("playable");
    let seek = at_ada.opened().await.seek;
    let refused = at_bea.request(ToServer::Accept { seek }).await;
    assert_eq!(refused, Err(ErrorCode::ChallengeRefused));
    at_bea.request(open).await.expect("playable");
    let seek = at_bea.opened().await.seek;
    at_ada.request(ToServer::Accept { seek }).await.expect("it is her choice");
}

async fn blocking_closes_the_challenges_of_the_blocked(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let (mut at_ada, mut at_bea) = (server.connect(&ada).await, server.connect(&bea).await);
    at_bea.request(challenge("Ada")).await.expect("nobody is blocked");
    let seek = at_ada.opened().await.seek;
    block(&server, &ada, "Bea").await;
    let closed = at_bea
        .find(|message| match message {
            FromServer::SeekClosed { seek } => Some(*seek),
            _ => None,
        })
        .await;
    assert_eq!(closed, seek);
    assert_eq!(at_ada.request(ToServer::Accept { seek }).await, Err(ErrorCode::NoSeek));
}

async fn challenges_come_only_from_those_who_are_allowed(server: TestServer) {
    let ada = server.member("Ada").await;
    let mut friend = server.connect(&server.member("Bea").await).await;
    let mut other = server.connect(&server.member("Cat").await).await;
    relate(&server, &ada, "Bea", r#""follow""#).await;
    for (policy, friend_may, other_may) in
        [("nobody", false, false), ("followed", true, false), ("everybody", true, true)]
    {
        let body = format!(r#"{{"policy":"{policy}"}}"#);
        let set = post(server.node.address, "/api/challenges-from", &ada.token, &body).await;
        assert_eq!(set, 200);
        for (client, may) in [(&mut friend, friend_may), (&mut other, other_may)] {
            let expected = if may { Ok(()) } else { Err(ErrorCode::ChallengeRefused) };
            assert_eq!(client.request(challenge("Ada")).await, expected, "{policy}");
        }
    }
    let wrong = post(server.node.address, "/api/challenges-from", &ada.token, "{}").await;
    assert_eq!(wrong, 400);
}

async fn a_blocked_player_cannot_write(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let (mut at_ada, mut at_bea) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut at_ada, &mut at_bea, TERMS).await;
    let say = |phrase| ToServer::Say { game, message: ChatMessage::Phrase(phrase) };
    at_bea.request(say(Phrase::Hello)).await.expect("not blocked yet");
    block(&server, &ada, "Bea").await;
    assert_eq!(at_bea.request(say(Phrase::Oops)).await, Err(ErrorCode::MessageRefused));
    at_ada.request(say(Phrase::Thanks)).await.expect("Bea blocks nobody");
    let mut late = server.stranger().await;
    late.watch(game).await;
    assert_eq!(late.chat_lines().await.len(), 2, "nothing of it is stored");
}

async fn a_blocked_player_cannot_offer_a_rematch(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let (mut at_ada, mut at_bea) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut at_ada, &mut at_bea, TERMS).await;
    at_ada.act(game, Act::Resign).await.expect("it goes on");
    block(&server, &ada, "Bea").await;
    assert_eq!(at_bea.act(game, Act::Rematch).await, Err(ErrorCode::ChallengeRefused));
    at_ada.act(game, Act::Rematch).await.expect("it is her choice");
    at_bea.act(game, Act::Rematch).await.expect("she is asked");
}

async fn players_who_block_each_other_are_not_paired(server: TestServer) {
    let (ada, bea, cat) =
        (server.member("Ada").await, server.member("Bea").await, server.member("Cat").await);
    block(&server, &ada, "Bea").await;
    let pair = || ToServer::Pair { terms: EITHER };
    let mut at_ada = server.connect(&ada).await;
    at_ada.request(pair()).await.expect("playable");
    let mut at_bea = server.connect(&bea).await;
    at_bea.request(pair()).await.expect("playable");
    at_bea.opened().await;
    block(&server, &cat, "Ada").await;
    let mut at_cat = server.connect(&cat).await;
    at_cat.request(pair()).await.expect("playable");
    let game = at_cat.started().await;
    assert_eq!(at_bea.started().await, game, "Cat does not play Ada, who has waited longer");
}

async fn waiting_players_are_not_paired_with_those_they_block(server: TestServer) {
    let people = [server.member("Ada").await, server.member("Bea").await];
    let mut clients: Vec<Client> = Vec::new();
    block(&server, &people[0], "Bea").await;
    for person in &people {
        let mut client = server.connect(person).await;
        client.request(ToServer::Pair { terms: EITHER }).await.expect("playable");
        client.opened().await;
        clients.push(client);
    }
    server.node.live.pair_waiting().await.expect("answers");
    assert_eq!(server.store().running(1).await.expect("answers"), []);
    relate(&server, &people[0], "Bea", "null").await;
    server.node.live.pair_waiting().await.expect("answers");
    let game = clients[0].started().await;
    assert_eq!(clients[1].started().await, game);
}

async fn presence_is_known_on_all_nodes(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let bus = InProcessBus::default();
    let one = serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let two = serve(server.store().clone(), server.clock.clone(), bus).await;
    let mut at_ada = Client::connect(one.address, Some(&ada.token)).await;
    let mut at_bea = Client::connect(two.address, Some(&bea.token)).await;
    for client in [&mut at_ada, &mut at_bea] {
        client.request(ToServer::Ping).await.expect("connected");
    }
    let guest = server.guest("guest-1").await;
    let _guest = Client::connect(one.address, Some(&guest.token)).await;
    for node in [&one, &two, &one] {
        node.live.heartbeat().await.expect("stored");
    }
    let online = async |node: &crate::harness::RunningNode| {
        let players: Vec<OnlinePlayer> = get(node.address, "/api/online", "").await;
        players.into_iter().map(|player| player.name).collect::<Vec<_>>()
    };
    for node in [&one, &two] {
        assert_eq!(online(node).await, ["Ada", "Bea"], "no guests");
        let at: Relationship = get(node.address, "/api/players/Ada/relation", &bea.token).await;
        assert!(at.online && at.challengeable && at.playing.is_none(), "{at:?}");
    }
    drop(at_ada);
    while one.live.is_online(ada.id) {
        tokio::task::yield_now().await;
    }
    one.live.heartbeat().await.expect("stored");
    server.clock.advance(3_000);
    assert_eq!(online(&two).await, ["Bea"]);
    server.clock.advance(6_000);
    assert_eq!(online(&one).await, [""; 0], "the other node is dead");
}

async fn games_of_followed_players_are_shown_on_all_nodes(server: TestServer) {
    let people =
        [server.member("Ada").await, server.member("Bea").await, server.member("Cat").await];
    let bus = InProcessBus::default();
    let one = serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let two = serve(server.store().clone(), server.clock.clone(), bus).await;
    for followed in ["Ada", "Bea"] {
        relate(&server, &people[2], followed, r#""follow""#).await;
    }
    let mut at_ada = Client::connect(one.address, Some(&people[0].token)).await;
    let mut opponent =
        Client::connect(one.address, Some(&server.guest("guest-1").await.token)).await;
    let game = begin_game(&mut at_ada, &mut opponent, TERMS).await;
    at_ada.play(game, "e3").await.expect("legal");
    for node in [&one, &two] {
        node.live.heartbeat().await.expect("stored");
        let relations: Relations = get(node.address, "/api/relations", &people[2].token).await;
        let [ada, bea] = &relations.following[..] else { panic!("{relations:?}") };
        assert_eq!((ada.name.as_str(), ada.online), ("Ada", true), "who plays comes first");
        let playing = ada.playing.as_ref().expect("she plays");
        assert_eq!((playing.game, playing.plies), (game, 1));
        assert!(playing.board.is_some());
        assert_eq!((bea.online, &bea.playing), (false, &None));
        let at: Relationship = get(node.address, "/api/players/ada/relation", "").await;
        assert_eq!((at.playing, at.followers, at.relation), (Some(game), 1, None));
    }
}

async fn a_challenge_stays_open_beside_a_game_against_the_computer(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut at_ada, mut at_bea) = (server.connect(&ada).await, server.connect(&bea).await);
    at_ada.request(ToServer::Pair { terms: TERMS }).await.expect("playable");
    at_ada.opened().await;
    at_ada.request(ToServer::PlayComputer { terms: TERMS, level: 1 }).await.expect("playable");
    let meanwhile = at_ada.started().await;
    at_ada.watch(meanwhile).await;
    at_bea.request(ToServer::Pair { terms: EITHER }).await.expect("playable");
    let game = at_bea.started().await;
    assert_eq!(at_ada.started().await, game, "she was still waiting");
    let ending = at_ada.ending().await;
    assert_eq!(
        (ending.winner, ending.reason),
        (None, EndReason::Aborted),
        "nobody lost to the computer"
    );
    assert_eq!(server.store().running_of(ada.id).await.expect("answers"), [game]);
}
