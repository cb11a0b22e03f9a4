//! Ratings change with the end of a game, in the same commit.

use basalt_referee::{EndReason, GameId, Millis, Player, Rating, RatingChange, Terms};
use basalt_rules::{ByColor, Color, Game};
use basalt_store::{
    Append, Appended, NewGame, PoolResults, Query, Ranked, RatingRule, Seat, Standing, Store,
};

use crate::sample::{
    NOW, append_at_once, both, ended, game_id, member, members, new_game, pool, terms,
};

const DAY: Millis = 24 * 60 * 60 * 1000;

/// Ten points for the winner, and the deviation halved for both.
fn rate(before: ByColor<Standing>, winner: Option<Color>) -> ByColor<Standing> {
    ByColor::from_fn(|color| {
        let points = match winner {
            Some(winner) if winner == color => 10.0,
            Some(_) => -10.0,
            None => 0.0,
        };
        let Standing { value, deviation, .. } = before[color];
        Standing { value: value + points, deviation: deviation / 2.0, ..before[color] }
    })
}

pub(crate) fn rated(number: u64, winner: Option<Color>) -> Append {
    let mut append = ended(game_id(number), 0, winner, EndReason::Board);
    append.events[0].at += number;
    Append { rated: Some(RatingRule { pool: pool("dvonn-live"), rate }), ..append }
}

both! {
    async fn a_rated_game_changes_both_ratings(store) {
        let players = members(&store).await;
        let terms = Terms { rated: true, ..terms(Game::Dvonn) };
        for number in [1, 2] {
            let new = NewGame { terms, ..new_game(number, players) };
            store.create_game(&new).await.expect("answers");
        }
        let changes = |white, black| {
            let change = |(before, after)| RatingChange { before, after };
            ByColor { white: change(white), black: change(black) }
        };
        let first = changes((1500, 1510), (1500, 1490));
        let outcome = store.append(rated(1, Some(Color::White))).await.expect("answers");
        assert_eq!(outcome, Appended::Committed { ratings: Some(first) });
        let again = store.append(rated(1, Some(Color::White))).await.expect("answers");
        assert_eq!(again, Appended::Stale, "nothing is rated twice");
        let outcome = store.append(rated(2, Some(Color::Black))).await.expect("answers");
        let second = changes((1510, 1500), (1490, 1500));
        assert_eq!(outcome, Appended::Committed { ratings: Some(second) });
        assert_eq!(store.rating_changes(game_id(1)).await.expect("answers"), Some(first));
        assert_eq!(store.rating_changes(game_id(3)).await.expect("answers"), None);

        let standing = store.standing(players.white, pool("dvonn-live")).await.expect("answers");
        assert_eq!((standing.value, standing.games), (1500.0, 2));
        assert!((standing.deviation - 350.0 / 4.0).abs() < 1e-3, "{standing:?}");
        let other = store.standing(players.white, pool("punct-live")).await.expect("answers");
        assert_eq!(other, Standing::default());
        let standings = store.standings(players.white).await.expect("answers");
        assert_eq!(standings, [(pool("dvonn-live"), standing)]);
        let history = store.history(players.white, 10).await.expect("answers");
        let points: Vec<_> = history.iter().map(|point| (point.game, point.value)).collect();
        assert_eq!(points, [(game_id(1), 1510), (game_id(2), 1500)]);
        let latest = store.history(players.white, 1).await.expect("answers");
        assert_eq!(latest, history[1..]);
    }
}

both! {
    async fn games_that_end_at_once_all_count(store) {
        let appends = (0..20).map(|number| rated(number, Some(Color::White)));
        for outcome in append_at_once(&store, appends.collect()).await {
            assert!(matches!(outcome.expect("answers"), Appended::Committed { ratings: Some(_) }));
        }
        let white = store.account_named("Ada").await.expect("answers").expect("she is there").id;
        let standing = store.standing(white, pool("dvonn-live")).await.expect("answers");
        assert_eq!((standing.value, standing.games), (1700.0, 20));
    }
}

/// White's rating when a game began.
async fn first_rating_of_white(store: &Store, game: GameId) -> Option<Rating> {
    let header = store.header(game).await.expect("answers").expect("there");
    let Player::Member { rating, .. } = header.seats.white.player else { panic!("a member") };
    rating
}

both! {
    async fn a_game_shows_the_ratings_that_it_began_with(store) {
        let players = members(&store).await;
        let terms = Terms { rated: true, ..terms(Game::Dvonn) };
        let new = NewGame { terms, ..new_game(1, players) };
        store.create_game(&new).await.expect("answers");
        store.append(rated(1, Some(Color::White))).await.expect("answers");
        let rating = first_rating_of_white(&store, game_id(1)).await;
        assert_eq!(rating, Some(Rating { value: 1500, provisional: true }));
    }
}

both! {
    async fn a_game_against_the_engine_is_never_rated(store) {
        let players = members(&store).await;
        let mut new = new_game(1, players);
        new.seats.black = Seat::Computer(20);
        store.create_game(&new).await.expect("answers");
        let outcome = store.append(rated(1, Some(Color::White))).await.expect("answers");
        assert_eq!(outcome, Appended::Committed { ratings: None });
        let standing = store.standing(players.white, pool("dvonn-live")).await.expect("answers");
        assert_eq!(standing, Standing::default());
    }
}

both! {
    async fn the_strongest_lead_and_those_of_few_games_come_last(store) {
        let players = members(&store).await;
        let cleo = member(&store, "Cleo").await;
        let newcomers = ByColor { white: cleo, black: member(&store, "Dora").await };
        for number in [1, 2] {
            store.create_game(&new_game(number, players)).await.expect("answers");
            store.append(rated(number, Some(Color::White))).await.expect("answers");
        }
        store.create_game(&new_game(3, newcomers)).await.expect("answers");
        store.append(rated(3, Some(Color::White))).await.expect("answers");
        let board = store.leaderboard(pool("dvonn-live"), NOW, 3).await.expect("answers");
        let names: Vec<_> = board.iter().map(|ranked| ranked.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Bea", "Cleo"]);
        assert_eq!(board[0].rating, Rating { value: 1520, provisional: false });
        assert_eq!(board[2].rating, Rating { value: 1510, provisional: true });
        assert_eq!((board[0].games, board[2].games), (2, 1));
        assert!(store.leaderboard(pool("punct-days"), NOW, 3).await.expect("answers").is_empty());
    }
}

both! {
    /// A deviation of 350 / 4 grows to 110 in the 42nd day: 110² = 87.5² + 40.9 · (0.06 · 173.7178)².
    async fn long_absent_players_fall_behind(store) {
        let players = members(&store).await;
        for number in [1, 2] {
            store.create_game(&new_game(number, players)).await.expect("answers");
            store.append(rated(number, Some(Color::White))).await.expect("answers");
        }
        let lately = ByColor { white: member(&store, "Cleo").await, black: member(&store, "Dora").await };
        let later = NOW + 30 * DAY;
        for number in [3, 4] {
            store.create_game(&new_game(number, lately)).await.expect("answers");
            let mut append = rated(number, None);
            append.events[0].at = later;
            store.append(append).await.expect("answers");
        }
        let provisional = async |now| {
            let board = store.leaderboard(pool("dvonn-live"), now, 9).await.expect("answers");
            let place = |ranked: Ranked| (ranked.name, ranked.rating.provisional);
            board.into_iter().map(place).collect::<Vec<_>>()
        };
        let place = |name: &str, provisional| (name.to_owned(), provisional);
        let [ada, bea, cleo, dora] = ["Ada", "Bea", "Cleo", "Dora"];
        let early = [place(ada, false), place(cleo, false), place(dora, false), place(bea, false)];
        assert_eq!(provisional(later).await, early);
        let late = [place(cleo, false), place(dora, false), place(ada, true), place(bea, true)];
        assert_eq!(provisional(NOW + 42 * DAY).await, late);
    }
}

both! {
    async fn a_game_after_a_long_rest_is_rated_by_what_is_still_known(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        store.append(rated(1, None)).await.expect("answers");
        let late = NOW + 100 * 365 * DAY;
        store.create_game(&NewGame { created: late, ..new_game(2, players) }).await.expect("answers");
        let mut append = rated(2, None);
        append.events[0].at = late;
        store.append(append).await.expect("answers");
        let standing = store.standing(players.white, pool("dvonn-live")).await.expect("answers");
        assert!((standing.deviation - 175.0).abs() < 1e-9, "half of all that can be, {standing:?}");
        let rating = first_rating_of_white(&store, game_id(2)).await;
        assert_eq!(rating, Some(Rating { value: 1500, provisional: true }));
    }
}

both! {
    async fn results_are_counted_by_pool_and_colour(store) {
        let players = members(&store).await;
        let turned = ByColor { white: players.black, black: players.white };
        let terms = Terms { rated: true, ..terms(Game::Dvonn) };
        let played = [
            (1, players, Some(Color::White)),
            (2, players, Some(Color::White)),
            (3, players, None),
            (4, turned, Some(Color::White)),
        ];
        for (number, seats, winner) in played {
            let new = NewGame { terms, ..new_game(number, seats) };
            store.create_game(&new).await.expect("answers");
            store.append(rated(number, winner)).await.expect("answers");
        }
        store.create_game(&new_game(5, players)).await.expect("answers");
        store.append(ended(game_id(5), 0, Some(Color::White), EndReason::Board)).await.expect("answers");
        let in_pool = |color, won, drawn, lost| {
            PoolResults { pool: pool("dvonn-live"), color, won, drawn, lost }
        };
        let results = store.results(players.white).await.expect("answers");
        assert_eq!(results, [in_pool(Color::Black, 0, 0, 1), in_pool(Color::White, 2, 1, 0)]);
        let results = store.results(players.black).await.expect("answers");
        assert_eq!(results, [in_pool(Color::Black, 0, 1, 2), in_pool(Color::White, 1, 0, 0)]);

        let of = |pool| Query { pool: Some(pool), limit: 50, ..Query::default() };
        let found = store.search(&of(pool("dvonn-live"))).await.expect("answers");
        let found: Vec<_> = found.iter().map(|header| header.game).collect();
        assert_eq!(found, [4, 3, 2, 1].map(game_id), "the fifth was not rated");
        assert!(store.search(&of(pool("punct-live"))).await.expect("answers").is_empty());
    }
}
