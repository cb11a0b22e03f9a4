//! E-mail addresses, and the links that are sent to them.

use basalt_store::{LinkPurpose, PlayerId, Store};

use crate::sample::{NOW, both, member};

/// A member with a verified address.
async fn with_email(store: &Store, name: &str) -> PlayerId {
    let player = member(store, name).await;
    store.set_email(player, "Ada@Example.org").await.expect("answers");
    let link = store.new_email_link(player, LinkPurpose::Verify, NOW + 10).await.expect("answers");
    let verified = store.verify_email(link.as_str(), NOW).await.expect("answers");
    assert_eq!(verified, Some(player));
    player
}

both! {
    async fn an_address_is_verified_by_its_last_link(store) {
        let ada = member(&store, "Ada").await;
        assert_eq!(store.email_of(ada).await.expect("answers"), None);
        store.set_email(ada, "Ada@Example.org").await.expect("answers");
        let email = store.email_of(ada).await.expect("answers").expect("there");
        assert_eq!((email.address.as_str(), email.verified), ("Ada@Example.org", None));
        assert!(email.subscribed);
        let link = async |purpose| {
            store.new_email_link(ada, purpose, NOW + 10).await.expect("answers").as_str().to_owned()
        };
        let verify = async |token: &str, at| store.verify_email(token, at).await.expect("answers");
        let (old, new) = (link(LinkPurpose::Verify).await, link(LinkPurpose::Verify).await);
        let reset = link(LinkPurpose::Reset).await;
        for (token, at) in [(&old, NOW), (&reset, NOW), (&"x".to_owned(), NOW), (&new, NOW + 10)] {
            assert_eq!(verify(token, at).await, None, "{token} {at}");
        }
        assert_eq!(verify(&new, NOW + 9).await, Some(ada));
        assert_eq!(verify(&new, NOW + 9).await, None, "once");
        let email = store.email_of(ada).await.expect("answers").expect("there");
        assert_eq!(email.verified, Some(NOW + 9));

        let stale = link(LinkPurpose::Verify).await;
        store.set_email(ada, "other@example.org").await.expect("answers");
        assert_eq!(verify(&stale, NOW).await, None, "it was sent to another address");
        assert_eq!(store.email_of(ada).await.expect("answers").expect("there").verified, None);
        store.remove_email(ada).await.expect("answers");
        assert_eq!(store.email_of(ada).await.expect("answers"), None);
    }
}

both! {
    async fn a_link_resets_the_password_once(store) {
        let (ada, bea) = (with_email(&store, "Ada").await, member(&store, "Bea").await);
        store.set_email(bea, "bea@example.org").await.expect("answers");
        let session = store.start_session(ada, "", NOW).await.expect("answers");
        let link = async |player| {
            let made = store.new_email_link(player, LinkPurpose::Reset, NOW + 10).await;
            made.expect("answers").as_str().to_owned()
        };
        let reset = async |token: &str, at| {
            store.reset_by_link(token, "new hash", at).await.expect("answers")
        };
        assert_eq!(reset(&link(bea).await, NOW).await, None, "her address is not verified");
        let right = link(ada).await;
        assert_eq!(store.name_for_reset(&right, NOW).await.expect("answers").as_deref(), Some("Ada"));
        assert_eq!(store.name_for_reset("x", NOW).await.expect("answers"), None);
        for (token, at) in [("x", NOW), (right.as_str(), NOW + 10)] {
            assert_eq!(reset(token, at).await, None, "{token}");
        }
        assert!(store.session(session.as_str(), NOW).await.expect("answers").is_some());
        assert_eq!(reset(&right, NOW + 5).await, Some(ada));
        assert_eq!(reset(&right, NOW + 5).await, None, "once");
        let kept = store.password_of("Ada").await.expect("answers");
        assert_eq!(kept, Some((ada, "new hash".to_owned())));
        assert_eq!(store.session(session.as_str(), NOW).await.expect("answers"), None);
        let changes = store.session_changes(&[ada], NOW).await.expect("answers");
        assert_eq!(changes, [(ada, NOW + 5)], "connections are closed everywhere");
        let stale = link(ada).await;
        store.set_email(ada, "thief@example.org").await.expect("answers");
        assert_eq!(reset(&stale, NOW).await, None, "it was sent to another address");
    }
}

both! {
    async fn a_member_unsubscribes_by_a_link(store) {
        let (ada, bea) = (with_email(&store, "Ada").await, with_email(&store, "Bea").await);
        let is_subscribed = async |player| {
            store.email_of(player).await.expect("answers").expect("there").subscribed
        };
        let token = store.email_of(ada).await.expect("answers").expect("there").unsubscribe;
        for wrong in ["", "x", "x\0"] {
            assert!(!store.unsubscribe(wrong).await.expect("answers"), "{wrong:?}");
        }
        assert!(store.unsubscribe(&token).await.expect("answers"));
        assert!(!is_subscribed(ada).await && is_subscribed(bea).await);
        assert!(store.unsubscribe(&token).await.expect("answers"), "a second click does no harm");
        store.subscribe(ada, true).await.expect("answers");
        assert!(is_subscribed(ada).await);
    }
}
