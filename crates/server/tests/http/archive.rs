//! The archive: search, games, exports, images.

use basalt_records::{Format, Reader, Record};
use basalt_referee::{
    Board, ColorWish, EndReason, Ending, Event, GameId, Millis, Numbered, Pace, Terms,
};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game, SplitMix64};
use basalt_store::{Append, GameSummary, NewGame, RatingRule, Registered, Seat, Standing};
use basalt_wire::{ErrorCode, GameState, Listing};

use crate::harness::{NOW, TestServer};

/// Ten legal placements of DVONN.
const MOVES: [&str; 10] = ["a1", "b2", "c3", "d4", "e5", "f5", "g5", "h5", "i5", "j5"];

/// Two members.
pub(crate) async fn players(server: &TestServer) {
    for name in ["Ada", "Bea"] {
        let registered = server.store.register(name, "a hash", None, NOW).await.expect("answers");
        assert!(matches!(registered, Registered::Done(_)));
    }
}

/// The terms of their games.
pub(crate) fn terms(game: Game) -> Terms {
    let pace = Pace::Live { base: 300, increment: 3 };
    Terms {
        game,
        board: Board::Empty,
        pace,
        rated: true,
        color: ColorWish::Either,
        odds: None,
        best_of_three: false,
    }
}

/// A game of the two members.
/// A server with Ada and Bea.
pub(crate) async fn server_with_players() -> TestServer {
    let server = TestServer::new().await;
    players(&server).await;
    server
}

/// A new game with this many moves.
pub(crate) async fn played_game(server: &TestServer, number: u64, moves: usize) -> GameId {
    let game = new_game(server, number).await;
    play(server, game, moves).await;
    game
}

pub(crate) async fn new_game(server: &TestServer, number: u64) -> GameId {
    new_game_at(server, number, Game::Dvonn, NOW + number).await
}

async fn new_game_at(server: &TestServer, number: u64, kind: Game, created: Millis) -> GameId {
    let game = GameId::from_bits(number);
    let new = NewGame {
        game,
        terms: terms(kind),
        start: AnyPosition::start(kind).to_string(),
        seats: ByColor {
            white: Seat::Person(server.account("Ada").await.id),
            black: Seat::Person(server.account("Bea").await.id),
        },
        created,
        summary: GameSummary { to_move: Some(Color::White), ..GameSummary::default() },
        seeks: Vec::new(),
        follows: None,
    };
    server.store.create_game(&new).await.expect("answers");
    game
}

/// Plays the first moves of a game.
pub(crate) async fn play(server: &TestServer, game: GameId, moves: usize) {
    for (number, mv) in (1..).zip(&MOVES[..moves]) {
        let by = if number % 2 == 1 { Color::White } else { Color::Black };
        let event = Event::Move {
            by,
            mv: AnyMove::parse(Game::Dvonn, mv).expect("a move"),
            spent: 0,
            forced: false,
        };
        let events = vec![Numbered { number, at: NOW + 50 + u64::from(number), event }];
        let reds = (number >= 3).then(|| "a1 b2 c3".to_owned());
        let now = GameSummary {
            plies: number,
            to_move: Some(by.other()),
            reds,
            ..GameSummary::default()
        };
        let append = Append { game, after: number - 1, events, now, rated: None };
        server.store.append(append).await.expect("answers");
    }
}

/// A game of random moves, which White resigns after 200 plies if it is not over. Returns the number of its plies, too.
pub(crate) async fn random_game(server: &TestServer, number: u64, kind: Game) -> (GameId, u32) {
    let game = new_game_at(server, number, kind, NOW + number).await;
    let (mut position, mut rng) = (AnyPosition::start(kind), SplitMix64::new(number));
    let (mut events, mut plies) = (Vec::new(), 0);
    while plies < 200 && position.outcome().is_none() {
        let (legal, by) = (position.legal_moves(), position.to_move());
        let (mv, forced) = (legal[rng.below(legal.len())], position.forced_move().is_some());
        position.play(mv).expect("legal");
        plies += 1;
        let event = Event::Move { by, mv, spent: 0, forced };
        events.push(Numbered { number: plies, at: NOW + 50, event });
    }
    let ending = Ending { winner: Some(Color::Black), reason: EndReason::Resigned };
    let ending = position.outcome().map_or(ending, Ending::from);
    events.push(Numbered { number: plies + 1, at: NOW + 99, event: Event::Ended(ending) });
    let now = GameSummary { plies, ending: Some(ending), ..GameSummary::default() };
    let append = Append { game, after: 0, events, now, rated: None };
    server.store.append(append).await.expect("answers");
    (game, plies)
}

/// A server with one game, in which the ten moves are played.
async fn running_game() -> (TestServer, GameId) {
    let server = server_with_players().await;
    let game = played_game(&server, 1, 10).await;
    (server, game)
}

pub(crate) async fn resign(server: &TestServer, game: GameId, after: u32) {
    let ending = Ending { winner: Some(Color::Black), reason: EndReason::Resigned };
    end(server, game, after, ending).await;
}

/// White resigns a rated game after this many moves, at a moment; the ratings stay as they are.
pub(crate) async fn rated_end(server: &TestServer, game: GameId, after: u32, at: Millis) {
    fn rate(before: ByColor<Standing>, _: Option<Color>) -> ByColor<Standing> {
        before
    }
    let ending = Ending { winner: Some(Color::Black), reason: EndReason::Resigned };
    let events = vec![Numbered { number: after + 1, at, event: Event::Ended(ending) }];
    let now = GameSummary { plies: after, ending: Some(ending), ..GameSummary::default() };
    let pool = terms(Game::Dvonn).pool().expect("DVONN has ratings");
    let rated = Some(RatingRule { pool, rate });
    server.store.append(Append { game, after, events, now, rated }).await.expect("answers");
}

/// Ends a game after this many moves.
pub(crate) async fn end(server: &TestServer, game: GameId, after: u32, ending: Ending) {
    let event = Event::Ended(ending);
    let events = vec![Numbered { number: after + 1, at: NOW + 99, event }];
    let reds = Some("a1 b2 c3".to_owned());
    let now = GameSummary { plies: after, ending: Some(ending), reds, ..GameSummary::default() };
    let append = Append { game, after, events, now, rated: None };
    server.store.append(append).await.expect("answers");
}

#[tokio::test]
async fn a_game_that_is_over_is_shown_whole() {
    let (server, game) = running_game().await;
    resign(&server, game, 10).await;
    let state: GameState = server.browser().get(&format!("/api/games/{game}")).await.fine();
    assert_eq!((state.game, state.events.len(), state.you), (game, 11, None));
    let text = server.browser().get(&format!("/api/games/{game}/export.txt")).await;
    assert_eq!(text.header("content-type"), "text/plain; charset=utf-8");
    let record: Record = text.text().parse().expect("a record");
    let moves: Vec<String> = record.line.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(moves, MOVES);
    let tags: Vec<_> = record.tags.iter().collect();
    assert!(tags.contains(&("White", "Ada")) && tags.contains(&("Black", "Bea")), "{tags:?}");
    assert!(tags.contains(&("Date", "2027.01.15")), "{tags:?}");
    assert!(tags.contains(&("TimeControl", "300+3")), "{tags:?}");
    assert!(tags.contains(&("Termination", "resignation")), "{tags:?}");
    assert_eq!(record.result, Some(basalt_rules::Outcome::Win(Color::Black)));
}

#[tokio::test]
async fn every_export_holds_the_same_moves() {
    let (server, game) = running_game().await;
    resign(&server, game, 10).await;
    let formats = [
        ("export.txt", Format::Basalt),
        ("export.sgf", Format::Boardspace),
        ("export.json", Format::Json),
        ("export.abstractplay.json", Format::AbstractPlay),
    ];
    for (name, format) in formats {
        let answer = server.browser().get(&format!("/api/games/{game}/{name}")).await;
        let mut games = basalt_records::read_all(format, &answer.body);
        let record = games.next().expect("a game").expect("readable");
        let moves: Vec<String> = record.line.moves().map(|mv| mv.to_string()).collect();
        assert_eq!(moves, MOVES, "{name}");
        assert!(answer.header("content-disposition").ends_with(&format!("-{name}\"")));
    }
}

#[tokio::test]
async fn of_a_running_game_the_last_moves_are_held_back() {
    let (server, game) = running_game().await;
    let state: GameState = server.browser().get(&format!("/api/games/{game}")).await.fine();
    assert_eq!(state.events.len(), 4);
    let text = server.browser().get(&format!("/api/games/{game}/export.txt")).await;
    let record: Record = text.text().parse().expect("a record");
    assert_eq!((record.line.moves().len(), record.result), (4, None));
    let picture = server.browser().get(&format!("/api/games/{game}/board.svg")).await;
    assert!(picture.text().contains("4 of 49"), "{}", picture.text());
}

#[tokio::test]
async fn games_are_found_and_pages_follow_each_other() {
    let server = server_with_players().await;
    for number in 1..=60 {
        new_game(&server, number).await;
    }
    let game = GameId::from_bits(7);
    play(&server, game, 3).await;
    resign(&server, game, 3).await;
    let page = async |query: &str| -> Listing {
        server.browser().get(&format!("/api/games?{query}")).await.fine()
    };
    let first = page("").await;
    assert_eq!((first.games.len(), first.before), (50, Some(NOW + 11)));
    let second = page(&format!("before={}", NOW + 11)).await;
    assert_eq!((second.games.len(), second.before), (10, None));
    for query in ["result=black", "reds=c3+a1+b2", "player=bea&game=dvonn&result=black"] {
        let found = page(query).await;
        assert_eq!(
            found.games.iter().map(|listed| listed.game).collect::<Vec<_>>(),
            [game],
            "{query}"
        );
    }
    assert!(page("game=punct").await.games.is_empty());
    let between = page(&format!("from={}&until={}", NOW + 5, NOW + 9)).await;
    assert_eq!(between.games.len(), 4);
}

#[tokio::test]
async fn a_query_without_sense_is_refused() {
    let server = TestServer::new().await;
    for (query, expected) in [
        ("game=chess", (400, ErrorCode::BadQuery)),
        ("result=maybe", (400, ErrorCode::BadQuery)),
        ("reds=a1", (400, ErrorCode::BadQuery)),
        ("from=yesterday", (400, ErrorCode::BadQuery)),
        ("from=-1", (400, ErrorCode::BadQuery)),
        ("player=nobody", (404, ErrorCode::NoPlayer)),
        ("player=%00", (404, ErrorCode::NoPlayer)),
        ("player=%27%20OR%201=1%20--", (404, ErrorCode::NoPlayer)),
    ] {
        let refused = server.browser().get(&format!("/api/games?{query}")).await.refused();
        assert_eq!(refused, expected, "{query}");
    }
}

#[tokio::test]
async fn a_moment_that_no_game_has_finds_none() {
    let server = server_with_players().await;
    new_game(&server, 1).await;
    for (moment, expected) in [("until", 1), ("from", 0)] {
        let path = format!("/api/games?{moment}={}", u64::MAX);
        let found: Listing = server.browser().get(&path).await.fine();
        assert_eq!(found.games.len(), expected, "{moment}");
    }
}

#[tokio::test]
async fn paths_that_are_not_utf8_are_refused() {
    let server = TestServer::new().await;
    for path in ["/api/games/%ff", "/api/players/%ff", "/api/seeks/%ff", "/api/leaderboard/%ff"] {
        assert_eq!(
            server.browser().get(path).await.refused(),
            (400, ErrorCode::BadQuery),
            "{path}"
        );
    }
}

#[tokio::test]
async fn unknown_games_are_not_found() {
    let server = TestServer::new().await;
    for path in [
        "/api/games/x",
        "/api/games/aaaaaaaaaa",
        "/api/games/aaaaaaaaaa/export.txt",
        "/api/games/aaaaaaaaaa/x",
    ] {
        assert_eq!(server.browser().get(path).await.refused(), (404, ErrorCode::NoGame), "{path}");
    }
}

#[tokio::test]
async fn a_board_has_its_picture() {
    let (server, game) = running_game().await;
    resign(&server, game, 10).await;
    let svg = server.browser().get(&format!("/api/games/{game}/board.svg")).await;
    assert_eq!(svg.header("content-type"), "image/svg+xml");
    assert!(svg.text().starts_with("<svg ") && svg.text().contains("10 of 49"), "{}", svg.text());
    let png = server.browser().get(&format!("/api/games/{game}/board.png")).await;
    assert_eq!(png.header("content-type"), "image/png");
    assert!(png.body.starts_with(b"\x89PNG"));
}

/// A tournament begins all its games at once.
#[tokio::test]
async fn games_of_one_millisecond_fit_on_several_pages() {
    let server = server_with_players().await;
    for number in 0..120 {
        new_game_at(&server, number, Game::Dvonn, NOW).await;
    }
    let mut found = Vec::new();
    let mut next = String::new();
    loop {
        let listing: Listing = server.browser().get(&format!("/api/games?{next}")).await.fine();
        found.extend(listing.games.iter().map(|game| game.game));
        let (Some(before), Some(game)) = (listing.before, listing.before_game) else { break };
        next = format!("before={before}&before_game={game}");
    }
    assert_eq!(found.len(), 120);
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), 120, "none twice");
}

/// The file has every finished game once, and one that was cut off goes on after the last game that the client has.
#[tokio::test]
async fn all_games_of_a_player_are_one_file_that_can_be_resumed() {
    let server = server_with_players().await;
    for number in 1..=45 {
        let game = played_game(&server, number, 3).await;
        if number != 7 {
            resign(&server, game, 3).await;
        }
    }
    let get = async |query: &str| {
        let path = format!("/api/players/Ada/games/export.{query}");
        server.browser_at([127, 2, 0, query.len() as u8]).get(&path).await
    };
    let ids = |format: Format, text: &str| -> Vec<String> {
        let mut games = Reader::new(format);
        games.push(text.as_bytes());
        games.finish();
        let records = std::iter::from_fn(|| games.next_game());
        let id = |record: Record| record.tags.get("GameId").expect("an id").to_owned();
        records.map(|record| id(record.expect("readable"))).collect()
    };
    let expected: Vec<String> = (1..=45)
        .rev()
        .filter(|&number| number != 7)
        .map(|number| GameId::from_bits(number).to_string())
        .collect();
    for (name, format) in [
        ("txt", Format::Basalt),
        ("sgf", Format::Boardspace),
        ("json", Format::Json),
        ("abstractplay.json", Format::AbstractPlay),
    ] {
        let all = get(name).await;
        let file = format!("filename=\"basalt-games.{name}\"");
        assert!(all.header("content-disposition").contains(&file), "{name}");
        let all = ids(format, all.text());
        assert_eq!(all, expected, "{name}: all but the running one");
        let rest = get(&format!("{name}?after={}", all[29])).await;
        assert_eq!(ids(format, rest.text()), all[30..], "{name}");
    }
    assert_eq!(get("pdf").await.refused(), (400, ErrorCode::BadQuery));
    assert_eq!(get("txt?after=nonsense").await.refused(), (404, ErrorCode::NoGame));
    let nobody = server.browser().get("/api/players/Nobody/games/export.txt").await;
    assert_eq!(nobody.refused(), (404, ErrorCode::NoPlayer));
}

#[tokio::test]
async fn an_address_reads_games_and_players_so_often() {
    let server = server_with_players().await;
    let game = new_game(&server, 1).await;
    let paths = [
        format!("/api/games/{game}"),
        "/api/players/Ada".into(),
        "/api/leaderboard/dvonn-live".into(),
    ];
    for (path, address) in paths.iter().zip(1..) {
        let browser = server.browser_at([192, 0, 2, address]);
        for _ in 0..60 {
            assert_eq!(browser.get(path).await.status.as_u16(), 200, "{path}");
        }
        let refused = browser.get(path).await.refused();
        assert_eq!(refused, (429, ErrorCode::TooOften { seconds: 1 }), "{path}");
    }
}
