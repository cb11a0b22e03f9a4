//! Conformance of an engine with UGI: a suite of conversations, and a whole game.

mod report;

use std::time::{Duration, Instant};

use basalt_rules::{AnyPosition, Game};
use basalt_ugi::transcript::{Peer, Transcript};

use crate::PlayerError;
use crate::player::conversation::{EngineConnection, TimedLine};
use crate::player::ugi::{Declared, GAME, introduce, set, wait_for};

/// The text of the suite. It explains itself.
pub const CONFORMANCE_SUITE: &str = include_str!("../conformance/ugi.txt");

/// The name of the cases for every game.
const ANY_GAME: &str = "any";

/// The most plies of a game that is played to the end; longer than any game.
const MAX_PLIES: usize = 1_000;

/// The time for each move of that game.
const MOVE_MS: u64 = 20;

/// The lines of a conversation that are shown when a case fails.
const SHOWN_LINES: usize = 12;

/// The outcome of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseResult {
    /// The behaviour that the protocol asks for.
    pub title: String,
    /// The behaviour that was seen instead.
    pub failure: Option<CaseFailure>,
}

/// The way in which an engine fails a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFailure {
    /// A sentence.
    pub reason: String,
    /// The last lines of the conversation, with `> ` before those to the engine and `< ` before its own.
    pub conversation: Vec<String>,
}

/// A case of the suite.
struct Case {
    title: &'static str,
    transcript: Transcript,
}

/// Checks an engine, the program and its arguments, for a game. Each result is reported as soon as it is known. Fails
/// if the engine cannot be started or does not introduce itself.
pub fn check_engine(
    command: &[String],
    game: Game,
    timeout: Duration,
    tell: &mut dyn FnMut(CaseResult),
) -> Result<(), PlayerError> {
    let mut engine = Engine::start(command, game, timeout)?;
    tell(CaseResult { title: "introduces itself".to_owned(), failure: None });
    for case in cases(game) {
        let failure = engine.hold(&case.transcript);
        let failed = failure.is_some();
        tell(CaseResult { title: case.title.to_owned(), failure });
        if failed {
            engine = Engine::start(command, game, timeout)?;
        }
    }
    let failure = engine.play_game();
    if failure.is_some() {
        engine = Engine::start(command, game, timeout)?;
    }
    tell(CaseResult { title: "plays a whole game".to_owned(), failure });
    tell(CaseResult { title: "ends when told to quit".to_owned(), failure: engine.quit() });
    Ok(())
}

/// The games that an engine offers: those that its option names, or without such an option the first in whose starting position its
/// move is legal. Fails if the engine cannot be started or does not introduce itself.
pub fn offered_games(command: &[String], timeout: Duration) -> Result<Vec<Game>, PlayerError> {
    let (mut conversation, options) = start(command)?;
    let named = |game: &Game| options.iter().any(|option| offers(option, *game));
    let games = if options.iter().any(is_choice_of_game) {
        Game::ALL.into_iter().filter(named).collect()
    } else {
        Game::ALL
            .into_iter()
            .find(|&game| opens(&mut conversation, game, timeout))
            .into_iter()
            .collect()
    };
    let _ = conversation.part("quit");
    Ok(games)
}

/// Starts an engine, and reads how it introduces itself.
fn start(command: &[String]) -> Result<(EngineConnection, Vec<Declared>), PlayerError> {
    let (program, args) =
        command.split_first().map_or(("", &[][..]), |(first, rest)| (first, rest));
    let mut conversation = EngineConnection::with_program(program, args)?;
    let options = introduce(&mut conversation)?;
    Ok((conversation, options))
}

fn is_choice_of_game(option: &Declared) -> bool {
    option.name.eq_ignore_ascii_case(GAME)
}

/// Whether an option chooses a game, among others. One that lists no values may choose any.
fn offers(option: &Declared, game: Game) -> bool {
    let has = option.values.is_empty() || option.values.iter().any(|value| value == game.id());
    is_choice_of_game(option) && has
}

/// Whether an engine's first move is legal in a game.
fn opens(conversation: &mut EngineConnection, game: Game, timeout: Duration) -> bool {
    conversation.say("uginewgame");
    conversation.say("position startpos");
    conversation.say(format!("go movetime {MOVE_MS}"));
    let first = |said: TimedLine| said.text.strip_prefix("bestmove ").map(str::to_owned);
    let first = wait_for(conversation, Instant::now() + timeout, "bestmove", first);
    let position = AnyPosition::start(game);
    let mv = first.ok().and_then(|text| position.read_move(&text).ok());
    mv.is_some_and(|mv| position.legal_moves().contains(&mv))
}

/// The cases for a game, in the order of the suite.
fn cases(game: Game) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut is_meant = false;
    for (title, meant, text) in sections(CONFORMANCE_SUITE) {
        is_meant = meant.map_or(is_meant, |id| id == ANY_GAME || id == game.id());
        if let (Some(title), true) = (title, is_meant) {
            let transcript = text.parse().expect("a test parses every case");
            cases.push(Case { title, transcript });
        }
    }
    cases
}

/// The parts of the suite: the title of a case, or the id of the game whose cases follow, and the lines below it.
fn sections(suite: &'static str) -> Vec<(Option<&'static str>, Option<&'static str>, String)> {
    let mut sections = Vec::new();
    for line in suite.lines() {
        let (title, game) = (line.strip_prefix("case "), line.strip_prefix("game "));
        if title.is_some() || game.is_some() {
            sections.push((title, game, String::new()));
        } else if let Some((.., text)) = sections.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    sections
}

/// An engine that is checked.
struct Engine {
    conversation: EngineConnection,
    game: Game,
    /// Whether it has an option for the game.
    chooses_game: bool,
    position: AnyPosition,
    timeout: Duration,
    case_timeout: Duration,
    spoken: Vec<String>,
    /// Why nothing came.
    silence: Option<String>,
    /// The first fault in a report of a search.
    fault: Option<String>,
}

impl Engine {
    fn start(command: &[String], game: Game, timeout: Duration) -> Result<Self, PlayerError> {
        let (conversation, options) = start(command)?;
        Ok(Self {
            conversation,
            game,
            chooses_game: options.iter().any(is_choice_of_game),
            position: AnyPosition::start(game),
            timeout,
            case_timeout: timeout,
            spoken: Vec::new(),
            silence: None,
            fault: None,
        })
    }

    /// Starts a new game, as every case wants it.
    fn get_ready(&mut self) -> Result<(), String> {
        self.spoken.clear();
        self.fault = None;
        self.case_timeout = self.timeout;
        self.position = AnyPosition::start(self.game);
        if self.chooses_game {
            self.send(&set(GAME, self.game.id()));
        }
        self.send("uginewgame");
        self.send("isready");
        let deadline = Instant::now() + self.timeout;
        let is_ready = |said: TimedLine| (said.text == "readyok").then_some(());
        let ready = wait_for(&mut self.conversation, deadline, "readyok", is_ready);
        ready.map_err(|error| error.evidence())
    }

    /// Holds a conversation. Returns how the engine fails.
    fn hold(&mut self, transcript: &Transcript) -> Option<CaseFailure> {
        let held = self.get_ready().and_then(|()| {
            transcript.replay(self).map_err(|mismatch| {
                let found = mismatch.found.or_else(|| self.silence.take());
                let found = found.unwrap_or_else(|| "nothing".to_owned());
                format!("expected “{}”, found “{found}”", mismatch.expected)
            })
        });
        self.failure(held)
    }

    fn failure(&mut self, result: Result<(), String>) -> Option<CaseFailure> {
        let result = result.and_then(|()| self.fault.take().map_or(Ok(()), Err));
        let from = self.spoken.len().saturating_sub(SHOWN_LINES);
        let conversation = || self.spoken[from..].to_vec();
        result.err().map(|reason| CaseFailure { reason, conversation: conversation() })
    }

    /// Lets the engine play both sides of a game to its end.
    fn play_game(&mut self) -> Option<CaseFailure> {
        let played = self.get_ready().and_then(|()| self.play_to_the_end());
        self.failure(played)
    }

    fn play_to_the_end(&mut self) -> Result<(), String> {
        let mut line = "position startpos".to_owned();
        for ply in 0..MAX_PLIES {
            self.send(&line);
            if self.position.outcome().is_some() {
                self.send("query gameover");
                return match self.receive().as_deref() {
                    Some("response true") => Ok(()),
                    other => Err(format!("the game is over after {ply} plies, found {other:?}")),
                };
            }
            self.send(&format!("go movetime {MOVE_MS}"));
            let answer = self.receive().or_else(|| self.silence.take()).unwrap_or_default();
            let mv = answer.strip_prefix("bestmove ").unwrap_or_default();
            if !self.is_legal(mv) {
                return Err(format!("expected a legal move at ply {}, found “{answer}”", ply + 1));
            }
            line.push_str(if ply == 0 { " moves " } else { " " });
            line.push_str(mv);
        }
        Err(format!("the game did not end within {MAX_PLIES} plies"))
    }

    fn quit(mut self) -> Option<CaseFailure> {
        self.spoken.clear();
        self.spoken.push("> quit".to_owned());
        let spoken = self.spoken;
        let goes_on = || CaseFailure { reason: "it goes on".to_owned(), conversation: spoken };
        (!self.conversation.part("quit")).then(goes_on)
    }
}

/// The position of a line `position …`, if an engine has to accept it.
fn position_of(line: &str, game: Game) -> Option<AnyPosition> {
    let (start, moves) = line.split_once(" moves ").unwrap_or((line, ""));
    let mut position = match start.strip_prefix("position fen ") {
        Some(text) => AnyPosition::parse(game, text).ok()?,
        None => (start == "position startpos").then(|| AnyPosition::start(game))?,
    };
    for text in moves.split_whitespace() {
        let mv = position.read_move(text).ok()?;
        position.play(mv).ok()?;
    }
    Some(position)
}

impl Peer for Engine {
    fn send(&mut self, line: &str) {
        self.spoken.push(format!("> {line}"));
        if let Some(position) = position_of(line, self.game) {
            self.position = position;
        }
        self.conversation.say(line);
    }

    /// The next line. Reports of a search do not count, but must have no fault; empty lines do not count either.
    fn receive(&mut self) -> Option<String> {
        let deadline = Instant::now() + self.case_timeout;
        loop {
            match self.conversation.receive(deadline, "answer in time") {
                Ok(said) if said.text.is_empty() => {}
                Ok(said) => {
                    self.spoken.push(format!("< {}", said.text));
                    if said.text.split(' ').next() != Some("info") {
                        return Some(said.text);
                    }
                    let fault = || report::fault(&said.text, &self.position);
                    self.fault = self.fault.take().or_else(fault);
                }
                Err(error) => {
                    self.silence = Some(error.evidence());
                    return None;
                }
            }
        }
    }

    fn set_timeout(&mut self, timeout: Duration) {
        self.case_timeout = timeout;
    }

    fn is_legal(&self, text: &str) -> bool {
        let read = self.position.read_move(text).ok();
        read.is_some_and(|mv| self.position.legal_moves().contains(&mv))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_cases_of_its_own_and_each_is_a_conversation() {
        let shared = sections(CONFORMANCE_SUITE)
            .iter()
            .take_while(|(_, game, _)| *game != Some(Game::ALL[0].id()))
            .count();
        for game in Game::ALL {
            assert!(cases(game).len() > shared - 1, "{game}");
        }
        for (title, game, text) in sections(CONFORMANCE_SUITE) {
            assert!(text.parse::<Transcript>().is_ok(), "{title:?}");
            let is_known = |id| id == ANY_GAME || Game::ALL.iter().any(|game| game.id() == id);
            assert!(game.is_none_or(is_known), "{game:?}");
            assert!(
                title.is_none() || text.contains("\n> ") || text.starts_with("> "),
                "{title:?}"
            );
        }
    }

    #[test]
    fn a_position_that_cannot_be_reached_is_none() {
        let game = Game::ALL[0];
        assert!(position_of("position startpos", game).is_some());
        for line in ["position fen nonsense", "position startpos moves nonsense", "go", "position"]
        {
            assert_eq!(position_of(line, game), None, "{line}");
        }
    }

    #[cfg(unix)]
    fn failures(script: &str) -> Vec<(String, String)> {
        let command = ["sh", "-c", script].map(str::to_owned);
        let mut failures = Vec::new();
        let mut tell = |result: CaseResult| {
            failures.extend(result.failure.map(|failure| (result.title, failure.reason)));
        };
        let timeout = Duration::from_millis(300);
        check_engine(&command, Game::ALL[0], timeout, &mut tell).expect("it introduces itself");
        failures
    }

    /// An engine that always makes the same move.
    #[cfg(unix)]
    #[test]
    fn an_engine_with_faults_is_told_which() {
        let script = "while read -r word rest; do case $word in \
                      ugi) echo id name stubborn; echo ugiok;; isready) echo readyok;; \
                      go) echo info depth 1; echo bestmove a1;; query) echo response true;; esac; done; sleep 5";
        let failures = failures(script);
        let of = |title: &str| {
            failures.iter().find(|(failed, _)| failed == title).map(|(_, reason)| reason.as_str())
        };
        assert_eq!(of("answers isready"), None);
        assert_eq!(of("searches to a fixed depth"), None);
        assert_eq!(
            of("knows whose turn it is and that the game goes on"),
            Some("expected “response false”, found “response true”")
        );
        assert_eq!(
            of("counts positions"),
            Some("expected “Nodes searched: 2352”, found “no answer in time”")
        );
        assert_eq!(
            of("plays a whole game"),
            Some("expected a legal move at ply 2, found “bestmove a1”")
        );
        assert_eq!(of("ends when told to quit"), Some("it goes on"));
    }

    #[cfg(unix)]
    #[test]
    fn a_report_with_a_fault_fails_the_case() {
        let script = "while read -r word rest; do case $word in \
                      ugi) echo ugiok;; isready) echo readyok;; quit) exit;; \
                      go) echo info depth 1 score cp 30 pv a1; echo bestmove a1;; esac; done";
        let failures = failures(script);
        let (_, reason) = failures
            .iter()
            .find(|(title, _)| title == "searches to a fixed depth")
            .expect("the score is no score");
        assert!(reason.contains("found “info depth 1 score cp 30 pv a1”"), "{reason}");
    }

    #[cfg(unix)]
    #[test]
    fn an_engine_offers_the_games_that_it_names_or_else_the_one_that_it_plays() {
        let offered = |introduction: &str, mv: &str| {
            let script = format!(
                "while read -r word rest; do case $word in ugi) echo {introduction}; echo ugiok;; \
                 go) echo bestmove {mv};; quit) exit;; esac; done"
            );
            let command = ["sh", "-c", &script].map(str::to_owned);
            offered_games(&command, Duration::from_secs(10)).expect("it introduces itself")
        };
        let [first, .., last] = Game::ALL;
        let named = format!("option name Game type combo default {last} var {last}");
        assert_eq!(offered(&named, "a1"), [last]);
        assert_eq!(offered("option name game type string", "a1"), Game::ALL);
        assert_eq!(offered("id name x", "a1"), [first]);
        assert_eq!(offered("id name x", "nonsense"), []);
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error() {
        let command = ["./no-such-engine".to_owned()];
        let checked = check_engine(&command, Game::ALL[0], Duration::from_secs(1), &mut drop);
        assert!(matches!(checked, Err(PlayerError::NotStarted(_))));
    }
}
