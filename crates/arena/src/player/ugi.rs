//! Engines that speak UGI: the built-in one, or any program.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use basalt_rules::{AnyPosition, Color, Game};

use super::conversation::{EngineConnection, TimedLine};
use super::{Player, PlayerAnswer, PlayerError, PlayerTurn, Ply, READY_TIMEOUT, Seat, fill};
use crate::command_line::CommandLine;
use crate::spec::EngineOption;

/// An engine to start.
pub(super) enum Program {
    /// Ours, on a thread.
    Ours,
    /// Any other, in a process.
    External(CommandLine),
}

/// An engine that is kept from game to game, unless its command line differs by game.
pub(super) struct Ugi {
    program: Program,
    settings: Vec<EngineOption>,
    game: Game,
    engine: Option<Engine>,
}

/// An engine that is running.
struct Engine {
    conversation: EngineConnection,
    /// Whether it has an option for each game's seed.
    takes_seed: bool,
}

/// The option for chance.
const SEED: &str = "Seed";

/// The option for the game.
pub(crate) const GAME: &str = "Game";

impl Ugi {
    pub(super) fn new(program: Program, settings: Vec<EngineOption>, game: Game) -> Self {
        Self { program, settings, game, engine: None }
    }

    fn start(&self, seat: &Seat<'_>) -> Result<Engine, PlayerError> {
        let mut conversation = match &self.program {
            Program::Ours => EngineConnection::with_engine(),
            Program::External(command) => {
                let (program, args) = fill(command, seat);
                EngineConnection::with_program(&program, &args)?
            }
        };
        let options = introduce(&mut conversation)?;
        let has = |name: &str| options.iter().any(|known| known.name.eq_ignore_ascii_case(name));
        if has(GAME) {
            conversation.say(set(GAME, self.game.id()));
        }
        for EngineOption { name, value } in &self.settings {
            if !has(name) {
                return Err(PlayerError::NoOption(name.clone()));
            }
            conversation.say(set(name, value));
        }
        let chosen = |setting: &EngineOption| setting.name.eq_ignore_ascii_case(SEED);
        let takes_seed = has(SEED) && !self.settings.iter().any(chosen);
        Ok(Engine { conversation, takes_seed })
    }

    /// Whether each game needs its own engine.
    fn differs_by_game(&self) -> bool {
        match &self.program {
            Program::Ours => false,
            Program::External(command) => command.differs_by_game(),
        }
    }

    fn dismiss(&mut self) {
        if let Some(engine) = self.engine.take() {
            let _ = engine.conversation.part("quit");
        }
    }
}

impl Player for Ugi {
    fn begin(&mut self, seat: &Seat<'_>) -> Result<(), PlayerError> {
        let mut engine = match self.engine.take() {
            Some(engine) => engine,
            None => self.start(seat)?,
        };
        engine.get_ready(seat.seed)?;
        self.engine = Some(engine);
        Ok(())
    }

    fn choose(&mut self, turn: &PlayerTurn<'_>) -> Result<PlayerAnswer, PlayerError> {
        let mut engine = self.engine.take().expect("a game has begun");
        let answer = engine.choose(turn)?;
        self.engine = Some(engine);
        Ok(answer)
    }

    fn end(&mut self, _: &[Ply]) {
        if self.differs_by_game() {
            self.dismiss();
        }
    }
}

impl Drop for Ugi {
    fn drop(&mut self) {
        self.dismiss();
    }
}

impl Engine {
    fn get_ready(&mut self, seed: u64) -> Result<(), PlayerError> {
        if self.takes_seed {
            self.conversation.say(set(SEED, &seed.to_string()));
        }
        self.conversation.say("uginewgame");
        self.conversation.say("isready");
        let deadline = Instant::now() + READY_TIMEOUT;
        let is_ready = |said: TimedLine| (said.text == "readyok").then_some(());
        wait_for(&mut self.conversation, deadline, "readyok", is_ready)
    }

    fn choose(&mut self, turn: &PlayerTurn<'_>) -> Result<PlayerAnswer, PlayerError> {
        let asked = Instant::now();
        self.conversation.say(position_line(turn.start, turn.plies));
        self.conversation.say(go_line(turn));
        let best = |said: TimedLine| {
            let mut words = said.text.split_whitespace();
            (words.next() == Some("bestmove"))
                .then(|| PlayerAnswer::new(words.next().unwrap_or_default(), asked, said.at))
        };
        wait_for(&mut self.conversation, asked + turn.timeout, "bestmove", best)
    }
}

/// An option that an engine declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declared {
    pub(crate) name: String,
    /// The values to choose from, if it lists any.
    pub(crate) values: Vec<String>,
}

/// The options that an engine declares.
pub(crate) fn introduce(conversation: &mut EngineConnection) -> Result<Vec<Declared>, PlayerError> {
    conversation.say("ugi");
    let deadline = Instant::now() + READY_TIMEOUT;
    let mut options = Vec::new();
    wait_for(conversation, deadline, "ugiok", |said| {
        options.extend(option(&said.text));
        (said.text == "ugiok").then_some(())
    })?;
    Ok(options)
}

/// The option in a line `option name <name> type … var <value> …`.
fn option(line: &str) -> Option<Declared> {
    let words: Vec<&str> = line.strip_prefix("option name ")?.split_whitespace().collect();
    let mut words = words.split(|&word| word == "type");
    let name = words.next()?.join(" ");
    let values = words.flat_map(|rest| rest.split(|&word| word == "var").skip(1));
    Some(Declared { name, values: values.map(|value| value.join(" ")).collect() })
}

/// Reads lines until the expected one comes; an error of the engine ends the wait, too.
pub(crate) fn wait_for<T>(
    conversation: &mut EngineConnection,
    deadline: Instant,
    awaited: &'static str,
    mut found: impl FnMut(TimedLine) -> Option<T>,
) -> Result<T, PlayerError> {
    loop {
        let said = conversation.receive(deadline, awaited)?;
        if let Some(error) = said.text.strip_prefix("info string error: ") {
            return Err(PlayerError::Refused(error.to_owned()));
        }
        if let Some(answer) = found(said) {
            return Ok(answer);
        }
    }
}

pub(crate) fn set(name: &str, value: &str) -> String {
    format!("setoption name {name} value {value}")
}

fn position_line(start: &AnyPosition, plies: &[Ply]) -> String {
    let mut line = if *start == AnyPosition::start(start.game()) {
        "position startpos".to_owned()
    } else {
        format!("position fen {start}")
    };
    for (at, ply) in plies.iter().enumerate() {
        line.push_str(if at == 0 { " moves " } else { " " });
        let _ = write!(line, "{}", ply.mv);
    }
    line
}

fn go_line(turn: &PlayerTurn<'_>) -> String {
    let mut line = "go".to_owned();
    let mut add = |name: &str, number: u64| {
        let _ = write!(line, " {name} {number}");
    };
    let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    if turn.limits.time.is_some() {
        for (color, time, increment) in
            [(Color::White, "wtime", "winc"), (Color::Black, "btime", "binc")]
        {
            if let Some(left) = turn.left[color] {
                add(time, millis(left));
                add(increment, millis(turn.increment[color]));
            }
        }
    }
    if let Some(time) = turn.limits.move_time {
        add("movetime", millis(time).max(1));
    }
    if let Some(nodes) = turn.limits.nodes {
        add("nodes", nodes);
    }
    if let Some(depth) = turn.limits.depth {
        add("depth", depth.into());
    }
    line
}

#[cfg(test)]
mod tests {
    use basalt_play::By;
    use basalt_rules::{AnyMove, ByColor};

    use super::*;
    use crate::limits::Limits;

    fn go(limits: Limits, left: ByColor<Option<u64>>) -> String {
        let position = AnyPosition::start(Game::Dvonn);
        go_line(&PlayerTurn {
            start: &position,
            plies: &[],
            position: &position,
            limits: &limits,
            left: ByColor::from_fn(|color| left[color].map(Duration::from_millis)),
            increment: ByColor::from_fn(|_| limits.increment),
            timeout: Duration::ZERO,
        })
    }

    #[test]
    fn an_engine_is_told_its_limits() {
        let none = ByColor::default();
        assert_eq!(go(Limits::default(), none), "go");
        assert_eq!(go(Limits::OF_ENGINES, none), "go movetime 100");
        let counted = Limits { nodes: Some(7), depth: Some(3), ..Limits::default() };
        assert_eq!(go(counted, none), "go nodes 7 depth 3");
        let clock = Limits {
            time: Some(Duration::from_secs(8)),
            increment: Duration::from_millis(50),
            ..Limits::default()
        };
        let both = ByColor { white: Some(800), black: Some(7000) };
        assert_eq!(go(clock, both), "go wtime 800 winc 50 btime 7000 binc 50");
        // A player without a clock does not hear of the other's.
        assert_eq!(go(counted, both), "go nodes 7 depth 3");
        // A player whose opponent has none hears of its own.
        let own = ByColor { white: None, black: Some(7000) };
        assert_eq!(go(clock, own), "go btime 7000 binc 50");
    }

    #[test]
    fn an_engine_is_told_the_position() {
        let start = AnyPosition::start(Game::Dvonn);
        let ply = |text| Ply {
            player: Color::White,
            mv: AnyMove::parse(Game::Dvonn, text).expect(text),
            by: By::Computer,
            left: None,
        };
        assert_eq!(position_line(&start, &[]), "position startpos");
        let moves = [ply("e3"), ply("c3")];
        assert_eq!(position_line(&start, &moves), "position startpos moves e3 c3");
        let text = "9/10/5r5/4rw(rb)3/9 w s";
        let set_up = AnyPosition::parse(Game::Dvonn, text).expect(text);
        let line = format!("position fen {text} moves f2g2");
        assert_eq!(position_line(&set_up, &[ply("f2g2")]), line);
    }

    #[test]
    fn names_of_options_may_have_several_words() {
        let name = |line: &str| option(line).map(|option| option.name);
        let spin = "option name Move Overhead type spin default 0";
        assert_eq!(name(spin).as_deref(), Some("Move Overhead"));
        assert_eq!(name("id name x"), None);
        let combo = "option name Style type combo default solid var solid var very wild";
        assert_eq!(option(combo).expect("an option").values, ["solid", "very wild"]);
        assert_eq!(option(spin).expect("an option").values, [] as [&str; 0]);
    }
}
