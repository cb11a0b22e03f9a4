//! Places for documents that members send. A document may have a megabyte, so few are in memory at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use basalt_store::PlayerId;
use basalt_wire::ErrorCode;

use crate::api_error::{ApiError, ApiResult};
use crate::auth::MemberSession;
use crate::background_threads::BackgroundThreads;
use crate::lock::lock;
use crate::rate_limit::Limited;
use crate::routes::RouterState;

/// Maximum number of documents that are read and merged at a time.
const MAX_UPLOADS: usize = 32;

/// The same for one member. A page sends its four documents at once, and slow ones may not keep everybody else from it.
const MAX_UPLOADS_OF_MEMBER: usize = 4;

/// Seconds after which a refused client may try again.
const RETRY_SECONDS: u32 = 1;

/// Number of threads that merge documents.
const MERGING_THREADS: usize = 1;

/// The documents that are being read and merged.
#[derive(Debug)]
pub(crate) struct Uploads {
    places: Arc<Places>,
    threads: BackgroundThreads,
}

impl Default for Uploads {
    fn default() -> Self {
        let threads = BackgroundThreads::start("merging", MERGING_THREADS);
        Self { places: Arc::default(), threads }
    }
}

impl Uploads {
    /// The result of a job on a thread that may take its time.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> ApiResult<T> {
        let done = self.threads.run(job).await;
        done.ok_or_else(|| ApiError::internal("a document was not merged"))
    }
}

/// The number of documents of each member.
#[derive(Debug, Default)]
struct Places(Mutex<HashMap<PlayerId, usize>>);

impl Places {
    /// A place for a document of a member; `None` if too many are taken.
    fn take(self: &Arc<Self>, player: PlayerId) -> Option<Place> {
        let mut taken = lock(&self.0);
        let all: usize = taken.values().sum();
        let own = taken.get(&player).copied().unwrap_or_default();
        if all >= MAX_UPLOADS || own >= MAX_UPLOADS_OF_MEMBER {
            return None;
        }
        taken.insert(player, own + 1);
        Some(Place { places: Arc::clone(self), player })
    }
}

/// The place of a document. It is free again when this is dropped.
#[derive(Debug)]
struct Place {
    places: Arc<Places>,
    player: PlayerId,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.0);
        if let Some(own) = taken.get_mut(&self.player) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.player);
            }
        }
    }
}

/// A member who may send a document now. This is known before the body of the request is read.
pub(crate) struct Upload {
    pub(super) player: PlayerId,
    _place: Place,
}

impl FromRequestParts<RouterState> for Upload {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> ApiResult<Self> {
        let session = MemberSession::from_request_parts(parts, state).await?;
        let (state, player) = (state.app(), session.into_account().id);
        state.rate_limits().check(Limited::ProgressByPlayer, &player.to_string())?;
        let place = state.uploads().places.take(player);
        let place = place.ok_or(ErrorCode::Overloaded { seconds: RETRY_SECONDS })?;
        Ok(Self { player, _place: place })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_places_for_eight_members_with_four_documents_each() {
        let places = Arc::new(Places::default());
        let player = |number: u64| number.to_string().parse::<PlayerId>().expect("a number");
        let mut taken: Vec<Place> = (0..32)
            .map(|number| places.take(player(number / 4)).expect("a place is free"))
            .collect();
        assert!(places.take(player(9)).is_none(), "all are taken");
        taken.truncate(31);
        assert!(places.take(player(0)).is_none(), "four are enough for one");
        let last = places.take(player(9)).expect("a place is free");
        assert!(places.take(player(9)).is_none());
        drop((taken, last));
        assert!(lock(&places.0).is_empty(), "nothing is left of anybody");
    }
}
