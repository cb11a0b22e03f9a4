//! What a server that lets people play each other has at hand in every request.

use std::sync::Arc;

use basalt_store::Store;

use crate::clock::Clock;
use crate::rate_limit::RateLimits;

/// How the server stands in the world.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Browsers reach it over TLS only, so its cookies need not travel without.
    pub secure: bool,
    /// A proxy of ours stands before it, whose `X-Forwarded-For` says where requests come from.
    pub proxied: bool,
    /// A trial on this machine alone: one address may be any number of guests. [`run`](crate::run()) refuses it where
    /// others could come in.
    pub trial: bool,
}

/// What every request has at hand. Clones share it.
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
    /// For a store and a clock.
    pub fn new(store: Store, clock: Clock, options: Options) -> Self {
        let rate_limits = if options.trial { RateLimits::for_trial } else { RateLimits::new };
        let rate_limits = rate_limits(&clock);
        Self { inner: Arc::new(Inner { store, clock, rate_limits, options }) }
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The server's time: the only one that counts.
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// The rate limits by address, name and player.
    pub(crate) fn rate_limits(&self) -> &RateLimits {
        &self.inner.rate_limits
    }

    /// How the server stands in the world.
    pub(crate) fn options(&self) -> Options {
        self.inner.options
    }
}
