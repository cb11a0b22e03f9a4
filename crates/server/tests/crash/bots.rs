//! Two bots that play each other through the public API, each on a server of its own, while servers are killed and started
//! again.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use basalt_bot::{BotEvent, ChallengeRules, Client, RatedWish};
use basalt_loadtest::Ledger;
use basalt_rules::{AnyPosition, Game};
use basalt_store::{Location, Registered, Store};
use basalt_testkit::{Cluster, Nats};
use basalt_wire::{Event, Numbered};
use serde_json::{Value, json};
use tokio::task::block_in_place;
use tokio::time::timeout;

use crate::cluster::Node;
use crate::random_bot::{RandomBot, bot_token};

/// Number of games that are played at the same time. In the middle of one of them a server is killed.
const ROUND_GAMES: usize = 6;

/// The games, in turn.
const GAMES: [Game; 2] = [Game::Dvonn, Game::Punct];

/// Number of moves in one of the games after which a server is killed. No game ends before.
const MOVES_BEFORE_KILL: usize = 10;

/// Maximum time until something happens, on a slow machine.
const EVENT_TIMEOUT: Duration = Duration::from_mins(5);

/// The bots by name; each plays on the server of its index.
const NAMES: [&str; 2] = ["Deep", "Blue"];

/// A bot that runs until it is dropped, and what it has said.
struct RunningBot {
    token: String,
    bot: RandomBot,
    playing: BTreeSet<String>,
    /// The ids of finished games, with the status.
    finished: BTreeMap<String, String>,
}

/// Two servers on one database, and a bot on each.
pub(crate) struct BotsTest {
    store: Store,
    nodes: [Node; 2],
    bots: [RunningBot; 2],
    /// The moves of each game that bots have sent, and those that were acknowledged.
    ledgers: BTreeMap<String, Ledger>,
    /// Number of servers killed.
    kills: usize,
    // Dropped last.
    _nats: Nats,
    _postgres: Cluster,
}

fn rules() -> ChallengeRules {
    ChallengeRules {
        games: GAMES.to_vec(),
        rated: RatedWish::Both,
        min_seconds: None,
        max_seconds: 0,
        max_days: Some(3),
        max_games: ROUND_GAMES,
    }
}

/// The token of a new member for a bot.
async fn token(store: &Store, name: &str) -> String {
    let now = store.time().await.expect("answers");
    let registered = store.register(name, "hash", None, now).await.expect("answers");
    let Registered::Done(account) = registered else { panic!("{name}: {registered:?}") };
    bot_token(store, account.id, now).await
}

fn client(node: &Node, token: &str) -> Client {
    let address = format!("http://{}", node.clients.address()).parse().expect("an address");
    Client::new(address, token).expect("a client")
}

impl RunningBot {
    fn start(node: &Node, token: String) -> Self {
        let bot = RandomBot::start(client(node, &token), rules());
        Self { token, bot, playing: BTreeSet::new(), finished: BTreeMap::new() }
    }

    /// Reads events until one fits.
    async fn read_until(
        &mut self,
        ledgers: &mut BTreeMap<String, Ledger>,
        fits: impl Fn(&Self, &BotEvent) -> bool,
    ) {
        loop {
            let event = timeout(EVENT_TIMEOUT, self.bot.events.recv()).await;
            let event = event.expect("in time").expect("the bot runs");
            match &event {
                BotEvent::Playing(game) => _ = self.playing.insert(game.clone()),
                BotEvent::Sent(game, after, mv) => {
                    ledgers.entry(game.clone()).or_default().send(after + 1, mv);
                }
                BotEvent::Acknowledged(game, after, mv) => {
                    ledgers.entry(game.clone()).or_default().acknowledge(after + 1, mv.clone());
                }
                BotEvent::Finished(game, status) => {
                    _ = self.finished.insert(game.clone(), status.clone());
                }
                BotEvent::Declined(..) | BotEvent::GameFailed(..) => panic!("{event:?}"),
                BotEvent::Online(_) | BotEvent::Cut(_) | BotEvent::Accepted(_) => {}
            }
            if fits(self, &event) {
                return;
            }
        }
    }
}

impl BotsTest {
    pub(crate) async fn new() -> Self {
        let postgres = Cluster::start().expect("PostgreSQL starts");
        let nats = Nats::start().expect("NATS starts");
        let address = postgres.database().expect("a database");
        let store = Store::open(&Location::Postgres(address.clone())).await.expect("it opens");
        let nodes = [(); 2].map(|()| Node::start(&postgres, &nats, &address));
        let mut ledgers = BTreeMap::new();
        let mut bots = [
            RunningBot::start(&nodes[0], token(&store, NAMES[0]).await),
            RunningBot::start(&nodes[1], token(&store, NAMES[1]).await),
        ];
        for bot in &mut bots {
            bot.read_until(&mut ledgers, |_, event| matches!(event, BotEvent::Online(_))).await;
        }
        Self { store, nodes, bots, ledgers, kills: 0, _nats: nats, _postgres: postgres }
    }

    /// Plays some games at the same time, at most this many, and kills a server in the middle. Returns their number.
    pub(crate) async fn play_round(&mut self, most: usize) -> usize {
        let (victim, survivor) = (self.kills % 2, (self.kills + 1) % 2);
        // Requests to the server that goes on have an answer.
        let challenger = client(&self.nodes[survivor], &self.bots[0].token);
        let games = most.min(ROUND_GAMES);
        let before = self.bots[1].playing.clone();
        for game in GAMES.iter().cycle().take(games) {
            self.begin(&challenger, *game).await;
        }
        let begun = self.bots[1].playing.difference(&before);
        let first =
            begun.min_by_key(|&game| self.bots[1].finished.contains_key(game)).expect("a game");
        play_on(&challenger, first).await;
        block_in_place(|| self.nodes[victim].kill());
        self.kills += 1;
        let noticed = |_: &RunningBot, event: &BotEvent| matches!(event, BotEvent::Cut(_));
        self.bots[victim].read_until(&mut self.ledgers, noticed).await;
        block_in_place(|| self.nodes[victim].restart());
        let goal = before.len() + games;
        for bot in &mut self.bots {
            if bot.finished.len() < goal {
                let is_over = |bot: &RunningBot, _: &BotEvent| bot.finished.len() == goal;
                bot.read_until(&mut self.ledgers, is_over).await;
            }
        }
        eprintln!("{goal} games are over");
        games
    }

    /// Starts a game of the two bots.
    async fn begin(&mut self, challenger: &Client, game: Game) {
        let terms = json!({ "to": NAMES[1], "game": game.id(), "days": 3 }).to_string();
        let challenge = challenger.post::<Value>("/api/v1/challenge", Some(terms)).await;
        challenge.expect("a challenge");
        // Two challenges to one player may be open at a time.
        let begins = |_: &RunningBot, event: &BotEvent| matches!(event, BotEvent::Playing(_));
        self.bots[1].read_until(&mut self.ledgers, begins).await;
    }

    /// Asserts that all games are over, and that the stored ones are those which the bots have played.
    pub(crate) async fn compare(self, games: usize) {
        assert!(self.kills > 0);
        assert_eq!(self.store.count_running().await.expect("answers"), 0);
        assert_eq!(self.ledgers.len(), games);
        let mut acknowledged = 0;
        for (id, ledger) in &self.ledgers {
            for bot in &self.bots {
                assert_eq!(bot.finished.get(id).map(String::as_str), Some("board"), "{id}");
            }
            let game = id.parse().expect("an id");
            let (header, kept) = self.store.load(game).await.expect("answers").expect("there");
            let kept: Vec<Numbered> = kept.into_iter().map(Into::into).collect();
            let start = AnyPosition::start(header.terms.game);
            assert_eq!(ledger.faults(start, &kept), [], "{id}");
            assert!(matches!(kept.last().map(|last| &last.event), Some(Event::Ended(_))), "{id}");
            acknowledged += ledger.acknowledgements();
        }
        eprintln!("{games} games, {} servers killed, {acknowledged} moves", self.kills);
    }
}

/// Waits until a game has had some moves or is over.
async fn play_on(client: &Client, game: &str) {
    let opened = client.stream(&format!("/api/v1/game/stream/{game}")).await;
    let mut stream = opened.expect("a stream");
    loop {
        let line = stream.next_line().await.expect("a stream").expect("the game goes on");
        let line: Value = serde_json::from_str(&line).expect("JSON");
        let state = if line["type"] == "gameFull" { &line["state"] } else { &line };
        let is_over = state["status"].as_str().is_some_and(|status| status != "started");
        if is_over
            || state["moves"].as_array().is_some_and(|moves| moves.len() >= MOVES_BEFORE_KILL)
        {
            return;
        }
    }
}
