//! The lobby in short, and the user's own games.

use basalt_rules::Color;
use basalt_wire::{Listing, LiveGame, LobbyCounts, LobbySummary};

use crate::accounts::credentials;
use crate::archive::{new_game, play, played_game, players, resign, server_with_players};
use crate::harness::TestServer;

#[tokio::test]
async fn the_lobby_in_short_shows_a_game_some_plies_behind() {
    let server = TestServer::new().await;
    let empty: LobbySummary = server.browser().get("/api/lobby").await.fine();
    assert_eq!(empty.counts, LobbyCounts { players: 0, games: 0, waiting: 0 });
    assert_eq!((empty.featured, empty.recent), (None, Vec::new()));
    players(&server).await;
    let (running, over) = (new_game(&server, 1).await, new_game(&server, 2).await);
    play(&server, running, 8).await;
    play(&server, over, 3).await;
    resign(&server, over, 3).await;
    let again: LobbySummary = server.browser().get("/api/lobby").await.fine();
    assert_eq!(again.counts.games, 0, "one response serves everybody for a while");
    server.clock.advance(3_000);
    let summary: LobbySummary = server.browser().get("/api/lobby").await.fine();
    assert_eq!(summary.counts, LobbyCounts { players: 0, games: 1, waiting: 0 });
    let featured = summary.featured.expect("a running game");
    let board = featured.board.expect("its board");
    assert_eq!((featured.game, featured.plies), (running, 2), "six plies are held back");
    assert_eq!((board.last.as_deref(), board.clocks), (Some("b2"), None));
    let recent: Vec<_> = summary.recent.iter().map(|listed| listed.game).collect();
    assert_eq!(recent, [over]);
}

#[tokio::test]
async fn a_player_sees_their_own_games_as_they_are() {
    let server = TestServer::new().await;
    let mut ada = server.browser();
    ada.post("/api/register", &credentials("Ada", "a long secret")).await;
    let mut bea = server.browser();
    bea.post("/api/register", &credentials("Bea", "a long secret")).await;
    let game = played_game(&server, 1, 3).await;
    let own: Vec<LiveGame> = bea.get("/api/my-games").await.fine();
    let [shown] = &own[..] else { panic!("{own:?}") };
    assert_eq!((shown.game, shown.plies, shown.you), (game, 3, Some(Color::Black)));
    let board = shown.board.as_ref().expect("its board");
    assert_eq!(board.last.as_deref(), Some("c3"), "nothing is held back from a player");
    assert_eq!(board.clocks.and_then(|clocks| clocks.running), Some(Color::Black));
    let own: Vec<LiveGame> = server.browser().get("/api/my-games").await.fine();
    assert_eq!(own, []);
}

#[tokio::test]
async fn a_page_with_boards_shows_last_positions() {
    let server = server_with_players().await;
    for number in 1..=11 {
        let game = played_game(&server, number, 2).await;
        resign(&server, game, 2).await;
    }
    let plain: Listing = server.browser().get("/api/games").await.fine();
    assert_eq!((plain.games.len(), plain.games[0].position.as_ref()), (11, None));
    let page: Listing = server.browser().get("/api/games?boards=true").await.fine();
    assert_eq!((page.games.len(), page.before.is_some()), (10, true));
    let state = format!("/api/games/{}", page.games[0].game);
    let state: basalt_wire::GameState = server.browser().get(&state).await.fine();
    let position = page.games[0].position.as_ref().expect("requested");
    assert_ne!(*position, state.start, "two moves were made");
    let refused = server.browser().get("/api/games?pool=chess").await.refused();
    assert_eq!(refused, (400, basalt_wire::ErrorCode::BadQuery));
}
