//! The user's own account as a whole: another name, the user's data, and the end of the account.

use basalt_referee::{DELETED_PLAYER, GameId};
use basalt_store::Location;
use basalt_wire::{AccountSecurity, ErrorCode, Listing, Me, NewName, Profile};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

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

/// Gives a game an event that this version does not know.
async fn spoil(server: &TestServer, game: GameId) {
    let file = server.folder.path().join(Location::FILE);
    let mut beside = SqliteConnectOptions::new().filename(file).connect().await.expect("it opens");
    let unknown = "UPDATE events SET body = '{\"nonsense\":{}}' WHERE game = $1";
    let spoilt = sqlx::query(unknown).bind(game.to_string()).execute(&mut beside).await;
    assert!(spoilt.expect("written").rows_affected() > 0);
    beside.close().await.expect("closed");
}

/// The first of a page, the last of one, and one between others.
#[tokio::test]
async fn games_that_cannot_be_read_are_named_and_keep_no_other_from_the_file() {
    let server = server_with_players().await;
    let mut games = Vec::new();
    for number in 1..=45 {
        games.push(played_game(&server, number, 1).await);
    }
    // The newest come first, twenty on a page.
    games.reverse();
    let ada = browser(&server, "Ada").await;
    let whole: Value = ada.get("/api/account/data").await.fine();
    assert_eq!((&whole["complete"], &whole["unreadable_games"]), (&json!(true), &json!([])));
    let spoilt = [games[0], games[19], games[30]];
    for game in spoilt {
        spoil(&server, game).await;
    }
    let data: Value = ada.get("/api/account/data").await.fine();
    let ids = |list: &Value| -> Vec<String> {
        let id = |game: &Value| game["id"].as_str().or(game.as_str()).map(str::to_owned);
        list.as_array().expect("a list").iter().filter_map(id).collect()
    };
    assert_eq!(ids(&data["unreadable_games"]), spoilt.map(|game| game.to_string()));
    let read = games.iter().filter(|game| !spoilt.contains(game));
    assert_eq!(ids(&data["games"]), read.map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(data["complete"], json!(false));
}

#[tokio::test]
async fn downloads_at_a_time_are_limited() {
    let server = server_with_players().await;
    let path = "/api/account/data";
    let too_many = (503, ErrorCode::Overloaded { seconds: 30 });
    let (ada, bea) = (browser(&server, "Ada").await, browser(&server, "Bea").await);
    let mut open = vec![ada.open(path).await, ada.open(path).await];
    let refused = ada.get(path).await;
    assert_eq!((refused.header("retry-after"), refused.refused()), ("30", too_many.clone()));
    open.pop();
    assert_eq!(ada.get(path).await.status.as_u16(), 200, "one was given up");
    assert_eq!(bea.get(path).await.status.as_u16(), 200, "it is a limit of each member");
    for number in 0..15 {
        let name = format!("Member-{number}");
        server.store.register(&name, "a hash", None, NOW).await.expect("answers");
        open.push(browser(&server, &name).await.open(path).await);
    }
    assert_eq!(bea.get(path).await.refused(), too_many, "sixteen in all");
    open.pop();
    assert_eq!(bea.get(path).await.status.as_u16(), 200);
}

#[tokio::test]
async fn exports_at_a_time_are_limited() {
    let server = server_with_players().await;
    played_game(&server, 1, 8).await;
    let path = "/api/players/Ada/games/export.txt";
    let too_many = (503, ErrorCode::Overloaded { seconds: 30 });
    let mut open = Vec::new();
    for address in 1..=8 {
        let browser = server.browser_at([127, 0, 0, address]);
        for _ in 0..8 {
            let response = browser.open(path).await;
            assert_eq!(response.status().as_u16(), 200);
            open.push(response);
        }
        if address == 1 {
            let refused = browser.get(path).await;
            assert_eq!(refused.header("retry-after"), "30");
            assert_eq!(refused.refused(), too_many, "eight of one address");
        }
    }
    let last = server.browser_at([127, 0, 0, 9]);
    assert_eq!(last.get(path).await.refused(), too_many, "64 in all");
    open.pop();
    assert_eq!(last.get(path).await.status.as_u16(), 200);
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
