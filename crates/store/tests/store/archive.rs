//! Looking for games.

use basalt_referee::EndReason;
use basalt_rules::{ByColor, Color, Game};
use basalt_store::{Append, GameSummary, NewGame, Query, Score, Store};

use crate::sample::{NOW, append, both, ended, game_id, member, members, new_game, terms};

/// The games of 1 to 9 that are found.
async fn found(store: &Store, query: Query) -> Vec<u64> {
    let query = Query { limit: if query.limit == 0 { 50 } else { query.limit }, ..query };
    let headers = store.search(&query).await.expect("answers");
    let number = |header: &basalt_store::Header| {
        (1..10).find(|&number| header.game == game_id(number)).expect("one of them")
    };
    headers.iter().map(number).collect()
}

both! {
    async fn games_are_found_by_what_is_known_of_them(store) {
        let players = members(&store).await;
        let cleo = member(&store, "Cleo").await;
        for (number, game, white) in [
            (1, Game::Dvonn, players.white),
            (2, Game::Punct, players.white),
            (3, Game::PunctBasic, cleo),
            (4, Game::Dvonn, cleo),
            (5, Game::Dvonn, players.white),
        ] {
            let mut pair = players;
            pair.white = white;
            let new = NewGame { terms: terms(game), ..new_game(number, pair) };
            store.create_game(&new).await.expect("answers");
        }
        let reds = Some("a1 b2 c3".to_owned());
        let with_reds = GameSummary { plies: 1, to_move: Some(Color::Black), reds, ..GameSummary::default() };
        let placed = Append { now: with_reds, ..append(game_id(4), 0, "a1") };
        store.append(placed).await.expect("answers");
        for (number, winner, reason) in [
            (1, Some(Color::White), EndReason::Board),
            (2, Some(Color::Black), EndReason::Time),
            (3, None, EndReason::Agreed),
            (5, None, EndReason::Aborted),
        ] {
            store.append(ended(game_id(number), 0, winner, reason)).await.expect("answers");
        }
        let any = Query::default();
        assert_eq!(found(&store, any.clone()).await, [4, 3, 2, 1], "what was called off is not there");
        let of = |player| Query { player: Some(player), ..Query::default() };
        assert_eq!(found(&store, of(cleo)).await, [4, 3]);
        assert_eq!(found(&store, of(players.black)).await, [4, 3, 2, 1]);
        let game = |game| Query { game: Some(game), ..Query::default() };
        assert_eq!(found(&store, game(Game::PunctBasic)).await, [3]);
        assert_eq!(found(&store, game(Game::Dvonn)).await, [4, 1]);
        let score = |score| Query { score: Some(score), ..Query::default() };
        assert_eq!(found(&store, score(Score::White)).await, [1]);
        assert_eq!(found(&store, score(Score::Black)).await, [2]);
        assert_eq!(found(&store, score(Score::Draw)).await, [3]);
        let by_reds = |reds: &str| Query { reds: Some(reds.to_owned()), ..Query::default() };
        assert_eq!(found(&store, by_reds("a1 b2 c3")).await, [4]);
        assert!(found(&store, by_reds("a1 b2 c4")).await.is_empty());
        assert!(found(&store, by_reds("' OR 1 = 1 --")).await.is_empty());
        let between = Query { from: Some(NOW + 2), until: Some(NOW + 4), ..any.clone() };
        assert_eq!(found(&store, between).await, [3, 2]);
        assert_eq!(found(&store, Query { limit: 1, ..any }).await, [4]);
        let all = Query { score: Some(Score::White), game: Some(Game::Punct), ..of(cleo) };
        assert!(found(&store, all).await.is_empty());
    }
}

both! {
    async fn pages_of_a_player_hold_every_game_once(store) {
        let players = members(&store).await;
        let swapped = ByColor { white: players.black, black: players.white };
        let cleo = member(&store, "Cleo").await;
        // Of the games 4 to 7, which began at one moment, Ada played 4 and 6 with White and 5 with Black; 7 is not hers.
        let moments = [(1, NOW), (2, NOW + 9), (3, NOW + 1), (4, NOW + 5), (5, NOW + 5), (6, NOW + 5), (7, NOW + 5), (8, NOW + 9)];
        for (number, created) in moments {
            let mut pair = if number % 2 == 0 { players } else { swapped };
            if number == 7 {
                pair.black = cleo;
            }
            let new = NewGame { created, ..new_game(number, pair) };
            store.create_game(&new).await.expect("answers");
        }
        let of_ada = Query { player: Some(players.white), ..Query::default() };
        let of_all = Query::default();
        for (query, expected) in [(of_ada, vec![2, 8, 4, 5, 6, 3, 1]), (of_all, vec![2, 8, 4, 5, 6, 7, 3, 1])] {
            for limit in 1..4 {
                let (mut pages, mut after) = (Vec::new(), None);
                loop {
                    let page = Query { limit, after, ..query.clone() };
                    let headers = store.search(&page).await.expect("answers");
                    let Some(last) = headers.last() else { break };
                    after = Some((last.created, last.game));
                    pages.extend(found(&store, page).await);
                }
                assert_eq!(pages, expected, "{limit} games a page");
            }
        }
    }
}
