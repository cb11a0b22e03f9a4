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
