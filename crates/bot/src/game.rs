//! One game: follows its stream, asks the engine and sends its moves.

use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::sleep;

use crate::BotEvent;
use crate::backoff::Backoff;
use crate::client::{Client, ClientError, LineStream};
use crate::engine::{Clocks, EngineConfig, RunningEngine, think};
use crate::messages::{GameFull, GameLine, GameState, STARTED, Side, Terms};

/// Failures of the engine at one board after which the bot resigns: the opponent should not have to wait.
const MAX_ENGINE_FAILURES: u32 = 3;

/// The state that all games of a bot share.
#[derive(Clone)]
pub(crate) struct GameContext {
    pub(crate) client: Client,
    pub(crate) engine: Arc<EngineConfig>,
    pub(crate) searches: Arc<Semaphore>,
    pub(crate) log: Arc<dyn Fn(&BotEvent) + Send + Sync>,
}

/// Plays a game until it is over. Cuts are survived: the stream tells how the game stands.
pub(crate) async fn play(context: GameContext, id: String) {
    let mut backoff = Backoff::default();
    loop {
        match follow(&context, &id, &mut backoff).await {
            Ok(Some(status)) => return (context.log)(&BotEvent::Finished(id, status)),
            // The stream has ended without the end of the game.
            Ok(None) => sleep(backoff.next_pause()).await,
            Err(ClientError::Wait(pause)) => sleep(pause).await,
            Err(error) if error.is_temporary() => sleep(backoff.next_pause()).await,
            Err(error) => return (context.log)(&BotEvent::GameFailed(id, error.to_string())),
        }
    }
}

/// A search for a move, and the event before it.
type Search<'a> = Pin<Box<dyn Future<Output = (u32, Result<String, String>)> + Send + 'a>>;

/// Follows the stream of a game. Returns how it ended, or `None` if the stream did before.
async fn follow(
    context: &GameContext,
    id: &str,
    backoff: &mut Backoff,
) -> Result<Option<String>, ClientError> {
    let mut stream = context.client.stream(&format!("/api/v1/game/stream/{id}")).await?;
    let Some(full) = first_line(&mut stream).await? else { return Ok(None) };
    backoff.reset();
    if full.state.status != STARTED {
        return Ok(Some(full.state.status));
    }
    let Some(seat) = Seat::new(&full) else {
        return Err(ClientError::Lost("the game is not one of the bot's".to_owned()));
    };
    let engine = RunningEngine::start(
        &context.engine,
        Arc::clone(&context.searches),
        seat.start.clone(),
        seat.color,
    );
    let (mut state, mut failures) = (full.state, 0);
    let mut search: Option<Search<'_>> = None;
    loop {
        if search.is_none() && seat.is_to_move(&state) {
            search = Some(Box::pin(seat.search(&engine, &context.engine, state.clone())));
        }
        tokio::select! {
            line = stream.next_line() => match line? {
                None => return Ok(None),
                Some(line) => match serde_json::from_str(&line) {
                    Ok(GameLine::GameState(next)) if next.status != STARTED => {
                        return Ok(Some(next.status));
                    }
                    Ok(GameLine::GameState(next)) => state = *next,
                    Ok(GameLine::GameFull(_) | GameLine::Other) | Err(_) => {}
                },
            },
            (number, found) = finished(&mut search) => {
                search = None;
                // The board may have changed meanwhile; then it is searched again.
                if number != state.number {
                    continue;
                }
                let failure = match found {
                    Ok(mv) => match send_move(context, id, &mv, number).await {
                        Ok(()) => None,
                        // The next line brings the board on which it is stale.
                        Err(error) if error.code() == "stale" => None,
                        Err(error) if error.is_temporary() => return Err(error),
                        Err(error) => Some(error.to_string()),
                    },
                    Err(reason) => Some(reason),
                };
                match failure {
                    None => state.turn = seat.opponent(),
                    Some(reason) => {
                        failures += 1;
                        (context.log)(&BotEvent::GameFailed(id.to_owned(), reason));
                        if failures >= MAX_ENGINE_FAILURES {
                            resign(context, id).await?;
                            state.turn = seat.opponent();
                        }
                    }
                }
            }
        }
    }
}

/// Completes with the result of a search; never if there is none.
async fn finished(search: &mut Option<Search<'_>>) -> (u32, Result<String, String>) {
    match search {
        Some(search) => search.await,
        None => pending().await,
    }
}

/// The first line of a stream: the whole game.
async fn first_line(stream: &mut LineStream) -> Result<Option<GameFull>, ClientError> {
    while let Some(line) = stream.next_line().await? {
        match serde_json::from_str(&line) {
            Ok(GameLine::GameFull(full)) => return Ok(Some(*full)),
            Ok(GameLine::GameState(_) | GameLine::Other) => {}
            Err(error) => return Err(ClientError::Lost(error.to_string())),
        }
    }
    Ok(None)
}

/// Sends a move. An answer that is lost does no harm: the same move after the same event is made once.
async fn send_move(
    context: &GameContext,
    id: &str,
    mv: &str,
    number: u32,
) -> Result<(), ClientError> {
    let mut backoff = Backoff::default();
    let body = json!({ "move": mv, "after": number }).to_string();
    (context.log)(&BotEvent::Sent(id.to_owned(), number, mv.to_owned()));
    loop {
        let path = format!("/api/v1/game/{id}/move");
        let sent: Result<Value, _> = context.client.post(&path, Some(body.clone())).await;
        match sent {
            Ok(_) => {
                (context.log)(&BotEvent::Acknowledged(id.to_owned(), number, mv.to_owned()));
                return Ok(());
            }
            Err(ClientError::Wait(pause)) => sleep(pause).await,
            // The clock runs: a few quick attempts, then the stream is opened again.
            Err(error) if error.is_temporary() && backoff.next_pause() < Duration::from_secs(2) => {
                sleep(Duration::from_millis(300)).await;
            }
            Err(error) => return Err(error),
        }
    }
}

async fn resign(context: &GameContext, id: &str) -> Result<(), ClientError> {
    let resigned: Result<Value, _> =
        context.client.post(&format!("/api/v1/game/{id}/resign"), None).await;
    resigned.map(drop)
}

/// The place of the bot in a game.
struct Seat {
    start: AnyPosition,
    color: Color,
    side: Side,
    terms: Terms,
}

impl Seat {
    /// `None` if the bot does not play, or the game is unknown.
    fn new(full: &GameFull) -> Option<Self> {
        let side = full.color?;
        let game: Game = full.terms.game.parse().ok()?;
        let start = AnyPosition::parse(game, &full.start).ok()?;
        Some(Self { start, color: side.into(), side, terms: full.terms.clone() })
    }

    fn is_to_move(&self, state: &GameState) -> bool {
        state.turn == self.side && state.status == STARTED
    }

    fn opponent(&self) -> Side {
        match self.side {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// Searches for a move on the board of a state.
    async fn search(
        &self,
        engine: &RunningEngine,
        config: &EngineConfig,
        state: GameState,
    ) -> (u32, Result<String, String>) {
        let game = self.start.game();
        let moves: Result<Vec<AnyMove>, _> =
            state.moves.iter().map(|mv| AnyMove::parse(game, mv)).collect();
        let found = match moves {
            Ok(moves) => {
                let clocks = self.clocks(&state);
                engine.choose(moves, think(config, &clocks, self.color)).await
            }
            Err(error) => Err(error.to_string()),
        };
        (state.number, found)
    }

    fn clocks(&self, state: &GameState) -> Clocks {
        let clock = self.terms.clock_of(self.side);
        let is_live = clock.is_some();
        let time = |millis: Option<u64>| millis.filter(|_| is_live).map(Duration::from_millis);
        let increment = clock.map_or(0, |clock| clock.increment);
        Clocks {
            left: ByColor { white: time(state.wtime), black: time(state.btime) },
            increment: Duration::from_secs(increment.into()),
            is_first: state.moves.len() < 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_is_told_the_increment_of_its_own_clock() {
        for (color, expected) in [("white", 3), ("black", 1)] {
            let full = json!({
                "start": "9/10/11/10/9 w p", "color": color,
                "terms": {
                    "game": "dvonn", "color": "white",
                    "clock": { "limit": 300, "increment": 3 }, "odds": { "limit": 60, "increment": 1 },
                },
                "state": {
                    "number": 0, "moves": [], "turn": "white", "status": "started",
                    "wtime": 300_000, "btime": 60_000,
                },
            });
            let full: GameFull = serde_json::from_value(full).expect("a game");
            let clocks = Seat::new(&full).expect("a seat").clocks(&full.state);
            assert_eq!(clocks.increment, Duration::from_secs(expected), "{color}");
            assert_eq!(clocks.left.black, Some(Duration::from_mins(1)));
        }
    }
}
