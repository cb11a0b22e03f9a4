//! The public view of games and challenges. Programs can fetch it easily, so it lags behind running games; people watch
//! those through the WebSocket.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::{Event, GameId, Numbered, SeekId};
use basalt_store::Header;
use basalt_wire::{ErrorCode, Presence};

use crate::api_error::{ApiError, ApiResult};
use crate::auth::CurrentUser;
use crate::extract::FromPath;
use crate::live::{LoadedGame, seen_by};
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Number of plies of a running game that are held back.
pub(crate) const HELD_BACK_PLIES: u32 = 6;

/// Loads the public part of a game.
pub(crate) async fn load(state: &AppState, game: GameId) -> ApiResult<LoadedGame> {
    let found = state.archive().load(game).await?;
    let (header, events) = found.ok_or(ErrorCode::NoGame)?;
    let events = public(&header, events);
    Ok(LoadedGame::new(header, events)?)
}

/// Loads the events of the public part of a game.
pub(super) async fn load_events(state: &AppState, header: Header) -> ApiResult<LoadedGame> {
    let mut events = state.archive().events_after(header.game, 0).await?;
    // Something may have been appended since the header was read.
    events.truncate(header.number as usize);
    let events = public(&header, events);
    Ok(LoadedGame::new(header, events)?)
}

/// The public events: all of a finished game; of a running one those before the first move that is held back.
fn public(header: &Header, mut events: Vec<Numbered>) -> Vec<Numbered> {
    if header.summary.ending.is_none() {
        events
            .truncate(public_count(&events, header.summary.plies.saturating_sub(HELD_BACK_PLIES)));
    }
    events
}

/// The public part of a loaded game.
pub(crate) fn delayed(loaded: LoadedGame) -> ApiResult<LoadedGame> {
    if loaded.game.ending().is_some() {
        return Ok(loaded);
    }
    let most = (loaded.game.plies().len() as u32).saturating_sub(HELD_BACK_PLIES);
    let LoadedGame { header, mut events, .. } = loaded;
    events.truncate(public_count(&events, most));
    Ok(LoadedGame::new(header, events)?)
}

fn public_count(events: &[Numbered], most: u32) -> usize {
    let mut plies = 0;
    let is_held_back = |numbered: &Numbered| {
        match numbered.event {
            Event::Move { .. } => plies += 1,
            Event::TakenBack { plies: left } => plies = left,
            _ => {}
        }
        plies > most
    };
    events.iter().position(is_held_back).unwrap_or(events.len())
}

/// Handler: a game as JSON.
pub(crate) async fn game(
    State(state): State<AppState>,
    FromPath(game): FromPath<GameId>,
    CurrentUser(account): CurrentUser,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let loaded = load(&state, game).await?;
    let you = loaded.color_of(account.map(|account| account.id));
    let is_over = loaded.game.ending().is_some();
    let chat = if is_over { state.archive().chat(game, 0).await? } else { Vec::new() };
    Ok(json(&loaded.state(you, Presence::default(), chat, state.clock().now())))
}

/// Handler: a challenge as JSON, for those who may accept it.
pub(crate) async fn seek(
    State(state): State<AppState>,
    FromPath(seek): FromPath<SeekId>,
    CurrentUser(account): CurrentUser,
) -> ApiResult<Response<Body>> {
    let none = || ApiError::from(ErrorCode::NoSeek);
    let player = account.map(|account| account.id);
    let found = state.archive().seek(seek).await?.ok_or_else(none)?;
    let is_theirs = player.is_some() && (player == Some(found.by) || player == found.opponent);
    if found.opponent.is_some() && !is_theirs {
        return Err(none());
    }
    Ok(json(&seen_by(&found, player)))
}

#[cfg(test)]
mod tests {
    use basalt_rules::{AnyMove, Color, Game};

    use super::*;

    fn events(history: &[Event]) -> Vec<Numbered> {
        let numbered = |(number, &event): (u32, &Event)| Numbered { number, at: 0, event };
        (1..).zip(history).map(numbered).collect()
    }

    fn mv() -> Event {
        let mv = AnyMove::parse(Game::Dvonn, "a1").expect("a move");
        Event::Move { by: Color::White, mv, spent: 0, forced: false }
    }

    #[test]
    fn withheld_events_begin_with_a_move() {
        let offer = Event::DrawOffered { by: Color::White };
        let history = events(&[mv(), offer, mv(), offer, mv()]);
        for (most, expected) in [(0, 0), (1, 2), (2, 4), (3, 5), (9, 5)] {
            assert_eq!(public_count(&history, most), expected, "{most}");
        }
    }

    #[test]
    fn a_takeback_reveals_nothing_early() {
        let history = events(&[mv(), mv(), mv(), Event::TakenBack { plies: 1 }, mv()]);
        assert_eq!(public_count(&history, 2), 2);
    }
}
