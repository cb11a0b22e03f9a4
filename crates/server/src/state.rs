//! The state that all requests share.

use std::path::PathBuf;
use std::sync::Arc;

use basalt_store::Store;

use crate::auth::PasswordHasher;
use crate::clock::Clock;
use crate::downloads::Downloads;
use crate::known_secrets::KnownSecrets;
use crate::mail::{MailConfig, Mailer};
use crate::metrics::Metrics;
use crate::operator_pages::OperatorPages;
use crate::players::Uploads;
use crate::rate_limit::RateLimits;
use crate::transport::TrustedProxies;

/// The options of online play.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Browsers reach the server over TLS only, so cookies are `Secure`.
    pub secure: bool,
    /// The proxies of our own in front of the server.
    pub proxies: TrustedProxies,
    /// The origin of the page as browsers know it: `https://basalt.example`. Without it, the `Host` header says.
    pub public: Option<String>,
    /// Where to report a vulnerability: `mailto:security@basalt.example`.
    pub contact: Option<String>,
    /// The pages that the operator writes.
    pub pages: OperatorPages,
    /// The folder with dumps of rated games, which everybody may download.
    pub dumps: Option<PathBuf>,
    /// The SMTP server for e-mail; without it, none is sent. Links in it need a public origin.
    pub mail: Option<MailConfig>,
    /// A trial on this machine: one address may be any number of guests. [`run`](crate::run()) rejects it if other
    /// machines could connect.
    pub trial: bool,
    /// Push services may be on this machine. [`run`](crate::run()) rejects it outside a trial.
    pub local_push: bool,
}

impl Options {
    /// Whether clients connect through a proxy.
    pub(crate) fn is_proxied(&self) -> bool {
        self.proxies != TrustedProxies::None
    }
}

/// The shared state. Clones share it.
#[derive(Clone, Debug)]
pub struct AppState {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    store: Store,
    archive: Store,
    clock: Clock,
    rate_limits: RateLimits,
    known_secrets: KnownSecrets,
    passwords: PasswordHasher,
    metrics: Metrics,
    mailer: Option<Mailer>,
    uploads: Uploads,
    downloads: Downloads,
    options: Options,
}

impl AppState {
    /// The state of a server with this store and clock. Must be called inside a Tokio runtime.
    pub fn new(store: Store, clock: Clock, options: Options) -> Self {
        let rate_limits = if options.trial { RateLimits::for_trial } else { RateLimits::new };
        let metrics = Metrics::default();
        let rate_limits = rate_limits(&clock).counting_in(&metrics);
        let passwords = PasswordHasher::default().counting_in(&metrics);
        let archive = store.archive();
        let mailer = options.mail.clone().filter(|_| options.public.is_some()).map(Mailer::start);
        let known_secrets = KnownSecrets::default();
        let inner = Inner {
            store,
            archive,
            clock,
            rate_limits,
            known_secrets,
            passwords,
            metrics,
            mailer,
            uploads: Uploads::default(),
            downloads: Downloads::default(),
            options,
        };
        Self { inner: Arc::new(inner) }
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The store for what strangers look up, with connections of its own.
    pub(crate) fn archive(&self) -> &Store {
        &self.inner.archive
    }

    /// The server's clock, the only one that counts.
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// The rate limits by address, name and player.
    pub(crate) fn rate_limits(&self) -> &RateLimits {
        &self.inner.rate_limits
    }

    /// The tokens and cookies that were found in the store lately.
    pub(crate) fn known_secrets(&self) -> &KnownSecrets {
        &self.inner.known_secrets
    }

    /// The bounded queue in which passwords are hashed.
    pub(crate) fn passwords(&self) -> &PasswordHasher {
        &self.inner.passwords
    }

    /// The metrics of the server.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.inner.metrics
    }

    /// The way to send e-mail, if the operator has set one up.
    pub(crate) fn mailer(&self) -> Option<&Mailer> {
        self.inner.mailer.as_ref()
    }

    /// The documents that members are sending.
    pub(crate) fn uploads(&self) -> &Uploads {
        &self.inner.uploads
    }

    /// The files that are being made while clients read them.
    pub(crate) fn downloads(&self) -> &Downloads {
        &self.inner.downloads
    }

    /// The options of online play.
    pub(crate) fn options(&self) -> &Options {
        &self.inner.options
    }
}
