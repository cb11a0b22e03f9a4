//! The time of the database, signs of life, outages.

use std::time::{Duration, SystemTime};

use basalt_referee::EndReason;
use basalt_store::{GameSummary, NewGame, Outage};

use crate::sample::{NOW, both, ended, game_id, members, new_game};

both! {
    async fn the_database_knows_the_time(store) {
        let time = Duration::from_millis(store.time().await.expect("answers"));
        let system = SystemTime::UNIX_EPOCH.elapsed().expect("after 1970");
        assert!(system.abs_diff(time) < Duration::from_mins(5), "{time:?}, {system:?}");
    }
}

both! {
    async fn time_never_goes_back(store) {
        let later = 2 * NOW;
        store.note_alive(later).await.expect("answers");
        store.note_alive(5).await.expect("answers");
        assert_eq!(store.last_alive().await.expect("answers"), Some(later));
        assert_eq!(store.time().await.expect("answers"), later, "though the database says less");
    }
}

both! {
    async fn an_outage_is_found_once(store) {
        assert_eq!(store.last_alive().await.expect("answers"), None);
        let outage = |begun, ended| Outage { begun: NOW + begun, ended: NOW + ended };
        for found in [outage(20, 30), outage(5, 10), outage(20, 31)] {
            store.add_outage(found).await.expect("answers");
        }
        assert_eq!(store.outages(0).await.expect("answers"), [outage(5, 10), outage(20, 30)]);
        assert_eq!(store.outages(NOW + 10).await.expect("answers"), [outage(20, 30)]);
    }
}

both! {
    async fn the_next_deadline_is_that_of_a_running_game(store) {
        assert_eq!(store.next_deadline().await.expect("answers"), None);
        let players = members(&store).await;
        for (number, deadline) in [(1, Some(NOW + 900)), (2, Some(NOW + 700)), (3, None)] {
            let summary = GameSummary { deadline, ..GameSummary::default() };
            let new = NewGame { summary, ..new_game(number, players) };
            store.create_game(&new).await.expect("answers");
        }
        assert_eq!(store.next_deadline().await.expect("answers"), Some(NOW + 700));
        store.append(ended(game_id(2), 0, None, EndReason::Aborted)).await.expect("answers");
        assert_eq!(store.next_deadline().await.expect("answers"), Some(NOW + 900));
    }
}
