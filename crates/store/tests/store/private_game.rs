//! Notes and conditional moves, which belong to one player of a game.

use basalt_referee::{ConditionalMoves, EndReason};

use crate::sample::{append, both, dvonn, ended, game_id, members, new_game};

fn moves(plies: u32, lines: &[&[&str]]) -> ConditionalMoves {
    let line = |line: &&[&str]| line.iter().map(|mv| dvonn(mv)).collect::<Vec<_>>();
    ConditionalMoves {
        plies,
        position: "the start".to_owned(),
        lines: lines.iter().map(line).collect(),
    }
}

both! {
    async fn a_note_belongs_to_its_player(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let note = async |player| store.note(game_id(1), player).await.expect("answers");
        assert_eq!(note(players.white).await, "");
        for text in ["one\nmore", "another", ""] {
            store.set_note(game_id(1), players.white, text).await.expect("answers");
            assert_eq!(note(players.white).await, text);
            assert_eq!(note(players.black).await, "");
        }
    }
}

both! {
    async fn conditional_moves_are_kept_as_they_were_entered(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let kept = async |player| store.conditional_moves(game_id(1), player).await.expect("answers");
        assert_eq!(kept(players.black).await, None);
        let set = async |moves: Option<&ConditionalMoves>| {
            store.set_conditional_moves(game_id(1), players.black, moves).await.expect("answers");
        };
        for entered in [moves(0, &[&["a1", "b1"], &["c1", "d1", "e1", "f1"]]), moves(3, &[&["a1", "b1"]])] {
            set(Some(&entered)).await;
            assert_eq!(kept(players.black).await, Some(entered));
            assert_eq!(kept(players.white).await, None);
        }
        set(Some(&moves(0, &[]))).await;
        assert_eq!(kept(players.black).await, None);
        set(None).await;
    }
}

both! {
    async fn games_with_replies_to_make_are_found(store) {
        let players = members(&store).await;
        for number in 1..=3 {
            store.create_game(&new_game(number, players)).await.expect("answers");
            let entered = moves(0, &[&["a1", "b1"]]);
            store.set_conditional_moves(game_id(number), players.black, Some(&entered)).await.expect("answers");
        }
        let found = async || store.awaiting_conditional_moves(10).await.expect("answers");
        assert_eq!(found().await, [], "White has not moved");
        store.append(append(game_id(2), 0, "a1")).await.expect("answers");
        assert_eq!(found().await, [game_id(2)]);
        store.append(append(game_id(3), 0, "a1")).await.expect("answers");
        store.append(ended(game_id(3), 1, None, EndReason::Agreed)).await.expect("answers");
        assert_eq!(found().await.len(), 2, "what is over has moves to forget");
        store.append(append(game_id(2), 1, "b1")).await.expect("answers");
        assert_eq!(found().await, [game_id(3)]);
    }
}

both! {
    async fn a_feed_has_one_secret_at_a_time(store) {
        let players = members(&store).await;
        let found = async |token: &str| {
            let account = store.player_of_feed(token).await.expect("answers");
            account.map(|account| account.id)
        };
        assert!(!store.has_feed(players.white).await.expect("answers"));
        let first = store.renew_feed(players.white).await.expect("answers");
        assert_eq!(found(first.as_str()).await, Some(players.white));
        let second = store.renew_feed(players.white).await.expect("answers");
        assert_eq!(found(first.as_str()).await, None);
        assert_eq!(found(second.as_str()).await, Some(players.white));
        assert!(store.has_feed(players.white).await.expect("answers"));
        store.end_feed(players.white).await.expect("answers");
        assert_eq!(found(second.as_str()).await, None);
        assert!(!store.has_feed(players.white).await.expect("answers"));
        assert_eq!(found("").await, None);
    }
}
