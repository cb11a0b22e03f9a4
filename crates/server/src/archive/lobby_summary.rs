//! The lobby in short: counts, the featured game and the last results, for pages without a connection.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::Millis;
use basalt_wire::{LiveGame, LobbySummary};
use tokio::sync::Mutex;

use super::public_view;
use crate::api_error::ApiResult;
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::transport::Transport;

/// Time for which one summary is sent to everybody, in milliseconds.
const LIFETIME_MS: Millis = 3_000;

/// The last summary and the time at which it was made.
#[derive(Clone, Default)]
pub(crate) struct SummaryCache(Arc<Mutex<Option<(Millis, LobbySummary)>>>);

/// Handler: the lobby in short.
pub(crate) async fn lobby_summary(
    State(live): State<Live>,
    State(cache): State<SummaryCache>,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    live.state().rate_limits().check_address(Limited::SearchByAddress, address)?;
    let now = live.state().clock().now();
    let mut cached = cache.0.lock().await;
    if let Some((made, summary)) = &*cached
        && now.saturating_sub(*made) < LIFETIME_MS
    {
        return Ok(json(summary));
    }
    let summary = LobbySummary {
        counts: live.lobby_counts().await?,
        featured: featured(&live).await?,
        recent: live.last_results().await?,
    };
    let response = json(&summary);
    *cached = Some((now, summary));
    Ok(response)
}

/// The running game that most want to see, some plies behind.
async fn featured(live: &Live) -> ApiResult<Option<LiveGame>> {
    let Some(game) = live.featured().await? else { return Ok(None) };
    let loaded = public_view::load(live.state(), game).await?;
    Ok(Some(LiveGame { board: Some(loaded.still_board()), ..loaded.live_game() }))
}
