//! Other names for members.

use basalt_store::{RENAME_DAYS, Registered, Renamed};

use crate::sample::{NOW, both, member};

const DAY: u64 = 24 * 60 * 60 * 1_000;
const YEAR: u64 = RENAME_DAYS * DAY;

both! {
    async fn a_name_changes_once_a_year_and_the_old_one_leads_to_the_member(store) {
        let (ada, bea) = (member(&store, "Ada").await, member(&store, "Bea").await);
        let rename = async |player, name: &str, at| store.rename(player, name, at).await.expect("answers");
        assert_eq!(store.can_rename_from(ada).await.expect("answers"), None);
        assert_eq!(rename(ada, "bea", NOW).await, Renamed::NameTaken);
        assert_eq!(rename(ada, "Augusta", NOW).await, Renamed::Done);
        assert_eq!(store.can_rename_from(ada).await.expect("answers"), Some(NOW + YEAR));
        let named = async |name: &str| {
            let found = store.player_named(name).await.expect("answers");
            found.map(|account| (account.id, account.name))
        };
        for name in ["Augusta", "AUGUSTA", "Ada", "aDA"] {
            assert_eq!(named(name).await, Some((ada, "Augusta".to_owned())), "{name}");
        }
        assert_eq!(named("Cat").await, None);
        assert_eq!(named("A\0").await, None);
        assert_eq!(store.account_named("Ada").await.expect("answers"), None, "nobody logs in so");
        assert_eq!(store.former_names(ada).await.expect("answers"), ["ada"]);

        for name in ["ADA", "Ada_"] {
            let registered = store.register(name, "hash", None, NOW).await.expect("answers");
            assert_eq!(registered, Registered::NameTaken, "{name}");
            assert!(store.is_name_taken(name).await.expect("answers"), "{name}");
            assert_eq!(rename(bea, name, NOW).await, Renamed::NameTaken, "{name}");
        }
        assert_eq!(store.can_rename_from(bea).await.expect("answers"), None, "nothing has changed");
        assert_eq!(rename(ada, "Lovelace", NOW + YEAR - 1).await, Renamed::TooSoon);
        assert_eq!(named("Augusta").await.map(|(id, _)| id), Some(ada));

        assert_eq!(rename(ada, "ada", NOW + YEAR).await, Renamed::Done, "hers again");
        assert_eq!(named("Augusta").await, Some((ada, "ada".to_owned())));
        assert_eq!(store.former_names(ada).await.expect("answers"), ["augusta"]);
        assert_eq!(rename(ada, "ADA", NOW + 2 * YEAR).await, Renamed::Done, "only the capitals");
        assert_eq!(store.former_names(ada).await.expect("answers"), ["augusta"]);
        let guest = store.add_guest("guest-x", NOW).await.expect("answers").expect("a new name");
        assert_eq!(rename(guest.id, "Dora", NOW).await, Renamed::TooSoon, "members only");
        assert_eq!(named("guest-x").await.map(|(id, _)| id), Some(guest.id));
    }
}
