//! The session: its state, and how it handles each line.

use std::collections::VecDeque;

use basalt_engine::{Engine, Limits, Network, Options};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome};

use crate::command::{Command, PositionCommand, Query};
use crate::error::{Error, quote};
use crate::go::{Go, RequestedLimits};
use crate::host::Host;
use crate::options::OptionChange;
use crate::perft;
use crate::task::{Task, TaskKind, UrgentLine};

/// A conversation with one client: lines come in, answers go out through the [`Host`].
///
/// Whatever a line holds, the session stays usable: a line that is refused changes nothing.
pub struct Session {
    engine: Engine,
    position: AnyPosition,
    last: Option<AnyMove>,
    /// The result of a search without end, until `stop` asks for it.
    held: Option<HeldAnswer>,
}

/// An answer that is held back.
struct HeldAnswer {
    answer: Answer,
    /// Whether `ponderhit` asks for it as well.
    ponder: bool,
}

/// Whether the session goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The session waits for the next line.
    Continue,
    /// The client has said `quit`.
    Quit,
}

/// The move of `bestmove`; `None` when the game is over.
struct Answer(Option<AnyMove>);

impl Default for Session {
    /// At the start of the default game.
    fn default() -> Self {
        let position = AnyPosition::start(Game::DEFAULT);
        Self { engine: Engine::new(Options::default()), position, last: None, held: None }
    }
}

impl Session {
    /// Maximum length of a line in bytes, several times that of the longest game. A host may discard longer lines if it
    /// reports their length.
    pub const MAX_LINE_BYTES: usize = 1 << 18;

    /// Obeys a line, with or without its line end.
    ///
    /// While it searches or counts, it asks the host for further lines and may obey them too.
    pub fn line(&mut self, line: &str, host: &mut dyn Host) -> Flow {
        self.bytes(line.as_bytes(), host)
    }

    /// Obeys a line that may not be text.
    pub fn bytes(&mut self, line: &[u8], host: &mut dyn Host) -> Flow {
        let mut lines = VecDeque::from([line.to_vec()]);
        while let Some(line) = lines.pop_front() {
            match self.obey(&line, &mut lines, host) {
                Ok(Flow::Continue) => {}
                Ok(Flow::Quit) => return Flow::Quit,
                Err(error) => host.say(&error.line()),
            }
        }
        Flow::Continue
    }

    /// Refuses a line of `length` bytes that the host discarded as too long (see [`Session::MAX_LINE_BYTES`]).
    pub fn too_long(&self, length: usize, host: &mut dyn Host) {
        host.say(&too_long(length).line());
    }

    /// Takes a network from its file, in a module that was built without it. The answer is whether the file has the
    /// right size.
    pub fn install(&mut self, network: Network, file: Vec<u8>) -> bool {
        self.engine.install(network, file)
    }

    /// The position.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Obeys a line. `behind` are the lines that came in after it; others may come in meanwhile.
    fn obey(
        &mut self,
        line: &[u8],
        behind: &mut VecDeque<Vec<u8>>,
        host: &mut dyn Host,
    ) -> Result<Flow, Error> {
        if self.held.is_some() && UrgentLine::parse(line).is_none() {
            return Err(Error::searching(line));
        }
        let Some(command) = Command::parse(text(line)?)? else { return Ok(Flow::Continue) };
        match command {
            Command::Ugi => introduce(host),
            Command::IsReady => {
                self.engine.prepare(self.position.game());
                host.say("readyok");
            }
            Command::NewGame => {
                self.engine.forget();
                self.start(self.position.game());
            }
            Command::Set(OptionChange::Game(game)) => self.start(game),
            Command::Set(OptionChange::Number(number, value)) => {
                let mut options = self.engine.options();
                number.set(&mut options, value);
                self.engine.set_options(options);
            }
            Command::Set(OptionChange::Networks(networks)) => {
                self.engine.set_options(Options { networks, ..self.engine.options() });
            }
            Command::Position(placed) => self.place(&placed)?,
            Command::Go(go) => self.go(&go, behind, host)?,
            Command::Stop => self.stop(host),
            Command::PonderHit => self.ponder_hit(host),
            Command::Query(query) => self.reply(&query, host),
            Command::Draw => self.draw(host),
            Command::Quit => return Ok(Flow::Quit),
        }
        Ok(Flow::Continue)
    }

    fn start(&mut self, game: Game) {
        self.position = AnyPosition::start(game);
        self.last = None;
    }

    /// Goes to a position, or stays where it is if anything about it is wrong.
    fn place(&mut self, placed: &PositionCommand<'_>) -> Result<(), Error> {
        let game = self.position.game();
        let mut position = match &placed.fen {
            Some(fen) => AnyPosition::parse(game, fen).map_err(Error::Position)?,
            None => AnyPosition::start(game),
        };
        let mut last = None;
        for (i, text) in placed.moves.iter().enumerate() {
            last = Some(play("position", i + 1, text, &mut position)?);
        }
        (self.position, self.last) = (position, last);
        Ok(())
    }

    fn go(
        &mut self,
        go: &Go,
        behind: &mut VecDeque<Vec<u8>>,
        host: &mut dyn Host,
    ) -> Result<(), Error> {
        let task = match go {
            Go::Perft(depth) => {
                let task = Task::start(TaskKind::Count, host, std::mem::take(behind));
                perft::divide(&self.position, *depth, &task);
                task
            }
            Go::Search(wanted) => {
                let kind = wanted.kind(&self.position, self.engine.options().level)?;
                let moves = self.root_moves(wanted)?;
                let task = Task::start(kind, host, std::mem::take(behind));
                self.search(wanted, &moves, &task);
                task
            }
        };
        *behind = task.into_waiting();
        Ok(())
    }

    /// The moves that a search is limited to.
    fn root_moves(&self, wanted: &RequestedLimits) -> Result<Vec<AnyMove>, Error> {
        let read = |(i, text): (usize, &String)| {
            play("go searchmoves", i + 1, text, &mut self.position.clone())
        };
        wanted.moves.iter().enumerate().map(read).collect()
    }

    fn search(&mut self, wanted: &RequestedLimits, moves: &[AnyMove], task: &Task<'_>) {
        let limits = Limits {
            depth: wanted.depth.map(Into::into),
            nodes: wanted.nodes.map(Into::into),
            mate: wanted.mate.map(Into::into),
            moves,
            last_move: self.last,
            stop: &|| task.interrupted(),
            progress: &|progress| task.show(progress),
        };
        let best = self.engine.search(&self.position, &limits, &mut |info| task.inform(info));
        let answer = Answer(best.map(|best| best.mv));
        if task.is_unanswered() {
            self.held = Some(HeldAnswer { answer, ponder: task.is_ponder() });
        } else {
            task.say(&answer.to_string());
        }
    }

    /// Gives the answer that was held back. That there is none is no error: the search may have
    /// ended while `stop` was on its way.
    fn stop(&mut self, host: &mut dyn Host) {
        if let Some(held) = self.held.take() {
            host.say(&held.answer.to_string());
        }
    }

    /// Gives the answer of a search on the opponent's time. That there is none is no error either.
    fn ponder_hit(&mut self, host: &mut dyn Host) {
        if self.held.as_ref().is_some_and(|held| held.ponder) {
            self.stop(host);
        }
    }

    fn reply(&self, query: &Query, host: &mut dyn Host) {
        let outcome = self.position.outcome();
        let truth = |condition| if condition { "true" } else { "false" };
        let reply = match query {
            Query::GameOver => truth(outcome.is_some()),
            Query::P1Turn => truth(self.position.to_move() == Color::White),
            Query::Result => match outcome {
                Some(Outcome::Win(Color::White)) => "p1win",
                Some(Outcome::Win(Color::Black)) => "p2win",
                Some(Outcome::Draw) => "draw",
                None => "none",
            },
        };
        host.say(&format!("response {reply}"));
    }

    fn draw(&self, host: &mut dyn Host) {
        for line in self.position.diagram(self.last).to_string().lines() {
            host.say(line);
        }
        host.say(&format!("position fen {}", self.position));
    }
}

impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(mv) => write!(f, "bestmove {mv}"),
            None => f.write_str("bestmove none"),
        }
    }
}

/// Plays a move of the list of a command.
fn play(
    place: &'static str,
    number: usize,
    text: &str,
    position: &mut AnyPosition,
) -> Result<AnyMove, Error> {
    let mv = position.read_move(text).and_then(|mv| position.play(mv).map(|()| mv));
    mv.map_err(|why| Error::Move { place, number, text: quote(text), why })
}

fn introduce(host: &mut dyn Host) {
    host.say(concat!("id name Basalt ", env!("CARGO_PKG_VERSION")));
    host.say(concat!("id author ", env!("CARGO_PKG_AUTHORS")));
    for declaration in OptionChange::declarations() {
        host.say(&declaration);
    }
    host.say("ugiok");
}

fn text(line: &[u8]) -> Result<&str, Error> {
    if line.len() > Session::MAX_LINE_BYTES {
        return Err(too_long(line.len()));
    }
    std::str::from_utf8(line).map_err(|error| Error::NotUtf8 { byte: error.valid_up_to() + 1 })
}

/// The error of a line of `length` bytes.
pub(crate) fn too_long(length: usize) -> Error {
    Error::TooLong { found: length, most: Session::MAX_LINE_BYTES }
}
