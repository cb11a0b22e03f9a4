//! Bots of the crate `bot` that play at random.

use std::time::Duration;

use basalt_arena::Spec;
use basalt_bot::{BotConfig, BotEvent, ChallengeRules, Client, EngineConfig, run as run_bot};
use basalt_referee::{Millis, Scope};
use basalt_store::{NewAccessToken, PlayerId, Store};
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::task::AbortHandle;

/// A bot that runs until it is dropped.
pub(crate) struct RandomBot {
    pub(crate) events: UnboundedReceiver<BotEvent>,
    task: AbortHandle,
}

impl Drop for RandomBot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl RandomBot {
    /// Starts a bot that follows these rules.
    pub(crate) fn start(client: Client, rules: ChallengeRules) -> Self {
        let (log, events) = mpsc::unbounded_channel();
        let keep = move |event: &BotEvent| _ = log.send(event.clone());
        let running = tokio::spawn(async move {
            let ended = run_bot(client, config(rules), keep, std::future::pending()).await;
            panic!("a bot has ended: {ended:?}");
        });
        Self { events, task: running.abort_handle() }
    }
}

fn config(rules: ChallengeRules) -> BotConfig {
    let engine = EngineConfig {
        spec: Spec::parse("random").expect("a player"),
        settings: Vec::new(),
        move_time: Duration::from_secs(1),
        max_searches: 2,
    };
    BotConfig { engine, rules, upgrade: true }
}

/// The token with which a new account becomes and plays as a bot.
pub(crate) async fn bot_token(store: &Store, player: PlayerId, now: Millis) -> String {
    let scopes = vec![Scope::BotPlay];
    let new = NewAccessToken { name: "bot".to_owned(), scopes, expires: None };
    let added = store.add_access_token(player, &new, now).await.expect("answers");
    format!("basalt_{}", added.expect("there is room").1.as_str())
}
