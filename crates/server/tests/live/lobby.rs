//! The games that the lobby shows, and their boards.

use basalt_referee::Clocks;
use basalt_rules::{ByColor, Color};
use basalt_store::Seat;
use basalt_wire::{BoardUpdate, FromServer, LiveBoard, LiveGame, LobbyCounts, ToServer};

use crate::client::{Client, alternate, begin_game};
use crate::harness::{DAYS, LIVE, START, TERMS, TestServer, on_both};

on_both! {
    a_board_in_the_lobby_follows_its_game,
    the_lobby_begins_with_the_games_that_most_want_to_see,
    the_games_of_the_lobby_are_read_once_a_second,
    an_old_list_of_games_is_followed_by_the_present_boards,
}

async fn enter(client: &mut Client) -> (Vec<LiveGame>, LobbyCounts) {
    client.request(ToServer::EnterLobby).await.expect("open to all");
    client
        .find(|message| match message {
            FromServer::Lobby { live, counts, .. } => Some((live.clone(), (*counts)?)),
            _ => None,
        })
        .await
}

async fn a_board_in_the_lobby_follows_its_game(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
    let mut stranger = server.stranger().await;
    let (live, counts) = enter(&mut stranger).await;
    assert_eq!(counts, LobbyCounts { players: 2, games: 1, waiting: 0 });
    let [shown] = &live[..] else { panic!("{live:?}") };
    let board = shown.board.as_ref().expect("a board");
    assert_eq!((shown.game, shown.plies, shown.you), (game, 2, None));
    assert_eq!(board.last.as_deref(), Some("b1"));
    white.play(game, "c1").await.expect("legal");
    let update = stranger
        .find(|message| match message {
            FromServer::Boards { boards } => boards.first().cloned(),
            _ => None,
        })
        .await;
    let BoardUpdate { game: moved, plies, board: LiveBoard { position, last, clocks } } = update;
    assert_eq!((moved, plies, last.as_deref()), (game, 3, Some("c1")));
    assert_ne!(position, board.position);
    let base = 60_000;
    let running = Some(Color::Black);
    // White's second move brings the increment of two seconds.
    let expected = Clocks { white: base + 2_000, black: base, running, now: START };
    assert_eq!(clocks, Some(expected), "{LIVE:?}");
}

/// Reading them for everybody who enters would keep the store busy.
async fn the_games_of_the_lobby_are_read_once_a_second(server: TestServer) {
    let (mut one, mut other) = (server.stranger().await, server.stranger().await);
    assert!(enter(&mut one).await.0.is_empty());
    let ada = server.guest("Ada").await;
    let seats = ByColor { white: Seat::Person(ada.id), black: Seat::Computer(3) };
    let game = server.stored_game(TERMS, seats).await;
    server.clock.advance(999);
    assert!(enter(&mut other).await.0.is_empty());
    server.clock.advance(1);
    let live = enter(&mut other).await.0;
    assert_eq!(live.iter().map(|live| live.game).collect::<Vec<_>>(), [game]);
}

async fn an_old_list_of_games_is_followed_by_the_present_boards(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    let (mut early, mut late) = (server.stranger().await, server.stranger().await);
    let is_moved = |message: &FromServer| match message {
        FromServer::Boards { boards } => boards.iter().any(|board| board.plies == 1).then_some(()),
        _ => None,
    };
    assert_eq!(enter(&mut early).await.0[0].plies, 0);
    // Otherwise the server itself may do it below, with a new list of games.
    server.node.live.refresh_lobby().await.expect("answers");
    white.play(game, "a1").await.expect("legal");
    early.find(is_moved).await;
    assert_eq!(enter(&mut late).await.0[0].plies, 0, "the clock stands still");
    late.find(is_moved).await;
}

async fn the_lobby_begins_with_the_games_that_most_want_to_see(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let people = ByColor { white: Seat::Person(ada.id), black: Seat::Person(bea.id) };
    let computer = ByColor { white: Seat::Person(ada.id), black: Seat::Computer(3) };
    let with_people = server.stored_game(TERMS, people).await;
    let rated = basalt_referee::Terms { rated: true, ..TERMS };
    let with_ratings = server.stored_game(rated, people).await;
    let with_computer = server.stored_game(TERMS, computer).await;
    let by_days = server.stored_game(DAYS, people).await;
    let mut stranger = server.stranger().await;
    let (live, _) = enter(&mut stranger).await;
    let order: Vec<_> = live.iter().map(|game| game.game).collect();
    assert_eq!(order, [with_ratings, with_people, with_computer, by_days]);
}
