//! Access to the public API: every route for nobody, a guest, another member, a player of the game, and a moderator. `api.rs` has the
//! scopes of tokens.

use std::collections::BTreeSet;

use axum::http::Method;
use basalt_referee::Scope;
use serde_json::json;

use crate::access_tables::{routed, server_with_game_and_challenge};
use crate::api::{Program, ROUTES};
use crate::harness::{NOW, TestServer};

/// The people who send requests, in an order in which no answer depends on one before.
#[derive(Clone, Copy, Debug)]
enum Actor {
    Nobody,
    /// A guest has a session and can have no token.
    Guest,
    OtherMember,
    /// A member who is a moderator, and has nothing to do with the game.
    Moderator,
    /// A member who plays the game, and whose challenge it is.
    Player,
}

impl Actor {
    const ALL: [Self; 5] =
        [Self::Nobody, Self::Guest, Self::OtherMember, Self::Moderator, Self::Player];

    /// The program of an actor, with every scope but that of bots.
    async fn program(self, server: &TestServer) -> Program<'_> {
        let scopes = [Scope::ChallengeWrite, Scope::GamePlay];
        match self {
            Self::Nobody => Program::new(server, None),
            Self::Guest => {
                let guest = server.store.add_guest("guest", NOW).await.expect("answers");
                let guest = guest.expect("a new name").id;
                let session = server.store.start_session(guest, "", NOW).await.expect("answers");
                Program::new(server, None).with_session(session.as_str())
            }
            Self::OtherMember => Program::of(server, "Cat", &scopes).await,
            Self::Moderator => Program::of(server, "Mia", &scopes).await,
            Self::Player => Program::of(server, "Ada", &scopes).await,
        }
    }
}

/// The statuses for those without a token, for members and moderators, and for the player.
type Expected = [u16; 3];

/// Requests of members alone.
const MEMBERS: Expected = [401, 200, 200];

/// Requests of the players of a game alone.
const PLAYERS: Expected = [401, 403, 200];

/// Requests that everybody may send.
const ALL: Expected = [200; 3];

/// `{game}` is a running game of Ada and Bea in which it is Ada's turn, `{seek}` a challenge of Ada to Bea.
const TABLE: [(&str, &str, Expected); 32] = [
    ("get", "/api/v1/account", MEMBERS),
    ("get", "/api/v1/account/playing", MEMBERS),
    ("delete", "/api/v1/token", [401, 204, 204]),
    // None of the tokens has the scope.
    ("post", "/api/v1/bot/account/upgrade", [401, 403, 403]),
    ("get", "/api/v1/challenge", MEMBERS),
    ("post", "/api/v1/challenge", MEMBERS),
    ("post", "/api/v1/seek", MEMBERS),
    ("get", "/api/v1/challenge/{seek}", [401, 404, 200]),
    // Nobody accepts or declines their own.
    ("post", "/api/v1/challenge/{seek}/accept", [401, 403, 400]),
    ("post", "/api/v1/challenge/{seek}/decline", [401, 403, 403]),
    ("post", "/api/v1/challenge/{seek}/cancel", PLAYERS),
    ("post", "/api/v1/game/{game}/move", PLAYERS),
    ("post", "/api/v1/game/{game}/resign", PLAYERS),
    // It has begun, the opponent is there or has not been away for long, and it is not over.
    ("post", "/api/v1/game/{game}/abort", [401, 403, 400]),
    ("post", "/api/v1/game/{game}/draw/{answer}", PLAYERS),
    ("post", "/api/v1/game/{game}/takeback/{answer}", PLAYERS),
    ("post", "/api/v1/game/{game}/claim", [401, 403, 400]),
    ("post", "/api/v1/game/{game}/rematch", [401, 403, 400]),
    ("post", "/api/v1/game/{game}/chat", PLAYERS),
    ("get", "/api/v1/game/{game}/chat", PLAYERS),
    ("get", "/api/v1/player/{name}", ALL),
    ("get", "/api/v1/player/{name}/rating-history", ALL),
    ("get", "/api/v1/leaderboard/{pool}", ALL),
    ("get", "/api/v1/games/live", ALL),
    ("get", "/api/v1/puzzle/daily", ALL),
    ("get", "/api/v1/puzzle/next", ALL),
    ("get", "/api/v1/openapi.json", ALL),
    ("get", "/api/v1", ALL),
    ("get", "/api/v1/", ALL),
    ("get", "/api/v1/docs.js", ALL),
    ("get", "/api/v1/docs.css", ALL),
    ("any", "/api/v1/{*unknown}", [404; 3]),
];

/// They do not end: `live/api.rs` tests who opens them and what they tell.
const STREAMS: [(&str, &str); 2] =
    [("get", "/api/v1/stream/event"), ("get", "/api/v1/game/stream/{game}")];

#[test]
fn the_table_has_every_route() {
    let owned = |(method, path): (&str, &str)| (method.to_owned(), path.to_owned());
    let rows = TABLE.iter().map(|&(method, path, _)| (method, path));
    let table: BTreeSet<_> = rows.chain(STREAMS).map(owned).collect();
    assert_eq!(table, routed(ROUTES));
}

#[tokio::test]
async fn every_route_answers_everybody_as_the_table_says() {
    let mut wrong = Vec::new();
    for (method, path, expected) in TABLE {
        let (server, game, seek) = server_with_game_and_challenge().await;
        let [without, other, player] = expected;
        let filled = path
            .replace("{game}", &game.to_string())
            .replace("{seek}", &seek.to_string())
            .replace("{answer}", "yes")
            .replace("{name}", "Ada")
            .replace("{pool}", "dvonn-live")
            .replace("{*unknown}", "nowhere");
        let filled = filled + if path.contains("puzzle") { "?game=dvonn" } else { "" };
        let body = json!({ "to": "Bea", "game": "dvonn", "days": 3, "move": "k5", "text": "x" });
        let body = Some(&body).filter(|_| method == "post");
        let sent = if method == "any" { "GET".to_owned() } else { method.to_uppercase() };
        let sent = Method::from_bytes(sent.as_bytes()).expect("a method");
        for actor in Actor::ALL {
            let expected = match actor {
                Actor::Nobody | Actor::Guest => without,
                Actor::OtherMember | Actor::Moderator => other,
                Actor::Player => player,
            };
            let program = actor.program(&server).await;
            let answer = program.request(sent.clone(), &filled, body).await;
            let found = answer.status.as_u16();
            if found != expected {
                wrong.push(format!("{actor:?} {path}: {found}, not {expected}: {}", answer.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
