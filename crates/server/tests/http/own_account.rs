//! The user's own account as a whole: another name, the user's data, and the end of the account.

use basalt_referee::DELETED_PLAYER;
use basalt_wire::{AccountSecurity, ErrorCode, Listing, Me, NewName, Profile};
use serde_json::Value;

use crate::accounts::credentials;
use crate::archive::{new_game, played_game, server_with_players};
use crate::harness::{Answer, Browser, NOW, TestServer};

const MINUTE: u64 = 60 * 1_000;
const YEAR: u64 = 365 * 24 * 60 * MINUTE;

/// A browser in which a member of the archive's games has a session.
async fn browser<'a>(server: &'a TestServer, name: &str) -> Browser<'a> {
    let account = server.account(name).await;
    let token = server.store.start_session(account.id, "", server.clock.now()).await;
    let mut browser = server.browser();
    browser.cookie = format!("basalt_session={}", token.expect("answers").as_str());
    browser
}

async fn post_name(browser: &mut Browser<'_>, path: &str, name: &str) -> Answer {
    browser.post(path, &NewName { name: name.to_owned() }).await
}

#[tokio::test]
async fn a_name_changes_once_a_year_and_the_old_one_redirects() {
    let server = server_with_players().await;
    let game = new_game(&server, 1).await;
    let mut ada = browser(&server, "Ada").await;
    let rename = "/api/account/name";
    for (name, expected) in [
        ("", (400, ErrorCode::BadName)),
        ("admin", (409, ErrorCode::NameTaken)),
        ("bea", (409, ErrorCode::NameTaken)),
    ] {
        assert_eq!(post_name(&mut ada, rename, name).await.refused(), expected, "{name}");
    }
    let security: AccountSecurity = ada.get("/api/account").await.fine();
    assert_eq!(security.can_rename_from, None);
    let me: Me = post_name(&mut ada, rename, "Augusta").await.fine();
    assert_eq!((me.name.as_str(), me.member), ("Augusta", true));
    for name in ["Augusta", "ada"] {
        let profile: Profile = ada.get(&format!("/api/players/{name}")).await.fine();
        assert_eq!(profile.name, "Augusta", "{name}");
        let found: Listing = ada.get(&format!("/api/games?player={name}")).await.fine();
        assert_eq!(found.games[0].game, game, "{name}");
    }
    let taken = server.browser().post("/api/register", &credentials("ADA", "long enough")).await;
    assert_eq!(taken.refused(), (409, ErrorCode::NameTaken), "the old name stays taken");

    let lately = post_name(&mut ada, rename, "Lovelace").await.refused();
    assert_eq!(lately, (409, ErrorCode::RenamedLately));
    let security: AccountSecurity = ada.get("/api/account").await.fine();
    assert_eq!(security.can_rename_from, Some(NOW + YEAR));
    server.clock.advance(11 * MINUTE);
    let first = post_name(&mut ada, rename, "Lovelace").await.refused();
    assert_eq!(first, (403, ErrorCode::ConfirmFirst));
    server.clock.advance(YEAR);
    let mut later = browser(&server, "Augusta").await;
    let me: Me = post_name(&mut later, rename, "Lovelace").await.fine();
    assert_eq!(me.name, "Lovelace");
}

#[tokio::test]
async fn a_deleted_account_leaves_its_games() {
    let server = server_with_players().await;
    let finished = played_game(&server, 1, 8).await;
    let id = server.account("Ada").await.id;
    let (mut ada, other) = (browser(&server, "Ada").await, browser(&server, "Ada").await);
    let delete = "/api/account/delete";
    let wrong = post_name(&mut ada, delete, "Bea").await.refused();
    assert_eq!(wrong, (404, ErrorCode::NoPlayer), "not the name of the account");
    server.clock.advance(11 * MINUTE);
    let first = post_name(&mut ada, delete, "Ada").await.refused();
    assert_eq!(first, (403, ErrorCode::ConfirmFirst));
    let mut ada = browser(&server, "Ada").await;
    let deleted = post_name(&mut ada, delete, "ada").await;
    assert_eq!(deleted.text(), "null");
    assert!(!ada.cookie.contains("basalt_session"), "{}", ada.cookie);
    assert_eq!(other.get("/api/me").await.text(), "null", "all sessions have ended");
    assert_eq!(ada.get("/api/players/Ada").await.refused(), (404, ErrorCode::NoPlayer));
    let hidden = ada.get(&format!("/api/players/{DELETED_PLAYER}")).await.refused();
    assert_eq!(hidden, (404, ErrorCode::NoPlayer));
    let wrong = ada.post("/api/login", &credentials("Ada", "long enough")).await.refused();
    assert_eq!(wrong, (401, ErrorCode::WrongPassword));

    let state = ada.get(&format!("/api/games/{finished}")).await;
    assert!(
        state.text().contains(DELETED_PLAYER) && !state.text().contains("Ada"),
        "{}",
        state.text()
    );
    let header = server.store.header(finished).await.expect("answers").expect("it stays");
    assert!(header.summary.ending.is_some(), "a running game is resigned");
    assert!(server.store.running_of(id).await.expect("answers").is_empty());
    let taken = ada.post("/api/register", &credentials(DELETED_PLAYER, "long enough")).await;
    assert_eq!(taken.refused(), (409, ErrorCode::NameTaken));
}

#[tokio::test]
async fn a_member_downloads_everything_about_them() {
    let server = server_with_players().await;
    // More than two pages of games.
    for number in 1..=45 {
        new_game(&server, number).await;
    }
    let game = played_game(&server, 46, 8).await;
    let (ada, bea) = (server.account("Ada").await.id, server.account("Bea").await.id);
    for (player, text) in [(ada, "well met"), (bea, "none of Ada's business")] {
        let message = basalt_referee::ChatMessage::Text(text.to_owned());
        server
            .store
            .say(game, basalt_store::Speaker::Player(player), NOW, &message)
            .await
            .expect("answers");
    }
    let answer = browser(&server, "Ada").await.get("/api/account/data").await;
    assert_eq!(answer.header("content-disposition"), "attachment; filename=\"basalt-data.json\"");
    let data: Value = answer.fine();
    assert_eq!(data["name"], "Ada");
    assert_eq!(data["sessions"].as_array().map(Vec::len), Some(1));
    let games = data["games"].as_array().expect("a list");
    let ids: std::collections::BTreeSet<_> =
        games.iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!((games.len(), ids.len()), (46, 46), "each once");
    let played = games.iter().find(|one| one["id"] == game.to_string()).expect("the game");
    assert_eq!(played["chat"][0]["text"], "well met");
    assert!(played["game"].to_string().contains("Bea"), "{played}");
    assert!(!answer.text().contains("business"), "the words of others are theirs");
    for secret in ["a hash", "basalt_session"] {
        assert!(!answer.text().contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn a_member_without_games_downloads_an_empty_list() {
    let server = server_with_players().await;
    let mut ada = browser(&server, "Ada").await;
    let data: Value = ada.get("/api/account/data").await.fine();
    assert_eq!(data["games"], Value::Array(Vec::new()));
    for _ in 0..4 {
        let _: Value = ada.get("/api/account/data").await.fine();
    }
    let (status, _) = ada.get("/api/account/data").await.refused();
    assert_eq!(status, 429);
    ada.cookie = String::new();
    assert_eq!(ada.get("/api/account/data").await.refused(), (401, ErrorCode::Stranger));
}
