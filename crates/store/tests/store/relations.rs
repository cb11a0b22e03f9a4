//! Relations between players, and connected members.

use basalt_referee::{ContactPolicy, Pace, Relation, Terms};
use basalt_rules::{ByColor, Game};
use basalt_store::{MAX_RELATIONS, NewGame, NodeStatus, PlayerId, RelatedPlayer, Store};

use crate::sample::{NOW, both, ended, game_id, member, members, new_game, terms};

const HERE: u64 = 1;
/// Greater than what a signed column holds.
const THERE: u64 = u64::MAX;

async fn relate(store: &Store, one: PlayerId, other: PlayerId, relation: Option<Relation>) {
    assert!(store.set_relation(one, other, relation, NOW).await.expect("answers"));
}

both! {
    async fn a_player_follows_or_blocks_another(store) {
        let ByColor { white: ada, black: bea } = members(&store).await;
        let relation = async |one, other| store.relation(one, other).await.expect("answers");
        let blocked = async || store.is_blocked(ada, bea).await.expect("answers");
        assert_eq!(relation(ada, bea).await, None);
        relate(&store, ada, bea, Some(Relation::Follow)).await;
        assert_eq!(relation(ada, bea).await, Some(Relation::Follow));
        assert_eq!(relation(bea, ada).await, None, "not the other way round");
        assert_eq!(store.followers(bea).await.expect("answers"), 1);
        assert!(!blocked().await);
        relate(&store, ada, bea, Some(Relation::Block)).await;
        assert_eq!(relation(ada, bea).await, Some(Relation::Block), "instead of following");
        assert_eq!(store.followers(bea).await.expect("answers"), 0);
        assert!(blocked().await && store.is_blocked(bea, ada).await.expect("answers"));
        for _ in 0..2 {
            relate(&store, ada, bea, None).await;
            assert_eq!(relation(ada, bea).await, None);
        }
        assert!(!blocked().await);
    }
}

both! {
    async fn relations_are_listed_by_name(store) {
        let ByColor { white: ada, black: bea } = members(&store).await;
        let cleo = member(&store, "cleo").await;
        relate(&store, ada, cleo, Some(Relation::Block)).await;
        relate(&store, ada, bea, Some(Relation::Follow)).await;
        let related = |player, name: &str, relation| {
            RelatedPlayer { player, name: name.to_owned(), relation }
        };
        let expected = [related(bea, "Bea", Relation::Follow), related(cleo, "cleo", Relation::Block)];
        assert_eq!(store.relations_of(ada).await.expect("answers"), expected);
        assert_eq!(store.relations_of(bea).await.expect("answers"), []);
    }
}

both! {
    async fn following_is_limited(store) {
        let ada = member(&store, "Ada").await;
        let mut last = ada;
        for number in 0..MAX_RELATIONS {
            last = store.add_guest(&format!("guest-{number}"), NOW).await.expect("answers").expect("new").id;
            relate(&store, ada, last, Some(Relation::Follow)).await;
        }
        let bea = member(&store, "Bea").await;
        let more = store.set_relation(ada, bea, Some(Relation::Follow), NOW).await;
        assert!(!more.expect("answers"), "there is no room");
        relate(&store, ada, last, Some(Relation::Block)).await;
        relate(&store, ada, last, None).await;
        relate(&store, ada, bea, Some(Relation::Follow)).await;
    }
}

both! {
    async fn a_blocked_guest_is_kept(store) {
        let ada = member(&store, "Ada").await;
        let guest = store.add_guest("rude", NOW).await.expect("answers").expect("new").id;
        relate(&store, ada, guest, Some(Relation::Block)).await;
        let later = NOW + 31 * 24 * 60 * 60 * 1_000;
        assert_eq!(store.clean_up(later).await.expect("answers"), 0);
        relate(&store, ada, guest, None).await;
        assert_eq!(store.clean_up(later).await.expect("answers"), 1);
    }
}

both! {
    async fn everybody_may_challenge_until_the_player_says_otherwise(store) {
        let ada = member(&store, "Ada").await;
        let policy = async || store.challenge_policy(ada).await.expect("answers");
        assert_eq!(policy().await, ContactPolicy::Everybody);
        for chosen in ContactPolicy::ALL {
            store.set_challenge_policy(ada, chosen).await.expect("answers");
            assert_eq!(policy().await, chosen);
        }
    }
}

both! {
    async fn members_are_connected_while_their_node_lives(store) {
        let ByColor { white: ada, black: bea } = members(&store).await;
        let guest = store.add_guest("guest-1", NOW).await.expect("answers").expect("new").id;
        let status = |node| NodeStatus { node, seen: NOW, has_bus: true, players: 2 };
        store.save_node(status(THERE)).await.expect("answers");
        let connected = async |node, from| {
            let all = store.connected_elsewhere(node, from, 10).await.expect("answers");
            let asked = store.are_connected_elsewhere(&[ada, bea, guest], node, from).await;
            let mut asked = asked.expect("answers");
            asked.sort();
            assert_eq!(all, asked);
            all
        };
        let mut both = vec![ada, bea];
        both.sort();
        for _ in 0..2 {
            store.save_connected(THERE, &[ada, bea, guest], &[]).await.expect("answers");
        }
        assert_eq!(connected(HERE, NOW).await, both, "members only");
        assert_eq!(connected(THERE, NOW).await, [], "only other nodes count");
        assert_eq!(connected(HERE, NOW + 1).await, [], "the node is dead");
        store.save_connected(THERE, &[], &[bea]).await.expect("answers");
        assert_eq!(connected(HERE, NOW).await, [ada]);
        store.remove_node(THERE).await.expect("answers");
        store.save_node(status(THERE)).await.expect("answers");
        assert_eq!(connected(HERE, NOW).await, []);
        let names = store.member_names(&[guest, bea]).await.expect("answers");
        assert_eq!(names, [(bea, "Bea".to_owned())]);
    }
}

both! {
    async fn running_live_games_are_found_by_player(store) {
        let players = members(&store).await;
        let cleo = member(&store, "Cleo").await;
        let days = Terms { pace: Pace::Days(3), ..terms(Game::Dvonn) };
        for game in [
            new_game(1, players),
            new_game(2, players),
            NewGame { terms: days, ..new_game(3, players) },
            new_game(4, ByColor { white: cleo, black: players.black }),
        ] {
            store.create_game(&game).await.expect("answers");
        }
        let over = ended(game_id(2), 0, None, basalt_referee::EndReason::Agreed);
        store.append(over).await.expect("answers");
        let found = async |players: &[PlayerId]| store.live_games_of(players).await.expect("answers");
        assert_eq!(found(&[players.white]).await, [(players.white, game_id(1))]);
        let (bea, newest) = (players.black, game_id(4));
        assert_eq!(found(&[bea]).await, [(bea, newest), (bea, game_id(1))], "the newest first");
        assert_eq!(found(&[cleo, bea]).await[..2], [(cleo, newest), (bea, newest)]);
    }
}
