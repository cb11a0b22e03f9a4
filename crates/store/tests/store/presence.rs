//! Presence on other nodes.

use basalt_rules::Color;
use basalt_store::PresentPlayer;

use crate::sample::{NOW, both, game_id};

const HERE: u64 = 1;
/// Greater than what a signed column holds.
const THERE: u64 = u64::MAX;

both! {
    async fn a_server_knows_whom_the_others_see(store) {
        let white = PresentPlayer { game: game_id(1), color: Color::White };
        let black = PresentPlayer { game: game_id(1), color: Color::Black };
        store.note_present(HERE, NOW, &[white]).await.expect("answers");
        store.note_present(THERE, NOW + 5, &[white, black]).await.expect("answers");
        let elsewhere = async |node, from| {
            store.present_elsewhere(node, from).await.expect("answers")
        };
        assert_eq!(elsewhere(HERE, NOW + 5).await, [(white, NOW + 5), (black, NOW + 5)]);
        assert_eq!(elsewhere(THERE, NOW).await, [(white, NOW)]);
        assert!(elsewhere(HERE, NOW + 6).await.is_empty(), "it may be gone");
        store.note_present(THERE, NOW + 9, &[black]).await.expect("answers");
        assert_eq!(elsewhere(HERE, NOW).await, [(black, NOW + 9)]);
        store.note_present(THERE, NOW + 9, &[]).await.expect("answers");
        assert!(elsewhere(HERE, NOW).await.is_empty());
        store.forget_nodes(NOW + 1).await.expect("answers");
        assert!(elsewhere(THERE, 0).await.is_empty());
    }
}
