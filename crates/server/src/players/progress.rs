//! Handlers about what follows a member across devices: preferences, lessons, puzzles and studies.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_progress::{Document, DocumentKind};
use basalt_store::{PlayerId, StoredProgress};
use basalt_wire::{ErrorCode, ProgressChange, ProgressDocument, ProgressState};

use super::uploads::Upload;
use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::extract::{FromPath, JsonBody};
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;

/// Most bytes of a request with a document: JSON takes up to two bytes for one.
pub(crate) const MAX_PROGRESS_BYTES: usize = 2 * DocumentKind::MAX_BYTES + 1_000;

/// Maximum number of merges because another device or node was quicker.
const MAX_MERGES: usize = 10;

/// Handler: the revisions of the user's documents. No content for anybody who is not a member, so that a page need not know
/// whether its session has ended.
pub(crate) async fn progress(
    State(state): State<AppState>,
    CurrentUser(user): CurrentUser,
) -> ApiResult<Response<Body>> {
    let Some(account) = user.filter(|account| account.member) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    state.rate_limits().check(Limited::ProgressByPlayer, &account.id.to_string())?;
    let revisions = state.store().progress_revisions(account.id).await?;
    let revision = |(kind, revision): (DocumentKind, u64)| (kind.to_string(), revision);
    Ok(json(&ProgressState {
        owner: account.id.to_string(),
        revisions: revisions.into_iter().map(revision).collect(),
    }))
}

/// Handler: merges a document of a device into the user's, and answers with the result.
pub(crate) async fn merge_progress(
    State(state): State<AppState>,
    FromPath(kind): FromPath<DocumentKind>,
    upload: Upload,
    JsonBody(ProgressChange { text }): JsonBody<ProgressChange, MAX_PROGRESS_BYTES>,
) -> ApiResult<Response<Body>> {
    if text.len() > kind.max_bytes() {
        return Err(ErrorCode::Unreadable.into());
    }
    let uploads = state.uploads();
    let offered = uploads.run(move || Document::read(kind, &text).ok()).await?;
    let offered = Arc::new(offered.ok_or(ErrorCode::Unreadable)?);
    let StoredProgress { revision, document } =
        merge(&state, upload.player, kind, &offered).await?;
    let text = uploads.run(move || document.to_string()).await?;
    Ok(json(&ProgressDocument { revision, text }))
}

/// Merges a document into the stored one. If that has changed meanwhile, it begins again with the new one.
async fn merge(
    state: &AppState,
    player: PlayerId,
    kind: DocumentKind,
    offered: &Arc<Document>,
) -> ApiResult<StoredProgress> {
    for _ in 0..MAX_MERGES {
        let stored = state.store().progress(player, kind).await?;
        let (from, offered) = (stored.revision, Arc::clone(offered));
        let merging = move || {
            let merged = stored.document.clone().merge_within(Document::clone(&offered), kind);
            let is_new = merged != stored.document;
            (merged, is_new)
        };
        let (merged, is_new) = state.uploads().run(merging).await?;
        if !is_new {
            return Ok(StoredProgress { revision: from, document: merged });
        }
        let now = state.clock().now();
        if state.store().save_progress(player, kind, from, &merged, now).await? {
            return Ok(StoredProgress { revision: from + 1, document: merged });
        }
    }
    Err(ErrorCode::Overloaded { seconds: 1 }.into())
}
