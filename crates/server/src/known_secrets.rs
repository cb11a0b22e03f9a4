//! The tokens and cookies that were found in the store lately. Others are counted against their address before the store is asked, so
//! that nobody keeps it busy with random ones.

use std::sync::Mutex;

use basalt_store::Error as StoreError;
use hashlink::LruCache;
use sha2::{Digest as _, Sha256};

use crate::api_error::ApiResult;
use crate::client_address::AddressKey;
use crate::lock::lock;
use crate::rate_limit::Limited;
use crate::state::AppState;

/// Maximum number of secrets that are kept: twice as many as there may be connections, since a member's browser has a session and a
/// device.
const MAX_KNOWN: usize = 40_000;

type Hash = [u8; 32];

/// The hashes of secrets that were found lately. They may have ended since, so the store is still asked.
#[derive(Debug)]
pub(crate) struct KnownSecrets(Mutex<LruCache<Hash, ()>>);

impl Default for KnownSecrets {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MAX_KNOWN)))
    }
}

impl KnownSecrets {
    fn contains(&self, hash: &Hash) -> bool {
        lock(&self.0).get(hash).is_some()
    }

    fn note(&self, hash: Hash, is_found: bool) {
        let mut known = lock(&self.0);
        if is_found {
            known.insert(hash, ());
        } else {
            known.remove(&hash);
        }
    }
}

impl AppState {
    /// The answer of the store to the question whose secret this is. One that was not found lately counts against the address
    /// first.
    pub(crate) async fn look_up<T>(
        &self,
        secret: &str,
        address: AddressKey,
        query: impl Future<Output = Result<Option<T>, StoreError>>,
    ) -> ApiResult<Option<T>> {
        let hash: Hash = Sha256::digest(secret).into();
        if !self.known_secrets().contains(&hash) {
            self.rate_limits().check_address(Limited::SecretByAddress, address)?;
        }
        let found = query.await?;
        self.known_secrets().note(hash, found.is_some());
        Ok(found)
    }
}
