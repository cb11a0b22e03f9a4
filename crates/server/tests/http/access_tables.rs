//! The parts that the tables of access share: the routes of a router, and the server to which the requests are sent.

use std::collections::BTreeSet;

use basalt_referee::{GameId, SeekId};
use basalt_rules::Game;
use basalt_store::NewSeek;

use crate::archive::{played_game, server_with_players, terms};
use crate::harness::{NOW, TestServer};

/// The methods and paths of a router, read from its source.
pub(crate) fn routed(source: &str) -> BTreeSet<(String, String)> {
    let route = |text: &str| {
        let (path, rest) = text.trim_start().strip_prefix('"')?.split_once('"')?;
        let method = rest.trim_start_matches([',', ' ', '\n']).split('(').next()?;
        let is_known = ["any", "delete", "get", "post"].contains(&method);
        is_known.then(|| (method.to_owned(), path.to_owned()))
    };
    let parts = source.split(".route(").skip(1);
    parts.map(|part| route(part).expect("a route that this test reads")).collect()
}

/// A server with the members Ada, Bea, Cat and Mia, who is a moderator; a running game of Ada and Bea in which it is Ada's turn; and a
/// challenge of Ada to Bea.
pub(crate) async fn server_with_game_and_challenge() -> (TestServer, GameId, SeekId) {
    let server = server_with_players().await;
    for name in ["Cat", "Mia"] {
        server.store.register(name, "a hash", None, NOW).await.expect("answers");
    }
    server.make_moderator("Mia").await;
    let game = played_game(&server, 1, 8).await;
    let seek = SeekId::from_bits(1);
    let (ada, bea) = (server.account("Ada").await.id, server.account("Bea").await.id);
    let challenge = NewSeek {
        seek,
        by: ada,
        terms: terms(Game::Dvonn),
        opponent: Some(bea),
        listed: false,
        pairing: false,
        created: NOW,
        expires: NOW + 1_000_000,
    };
    server.store.open_seek(&challenge).await.expect("answers");
    (server, game, seek)
}
