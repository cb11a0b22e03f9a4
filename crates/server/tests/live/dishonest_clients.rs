//! Clients that send what our page never would.

use basalt_referee::{ChatMessage, GameId, Phrase, SeekId};
use basalt_rules::ByColor;
use basalt_store::Seat;
use basalt_wire::{Act, ErrorCode, FromServer, MAX_LINE_BYTES, Me, ToServer};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Client, begin_game, get, open_socket, request};
use crate::harness::{DAYS, Person, START, TERMS, TestServer};

#[tokio::test]
async fn a_page_of_another_origin_is_not_let_in() {
    let server = TestServer::new().await;
    let ada = server.guest("Ada").await;
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        let refused = open_socket(server.node.address, origin, Some(&ada.token)).await;
        assert!(refused.is_err(), "{origin}");
    }
}

#[tokio::test]
async fn a_token_that_nobody_has_is_a_stranger() {
    let server = TestServer::new().await;
    let origin = format!("http://{}", server.node.address);
    open_socket(server.node.address, &origin, Some("00ff")).await.expect("strangers may look");
    let mut stranger = server.stranger().await;
    let me = stranger
        .find(|message| match message {
            FromServer::Welcome { me, .. } => Some(me.clone()),
            _ => None,
        })
        .await;
    assert_eq!(me, None);
    assert_eq!(stranger.request(ToServer::Pair { terms: TERMS }).await, Err(ErrorCode::Stranger));
}

/// Whoever asks for the members of random devices is refused before the store is asked.
#[tokio::test]
async fn an_address_tries_so_many_unknown_devices() {
    let server = TestServer::new().await;
    let (ada, address) = (server.member("Ada").await, server.node.address);
    let origin = format!("http://{address}");
    let open = async |cookies: &str| {
        let mut upgrade = request(address, &origin, None);
        upgrade.headers_mut().insert("cookie", cookies.parse().expect("a header"));
        let stream = TcpStream::connect(address).await.expect("it listens");
        match client_async(upgrade, stream).await {
            Ok(_) => 101,
            Err(Error::Http(response)) => response.status().as_u16(),
            Err(other) => panic!("{other}"),
        }
    };
    let of_ada = format!("basalt_session={}", ada.token);
    assert_eq!(open(&of_ada).await, 101);
    for number in 1..240 {
        let nobody: Option<Me> = get(address, "/api/me", &format!("{number:064x}")).await;
        assert_eq!(nobody, None);
    }
    let unknown = format!("{of_ada}; basalt_device={:064x}", 1);
    assert_eq!((open(&unknown).await, open(&of_ada).await), (429, 101));
    server.clock.advance(50);
    assert_eq!(open(&unknown).await, 101);
}

#[tokio::test]
async fn nonsense_is_answered_and_changes_nothing() {
    let server = TestServer::new().await;
    let mut stranger = server.stranger().await;
    for nonsense in ["", "{}", "[1,2", "\u{0}", r#"{"ask":1,"what":{"play":{}}}"#] {
        stranger.send_text(nonsense).await;
        let why = stranger
            .find(|message| match message {
                FromServer::Refused { request: 0, why } => Some(why.clone()),
                _ => None,
            })
            .await;
        assert_eq!(why, ErrorCode::Unreadable, "{nonsense:?}");
    }
}

#[tokio::test]
async fn a_line_that_is_too_long_ends_the_connection() {
    let server = TestServer::new().await;
    let mut stranger = server.stranger().await;
    stranger.send_text(&"x".repeat(MAX_LINE_BYTES + 1)).await;
    stranger.expect_closed().await;
}

#[tokio::test]
async fn a_binary_frame_ends_the_connection() {
    let server = TestServer::new().await;
    let mut stranger = server.stranger().await;
    stranger.send_binary(b"{}").await;
    assert_eq!(stranger.close_code().await, Some(1003), "unsupported data");
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    ada.request(ToServer::EnterLobby).await.expect("open to all");
    server.node.live.stop();
    assert_eq!(ada.close_code().await, Some(1001), "going away");
}

#[tokio::test]
async fn frequent_requests_have_to_wait() {
    let server = TestServer::new().await;
    let mut stranger = server.stranger().await;
    stranger.answers_pings = false;
    for _ in 0..60 {
        stranger.request(ToServer::LeaveLobby).await.expect("allowed");
    }
    let refused = stranger.request(ToServer::LeaveLobby).await;
    assert!(matches!(refused, Err(ErrorCode::TooOften { .. })), "{refused:?}");
    let refused = stranger.request(ToServer::Ping).await;
    assert!(matches!(refused, Err(ErrorCode::TooOften { .. })), "{refused:?}");
    server.clock.advance(1_000);
    stranger.request(ToServer::LeaveLobby).await.expect("a second has passed");
}

/// A frame that is no request counts as one.
#[derive(Clone, Copy, Debug)]
enum Frame {
    Nonsense,
    Pong,
    WebSocketPing,
}

impl Frame {
    async fn send(self, client: &mut Client) {
        match self {
            Self::Nonsense => client.send_text("nonsense").await,
            Self::Pong => _ = client.begin(ToServer::Pong { mark: 0 }).await,
            Self::WebSocketPing => client.send_ping_frame().await,
        }
    }
}

#[tokio::test]
async fn floods_after_refusals_are_disconnected() {
    let server = TestServer::new().await;
    for frame in [Frame::Nonsense, Frame::Pong, Frame::WebSocketPing] {
        let mut stranger = server.stranger().await;
        stranger.answers_pings = false;
        for _ in 0..60 {
            frame.send(&mut stranger).await;
        }
        // A request that is granted begins a new row of refusals.
        for row in 0..2 {
            for _ in 0..98 {
                frame.send(&mut stranger).await;
            }
            let refused = stranger.request(ToServer::Ping).await;
            assert!(matches!(refused, Err(ErrorCode::TooOften { .. })), "{frame:?} {row}");
            server.clock.advance(50);
            let granted = stranger.request(ToServer::Ping).await;
            assert_eq!(granted, Ok(()), "{frame:?} {row}");
        }
        for _ in 0..100 {
            frame.send(&mut stranger).await;
        }
        assert_eq!(stranger.close_code().await, Some(1008), "{frame:?}");
    }
}

#[tokio::test]
async fn watching_too_many_games_is_refused_before_the_store_is_asked() {
    let server = TestServer::new().await;
    let (ada, mut stranger) = (server.guest("Ada").await, server.stranger().await);
    for _ in 0..32 {
        stranger.watch(stored_game(&server, &ada).await).await;
    }
    let nowhere = GameId::from_bits(u64::MAX);
    let watch = ToServer::Watch { game: nowhere, after: 0, last_chat_line: 0 };
    assert_eq!(stranger.request(watch.clone()).await, Err(ErrorCode::TooOften { seconds: 1 }));
    let mut other = server.stranger().await;
    assert_eq!(other.request(watch).await, Err(ErrorCode::NoGame));
}

#[tokio::test]
async fn an_address_does_not_make_the_server_read_one_game_after_the_other() {
    let server = TestServer::new().await;
    let ada = server.guest("Ada").await;
    let watch = |game| ToServer::Watch { game, after: 0, last_chat_line: 0 };
    let mut known = None;
    for _ in 0..4 {
        let mut stranger = server.stranger().await;
        for _ in 0..30 {
            let game = stored_game(&server, &ada).await;
            stranger.request(watch(game)).await.expect("within the burst");
            known = Some(game);
        }
    }
    let (mut stranger, new) = (server.stranger().await, stored_game(&server, &ada).await);
    assert_eq!(stranger.request(watch(new)).await, Err(ErrorCode::TooOften { seconds: 1 }));
    let known = known.expect("a game");
    stranger.request(watch(known)).await.expect("this one need not be read");
    server.clock.advance(100);
    stranger.request(watch(new)).await.expect("it is time again");
}

/// A game has to be read before it is known whether somebody plays in it.
#[tokio::test]
async fn naming_games_of_others_is_limited() {
    let server = TestServer::new().await;
    let (ada, cat) = (server.guest("Ada").await, server.guest("Cat").await);
    let resign = |game| ToServer::Do { game, after: 0, act: Act::Resign };
    for _ in 0..4 {
        let mut client = server.connect(&cat).await;
        for _ in 0..30 {
            let game = stored_game(&server, &ada).await;
            assert_eq!(client.request(resign(game)).await, Err(ErrorCode::NotYours));
        }
    }
    let (mut client, game) = (server.connect(&cat).await, stored_game(&server, &ada).await);
    let message = ChatMessage::Phrase(Phrase::Hello);
    for request in [
        ToServer::Watch { game, after: 0, last_chat_line: 0 },
        ToServer::Play { game, after: 0, mv: "a1".to_owned() },
        resign(game),
        ToServer::Say { game, message },
        ToServer::FocusLost { game },
    ] {
        let refused = client.request(request.clone()).await;
        assert_eq!(refused, Err(ErrorCode::TooOften { seconds: 1 }), "{request:?}");
    }
    let path = format!("/api/games/{game}/private");
    let refused: ErrorCode = get(server.node.address, &path, &cat.token).await;
    assert_eq!(refused, ErrorCode::TooOften { seconds: 1 });
    server.clock.advance(100);
    assert_eq!(client.request(resign(game)).await, Err(ErrorCode::NotYours));
}

/// A game of Ada that has to be read to be watched.
async fn stored_game(server: &TestServer, ada: &Person) -> GameId {
    let seats = ByColor { white: Seat::Person(ada.id), black: Seat::Computer(1) };
    server.stored_game(DAYS, seats).await
}

#[tokio::test]
async fn frequent_lobby_visits_have_to_wait() {
    let server = TestServer::new().await;
    let older = ToServer::OlderSeeks { since: START, seek: SeekId::from_bits(7) };
    for request in [ToServer::EnterLobby, older] {
        let mut stranger = server.stranger().await;
        for _ in 0..10 {
            stranger.request(request.clone()).await.expect("ten at once");
        }
        let refused = stranger.request(request.clone()).await;
        assert_eq!(refused, Err(ErrorCode::TooOften { seconds: 1 }), "{request:?}");
        stranger.request(ToServer::LeaveLobby).await.expect("only that has to wait");
        server.clock.advance(1_000);
        stranger.request(request).await.expect("a second has passed");
    }
}

#[tokio::test]
async fn lies_about_game_number_colour_and_board_are_refused() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let mut cat = server.connect(&server.guest("Cat").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let play = |game, after, mv: &str| ToServer::Play { game, after, mv: mv.to_owned() };
    let nowhere = GameId::from_bits(7);
    assert_eq!(ada.request(play(nowhere, 0, "a1")).await, Err(ErrorCode::NoGame));
    assert_eq!(ada.request(play(game, 1, "a1")).await, Err(ErrorCode::Stale { number: 0 }));
    assert_eq!(bea.request(play(game, 0, "a1")).await, Err(ErrorCode::NotYourTurn));
    assert_eq!(cat.request(play(game, 0, "a1")).await, Err(ErrorCode::NotYours));
    assert_eq!(cat.act(game, Act::Resign).await, Err(ErrorCode::NotYours));
    assert_eq!(cat.act(game, Act::Claim).await, Err(ErrorCode::NotYours));
    let illegal = ada.request(play(game, 0, "z99")).await;
    assert!(matches!(illegal, Err(ErrorCode::Illegal { .. })), "{illegal:?}");
    let (header, _) = server.store().load(game).await.expect("stored").expect("there");
    assert_eq!(header.number, 0);
}
