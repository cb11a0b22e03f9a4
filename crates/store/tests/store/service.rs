//! The time of the database, signs of life, outages.

use std::time::{Duration, SystemTime};

use basalt_store::Outage;

use crate::sample::{NOW, both};

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
