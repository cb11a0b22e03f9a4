//! The HTTP routes; docs/http-api.md documents them.

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use basalt_referee::{GameId, SeekId};
use basalt_wire::MAX_LINE_BYTES;

use crate::archive::{self, ImageCache, Index, SummaryCache};
use crate::finish::finish_changes;
use crate::live::{self, Live};
use crate::page::Page;
use crate::state::AppState;
use crate::v1::{self, LiveGamesCache, PuzzleFiles};
use crate::{auth, moderation, notice, operator_pages, players, well_known};

/// The state that handlers extract their arguments from.
#[derive(Clone)]
pub(crate) struct RouterState {
    live: Live,
    index: Index,
    summary: SummaryCache,
    images: ImageCache,
    live_games: LiveGamesCache,
    puzzles: PuzzleFiles,
}

impl RouterState {
    /// The state of the server.
    pub(crate) fn app(&self) -> &AppState {
        self.live.state()
    }
}

impl FromRef<RouterState> for AppState {
    fn from_ref(state: &RouterState) -> Self {
        state.app().clone()
    }
}

/// Lets handlers extract fields of the state.
macro_rules! extracted_from_state {
    ($($field:ident: $Of:ty),+) => {$(
        impl FromRef<RouterState> for $Of {
            fn from_ref(state: &RouterState) -> Self {
                Clone::clone(&state.$field)
            }
        }
    )+};
}

extracted_from_state! {
    live: Live, index: Index, summary: SummaryCache, images: ImageCache, live_games: LiveGamesCache,
    puzzles: PuzzleFiles
}

/// All routes of online play.
pub(crate) fn routes(page: &Page, live: &Live) -> Router {
    let (live, index) = (live.clone(), Index(page.index()));
    let state = RouterState {
        live,
        index,
        summary: SummaryCache::default(),
        images: ImageCache::default(),
        live_games: LiveGamesCache::default(),
        puzzles: PuzzleFiles::new(page),
    };
    let rotation = from_fn_with_state(state.live.state().clone(), auth::rotate);
    let api = api().merge(documents()).layer(rotation);
    let api = api.merge(v1::routes()).layer(from_fn(finish_changes));
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
        .route("/api/passkeys/register/begin", post(auth::begin_passkey_registration))
        .route("/api/passkeys/register", post(auth::register_with_passkey))
        .route("/api/passkeys/login/begin", post(auth::begin_passkey_login))
        .route("/api/passkeys/login", post(auth::log_in_with_passkey))
        .route("/api/account", get(auth::security))
        .route("/api/account/confirm", post(auth::confirm))
        .route("/api/account/confirm-passkey", post(auth::confirm_with_passkey))
        .route("/api/account/passkeys/begin", post(auth::begin_passkey))
        .route("/api/account/passkeys/add", post(auth::add_passkey))
        .route("/api/account/passkeys/remove", post(auth::remove_passkey))
        .route("/api/account/tokens", get(auth::access_tokens))
        .route("/api/account/tokens", post(auth::add_access_token))
        .route("/api/account/tokens/revoke", post(auth::revoke_access_token))
        .route("/api/account/password", post(auth::change_password))
        .route("/api/account/recovery-codes", post(auth::renew_recovery_codes))
        .route("/api/account/sessions/end", post(auth::end_session))
        .route("/api/account/logout-everywhere", post(auth::log_out_everywhere))
        .route("/api/account/two-factor/begin", post(auth::begin_two_factor))
        .route("/api/account/two-factor/enable", post(auth::enable_two_factor))
        .route("/api/account/two-factor/disable", post(auth::disable_two_factor))
        .route("/api/account/name", post(auth::rename))
        .route("/api/account/profile", post(players::change_profile))
        .route("/api/account/delete", post(auth::delete_account))
        .route("/api/account/data", get(players::own_data))
        .route("/api/account/email", post(auth::set_email))
        .route("/api/account/email/remove", post(auth::remove_email))
        .route("/api/account/email/subscribe", post(auth::subscribe))
        .route("/api/account/email/turns", post(auth::want_turn_mail))
        .route("/api/email", get(auth::has_email))
        .route("/api/email/verify", post(auth::verify_email))
        .route("/api/email/unsubscribe", post(auth::unsubscribe))
        .route("/api/email/forgot", post(auth::forgot_password))
        .route("/api/email/reset", post(auth::reset_password))
        .route("/api/push", get(auth::push_status))
        .route("/api/push", post(auth::subscribe_push))
        .route("/api/push/end", post(auth::unsubscribe_push))
        .route("/api/account/messages", get(moderation::messages))
        .route("/api/account/messages/read", post(moderation::read_messages))
        .route("/api/account/appeal", post(moderation::new_appeal_link))
        .route("/api/appeal", post(moderation::appeal))
        .route("/api/appeal/view", post(moderation::view_appeal))
        .route("/api/report", post(moderation::report))
        .route("/api/moderation", get(moderation::queue))
        .route("/api/moderation/log", get(moderation::log))
        .route("/api/moderation/act", post(moderation::take_measure))
        .route("/api/moderation/players/{name}", get(moderation::record))
        .route("/api/moderation/players/{name}/fair-play", get(moderation::fair_play))
        .route("/api/moderation/players/{name}/fair-play", post(moderation::ask_for_fair_play))
        .route("/api/awaiting", get(players::awaiting))
        .route("/api/notice", get(notice::notice))
        .route("/api/my-games", get(players::own_games))
        .route("/api/lobby", get(archive::lobby_summary))
        .route("/api/vacation", post(players::vacation))
        .route("/api/players/{name}", get(players::profile))
        .route("/api/players/{name}/games/{export}", get(archive::player_games))
        .route("/api/players/{name}/relation", get(players::relationship))
        .route("/api/players/{name}/relation", post(players::change_relation))
        .route("/api/relations", get(players::relations))
        .route("/api/challenges-from", post(players::change_challenge_policy))
        .route("/api/messages", get(players::inbox))
        .route("/api/messages/{name}", get(players::conversation))
        .route("/api/messages/{name}", post(players::send_message))
        .route("/api/messages/{name}/read", post(players::read_conversation))
        .route("/api/messages-from", post(players::change_message_policy))
        .route("/api/online", get(players::online_players))
        .route("/api/feed", get(players::feed_status))
        .route("/api/feed", post(players::renew_feed))
        .route("/api/feed/end", post(players::end_feed))
        .route("/api/leaderboard/{pool}", get(players::leaderboard))
        .route("/api/explorer/{variant}/{position}", get(archive::explored_moves))
        .route("/api/dumps", get(archive::dumps))
        .route("/api/dumps/{dump}", get(archive::dump))
        .route("/api/games", get(archive::search))
        .route("/api/games/{game}", get(archive::game))
        .route("/api/games/{game}/{file}", get(archive::file))
        .route("/api/games/{game}/private", get(players::private_game))
        .route("/api/games/{game}/note", post(players::change_note))
        .route("/api/games/{game}/conditions", post(players::change_conditions))
        .route("/api/positions/{variant}/{image}", get(archive::position_image))
        .route("/api/oembed", get(archive::oembed))
        .route("/api/seeks/{seek}", get(archive::seek))
        .route("/api/seeks/{seek}/board.png", get(archive::seek_image))
        .layer(DefaultBodyLimit::max(MAX_LINE_BYTES))
}

/// Routes for documents, which are larger than other messages.
fn documents() -> Router<RouterState> {
    Router::new()
        .route("/api/progress", get(players::progress))
        .route("/api/progress/{kind}", post(players::merge_progress))
        .layer(DefaultBodyLimit::max(players::MAX_PROGRESS_BYTES))
}

fn websocket() -> Router<RouterState> {
    Router::new().route("/live", get(live::connect))
}

fn well_known_files() -> Router<RouterState> {
    Router::new()
        .route("/robots.txt", get(well_known::robots))
        .route("/feed/{token}", get(players::feed))
        .route("/.well-known/security.txt", get(well_known::security))
        .route("/privacy", get(operator_pages::privacy))
        .route("/imprint", get(operator_pages::imprint))
}

/// The pages of games and challenges, with link previews.
fn previews() -> Router<RouterState> {
    Router::new()
        .route("/online/game/{game}", get(archive::linked_page::<GameId>))
        .route("/online/seek/{seek}", get(archive::linked_page::<SeekId>))
        .route("/embed/game/{game}", get(archive::embedded_game))
}
