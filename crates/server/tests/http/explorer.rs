//! The opening explorer: finished games are counted once, by position and move.

use basalt_explorer::Canonical;
use basalt_rules::{AnyMove, AnyPosition, Game};
use basalt_wire::{ErrorCode, ExploredMove};

use crate::archive::{played_game, resign, server_with_players};
use crate::harness::TestServer;

/// The position after some of the moves of the games.
fn after(moves: &[&str]) -> AnyPosition {
    let mut position = AnyPosition::start(Game::Dvonn);
    for mv in moves {
        position.play(position.read_move(mv).expect(mv)).expect(mv);
    }
    position
}

async fn explored(server: &TestServer, position: &AnyPosition) -> Vec<ExploredMove> {
    let path = format!("/api/explorer/dvonn/{:016x}", Canonical::of(position).key);
    server.browser().get(&path).await.fine()
}

#[tokio::test]
async fn finished_games_are_counted_once() {
    let server = server_with_players().await;
    for number in 1..=3 {
        let game = played_game(&server, number, 10).await;
        // The third goes on.
        if number < 3 {
            resign(&server, game, 10).await;
        }
    }
    for _ in 0..2 {
        server.live.count_openings().await.expect("counted");
        for (moves, next) in [(&[][..], "a1"), (&["a1"][..], "b2"), (&["a1", "b2"][..], "c3")] {
            let position = after(moves);
            let found = explored(&server, &position).await;
            let [ExploredMove { name, white: 0, draws: 0, black: 2 }] = found.as_slice() else {
                panic!("after {moves:?}: {found:?}");
            };
            let name = AnyMove::parse(Game::Dvonn, name).expect("a move");
            let next = AnyMove::parse(Game::Dvonn, next).expect("a move");
            assert!(
                Canonical::of(&position).moves(name).contains(&next),
                "after {moves:?}: {name}"
            );
        }
    }
    assert_eq!(explored(&server, &after(&["b1"])).await, []);
}

#[tokio::test]
async fn games_without_a_result_are_not_counted() {
    let server = server_with_players().await;
    let game = played_game(&server, 1, 2).await;
    let ending =
        basalt_referee::Ending { winner: None, reason: basalt_referee::EndReason::Aborted };
    crate::archive::end(&server, game, 2, ending).await;
    server.live.count_openings().await.expect("counted");
    assert_eq!(explored(&server, &after(&[])).await, []);
    assert_eq!(server.store.games_to_explore(9).await.expect("answers"), [], "it does not wait");
}

#[tokio::test]
async fn an_address_that_names_no_position_is_refused() {
    let server = TestServer::new().await;
    for path in ["chess/0123456789abcdef", "dvonn/0123", "dvonn/xyz", "dvonn/0123456789abcdefg"] {
        let answer = server.browser().get(&format!("/api/explorer/{path}")).await;
        assert_eq!(answer.refused(), (400, ErrorCode::BadQuery), "{path}");
    }
}
