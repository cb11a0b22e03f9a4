//! The Atom feed (RFC 4287) of games in which it is the user's turn, at a secret address.

use std::fmt::Write as _;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, Response};
use axum::response::IntoResponse as _;
use basalt_locales::{Catalogue, messages};
use basalt_rules::Color;
use basalt_store::{Account, Header};
use basalt_wire::{FeedAddress, FeedStatus};

use super::relations::require_member;
use crate::accept_language::language;
use crate::api_error::ApiResult;
use crate::archive::{escaped, origin, player_name};
use crate::auth::{CurrentUser, EmptyBody};
use crate::calendar::time_text;
use crate::extract::JsonBody;
use crate::not_found;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Handler: whether the user has a feed.
pub(crate) async fn feed_status(
    State(state): State<AppState>,
    user: CurrentUser,
) -> ApiResult<Response<Body>> {
    let account = require_member(user)?;
    Ok(json(&FeedStatus { active: state.store().has_feed(account.id).await? }))
}

/// The account of a user who may change their feed now.
fn may_change(state: &AppState, user: CurrentUser) -> ApiResult<Account> {
    let account = require_member(user)?;
    state.rate_limits().check(Limited::NoteByPlayer, &account.id.to_string())?;
    Ok(account)
}

/// Handler: a new secret address of the user's feed.
pub(crate) async fn renew_feed(
    State(state): State<AppState>,
    user: CurrentUser,
    _: JsonBody<EmptyBody>,
) -> ApiResult<Response<Body>> {
    let account = may_change(&state, user)?;
    let token = state.store().renew_feed(account.id).await?;
    Ok(json(&FeedAddress { path: format!("/feed/{}", token.as_str()) }))
}

/// Handler: ends the user's feed.
pub(crate) async fn end_feed(
    State(state): State<AppState>,
    user: CurrentUser,
    _: JsonBody<EmptyBody>,
) -> ApiResult<Response<Body>> {
    let account = may_change(&state, user)?;
    state.store().end_feed(account.id).await?;
    Ok(json(&None::<()>))
}

/// Handler: the feed at a secret address.
pub(crate) async fn feed(
    State(state): State<AppState>,
    Path(token): Path<String>,
    transport: Transport,
    headers: HeaderMap,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, transport.address)?;
    let Some(account) = state.store().player_of_feed(&token).await? else {
        return Ok(not_found::response(&headers));
    };
    let games = state.store().awaiting(account.id).await?;
    let mut turns = state.store().headers(&games).await?;
    turns.sort_by_key(|header| games.iter().position(|&game| game == header.game));
    let origin = origin(&state, transport, &headers);
    let feed = atom(&account, &turns, &origin, &Catalogue::new(language(&headers)));
    let kind = [(CONTENT_TYPE, "application/atom+xml; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((kind, feed).into_response())
}

/// The feed of the games in which it is a player's turn.
fn atom(account: &Account, turns: &[Header], origin: &str, catalogue: &Catalogue) -> String {
    let latest = turns.iter().map(|header| header.moved).max().unwrap_or(account.created);
    let title = escaped(&catalogue.say(&messages::serve_feed_title()));
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\">\n<title>{title}</title>\n\
         <id>urn:basalt:turns:{}</id>\n<updated>{}</updated>\n\
         <author><name>Basalt</name></author>\n",
        account.id,
        time_text(latest)
    );
    for header in turns {
        let link = escaped(&format!("{origin}/online/game/{}", header.game));
        let opponent = header.color_of(account.id).map(Color::other);
        let name = opponent.map(|color| player_name(&header.seats[color].player));
        let game = catalogue.say(&messages::play_game(header.terms.game.id()));
        let title = messages::serve_feed_turn(&game, &name.unwrap_or_default());
        // Writing to a string cannot fail.
        _ = write!(
            feed,
            "<entry>\n<title>{}</title>\n<id>{link}#{}</id>\n<updated>{}</updated>\n\
             <link href=\"{link}\"/>\n</entry>\n",
            escaped(&catalogue.say(&title)),
            header.number,
            time_text(header.moved)
        );
    }
    feed + "</feed>\n"
}
