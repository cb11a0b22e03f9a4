//! Link previews.

use basalt_referee::{Pace, SeekId, Terms};
use basalt_rules::Game;
use basalt_store::NewSeek;

use crate::archive::{new_game, server_with_players};
use crate::harness::{INDEX, NOW, TestServer};

#[tokio::test]
async fn a_link_to_a_game_shows_who_plays() {
    let server = server_with_players().await;
    let game = new_game(&server, 1).await;
    let page = server.browser().get(&format!("/online/game/{game}")).await;
    let text = page.text();
    assert!(text.contains("<meta property=\"og:title\" content=\"DVONN: Ada vs Bea\">"), "{text}");
    let picture = format!("http://basalt.example/api/games/{game}/board.png");
    assert!(
        text.contains(&format!("<meta property=\"og:image\" content=\"{picture}\">")),
        "{text}"
    );
    assert!(text.contains("Game in progress."), "{text}");
    let (head, _) = INDEX.split_once("</head>").expect("a head");
    assert!(text.starts_with(head) && text.ends_with("</head><body></body></html>"), "{text}");
    assert!(page.header("content-security-policy").starts_with("default-src 'none'"));
}

#[tokio::test]
async fn a_link_to_a_challenge_shows_who_waits() {
    let server = server_with_players().await;
    let seek = SeekId::from_bits(5);
    let new = NewSeek {
        seek,
        by: server.account("Ada").await.id,
        terms: Terms::casual(Game::Punct, Pace::Days(3)),
        opponent: None,
        listed: false,
        pairing: false,
        created: NOW,
        expires: NOW + 60_000,
    };
    server.store.open_seek(&new).await.expect("answers");
    let path = format!("/online/seek/{seek}");
    let page = server.browser().get(&path).await;
    let text = page.text();
    assert!(
        text.contains("content=\"A game of PÜNCT?\"") && text.contains("Ada challenges you"),
        "{text}"
    );
    let picture = server.browser().get(&format!("/api/seeks/{seek}/board.png")).await;
    assert!(picture.body.starts_with(b"\x89PNG"));
    server.store.close_seek(seek, NOW).await.expect("answers");
    let page = server.browser().get(&path).await;
    assert!(page.text().contains("no longer open"), "{}", page.text());
}

#[tokio::test]
async fn a_link_that_leads_nowhere_shows_the_page() {
    let server = TestServer::new().await;
    for path in ["/online/game/x", "/online/game/aaaaaaaaaa", "/online/seek/aaaaaaaaaa"] {
        let page = server.browser().get(path).await;
        assert_eq!((page.status.as_u16(), page.text()), (200, INDEX), "{path}");
    }
}

#[tokio::test]
async fn an_address_that_asks_all_the_time_gets_the_page_alone() {
    let server = server_with_players().await;
    let path = format!("/online/game/{}", new_game(&server, 1).await);
    let page = async |address| server.browser_at(address).get(&path).await;
    let (here, elsewhere) = ([192, 0, 2, 1], [192, 0, 2, 2]);
    for _ in 0..60 {
        assert_ne!(page(here).await.text(), INDEX);
    }
    let last = page(here).await;
    assert_eq!((last.status.as_u16(), last.text()), (200, INDEX));
    assert_ne!(page(elsewhere).await.text(), INDEX);
}
