//! Direct messages between members.

use basalt_referee::{ContactPolicy, Millis};
use basalt_store::{Conversation, DirectMessage, MAX_CONVERSATION_MESSAGES, PlayerId, Store};

use crate::sample::{NOW, both, member, members};

async fn send(
    store: &Store,
    from: PlayerId,
    to: PlayerId,
    text: &str,
    at: Millis,
) -> DirectMessage {
    store.send_message(from, to, text, at).await.expect("answers")
}

async fn texts(store: &Store, one: PlayerId, other: PlayerId, before: Option<&str>) -> Vec<String> {
    let found = store.messages_between(one, other, before, 3).await.expect("answers");
    found.into_iter().map(|message| message.text).collect()
}

async fn inbox(store: &Store, player: PlayerId) -> Vec<(String, String, u32)> {
    let found = store.conversations(player, 10).await.expect("answers");
    let shown = |Conversation { name, last, unread }: Conversation| (name, last.text, unread);
    found.into_iter().map(shown).collect()
}

both! {
    async fn a_conversation_is_read_from_both_sides(store) {
        let players = members(&store).await;
        let (ada, bea, cat) = (players.white, players.black, member(&store, "Cat").await);
        let first = send(&store, ada, bea, "one", NOW).await;
        assert_eq!((first.sender, first.at, first.is_read), (ada, NOW, false));
        send(&store, bea, ada, "two", NOW + 1).await;
        send(&store, ada, bea, "three", NOW + 2).await;
        let fourth = send(&store, ada, bea, "four", NOW + 3).await;
        send(&store, cat, bea, "hello", NOW + 4).await;
        for (one, other) in [(ada, bea), (bea, ada)] {
            assert_eq!(texts(&store, one, other, None).await, ["two", "three", "four"]);
            assert_eq!(texts(&store, one, other, Some(&fourth.id)).await, ["one", "two", "three"]);
            assert_eq!(texts(&store, one, other, Some(&first.id)).await, Vec::<String>::new());
        }
        assert_eq!(texts(&store, ada, cat, None).await, Vec::<String>::new());
        assert_eq!(texts(&store, ada, bea, Some("no such")).await, Vec::<String>::new());
        assert_eq!(texts(&store, ada, bea, Some("\0")).await.len(), 3);

        let text = str::to_owned;
        let expected = [(text("Cat"), text("hello"), 1), (text("Ada"), text("four"), 3)];
        assert_eq!(inbox(&store, bea).await, expected);
        assert_eq!(inbox(&store, ada).await, [(text("Bea"), text("four"), 1)]);
        assert_eq!(store.unread_messages(bea).await.expect("answers"), 4);
        store.read_messages(bea, ada, NOW + 9).await.expect("answers");
        assert_eq!(store.unread_messages(bea).await.expect("answers"), 1);
        assert_eq!(store.unread_messages(ada).await.expect("answers"), 1, "hers stay unread");
        assert_eq!(inbox(&store, bea).await[1].2, 0);
        let shown = store.messages_between(ada, bea, None, 10).await.expect("answers");
        let read: Vec<bool> = shown.iter().map(|message| message.is_read).collect();
        assert_eq!(read, [true, false, true, true]);

        let to = async |player, id: &str| store.message_to(player, id).await.expect("answers");
        assert_eq!(to(bea, &fourth.id).await.map(|one| one.text), Some(text("four")));
        assert_eq!(to(ada, &fourth.id).await, None, "she wrote it");
        assert_eq!((to(cat, &fourth.id).await, to(bea, "\0").await), (None, None));
        let has_written = async |one, other| store.has_written(one, other).await.expect("answers");
        assert!(has_written(cat, bea).await && !has_written(bea, cat).await);
        let all = store.messages_of(bea, 3).await.expect("answers");
        let all: Vec<_> = all.iter().map(|(with, one)| (with.as_str(), one.text.as_str())).collect();
        assert_eq!(all, [("Cat", "hello"), ("Ada", "four"), ("Ada", "three")]);
    }
}

both! {
    async fn old_messages_give_way(store) {
        let players = members(&store).await;
        for number in 0..MAX_CONVERSATION_MESSAGES + 5 {
            let (from, to) = if number % 2 == 0 {
                (players.white, players.black)
            } else {
                (players.black, players.white)
            };
            send(&store, from, to, &number.to_string(), NOW + u64::from(number)).await;
        }
        let found = store.messages_between(players.white, players.black, None, 1_000).await;
        let found = found.expect("answers");
        assert_eq!(found.len(), MAX_CONVERSATION_MESSAGES as usize);
        assert_eq!(found[0].text, "5");
    }
}

both! {
    async fn members_choose_who_may_write(store) {
        let players = members(&store).await;
        let policy = async || store.message_policy(players.white).await.expect("answers");
        assert_eq!(policy().await, ContactPolicy::Everybody);
        for wanted in ContactPolicy::ALL {
            store.set_message_policy(players.white, wanted).await.expect("answers");
            assert_eq!(policy().await, wanted);
        }
        let other = store.message_policy(players.black).await.expect("answers");
        assert_eq!(other, ContactPolicy::Everybody);
        let challenges = store.challenge_policy(players.white).await.expect("answers");
        assert_eq!(challenges, ContactPolicy::Everybody, "challenges have their own");
    }
}
