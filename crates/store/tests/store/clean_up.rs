//! The clean-up deletes rows that nobody can use any more, and nothing else.

use basalt_store::{NewSeek, PlayerId, Store};

use crate::sample::{NOW, both, game_id, member, members, new_game, seek_id};
use crate::seeks::new_seek;

const DAY: u64 = 24 * 60 * 60 * 1_000;

async fn guest(store: &Store, name: &str) -> PlayerId {
    store.add_guest(name, NOW).await.expect("answers").expect("a new name").id
}

async fn exists(store: &Store, name: &str) -> bool {
    store.account_named(name).await.expect("answers").is_some()
}

/// A challenge that stays open.
fn seek(number: u64, by: PlayerId) -> NewSeek {
    NewSeek { expires: NOW + 1_000 * DAY, ..new_seek(number, by) }
}

both! {
    async fn sessions_are_deleted_when_they_have_expired(store) {
        let ada = member(&store, "Ada").await;
        let token = store.start_session(ada, "", NOW).await.expect("answers");
        let is_known = async |at| store.session(token.as_str(), at).await.expect("answers").is_some();
        assert_eq!(store.clean_up(NOW + 90 * DAY - 1).await.expect("answers"), 0);
        assert!(is_known(NOW).await);
        assert_eq!(store.clean_up(NOW + 90 * DAY).await.expect("answers"), 1);
        assert!(!is_known(NOW).await);
        assert!(exists(&store, "Ada").await, "members stay");
    }
}

both! {
    async fn guests_are_deleted_who_never_played_and_cannot_return(store) {
        let members = members(&store).await;
        for name in ["gone", "young"] {
            guest(&store, name).await;
        }
        let returning = guest(&store, "returning").await;
        store.start_session(returning, "", NOW).await.expect("answers");
        let mut players = members;
        players.white = guest(&store, "white").await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let mut players = members;
        players.black = guest(&store, "black").await;
        store.create_game(&new_game(2, players)).await.expect("answers");
        let waiting = guest(&store, "waiting").await;
        store.open_seek(&seek(1, waiting)).await.expect("answers");
        let asked = guest(&store, "asked").await;
        let challenge = NewSeek { opponent: Some(asked), ..seek(2, members.white) };
        store.open_seek(&challenge).await.expect("answers");
        assert_eq!(store.clean_up(NOW + 30 * DAY - 1).await.expect("answers"), 0);
        let late = store.add_guest("late", NOW + DAY).await.expect("answers");
        assert!(late.is_some());
        assert_eq!(store.clean_up(NOW + 30 * DAY).await.expect("answers"), 2);
        for (name, expected) in [
            ("gone", false),
            ("young", false),
            ("late", true),
            ("returning", true),
            ("white", true),
            ("black", true),
            ("waiting", true),
            ("asked", true),
        ] {
            assert_eq!(exists(&store, name).await, expected, "{name}");
        }
    }
}

both! {
    async fn challenges_that_led_to_no_game_are_deleted_after_a_month(store) {
        let players = members(&store).await;
        for number in 1..=3 {
            store.open_seek(&seek(number, players.white)).await.expect("answers");
        }
        assert!(store.close_seek(seek_id(1), NOW).await.expect("answers"));
        let mut game = new_game(1, players);
        game.seeks = vec![seek_id(2)];
        store.create_game(&game).await.expect("answers");
        assert_eq!(store.clean_up(NOW + 30 * DAY - 1).await.expect("answers"), 0);
        assert_eq!(store.clean_up(NOW + 31 * DAY).await.expect("answers"), 1);
        let is_there = async |number| {
            store.seek(seek_id(number)).await.expect("answers").is_some()
        };
        assert!(!is_there(1).await);
        assert!(is_there(2).await, "it leads to its game");
        assert!(is_there(3).await, "it is open");
        assert!(store.header(game_id(1)).await.expect("answers").is_some());
    }
}

both! {
    async fn many_rows_are_deleted_a_few_at_a_time(store) {
        let ada = member(&store, "Ada").await;
        for _ in 0..450 {
            store.start_session(ada, "", NOW).await.expect("answers");
        }
        assert_eq!(store.clean_up(NOW + 90 * DAY).await.expect("answers"), 450);
    }
}
