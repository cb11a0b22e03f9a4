//! Places for documents that members send. A document may have a megabyte, so few are in memory at a time.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use basalt_store::PlayerId;
use basalt_wire::ErrorCode;

use crate::api_error::{ApiError, ApiResult};
use crate::auth::MemberSession;
use crate::background_threads::BackgroundThreads;
use crate::concurrency_limit::{ConcurrencyLimit, Place};
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
    places: Arc<ConcurrencyLimit<PlayerId>>,
    threads: BackgroundThreads,
}

impl Default for Uploads {
    fn default() -> Self {
        let places = ConcurrencyLimit::new(MAX_UPLOADS, MAX_UPLOADS_OF_MEMBER);
        let threads = BackgroundThreads::start("merging", MERGING_THREADS);
        Self { places, threads }
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

/// A member who may send a document now. This is known before the body of the request is read.
pub(crate) struct Upload {
    pub(super) player: PlayerId,
    _place: Place<PlayerId>,
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
