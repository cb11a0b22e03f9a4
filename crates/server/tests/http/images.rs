//! Board images, and the player that other sites may frame.

use std::io::Read as _;

use axum::body::Body;
use axum::http::Request;
use basalt_rules::Game;
use basalt_testkit::documentation::blocks_of;
use basalt_wire::ErrorCode;
use flate2::read::GzDecoder;
use serde_json::Value;
use url::form_urlencoded;

use crate::archive::{played_game, random_game, resign, server_with_players};
use crate::harness::{Answer, TestServer};

/// White wins by 3 with f2g2.
const POSITION: &str = "9/10/5r5/4rw(rb)3/9%20w%20s";

async fn finished_game() -> (TestServer, String) {
    let server = server_with_players().await;
    let game = played_game(&server, 1, 10).await;
    resign(&server, game, 10).await;
    (server, game.to_string())
}

/// The width of a PNG or GIF image, as its header says.
fn width(answer: &Answer) -> u32 {
    let body = &answer.body;
    if body.starts_with(b"GIF89a") {
        u32::from(u16::from_le_bytes([body[6], body[7]]))
    } else {
        assert!(body.starts_with(b"\x89PNG"));
        u32::from_be_bytes([body[16], body[17], body[18], body[19]])
    }
}

#[tokio::test]
async fn a_game_has_images_of_every_kind_and_size() {
    let (server, game) = finished_game().await;
    let get = async |file: &str| server.browser().get(&format!("/api/games/{game}/{file}")).await;
    assert_eq!(width(&get("board.png").await), 1200);
    assert_eq!(width(&get("board.png?width=480").await), 480);
    let gif = get("board.gif?width=200").await;
    assert_eq!((width(&gif), gif.header("content-type")), (200, "image/gif"));
    let svg = async |query: &str| get(&format!("board.svg?{query}")).await.text().to_owned();
    assert!(svg("").await.contains("10 of 49"));
    assert!(svg("ply=4").await.contains("4 of 49"), "an earlier position");
    assert_ne!(svg("theme=light").await, svg("theme=dark").await);
    assert_ne!(svg("flip=true").await, svg("flip=false").await);
    for bad in [
        "board.png?width=15",
        "board.png?width=1201",
        "board.gif?width=481",
        "board.svg?ply=11",
        "board.svg?theme=red",
    ] {
        assert_eq!(get(bad).await.refused(), (400, ErrorCode::BadQuery), "{bad}");
    }
}

/// A held arrow key asks for a position thirty times a second.
#[tokio::test]
async fn all_positions_of_long_games_can_be_stepped_through_at_once() {
    let (server, game) = finished_game().await;
    let here = server.browser_at([192, 0, 2, 1]);
    for step in 0..600 {
        let path = format!("/api/games/{game}/board.svg?ply={}", step % 11);
        assert_eq!(here.get(&path).await.status.as_u16(), 200, "{step}");
    }
    let path = format!("/api/games/{game}/board.svg");
    let refused = (429, ErrorCode::TooOften { seconds: 1 });
    assert_eq!(here.get(&path).await.refused(), refused);
    assert_eq!(here.get(&format!("/api/games/{game}/board.png")).await.status.as_u16(), 200);
    server.clock.advance(50);
    assert_eq!(here.get(&path).await.status.as_u16(), 200);
}

#[tokio::test]
async fn an_svg_image_is_compressed_for_those_who_accept_it() {
    let (server, game) = finished_game().await;
    let path = format!("/api/games/{game}/board.svg");
    let accepting = ("accept-encoding", "gzip, br");
    let plain = server.browser().get(&path).await;
    let packed = server.browser().get_with(&path, accepting).await;
    assert_eq!((plain.header("content-encoding"), packed.header("content-encoding")), ("", "gzip"));
    let mut text = String::new();
    GzDecoder::new(&packed.body[..]).read_to_string(&mut text).expect("gzip");
    assert_eq!(text, plain.text());
    assert_ne!(packed.header("etag"), plain.header("etag"), "they are other bytes");
    for answer in [plain, packed] {
        assert!(answer.header("vary").contains("accept-encoding"));
    }
    let picture = format!("/api/games/{game}/board.png");
    let picture = server.browser().get_with(&picture, accepting).await;
    assert_eq!(picture.header("content-encoding"), "");
}

/// The player may be on a page with many others.
#[tokio::test]
async fn the_player_of_a_long_game_and_its_largest_image_are_small() {
    let server = server_with_players().await;
    for (number, kind) in (1..).zip([Game::Dvonn, Game::Punct]) {
        let (game, plies) = random_game(&server, number, kind).await;
        assert!(plies >= 50, "{kind:?}: {plies}");
        let page = server.browser().get(&format!("/embed/game/{game}")).await;
        let mut largest = 0;
        for ply in 0..=plies {
            let path = format!("/api/games/{game}/board.svg?ply={ply}");
            let image = server.browser().get_with(&path, ("accept-encoding", "gzip")).await;
            assert_eq!(image.header("content-encoding"), "gzip");
            largest = largest.max(image.body.len());
        }
        let bytes = page.body.len() + largest;
        assert!(bytes < 200_000, "{kind:?}: {bytes} bytes");
    }
}

#[tokio::test]
async fn a_position_has_an_image_without_a_game() {
    let server = TestServer::new().await;
    let get = async |path: &str| server.browser().get(&format!("/api/positions/{path}")).await;
    let png = get(&format!("dvonn/board.png?width=480&position={POSITION}")).await;
    assert_eq!(width(&png), 480);
    let gif = get(&format!("dvonn/board.gif?width=120&position={POSITION}")).await;
    assert_eq!((width(&gif), gif.header("content-type")), (120, "image/gif"));
    let start = get("punct/board.svg?position=w:%20b:%20w%200").await;
    assert!(start.text().starts_with("<svg "), "{}", start.text());
    for bad in [
        "dvonn/board.png".to_owned(),
        "dvonn/board.png?position=nonsense".to_owned(),
        format!("dvonn/board.gif?width=481&position={POSITION}"),
        format!("chess/board.png?position={POSITION}"),
        format!("dvonn/board.png?width=0&position={POSITION}"),
    ] {
        assert_eq!(get(&bad).await.refused(), (400, ErrorCode::BadQuery), "{bad}");
    }
}

#[tokio::test]
async fn an_address_has_so_many_animations_drawn() {
    let (server, game) = finished_game().await;
    let get = async |address: [u8; 4], width: u32| {
        let path = format!("/api/games/{game}/board.gif?width={width}");
        server.browser_at(address).get(&path).await
    };
    let (here, elsewhere) = ([192, 0, 2, 1], [192, 0, 2, 2]);
    for width in 16..26 {
        assert_eq!(get(here, width).await.status.as_u16(), 200);
    }
    let refused = get(here, 26).await.refused();
    assert_eq!(refused, (429, ErrorCode::TooOften { seconds: 10 }));
    assert_eq!(get(here, 16).await.status.as_u16(), 200, "it is kept");
    assert_eq!(get(elsewhere, 26).await.status.as_u16(), 200);
    let still = format!("/api/positions/dvonn/board.gif?position={POSITION}");
    assert_eq!(server.browser_at(here).get(&still).await.status.as_u16(), 200, "one picture");
    server.clock.advance(10_000);
    assert_eq!(get(here, 27).await.status.as_u16(), 200);
}

#[tokio::test]
async fn an_image_that_the_client_has_is_not_sent_again() {
    let server = TestServer::new().await;
    let path = format!("/api/positions/dvonn/board.svg?position={POSITION}");
    let first = server.browser().get(&path).await;
    let tag = first.header("etag");
    let ask = async |known: &str| server.browser().get_with(&path, ("if-none-match", known)).await;
    let again = ask(&format!("\"other\", {tag}")).await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), tag);
    assert_eq!(ask("\"other\"").await.status.as_u16(), 200);
}

fn resource(answer: &Answer) -> &str {
    answer.header("cross-origin-resource-policy")
}

fn policy(answer: &Answer) -> &str {
    answer.header("content-security-policy")
}

/// Framing and use by other sites is for images and the player, and for nothing else.
#[tokio::test]
async fn other_sites_may_show_images_and_frame_the_player_only() {
    let (server, game) = finished_game().await;
    let get = async |path: &str| server.browser().get(path).await;
    let image = get(&format!("/api/games/{game}/board.svg")).await;
    assert_eq!(
        (resource(&image), image.header("access-control-allow-origin")),
        ("cross-origin", "*")
    );
    assert!(policy(&image).contains("frame-ancestors 'none'"));
    let player = get(&format!("/embed/game/{game}")).await;
    assert!(!policy(&player).contains("frame-ancestors"), "{}", policy(&player));
    assert!(
        policy(&player).contains("default-src 'none'")
            && policy(&player).contains("script-src 'sha256-")
    );
    let export = get(&format!("/api/games/{game}/export.json")).await;
    let page = get(&format!("/online/game/{game}")).await;
    for other in [export, page] {
        assert_eq!(resource(&other), "same-origin");
        assert!(policy(&other).contains("frame-ancestors 'none'"));
        assert_eq!(other.header("access-control-allow-origin"), "");
    }
}

#[tokio::test]
async fn the_player_has_the_moves_in_four_languages() {
    let (server, game) = finished_game().await;
    let get = async |query: &str| {
        server.browser().get(&format!("/embed/game/{game}?{query}")).await.text().to_owned()
    };
    let text = get("").await;
    assert_eq!(text.matches("data-ply=").count(), 10);
    assert!(
        text.contains("DVONN: Ada vs Bea") && text.contains("aria-label=\"Previous move\""),
        "{text}"
    );
    assert!(text.len() < 200_000);
    let mut titles: Vec<String> = Vec::new();
    for tag in ["en", "ru", "pl", "es"] {
        let text = get(&format!("lang={tag}&theme=light")).await;
        assert!(text.contains(&format!("<html lang=\"{tag}\" data-theme=\"light\">")), "{text}");
        let (_, label) = text.split_once("data-go=\"back\" aria-label=\"").expect("a button");
        titles.push(label.split('"').next().unwrap_or_default().to_owned());
    }
    titles.dedup();
    assert_eq!(titles.len(), 4, "{titles:?}");
}

#[tokio::test]
async fn of_a_running_game_the_player_holds_moves_back() {
    let server = server_with_players().await;
    let game = played_game(&server, 1, 10).await;
    let text = server.browser().get(&format!("/embed/game/{game}")).await;
    let text = text.text();
    assert_eq!(text.matches("data-ply=").count(), 4);
    let late = server.browser().get(&format!("/api/games/{game}/board.svg?ply=5")).await;
    assert_eq!(late.refused(), (400, ErrorCode::BadQuery));
}

#[tokio::test]
async fn the_frame_of_http_api_md_shows_a_game() {
    let blocks = blocks_of("docs/http-api.md");
    let frames: Vec<_> = blocks.iter().filter(|block| block.language == "html").collect();
    let [frame] = frames[..] else { panic!("an example that is not tested") };
    let (_, path) = frame.text.split_once("<iframe src=\"https://basalt.example").expect("a frame");
    let path = path.split('"').next().unwrap_or_default();
    let (server, game) = finished_game().await;
    let text = server.browser().get(&path.replace("aaaaaaaaaa", &game)).await;
    assert_eq!(text.text().matches("data-ply=").count(), 10, "{path}");
    assert!(!text.header("content-security-policy").contains("frame-ancestors"));
}

#[tokio::test]
async fn oembed_tells_how_to_frame_a_game() {
    let (server, game) = finished_game().await;
    let page = format!("http%3A%2F%2Fbasalt.example%2Fonline%2Fgame%2F{game}");
    let text = server.browser().get(&format!("/online/game/{game}")).await;
    let text = text.text();
    assert!(
        text.contains(&format!("href=\"http://basalt.example/api/oembed?url={page}\"")),
        "{text}"
    );
    let get = async |query: &str| server.browser().get(&format!("/api/oembed?{query}")).await;
    let told: Value = get(&format!("url={page}&maxwidth=300&format=json")).await.fine();
    assert_eq!(
        (&told["version"], &told["type"], &told["width"]),
        (&"1.0".into(), &"rich".into(), &300.into())
    );
    let html = told["html"].as_str().expect("text");
    assert!(html.contains(&format!("src=\"http://basalt.example/embed/game/{game}\"")), "{html}");
    assert_eq!(get(&format!("url={page}&format=xml")).await.refused(), (501, ErrorCode::BadQuery));
    let elsewhere = "http%3A%2F%2Fother.example%2Fonline%2Fgame%2Faaaaaaaaaa";
    assert_eq!(get(&format!("url={elsewhere}")).await.refused(), (404, ErrorCode::NoGame));
}

/// The header `Host` is written by the client, and what oEmbed proposes is shown by other sites.
#[tokio::test]
async fn a_host_becomes_no_html_of_other_sites() {
    let (server, game) = finished_game().await;
    let host = "\"><script>alert(1)</script>";
    let page: String =
        form_urlencoded::byte_serialize(format!("http://{host}/online/game/{game}").as_bytes())
            .collect();
    let request = Request::get(format!("/api/oembed?url={page}")).header("host", host);
    let told = server.send(request.body(Body::empty()).expect("a request")).await;
    let told: Value = told.fine();
    let html = told["html"].as_str().expect("text");
    assert!(!html.contains("<script") && html.contains("&quot;&gt;&lt;script&gt;"), "{html}");
}
