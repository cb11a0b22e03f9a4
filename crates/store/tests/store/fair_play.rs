//! Comparison of rated games with the engine, and focus changes.

use basalt_rules::{ByColor, Color};
use basalt_store::{ComparedMove, MAX_COMPARED_GAMES, MAX_FOCUS_LOSSES, PlayerId, Store};

use crate::ratings::rated;
use crate::sample::{NOW, both, game_id, members, new_game};

/// Rated games of two members, the first with the number 0.
async fn play_games(store: &Store, count: u64) -> ByColor<PlayerId> {
    let players = members(store).await;
    for number in 0..count {
        store.create_game(&new_game(number, players)).await.expect("answers");
        store.append(rated(number, Some(Color::White))).await.expect("answers");
    }
    players
}

both! {
    async fn the_last_rated_games_are_compared_in_turn(store) {
        let games = u64::from(MAX_COMPARED_GAMES) + 2;
        let ada = play_games(&store, games).await.white;
        let next = async || store.next_comparison().await.expect("answers");
        assert_eq!(next().await, None);
        assert!(store.ask_for_comparison(ada, NOW).await.expect("answers"));
        assert!(store.ask_for_comparison(ada, NOW + 1).await.expect("answers"), "once more");
        let waiting = store.compared_games(ada).await.expect("answers");
        assert_eq!(waiting.len(), MAX_COMPARED_GAMES as usize);
        assert!(waiting.iter().all(|one| one.moves.is_none() && one.focus_losses == 0));
        assert_eq!(waiting[0].header.game, game_id(games - 1), "the newest first");
        let (first, player) = next().await.expect("they wait");
        assert_eq!(player, ada);
        let moves = [
            ComparedMove { agrees: true, gap: 120, spent: Some(4_000) },
            ComparedMove { agrees: false, gap: 0, spent: None },
        ];
        store.save_comparison(first, ada, &moves).await.expect("answers");
        store.save_comparison(first, ada, &[]).await.expect("answers");
        let compared = store.compared_games(ada).await.expect("answers");
        let of_first = compared.iter().find(|one| one.header.game == first).expect("there");
        assert_eq!(of_first.moves.as_deref(), Some(&moves[..]), "what is done stays");
        assert_ne!(next().await, Some((first, ada)));
        let mut done = 1;
        while let Some((game, player)) = next().await {
            store.save_comparison(game, player, &[]).await.expect("answers");
            done += 1;
        }
        assert_eq!(done, MAX_COMPARED_GAMES);
        let compared = store.compared_games(ada).await.expect("answers");
        assert!(compared.iter().all(|one| one.moves.is_some()));
    }
}

both! {
    async fn other_players_are_not_compared(store) {
        let players = play_games(&store, 1).await;
        store.ask_for_comparison(players.white, NOW).await.expect("answers");
        assert!(store.compared_games(players.black).await.expect("answers").is_empty());
        store.ask_for_comparison(players.black, NOW).await.expect("answers");
        let one = store.compared_games(players.black).await.expect("answers");
        assert_eq!(one.len(), 1);
        store.save_comparison(game_id(0), players.white, &[]).await.expect("answers");
        let next = store.next_comparison().await.expect("answers");
        assert_eq!(next, Some((game_id(0), players.black)));
    }
}

both! {
    async fn focus_losses_are_counted_up_to_a_bound(store) {
        let players = play_games(&store, 2).await;
        store.ask_for_comparison(players.white, NOW).await.expect("answers");
        for _ in 0..MAX_FOCUS_LOSSES + 3 {
            store.note_focus_loss(game_id(0), players.white).await.expect("answers");
        }
        store.note_focus_loss(game_id(1), players.black).await.expect("answers");
        let games = store.compared_games(players.white).await.expect("answers");
        let losses: Vec<u32> = games.iter().map(|one| one.focus_losses).collect();
        assert_eq!(losses, [0, MAX_FOCUS_LOSSES]);
    }
}
