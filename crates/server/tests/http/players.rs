//! Profiles, leaderboards, vacations.

use basalt_referee::{EndReason, Ending, Event, GameId, Millis, Numbered, Rating};
use basalt_rules::{ByColor, Color};
use basalt_store::{Append, GameSummary, RatingRule, Standing};
use basalt_wire::{
    ErrorCode, HistoryPoint, Me, Opponent, Profile, ProfileChange, ProgressChange,
    ProgressDocument, Ranked, Vacation,
};
use serde_json::json;

use crate::accounts::{credentials, member};
use crate::archive::{new_game, server_with_players};
use crate::harness::{NOW, TestServer};

const DAY: Millis = 24 * 60 * 60 * 1000;

fn rate(before: ByColor<Standing>, _: Option<Color>) -> ByColor<Standing> {
    let by = |standing: Standing, points| Standing { value: standing.value + points, ..standing };
    ByColor { white: by(before.white, 12.0), black: by(before.black, -12.0) }
}

/// As after many games.
fn settle(before: ByColor<Standing>, _: Option<Color>) -> ByColor<Standing> {
    ByColor::from_fn(|color| Standing { deviation: 60.0, ..before[color] })
}

async fn play_rated(server: &TestServer, number: u64) -> GameId {
    play_rated_by(server, number, rate).await
}

async fn play_rated_by(
    server: &TestServer,
    number: u64,
    rate: fn(ByColor<Standing>, Option<Color>) -> ByColor<Standing>,
) -> GameId {
    let game = new_game(server, number).await;
    let ending = Ending { winner: Some(Color::White), reason: EndReason::Resigned };
    let events = vec![Numbered { number: 1, at: NOW + 5, event: Event::Ended(ending) }];
    let now = GameSummary { ending: Some(ending), ..GameSummary::default() };
    let rated = Some(RatingRule { pool: "dvonn-live".parse().expect("a pool"), rate });
    server.store.append(Append { game, after: 0, events, now, rated }).await.expect("answers");
    game
}

#[tokio::test]
async fn a_profile_tells_ratings_and_how_they_went() {
    let server = server_with_players().await;
    let game = play_rated(&server, 1).await;
    let profile: Profile = server.browser().get("/api/players/ADA").await.fine();
    assert_eq!((profile.name.as_str(), profile.since), ("Ada", NOW));
    let rating = Rating { value: 1512, provisional: true };
    assert_eq!(profile.ratings, [("dvonn-live".parse().expect("a pool"), rating)]);
    let point = HistoryPoint {
        pool: "dvonn-live".parse().expect("a pool"),
        at: NOW + 5,
        value: 1512,
        game,
    };
    assert_eq!(profile.history, [point]);
    let refused = server.browser().get("/api/players/nobody").await.refused();
    assert_eq!(refused, (404, ErrorCode::NoPlayer));
}

#[tokio::test]
async fn a_profile_tells_what_the_member_says_and_does() {
    let server = TestServer::new().await;
    let mut cat = member(&server, "Cat").await;
    let found = async || server.browser().get("/api/players/Cat").await.fine::<Profile>();
    assert_eq!((found().await.country, found().await.about), (None, String::new()));
    let change = |country: Option<&str>, about: &str| ProfileChange {
        country: country.map(str::to_owned),
        about: about.to_owned(),
    };
    let words = " I like\nlong \u{202e}carries. ";
    cat.post("/api/account/profile", &change(Some("IS"), words)).await.fine::<Option<()>>();
    let profile = found().await;
    assert_eq!(profile.country.as_deref(), Some("IS"));
    assert_eq!(profile.about, "I like long  carries.", "nothing invisible is left");
    assert_eq!(profile.picture, server.account("Cat").await.id.picture());
    let longest = "ü".repeat(200);
    cat.post("/api/account/profile", &change(None, &longest)).await.fine::<Option<()>>();
    for (country, about) in [(Some("XX"), String::new()), (None, longest + "ü")] {
        let refused = cat.post("/api/account/profile", &change(country, &about)).await.refused();
        assert_eq!(refused, (400, ErrorCode::BadProfile));
    }
    assert_eq!(found().await.country, None);
    for (kind, text) in
        [("lessons", "1 done:a \n"), ("puzzles", "1 done:b \n1 done:c \n0 done:d \n")]
    {
        let text = ProgressChange { text: text.to_owned() };
        let path = format!("/api/progress/{kind}");
        cat.post(&path, &text).await.fine::<ProgressDocument>();
    }
    assert_eq!((found().await.puzzles, found().await.lessons), (2, 1));
}

#[tokio::test]
async fn a_profile_names_frequent_opponents() {
    let server = server_with_players().await;
    play_rated(&server, 1).await;
    play_rated(&server, 2).await;
    let profile: Profile = server.browser().get("/api/players/Bea").await.fine();
    let ada = Opponent { name: "Ada".to_owned(), games: 2, won: 0, lost: 2 };
    assert_eq!(profile.opponents, [ada]);
}

#[tokio::test]
async fn a_rating_is_provisional_after_a_long_time_without_games() {
    let server = server_with_players().await;
    play_rated_by(&server, 1, settle).await;
    let is_provisional = async || {
        let profile: Profile = server.browser().get("/api/players/Ada").await.fine();
        let board: Vec<Ranked> = server.browser().get("/api/leaderboard/dvonn-live").await.fine();
        (profile.ratings[0].1.provisional, board[0].rating.provisional)
    };
    assert_eq!(is_provisional().await, (false, false));
    server.clock.advance(79 * DAY);
    assert_eq!(is_provisional().await, (true, true));
}

#[tokio::test]
async fn a_leaderboard_ranks_the_members_of_a_pool() {
    let server = server_with_players().await;
    play_rated(&server, 1).await;
    let board: Vec<Ranked> = server.browser().get("/api/leaderboard/dvonn-live").await.fine();
    let places: Vec<_> =
        board.iter().map(|ranked| (ranked.name.as_str(), ranked.rating.value)).collect();
    assert_eq!(places, [("Ada", 1512), ("Bea", 1488)]);
    let other: Vec<Ranked> = server.browser().get("/api/leaderboard/punct-days").await.fine();
    assert!(other.is_empty());
    let refused = server.browser().get("/api/leaderboard/chess").await.refused();
    assert_eq!(refused, (400, ErrorCode::BadQuery));
}

#[tokio::test]
async fn a_guest_has_no_profile() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    let guest: Me = browser.post("/api/guest", &json!({})).await.fine();
    let refused = browser.get(&format!("/api/players/{}", guest.name)).await.refused();
    assert_eq!(refused, (404, ErrorCode::NoPlayer));
}

#[tokio::test]
async fn a_vacation_is_bounded_and_days_that_were_not_needed_come_back() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    let stranger = browser.post("/api/vacation", &Vacation { days: 3 }).await.refused();
    assert_eq!(stranger, (401, ErrorCode::Stranger));
    browser.post("/api/register", &credentials("Ada", "long enough")).await;
    let too_long = browser.post("/api/vacation", &Vacation { days: 31 }).await.refused();
    assert_eq!(too_long, (400, ErrorCode::NotNow));
    let until: Option<Millis> = browser.post("/api/vacation", &Vacation { days: 20 }).await.fine();
    assert_eq!(until, Some(NOW + 20 * DAY));
    let profile: Profile = browser.get("/api/players/Ada").await.fine();
    assert_eq!(profile.vacation_until, until);
    let twice = browser.post("/api/vacation", &Vacation { days: 1 }).await.refused();
    assert_eq!(twice, (400, ErrorCode::NotNow));
    server.clock.advance(5 * DAY);
    let ended: Option<Millis> = browser.post("/api/vacation", &Vacation { days: 0 }).await.fine();
    assert_eq!(ended, None);
    // Five are used, so that 25 are left.
    let too_long = browser.post("/api/vacation", &Vacation { days: 26 }).await.refused();
    assert_eq!(too_long, (400, ErrorCode::NotNow));
    let until: Option<Millis> = browser.post("/api/vacation", &Vacation { days: 25 }).await.fine();
    assert_eq!(until, Some(NOW + 30 * DAY));
}

#[tokio::test]
async fn somebody_elsewhere_in_the_page_is_called_back() {
    let server = TestServer::new().await;
    let nobody = server.browser().get("/api/awaiting").await;
    assert_eq!((nobody.status.as_u16(), nobody.text()), (204, ""));
    let mut ada = server.browser();
    let mut bea = server.browser();
    for (browser, name) in [(&mut ada, "Ada"), (&mut bea, "Bea")] {
        let _: Me = browser.post("/api/register", &credentials(name, "long enough")).await.fine();
        assert_eq!(browser.get("/api/awaiting").await.status, 204, "nothing can come");
    }
    let game = new_game(&server, 1).await;
    let (white, black) = (ada.get("/api/awaiting").await, bea.get("/api/awaiting").await);
    assert_eq!((white.status.as_u16(), white.text()), (200, game.to_string().as_str()));
    assert_eq!((black.status.as_u16(), black.text()), (200, ""), "it may come");
}
