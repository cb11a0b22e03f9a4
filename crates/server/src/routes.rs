//! The HTTP routes; docs/http-api.md documents them.

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use basalt_referee::{GameId, SeekId};
use basalt_wire::MAX_LINE_BYTES;

use crate::archive::{self, Index, SummaryCache};
use crate::live::{self, Live};
use crate::page::Page;
use crate::state::AppState;
use crate::{auth, notice, operator_pages, players, well_known};

/// The state that handlers extract their arguments from.
#[derive(Clone)]
struct RouterState {
    live: Live,
    index: Index,
    summary: SummaryCache,
}

impl FromRef<RouterState> for Live {
    fn from_ref(state: &RouterState) -> Self {
        state.live.clone()
    }
}

impl FromRef<RouterState> for AppState {
    fn from_ref(state: &RouterState) -> Self {
        state.live.state().clone()
    }
}

impl FromRef<RouterState> for SummaryCache {
    fn from_ref(state: &RouterState) -> Self {
        state.summary.clone()
    }
}

impl FromRef<RouterState> for Index {
    fn from_ref(state: &RouterState) -> Self {
        state.index
    }
}

/// All routes of online play.
pub(crate) fn routes(page: &Page, live: &Live) -> Router {
    let (live, index) = (live.clone(), Index(page.index()));
    let state = RouterState { live, index, summary: SummaryCache::default() };
    let rotation = from_fn_with_state(state.live.state().clone(), auth::rotate);
    let api = api().layer(rotation);
    api.merge(websocket()).merge(previews()).merge(well_known_files()).with_state(state)
}

fn api() -> Router<RouterState> {
    Router::new()
        .route("/api/me", get(auth::me))
        .route("/api/guest", post(auth::guest))
        .route("/api/register", post(auth::register))
        .route("/api/login", post(auth::log_in))
        .route("/api/logout", post(auth::log_out))
        .route("/api/recover", post(auth::recover))
        .route("/api/account", get(auth::security))
        .route("/api/account/confirm", post(auth::confirm))
        .route("/api/account/password", post(auth::change_password))
        .route("/api/account/recovery-codes", post(auth::renew_recovery_codes))
        .route("/api/account/sessions/end", post(auth::end_session))
        .route("/api/account/logout-everywhere", post(auth::log_out_everywhere))
        .route("/api/account/two-factor/begin", post(auth::begin_two_factor))
        .route("/api/account/two-factor/enable", post(auth::enable_two_factor))
        .route("/api/account/two-factor/disable", post(auth::disable_two_factor))
        .route("/api/awaiting", get(players::awaiting))
        .route("/api/notice", get(notice::notice))
        .route("/api/my-games", get(players::own_games))
        .route("/api/lobby", get(archive::lobby_summary))
        .route("/api/vacation", post(players::vacation))
        .route("/api/players/{name}", get(players::profile))
        .route("/api/leaderboard/{pool}", get(players::leaderboard))
        .route("/api/games", get(archive::search))
        .route("/api/games/{game}", get(archive::game))
        .route("/api/games/{game}/{file}", get(archive::file))
        .route("/api/seeks/{seek}", get(archive::seek))
        .route("/api/seeks/{seek}/board.png", get(archive::seek_image))
        .layer(DefaultBodyLimit::max(MAX_LINE_BYTES))
}

fn websocket() -> Router<RouterState> {
    Router::new().route("/live", get(live::connect))
}

fn well_known_files() -> Router<RouterState> {
    Router::new()
        .route("/robots.txt", get(well_known::robots))
        .route("/.well-known/security.txt", get(well_known::security))
        .route("/privacy", get(operator_pages::privacy))
        .route("/imprint", get(operator_pages::imprint))
}

/// The pages of games and challenges, with link previews.
fn previews() -> Router<RouterState> {
    Router::new()
        .route("/online/game/{game}", get(archive::linked_page::<GameId>))
        .route("/online/seek/{seek}", get(archive::linked_page::<SeekId>))
}
