//! Passkeys and the challenges that they answer.

use basalt_store::{MAX_PASSKEYS, NewPasskey, PasskeyAdded, PasskeyRemoved, Registered, Store};

use crate::sample::{NOW, both, member};

fn passkey(id: &str) -> NewPasskey {
    NewPasskey {
        id: id.to_owned(),
        handle: "handle".to_owned(),
        name: format!("the key {id}"),
        credential: format!("{{\"key\":\"{id}\"}}"),
    }
}

/// The ids of a member's passkeys.
async fn ids(store: &Store, player: basalt_store::PlayerId) -> Vec<String> {
    let found = store.passkeys_of(player).await.expect("answers");
    found.into_iter().map(|passkey| passkey.id).collect()
}

both! {
    async fn a_challenge_is_answered_once_and_in_time(store) {
        let one = store.keep_challenge("state", NOW + 100).await.expect("answers");
        let other = store.keep_challenge("other", NOW + 100).await.expect("answers");
        assert_ne!(one, other);
        assert!(!format!("{one:?}").contains(one.as_str()), "no secret in a log");
        assert_eq!(store.take_challenge("nonsense", NOW).await.expect("answers"), None);
        let taken = store.take_challenge(one.as_str(), NOW + 99).await.expect("answers");
        assert_eq!(taken.as_deref(), Some("state"));
        assert_eq!(store.take_challenge(one.as_str(), NOW).await.expect("answers"), None);
        assert_eq!(store.take_challenge(other.as_str(), NOW + 100).await.expect("answers"), None);
        assert_eq!(store.clean_up(NOW + 99).await.expect("answers"), 0);
        assert_eq!(store.clean_up(NOW + 100).await.expect("answers"), 1);
    }
}

both! {
    async fn a_member_has_passkeys_of_their_own(store) {
        let (ada, bea) = (member(&store, "Ada").await, member(&store, "Bea").await);
        assert_eq!(store.passkey_handle(ada).await.expect("answers"), None);
        let added = store.add_passkey(ada, &passkey("a"), NOW).await.expect("answers");
        assert_eq!(added, PasskeyAdded::Added);
        let known = store.add_passkey(bea, &passkey("a"), NOW).await.expect("answers");
        assert_eq!(known, PasskeyAdded::Known);
        assert_eq!(store.passkey_handle(ada).await.expect("answers").as_deref(), Some("handle"));
        assert_eq!(store.passkey_handle(bea).await.expect("answers"), None);
        let found = store.passkey("a").await.expect("answers").expect("there");
        assert_eq!((found.player, found.credential.as_str()), (ada, "{\"key\":\"a\"}"));
        assert_eq!(store.passkey("b").await.expect("answers"), None);
        assert_eq!(ids(&store, bea).await, Vec::<String>::new());

        let before = &found.credential;
        assert!(store.use_passkey("a", before, "used once", NOW + 5).await.expect("answers"));
        let late = store.use_passkey("a", before, "used twice", NOW + 6).await.expect("answers");
        assert!(!late, "another use came first");
        let listed = store.passkeys_of(ada).await.expect("answers").remove(0);
        assert_eq!((listed.name.as_str(), listed.created), ("the key a", NOW));
        assert_eq!(listed.used, Some(NOW + 5));

        for number in 1..MAX_PASSKEYS {
            let added = store.add_passkey(ada, &passkey(&number.to_string()), NOW + 1).await;
            assert_eq!(added.expect("answers"), PasskeyAdded::Added, "{number}");
        }
        let added = store.add_passkey(ada, &passkey("one too many"), NOW).await.expect("answers");
        assert_eq!(added, PasskeyAdded::TooMany);
    }
}

both! {
    async fn the_last_way_in_stays(store) {
        let ada = member(&store, "Ada").await;
        assert!(store.has_password(ada).await.expect("answers"));
        store.add_passkey(ada, &passkey("a"), NOW).await.expect("answers");
        let registered = store.register_with_passkey("Bea", &passkey("b"), None, NOW).await;
        let Registered::Done(bea) = registered.expect("answers") else { panic!("a new member") };
        assert!(bea.member && !store.has_password(bea.id).await.expect("answers"));
        assert_eq!(store.password_of("Bea").await.expect("answers"), None);
        for (player, id, expected) in [
            (ada, "b", PasskeyRemoved::Unknown),
            (ada, "a\0", PasskeyRemoved::Unknown),
            (ada, "a", PasskeyRemoved::Removed),
            (ada, "a", PasskeyRemoved::Unknown),
            (bea.id, "b", PasskeyRemoved::LastWayIn),
        ] {
            let removed = store.remove_passkey(player, id).await.expect("answers");
            assert_eq!(removed, expected, "{id}");
        }
        assert_eq!(ids(&store, bea.id).await, ["b"], "nothing has changed");
        store.add_passkey(bea.id, &passkey("c"), NOW).await.expect("answers");
        let (one, other) =
            tokio::join!(store.remove_passkey(bea.id, "b"), store.remove_passkey(bea.id, "c"));
        let removed = [one.expect("answers"), other.expect("answers")];
        assert!(removed.contains(&PasskeyRemoved::Removed), "{removed:?}");
        assert!(removed.contains(&PasskeyRemoved::LastWayIn), "{removed:?}");
        store.change_password(bea.id, "hash", "").await.expect("answers");
        let left = ids(&store, bea.id).await.remove(0);
        let removed = store.remove_passkey(bea.id, &left).await.expect("answers");
        assert_eq!(removed, PasskeyRemoved::Removed);
    }
}

both! {
    async fn a_member_registers_with_a_passkey(store) {
        let guest = store.add_guest("guest-x", NOW).await.expect("answers").expect("a new name");
        member(&store, "Ada").await;
        let register = async |name: &str, id: &str| {
            store.register_with_passkey(name, &passkey(id), Some(guest.id), NOW).await.expect("answers")
        };
        assert_eq!(register("ADA", "a").await, Registered::NameTaken);
        assert_eq!(store.passkey("a").await.expect("answers"), None, "nothing is left of it");
        let Registered::Done(bea) = register("Bea", "a").await else { panic!("a new member") };
        assert_eq!((bea.id, bea.member), (guest.id, true), "with the guest's games");
        assert_eq!(store.passkey("a").await.expect("answers").map(|found| found.player), Some(bea.id));
        assert_eq!(register("Cat", "a").await, Registered::PasskeyKnown);
        assert_eq!(store.account_named("Cat").await.expect("answers"), None, "nothing is left of it");
    }
}
