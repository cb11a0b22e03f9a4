//! E-mail about games that wait: who is to get some, and which server sends it.

use basalt_referee::Millis;
use basalt_rules::{ByColor, Color};
use basalt_store::{GameSummary, LinkPurpose, NewGame, PlayerId, Store};

use crate::sample::{NOW, both, ended, game_id, member, new_game};

const HOUR: Millis = 60 * 60 * 1_000;

/// A member with a verified address who wants e-mail about games that wait.
async fn reader(store: &Store, name: &str) -> PlayerId {
    let player = member(store, name).await;
    store.set_email(player, &format!("{name}@example.org")).await.expect("answers");
    let link = store.new_email_link(player, LinkPurpose::Verify, NOW + 10).await.expect("answers");
    store.verify_email(link.as_str(), NOW).await.expect("answers");
    store.want_turn_mail(player, true, "pl", NOW).await.expect("answers");
    player
}

/// Starts a game at a moment.
async fn start(store: &Store, number: u64, players: ByColor<PlayerId>, at: Millis) {
    let summary = GameSummary { to_move: Some(Color::White), ..GameSummary::default() };
    let new = NewGame { created: at, summary, ..new_game(number, players) };
    store.create_game(&new).await.expect("answers");
}

/// Those who are to get a message at a moment: turns an hour old, no message within eight hours.
async fn due(store: &Store, now: Millis) -> Vec<PlayerId> {
    let found = store.turn_mail_due(now - HOUR, now - 8 * HOUR, 10).await.expect("answers");
    found.into_iter().map(|one| one.player).collect()
}

both! {
    async fn a_turn_that_waits_is_told_once(store) {
        let (ada, bea) = (reader(&store, "Ada").await, member(&store, "Bea").await);
        let cat = reader(&store, "Cat").await;
        assert!(due(&store, NOW + 9 * HOUR).await.is_empty(), "there is no game");
        start(&store, 1, ByColor { white: ada, black: bea }, NOW + HOUR).await;
        start(&store, 2, ByColor { white: bea, black: cat }, NOW + HOUR).await;
        assert!(due(&store, NOW + 2 * HOUR - 1).await.is_empty(), "she may come by herself");
        let now = NOW + 2 * HOUR;
        assert_eq!(due(&store, now).await, [ada], "it is not the turn of Cat, and Bea has no address");
        let found = store.turn_mail_due(now, now, 10).await.expect("answers");
        let Some([one]) = found.first_chunk() else { panic!("{found:?}") };
        assert_eq!((one.name.as_str(), one.address.as_str()), ("Ada", "Ada@example.org"));
        assert_eq!(one.language, "pl");
        let email = store.email_of(ada).await.expect("answers").expect("there");
        assert_eq!(one.unsubscribe, email.unsubscribe);
        assert!(email.turns);

        let claim = async |now| store.claim_turn_mail(ada, now - 8 * HOUR, now).await.expect("answers");
        assert!(claim(now).await);
        assert!(!claim(now).await, "of two servers one sends it");
        assert!(due(&store, now + 8 * HOUR).await.is_empty(), "she has been told of this game");
        start(&store, 3, ByColor { white: ada, black: bea }, now + 1).await;
        assert!(due(&store, now + 8 * HOUR - 1).await.is_empty(), "not so soon");
        assert_eq!(due(&store, now + 8 * HOUR).await, [ada]);
        store.append(ended(game_id(3), 0, None, basalt_referee::EndReason::Agreed)).await.expect("answers");
        assert!(due(&store, now + 8 * HOUR).await.is_empty(), "it is over");
    }
}

both! {
    async fn a_player_who_came_by_gets_no_mail(store) {
        let (ada, bea) = (reader(&store, "Ada").await, member(&store, "Bea").await);
        start(&store, 1, ByColor { white: ada, black: bea }, NOW + HOUR).await;
        let later = NOW + 9 * HOUR;
        assert_eq!(due(&store, later).await, [ada]);
        store.note_online(ada, NOW + HOUR - 1).await.expect("answers");
        assert_eq!(due(&store, later).await, [ada], "she was there before");
        store.note_online(ada, NOW + HOUR).await.expect("answers");
        assert!(due(&store, later).await.is_empty());
        start(&store, 2, ByColor { white: ada, black: bea }, NOW + 2 * HOUR).await;
        assert_eq!(due(&store, later).await, [ada]);
        store.note_online(ada, NOW).await.expect("answers");
        assert_eq!(due(&store, later).await, [ada], "time does not run backwards");
        store.start_session(ada, "", NOW + 3 * HOUR).await.expect("answers");
        assert!(due(&store, later).await.is_empty(), "she has used a page without a connection");
    }
}

both! {
    async fn only_members_who_want_it_are_told(store) {
        let (ada, bea) = (reader(&store, "Ada").await, member(&store, "Bea").await);
        start(&store, 1, ByColor { white: ada, black: bea }, NOW + HOUR).await;
        let later = NOW + 9 * HOUR;
        assert_eq!(due(&store, later).await, [ada]);
        let token = store.email_of(ada).await.expect("answers").expect("there").unsubscribe;
        assert!(store.unsubscribe(&token).await.expect("answers"));
        assert!(due(&store, later).await.is_empty(), "by the link");
        assert!(!store.claim_turn_mail(ada, later, later).await.expect("answers"));
        store.subscribe(ada, true).await.expect("answers");
        assert_eq!(due(&store, later).await, [ada]);
        store.want_turn_mail(ada, false, "en", NOW).await.expect("answers");
        assert!(due(&store, later).await.is_empty(), "on the page");
        store.want_turn_mail(ada, true, "en", NOW + 2 * HOUR).await.expect("answers");
        assert!(due(&store, later).await.is_empty(), "she knows the games that wait already");
        store.set_email(ada, "new@example.org").await.expect("answers");
        store.want_turn_mail(ada, true, "en", NOW).await.expect("answers");
        assert!(due(&store, later).await.is_empty(), "the address is not verified");
    }
}
