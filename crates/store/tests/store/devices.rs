//! Devices that members have used.

use crate::sample::{NOW, both, member};

const DAY: u64 = 24 * 60 * 60 * 1_000;

both! {
    async fn a_device_is_known_by_its_token(store) {
        let (ada, bea) = (member(&store, "Ada").await, member(&store, "Bea").await);
        let token = store.note_device(None, ada, NOW).await.expect("answers").expect("a new token");
        let token = token.as_str();
        assert_eq!(store.is_device_of(token, "aDa").await.ok(), Some(true));
        assert_eq!(store.is_device_of(token, "Bea").await.ok(), Some(false));
        assert_eq!(store.is_device_of("nonsense", "Ada").await.ok(), Some(false));
        assert!(store.note_device(Some(token), bea, NOW + DAY).await.expect("answers").is_none());
        let mut players = store.players_of_device(token).await.expect("answers");
        players.sort_unstable();
        let mut both = [ada, bea];
        both.sort_unstable();
        assert_eq!(players, both, "one browser, two members");
    }
}

both! {
    async fn a_token_of_somebody_else_is_replaced(store) {
        let ada = member(&store, "Ada").await;
        let planted = "0".repeat(64);
        let token = store.note_device(Some(&planted), ada, NOW).await.expect("answers");
        assert_ne!(token.expect("a new token").as_str(), planted);
        assert_eq!(store.is_device_of(&planted, "Ada").await.ok(), Some(false));
    }
}

both! {
    async fn a_device_is_forgotten_after_a_year(store) {
        let ada = member(&store, "Ada").await;
        let token = store.note_device(None, ada, NOW).await.expect("answers").expect("new");
        for (days, expected) in [(365, true), (366, false)] {
            store.forget_devices(NOW + days * DAY).await.expect("answers");
            assert_eq!(store.is_device_of(token.as_str(), "Ada").await.ok(), Some(expected));
        }
    }
}
