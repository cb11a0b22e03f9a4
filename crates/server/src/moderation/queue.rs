//! Queries of moderators: the queue, the record of a player, the log.

use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::Response;
use basalt_store::{Account, MAX_QUEUE, MAX_RECORD};
use basalt_wire::{Appeal, ErrorCode, ModerationQueue, ModerationRecord};
use serde::Deserialize;

use super::{entry_view, report_view};
use crate::api_error::ApiResult;
use crate::auth::Moderator;
use crate::extract::FromPath;
use crate::players::Username;
use crate::response::json;
use crate::state::AppState;

/// Handler: everything that waits for moderators.
pub(crate) async fn queue(
    State(state): State<AppState>,
    _moderator: Moderator,
) -> ApiResult<Response<Body>> {
    let reports = state.store().open_reports(MAX_QUEUE).await?;
    let appeals = state.store().open_appeals(MAX_QUEUE).await?;
    let appeal = |appeal: basalt_store::Appeal| {
        let basalt_store::Appeal { entry, words, at } = appeal;
        Appeal { entry: entry_view(entry), words, at }
    };
    Ok(json(&ModerationQueue {
        reports: reports.into_iter().map(report_view).collect(),
        appeals: appeals.into_iter().map(appeal).collect(),
    }))
}

/// Handler: the record of a player, by the present name or a former one.
pub(crate) async fn record(
    State(state): State<AppState>,
    _moderator: Moderator,
    FromPath(Username(name)): FromPath<Username>,
) -> ApiResult<Response<Body>> {
    let account = state.store().player_named(&name).await?.ok_or(ErrorCode::NoPlayer)?;
    Ok(json(&record_of(&state, account).await?))
}

/// The record of a player.
pub(super) async fn record_of(state: &AppState, account: Account) -> ApiResult<ModerationRecord> {
    let (store, player, now) = (state.store(), account.id, state.clock().now());
    let restrictions = store.restrictions(player).await?;
    let reports = store.reports_about(player, MAX_RECORD).await?;
    let entries = store.measures_about(player, MAX_RECORD).await?;
    Ok(ModerationRecord {
        former_names: store.former_names(player).await?,
        name: account.name,
        member: account.member,
        moderator: account.moderator,
        since: account.created,
        muted_until: restrictions.muted_until.filter(|&until| until > now),
        closed: restrictions.closed,
        banned: restrictions.banned,
        reports: reports.into_iter().map(report_view).collect(),
        entries: entries.into_iter().map(entry_view).collect(),
    })
}

/// The part of the log that is asked for.
#[derive(Deserialize)]
pub(crate) struct LogQuery {
    /// The number of the entry after the last one.
    before: Option<u64>,
}

/// Handler: a part of the log, the newest entries first.
pub(crate) async fn log(
    State(state): State<AppState>,
    _moderator: Moderator,
    query: Result<Query<LogQuery>, axum::extract::rejection::QueryRejection>,
) -> ApiResult<Response<Body>> {
    let Query(LogQuery { before }) = query.map_err(|_| ErrorCode::BadQuery)?;
    let entries = state.store().moderation_log(before, MAX_RECORD).await?;
    Ok(json(&entries.into_iter().map(entry_view).collect::<Vec<_>>()))
}
