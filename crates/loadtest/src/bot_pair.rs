//! Two bots that play one game after the other through the public API.

use std::pin::pin;

use basalt_bot::{Client, LineStream};
use basalt_referee::GameId;
use basalt_rules::{ByColor, Color};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::bot_account::BotAccount;
use crate::game::ScriptedGame;
use crate::move_plan::Next;
use crate::pair::with_timeout;
use crate::series::Series;
use crate::{Error, Played};

/// Two bots. They know nothing but what the API tells them.
#[derive(Debug)]
pub(crate) struct BotPair {
    pub(crate) bots: ByColor<BotAccount>,
    pub(crate) series: Series,
}

/// A game as the streams of both bots show it.
struct StreamedGame {
    scripted: ScriptedGame,
    /// The number of the last event that each bot knows.
    known: ByColor<u32>,
    /// `None` when a stream has ended.
    streams: Streams,
}

type Streams = ByColor<Option<LineStream>>;

impl BotPair {
    /// Plays until told to stop. Returns the games, and the error that ended it.
    pub(crate) async fn run(mut self) -> (Vec<Played>, Option<Error>) {
        let result = self.play().await;
        self.series.end(result)
    }

    async fn play(&mut self) -> Result<(), Error> {
        // The tasks end with this value.
        let mut readers = JoinSet::new();
        let (white, _) = mpsc::unbounded_channel();
        let (black, mut challenges) = mpsc::unbounded_channel();
        for (color, sender) in [(Color::White, white), (Color::Black, black)] {
            let stream = self.bots[color].client.stream("/api/v1/stream/event").await?;
            readers.spawn(read_challenges(stream, sender));
        }
        loop {
            let (game, streams) = with_timeout(self.begin(&mut challenges)).await?;
            let scripted = self.series.begin(game);
            let mut game = StreamedGame { scripted, known: ByColor::default(), streams };
            let played = self.play_game(&mut game).await;
            if !self.series.keep(game.scripted, played)? {
                return Ok(());
            }
        }
    }

    /// White challenges Black, who hears of it and accepts. Both open the stream of the game.
    async fn begin(
        &self,
        challenges: &mut mpsc::UnboundedReceiver<String>,
    ) -> Result<(GameId, Streams), Error> {
        let _permit = self.series.permit().await?;
        let ByColor { white, black } = &self.bots;
        let terms = json!({
            "to": black.name, "game": self.series.kind.id(), "color": "white",
            "clock": { "limit": 10_800, "increment": 0 },
        });
        let opened: Value = white.client.post("/api/v1/challenge", Some(terms.to_string())).await?;
        let opened = opened["id"].as_str().ok_or(Error::Odd)?;
        while challenges.recv().await.ok_or(Error::Gone)? != opened {}
        let path = format!("/api/v1/challenge/{opened}/accept");
        let accepted: Value = black.client.post(&path, None).await?;
        let id = accepted["gameId"].as_str().ok_or(Error::Odd)?;
        let game: GameId = id.parse().map_err(|_| Error::Odd)?;
        let path = format!("/api/v1/game/stream/{id}");
        let streams = ByColor {
            white: Some(white.client.stream(&path).await?),
            black: Some(black.client.stream(&path).await?),
        };
        Ok((game, streams))
    }

    /// Plays a game until it ends or the test is over.
    async fn play_game(&mut self, game: &mut StreamedGame) -> Result<(), Error> {
        while !game.scripted.is_over {
            let Some(planned) = self.turn(game).await? else { return Ok(()) };
            if game.scripted.is_over {
                break;
            }
            let color = game.scripted.to_move();
            let mv = game.scripted.choose(&mut self.series.plan.rng).ok_or(Error::Odd)?;
            let client = self.bots[color].client.clone();
            let moved = with_timeout(game.play(&client, color, mv.to_string())).await?;
            self.series.plan.note(planned, moved.delivered, moved.acknowledged);
        }
        Ok(())
    }

    /// Waits for the planned moment of the next move, reading streams meanwhile, and until the bot that is to move knows the
    /// board; `None` when the test is over.
    async fn turn(&mut self, game: &mut StreamedGame) -> Result<Option<Instant>, Error> {
        let planned = loop {
            let next = self.series.plan.next();
            if next == Next::Over {
                return Ok(None);
            }
            tokio::select! {
                goes_on = self.series.plan.changed() => if !goes_on { return Ok(None) },
                received = game.receive() => received?,
                planned = next.wait() => break self.series.plan.take(planned),
            }
        };
        with_timeout(async {
            while !game.scripted.is_over && game.known[game.scripted.to_move()] < game.number() {
                game.receive().await?;
            }
            Ok(Some(planned))
        })
        .await
    }
}

/// The times of a move.
struct Moved {
    delivered: Instant,
    acknowledged: Instant,
}

impl StreamedGame {
    /// The number of the last event that either bot knows.
    fn number(&self) -> u32 {
        self.known.white.max(self.known.black)
    }

    /// Sends a move, and waits until it is acknowledged and the opponent has received it.
    async fn play(&mut self, client: &Client, by: Color, mv: String) -> Result<Moved, Error> {
        let after = self.number();
        self.scripted.played.ledger.send(after + 1, &mv);
        let path = format!("/api/v1/game/{}/move", self.scripted.played.game);
        let body = json!({ "move": mv, "after": after }).to_string();
        let mut sent = pin!(client.post::<Value>(&path, Some(body)));
        let (mut delivered, mut acknowledged) = (None, None);
        loop {
            if let (Some(delivered), Some(acknowledged)) = (delivered, acknowledged) {
                self.scripted.played.ledger.acknowledge(after + 1, mv);
                return Ok(Moved { delivered, acknowledged });
            }
            tokio::select! {
                answer = &mut sent, if acknowledged.is_none() => {
                    answer?;
                    acknowledged = Some(Instant::now());
                }
                received = self.receive() => {
                    received?;
                    if self.known[by.other()] > after {
                        delivered = delivered.or(Some(Instant::now()));
                    }
                }
            }
        }
    }

    /// Reads the next line of either stream.
    async fn receive(&mut self) -> Result<(), Error> {
        let ByColor { white, black } = &mut self.streams;
        let (color, line) = tokio::select! {
            line = next_line(white) => (Color::White, line?),
            line = next_line(black) => (Color::Black, line?),
        };
        match line {
            Some(line) => self.apply(color, &line).ok_or(Error::Odd),
            None if self.scripted.is_over => {
                self.streams[color] = None;
                Ok(())
            }
            None => Err(Error::Gone),
        }
    }

    /// Applies a line of a stream. Returns `None` if it makes no sense.
    fn apply(&mut self, color: Color, line: &str) -> Option<()> {
        let line: Value = serde_json::from_str(line).ok()?;
        let state = match line["type"].as_str()? {
            "gameFull" => &line["state"],
            "gameState" => &line,
            _ => return Some(()),
        };
        self.known[color] = u32::try_from(state["number"].as_u64()?).ok()?;
        for mv in state["moves"].as_array()?.iter().skip(self.scripted.moves()) {
            self.scripted.push(mv.as_str()?)?;
        }
        self.scripted.is_over |= state["status"] != "started";
        Some(())
    }
}

/// The next line of a stream; never, if it has ended.
async fn next_line(stream: &mut Option<LineStream>) -> Result<Option<String>, Error> {
    match stream {
        Some(stream) => Ok(stream.next_line().await?),
        None => std::future::pending().await,
    }
}

/// Reads an event stream to its end, and tells the ids of challenges.
async fn read_challenges(mut stream: LineStream, challenges: mpsc::UnboundedSender<String>) {
    while let Ok(Some(line)) = stream.next_line().await {
        let line: Value = serde_json::from_str(&line).unwrap_or_default();
        if line["type"] == "challenge"
            && let Some(id) = line["challenge"]["id"].as_str()
        {
            // Nobody waits for those of its own.
            _ = challenges.send(id.to_owned());
        }
    }
}
