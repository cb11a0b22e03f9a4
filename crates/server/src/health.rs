//! The health of the server: whether the store, the bus and the disk work.

use std::time::Duration;

use tokio::time::timeout;

use crate::live::{BusState, Live};

/// Longest wait for the store.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);

/// Free space on the disk below which the server is not ready: some write-ahead logs of SQLite (32 MB each), and time to
/// react.
pub(crate) const MIN_FREE_DISK_BYTES: u64 = 256 << 20;

/// A part of the server that can fail by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Store,
    Bus,
    Disk,
}

impl Part {
    pub(crate) const ALL: [Self; 3] = [Self::Store, Self::Bus, Self::Disk];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Store => "store",
            Self::Bus => "bus",
            Self::Disk => "disk",
        }
    }
}

/// The result of a check.
#[derive(Debug)]
pub(crate) struct Health {
    /// The fault of each part that does not work.
    faults: Vec<(Part, String)>,
    free_disk_bytes: Option<u64>,
}

impl Health {
    /// Checks all parts. Without online play there is no store.
    pub(crate) async fn check(live: Option<&Live>, min_free_disk_bytes: u64) -> Self {
        let Some(live) = live else {
            let fault = (Part::Store, "online play is off".to_owned());
            return Self { faults: vec![fault], free_disk_bytes: None };
        };
        let mut faults = Vec::new();
        let store = live.state().store();
        match timeout(STORE_TIMEOUT, store.last_alive()).await {
            Ok(Ok(_)) => {}
            Ok(Err(error)) => faults.push((Part::Store, error.to_string())),
            Err(_) => faults.push((Part::Store, "the database does not answer".to_owned())),
        }
        if live.bus_state() == BusState::Lost {
            faults.push((Part::Bus, "NATS does not answer".to_owned()));
        }
        let free = store.free_disk_bytes();
        match &free {
            Ok(Some(free)) if *free < min_free_disk_bytes => {
                faults.push((Part::Disk, format!("{} MiB are free", free >> 20)));
            }
            Ok(_) => {}
            Err(error) => faults.push((Part::Disk, error.to_string())),
        }
        Self { faults, free_disk_bytes: free.ok().flatten() }
    }

    pub(crate) fn is_ready(&self, part: Part) -> bool {
        self.faults.iter().all(|(other, _)| *other != part)
    }

    pub(crate) fn free_disk_bytes(&self) -> Option<u64> {
        self.free_disk_bytes
    }

    /// The state of a part: `ok`, or its fault.
    pub(crate) fn state(&self, part: Part) -> &str {
        self.faults.iter().find(|(other, _)| *other == part).map_or("ok", |(_, fault)| fault)
    }
}
