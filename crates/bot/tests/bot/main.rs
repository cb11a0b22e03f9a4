//! A bot against a small server that speaks the part of the API that it needs: it plays both games, survives cuts, lost
//! answers and restarts, and answers challenges by its rules.

mod fake_server;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use basalt_arena::Spec;
use basalt_bot::{
    BotConfig, BotError, BotEvent, ChallengeRules, Client, EngineConfig, RatedWish, run,
};
use basalt_rules::Game;
use tokio::time::timeout;

use fake_server::{FakeServer, Fault};

/// Maximum time of all games of a test, on a slow machine.
const GAMES_TIMEOUT: Duration = Duration::from_mins(2);

fn config(max_games: usize) -> BotConfig {
    BotConfig {
        engine: EngineConfig {
            spec: Spec::parse("random").expect("a player"),
            settings: Vec::new(),
            move_time: Duration::from_secs(5),
            max_searches: 2,
        },
        rules: ChallengeRules {
            games: vec![Game::Dvonn, Game::Punct],
            rated: RatedWish::Casual,
            min_seconds: Some(60),
            max_seconds: 3_600,
            max_days: Some(3),
            max_games,
        },
        upgrade: false,
    }
}

fn client(server: &FakeServer) -> Client {
    let address = server.address().parse().expect("an address");
    Client::new(address, fake_server::TOKEN).expect("a client")
}

/// Runs a bot until a condition of the server holds. Returns its log.
async fn run_until(
    server: &FakeServer,
    config: BotConfig,
    is_enough: impl Fn(&fake_server::State) -> bool,
) -> Vec<BotEvent> {
    let log = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&log);
    let keep = move |event: &BotEvent| kept.lock().expect("a log").push(event.clone());
    let played = run(client(server), config, keep, server.wait_until(is_enough));
    let played = timeout(GAMES_TIMEOUT, played).await;
    played.expect("in time").expect("it plays until it is stopped");
    let log = log.lock().expect("a log");
    log.clone()
}

#[tokio::test]
async fn many_games_at_once_are_played_to_their_ends() {
    let server = FakeServer::start().await;
    let games = ["dvonn", "punct", "dvonn"];
    for game in games {
        server.challenge(game, false);
    }
    server.challenge("punct-basic", false);
    server.challenge("dvonn", true);
    let log =
        run_until(&server, config(3), |state| state.finished() == 3 && state.declined == 2).await;
    assert_eq!(log[0], BotEvent::Online("Deep".to_owned()));
    let accepted = log.iter().filter(|event| matches!(event, BotEvent::Accepted(_))).count();
    assert_eq!(accepted, 3, "{log:?}");
    assert_eq!(server.state().most_at_once, 3);
    assert_eq!(server.state().refused, 0, "every move was legal and in time");
}

#[tokio::test]
async fn no_more_games_than_allowed_are_played_at_once() {
    let server = FakeServer::start().await;
    for _ in 0..3 {
        server.challenge("dvonn", false);
    }
    run_until(&server, config(1), |state| state.finished() == 3).await;
    assert_eq!(server.state().most_at_once, 1);
}

#[tokio::test]
async fn cuts_and_lost_answers_lose_no_game() {
    for fault in [Fault::CutStreams, Fault::LoseAnswer, Fault::Unavailable] {
        let server = FakeServer::start().await;
        server.challenge("dvonn", false);
        server.fail_after_moves(5, fault);
        run_until(&server, config(1), |state| state.finished() == 1).await;
        let state = server.state();
        assert!(state.has_failed, "{fault:?}");
        assert_eq!(state.doubled, 0, "{fault:?}: no move is made twice");
    }
}

#[tokio::test]
async fn a_bot_that_is_started_again_goes_on() {
    let server = FakeServer::start().await;
    server.challenge("dvonn", false);
    run_until(&server, config(1), |state| state.moves() >= 7).await;
    assert_eq!(server.state().finished(), 0, "it was stopped in the middle");
    let log = run_until(&server, config(1), |state| state.finished() == 1).await;
    assert!(log.iter().any(|event| matches!(event, BotEvent::Playing(_))), "{log:?}");
}

#[tokio::test]
async fn an_engine_that_fails_resigns() {
    let server = FakeServer::start().await;
    server.challenge("dvonn", false);
    let mut broken = config(1);
    broken.engine.spec = Spec::parse("ugi:/nowhere/at/all").expect("a player");
    let log = run_until(&server, broken, |state| state.finished() == 1).await;
    assert!(log.iter().any(|event| matches!(event, BotEvent::GameFailed(..))), "{log:?}");
    assert_eq!(server.state().resigned, 1);
}

#[tokio::test]
async fn a_person_is_no_bot_and_a_wrong_token_is_told() {
    let server = FakeServer::start().await;
    server.change(|state| state.bot = false);
    let never = std::future::pending::<()>();
    let refused = run(client(&server), config(1), |_| {}, never).await;
    assert!(matches!(refused, Err(BotError::NotABot)));
    let upgrade = BotConfig { upgrade: true, ..config(1) };
    run_until(&server, upgrade, |state| state.bot).await;
    let stranger = Client::new(server.address().parse().expect("an address"), "basalt_wrong");
    let never = std::future::pending::<()>();
    let refused = run(stranger.expect("a client"), config(1), |_| {}, never).await;
    let Err(BotError::Client(error)) = refused else { panic!("{refused:?}") };
    assert!(error.to_string().contains("bad-token"), "{error}");
    assert!(!error.to_string().contains("basalt_wrong"), "the token is never shown");
}
