//! Country and words of a member, frequent opponents, and the results of two players.

use basalt_referee::EndReason;
use basalt_rules::{ByColor, Color};
use basalt_store::{About, HeadToHead, Opponent, PlayerId};

use crate::sample::{NOW, both, ended, game_id, member, members, new_game};

both! {
    async fn members_say_something_about_themselves(store) {
        let players = members(&store).await;
        let found = async |player| store.about(player).await.expect("answers");
        assert_eq!(found(players.white).await, About::default());
        let country = Some("IS".parse().expect("Iceland"));
        let about = About { country, words: "I like long carries.".to_owned() };
        store.set_about(players.white, &about).await.expect("answers");
        assert_eq!(found(players.white).await, about);
        assert_eq!(found(players.black).await, About::default());
        store.set_about(players.white, &About::default()).await.expect("answers");
        assert_eq!(found(players.white).await, About::default());
        assert_ne!(players.white.picture(), players.black.picture());
    }
}

both! {
    async fn most_played_opponents_come_first(store) {
        let ByColor { white: ada, black: bea } = members(&store).await;
        let cat = member(&store, "Cat").await;
        let guest = store.add_guest("guest-1", NOW).await.expect("answers").expect("new").id;
        let mut number = 0;
        let mut play = async |white: PlayerId, black: PlayerId, winner, reason| {
            number += 1;
            store.create_game(&new_game(number, ByColor { white, black })).await.expect("answers");
            store.append(ended(game_id(number), 0, winner, reason)).await.expect("answers");
        };
        play(ada, bea, Some(Color::White), EndReason::Resigned).await;
        play(cat, ada, Some(Color::White), EndReason::Resigned).await;
        play(ada, cat, Some(Color::White), EndReason::Resigned).await;
        play(cat, ada, None, EndReason::Agreed).await;
        play(ada, bea, None, EndReason::Aborted).await;
        for _ in 0..4 {
            play(ada, guest, Some(Color::White), EndReason::Resigned).await;
        }
        play(bea, cat, Some(Color::White), EndReason::Resigned).await;
        let opponent = |name: &str, games, won, lost| Opponent { name: name.to_owned(), games, won, lost };
        let found = store.opponents(ada, 5).await.expect("answers");
        assert_eq!(found, [opponent("Cat", 3, 1, 1), opponent("Bea", 1, 1, 0)]);
        assert_eq!(store.opponents(ada, 1).await.expect("answers").len(), 1);
        assert_eq!(store.opponents(guest, 5).await.expect("answers"), [opponent("Ada", 4, 0, 4)]);
        let between = async |one, other| store.head_to_head(one, other).await.expect("answers");
        assert_eq!(between(ada, cat).await, HeadToHead { won: 1, drawn: 1, lost: 1 });
        assert_eq!(between(cat, bea).await, HeadToHead { won: 0, drawn: 0, lost: 1 });
        assert_eq!(between(bea, guest).await, HeadToHead::default(), "they never played");
    }
}
