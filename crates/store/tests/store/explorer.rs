//! Moves of finished games, counted by position.

use basalt_referee::EndReason;
use basalt_rules::{Color, Game};
use basalt_store::{FinishedGame, MoveCounts, PlayedMove, Score};

use crate::sample::{append, both, ended, game_id, members, new_game};

/// A position whose number does not fit a signed one.
const POSITION: u64 = u64::MAX - 7;

fn played(position: u64, name: &str) -> PlayedMove {
    PlayedMove { position, name: name.to_owned() }
}

fn finished(number: u64, score: Score, moves: &[PlayedMove]) -> FinishedGame {
    FinishedGame { game: game_id(number), rules: Game::Dvonn, score, moves: moves.to_vec() }
}

fn counts(name: &str, [white, draws, black]: [u64; 3]) -> MoveCounts {
    MoveCounts { name: name.to_owned(), white, draws, black }
}

both! {
    async fn games_wait_from_their_end_until_they_are_counted(store) {
        let players = members(&store).await;
        for number in 1..=3 {
            store.create_game(&new_game(number, players)).await.expect("answers");
        }
        let waiting = async |limit| {
            let games = store.games_to_explore(limit).await.expect("answers");
            games.into_iter().map(|header| header.game).collect::<Vec<_>>()
        };
        assert_eq!(waiting(10).await, [], "all of them go on");
        let count = async |games: &[FinishedGame]| store.count_moves(games).await.expect("answers");
        let moves = [played(POSITION, "a1")];
        let running = finished(1, Score::White, &moves);
        assert_eq!(count(&[running]).await, [], "it goes on");
        store.append(append(game_id(3), 0, "a1")).await.expect("answers");
        for (number, after) in [(3, 1), (1, 0)] {
            store.append(ended(game_id(number), after, Some(Color::White), EndReason::Resigned)).await.expect("answers");
        }
        assert_eq!(waiting(10).await, [game_id(1), game_id(3)], "the one that ended first");
        assert_eq!(waiting(1).await, [game_id(1)]);
        let without_moves = finished(1, Score::Draw, &[]);
        assert_eq!(count(&[without_moves]).await, [game_id(1)]);
        assert_eq!(waiting(10).await, [game_id(3)]);
        let both = [finished(3, Score::White, &moves), finished(1, Score::White, &moves)];
        assert_eq!(count(&both).await, [game_id(3)], "the other was counted before");
        assert_eq!(count(&both).await, [], "only once");
        assert_eq!(waiting(10).await, []);
        let found = store.explored_moves(Game::Dvonn, POSITION).await.expect("answers");
        assert_eq!(found, [counts("a1", [1, 0, 0])]);
    }
}

both! {
    async fn results_are_added_up_by_game_position_and_move(store) {
        let players = members(&store).await;
        let games: [(Score, &[PlayedMove]); 4] = [
            (Score::White, &[played(POSITION, "a1"), played(2, "b1")]),
            (Score::Black, &[played(POSITION, "c1")]),
            (Score::Draw, &[played(POSITION, "c1"), played(2, "b1")]),
            // A game may come back to a position.
            (Score::Black, &[played(POSITION, "c1"), played(2, "b1"), played(2, "b1")]),
        ];
        let mut all = Vec::new();
        for (number, (score, moves)) in (1..).zip(games) {
            store.create_game(&new_game(number, players)).await.expect("answers");
            store.append(ended(game_id(number), 0, None, EndReason::Agreed)).await.expect("answers");
            all.push(finished(number, score, moves));
        }
        // One alone, and then the others together.
        for part in all.split_inclusive(|finished| finished.game == game_id(1)) {
            let ids: Vec<_> = part.iter().map(|finished| finished.game).collect();
            assert_eq!(store.count_moves(part).await.expect("answers"), ids);
        }
        let found = async |game, position| store.explored_moves(game, position).await.expect("answers");
        let expected = [counts("c1", [0, 1, 2]), counts("a1", [1, 0, 0])];
        assert_eq!(found(Game::Dvonn, POSITION).await, expected, "the most frequent first");
        assert_eq!(found(Game::Dvonn, 2).await, [counts("b1", [1, 1, 2])]);
        assert_eq!(found(Game::Dvonn, 3).await, []);
        assert_eq!(found(Game::Punct, POSITION).await, []);
    }
}
