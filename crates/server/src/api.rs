//! What is answered over plain HTTP besides the page: docs/http-api.md lists it.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State as Shared};
use axum::http::HeaderMap;
use axum::routing::{get, post};
use basalt_wire::{Credentials, LONGEST_LINE, Vacation};

use crate::accounts::{self, Nothing, Sender, Visitor};
use crate::archive::{self, Index};
use crate::live::Live;
use crate::page::Page;
use crate::posted::Posted;
use crate::state::State;

/// Accounts, players and the archive.
pub(crate) fn routes(live: &Live) -> Router<State> {
    let [registering, leaving, resting, called] = [(); 4].map(|()| live.clone());
    let register = async move |visitor: Visitor,
                               sender: Sender,
                               headers: HeaderMap,
                               posted: Posted<Credentials>| {
        accounts::register(&registering, visitor, sender, &headers, posted).await
    };
    let log_out = async move |visitor: Visitor, headers: HeaderMap, _: Posted<Nothing>| {
        accounts::log_out(&leaving, visitor, &headers).await
    };
    let awaiting = async move |visitor: Visitor| accounts::awaiting(called, visitor).await;
    let vacation = async move |visitor: Visitor, posted: Posted<Vacation>| {
        accounts::vacation(resting, visitor, posted).await
    };
    Router::new()
        .route("/api/me", get(accounts::me))
        .route("/api/guest", post(accounts::guest))
        .route("/api/register", post(register))
        .route("/api/login", post(accounts::log_in))
        .route("/api/logout", post(log_out))
        .route("/api/awaiting", get(awaiting))
        .route("/api/vacation", post(vacation))
        .route("/api/players/{name}", get(accounts::profile))
        .route("/api/leaderboard/{pool}", get(accounts::leaderboard))
        .route("/api/games", get(archive::search))
        .route("/api/games/{game}", get(archive::state))
        .route("/api/games/{game}/{file}", get(archive::file))
        .route("/api/seeks/{seek}", get(archive::seek))
        .route("/api/seeks/{seek}/board.png", get(archive::seek_picture))
        .layer(DefaultBodyLimit::max(LONGEST_LINE))
}

/// The pages of games and challenges, with what a chat shows of a link to them.
pub(crate) fn previews(page: &Page) -> Router<State> {
    let index = Index(page.index());
    let game =
        async move |Shared(state): Shared<State>, Path(game): Path<String>, headers: HeaderMap| {
            archive::game_page(&state, index, &game, &headers).await
        };
    let seek =
        async move |Shared(state): Shared<State>, Path(seek): Path<String>, headers: HeaderMap| {
            archive::seek_page(&state, index, &seek, &headers).await
        };
    Router::new().route("/online/game/{game}", get(game)).route("/online/seek/{seek}", get(seek))
}
