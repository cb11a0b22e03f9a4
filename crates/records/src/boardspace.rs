//! Boardspace's SGF: a head of properties, then the gestures of both players, click by click.
//!
//! The player who starts is White. Only what stands when a player says `Done` is a move.

mod dvonn;
mod punct;
mod sgf;

use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome, Variant};

use super::error::{GameFault, SyntaxError, WriteError};
use super::format::Format;
use super::line::MoveNode;
use super::splitter::Splitter;
use super::syntax::Syntax;
use super::{Record, Termination};
use sgf::Property;

/// The start of a line that starts a game.
const OPENING: &[u8] = b"(;";

/// The tag with the id of a game that a Basalt server has exported.
const GAME_ID: &str = "GameId";

/// The start of the comment on a game that holds its id: SGF has no property for it.
const ID_COMMENT: &str = "GameId ";

/// Whether a file of this format can start with `line`.
pub(super) fn is_opening(line: &[u8]) -> bool {
    line.starts_with(OPENING)
}

/// Reads files of this format.
pub(super) static SYNTAX: Syntax =
    Syntax::text(|| Splitter::paragraphs(Some(OPENING), false), read);

/// Reads one game. A result that is not by resignation is that on the board.
fn read(text: &str) -> Result<Record, GameFault> {
    let mut properties = sgf::read(text)?.into_iter().peekable();
    let mut head = Vec::new();
    while let Some(property) = properties.next_if(|property| property.gesture().is_none()) {
        head.push(property);
    }
    let mut record = Record::new(AnyPosition::start(read_game(text, &head)?));
    let mut reading = Reading::new(record.game());
    for property in properties {
        if let Some((player, words)) = property.gesture() {
            reading.read(&mut record, player, &words, property.at)?;
        }
    }
    name_players(&mut record, &head, reading.white_seat);
    name_game(&mut record, &head);
    if record.result.is_none() {
        record.settle();
    }
    Ok(record)
}

fn read_game(text: &str, head: &[Property<'_>]) -> Result<Game, GameFault> {
    let Some(property) = head.iter().find(|property| property.name == "GM") else {
        return Err(GameFault::new(text.len(), SyntaxError::NoSgfGame));
    };
    match property.value.as_ref() {
        "25" => Ok(Game::Punct),
        name if name.eq_ignore_ascii_case("dvonn") => Ok(Game::Dvonn),
        name => Err(GameFault::new(property.at, SyntaxError::SgfGame { found: quote(name) })),
    }
}

/// Keeps the names of the players and of the game.
fn name_players(record: &mut Record, head: &[Property<'_>], white_seat: usize) {
    let seats = if white_seat == 0 { ["P0", "P1"] } else { ["P1", "P0"] };
    let names = ["GN", "DT", seats[0], seats[1]];
    for (property, tag) in names.into_iter().zip(["Event", "Date", "White", "Black"]) {
        let value = head.iter().find(|one| one.name == property).map(|one| one.value.as_ref());
        let value = value.map(|value| match value.strip_prefix("id ") {
            Some(id) if seats.contains(&property) => unquoted(id),
            _ => value,
        });
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            record.tags.put(tag, value);
        }
    }
}

/// Keeps the id of a game that a Basalt server has exported.
fn name_game(record: &mut Record, head: &[Property<'_>]) {
    let mut comments = head.iter().filter(|property| property.name == "GC");
    let id = comments.find_map(|comment| comment.value.strip_prefix(ID_COMMENT));
    if let Some(id) = id.filter(|id| !id.is_empty()) {
        record.tags.put(GAME_ID, id);
    }
}

/// The text between the outermost quotes. Quotes inside it belong to it.
fn unquoted(text: &str) -> &str {
    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text)
}

/// Gestures of a player that are not yet done.
enum OpenGestures {
    Dvonn(dvonn::Gestures),
    Punct(punct::Gestures),
}

/// Folds gestures into moves.
struct Reading {
    gestures: OpenGestures,
    position: AnyPosition,
    white_seat: usize,
}

impl Reading {
    fn new(game: Game) -> Self {
        let gestures = match game {
            Game::Dvonn => OpenGestures::Dvonn(dvonn::Gestures::default()),
            Game::Punct | Game::PunctBasic => OpenGestures::Punct(punct::Gestures::default()),
        };
        Self { gestures, position: AnyPosition::start(game), white_seat: 0 }
    }

    fn read(
        &mut self,
        record: &mut Record,
        seat: usize,
        words: &[&str],
        at: usize,
    ) -> Result<(), GameFault> {
        if record.result.is_some() {
            return Ok(());
        }
        let unknown =
            || GameFault::new(at, SyntaxError::Gesture { found: quote(&words.join(" ")) });
        match words {
            ["Start", first] => {
                self.white_seat = usize::from(*first == "P1");
            }
            ["Done"] => {
                let done = match &mut self.gestures {
                    OpenGestures::Dvonn(gestures) => gestures.done().map(AnyMove::Dvonn),
                    OpenGestures::Punct(gestures) => gestures.done().map(AnyMove::Punct),
                };
                let mv = done.ok_or_else(|| GameFault::new(at, SyntaxError::NothingDone))?;
                // An illegal move is found when the record is replayed.
                let _ = self.position.play(mv);
                record.line.nodes.push(MoveNode::new(mv));
            }
            ["Resign"] => {
                let loser = if seat == self.white_seat { Color::White } else { Color::Black };
                record.result = Some(Outcome::Win(loser.other()));
                record.set_termination(Termination::Resignation);
            }
            _ => match (&mut self.gestures, &self.position) {
                (OpenGestures::Dvonn(gestures), _) => gestures.read(words).ok_or_else(unknown)?,
                (OpenGestures::Punct(gestures), AnyPosition::Punct(position)) => {
                    gestures.read(words, position).ok_or_else(unknown)?;
                }
                (OpenGestures::Punct(_), AnyPosition::Dvonn(_)) => return Err(unknown()),
            },
        }
        Ok(())
    }
}

/// Writes one game as the site's robots do: a move, then `Done`. Comments and all tags but the
/// players' names, event, date and id are left out.
pub(super) fn write(record: &Record) -> Result<String, WriteError> {
    if record.is_from_setup() {
        return Err(WriteError::Setup { format: Format::Boardspace });
    }
    let mut position = record.start.clone();
    let mut gestures = vec![(0, "Start P0".to_owned())];
    for mv in record.line.moves() {
        let seat = usize::from(position.to_move() == Color::Black);
        let text = match (&position, record.game().variant()) {
            (AnyPosition::Dvonn(_), _) => mv.try_into().ok().map(dvonn::write),
            (AnyPosition::Punct(position), Variant::Standard) => {
                mv.try_into().ok().map(|mv| punct::write(mv, position))
            }
            (AnyPosition::Punct(_), Variant::Basic) => None,
        };
        let other = || WriteError::Game { format: Format::Boardspace, game: record.game() };
        let text = text.ok_or_else(other)?;
        gestures.extend([(seat, text), (seat, "Done".to_owned())]);
        if position.play(mv).is_err() {
            return Err(WriteError::Illegal { format: Format::Boardspace, found: mv });
        }
    }
    if let (Some(Outcome::Win(winner)), Some(Termination::Resignation)) =
        (record.result, record.termination())
    {
        gestures.push((usize::from(winner == Color::White), "Resign".to_owned()));
    }
    Ok(sgf::write(&head(record)?, &gestures))
}

fn head(record: &Record) -> Result<Vec<(&'static str, String)>, WriteError> {
    let (game, setup) = match record.game() {
        Game::Dvonn => ("Dvonn", "dvonn 1"),
        Game::Punct | Game::PunctBasic => ("25", "punct 2 1 101"),
    };
    let tag = |name| Format::Boardspace.tag(record, name, char::is_control);
    let player = |name| Ok::<_, WriteError>(format!("id \"{}\"", tag(name)?));
    let id = tag(GAME_ID)?;
    let comment = if id.is_empty() { String::new() } else { format!("{ID_COMMENT}{id}") };
    Ok(vec![
        ("GM", game.to_owned()),
        ("VV", "1".to_owned()),
        ("SU", setup.to_owned()),
        ("GN", tag("Event")?.to_owned()),
        ("DT", tag("Date")?.to_owned()),
        ("GC", comment),
        ("P0", player("White")?),
        ("P1", player("Black")?),
    ])
}
