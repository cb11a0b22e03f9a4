//! Places for files that are made from the store while clients read them: each takes the memory of some games, for as long as the
//! client reads.

use std::sync::Arc;

use basalt_store::PlayerId;
use basalt_wire::ErrorCode;

use crate::client_address::AddressKey;
use crate::concurrency_limit::{ConcurrencyLimit, Place};
use crate::metrics::Metrics;

/// Maximum number of files with everything about a member at a time. Beyond games, such a file has all messages, reports and rating
/// changes of the member, which are in memory until the client has read them.
const MAX_OWN_DATA: usize = 16;

/// The same for one member: one file, and a second one of somebody who tries again before the server has noticed that the first was given up.
const MAX_OWN_DATA_OF_MEMBER: usize = 2;

/// Maximum number of files with the games of a player at a time.
const MAX_EXPORTS: usize = 64;

/// The same for one address.
const MAX_EXPORTS_OF_ADDRESS: usize = 8;

/// Seconds after which a refused client may try again.
const RETRY_SECONDS: u32 = 30;

/// The downloads that are going on.
#[derive(Debug)]
pub(crate) struct Downloads {
    own_data: Arc<ConcurrencyLimit<PlayerId>>,
    exports: Arc<ConcurrencyLimit<AddressKey>>,
}

impl Default for Downloads {
    fn default() -> Self {
        let own_data = ConcurrencyLimit::new(MAX_OWN_DATA, MAX_OWN_DATA_OF_MEMBER);
        let exports = ConcurrencyLimit::new(MAX_EXPORTS, MAX_EXPORTS_OF_ADDRESS);
        Self { own_data, exports }
    }
}

impl Downloads {
    /// A place for everything about a member, or an error if too many are taken.
    pub(crate) fn own_data(
        &self,
        player: PlayerId,
        metrics: &Metrics,
    ) -> Result<Place<PlayerId>, ErrorCode> {
        or_overloaded(self.own_data.take(player), metrics)
    }

    /// A place for the games of a player, or an error if too many are taken.
    pub(crate) fn export(
        &self,
        address: AddressKey,
        metrics: &Metrics,
    ) -> Result<Place<AddressKey>, ErrorCode> {
        or_overloaded(self.exports.take(address), metrics)
    }
}

fn or_overloaded<P>(place: Option<P>, metrics: &Metrics) -> Result<P, ErrorCode> {
    place.ok_or(ErrorCode::Overloaded { seconds: RETRY_SECONDS }).inspect_err(|_| {
        metrics.refusals("downloads").inc();
    })
}
