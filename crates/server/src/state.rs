//! The state that all requests share.

use std::sync::Arc;

use basalt_store::Store;

use crate::clock::Clock;
use crate::rate_limit::RateLimits;

/// The options of online play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Browsers reach the server over TLS only, so cookies are `Secure`.
    pub secure: bool,
    /// A proxy of our own is in front of the server; its `X-Forwarded-For` names the client.
    pub proxied: bool,
    /// A trial on this machine: one address may be any number of guests. [`run`](crate::run()) rejects it if other
    /// machines could connect.
    pub trial: bool,
}

/// The shared state. Clones share it.
#[derive(Clone, Debug)]
pub struct AppState {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    store: Store,
    clock: Clock,
    rate_limits: RateLimits,
    options: Options,
}

impl AppState {
    /// The state of a server with this store and clock.
    pub fn new(store: Store, clock: Clock, options: Options) -> Self {
        let rate_limits = if options.trial { RateLimits::for_trial } else { RateLimits::new };
        let rate_limits = rate_limits(&clock);
        Self { inner: Arc::new(Inner { store, clock, rate_limits, options }) }
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The server's clock, the only one that counts.
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// The rate limits by address, name and player.
    pub(crate) fn rate_limits(&self) -> &RateLimits {
        &self.inner.rate_limits
    }

    /// The options of online play.
    pub(crate) fn options(&self) -> Options {
        self.inner.options
    }
}
