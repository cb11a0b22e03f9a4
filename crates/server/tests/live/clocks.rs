//! Clocks: flags, restarts, lag, correspondence, vacations, absent players.

use basalt_referee::{Clocks, EndReason, Ending, GameId, Terms};
use basalt_rules::Color;
use basalt_wire::{Act, ErrorCode, Event, FromServer, Numbered, ToServer};

use crate::client::{Client, FOUR_EACH, alternate, begin_game, post};
use crate::harness::{DAYS, Person, TERMS, TestServer, on_both};

on_both! {
    a_flag_falls_with_nobody_connected,
    a_move_after_the_flag_is_too_late,
    a_move_in_the_last_millisecond_counts,
    lag_that_was_measured_is_made_good,
    a_game_without_a_first_move_is_called_off,
    remaining_player_may_claim_the_game,
    a_game_goes_on_after_a_restart_and_so_do_its_clocks,
    by_correspondence_the_flag_falls_after_a_restart_too,
    time_without_a_server_costs_nobody_time,
    a_rated_game_that_has_hardly_begun_changes_no_rating,
    a_vacation_rests_the_clock_by_correspondence,
    a_vacation_goes_on_in_games_that_begin_during_it,
    players_elsewhere_are_told_of_their_turn,
}

const DAY: u64 = 24 * 60 * 60 * 1_000;

fn lost_on_time(winner: Color) -> Ending {
    Ending { winner: Some(winner), reason: EndReason::Time }
}

async fn people(server: &TestServer) -> (Person, Person) {
    (server.guest("Ada").await, server.guest("Bea").await)
}

async fn clients(server: &TestServer) -> (Client, Client) {
    let (ada, bea) = people(server).await;
    (server.connect(&ada).await, server.connect(&bea).await)
}

async fn a_flag_falls_with_nobody_connected(server: TestServer) {
    let (mut ada, mut bea) = clients(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    drop((ada, bea));
    server.clock.advance(61_000);
    let mut stranger = server.stranger().await;
    let state = stranger.watch(game).await;
    let ended = state.events.iter().find_map(|numbered| match numbered.event {
        Event::Ended(ending) => Some(ending),
        _ => None,
    });
    let ending = match ended {
        Some(ending) => ending,
        None => stranger.ending().await,
    };
    assert_eq!(ending, lost_on_time(Color::Black));
}

async fn a_move_after_the_flag_is_too_late(server: TestServer) {
    let (mut ada, mut bea) = clients(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    server.clock.advance(60_000);
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::TooLate));
    server.clock.advance(500);
    assert_eq!(bea.ending().await, lost_on_time(Color::Black));
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::Over));
}

async fn a_move_in_the_last_millisecond_counts(server: TestServer) {
    let (mut ada, mut bea) = clients(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    server.clock.advance(59_999);
    ada.play(game, "c1").await.expect("in time");
    let clocks = |message: &FromServer| match message {
        FromServer::Events { clocks, .. } => Some(*clocks),
        _ => None,
    };
    let Clocks { white, running, .. } = bea.find(clocks).await;
    assert_eq!((white, running), (2_001, Some(Color::Black)));
}

async fn lag_that_was_measured_is_made_good(server: TestServer) {
    let (ada, bea) = people(&server).await;
    let mut bea = server.connect(&bea).await;
    let mut ada = server.connect(&ada).await;
    ada.answers_pings = false;
    let mark = ada
        .find(|message| match message {
            FromServer::Ping { mark, .. } => Some(*mark),
            _ => None,
        })
        .await;
    server.clock.advance(300);
    ada.begin(ToServer::Pong { mark }).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    server.clock.advance(1_000);
    ada.play(game, "c1").await.expect("legal");
    let moved = Event::Move { by: Color::White, mv: "c1".to_owned(), spent: 700, forced: false };
    assert_eq!(bea.events().await, [moved]);
}

async fn a_game_without_a_first_move_is_called_off(server: TestServer) {
    let (mut ada, mut bea) = clients(&server).await;
    begin_game(&mut ada, &mut bea, TERMS).await;
    server.clock.advance(30_000);
    assert_eq!(ada.ending().await, Ending { winner: None, reason: EndReason::Aborted });
}

async fn remaining_player_may_claim_the_game(server: TestServer) {
    let (mut ada, mut bea) = clients(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    assert_eq!(ada.act(game, Act::Claim).await, Err(ErrorCode::NotNow));
    server.clock.advance(1_000);
    let left_at = server.clock.now();
    drop(bea);
    ada.find(|message| match message {
        FromServer::Presence { presence, .. } => {
            (presence.away_since == Some(left_at)).then_some(())
        }
        _ => None,
    })
    .await;
    server.clock.advance(29_999);
    assert_eq!(ada.act(game, Act::Claim).await, Err(ErrorCode::NotNow));
    server.clock.advance(1);
    ada.act(game, Act::Claim).await.expect("half a minute has passed");
    let left = Ending { winner: Some(Color::White), reason: EndReason::Left };
    assert_eq!(ada.ending().await, left);
}

/// Starts a game between connected players, in which each makes a move.
async fn begin_and_play(
    server: &TestServer,
    [white, black]: [&Person; 2],
    terms: Terms,
) -> (GameId, [Client; 2]) {
    let [mut white, mut black] = [server.connect(white).await, server.connect(black).await];
    let game = begin_game(&mut white, &mut black, terms).await;
    alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
    (game, [white, black])
}

async fn a_game_goes_on_after_a_restart_and_so_do_its_clocks(server: TestServer) {
    let (ada, bea) = people(&server).await;
    let (game, _connected) = begin_and_play(&server, [&ada, &bea], TERMS).await;
    server.clock.advance(5_000);
    let server = server.restart().await;
    server.clock.advance(5_000);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let state = white.watch(game).await;
    assert_eq!((state.events.len(), state.clocks.white), (2, 50_000));
    black.watch(game).await;
    white.play(game, "c1").await.expect("legal");
    let moved = Event::Move { by: Color::White, mv: "c1".to_owned(), spent: 10_000, forced: false };
    assert_eq!(black.events().await, [moved]);
}

async fn by_correspondence_the_flag_falls_after_a_restart_too(server: TestServer) {
    let (ada, bea) = people(&server).await;
    let (game, _connected) = begin_and_play(&server, [&ada, &bea], DAYS).await;
    server.clock.advance(2 * DAY);
    let server = server.restart().await;
    let mut black = server.connect(&bea).await;
    black.watch(game).await;
    server.clock.advance(DAY);
    assert_eq!(black.ending().await, lost_on_time(Color::Black));
}

async fn time_without_a_server_costs_nobody_time(server: TestServer) {
    let (ada, bea) = people(&server).await;
    let (game, _connected) = begin_and_play(&server, [&ada, &bea], TERMS).await;
    server.clock.advance(5_000);
    let from = server.clock.now();
    let server = server.restart_after(100_000).await;
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let state = white.watch(game).await;
    let down = state.events.last().map(|numbered| numbered.event.clone());
    assert_eq!(down, Some(Event::ServerDown { from }));
    assert_eq!((state.clocks.white, state.clocks.running), (55_000, Some(Color::White)));
    black.watch(game).await;
    server.clock.advance(1_000);
    white.play(game, "c1").await.expect("in time");
    let moved = Event::Move { by: Color::White, mv: "c1".to_owned(), spent: 1_000, forced: false };
    assert_eq!(black.events().await, [moved]);
    let server = server.restart().await;
    let events = white_again(&server, &ada, game).await;
    assert_eq!(events.len(), 4, "it is left out once: {events:?}");
}

async fn white_again(server: &TestServer, ada: &Person, game: GameId) -> Vec<Numbered> {
    server.connect(ada).await.watch(game).await.events
}

async fn a_rated_game_that_has_hardly_begun_changes_no_rating(server: TestServer) {
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let terms = Terms { rated: true, ..TERMS };
    let pool = terms.pool().expect("rated");
    let game = begin_game(&mut white, &mut black, terms).await;
    alternate(&mut white, &mut black, game, &["a1", "b1", "c1"]).await;
    black.act(game, Act::Resign).await.expect("it goes on");
    assert_eq!(white.ending().await, Ending { winner: None, reason: EndReason::Aborted });
    assert_eq!(server.store().standing(ada.id, pool).await.expect("read").games, 0);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, terms).await;
    alternate(&mut white, &mut black, game, &FOUR_EACH).await;
    black.act(game, Act::Resign).await.expect("it goes on");
    let resigned = Ending { winner: Some(Color::White), reason: EndReason::Resigned };
    assert_eq!(white.ending().await, resigned);
    assert_eq!(server.store().standing(ada.id, pool).await.expect("read").games, 1);
}

async fn a_vacation_rests_the_clock_by_correspondence(server: TestServer) {
    let (ada, bea) = people(&server).await;
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, DAYS).await;
    alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
    let until = server.clock.now() + 10 * DAY;
    server.node.live.set_vacation(ada.id, Some(until)).await.expect("stored");
    assert_eq!(black.events().await, [Event::VacationBegun { by: Color::White, until }]);
    server.clock.advance(9 * DAY);
    server.node.live.set_vacation(ada.id, None).await.expect("stored");
    assert_eq!(black.events().await, [Event::VacationEnded { by: Color::White }]);
    server.clock.advance(3 * DAY);
    assert_eq!(black.ending().await, lost_on_time(Color::Black));
}

async fn a_vacation_goes_on_in_games_that_begin_during_it(server: TestServer) {
    let (ada, bea) = people(&server).await;
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let rest = async |days: u8| {
        let body = format!(r#"{{"days":{days}}}"#);
        post(server.node.address, "/api/vacation", &ada.token, &body).await
    };
    assert_eq!(rest(10).await, 200);
    let until = server.clock.now() + 10 * DAY;
    server.clock.advance(2 * DAY);
    let game = begin_game(&mut white, &mut black, DAYS).await;
    let state = black.watch(game).await;
    let events: Vec<_> = state.events.into_iter().map(|numbered| numbered.event).collect();
    assert_eq!(events, [Event::VacationBegun { by: Color::White, until }], "no longer than it was");
    server.clock.advance(7 * DAY);
    let clocks = black.watch(game).await.clocks;
    assert_eq!((clocks.white, clocks.running), (3 * DAY, None));
    assert_eq!(rest(0).await, 200);
    assert_eq!(black.events().await, [Event::VacationEnded { by: Color::White }]);
    server.clock.advance(DAY);
    let clocks = black.watch(game).await.clocks;
    assert_eq!((clocks.white, clocks.running), (2 * DAY, Some(Color::White)));
}

async fn players_elsewhere_are_told_of_their_turn(server: TestServer) {
    let (ada, bea) = people(&server).await;
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, DAYS).await;
    black.request(ToServer::Unwatch { game }).await.expect("watched");
    white.play(game, "a1").await.expect("legal");
    let awaited = |message: &FromServer| match message {
        FromServer::Waiting { games } => games.contains(&game).then_some(()),
        _ => None,
    };
    black.find(awaited).await;
    let mut later = server.connect(&bea).await;
    later.find(awaited).await;
}
