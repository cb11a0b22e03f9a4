//! Sessions: how long they last, their tokens, and the list of them.

use basalt_store::{SESSION_DAYS, Session, Store, Token};

use crate::sample::{NOW, both, member, members};

const MINUTE: u64 = 60 * 1_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The session of a token that counts.
async fn known(store: &Store, token: &Token, at: u64) -> Session {
    store.session(token.as_str(), at).await.expect("answers").expect("it counts")
}

async fn is_known(store: &Store, token: &Token, at: u64) -> bool {
    store.session(token.as_str(), at).await.expect("answers").is_some()
}

both! {
    async fn a_session_knows_its_player_until_it_ends(store) {
        let ada = members(&store).await.white;
        let token = store.start_session(ada, "Firefox · Linux", NOW).await.expect("answers");
        let session = known(&store, &token, NOW + 1).await;
        assert_eq!((session.account.name.as_str(), session.confirmed), ("Ada", NOW));
        assert_eq!(store.session("something else", NOW).await.expect("answers"), None);
        assert!(!format!("{token:?}").contains(token.as_str()), "no secret in a log");

        store.end_session(token.as_str()).await.expect("answers");
        assert!(!is_known(&store, &token, NOW + 2).await);
    }
}

both! {
    async fn a_session_expires_after_ninety_idle_days(store) {
        assert_eq!(SESSION_DAYS, 90);
        let ada = members(&store).await.white;
        let used = store.start_session(ada, "", NOW).await.expect("answers");
        let unused = store.start_session(ada, "", NOW).await.expect("answers");
        assert!(is_known(&store, &used, NOW + 89 * DAY).await);
        let later = NOW + 90 * DAY;
        assert!(is_known(&store, &used, later).await);
        assert!(!is_known(&store, &unused, later).await);
        assert_eq!(store.sessions_of(ada, later).await.expect("answers").len(), 1);
    }
}

both! {
    async fn a_token_is_replaced_after_a_week(store) {
        let ada = members(&store).await.white;
        let first = store.start_session(ada, "", NOW).await.expect("answers");
        assert!(!known(&store, &first, NOW + 7 * DAY - 1).await.is_rotation_due);
        let due = NOW + 7 * DAY;
        let session = known(&store, &first, due).await;
        assert!(session.is_rotation_due);
        let rotated = store.rotate_session(&session, first.as_str(), due).await.expect("answers");
        let second = rotated.expect("nobody was quicker");
        let again = store.rotate_session(&session, first.as_str(), due).await.expect("answers");
        assert_eq!(again, None, "of two requests at once one rotates");

        for token in [&first, &second] {
            let found = known(&store, token, due + MINUTE - 1).await;
            assert_eq!((found.id.as_str(), found.is_rotation_due), (session.id.as_str(), false));
        }
        assert!(is_known(&store, &second, due + MINUTE).await);
        assert!(!is_known(&store, &first, due + MINUTE).await, "the new one has been used");
    }
}

both! {
    async fn a_lost_response_logs_nobody_out(store) {
        let ada = members(&store).await.white;
        let first = store.start_session(ada, "", NOW).await.expect("answers");
        let due = NOW + 7 * DAY;
        let session = known(&store, &first, due).await;
        let lost = store.rotate_session(&session, first.as_str(), due).await.expect("answers");
        let later = due + DAY;
        let session = known(&store, &first, later).await;
        assert!(session.is_rotation_due, "the client has no other token");
        let rotated = store.rotate_session(&session, first.as_str(), later).await.expect("answers");
        assert!(!is_known(&store, &lost.expect("a token"), later).await);
        assert!(is_known(&store, &rotated.expect("a token"), later + MINUTE).await);
        assert!(!is_known(&store, &first, later + MINUTE).await);
    }
}

both! {
    async fn a_confirmed_session_has_a_new_token_at_once(store) {
        let ada = members(&store).await.white;
        let first = store.start_session(ada, "", NOW).await.expect("answers");
        let id = known(&store, &first, NOW).await.id;
        let second = store.confirm_session(&id, NOW + HOUR).await.expect("answers").expect("there");
        assert!(!is_known(&store, &first, NOW + HOUR).await);
        let session = known(&store, &second, NOW + HOUR).await;
        assert_eq!((session.id, session.confirmed), (id, NOW + HOUR));
        assert_eq!(store.confirm_session("nonsense", NOW).await.expect("answers"), None);
    }
}

both! {
    async fn sessions_are_listed_and_end_one_by_one(store) {
        let players = members(&store).await;
        let ada = players.white;
        let old = store.start_session(ada, "Firefox · Linux", NOW).await.expect("answers");
        let new = store.start_session(ada, "Safari · iPhone", NOW + HOUR).await.expect("answers");
        let other = store.start_session(players.black, "", NOW).await.expect("answers");
        let listed = async |at| store.sessions_of(ada, at).await.expect("answers");
        let seen = async |at| {
            let sessions = listed(at).await.into_iter();
            sessions.map(|session| (session.device, session.seen - NOW)).collect::<Vec<_>>()
        };
        let names = ["Firefox · Linux", "Safari · iPhone"].map(str::to_owned);
        let [firefox, safari] = names.clone();
        assert_eq!(seen(NOW + HOUR).await, [(safari, HOUR), (firefox, 0)]);
        assert!(is_known(&store, &old, NOW + 2 * HOUR).await);
        let [firefox, safari] = names;
        assert_eq!(seen(NOW + 2 * HOUR).await, [(firefox, 2 * HOUR), (safari, HOUR)]);

        let id = known(&store, &old, NOW + 2 * HOUR).await.id;
        for (player, id) in [(players.black, id.as_str()), (ada, "nonsense"), (ada, "\0")] {
            assert!(!store.end_session_of(player, id).await.expect("answers"), "{id}");
        }
        assert!(store.end_session_of(ada, &id).await.expect("answers"));
        assert!(!is_known(&store, &old, NOW + 2 * HOUR).await);
        assert!(is_known(&store, &new, NOW + 2 * HOUR).await);
        store.end_all_sessions(ada).await.expect("answers");
        assert!(!is_known(&store, &new, NOW + 2 * HOUR).await);
        assert!(is_known(&store, &other, NOW + 2 * HOUR).await, "somebody else's");
    }
}

both! {
    async fn a_new_password_ends_all_other_sessions(store) {
        let ada = member(&store, "Ada").await;
        let kept = store.start_session(ada, "", NOW).await.expect("answers");
        let other = store.start_session(ada, "", NOW).await.expect("answers");
        let id = known(&store, &kept, NOW).await.id;
        store.change_password(ada, "another hash", &id).await.expect("answers");
        assert!(is_known(&store, &kept, NOW).await);
        assert!(!is_known(&store, &other, NOW).await);
        let found = store.password_of("Ada").await.expect("answers");
        assert_eq!(found, Some((ada, "another hash".to_owned())));
    }
}
