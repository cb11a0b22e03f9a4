//! Open challenges: each becomes one game at most.

use basalt_referee::Player;
use basalt_rules::Game;
use basalt_store::{Created, NewSeek};

use crate::sample::{NOW, both, game_id, member, members, new_game, seek_id, terms};

pub(crate) fn new_seek(number: u64, by: basalt_store::PlayerId) -> NewSeek {
    NewSeek {
        seek: seek_id(number),
        by,
        terms: terms(Game::Dvonn),
        opponent: None,
        listed: true,
        pairing: false,
        created: NOW + number,
        expires: NOW + 1_000 * number,
    }
}

both! {
    async fn a_seek_becomes_one_game_only(store) {
        let players = members(&store).await;
        store.open_seek(&new_seek(1, players.white)).await.expect("answers");
        let mut first = new_game(1, players);
        first.seeks = vec![seek_id(1)];
        let mut second = new_game(2, players);
        second.seeks = vec![seek_id(1)];
        let (one, other) = tokio::join!(store.create_game(&first), store.create_game(&second));
        let mut outcomes = [one.expect("answers"), other.expect("answers")];
        outcomes.sort_by_key(|outcome| *outcome == Created::Unavailable);
        assert_eq!(outcomes, [Created::Done, Created::Unavailable]);
        let made = store.running(10).await.expect("answers");
        assert_eq!(made.len(), 1, "nothing is left of the other");
        let seek = store.seek(seek_id(1)).await.expect("answers").expect("there");
        assert_eq!((seek.open, seek.game), (false, Some(made[0].game)));
        assert!(store.open_seeks(10).await.expect("answers").is_empty());
    }
}

both! {
    async fn a_pairing_closes_both_seeks_or_none(store) {
        let players = members(&store).await;
        store.open_seek(&new_seek(1, players.white)).await.expect("answers");
        store.open_seek(&new_seek(2, players.black)).await.expect("answers");
        assert!(store.close_seek(seek_id(2), NOW).await.expect("answers"));
        assert!(!store.close_seek(seek_id(2), NOW).await.expect("answers"), "it is closed");
        let mut game = new_game(1, players);
        game.seeks = vec![seek_id(1), seek_id(2)];
        assert_eq!(store.create_game(&game).await.expect("answers"), Created::Unavailable);
        assert_eq!(store.header(game_id(1)).await.expect("answers"), None);
        let open = store.open_seeks(10).await.expect("answers");
        assert_eq!(open.iter().map(|seek| seek.seek).collect::<Vec<_>>(), [seek_id(1)]);
    }
}

both! {
    async fn a_seek_says_everything_that_it_was_told(store) {
        let players = members(&store).await;
        let new = NewSeek {
            opponent: Some(players.black),
            listed: false,
            pairing: true,
            ..new_seek(3, players.white)
        };
        store.open_seek(&new).await.expect("answers");
        let seek = store.seek(seek_id(3)).await.expect("answers").expect("there");
        assert_eq!((seek.by, seek.opponent), (players.white, Some(players.black)));
        assert_eq!((seek.terms, seek.created), (new.terms, new.created));
        assert_eq!((seek.listed, seek.pairing, seek.open), (false, true, true));
        let Player::Member { name, rating: Some(rating), .. } = seek.player else { panic!("a member") };
        assert_eq!((name.as_str(), rating.value, rating.provisional), ("Ada", 1500, true));
        assert_eq!(store.seek(seek_id(4)).await.expect("answers"), None);
    }
}

both! {
    async fn the_newest_seek_comes_first(store) {
        let ada = member(&store, "Ada").await;
        for number in [5, 2, 9] {
            store.open_seek(&new_seek(number, ada)).await.expect("answers");
        }
        let seeks = store.open_seeks(2).await.expect("answers");
        let found: Vec<_> = seeks.iter().map(|seek| seek.seek).collect();
        assert_eq!(found, [seek_id(9), seek_id(5)]);
    }
}

both! {
    async fn a_seek_expires_unless_that_is_postponed(store) {
        let ada = member(&store, "Ada").await;
        for number in 1..=3 {
            store.open_seek(&new_seek(number, ada)).await.expect("answers");
        }
        store.extend_seeks(&[seek_id(1), seek_id(7)], NOW + 2_500).await.expect("answers");
        store.extend_seeks(&[seek_id(1)], NOW + 1_500).await.expect("answers");
        assert_eq!(store.expire_seeks(NOW + 1_999).await.expect("answers"), []);
        assert_eq!(store.expire_seeks(NOW + 2_000).await.expect("answers"), [seek_id(2)]);
        assert_eq!(store.expire_seeks(NOW + 2_000).await.expect("answers"), [], "only once");
        store.extend_seeks(&[seek_id(2)], NOW + 9_000).await.expect("answers");
        let closed = store.seek(seek_id(2)).await.expect("answers").expect("there");
        assert!(!closed.open, "closed for good");
        assert_eq!(store.expire_seeks(NOW + 2_500).await.expect("answers"), [seek_id(1)]);
    }
}
