//! Recovery codes and two-factor authentication.

use std::collections::BTreeSet;

use basalt_store::{RECOVERY_CODES, RecoveryCode};

use crate::sample::{NOW, both, member};

both! {
    async fn a_recovery_code_counts_once(store) {
        let (ada, bea) = (member(&store, "Ada").await, member(&store, "Bea").await);
        let codes = store.renew_recovery_codes(ada).await.expect("answers");
        let texts: BTreeSet<String> = codes.iter().map(RecoveryCode::text).collect();
        assert_eq!(texts.len(), RECOVERY_CODES);
        assert_eq!(store.recovery_codes_left(ada).await.ok(), Some(10));
        assert!(!store.use_recovery_code(bea, &codes[0]).await.expect("answers"), "not hers");
        let typed = RecoveryCode::typed(&codes[0].text().to_uppercase());
        assert!(store.use_recovery_code(ada, &typed).await.expect("answers"));
        assert!(!store.use_recovery_code(ada, &codes[0]).await.expect("answers"));
        assert_eq!(store.recovery_codes_left(ada).await.ok(), Some(9));

        store.renew_recovery_codes(ada).await.expect("answers");
        assert!(!store.use_recovery_code(ada, &codes[1]).await.expect("answers"), "replaced");
        assert_eq!(store.recovery_codes_left(ada).await.ok(), Some(10));
        assert_eq!(store.recovery_codes_left(bea).await.ok(), Some(0));
    }
}

both! {
    async fn a_recovery_code_replaces_the_password_and_ends_all_sessions(store) {
        let (ada, bea) = (member(&store, "Ada").await, member(&store, "Bea").await);
        let codes = store.renew_recovery_codes(ada).await.expect("answers");
        let token = store.start_session(ada, "", NOW).await.expect("answers");
        for name in ["Bea", "nobody", ""] {
            let wrong = store.recover(name, &codes[0], "new hash", NOW).await.expect("answers");
            assert_eq!(wrong, None, "{name}");
        }
        let nonsense = RecoveryCode::typed("nonsense");
        assert_eq!(store.recover("Ada", &nonsense, "new hash", NOW).await.expect("answers"), None);
        assert!(store.session(token.as_str(), NOW).await.expect("answers").is_some());

        let recovered = store.recover("aDA", &codes[0], "new hash", NOW + 5).await.expect("answers");
        assert_eq!(recovered, Some(ada));
        let found = store.password_of("Ada").await.expect("answers");
        assert_eq!(found, Some((ada, "new hash".to_owned())));
        assert_eq!(store.session(token.as_str(), NOW).await.expect("answers"), None);
        let changes = store.session_changes(&[ada, bea], NOW).await.expect("answers");
        assert_eq!(changes, [(ada, NOW + 5)], "connections are closed everywhere");
        let again = store.recover("Ada", &codes[0], "newer hash", NOW).await.expect("answers");
        assert_eq!(again, None);
    }
}

both! {
    async fn two_factor_authentication_is_on_after_the_first_code(store) {
        let ada = member(&store, "Ada").await;
        let state = async || {
            let found = store.two_factor(ada).await.expect("answers");
            found.map(|found| (found.secret, found.enabled))
        };
        assert_eq!(state().await, None);
        assert!(!store.enable_two_factor(ada, 7).await.expect("answers"), "there is no secret");
        assert!(store.begin_two_factor(ada, "OLD").await.expect("answers"));
        assert!(store.begin_two_factor(ada, "SECRET").await.expect("answers"));
        assert_eq!(state().await, Some(("SECRET".to_owned(), false)));
        assert!(!store.accept_step(ada, 7).await.expect("answers"), "it is not on");
        assert!(store.enable_two_factor(ada, 7).await.expect("answers"));
        assert_eq!(state().await, Some(("SECRET".to_owned(), true)));
        assert!(!store.begin_two_factor(ada, "THIEF").await.expect("answers"));
        assert!(!store.enable_two_factor(ada, 9).await.expect("answers"));
        assert_eq!(state().await, Some(("SECRET".to_owned(), true)));

        for (step, expected) in [(7, false), (6, false), (8, true), (8, false), (10, true), (9, false)] {
            assert_eq!(store.accept_step(ada, step).await.ok(), Some(expected), "{step}");
        }
        let shown = format!("{:?}", store.two_factor(ada).await.expect("answers"));
        assert!(!shown.contains("SECRET"), "no secret in a log");
        store.disable_two_factor(ada).await.expect("answers");
        assert_eq!(state().await, None);
    }
}
