//! The public API through the router: tokens and what refuses them, errors, CORS, reading, the OpenAPI document.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request};
use basalt_referee::Scope;
use basalt_store::NewAccessToken;
use basalt_wire::{AccessToken, AccessTokenRequest, ErrorCode, TokenToRevoke};
use serde_json::{Value, from_str, json};

use crate::access_tables::routed;
use crate::archive::{new_game, play, players, resign};
use crate::generator::{Generator, Run};
use crate::harness::{Answer, Browser, NOW, TestServer};
use crate::malformed::percent_encoded;
use crate::{schema, shared_schema};

/// The source of the routes, which the document is compared with.
pub(crate) const ROUTES: &str = include_str!("../../src/v1/routes.rs");

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A program with a token, at an address.
pub(crate) struct Program<'a> {
    server: &'a TestServer,
    token: Option<String>,
    /// The cookie of a session, which the API must not look at.
    session: Option<String>,
    address: [u8; 4],
}

impl<'a> Program<'a> {
    pub(crate) fn new(server: &'a TestServer, token: Option<String>) -> Self {
        Self { server, token, session: None, address: [127, 0, 0, 9] }
    }

    /// The same with a session.
    pub(crate) fn with_session(self, session: &str) -> Self {
        Self { session: Some(session.to_owned()), ..self }
    }

    /// A program of a member with scopes.
    pub(crate) async fn of(server: &'a TestServer, name: &str, scopes: &[Scope]) -> Self {
        let player = server.account(name).await.id;
        let new = NewAccessToken { name: "x".to_owned(), scopes: scopes.to_vec(), expires: None };
        let added = server.store.add_access_token(player, &new, NOW).await.expect("answers");
        let (_, token) = added.expect("there is room");
        Self::new(server, Some(format!("basalt_{}", token.as_str())))
    }

    pub(crate) async fn request(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let text = body.map(Value::to_string).unwrap_or_default();
        self.send_text(method, path, text).await
    }

    /// Sends any text as the body.
    async fn send_text(&self, method: Method, path: &str, body: String) -> Answer {
        let address: SocketAddr = (self.address, 50_000).into();
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("host", "basalt.example").extension(ConnectInfo(address));
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(session) = &self.session {
            request = request.header("cookie", format!("basalt_session={session}"));
        }
        request = request.header("content-type", "application/json");
        self.server.send(request.body(Body::from(body)).expect("a request")).await
    }

    async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path, None).await
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        self.request(Method::POST, path, Some(&body)).await
    }
}

/// The code of an error of the API, with its status.
#[track_caller]
fn refused(answer: &Answer) -> (u16, String) {
    let body: Value = serde_json::from_slice(&answer.body).expect("JSON");
    let code = body["error"]["code"].as_str().unwrap_or_else(|| panic!("{body}"));
    assert!(body["error"]["message"].is_string(), "{body}");
    schema::assert_error(&body);
    (answer.status.as_u16(), code.to_owned())
}

fn error(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

/// The body of a successful response, which is as the document describes it.
#[track_caller]
fn fine(method: &str, path: &str, answer: &Answer) -> Value {
    let body: Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!(answer.status.as_u16(), 200, "{body}");
    shared_schema::assert_response(method, path, &body);
    body
}

/// A member in a browser, who has just logged in.
async fn member<'a>(server: &'a TestServer, name: &str) -> Browser<'a> {
    let registered = server.store.register(name, "a hash", None, NOW).await.expect("answers");
    let basalt_store::Registered::Done(account) = registered else { panic!("a new member") };
    let token = server.store.start_session(account.id, "", NOW).await.expect("answers");
    let mut browser = server.browser();
    browser.cookie = format!("basalt_session={}", token.as_str());
    browser
}

fn wanted(scopes: &[Scope], days: Option<u32>) -> AccessTokenRequest {
    AccessTokenRequest { name: "my bot".to_owned(), scopes: scopes.to_vec(), days }
}

/// The secret of a new token.
fn secret(answer: &Answer) -> String {
    let body: Value = answer.fine();
    body["token"].as_str().expect("a token").to_owned()
}

#[tokio::test]
async fn a_member_makes_lists_and_revokes_tokens() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    let made = ada.post("/api/account/tokens", &wanted(&[Scope::GamePlay], Some(2))).await;
    let token = secret(&made);
    assert!(token.starts_with("basalt_") && token.len() == 7 + 64, "{token}");
    let program = Program::new(&server, Some(token.clone()));
    let account = fine("get", "/api/v1/account", &program.get("/api/v1/account").await);
    assert_eq!((&account["name"], &account["bot"]), (&json!("Ada"), &json!(false)));
    assert_eq!(account["scopes"], json!(["game:play"]));
    assert_eq!(account["expiresAt"], json!(NOW + 2 * DAY));
    let listed: Vec<AccessToken> = ada.get("/api/account/tokens").await.fine();
    assert_eq!((listed.len(), listed[0].used), (1, Some(NOW)));
    let list = ada.get("/api/account/tokens").await;
    assert!(!list.text().contains(&token[7..]), "it is shown once");
    let id = listed[0].id.clone();
    ada.post("/api/account/tokens/revoke", &TokenToRevoke { id }).await.fine::<Value>();
    assert_eq!(refused(&program.get("/api/v1/account").await), error(401, "bad-token"));
    assert!(ada.get("/api/account/tokens").await.fine::<Vec<AccessToken>>().is_empty());
}

#[tokio::test]
async fn a_new_token_needs_a_recent_proof_and_a_sensible_request() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    for refused in [wanted(&[], None), wanted(&[Scope::GamePlay], Some(366))] {
        let answer = ada.post("/api/account/tokens", &refused).await;
        assert_eq!(answer.refused(), (400, ErrorCode::BadWords), "{refused:?}");
    }
    for _ in 0..20 {
        secret(&ada.post("/api/account/tokens", &wanted(&[Scope::GamePlay], None)).await);
    }
    let answer = ada.post("/api/account/tokens", &wanted(&[Scope::GamePlay], None)).await;
    assert_eq!(answer.refused(), (400, ErrorCode::TooManyTokens));
    server.clock.advance(11 * 60 * 1000);
    let answer = ada.post("/api/account/tokens", &wanted(&[Scope::GamePlay], None)).await;
    assert_eq!(answer.refused(), (403, ErrorCode::ConfirmFirst));
    // Ending access is always possible.
    let id = ada.get("/api/account/tokens").await.fine::<Vec<AccessToken>>().remove(0).id;
    ada.post("/api/account/tokens/revoke", &TokenToRevoke { id }).await.fine::<Value>();
}

#[tokio::test]
async fn a_token_that_does_not_count_is_refused_without_a_reason() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    let mut bea = member(&server, "Bea").await;
    let made = ada.post("/api/account/tokens", &wanted(&[Scope::GamePlay], Some(1))).await;
    let program = Program::new(&server, Some(secret(&made)));
    let bad = error(401, "bad-token");
    // Another member cannot revoke it.
    let id = ada.get("/api/account/tokens").await.fine::<Vec<AccessToken>>().remove(0).id;
    let revoke = TokenToRevoke { id: id.clone() };
    bea.post("/api/account/tokens/revoke", &revoke).await.fine::<Value>();
    assert_eq!(program.get("/api/v1/account").await.status, 200);
    let unknown = Program::new(&server, Some(format!("basalt_{}", "0".repeat(64))));
    let malformed = Program::new(&server, Some("nonsense".to_owned()));
    let session = ada.cookie.split('=').nth(1).expect("a session").to_owned();
    let of_session = Program::new(&server, Some(format!("basalt_{session}")));
    let nobody = Program::new(&server, None);
    let answers: BTreeSet<String> = {
        let mut answers = BTreeSet::new();
        for program in [&unknown, &malformed, &of_session, &nobody] {
            let answer = program.get("/api/v1/account").await;
            assert_eq!(refused(&answer), bad);
            assert_eq!(answer.header("www-authenticate"), "Bearer");
            answers.insert(answer.text().to_owned());
        }
        server.clock.advance(DAY);
        let expired = program.get("/api/v1/account").await;
        assert_eq!(refused(&expired), bad);
        answers.insert(expired.text().to_owned());
        answers
    };
    assert_eq!(answers.len(), 1, "nobody learns why");
    // A bad token is refused where none is needed, too.
    assert_eq!(refused(&unknown.get("/api/v1/player/Ada").await), bad);
    // The session does not count as a token, nor the cookie.
    assert_eq!(refused(&Program::new(&server, None).get("/api/v1/account/playing").await), bad);
    assert_eq!(ada.get("/api/v1/account").await.status, 401);
}

/// A value for each parameter of a path.
fn filled(path: &str) -> String {
    path.replace("{game}", "aaaaaaaaaa")
        .replace("{seek}", "aaaaaaaaaa")
        .replace("{answer}", "yes")
        .replace("{name}", "Ada")
        .replace("{pool}", "dvonn-live")
}

#[tokio::test]
async fn every_route_refuses_a_token_without_its_scope() {
    let server = TestServer::new().await;
    players(&server).await;
    // Whoever has played stays a person.
    new_game(&server, 1).await;
    let everything = Scope::ALL;
    for (method, path, route) in schema::operations() {
        let security = route["security"].as_array().cloned().unwrap_or_default();
        let allowed: Vec<&str> = security
            .iter()
            .filter_map(|one| one["token"].as_array())
            .flat_map(|scopes| scopes.iter().filter_map(Value::as_str))
            .collect();
        let is_public = security.is_empty() || security.iter().any(|one| *one == json!({}));
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
        let body = json!({
            "to": "Bea", "game": "dvonn", "days": 3, "move": "a1", "text": "x",
        });
        let body = Some(&body).filter(|_| method == Method::POST);
        let url = filled(&path) + if path.contains("puzzle") { "?game=dvonn" } else { "" };
        let nobody = Program::new(&server, None);
        let answer = nobody.request(method.clone(), &url, body).await;
        assert_eq!(answer.status == 401, !is_public, "{path}");
        // `bot:play` opens nothing but the way to become a bot, for somebody who is none.
        for scope in everything {
            let is_allowed = allowed.contains(&scope.id())
                && (scope != Scope::BotPlay || path.ends_with("/upgrade"));
            // A stream does not end.
            if is_public || allowed.is_empty() || is_allowed && path.contains("stream") {
                continue;
            }
            let program = Program::of(&server, "Ada", &[scope]).await;
            let answer = program.request(method.clone(), &url, body).await;
            let is_refused = answer.status == 403 && refused(&answer).1 == "missing-scope";
            assert_eq!(is_refused, !is_allowed, "{scope} {path}");
            server.store.end_all_sessions(server.account("Ada").await.id).await.expect("answers");
        }
    }
}

#[tokio::test]
async fn all_tokens_of_a_member_have_one_rate_limit() {
    let server = TestServer::new().await;
    players(&server).await;
    let one = Program::of(&server, "Ada", &[Scope::GamePlay]).await;
    let other = Program::of(&server, "Ada", &[Scope::GamePlay]).await;
    let bea = Program::of(&server, "Bea", &[Scope::GamePlay]).await;
    for program in [&one, &other].repeat(60) {
        assert_eq!(program.get("/api/v1/account").await.status, 200);
    }
    for program in [&one, &other] {
        let answer = program.get("/api/v1/account").await;
        assert_eq!(refused(&answer), error(429, "too-often"));
        assert_eq!(answer.header("retry-after"), "1");
    }
    assert_eq!(bea.get("/api/v1/account").await.status, 200);
    server.clock.advance(50);
    assert_eq!(one.get("/api/v1/account").await.status, 200);
    // Bad tokens are counted by address, before they are refused.
    let bad = Program::new(&server, Some("nonsense".to_owned()));
    for _ in 0..60 {
        assert_eq!(bad.get("/api/v1/account").await.status, 401);
    }
    assert_eq!(refused(&bad.get("/api/v1/account").await), error(429, "too-often"));
}

/// A text that could be a token or a session of somebody.
fn made_up(number: u32) -> String {
    format!("{number:064x}")
}

/// Random tokens cost no queries before their address has a limit. Tokens that the server knows are not counted with them.
#[tokio::test]
async fn an_address_tries_so_many_unknown_tokens() {
    let server = TestServer::new().await;
    players(&server).await;
    let ada = Program::of(&server, "Ada", &[Scope::GamePlay]).await;
    let bea = Program::of(&server, "Bea", &[Scope::GamePlay]).await;
    let status = async |program: &Program<'_>| program.get("/api/v1/account").await.status.as_u16();
    assert_eq!(status(&ada).await, 200);
    for number in 1..240 {
        let answer =
            status(&Program::new(&server, Some(format!("basalt_{}", made_up(number))))).await;
        assert!([401, 429].contains(&answer), "{answer}");
    }
    assert_eq!(status(&bea).await, 429, "the server has not seen it yet");
    assert_eq!(status(&ada).await, 200);
    let elsewhere = Program { address: [127, 0, 0, 8], ..Program::new(&server, bea.token.clone()) };
    assert_eq!(status(&elsewhere).await, 200);
    assert_eq!(status(&bea).await, 200, "now it has");
}

#[tokio::test]
async fn an_address_tries_so_many_unknown_sessions() {
    let server = TestServer::new().await;
    let ada = member(&server, "Ada").await;
    assert!(ada.get("/api/me").await.text().contains("Ada"));
    let mut stranger = server.browser();
    for number in 1..240 {
        stranger.cookie = format!("basalt_session={}", made_up(number));
        assert_eq!(stranger.get("/api/me").await.text(), "null");
    }
    for path in ["/api/me", "/live", "/api/games/aaaaaaaaaa"] {
        assert_eq!(stranger.get(path).await.refused(), (429, ErrorCode::TooOften { seconds: 1 }));
    }
    assert!(ada.get("/api/me").await.text().contains("Ada"));
    assert_eq!(server.browser().get("/api/me").await.text(), "null", "nobody is nobody");
    server.clock.advance(50);
    stranger.cookie = format!("basalt_session={}", made_up(1));
    assert_eq!(stranger.get("/api/me").await.text(), "null");
}

#[tokio::test]
async fn a_challenge_to_somebody_else_is_not_for_a_third() {
    let server = TestServer::new().await;
    players(&server).await;
    member(&server, "Cat").await;
    let scopes = [Scope::ChallengeRead, Scope::ChallengeWrite];
    let ada = Program::of(&server, "Ada", &scopes).await;
    let cat = Program::of(&server, "Cat", &scopes).await;
    let terms = json!({"to": "Bea", "game": "dvonn", "days": 3});
    let made = fine("post", "/api/v1/challenge", &ada.post("/api/v1/challenge", terms).await);
    let path = format!("/api/v1/challenge/{}", made["id"].as_str().expect("an id"));
    assert_eq!(refused(&cat.get(&path).await), error(404, "no-challenge"));
    assert_eq!(cat.get("/api/v1/challenge").await.text(), r#"{"in":[],"out":[]}"#);
    for what in ["accept", "decline", "cancel"] {
        let answer = cat.post(&format!("{path}/{what}"), json!({})).await;
        assert_eq!(refused(&answer), error(403, "not-yours"), "{what}");
    }
    // It is as open as before.
    let bea = Program::of(&server, "Bea", &scopes).await;
    fine("get", "/api/v1/challenge/{seek}", &bea.get(&path).await);
    let accept = bea.post(&format!("{path}/accept"), json!({})).await;
    fine("post", "/api/v1/challenge/{seek}/accept", &accept);
}

#[tokio::test]
async fn errors_have_one_shape() {
    let server = TestServer::new().await;
    players(&server).await;
    let ada = Program::of(&server, "Ada", &Scope::ALL).await;
    for (path, expected) in [
        ("/api/v1/nonsense", error(404, "not-found")),
        ("/api/v1/account/nonsense/more", error(404, "not-found")),
        ("/api/v1/player/Nobody", error(404, "no-player")),
        ("/api/v1/challenge/nonsense", error(404, "no-challenge")),
        ("/api/v1/game/nonsense/chat", error(404, "no-game")),
        ("/api/v1/game/stream/aaaaaaaaaa", error(404, "no-game")),
        ("/api/v1/leaderboard/chess", error(400, "unreadable")),
        ("/api/v1/puzzle/daily", error(400, "unreadable")),
        ("/api/v1/puzzle/next?game=punct", error(404, "no-puzzle")),
        ("/api/v1/game/aaaaaaaaaa/resign", error(405, "method-not-allowed")),
    ] {
        assert_eq!(refused(&ada.get(path).await), expected, "{path}");
    }
    let move_path = "/api/v1/game/aaaaaaaaaa/move";
    for (path, body, expected) in [
        (move_path, json!({}), error(400, "unreadable")),
        (move_path, json!({"move": "a1"}), error(404, "no-game")),
        ("/api/v1/seek", json!({"game": "dvonn"}), error(400, "unreadable")),
        ("/api/v1/seek", json!({"game": "dvonn", "days": 99}), error(400, "terms")),
        (
            "/api/v1/challenge",
            json!({"to": "Ada", "game": "dvonn", "days": 3}),
            error(400, "yourself"),
        ),
        (
            "/api/v1/challenge",
            json!({"to": "Zed", "game": "dvonn", "days": 3}),
            error(404, "no-player"),
        ),
    ] {
        assert_eq!(refused(&ada.post(path, body.clone()).await), expected, "{path} {body}");
    }
    let large = json!({"text": "x".repeat(5000)});
    let answer = ada.post("/api/v1/game/aaaaaaaaaa/chat", large).await;
    assert_eq!(refused(&answer), error(400, "unreadable"));
}

#[tokio::test]
async fn any_site_may_call_the_public_api_and_nothing_else() {
    let server = TestServer::new().await;
    players(&server).await;
    let preflight = |path: &str| {
        Request::builder()
            .method(Method::OPTIONS)
            .uri(path)
            .header("host", "basalt.example")
            .header("origin", "https://other.example")
            .header("access-control-request-method", "POST")
            .header("access-control-request-headers", "authorization,content-type")
            .body(Body::empty())
            .expect("a request")
    };
    let allowed = server.send(preflight("/api/v1/challenge")).await;
    assert_eq!(allowed.status, 200);
    assert_eq!(allowed.header("access-control-allow-origin"), "*");
    assert!(allowed.header("access-control-allow-headers").contains("authorization"));
    assert!(allowed.header("access-control-allow-methods").contains("POST"));
    assert_eq!(allowed.header("access-control-allow-credentials"), "");
    for path in ["/api/v1/player/Ada", "/api/v1/nonsense"] {
        let answer = Program::new(&server, None).get(path).await;
        assert_eq!(answer.header("access-control-allow-origin"), "*", "{path}");
    }
    for path in ["/api/me", "/api/account/tokens", "/"] {
        let answer = server.send(preflight(path)).await;
        assert_eq!(answer.header("access-control-allow-origin"), "", "{path}");
        let answer = server.browser().get(path).await;
        assert_eq!(answer.header("access-control-allow-origin"), "", "{path}");
    }
}

#[tokio::test]
async fn everybody_reads_players_games_and_puzzles() {
    let server = TestServer::new().await;
    players(&server).await;
    let (over, running) = (new_game(&server, 1).await, new_game(&server, 2).await);
    play(&server, over, 8).await;
    resign(&server, over, 8).await;
    play(&server, running, 8).await;
    let nobody = Program::new(&server, None);
    let get = async |path: &str| {
        let template = path.split('?').next().unwrap_or_default();
        let template = template.replace("Ada", "{name}").replace("dvonn-live", "{pool}");
        fine("get", &template, &nobody.get(path).await)
    };
    let profile = get("/api/v1/player/Ada").await;
    assert_eq!((&profile["name"], &profile["bot"]), (&json!("Ada"), &json!(false)));
    assert_eq!(get("/api/v1/player/Ada/rating-history").await["points"], json!([]));
    assert_eq!(get("/api/v1/leaderboard/dvonn-live").await["players"], json!([]));
    let live = get("/api/v1/games/live").await;
    assert_eq!(live["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(live["games"][0]["id"], json!(running.to_string()));
    assert_eq!(live["games"][0]["plies"], json!(2), "six plies late");
    let daily = get("/api/v1/puzzle/daily?game=dvonn").await;
    assert_eq!(daily, get("/api/v1/puzzle/daily?game=dvonn").await);
    let (easy, hard) = (
        get("/api/v1/puzzle/next?game=dvonn&rating=900&after=dvonn-2").await,
        get("/api/v1/puzzle/next?game=dvonn&rating=900&after=dvonn-1").await,
    );
    assert_eq!((&easy["id"], &hard["id"]), (&json!("dvonn-1"), &json!("dvonn-2")));
    assert_eq!(easy["turn"], json!("white"));
    assert_eq!(easy["solution"], json!(["e3f3", "j3i3", "f3h3"]));
}

#[tokio::test]
async fn only_an_account_without_games_becomes_a_bot() {
    let server = TestServer::new().await;
    players(&server).await;
    new_game(&server, 1).await;
    let upgrade = "/api/v1/bot/account/upgrade";
    let ada = Program::of(&server, "Ada", &[Scope::BotPlay]).await;
    assert_eq!(refused(&ada.post(upgrade, json!({})).await), error(403, "has-games"));
    member(&server, "Robo").await;
    let other = Program::of(&server, "Robo", &[Scope::GamePlay]).await;
    assert_eq!(refused(&other.post(upgrade, json!({})).await), error(403, "missing-scope"));
    let robo = Program::of(&server, "Robo", &[Scope::BotPlay]).await;
    let before = robo.get("/api/v1/challenge").await;
    assert_eq!(refused(&before), error(403, "missing-scope"), "not a bot yet");
    fine("post", upgrade, &robo.post(upgrade, json!({})).await);
    assert_eq!(refused(&robo.post(upgrade, json!({})).await), error(409, "already-a-bot"));
    fine("get", "/api/v1/challenge", &robo.get("/api/v1/challenge").await);
    let profile = fine("get", "/api/v1/player/{name}", &robo.get("/api/v1/player/Robo").await);
    assert_eq!(profile["bot"], json!(true));
    let page: basalt_wire::Profile = server.browser().get("/api/players/Robo").await.fine();
    assert!(page.bot);
}

#[tokio::test]
async fn games_between_people_and_bots_are_casual_and_agreed_on() {
    let server = TestServer::new().await;
    players(&server).await;
    for name in ["Robo", "Robi"] {
        member(&server, name).await;
        server.store.make_bot(server.account(name).await.id).await.expect("answers");
    }
    let ada = Program::of(&server, "Ada", &[Scope::ChallengeWrite]).await;
    let robo = Program::of(&server, "Robo", &[Scope::BotPlay]).await;
    let second = Program::of(&server, "Robi", &[Scope::BotPlay]).await;
    let clock = json!({"limit": 300, "increment": 3});
    let to = |name: &str, rated: bool| json!({"to": name, "game": "dvonn", "clock": clock, "rated": rated});
    let open = |rated: bool, listed: bool| json!({"game": "dvonn", "clock": clock, "rated": rated, "listed": listed});
    let id = |answer: &Answer| {
        let body: Value = serde_json::from_slice(&answer.body).expect("JSON");
        body["id"].as_str().unwrap_or_else(|| panic!("{body}")).to_owned()
    };
    let accept = |id: &str| format!("/api/v1/challenge/{id}/accept");
    for (program, name) in [(&ada, "Robo"), (&robo, "Ada")] {
        let answer = program.post("/api/v1/challenge", to(name, true)).await;
        assert_eq!(refused(&answer), error(400, "terms"));
        assert!(answer.text().contains("\"wrong\":\"rated-bot\""), "{}", answer.text());
    }
    // A person who waits in the lobby waits for a person, unless the bot is given the address.
    let seek = id(&ada.post("/api/v1/seek", open(false, true)).await);
    assert_eq!(refused(&robo.post(&accept(&seek), json!({})).await), error(403, "not-for-bots"));
    let link = id(&ada.post("/api/v1/seek", open(false, false)).await);
    fine("post", "/api/v1/challenge/{seek}/accept", &robo.post(&accept(&link), json!({})).await);
    // A person may accept the open challenge of a bot, without a rating.
    let rated = id(&robo.post("/api/v1/seek", open(true, true)).await);
    assert_eq!(refused(&ada.post(&accept(&rated), json!({})).await), error(400, "terms"));
    fine("post", "/api/v1/challenge/{seek}/accept", &second.post(&accept(&rated), json!({})).await);
    let casual = robo.post("/api/v1/seek", open(false, true)).await;
    let casual_body = fine("post", "/api/v1/seek", &casual);
    assert_eq!(casual_body["challenger"]["kind"], json!("bot"));
    fine(
        "post",
        "/api/v1/challenge/{seek}/accept",
        &ada.post(&accept(&id(&casual)), json!({})).await,
    );
    let named = id(&ada.post("/api/v1/challenge", to("Robo", false)).await);
    fine("post", "/api/v1/challenge/{seek}/accept", &robo.post(&accept(&named), json!({})).await);
}

#[tokio::test]
async fn the_document_has_every_route_and_no_other() {
    let routed: BTreeSet<(String, String)> = routed(ROUTES)
        .into_iter()
        // The page and the document describe themselves.
        .filter(|(method, path)| {
            let own = ["/api/v1", "/api/v1/", "/api/v1/docs.js", "/api/v1/docs.css"];
            method != "any" && !own.contains(&path.as_str()) && path != "/api/v1/openapi.json"
        })
        .collect();
    let documented: BTreeSet<(String, String)> =
        schema::operations().into_iter().map(|(method, path, _)| (method, path)).collect();
    assert!(routed.len() > 20);
    assert_eq!(documented, routed);
    let server = TestServer::new().await;
    let answer = Program::new(&server, None).get("/api/v1/openapi.json").await;
    assert_eq!(serde_json::from_slice::<Value>(&answer.body).ok(), Some(schema::document()));
    assert!(
        schema::document()["openapi"].as_str().is_some_and(|version| version.starts_with("3.1"))
    );
}

#[tokio::test]
async fn the_page_of_the_api_is_one_of_our_own_files() {
    let server = TestServer::new().await;
    let nobody = Program::new(&server, None);
    for path in ["/api/v1/", "/api/v1"] {
        let page = nobody.get(path).await;
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        let policy = page.header("content-security-policy").to_owned();
        assert!(policy.contains("script-src 'self'"), "{policy}");
        // Nothing is inline, and nothing comes from elsewhere.
        let text = page.text();
        assert!(!text.contains("<style") && !text.contains("style=") && !text.contains("http"));
        assert!(!text.contains("<script>") && !text.contains("onclick"), "{text}");
    }
    for (path, kind) in [("docs.js", "text/javascript"), ("docs.css", "text/css")] {
        let file = nobody.get(&format!("/api/v1/{path}")).await;
        assert!(file.header("content-type").starts_with(kind), "{path}");
    }
}

/// Requests that are nearly right, to every route of the document: no answer is a server error or outside the document. The others of the run
/// go to the routes of our own page.
#[tokio::test]
async fn malformed_requests_are_answered_as_the_document_says() {
    const SHAPES: [&str; 5] = [
        r#"{"move":"a1","after":8}"#,
        r#"{"text":"Hello"}"#,
        r#"{"to":"Bea","game":"dvonn","clock":{"limit":300,"increment":3},"color":"white"}"#,
        r#"{"game":"punct","days":3,"listed":true}"#,
        "{}",
    ];
    let server = TestServer::new().await;
    players(&server).await;
    let game = new_game(&server, 1).await.to_string();
    play(&server, game.parse().expect("an id"), 8).await;
    let program = Program::of(&server, "Ada", &Scope::ALL).await;
    let nobody = Program::new(&server, None);
    let mut operations = schema::operations();
    // It would revoke the token, and a stream does not end.
    operations.retain(|(_, path, _)| !path.ends_with("/token") && !path.contains("stream"));
    let (mut generator, mut run) = (Generator::new(3), Run::new(15));
    for sent in 0..run.count() {
        let (method, path, _) = generator.pick(&operations).clone();
        let fill = |segment: &str, generator: &mut Generator| {
            let right = match segment {
                "{game}" => game.as_str(),
                "{seek}" => "aaaaaaaaaa",
                "{answer}" => "yes",
                "{name}" => "Ada",
                "{pool}" => "dvonn-live",
                other => return other.to_owned(),
            };
            match generator.rng.below(4) {
                0 => percent_encoded(&generator.text()),
                _ => right.to_owned(),
            }
        };
        let segments: Vec<String> =
            path.split('/').map(|segment| fill(segment, &mut generator)).collect();
        let value = *generator.pick(&["dvonn", "punct", "%00", "-1", "1e9"]);
        let query = if path.contains("/puzzle/") { "?game={}&rating={}" } else { "" };
        let url = segments.join("/") + &query.replace("{}", value);
        let text: &str = generator.pick::<&str>(&SHAPES);
        let shape: Value = from_str(text).expect("JSON");
        let body = generator.line(&shape);
        let sender = *generator.pick(&[&program, &nobody]);
        let method_name = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
        let answer = sender.send_text(method_name, &url, body.clone()).await;
        let shown = format!("{method} {url} {body}: {}", answer.text());
        match answer.status.as_u16() {
            200 => _ = fine(&method, &path, &answer),
            // The path may be that of no route, or the segment was empty.
            400..=499 => _ = refused(&answer),
            other => panic!("{other}: {shown}"),
        }
        server.clock.advance(1_000);
        run.on_sent(sent);
    }
    run.check_memory();
}
