//! The bot: follows the events of its account, answers challenges and starts a task for each game.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::Value;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::BotEvent;
use crate::backoff::Backoff;
use crate::client::{Client, ClientError, LineStream};
use crate::engine::EngineConfig;
use crate::game::{GameContext, play};
use crate::messages::{Account, Challenge, EventLine};
use crate::rules::{ChallengeRules, Decision};

/// The settings of a bot.
#[derive(Clone, Debug)]
pub struct BotConfig {
    /// The engine.
    pub engine: EngineConfig,
    /// The challenges that it accepts.
    pub rules: ChallengeRules,
    /// Whether to turn the account into a bot account, for good, if it is none.
    pub upgrade: bool,
}

/// Why a bot cannot play.
#[derive(Debug)]
pub enum BotError {
    /// The account is that of a person, who must not play with an engine.
    NotABot,
    /// The server refuses the token or the request.
    Client(ClientError),
}

impl From<ClientError> for BotError {
    fn from(error: ClientError) -> Self {
        Self::Client(error)
    }
}

/// Runs a bot until `stopped` completes; running games go on at the server and are picked up by the next run. Fails only if
/// the server refuses the account: everything else is tried again.
pub async fn run(
    client: Client,
    config: BotConfig,
    log: impl Fn(&BotEvent) + Send + Sync + 'static,
    stopped: impl Future<Output = ()>,
) -> Result<(), BotError> {
    let searches = Arc::new(Semaphore::new(config.engine.max_searches.max(1)));
    let engine = Arc::new(config.engine.clone());
    let context = GameContext { client, engine, searches, log: Arc::new(log) };
    let mut bot = Bot { context, config, games: Games::default(), waiting: BTreeMap::new() };
    tokio::select! {
        failed = bot.stay_online() => failed,
        () = stopped => Ok(()),
    }
}

/// The tasks of running games. They end with this value.
#[derive(Default)]
struct Games {
    tasks: JoinSet<()>,
    running: BTreeSet<String>,
    /// The number of accepted challenges whose games have not begun.
    accepted: usize,
}

struct Bot {
    context: GameContext,
    config: BotConfig,
    games: Games,
    /// Challenges that wait until a game is over.
    waiting: BTreeMap<String, Challenge>,
}

impl Bot {
    /// Follows the events of the account, again and again.
    async fn stay_online(&mut self) -> Result<(), BotError> {
        let mut backoff = Backoff::default();
        let (over, mut ended) = mpsc::unbounded_channel();
        loop {
            let error = match self.session(&mut backoff, &over, &mut ended).await {
                Ok(()) => ClientError::Lost("the server has closed the stream".to_owned()),
                Err(BotError::Client(error)) if error.is_temporary() => error,
                Err(error) => return Err(error),
            };
            (self.context.log)(&BotEvent::Cut(error.to_string()));
            let pause = backoff.next_pause();
            sleep(if let ClientError::Wait(asked) = error { asked.max(pause) } else { pause })
                .await;
        }
    }

    /// Checks the account, and follows the event stream until it ends.
    async fn session(
        &mut self,
        backoff: &mut Backoff,
        over: &mpsc::UnboundedSender<String>,
        ended: &mut mpsc::UnboundedReceiver<String>,
    ) -> Result<(), BotError> {
        let account: Account = self.context.client.get("/api/v1/account").await?;
        if !account.bot {
            if !self.config.upgrade {
                return Err(BotError::NotABot);
            }
            let _: Value = self.context.client.post("/api/v1/bot/account/upgrade", None).await?;
        }
        let mut stream = self.context.client.stream("/api/v1/stream/event").await?;
        backoff.reset();
        (self.context.log)(&BotEvent::Online(account.name));
        // The first lines bring everything that is open.
        self.waiting.clear();
        self.games.accepted = 0;
        loop {
            tokio::select! {
                line = next_event(&mut stream) => match line? {
                    None => return Ok(()),
                    Some(line) => self.handle(line, over).await?,
                },
                Some(game) = ended.recv() => {
                    self.games.running.remove(&game);
                    while self.games.tasks.try_join_next().is_some() {}
                    self.accept_waiting().await?;
                }
            }
        }
    }

    async fn handle(
        &mut self,
        line: EventLine,
        over: &mpsc::UnboundedSender<String>,
    ) -> Result<(), BotError> {
        match line {
            EventLine::GameStart { game } => {
                self.games.accepted = self.games.accepted.saturating_sub(1);
                self.start(game.id, over);
            }
            EventLine::Challenge { challenge } => self.consider(challenge).await?,
            EventLine::ChallengeClosed { challenge } => {
                self.waiting.remove(&challenge.id);
            }
            // The end of a game, for example, which its task has seen.
            EventLine::Other => {}
        }
        Ok(())
    }

    /// Starts the task of a game, unless it runs.
    fn start(&mut self, id: String, over: &mpsc::UnboundedSender<String>) {
        if !self.games.running.insert(id.clone()) {
            return;
        }
        (self.context.log)(&BotEvent::Playing(id.clone()));
        let (context, over) = (self.context.clone(), over.clone());
        self.games.tasks.spawn(async move {
            play(context, id.clone()).await;
            // The bot that listens ends later than its tasks.
            _ = over.send(id);
        });
    }

    fn load(&self) -> usize {
        self.games.running.len() + self.games.accepted
    }

    async fn consider(&mut self, challenge: Challenge) -> Result<(), BotError> {
        let by = challenge.challenger.as_ref().map_or_else(String::new, |by| by.name.clone());
        let event = match self.config.rules.decide(&challenge, self.load()) {
            Decision::Ignore => return Ok(()),
            Decision::Wait => {
                self.waiting.insert(challenge.id.clone(), challenge);
                return Ok(());
            }
            Decision::Accept => {
                if !self.answer(&challenge.id, "accept").await? {
                    return Ok(());
                }
                self.games.accepted += 1;
                BotEvent::Accepted(by)
            }
            Decision::Decline(reason) => {
                if !self.answer(&challenge.id, "decline").await? {
                    return Ok(());
                }
                BotEvent::Declined(by, reason)
            }
        };
        (self.context.log)(&event);
        Ok(())
    }

    /// Answers a challenge. Returns `false` if it is no longer open, or cannot be answered so.
    async fn answer(&self, id: &str, answer: &str) -> Result<bool, BotError> {
        let path = format!("/api/v1/challenge/{id}/{answer}");
        let answered: Result<Value, _> = self.context.client.post(&path, None).await;
        match answered {
            Ok(_) => Ok(true),
            Err(error) if error.is_temporary() => Err(error.into()),
            Err(error) => {
                (self.context.log)(&BotEvent::GameFailed(id.to_owned(), error.to_string()));
                Ok(false)
            }
        }
    }

    /// Considers the challenges that wait once more.
    async fn accept_waiting(&mut self) -> Result<(), BotError> {
        for (_, challenge) in std::mem::take(&mut self.waiting) {
            self.consider(challenge).await?;
        }
        Ok(())
    }
}

/// The next event; a line that cannot be read is one of a later version.
async fn next_event(stream: &mut LineStream) -> Result<Option<EventLine>, ClientError> {
    let line = stream.next_line().await?;
    Ok(line.map(|line| serde_json::from_str(&line).unwrap_or(EventLine::Other)))
}
