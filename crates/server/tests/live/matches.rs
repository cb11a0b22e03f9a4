//! Time odds, and matches that are the best of three.

use basalt_referee::{BadTerms, ColorWish, GameId, Pace, Terms};
use basalt_wire::{Act, ErrorCode, FromServer, Series, ToServer};

use crate::client::{Client, alternate, begin_game};
use crate::harness::{TERMS, TestServer, on_both};

on_both! {
    players_may_have_different_times,
    time_odds_are_for_casual_games,
    time_odds_are_not_paired,
    a_match_goes_on_until_it_is_decided,
    a_game_without_a_result_decides_nothing,
}

const SHORT: Pace = Pace::Live { base: 30, increment: 1 };
const ODDS: Terms = Terms { odds: Some(SHORT), color: ColorWish::Black, ..TERMS };
const MATCH: Terms = Terms { best_of_three: true, ..TERMS };

/// The next game after one that is over, which both watch.
async fn next_game(one: &mut Client, other: &mut Client) -> GameId {
    let game = one.started().await;
    assert_eq!(other.started().await, game);
    one.watch(game).await;
    other.watch(game).await;
    game
}

async fn players_may_have_different_times(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, ODDS).await;
    let clocks = ada.watch(game).await.clocks;
    assert_eq!((clocks.white, clocks.black), (30_000, 60_000), "Ada is Black");
    alternate(&mut bea, &mut ada, game, &["a1", "b1"]).await;
    server.clock.advance(4_000);
    alternate(&mut bea, &mut ada, game, &["c1"]).await;
    let clocks = ada.watch(game).await.clocks;
    assert_eq!((clocks.white, clocks.black), (27_000, 60_000), "4 s less, 1 s more");
    ada.act(game, Act::Resign).await.expect("it goes on");
    ada.act(game, Act::Rematch).await.expect("over");
    bea.act(game, Act::Rematch).await.expect("offered");
    let next = next_game(&mut ada, &mut bea).await;
    let clocks = ada.watch(next).await.clocks;
    assert_eq!((clocks.white, clocks.black), (60_000, 30_000), "everybody keeps their time");
}

async fn time_odds_are_for_casual_games(server: TestServer) {
    let mut ada = server.connect(&server.member("Ada").await).await;
    for terms in [Terms { rated: true, ..ODDS }, Terms { pace: Pace::Days(3), ..ODDS }] {
        let refused = ada.request(ToServer::Seek { terms, to: None, listed: true }).await;
        assert_eq!(refused, Err(ErrorCode::Terms { wrong: BadTerms::Odds }));
    }
}

async fn time_odds_are_not_paired(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let open = ToServer::Seek { terms: ODDS, to: None, listed: true };
    ada.request(open).await.expect("playable");
    bea.request(ToServer::Pair { terms: TERMS }).await.expect("playable");
    bea.opened().await;
    assert_eq!(server.store().running(1).await.expect("answers"), []);
}

async fn series(client: &mut Client, game: GameId) -> Option<Series> {
    client.watch(game).await.series
}

async fn a_match_goes_on_until_it_is_decided(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let first = begin_game(&mut ada, &mut bea, MATCH).await;
    assert_eq!(series(&mut ada, first).await, Some(Series { games: 0, white: 0, black: 0 }));
    bea.act(first, Act::Resign).await.expect("it goes on");
    bea.act(first, Act::Rematch).await.expect("the match goes on without an offer");
    let second = next_game(&mut ada, &mut bea).await;
    let score = Series { games: 1, white: 0, black: 2 };
    assert_eq!(series(&mut ada, second).await, Some(score), "Ada is Black now");
    bea.act(second, Act::Resign).await.expect("it goes on");
    bea.act(second, Act::Rematch).await.expect("another match");
    ada.find(|message| matches!(message, FromServer::RematchOffered { .. }).then_some(())).await;
    ada.act(second, Act::Rematch).await.expect("offered");
    let third = next_game(&mut ada, &mut bea).await;
    assert_eq!(series(&mut ada, third).await, Some(Series { games: 0, white: 0, black: 0 }));
    let single = begin_game(&mut ada, &mut bea, TERMS).await;
    assert_eq!(series(&mut ada, single).await, None);
}

async fn a_game_without_a_result_decides_nothing(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let first = begin_game(&mut ada, &mut bea, MATCH).await;
    bea.act(first, Act::Abort).await.expect("nobody has moved");
    ada.act(first, Act::Rematch).await.expect("the match goes on");
    let second = next_game(&mut ada, &mut bea).await;
    assert_eq!(series(&mut bea, second).await, Some(Series { games: 0, white: 0, black: 0 }));
}
