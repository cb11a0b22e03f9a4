//! Several nodes on one store: heartbeats, audiences, claims, and what a node reads again.

use basalt_rules::{ByColor, Color};
use basalt_store::{Error, NodeStatus, Seat, Speaker, Store, StoredAudience};

use crate::sample::{Folder, NOW, both, game_id, new_game};

const HERE: u64 = 1;
/// Greater than what a signed column holds.
const THERE: u64 = u64::MAX;

fn status(node: u64, seen: u64) -> NodeStatus {
    NodeStatus { node, seen, has_bus: true, players: 3 }
}

both! {
    async fn a_node_is_known_by_its_heartbeats(store) {
        assert!(!store.save_node(status(HERE, NOW)).await.expect("answers"), "it is new");
        assert!(store.save_node(status(HERE, NOW + 1)).await.expect("answers"));
        store.save_node(status(THERE, NOW + 5)).await.expect("answers");
        let nodes = async |from| store.nodes_since(from).await.expect("answers");
        assert_eq!(nodes(NOW + 2).await, [status(THERE, NOW + 5)]);
        assert_eq!(nodes(0).await.len(), 2);
        store.forget_nodes(NOW + 2).await.expect("answers");
        assert_eq!(nodes(0).await, [status(THERE, NOW + 5)]);
        store.remove_node(THERE).await.expect("answers");
        assert!(nodes(0).await.is_empty());
    }
}

/// A game of the computer with somebody.
async fn game(store: &Store, number: u64) {
    let guest = store.add_guest(&format!("guest-{number}"), NOW).await.expect("answers");
    let ada = guest.expect("a new name").id;
    let mut new = new_game(number, ByColor { white: ada, black: ada });
    new.seats.black = Seat::Computer(3);
    new.summary.to_move = Some(Color::Black);
    store.create_game(&new).await.expect("answers");
}

both! {
    async fn audiences_count_while_their_node_lives(store) {
        game(&store, 1).await;
        game(&store, 2).await;
        store.save_node(status(HERE, NOW)).await.expect("answers");
        store.save_node(status(THERE, NOW + 5)).await.expect("answers");
        let white = ByColor { white: true, black: false };
        let audience = |number, players, spectators| {
            StoredAudience { game: game_id(number), players, spectators }
        };
        let (one, two) = (audience(1, white, 2), audience(2, ByColor::default(), 7));
        store.save_audiences(THERE, &[one, two]).await.expect("answers");
        let games = [game_id(1), game_id(2)];
        let elsewhere = async |node, from| {
            let found = store.audiences_elsewhere(node, &games, from).await;
            let mut found = found.expect("answers");
            found.sort_by_key(|(audience, _)| audience.spectators);
            found
        };
        assert_eq!(elsewhere(HERE, NOW).await, [(one, NOW + 5), (two, NOW + 5)]);
        assert!(elsewhere(THERE, NOW).await.is_empty(), "its own");
        assert!(elsewhere(HERE, NOW + 6).await.is_empty(), "it may be gone");
        let fewer = audience(2, ByColor::default(), 6);
        store.save_audiences(THERE, &[audience(1, ByColor::default(), 0), fewer]).await.expect("answers");
        assert_eq!(elsewhere(HERE, NOW).await, [(fewer, NOW + 5)]);
        store.forget_nodes(NOW + 9).await.expect("answers");
        store.save_node(status(THERE, NOW + 9)).await.expect("answers");
        assert!(elsewhere(HERE, NOW).await.is_empty(), "forgotten with its node");
    }
}

both! {
    async fn one_node_plays_the_turn_of_the_computer(store) {
        game(&store, 1).await;
        store.save_node(status(HERE, NOW)).await.expect("answers");
        store.save_node(status(THERE, NOW)).await.expect("answers");
        let claim = async |node, since| {
            store.claim_computer_turn(game_id(1), node, since).await.expect("answers")
        };
        let awaiting = async |node, since| {
            store.awaiting_computer(node, since).await.expect("answers")
        };
        assert_eq!(awaiting(HERE, NOW).await, [game_id(1)]);
        assert!(claim(HERE, NOW).await && claim(HERE, NOW).await);
        assert!(!claim(THERE, NOW).await);
        assert!(awaiting(THERE, NOW).await.is_empty());
        assert_eq!(awaiting(HERE, NOW).await, [game_id(1)]);
        assert_eq!(awaiting(THERE, NOW + 1).await, [game_id(1)], "the node has died");
        assert!(claim(THERE, NOW + 1).await);
        store.release_computer_turn(game_id(1), HERE).await.expect("answers");
        assert!(!claim(HERE, NOW).await, "only who has it can give it up");
        store.release_computer_turn(game_id(1), THERE).await.expect("answers");
        assert!(claim(HERE, NOW).await);
    }
}

both! {
    async fn a_node_can_read_again_what_it_has_missed(store) {
        game(&store, 1).await;
        game(&store, 2).await;
        let headers = store.headers(&[game_id(1), game_id(2), game_id(3)]).await.expect("answers");
        assert_eq!(headers.len(), 2);
        let header = headers.iter().find(|header| header.game == game_id(1)).expect("there");
        let ada = header.seats.white.seat.player().expect("a person");
        assert_eq!(store.started_since(NOW + 3, 9).await.expect("answers"), []);
        let started = store.started_since(NOW, 9).await.expect("answers");
        assert!(started.contains(&(game_id(1), vec![ada])), "{started:?}");
        assert_eq!(store.awaiting_any(&[ada]).await.expect("answers"), [], "Black is to move");
        let message = basalt_referee::ChatMessage::Text("hello".to_owned());
        store.say(game_id(1), Speaker::Player(ada), NOW, &message).await.expect("answers");
        let games = [game_id(1), game_id(2)];
        assert_eq!(store.last_lines(&games).await.expect("answers"), [(game_id(1), 1)]);
        assert_eq!(store.session_changes(&[ada], NOW).await.expect("answers"), []);
        store.note_session_change(ada, NOW).await.expect("answers");
        assert_eq!(store.session_changes(&[ada], NOW).await.expect("answers"), [(ada, NOW)]);
        assert_eq!(store.session_changes(&[ada], NOW + 1).await.expect("answers"), []);
        assert_eq!(store.rating_changes(game_id(1)).await.expect("answers"), None);
    }
}

#[tokio::test]
async fn a_folder_has_one_server() {
    let folder = Folder::new();
    let store = folder.store().await;
    let refused = Store::open(&folder.place()).await.expect_err("it is in use");
    assert!(matches!(&refused, Error::InUse(path) if path == folder.path()), "{refused}");
    store.close().await;
    folder.store().await;
}
