//! Imported games, and dumps.

use std::fs;

use basalt_explorer::Canonical;
use basalt_records::{Format, read_all};
use basalt_referee::Millis;
use basalt_rules::{AnyPosition, Game};
use basalt_server::Options;
use basalt_server::dump::write_dumps;
use basalt_server::import::{ImportSource, Imported, ImportedGame};
use basalt_testkit::{TempFolder, fixtures};
use basalt_wire::{ErrorCode, ExploredMove, GameState, Listing};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::archive::{played_game, players, rated_end};
use crate::harness::{NOW, TestServer};

/// The games of a file of another site.
fn games(format: Format, text: &str) -> Vec<ImportedGame> {
    let source = ImportSource { format, site: None, day: 0, now: NOW };
    let records = read_all(format, text.as_bytes());
    records.map(|record| source.game(&record.expect("a record")).expect("a game")).collect()
}

/// Every sample of the sites that are known.
fn samples() -> Vec<ImportedGame> {
    let boardspace = fixtures::BOARDSPACE_DVONN.into_iter().chain(fixtures::BOARDSPACE_PUNCT);
    let boardspace = boardspace.flat_map(|text| games(Format::Boardspace, text));
    let codecup = fixtures::CODECUP.into_iter().flat_map(|(text, _)| games(Format::CodeCup, text));
    let golem = games(Format::LittleGolem, fixtures::LITTLE_GOLEM);
    boardspace.chain(codecup).chain(golem).collect()
}

async fn import(server: &TestServer, games: &[ImportedGame]) -> Vec<Imported> {
    server.store.import_games(games, NOW).await.expect("answers")
}

#[tokio::test]
async fn games_of_other_sites_are_in_the_archive_and_in_the_explorer() {
    let server = TestServer::new().await;
    let samples = samples();
    let first = import(&server, &samples).await;
    assert!(first.iter().all(|one| matches!(one, Imported::Added(_))), "{first:?}");
    assert!(import(&server, &samples).await.iter().all(|&one| one == Imported::Known));
    let listing: Listing = server.browser().get("/api/games").await.fine();
    assert_eq!(listing.games.len(), samples.len());
    for (listed, site) in [("littlegolem", 1), ("boardspace", 4), ("codecup", 2)] {
        let count = samples.iter().filter(|game| game.site == listed).count();
        assert_eq!(count, site, "{listed}");
    }
    let Some(Imported::Added(id)) = first.last().copied() else { panic!("{first:?}") };
    let state: GameState = server.browser().get(&format!("/api/games/{id}")).await.fine();
    let golem = samples.last().expect("a game");
    assert_eq!(state.events.len(), golem.events.len());
    let name = format!("{}@littlegolem", golem.names.white);
    assert_eq!(state.white, basalt_referee::Player::Guest { name: name.clone() });
    let found: Listing = server
        .browser()
        .get(&format!("/api/games?player={}", name.replace(' ', "%20")))
        .await
        .fine();
    assert_eq!(found.games.iter().map(|one| one.game).collect::<Vec<_>>(), [id]);
    server.live.count_openings().await.expect("counted");
    let key = Canonical::of(&AnyPosition::start(Game::Dvonn)).key;
    let path = format!("/api/explorer/dvonn/{key:016x}");
    let moves: Vec<ExploredMove> = server.browser().get(&path).await.fine();
    let counted: u64 = moves.iter().map(|one| one.white + one.draws + one.black).sum();
    assert_eq!(counted, 5, "all games of DVONN");
}

#[tokio::test]
async fn an_imported_game_is_exported_and_known_when_it_comes_back() {
    let server = TestServer::new().await;
    let golem = games(Format::LittleGolem, fixtures::LITTLE_GOLEM);
    let [Imported::Added(id)] = import(&server, &golem).await[..] else { panic!("it is new") };
    let text = server.browser().get(&format!("/api/games/{id}/export.txt")).await;
    let back = games(Format::Basalt, text.text());
    assert_eq!(back[0].events.len(), golem[0].events.len());
    assert_eq!(import(&server, &back).await, [Imported::Known]);
}

/// A server with dumps of three rated games of two members, and one that goes on.
async fn with_dumps(folder: &TempFolder) -> TestServer {
    let options = Options { dumps: Some(folder.path().to_owned()), ..Options::default() };
    let server = TestServer::with(options).await;
    players(&server).await;
    for (number, ended) in
        [(1, Some(NOW + 99)), (2, Some(NOW + 99)), (3, Some(NEXT_MONTH)), (4, None)]
    {
        let game = played_game(&server, number, 10).await;
        if let Some(ended) = ended {
            rated_end(&server, game, 10, ended).await;
        }
    }
    server
}

/// A moment of the month after [`NOW`], which is in January 2027.
const NEXT_MONTH: Millis = NOW + 25 * 24 * 60 * 60 * 1_000;

async fn dump(server: &TestServer, folder: &TempFolder) -> Vec<(String, u64, bool)> {
    let mut counted = 0;
    let dumps = write_dumps(&server.store, folder.path(), || counted += 1).await.expect("written");
    assert_eq!(dumps.iter().map(|dump| dump.games).sum::<u64>(), counted);
    let name = |path: &std::path::Path| path.file_name().map(|name| name.display().to_string());
    let named = dumps.into_iter().map(|dump| (name(&dump.path), dump.games, dump.changed));
    named.map(|(name, games, changed)| (name.expect("a name"), games, changed)).collect()
}

fn unpacked(bytes: &[u8]) -> String {
    let mut text = String::new();
    let mut decoder = flate2::read::GzDecoder::new(bytes);
    std::io::Read::read_to_string(&mut decoder, &mut text).expect("gzip");
    text
}

#[tokio::test]
async fn rated_games_are_dumped_by_month_and_downloaded() {
    let folder = TempFolder::new("dumps");
    let server = with_dumps(&folder).await;
    let (january, february) =
        ("basalt-rated-2027-01.basalt.gz".to_owned(), "basalt-rated-2027-02.basalt.gz".to_owned());
    let expected = |changed| [(january.clone(), 2, changed), (february.clone(), 1, changed)];
    assert_eq!(dump(&server, &folder).await, expected(true));
    assert_eq!(dump(&server, &folder).await, expected(false), "nothing has changed");

    let answer = server.browser().get(&format!("/api/dumps/{january}")).await;
    assert_eq!(answer.header("content-type"), "application/gzip");
    let text = unpacked(&answer.body);
    assert_eq!(text.matches("[License \"CC0-1.0\"]").count(), 2);
    let games = games(Format::Basalt, &text);
    assert_eq!(games.len(), 2);
    assert_eq!(import(&server, &games).await, [Imported::Known; 2], "they are of this server");
    let elsewhere = TestServer::new().await;
    let added = import(&elsewhere, &games).await;
    assert!(added.iter().all(|one| matches!(one, Imported::Added(_))), "{added:?}");
    assert!(elsewhere.store.player_named("ada@basalt").await.expect("answers").is_some());

    let part =
        server.browser().get_with(&format!("/api/dumps/{january}"), ("range", "bytes=10-19")).await;
    assert_eq!((part.status.as_u16(), &part.body[..]), (206, &answer.body[10..20]));
    let expected = format!("bytes 10-19/{}", answer.body.len());
    assert_eq!(part.header("content-range"), expected);

    let sums = server.browser().get("/api/dumps/SHA256SUMS").await;
    let digest = Sha256::digest(&answer.body);
    let digits: Vec<String> = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let sum = digits.concat();
    assert!(sums.text().contains(&format!("{sum}  {january}\n")), "{}", sums.text());
    let list: Value = server.browser().get("/api/dumps").await.fine();
    let names: Vec<_> = list.as_array().expect("a list").iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["LICENSE.txt", "SHA256SUMS", &january, &february]);
    for name in ["basalt.sqlite", "..%2fx", ".basalt-dump.lock"] {
        let answer = server.browser().get(&format!("/api/dumps/{name}")).await;
        assert_eq!(answer.refused(), (404, ErrorCode::NoGame), "{name}");
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_old_dumps() {
    let folder = TempFolder::new("dumps");
    let server = with_dumps(&folder).await;
    fs::create_dir_all(folder.path()).expect("a folder");
    fs::write(folder.path().join("basalt-rated-2001-01.basalt.gz"), "old").expect("writable");
    dump(&server, &folder).await;
    assert!(!folder.path().join("basalt-rated-2001-01.basalt.gz").exists(), "it has no games");
    let ada = server.account("Ada").await.id;
    server.store.delete_account(ada, NOW).await.expect("answers");
    let changed = dump(&server, &folder).await;
    assert!(changed.iter().all(|(_, games, changed)| *games > 0 && *changed), "{changed:?}");
    let january = fs::read(folder.path().join("basalt-rated-2027-01.basalt.gz")).expect("a file");
    assert!(!unpacked(&january).contains("Ada"));
}
