//! Access over HTTP: every route for nobody, a guest, another member, a player of the game, and a moderator.

use std::collections::BTreeSet;

use serde_json::{Value, from_str};

use crate::access_tables::{routed, server_with_game_and_challenge};
use crate::harness::{Browser, NOW, TestServer};

/// The source of the routes, in which the table is looked up.
const ROUTES: &str = include_str!("../../src/routes.rs");

/// The people who send requests, in the order of the columns.
#[derive(Clone, Copy, Debug)]
enum Actor {
    Nobody,
    Guest,
    OtherMember,
    /// A member who plays the game, and whose challenge it is.
    Player,
    /// A member who is a moderator, and has nothing to do with the game.
    Moderator,
}

impl Actor {
    const ALL: [Self; 5] =
        [Self::Nobody, Self::Guest, Self::OtherMember, Self::Player, Self::Moderator];
}

/// A name that each of them can register.
const NEW_NAMES: [&str; 5] = ["Dora", "Emil", "Finn", "Gwen", "Hugo"];

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// A status.
    Status(u16),
    /// Status 200, and the answer names the game.
    TheirGame,
    /// Status 200, and the answer does not name it.
    NotTheirGame,
}

use Expected::{NotTheirGame, Status, TheirGame};

const OK: Expected = Status(200);
const NO_CONTENT: Expected = Status(204);
const BAD_REQUEST: Expected = Status(400);
const UNAUTHORIZED: Expected = Status(401);
const FORBIDDEN: Expected = Status(403);
const NOT_FOUND: Expected = Status(404);
const CONFLICT: Expected = Status(409);

/// A route: its path as the router has it, the body of a POST, and the answers in the order of [`Actor::ALL`].
struct Row {
    path: &'static str,
    body: Option<&'static str>,
    expected: [Expected; 5],
}

/// The answers to nobody, a guest, another member and a player. A moderator gets those of any other member.
const fn all(expected: [Expected; 4]) -> [Expected; 5] {
    let [nobody, guest, other, player] = expected;
    [nobody, guest, other, player, other]
}

const fn get(path: &'static str, expected: [Expected; 4]) -> Row {
    Row { path, body: None, expected: all(expected) }
}

const fn post(path: &'static str, body: &'static str, expected: [Expected; 4]) -> Row {
    Row { path, body: Some(body), expected: all(expected) }
}

/// A route for moderators alone.
const fn moderators(path: &'static str, body: Option<&'static str>, moderator: Expected) -> Row {
    Row { path, body, expected: [UNAUTHORIZED, FORBIDDEN, FORBIDDEN, FORBIDDEN, moderator] }
}

/// The answers where only a member has something to ask for.
const MEMBERS: [Expected; 4] = [UNAUTHORIZED, FORBIDDEN, OK, OK];

/// The answers to a wrong password of a member.
const NOT_THEIR_PASSWORD: [Expected; 4] = [UNAUTHORIZED, FORBIDDEN, UNAUTHORIZED, UNAUTHORIZED];

/// `{game}` is a running game of Ada and Bea in which it is Ada's turn, `{seek}` a challenge of Ada to Bea, `{new-name}` differs
/// from actor to actor.
const TABLE: &[Row] = &[
    get("/api/me", [OK; 4]),
    post("/api/guest", "{}", [OK; 4]),
    post("/api/register", r#"{"name":"{new-name}","password":"quartz-lantern-91"}"#, [OK; 4]),
    post("/api/login", r#"{"name":"Ada","password":"not-her-password"}"#, [UNAUTHORIZED; 4]),
    post("/api/logout", "{}", [OK; 4]),
    post(
        "/api/recover",
        r#"{"name":"Ada","code":"not-her-code","password":"quartz-lantern-91"}"#,
        [UNAUTHORIZED; 4],
    ),
    // A test address without TLS has no passkeys; what is sent to it is checked first.
    post("/api/passkeys/register/begin", r#"{"name":"{new-name}-2"}"#, [BAD_REQUEST; 4]),
    post(
        "/api/passkeys/register",
        r#"{"name":"{new-name}-2","id":"not-hers","credential":{}}"#,
        [UNAUTHORIZED; 4],
    ),
    post("/api/passkeys/login/begin", "{}", [BAD_REQUEST; 4]),
    post("/api/passkeys/login", r#"{"id":"not-hers","credential":{}}"#, [BAD_REQUEST; 4]),
    get("/api/account", MEMBERS),
    post("/api/account/confirm", r#"{"password":"not-her-password"}"#, NOT_THEIR_PASSWORD),
    post(
        "/api/account/confirm-passkey",
        r#"{"id":"not-hers","credential":{}}"#,
        [UNAUTHORIZED, FORBIDDEN, BAD_REQUEST, BAD_REQUEST],
    ),
    post("/api/account/passkeys/begin", "{}", [UNAUTHORIZED, FORBIDDEN, BAD_REQUEST, BAD_REQUEST]),
    post("/api/account/passkeys/add", r#"{"id":"not-hers","credential":{}}"#, NOT_THEIR_PASSWORD),
    post("/api/account/passkeys/remove", r#"{"id":"not-hers"}"#, MEMBERS),
    get("/api/account/tokens", MEMBERS),
    post("/api/account/tokens", r#"{"name":"x","scopes":["game:play"]}"#, MEMBERS),
    post("/api/account/tokens/revoke", r#"{"id":"not-hers"}"#, MEMBERS),
    post(
        "/api/account/password",
        r#"{"current":"not-her-password","new":"quartz-lantern-91"}"#,
        NOT_THEIR_PASSWORD,
    ),
    post("/api/account/recovery-codes", "{}", MEMBERS),
    post("/api/account/sessions/end", r#"{"id":"0000000000000000"}"#, MEMBERS),
    post("/api/account/logout-everywhere", "{}", MEMBERS),
    post("/api/account/two-factor/begin", "{}", MEMBERS),
    // The row before has begun to set it up.
    post(
        "/api/account/two-factor/enable",
        r#"{"code":"123456"}"#,
        [UNAUTHORIZED, FORBIDDEN, UNAUTHORIZED, UNAUTHORIZED],
    ),
    post("/api/account/two-factor/disable", "{}", MEMBERS),
    post("/api/account/name", r#"{"name":"admin"}"#, [UNAUTHORIZED, FORBIDDEN, CONFLICT, CONFLICT]),
    post("/api/account/profile", r#"{"country":"IS","about":"x"}"#, MEMBERS),
    // Not the name of the account.
    post(
        "/api/account/delete",
        r#"{"name":"Bea"}"#,
        [UNAUTHORIZED, FORBIDDEN, NOT_FOUND, NOT_FOUND],
    ),
    get("/api/account/data", MEMBERS),
    // The operator has set up no SMTP server.
    post(
        "/api/account/email",
        r#"{"address":"ada@example.org"}"#,
        [UNAUTHORIZED, FORBIDDEN, NOT_FOUND, NOT_FOUND],
    ),
    post("/api/account/email/remove", "{}", MEMBERS),
    post("/api/account/email/subscribe", r#"{"subscribed":false}"#, MEMBERS),
    post("/api/account/email/turns", r#"{"wanted":true}"#, MEMBERS),
    get("/api/email", [OK; 4]),
    post("/api/email/verify", r#"{"token":"not-hers"}"#, [BAD_REQUEST; 4]),
    post("/api/email/unsubscribe", r#"{"token":"not-hers"}"#, [BAD_REQUEST; 4]),
    post("/api/email/forgot", r#"{"name":"Ada"}"#, [NOT_FOUND; 4]),
    post(
        "/api/email/reset",
        r#"{"token":"not-hers","password":"quartz-lantern-91"}"#,
        [BAD_REQUEST; 4],
    ),
    get("/api/push", MEMBERS),
    post(
        "/api/push",
        r#"{"endpoint":"https://push.example.org/x","p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}"#,
        MEMBERS,
    ),
    post("/api/push/end", "{}", MEMBERS),
    get("/api/account/messages", [UNAUTHORIZED, OK, OK, OK]),
    post("/api/account/messages/read", "{}", [UNAUTHORIZED, OK, OK, OK]),
    // Nothing was done about them.
    post("/api/account/appeal", r#"{"entry":1}"#, [UNAUTHORIZED, CONFLICT, CONFLICT, CONFLICT]),
    post("/api/appeal", r#"{"token":"not-hers","words":"x"}"#, [BAD_REQUEST; 4]),
    post("/api/appeal/view", r#"{"token":"not-hers"}"#, [BAD_REQUEST; 4]),
    // Nobody reports themselves.
    post(
        "/api/report",
        r#"{"about":{"profile":{"name":"Ada"}},"reason":"name","words":""}"#,
        [UNAUTHORIZED, OK, OK, BAD_REQUEST],
    ),
    moderators("/api/moderation", None, OK),
    moderators("/api/moderation/log", None, OK),
    moderators(
        "/api/moderation/act",
        Some(r#"{"player":"Ada","action":"warn","reason":"abuse","words":"x"}"#),
        OK,
    ),
    moderators("/api/moderation/players/{name}", None, OK),
    moderators("/api/moderation/players/{name}/fair-play", None, OK),
    moderators("/api/moderation/players/{name}/fair-play", Some("{}"), OK),
    get("/api/awaiting", [NO_CONTENT, NO_CONTENT, NO_CONTENT, TheirGame]),
    get("/api/notice", [NO_CONTENT; 4]),
    get("/api/my-games", [NotTheirGame, NotTheirGame, NotTheirGame, TheirGame]),
    get("/api/lobby", [OK; 4]),
    post("/api/vacation", r#"{"days":1}"#, [UNAUTHORIZED, OK, OK, OK]),
    get("/api/players/{name}", [OK; 4]),
    get("/api/players/{name}/relation", [OK; 4]),
    // Nobody follows themselves.
    post(
        "/api/players/{name}/relation",
        r#"{"relation":"follow"}"#,
        [UNAUTHORIZED, FORBIDDEN, OK, BAD_REQUEST],
    ),
    get("/api/players/{name}/games/{export}", [OK; 4]),
    get("/api/relations", MEMBERS),
    post("/api/challenges-from", r#"{"policy":"followed"}"#, MEMBERS),
    get("/api/messages", MEMBERS),
    // Nobody writes to themselves.
    get("/api/messages/{name}", [UNAUTHORIZED, FORBIDDEN, OK, BAD_REQUEST]),
    post(
        "/api/messages/{name}",
        r#"{"text":"Good game!"}"#,
        [UNAUTHORIZED, FORBIDDEN, OK, BAD_REQUEST],
    ),
    post("/api/messages/{name}/read", "{}", [UNAUTHORIZED, FORBIDDEN, OK, BAD_REQUEST]),
    post("/api/messages-from", r#"{"policy":"followed"}"#, MEMBERS),
    get("/api/online", [OK; 4]),
    get("/api/progress", [NO_CONTENT, NO_CONTENT, OK, OK]),
    post("/api/progress/{kind}", r#"{"text":""}"#, MEMBERS),
    get("/api/feed", MEMBERS),
    post("/api/feed", "{}", MEMBERS),
    post("/api/feed/end", "{}", MEMBERS),
    // Nobody knows a secret.
    get("/feed/{token}", [NOT_FOUND; 4]),
    get("/api/leaderboard/{pool}", [OK; 4]),
    get("/api/explorer/{variant}/{position}", [OK; 4]),
    // The operator has named no folder.
    get("/api/dumps", [NOT_FOUND; 4]),
    get("/api/dumps/{dump}", [NOT_FOUND; 4]),
    get("/api/games", [TheirGame; 4]),
    get("/api/games/{game}", [TheirGame; 4]),
    get("/api/games/{game}/{file}", [OK; 4]),
    get("/api/games/{game}/private", [UNAUTHORIZED, FORBIDDEN, FORBIDDEN, OK]),
    post("/api/games/{game}/note", r#"{"text":"x"}"#, [UNAUTHORIZED, FORBIDDEN, FORBIDDEN, OK]),
    post(
        "/api/games/{game}/conditions",
        r#"{"after":0,"lines":[]}"#,
        [UNAUTHORIZED, FORBIDDEN, FORBIDDEN, OK],
    ),
    // Neither says which position or page.
    get("/api/positions/{variant}/{image}", [BAD_REQUEST; 4]),
    get("/api/oembed", [BAD_REQUEST; 4]),
    get("/api/seeks/{seek}", [NOT_FOUND, NOT_FOUND, NOT_FOUND, OK]),
    get("/api/seeks/{seek}/board.png", [OK; 4]),
    // Without the headers of a WebSocket.
    get("/live", [BAD_REQUEST; 4]),
    get("/online/game/{game}", [OK; 4]),
    get("/online/seek/{seek}", [OK; 4]),
    get("/embed/game/{game}", [OK; 4]),
    get("/robots.txt", [OK; 4]),
    // The operator has named no contact.
    get("/.well-known/security.txt", [NOT_FOUND; 4]),
    // The operator has written neither.
    get("/privacy", [NOT_FOUND; 4]),
    get("/imprint", [NOT_FOUND; 4]),
];

/// The routes of the table: their paths, and the bodies of those that take one.
pub(crate) fn routes() -> Vec<(&'static str, Option<Value>)> {
    let body = |row: &Row| row.body.map(|body| from_str(body).expect("JSON"));
    TABLE.iter().map(|row| (row.path, body(row))).collect()
}

#[test]
fn the_table_has_every_route() {
    let method = |row: &Row| if row.body.is_some() { "post" } else { "get" };
    let route = |row: &Row| (method(row).to_owned(), row.path.to_owned());
    let table: BTreeSet<_> = TABLE.iter().map(route).collect();
    assert_eq!(table.len(), TABLE.len(), "no route is there twice");
    assert_eq!(table, routed(ROUTES));
}

/// A browser of an actor, at an address of its own, so that no limit of another request counts.
async fn browser(server: &TestServer, actor: Actor, number: u8) -> Browser<'_> {
    let mut browser = server.browser_at([127, 1, actor as u8, number]);
    let account = match actor {
        Actor::Nobody => return browser,
        Actor::Guest => {
            let guest = server.store.add_guest(&format!("guest-{number}"), NOW).await;
            guest.expect("answers").expect("a new name")
        }
        Actor::OtherMember => server.account("Cat").await,
        Actor::Player => server.account("Ada").await,
        Actor::Moderator => server.account("Mia").await,
    };
    let token = server.store.start_session(account.id, "", NOW).await.expect("answers");
    browser.cookie = format!("basalt_session={}", token.as_str());
    browser
}

#[tokio::test]
async fn every_route_answers_everybody_as_the_table_says() {
    let (server, game, seek) = server_with_game_and_challenge().await;
    for (row, number) in TABLE.iter().zip(1..) {
        for (actor, expected) in Actor::ALL.into_iter().zip(row.expected) {
            let path = row
                .path
                .replace("{game}", &game.to_string())
                .replace("{seek}", &seek.to_string())
                .replace("{name}", "Ada")
                .replace("{kind}", "lessons")
                .replace("{pool}", "dvonn-live")
                .replace("{variant}", "dvonn")
                .replace("{position}", "0123456789abcdef")
                .replace("{file}", "export.txt")
                .replace("{dump}", "SHA256SUMS")
                .replace("{image}", "board.svg")
                .replace("{export}", "export.json");
            let mut browser = browser(&server, actor, number).await;
            let answer = match row.body {
                Some(body) => {
                    let body = body.replace("{new-name}", NEW_NAMES[actor as usize]);
                    browser.post(&path, &from_str::<Value>(&body).expect("JSON")).await
                }
                None => browser.get(&path).await,
            };
            let names_game = || answer.text().contains(&game.to_string());
            let found = match (answer.status.as_u16(), expected) {
                (200, TheirGame | NotTheirGame) if names_game() => TheirGame,
                (200, TheirGame | NotTheirGame) => NotTheirGame,
                (status, _) => Status(status),
            };
            assert_eq!(found, expected, "{actor:?} {path}");
        }
    }
}
