//! Clocks: flags, restarts, lag, correspondence, vacations, those who left.

use basalt_rules::Color;
use basalt_wire::{Act, Clocks, Ending, Event, FromServer, Reason, Refusal, ToServer};

use crate::client::{Client, alternate, begin_game, post};
use crate::house::{DAYS, House, TERMS, on_both};

on_both! {
    a_flag_falls_with_nobody_connected,
    a_move_after_the_flag_is_too_late,
    a_move_in_the_last_millisecond_counts,
    lag_that_was_measured_is_made_good,
    a_game_without_a_first_move_is_called_off,
    who_stays_may_claim_the_game_of_who_left,
    a_game_goes_on_after_a_restart_and_so_do_its_clocks,
    by_correspondence_the_flag_falls_after_a_restart_too,
    a_vacation_rests_the_clock_by_correspondence,
    a_vacation_goes_on_in_games_that_begin_during_it,
    who_is_elsewhere_is_told_where_it_is_their_turn,
}

const DAY: u64 = 24 * 60 * 60 * 1_000;

fn lost_on_time(winner: Color) -> Ending {
    Ending { winner: Some(winner), reason: Reason::Time }
}

async fn people(house: &House) -> (crate::house::Person, crate::house::Person) {
    (house.guest("Ada").await, house.guest("Bea").await)
}

async fn clients(house: &House) -> (Client, Client) {
    let (ada, bea) = people(house).await;
    (house.connect(&ada).await, house.connect(&bea).await)
}

async fn a_flag_falls_with_nobody_connected(house: House) {
    let (mut ada, mut bea) = clients(&house).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    drop((ada, bea));
    house.clock.advance(61_000);
    let mut stranger = house.stranger().await;
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

async fn a_move_after_the_flag_is_too_late(house: House) {
    let (mut ada, mut bea) = clients(&house).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    house.clock.advance(60_000);
    assert_eq!(ada.play(game, "c1").await, Err(Refusal::TooLate));
    house.clock.advance(500);
    assert_eq!(bea.ending().await, lost_on_time(Color::Black));
    assert_eq!(ada.play(game, "c1").await, Err(Refusal::Over));
}

async fn a_move_in_the_last_millisecond_counts(house: House) {
    let (mut ada, mut bea) = clients(&house).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    house.clock.advance(59_999);
    ada.play(game, "c1").await.expect("in time");
    let clocks = |message: &FromServer| match message {
        FromServer::Events { clocks, .. } => Some(*clocks),
        _ => None,
    };
    let Clocks { white, running, .. } = bea.find(clocks).await;
    assert_eq!((white, running), (2_001, Some(Color::Black)));
}

async fn lag_that_was_measured_is_made_good(house: House) {
    let (ada, bea) = people(&house).await;
    let mut bea = house.connect(&bea).await;
    let mut ada = house.connect(&ada).await;
    ada.answers_pings = false;
    let mark = ada
        .find(|message| match message {
            FromServer::Ping { mark, .. } => Some(*mark),
            _ => None,
        })
        .await;
    house.clock.advance(300);
    ada.begin(ToServer::Pong { mark }).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    house.clock.advance(1_000);
    ada.play(game, "c1").await.expect("legal");
    let moved = Event::Move { by: Color::White, mv: "c1".to_owned(), spent: 700, forced: false };
    assert_eq!(bea.events().await, [moved]);
}

async fn a_game_without_a_first_move_is_called_off(house: House) {
    let (mut ada, mut bea) = clients(&house).await;
    begin_game(&mut ada, &mut bea, TERMS).await;
    house.clock.advance(30_000);
    assert_eq!(ada.ending().await, Ending { winner: None, reason: Reason::Aborted });
}

async fn who_stays_may_claim_the_game_of_who_left(house: House) {
    let (mut ada, mut bea) = clients(&house).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    assert_eq!(ada.act(game, Act::Claim).await, Err(Refusal::NotNow));
    house.clock.advance(1_000);
    let left_at = house.clock.now();
    drop(bea);
    ada.find(|message| match message {
        FromServer::Presence { presence, .. } => {
            (presence.away_since == Some(left_at)).then_some(())
        }
        _ => None,
    })
    .await;
    house.clock.advance(29_999);
    assert_eq!(ada.act(game, Act::Claim).await, Err(Refusal::NotNow));
    house.clock.advance(1);
    ada.act(game, Act::Claim).await.expect("half a minute has passed");
    let left = Ending { winner: Some(Color::White), reason: Reason::Left };
    assert_eq!(ada.ending().await, left);
}

async fn a_game_goes_on_after_a_restart_and_so_do_its_clocks(house: House) {
    let (ada, bea) = people(&house).await;
    let (mut white, mut black) = (house.connect(&ada).await, house.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
    house.clock.advance(5_000);
    let house = house.restart().await;
    house.clock.advance(5_000);
    let (mut white, mut black) = (house.connect(&ada).await, house.connect(&bea).await);
    let state = white.watch(game).await;
    assert_eq!((state.events.len(), state.clocks.white), (2, 50_000));
    black.watch(game).await;
    white.play(game, "c1").await.expect("legal");
    let moved = Event::Move { by: Color::White, mv: "c1".to_owned(), spent: 10_000, forced: false };
    assert_eq!(black.events().await, [moved]);
}

async fn by_correspondence_the_flag_falls_after_a_restart_too(house: House) {
    let (ada, bea) = people(&house).await;
    let (mut white, mut black) = (house.connect(&ada).await, house.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, DAYS).await;
    alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
    house.clock.advance(2 * DAY);
    let house = house.restart().await;
    let mut black = house.connect(&bea).await;
    black.watch(game).await;
    house.clock.advance(DAY);
    assert_eq!(black.ending().await, lost_on_time(Color::Black));
}

async fn a_vacation_rests_the_clock_by_correspondence(house: House) {
    let (ada, bea) = people(&house).await;
    let (mut white, mut black) = (house.connect(&ada).await, house.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, DAYS).await;
    alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
    let until = house.clock.now() + 10 * DAY;
    house.node.live.rest(ada.id, Some(until)).await.expect("stored");
    assert_eq!(black.events().await, [Event::VacationBegun { by: Color::White, until }]);
    house.clock.advance(9 * DAY);
    house.node.live.rest(ada.id, None).await.expect("stored");
    assert_eq!(black.events().await, [Event::VacationEnded { by: Color::White }]);
    house.clock.advance(3 * DAY);
    assert_eq!(black.ending().await, lost_on_time(Color::Black));
}

async fn a_vacation_goes_on_in_games_that_begin_during_it(house: House) {
    let (ada, bea) = people(&house).await;
    let (mut white, mut black) = (house.connect(&ada).await, house.connect(&bea).await);
    let rest = async |days: u8| {
        let body = format!(r#"{{"days":{days}}}"#);
        post(house.node.address, "/api/vacation", &ada.token, &body).await
    };
    assert_eq!(rest(10).await, 200);
    let until = house.clock.now() + 10 * DAY;
    house.clock.advance(2 * DAY);
    let game = begin_game(&mut white, &mut black, DAYS).await;
    let state = black.watch(game).await;
    let events: Vec<_> = state.events.into_iter().map(|numbered| numbered.event).collect();
    assert_eq!(events, [Event::VacationBegun { by: Color::White, until }], "no longer than it was");
    house.clock.advance(7 * DAY);
    let clocks = black.watch(game).await.clocks;
    assert_eq!((clocks.white, clocks.running), (3 * DAY, None));
    assert_eq!(rest(0).await, 200);
    assert_eq!(black.events().await, [Event::VacationEnded { by: Color::White }]);
    house.clock.advance(DAY);
    let clocks = black.watch(game).await.clocks;
    assert_eq!((clocks.white, clocks.running), (2 * DAY, Some(Color::White)));
}

async fn who_is_elsewhere_is_told_where_it_is_their_turn(house: House) {
    let (ada, bea) = people(&house).await;
    let (mut white, mut black) = (house.connect(&ada).await, house.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, DAYS).await;
    black.ask(ToServer::Unwatch { game }).await.expect("watched");
    white.play(game, "a1").await.expect("legal");
    let awaited = |message: &FromServer| match message {
        FromServer::Waiting { games } => games.contains(&game).then_some(()),
        _ => None,
    };
    black.find(awaited).await;
    let mut later = house.connect(&bea).await;
    later.find(awaited).await;
}
