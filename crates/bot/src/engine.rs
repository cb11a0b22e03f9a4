//! The engine of one game, on a thread of its own: it is asked and answers by channels.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use basalt_arena::{EngineOption, Limits, SoloError, SoloPlayer, Spec, Think};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color};
use tokio::sync::{Semaphore, oneshot};

/// Time of each move that is left for the network.
const LAG_RESERVE: Duration = Duration::from_millis(300);

/// The longest time for the first move of a live game, which has to come within 30 s.
const MAX_FIRST_MOVE: Duration = Duration::from_secs(5);

/// The longest time that an engine may take beyond its limits before it is given up.
const ENGINE_GRACE: Duration = Duration::from_secs(10);

/// The engine of all games, and its limits.
#[derive(Clone, Debug)]
pub struct EngineConfig {
    /// The engine.
    pub spec: Spec,
    /// Options for it.
    pub settings: Vec<EngineOption>,
    /// Time for a move where there is no clock, and the most for a move in any case.
    pub move_time: Duration,
    /// Most searches at the same time.
    pub max_searches: usize,
}

/// The clocks of a game as the server tells them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    /// The time left of each player; `None` by correspondence.
    pub(crate) left: ByColor<Option<Duration>>,
    pub(crate) increment: Duration,
    /// Whether the player has yet to make a move.
    pub(crate) is_first: bool,
}

/// The time that an engine has for a move.
pub(crate) fn think(config: &EngineConfig, clocks: &Clocks, color: Color) -> Think {
    let Some(own) = clocks.left[color] else {
        let limits = Limits { move_time: Some(config.move_time), ..Limits::default() };
        let timeout = config.move_time + ENGINE_GRACE;
        return Think { limits, left: ByColor::default(), timeout };
    };
    let usable = own.saturating_sub(LAG_RESERVE).max(own / 10);
    let timeout = own.max(config.move_time).min(Duration::from_hours(1)) + ENGINE_GRACE;
    if clocks.is_first {
        let most = MAX_FIRST_MOVE.min(config.move_time).min(usable / 10);
        let limits = Limits { move_time: Some(most), ..Limits::default() };
        return Think { limits, left: ByColor::default(), timeout };
    }
    let limits = Limits {
        time: Some(usable),
        increment: clocks.increment,
        move_time: Some(config.move_time.min(usable)),
        ..Limits::default()
    };
    let left =
        ByColor::from_fn(|each| if each == color { Some(usable) } else { clocks.left[each] });
    Think { limits, left, timeout }
}

struct Question {
    moves: Vec<AnyMove>,
    think: Think,
    answer: oneshot::Sender<Result<String, String>>,
}

/// A running engine. It ends when this is dropped.
pub(crate) struct RunningEngine {
    questions: mpsc::Sender<Question>,
    searches: Arc<Semaphore>,
}

impl RunningEngine {
    pub(crate) fn start(
        config: &EngineConfig,
        searches: Arc<Semaphore>,
        start: AnyPosition,
        color: Color,
    ) -> Self {
        let mut seed = [0; 4];
        // Without randomness all games have the same seed.
        _ = getrandom::fill(&mut seed);
        let seed = u64::from(u32::from_le_bytes(seed) >> 1);
        let (spec, settings) = (config.spec.clone(), config.settings.clone());
        let (questions, asked) = mpsc::channel::<Question>();
        std::thread::spawn(move || {
            let mut player = SoloPlayer::new(spec, settings, start, color, seed);
            for Question { moves, think, answer } in asked {
                let chosen = player.choose(&moves, &think).map_err(|error| match error {
                    SoloError::Illegal(error) => error.to_string(),
                    SoloError::Player(error) => error.evidence(),
                });
                // Nobody waits for it any more if the game is over.
                _ = answer.send(chosen);
            }
        });
        Self { questions, searches }
    }

    /// Asks for a move. The time that the question waits for other searches counts on the clock.
    pub(crate) async fn choose(&self, moves: Vec<AnyMove>, think: Think) -> Result<String, String> {
        let ended = || "the engine has ended".to_owned();
        let _search = self.searches.acquire().await.map_err(|_| ended())?;
        let (answer, answered) = oneshot::channel();
        self.questions.send(Question { moves, think, answer }).map_err(|_| ended())?;
        answered.await.map_err(|_| ended())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> EngineConfig {
        EngineConfig {
            spec: Spec::parse("random").expect("a player"),
            settings: Vec::new(),
            move_time: Duration::from_secs(8),
            max_searches: 1,
        }
    }

    fn clocks(own: u64, is_first: bool) -> Clocks {
        let left = ByColor { white: Some(Duration::from_secs(own)), black: None };
        Clocks { left, increment: Duration::from_secs(2), is_first }
    }

    #[test]
    fn the_clock_and_the_network_are_minded() {
        let first = think(&config(), &clocks(300, true), Color::White);
        assert_eq!(first.limits.move_time, Some(MAX_FIRST_MOVE));
        assert_eq!(first.limits.time, None);
        let later = think(&config(), &clocks(300, false), Color::White);
        assert_eq!(later.limits.time, Some(Duration::from_millis(299_700)));
        assert_eq!(later.limits.move_time, Some(Duration::from_secs(8)));
        let late = think(&config(), &clocks(0, false), Color::White);
        assert_eq!(late.limits.time, Some(Duration::ZERO));
        let days = think(&config(), &clocks(300, false), Color::Black);
        assert_eq!((days.limits.time, days.limits.move_time), (None, Some(Duration::from_secs(8))));
    }

    #[tokio::test]
    async fn an_engine_answers_until_it_is_dropped() {
        let start = AnyPosition::start(basalt_rules::Game::Dvonn);
        let engine =
            RunningEngine::start(&config(), Arc::new(Semaphore::new(1)), start, Color::White);
        let think = think(&config(), &clocks(300, false), Color::White);
        for _ in 0..2 {
            let answer = engine.choose(Vec::new(), think).await.expect("a move");
            assert!(AnyMove::parse(basalt_rules::Game::Dvonn, &answer).is_ok(), "{answer}");
        }
    }
}
