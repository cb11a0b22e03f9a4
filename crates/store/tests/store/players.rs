//! Guests, members, vacations.

use basalt_store::{Account, Registered, VacationStatus};

use crate::sample::{NOW, both, member, members, new_game};

both! {
    async fn names_are_unique_in_capitals_or_not(store) {
        let guest = store.add_guest("guest-abc", NOW).await.expect("answers").expect("free");
        assert!(!guest.member);
        assert_eq!(store.add_guest("Guest-ABC", NOW).await.expect("answers"), None);
        let taken = store.register("GUEST-abc", "hash", None, NOW).await.expect("answers");
        assert_eq!(taken, Registered::NameTaken);
        assert_eq!(store.account_named("gUEST-aBC").await.expect("answers"), Some(guest.clone()));
        assert_eq!(store.account(guest.id).await.expect("answers"), Some(guest));
        assert_eq!(store.account_named("nobody").await.expect("answers"), None);
    }
}

both! {
    async fn only_members_have_a_password(store) {
        store.add_guest("guest-abc", NOW).await.expect("answers");
        let ada = members(&store).await.white;
        assert_eq!(store.password_of("guest-abc").await.expect("answers"), None);
        let found = store.password_of("aDA").await.expect("answers");
        assert_eq!(found, Some((ada, "a hash".to_owned())));
    }
}

both! {
    async fn a_guest_who_registers_keeps_their_games(store) {
        let mut players = members(&store).await;
        let guest = store.add_guest("guest-abc", NOW).await.expect("answers").expect("free");
        players.white = guest.id;
        let game = new_game(1, players);
        store.create_game(&game).await.expect("answers");

        let taken = store.register("Bea", "hash", Some(guest.id), NOW).await.expect("answers");
        assert_eq!(taken, Registered::NameTaken);
        let unchanged = store.account(guest.id).await.expect("answers").expect("there");
        assert_eq!(unchanged, guest);

        let done = store.register("Cleo", "hash", Some(guest.id), NOW).await.expect("answers");
        let cleo = Account { name: "Cleo".to_owned(), member: true, ..guest.clone() };
        assert_eq!(done, Registered::Done(cleo));
        let header = store.header(game.game).await.expect("answers").expect("there");
        assert_eq!(header.color_of(guest.id), Some(basalt_rules::Color::White));
        let expected = basalt_referee::Player::Member { name: "Cleo".to_owned(), rating: None, bot: false };
        assert_eq!(header.seats.white.player, expected);

        let another = store.register("Dora", "hash", Some(guest.id), NOW).await.expect("answers");
        let Registered::Done(dora) = another else { panic!("a name of her own") };
        assert_ne!(dora.id, guest.id, "a member does not become another member");
    }
}

both! {
    async fn a_vacation_is_kept(store) {
        let ada = members(&store).await.white;
        let leave = VacationStatus { until: Some(NOW + 5), year: 2026, days: 12 };
        store.set_leave(ada, leave).await.expect("answers");
        let account = store.account(ada).await.expect("answers").expect("there");
        assert_eq!(account.leave, leave);
        store.set_leave(ada, VacationStatus { until: None, ..leave }).await.expect("answers");
        let account = store.account(ada).await.expect("answers").expect("there");
        assert_eq!(account.leave.until, None);
    }
}

both! {
    async fn names_that_cannot_be_stored_are_refused(store) {
        members(&store).await;
        for name in ["", "\0", "Ada\0", "' OR 1 = 1 --", "%", "\u{202e}adA"] {
            assert_eq!(store.account_named(name).await.expect("answers"), None, "{name:?}");
        }
    }
}

both! {
    async fn look_alike_names_are_taken(store) {
        member(&store, "Emma-1").await;
        for name in ["Ernma-l", "emma_I", "EMMA-1_"] {
            let registered = store.register(name, "a hash", None, NOW).await.expect("answers");
            assert_eq!(registered, Registered::NameTaken, "{name}");
        }
        let guest = store.add_guest("guest-1", NOW).await.expect("answers").expect("free");
        let registered = store.register("Emma-l", "a hash", Some(guest.id), NOW).await;
        assert_eq!(registered.expect("answers"), Registered::NameTaken, "a guest neither");
        member(&store, "Emma-2").await;
    }
}
