//! Push subscriptions, and the key by which push services know the server.

use basalt_store::{
    MAX_PUSH_SUBSCRIPTIONS, PlayerId, PushSubscription, SESSION_DAYS, Store, Token,
};

use crate::sample::{NOW, both, member};

const DAY: u64 = 24 * 60 * 60 * 1_000;

fn subscription(name: &str) -> PushSubscription {
    PushSubscription {
        endpoint: format!("https://push.example.org/{name}"),
        p256dh: format!("the key of {name}"),
        auth: format!("the secret of {name}"),
        language: "pl".to_owned(),
    }
}

/// A new session: its token and its id.
async fn session(store: &Store, player: PlayerId) -> (Token, String) {
    let token = store.start_session(player, "", NOW).await.expect("answers");
    let session = store.session(token.as_str(), NOW).await.expect("answers").expect("there");
    (token, session.id)
}

async fn save(store: &Store, session: &str, name: &str, at: u64) -> bool {
    store.save_push_subscription(session, &subscription(name), at).await.expect("answers")
}

/// The names of the subscriptions of a player.
async fn names(store: &Store, player: PlayerId) -> Vec<String> {
    let found = store.push_subscriptions_of(player).await.expect("answers");
    let name = |one: PushSubscription| {
        one.endpoint.strip_prefix("https://push.example.org/").map(str::to_owned)
    };
    found.into_iter().filter_map(name).collect()
}

both! {
    async fn the_first_key_stays(store) {
        assert_eq!(store.push_key("first", NOW).await.expect("answers"), "first");
        assert_eq!(store.push_key("second", NOW).await.expect("answers"), "first");
    }
}

both! {
    async fn of_several_servers_one_makes_the_key(store) {
        let make = |number: u32| {
            let store = store.clone();
            tokio::spawn(async move { store.push_key(&number.to_string(), NOW).await })
        };
        let tasks: Vec<_> = (0..8).map(make).collect();
        let mut keys = Vec::new();
        for one in tasks {
            keys.push(one.await.expect("no panic").expect("answers"));
        }
        assert!(keys.iter().all(|key| *key == keys[0]), "{keys:?}");
    }
}

both! {
    async fn a_session_has_one_subscription(store) {
        let (ada, bea) = (member(&store, "Ada").await, member(&store, "Bea").await);
        let (_, phone) = session(&store, ada).await;
        let (_, desktop) = session(&store, ada).await;
        assert!(save(&store, &phone, "one", NOW).await);
        assert!(save(&store, &phone, "two", NOW + 1).await);
        assert!(save(&store, &desktop, "three", NOW + 2).await);
        assert_eq!(names(&store, ada).await, ["three", "two"]);
        let kept = store.push_subscription(&phone).await.expect("answers").expect("there");
        assert!(kept == subscription("two"), "as it was saved");
        assert!(!format!("{kept:?}").contains("two"), "no secret in a log");

        // Somebody else logs in with the same browser.
        let (_, other) = session(&store, bea).await;
        assert!(save(&store, &other, "two", NOW + 3).await);
        assert_eq!(names(&store, ada).await, ["three"]);
        assert_eq!(names(&store, bea).await, ["two"]);
        store.remove_push_subscription(&other).await.expect("answers");
        store.remove_push_endpoint("https://push.example.org/three").await.expect("answers");
        assert!(names(&store, ada).await.is_empty() && names(&store, bea).await.is_empty());
    }
}

both! {
    async fn the_oldest_of_many_subscriptions_is_replaced(store) {
        let ada = member(&store, "Ada").await;
        let most = MAX_PUSH_SUBSCRIPTIONS as usize;
        for number in 0..most + 3 {
            let (_, id) = session(&store, ada).await;
            assert!(save(&store, &id, &number.to_string(), NOW + number as u64).await);
        }
        let expected: Vec<String> = (3..most + 3).rev().map(|number| number.to_string()).collect();
        assert_eq!(names(&store, ada).await, expected);
    }
}

both! {
    async fn a_subscription_ends_with_its_session(store) {
        let ada = member(&store, "Ada").await;
        let mut sessions = Vec::new();
        for name in ["logout", "revoked", "one", "other"] {
            let (token, id) = session(&store, ada).await;
            assert!(save(&store, &id, name, NOW).await);
            sessions.push((token, id));
        }
        store.end_session(sessions[0].0.as_str()).await.expect("answers");
        assert!(!names(&store, ada).await.contains(&"logout".to_owned()));
        assert!(!save(&store, &sessions[0].1, "late", NOW).await, "its session is over");
        assert!(store.end_session_of(ada, &sessions[1].1).await.expect("answers"));
        assert_eq!(names(&store, ada).await.len(), 2);
        store.end_all_sessions(ada).await.expect("answers");
        assert!(names(&store, ada).await.is_empty());

        let (_, id) = session(&store, ada).await;
        assert!(save(&store, &id, "idle", NOW).await);
        store.clean_up(NOW + SESSION_DAYS * DAY).await.expect("answers");
        assert!(names(&store, ada).await.is_empty(), "it has expired");
    }
}
