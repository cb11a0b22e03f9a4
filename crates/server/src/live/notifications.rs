//! Push notifications: to members who are not there when it is their turn in a correspondence game, when somebody challenges
//! them, or when a game of theirs starts.
//!
//! The node that has committed the cause sends the notification. If it dies before, there is none: the list of games, the feed
//! and e-mail say the same.

use std::sync::{Arc, Mutex, OnceLock};

use basalt_locales::{Catalogue, Language, Message, messages};
use basalt_referee::{GameId, Pace, SeekId};
use basalt_rules::Color;
use basalt_store::{Error as StoreError, PlayerId};
use futures_util::StreamExt as _;
use futures_util::future::join_all;
use futures_util::stream::unfold;
use serde_json::json;
use tokio::sync::mpsc;

use super::loaded_game::LoadedGame;
use super::node::Node;
use super::sweeper::survive;
use crate::api_error::{ApiError, ApiResult};
use crate::archive::player_name;
use crate::lock::lock;
use crate::push::{PushOutcome, PushSender, VapidKey};
use crate::rate_limit::Limited;

/// Maximum number of notifications that wait to be sent. Further ones are dropped.
const MAX_QUEUED: usize = 1_000;

/// Maximum number of notifications that are sent at a time. A push service that does not answer holds one up for ten
/// seconds.
const MAX_SENT_AT_ONCE: usize = 16;

/// Something that a player is notified of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notification {
    /// It is their turn.
    Turn(GameId),
    /// A game of theirs has started.
    Started(GameId),
    /// Somebody challenges them.
    Challenge(SeekId),
}

/// A notification in words, yet without a language.
struct Text {
    title: Message,
    /// The name of the game, as a message takes it.
    game: Message,
    opponent: String,
}

type Queued = (PlayerId, Notification);

/// The notifications that wait on this node, and the way to push services.
#[derive(Debug)]
pub(crate) struct Notifications {
    queue: mpsc::Sender<Queued>,
    /// The end that is read, until the task that sends takes it.
    waiting: Mutex<Option<mpsc::Receiver<Queued>>>,
    sender: OnceLock<PushSender>,
}

impl Default for Notifications {
    fn default() -> Self {
        let (queue, waiting) = mpsc::channel(MAX_QUEUED);
        Self { queue, waiting: Mutex::new(Some(waiting)), sender: OnceLock::new() }
    }
}

impl Node {
    /// Reads the key by which push services know the server, or makes it when the first node starts.
    pub(crate) async fn load_push_key(&self) -> Result<(), StoreError> {
        let new = VapidKey::random();
        let kept = self.store().push_key(&new.write(), self.now()).await?;
        let Some(key) = VapidKey::read(&kept) else {
            let what = "the private key is malformed".to_owned();
            return Err(StoreError::CorruptRow { table: "push_key", id: "1".to_owned(), what });
        };
        let options = self.state.options();
        let is_secure = |origin: &&String| origin.starts_with("https:");
        let contact = options.contact.as_ref().or(options.public.as_ref().filter(is_secure));
        let sender = PushSender::new(key, contact.cloned(), options.local_push);
        // A node starts once.
        _ = self.notifications.sender.set(sender);
        Ok(())
    }

    /// The public key by which browsers subscribe.
    pub(crate) fn push_public_key(&self) -> ApiResult<String> {
        let sender = self.notifications.sender.get();
        Ok(sender.ok_or(ApiError::Internal("the node has not started"))?.public_key())
    }

    /// Notifies a player soon, if they are not connected.
    pub(crate) fn notify(&self, player: PlayerId, notification: Notification) {
        // A flood of notifications is cut off: each of them says what can be seen elsewhere.
        _ = self.notifications.queue.try_send((player, notification));
    }

    /// Notifies the player to move in a correspondence game.
    pub(crate) fn notify_of_turn(&self, loaded: &LoadedGame) {
        let is_correspondence = matches!(loaded.header.terms.pace, Pace::Days(_));
        let player = loaded.seat(loaded.game.to_move()).player();
        if let Some(player) = player.filter(|_| is_correspondence && loaded.game.ending().is_none())
        {
            self.notify(player, Notification::Turn(loaded.header.game));
        }
    }

    /// Sends notifications for ever, several at a time.
    pub(crate) async fn send_notifications(self: &Arc<Self>) {
        let Some(waiting) = lock(&self.notifications.waiting).take() else { return };
        let queued = unfold(waiting, |mut waiting| async move {
            waiting.recv().await.map(|queued| (queued, waiting))
        });
        // The store has logged why it failed, if it did.
        let send = move |(player, notification)| {
            survive(async move { self.send_notification(player, notification).await })
        };
        queued.for_each_concurrent(MAX_SENT_AT_ONCE, send).await;
    }

    async fn send_notification(
        self: &Arc<Self>,
        player: PlayerId,
        notification: Notification,
    ) -> ApiResult {
        let subscriptions = self.store().push_subscriptions_of(player).await?;
        let Some(sender) = self.notifications.sender.get() else { return Ok(()) };
        if subscriptions.is_empty() || self.connected(&[player]).await?.contains(&player) {
            return Ok(());
        }
        let Some(text) = self.text_of(player, notification).await? else { return Ok(()) };
        if self.state.rate_limits().check(Limited::PushToPlayer, &player.to_string()).is_err() {
            return Ok(());
        }
        let (topic, path) = match notification {
            Notification::Turn(game) | Notification::Started(game) => {
                (game.to_string(), format!("/online/game/{game}"))
            }
            Notification::Challenge(seek) => (seek.to_string(), format!("/online/seek/{seek}")),
        };
        let (text, topic, path) = (&text, topic.as_str(), path.as_str());
        let outcomes = subscriptions.iter().map(|subscription| async move {
            let message = payload(text, topic, path, &subscription.language);
            let outcome = sender.send(subscription, topic, message.as_bytes(), self.now()).await;
            self.state.metrics().count_push(outcome);
            match outcome {
                PushOutcome::Gone => {
                    self.store().remove_push_endpoint(&subscription.endpoint).await
                }
                PushOutcome::Accepted | PushOutcome::Refused | PushOutcome::Failed => Ok(()),
            }
        });
        Ok(join_all(outcomes).await.into_iter().collect::<Result<(), StoreError>>()?)
    }

    /// The words of a notification; `None` if it is no longer true.
    async fn text_of(
        self: &Arc<Self>,
        player: PlayerId,
        notification: Notification,
    ) -> ApiResult<Option<Text>> {
        let (game, is_turn) = match notification {
            Notification::Turn(game) => (game, true),
            Notification::Started(game) => (game, false),
            Notification::Challenge(seek) => {
                let seek = self.store().seek(seek).await?;
                return Ok(seek.filter(|seek| seek.open).map(|seek| Text {
                    title: messages::push_challenge(),
                    game: messages::play_game(seek.terms.game.id()),
                    opponent: player_name(&seek.player),
                }));
            }
        };
        let cached = self.open(game).await?;
        // The lock is free when the conditional moves that follow the cause are made.
        let mut loaded = cached.lock().await;
        self.read_events(&mut loaded).await?;
        let Some(color) = loaded.header.color_of(player) else { return Ok(None) };
        if loaded.game.ending().is_some() || is_turn && loaded.game.to_move() != color {
            return Ok(None);
        }
        let opponent: Color = color.other();
        Ok(Some(Text {
            title: if is_turn { messages::push_turn() } else { messages::push_started() },
            game: messages::play_game(loaded.header.terms.game.id()),
            opponent: player_name(&loaded.header.seats[opponent].player),
        }))
    }
}

/// The message for the service worker: what to show, and where a click leads.
fn payload(text: &Text, tag: &str, path: &str, language: &str) -> String {
    let catalogue = Catalogue::new(Language::from_tag(language).unwrap_or_default());
    let game = catalogue.say(&text.game);
    let body = catalogue.say(&messages::push_body(&game, &text.opponent));
    let title = catalogue.say(&text.title);
    json!({ "title": title, "body": body, "path": path, "tag": tag }).to_string()
}
