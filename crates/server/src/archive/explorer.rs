//! The opening explorer: counts the moves of finished games, and tells how often they were played.

use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_explorer::{Canonical, MAX_PLIES};
use basalt_rules::{AnyPosition, Game};
use basalt_store::{FinishedGame, Header, MoveCounts, PlayedMove, Score};
use basalt_wire::{ErrorCode, ExploredMove};
use tokio::task::yield_now;
use tokio::time::sleep;

use super::public_view;
use crate::api_error::{ApiResult, one_of_many};
use crate::extract::{FromPath, PathParam};
use crate::live::LoadedGame;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Number of games that are read at a time and counted in one transaction. Commits of moves wait for it, so it is short.
const BATCH_SIZE: u32 = 10;

/// Pause after each transaction, in which moves are committed.
const BATCH_PAUSE: Duration = Duration::from_millis(100);

impl PathParam for Game {
    const NAME: &'static str = "variant";
    const NOT_FOUND: ErrorCode = ErrorCode::BadQuery;

    fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// The number of a position, which all positions share that are equal up to symmetry: 16 hexadecimal digits.
pub(crate) struct PositionKey(u64);

impl PathParam for PositionKey {
    const NAME: &'static str = "position";
    const NOT_FOUND: ErrorCode = ErrorCode::BadQuery;

    fn parse(text: &str) -> Option<Self> {
        let is_hexadecimal = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hexadecimal.then(|| u64::from_str_radix(text, 16).ok().map(Self)).flatten()
    }
}

/// Handler: the moves that were played in a position of finished games, the most frequent first.
pub(crate) async fn explored_moves(
    State(state): State<AppState>,
    FromPath(game): FromPath<Game>,
    FromPath(PositionKey(position)): FromPath<PositionKey>,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let found = state.archive().explored_moves(game, position).await?;
    let explored =
        |MoveCounts { name, white, draws, black }| ExploredMove { name, white, draws, black };
    Ok(json(&found.into_iter().map(explored).collect::<Vec<_>>()))
}

/// Counts the moves of all finished games that are not counted yet.
pub(crate) async fn explore(state: &AppState) -> ApiResult {
    loop {
        let games = state.archive().games_to_explore(BATCH_SIZE).await?;
        if games.is_empty() {
            return Ok(());
        }
        let mut finished = Vec::with_capacity(games.len());
        for header in games {
            finished.push(finished_game(state, header).await?);
            // Moves of running games come first.
            yield_now().await;
        }
        state.store().count_moves(&finished).await?;
        sleep(BATCH_PAUSE).await;
    }
}

/// A finished game with the moves that count. One without a result has none, and neither has one that begins in another
/// position than all others, which never recurs, or one that cannot be read.
async fn finished_game(state: &AppState, header: Header) -> ApiResult<FinishedGame> {
    let (game, rules) = (header.game, header.terms.game);
    let score = header.summary.ending.and_then(Score::of);
    let start = AnyPosition::start(rules);
    let is_usual = header.start == start.to_string();
    let loaded = if score.is_some() && is_usual {
        one_of_many(public_view::load_events(state, header).await)?
    } else {
        None
    };
    let moves = loaded.map(|loaded| opening(start, &loaded)).unwrap_or_default();
    Ok(FinishedGame { game, rules, score: score.unwrap_or(Score::Draw), moves })
}

/// The first moves of a game as they are counted.
fn opening(start: AnyPosition, loaded: &LoadedGame) -> Vec<PlayedMove> {
    let mut position = start;
    let mut moves = Vec::new();
    for ply in loaded.game.plies().iter().take(MAX_PLIES) {
        let canonical = Canonical::of(&position);
        // The referee has played these moves, so they are legal moves of this game.
        let (Some(name), Ok(())) = (canonical.name(ply.mv), position.play(ply.mv)) else { break };
        moves.push(PlayedMove { position: canonical.key, name: name.to_string() });
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_have_sixteen_digits() {
        let key = |text| PositionKey::parse(text).map(|PositionKey(key)| key);
        assert_eq!(key("00000000000000ff"), Some(255));
        assert_eq!(key("FFFFFFFFFFFFFFFF"), Some(u64::MAX));
        for text in ["", "ff", "00000000000000fg", "+0000000000000ff", "000000000000000ff"] {
            assert_eq!(key(text), None, "{text}");
        }
    }
}
