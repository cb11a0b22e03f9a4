//! The number of open connections, in all and by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::Notify;

use super::ConnectionLimits;
use crate::client_address::AddressKey;
use crate::lock::lock;
use crate::metrics::Metrics;

/// The open connections.
#[derive(Debug)]
pub(super) struct OpenConnections {
    limits: ConnectionLimits,
    counts: Mutex<Counts>,
    metrics: Metrics,
    /// Notified whenever the last connection closes.
    emptied: Notify,
}

#[derive(Debug, Default)]
struct Counts {
    total: usize,
    by_address: HashMap<AddressKey, usize>,
    refused: Refusals,
}

/// Connections that were refused since they were last logged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Refusals {
    /// Because the address had too many.
    pub(super) by_address: u64,
    /// Because the server had too many.
    pub(super) in_all: u64,
}

/// The place of an open connection, which is free again when it is dropped.
#[derive(Debug)]
pub(super) struct Permit {
    open: Arc<OpenConnections>,
    address: AddressKey,
}

impl OpenConnections {
    pub(super) fn new(limits: ConnectionLimits, metrics: Metrics) -> Self {
        Self { limits, counts: Mutex::default(), metrics, emptied: Notify::new() }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        lock(&self.counts)
    }

    /// A place for a connection from an address; `None` if there are too many.
    pub(super) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        let address = AddressKey::of(address);
        let mut counts = self.counts();
        if counts.total >= self.limits.max_total {
            counts.refused.in_all += 1;
            self.metrics.refusals("connections").inc();
            return None;
        }
        let of_address = counts.by_address.entry(address).or_default();
        if *of_address >= self.limits.max_per_address {
            counts.refused.by_address += 1;
            self.metrics.refusals("connections_by_address").inc();
            return None;
        }
        *of_address += 1;
        counts.total += 1;
        self.metrics.connections.inc();
        Some(Permit { open: Arc::clone(self), address })
    }

    fn release(&self, address: AddressKey) {
        let mut counts = self.counts();
        counts.total -= 1;
        self.metrics.connections.dec();
        if let Some(of_address) = counts.by_address.get_mut(&address) {
            *of_address -= 1;
            if *of_address == 0 {
                counts.by_address.remove(&address);
            }
        }
        if counts.total == 0 {
            self.emptied.notify_waiters();
        }
    }

    /// Completes when no connection is open.
    pub(super) async fn all_closed(&self) {
        let emptied = self.emptied.notified();
        if self.counts().total > 0 {
            emptied.await;
        }
    }

    /// The refusals since the last call.
    pub(super) fn take_refusals(&self) -> Refusals {
        std::mem::take(&mut self.counts().refused)
    }

    /// Logs how many connections were refused, if any.
    pub(super) fn log_refusals(&self) {
        let Refusals { by_address, in_all } = self.take_refusals();
        if by_address + in_all > 0 {
            tracing::warn!(
                "connections refused: {by_address} of addresses that had too many, \
                 {in_all} because the server had too many"
            );
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.open.release(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(max_per_address: usize, max_total: usize) -> Arc<OpenConnections> {
        let limits = ConnectionLimits { max_per_address, max_total, ..ConnectionLimits::default() };
        Arc::new(OpenConnections::new(limits, Metrics::default()))
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_has_a_number_of_places() {
        let open = open(2, 10);
        let ada = address("192.0.2.1");
        let first = open.admit(ada).expect("one");
        let _second = open.admit(ada).expect("two");
        assert!(open.admit(ada).is_none());
        assert_eq!(open.metrics.connections.get(), 2);
        assert_eq!(open.metrics.refusals("connections_by_address").get(), 1);
        assert!(open.admit(address("192.0.2.2")).is_some(), "each address has its own");
        drop(first);
        assert!(open.admit(ada).is_some(), "a place is free again");
        assert_eq!(open.take_refusals(), Refusals { by_address: 1, in_all: 0 });
        assert_eq!(open.take_refusals(), Refusals::default());
    }

    #[test]
    fn a_household_shares_its_places() {
        let open = open(1, 10);
        let _one = open.admit(address("2001:db8:1:2::1")).expect("one");
        assert!(open.admit(address("2001:db8:1:2:ffff::9")).is_none());
        assert!(open.admit(address("2001:db8:1:3::1")).is_some());
    }

    #[test]
    fn the_server_has_a_number_of_places() {
        let open = open(9, 2);
        let admit = |text: &str| open.admit(address(text));
        let _places = (admit("192.0.2.1").expect("one"), admit("192.0.2.2").expect("two"));
        assert!(admit("192.0.2.3").is_none());
        assert_eq!(open.metrics.refusals("connections").get(), 1);
        assert_eq!(open.take_refusals(), Refusals { by_address: 0, in_all: 1 });
        assert_eq!(open.counts().by_address.len(), 2, "nothing is kept of the one refused");
    }

    #[tokio::test]
    async fn the_end_of_the_last_connection_can_be_awaited() {
        let open = open(1, 1);
        open.all_closed().await;
        let place = open.admit(address("192.0.2.1")).expect("one");
        let waiting = Arc::clone(&open);
        let waiting = tokio::spawn(async move { waiting.all_closed().await });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(place);
        waiting.await.expect("no panic");
    }
}
