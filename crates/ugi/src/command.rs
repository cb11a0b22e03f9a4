//! Parses lines into commands.

use crate::error::Error;
use crate::go::Go;
use crate::options::OptionChange;
use crate::words::Words;

/// A line that is well written. Whether its moves are legal is seen when they are played.
pub(crate) enum Command<'a> {
    Ugi,
    IsReady,
    NewGame,
    Set(OptionChange),
    Position(PositionCommand<'a>),
    Go(Go),
    PonderHit,
    Stop,
    Quit,
    Query(Query),
    Draw,
}

/// A position: its text, or the start of the game, and the moves from there.
pub(crate) struct PositionCommand<'a> {
    pub(crate) fen: Option<String>,
    pub(crate) moves: Vec<&'a str>,
}

/// A question about the position.
pub(crate) enum Query {
    GameOver,
    P1Turn,
    Result,
}

const COMMANDS: &str = "a command (ugi, isready, uginewgame, setoption, position, go, ponderhit, stop, query, d or quit)";

impl<'a> Command<'a> {
    /// Reads a line; there is no command in an empty one.
    pub(crate) fn parse(line: &'a str) -> Result<Option<Self>, Error> {
        let mut words = Words::of(line);
        let Some(name) = words.next() else { return Ok(None) };
        let command = match name {
            "ugi" => words.within("ugi").end().map(|()| Self::Ugi),
            "isready" => words.within("isready").end().map(|()| Self::IsReady),
            "uginewgame" => words.within("uginewgame").end().map(|()| Self::NewGame),
            "setoption" => OptionChange::parse(words.within("setoption")).map(Self::Set),
            "position" => PositionCommand::parse(words.within("position")).map(Self::Position),
            "go" => Go::parse(words.within("go")).map(Self::Go),
            "ponderhit" => words.within("ponderhit").end().map(|()| Self::PonderHit),
            "stop" => words.within("stop").end().map(|()| Self::Stop),
            "query" => Query::parse(words.within("query")).map(Self::Query),
            "d" => words.within("d").end().map(|()| Self::Draw),
            "quit" => words.within("quit").end().map(|()| Self::Quit),
            _ => Err(words.expected(COMMANDS, Some(name))),
        };
        command.map(Some)
    }
}

impl<'a> PositionCommand<'a> {
    fn parse(mut words: Words<'a>) -> Result<Self, Error> {
        match words.next() {
            Some("startpos") => {}
            Some("fen") => {
                let (fen, _) = words.until("moves");
                return Ok(Self { fen: Some(fen), moves: words.all() });
            }
            found => return Err(words.expected("startpos or fen", found)),
        }
        match words.next() {
            None | Some("moves") => Ok(Self { fen: None, moves: words.all() }),
            found => Err(words.expected("moves or the end of the line", found)),
        }
    }
}

impl Query {
    fn parse(mut words: Words<'_>) -> Result<Self, Error> {
        let query = match words.next() {
            Some("gameover") => Self::GameOver,
            Some("p1turn") => Self::P1Turn,
            Some("result") => Self::Result,
            found => return Err(words.expected("gameover, p1turn or result", found)),
        };
        words.end().map(|()| query)
    }
}
