//! All finished games of a player as one file. Games come from the store while the client reads, so a file of any length takes
//! the memory of a few games, and a client that was cut off goes on after the last game it has.

use std::io;

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query as QueryString, State};
use axum::http::Response;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse as _;
use basalt_referee::{GameId, Millis};
use basalt_store::{PlayerId, Query};
use basalt_wire::ErrorCode;
use futures_util::stream::try_unfold;
use serde::Deserialize;

use super::export::{ExportFormat, record};
use super::public_view;
use crate::api_error::{ApiError, ApiResult, one_of_many};
use crate::extract::FromPath;
use crate::players::Username;
use crate::rate_limit::Limited;
use crate::state::AppState;
use crate::transport::Transport;

/// Number of games that are in memory at a time.
const PAGE_SIZE: u32 = 20;

/// The parameters of the request.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PlayerExportRequest {
    /// The last game that the client has.
    after: Option<String>,
}

/// The next part of the file.
enum Part {
    /// The games after one, and whether a game is written already.
    Games(Option<(Millis, GameId)>, bool),
    End,
}

/// Handler: all finished games of a player, the newest first.
pub(crate) async fn player_games(
    State(state): State<AppState>,
    FromPath(Username(name)): FromPath<Username>,
    FromPath(format): FromPath<ExportFormat>,
    Transport { address, .. }: Transport,
    asked: Result<QueryString<PlayerExportRequest>, QueryRejection>,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::ExportByAddress, address)?;
    let place = state.downloads().export(address, state.metrics())?;
    let QueryString(asked) = asked.map_err(|_| ErrorCode::BadQuery)?;
    let player = state.archive().player_named(&name).await?.ok_or(ErrorCode::NoPlayer)?;
    let after = match asked.after {
        Some(id) => {
            let game: GameId = id.parse().map_err(|_| ErrorCode::NoGame)?;
            let header = state.archive().header(game).await?.ok_or(ErrorCode::NoGame)?;
            Some((header.created, game))
        }
        None => None,
    };
    let parts = try_unfold(Part::Games(after, false), move |part| {
        // It is free when the stream is dropped: the client has read it, or is gone.
        let _place = &place;
        let state = state.clone();
        async move {
            let Part::Games(after, is_begun) = part else { return Ok(None) };
            let next = games(&state, player.id, format, after, is_begun).await;
            // The cause is in the log. The client sees that the file is cut off.
            next.map(Some).map_err(|_: ApiError| io::Error::other("the games cannot be read"))
        }
    });
    let disposition = format!("attachment; filename=\"basalt-games.{}\"", format.extension());
    let headers = [
        (CONTENT_TYPE, format.media_type()),
        (CACHE_CONTROL, "no-store"),
        (CONTENT_DISPOSITION, disposition.as_str()),
    ];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// The next games as text, and the part after them. A game that the format cannot hold, or that cannot be read, is left out.
async fn games(
    state: &AppState,
    player: PlayerId,
    format: ExportFormat,
    after: Option<(Millis, GameId)>,
    mut is_begun: bool,
) -> ApiResult<(String, Part)> {
    let query = Query { player: Some(player), after, limit: PAGE_SIZE, ..Query::default() };
    let found = state.archive().search(&query).await?;
    let last = found.last().map(|last| (last.created, last.game));
    let is_full = found.len() == PAGE_SIZE as usize;
    let mut text = String::new();
    for header in found.into_iter().filter(|header| header.summary.ending.is_some()) {
        let loaded = one_of_many(public_view::load_events(state, header).await)?;
        if let Some(game) = loaded.and_then(|loaded| format.write(&record(&loaded))) {
            if is_begun {
                text.push_str(format.separator());
            }
            text.push_str(&game);
            is_begun = true;
        }
    }
    Ok((text, if is_full { Part::Games(last, is_begun) } else { Part::End }))
}
