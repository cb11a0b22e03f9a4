//! Search for games.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query as QueryString, State};
use axum::http::Response;
use basalt_referee::Millis;
use basalt_rules::Title;
use basalt_store::{Error as StoreError, Header, Query, Score};
use basalt_wire::{ErrorCode, Listed, Listing, SearchRequest};

use super::public_view;
use crate::api_error::{ApiError, ApiResult};
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Number of games on a page.
const PAGE_SIZE: usize = 50;

/// Number of games on a page with boards, each of which has to be replayed.
const PAGE_SIZE_WITH_BOARDS: usize = 10;

/// Seconds after which a client whose search took too long may try again.
const RETRY_SECONDS: u32 = 5;

/// Handler: a page of search results.
pub(crate) async fn search(
    State(state): State<AppState>,
    Transport { address, .. }: Transport,
    asked: Result<QueryString<SearchRequest>, QueryRejection>,
) -> ApiResult<Response<Body>> {
    let QueryString(asked) = asked.map_err(|_| ErrorCode::BadQuery)?;
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let with_boards = asked.boards == Some(true);
    let page_size = if with_boards { PAGE_SIZE_WITH_BOARDS } else { PAGE_SIZE };
    let query = query(&state, &asked, page_size).await?;
    let found = state.archive().search(&query).await.map_err(|error| match error {
        StoreError::SearchTooLong => ErrorCode::Overloaded { seconds: RETRY_SECONDS }.into(),
        other => ApiError::from(other),
    });
    let mut found = found?;
    let mut listing = listing(&mut found, page_size);
    if with_boards {
        for (game, header) in listing.games.iter_mut().zip(found) {
            let loaded = public_view::load_events(&state, header).await?;
            game.position = Some(loaded.game.position().to_string());
        }
    }
    Ok(json(&listing))
}

async fn query(state: &AppState, asked: &SearchRequest, page_size: usize) -> ApiResult<Query> {
    let bad = || ApiError::from(ErrorCode::BadQuery);
    let player = match &asked.player {
        Some(name) => {
            let account = state.archive().player_named(name).await?;
            Some(account.ok_or(ErrorCode::NoPlayer)?.id)
        }
        None => None,
    };
    let game = asked.game.as_deref().map(|game| game.parse().map_err(|_| bad())).transpose()?;
    let score = |id| Score::from_id(id).ok_or_else(bad);
    let score = asked.result.as_deref().map(score).transpose()?;
    let reds = asked.reds.as_deref().map(|reds| opening_key(reds).ok_or_else(bad)).transpose()?;
    // One more than a page has, to see whether there is a next page.
    let limit = page_size as u32 + 1;
    let game_before =
        asked.before_game.as_deref().map(|id| id.parse().map_err(|_| bad())).transpose()?;
    let after = bounded(asked.before).zip(game_before);
    let before = asked.before.filter(|_| after.is_none());
    let until = [asked.until, before].into_iter().flatten().min();
    let pool = asked.pool.as_deref().map(|id| id.parse().map_err(|_| bad())).transpose()?;
    let (from, until) = (bounded(asked.from), bounded(until));
    Ok(Query { player, game, score, from, until, after, reds, pool, limit })
}

/// The opening that a person has typed, whatever the game.
fn opening_key(text: &str) -> Option<String> {
    Title::ALL.into_iter().find_map(|title| title.read_opening_key(text))
}

/// A moment that the store can represent.
fn bounded(moment: Option<Millis>) -> Option<Millis> {
    moment.map(|moment| moment.min(i64::MAX as Millis))
}

/// A page, and where the next begins; what is beyond it is removed. Games of the same millisecond stay together if they fit, so that a client that
/// names only the moment misses none.
fn listing(found: &mut Vec<Header>, page_size: usize) -> Listing {
    let mut before = None;
    if let Some(beyond) = found.get(page_size).map(|header| header.created) {
        found.truncate(page_size);
        if found[0].created != beyond {
            found.retain(|header| header.created != beyond);
        }
        before = found.last().map(|header| header.created);
    }
    let before_game = before.and(found.last()).map(|header| header.game);
    Listing { games: found.iter().map(listed).collect(), before, before_game }
}

/// A game as a list shows it.
pub(crate) fn listed(header: &Header) -> Listed {
    Listed {
        game: header.game,
        terms: header.terms,
        white: header.seats.white.player.clone(),
        black: header.seats.black.player.clone(),
        created: header.created,
        ending: header.summary.ending,
        plies: header.summary.plies,
        position: None,
    }
}
