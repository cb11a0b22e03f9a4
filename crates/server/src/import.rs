//! Imports of game records from other sites, for the command line.
//!
//! An imported game is a finished, unrated game of two players of another site, whose names are kept apart from those of this
//! server: `name@site`. The archive shows it, and the opening explorer counts it.

use basalt_records::{Format, Record, ReplayError, Termination};
use basalt_referee::{
    Board, ColorWish, EndReason, Ending, Event, GameId, Millis, Numbered, OnlineGame, Pace, Terms,
};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Outcome};
use basalt_store::{FOREIGN_MARK, hexadecimal};
use sha2::{Digest as _, Sha256};

pub use crate::calendar::parse_day;
pub use basalt_store::{Imported, ImportedGame};

use crate::live::summary;

/// Maximum number of characters of a foreign name, without its site.
const MAX_NAME_CHARS: usize = 40;

/// Maximum number of characters of a site.
const MAX_SITE_CHARS: usize = 40;

/// The name of a player whom a record does not name.
const NO_NAME: &str = "unknown";

/// The site of a record that names none.
const NO_SITE: &str = "elsewhere";

/// The tag with the id of a game that this server or another Basalt has exported.
const GAME_ID: &str = "GameId";

/// Why a game is not imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// Its moves or its result are not those of a game by the rules.
    Replay(ReplayError),
    /// It is not over, or nobody knows its result.
    NoResult,
}

/// The games of one file: where they come from, and what is assumed about them.
#[derive(Clone, Debug)]
pub struct ImportSource {
    /// The format of the file.
    pub format: Format,
    /// The site, if the operator names it.
    pub site: Option<Site>,
    /// The day of games without a date.
    pub day: Millis,
    /// The present time. A record with a later date has none.
    pub now: Millis,
}

/// The name of a site: small letters, digits, points and hyphens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site(String);

impl Site {
    /// A site by its name or address; `None` if no character of it can be used.
    pub fn new(text: &str) -> Option<Self> {
        let host = text.split_once("://").map_or(text, |(_, rest)| rest);
        let host = host.split('/').next().unwrap_or_default();
        let host = host.strip_prefix("www.").unwrap_or(host);
        let fits = |char: &char| char.is_ascii_alphanumeric() || ".-".contains(*char);
        let name: String = host.chars().filter(fits).take(MAX_SITE_CHARS).collect();
        (!name.is_empty()).then(|| Self(name.to_ascii_lowercase()))
    }

    /// The site of a record: the one whose format it has, or the one that it names.
    fn of(format: Format, record: &Record) -> Self {
        let known = match format {
            Format::Boardspace => Some("boardspace"),
            Format::LittleGolem => Some("littlegolem"),
            Format::CodeCup => Some("codecup"),
            Format::Basalt | Format::Json | Format::Moves | Format::AbstractPlay => None,
        };
        let named = || record.tags.get("Site").and_then(Self::new);
        let known = known.map(|known| Self(known.to_owned()));
        known.or_else(named).unwrap_or_else(|| Self(NO_SITE.to_owned()))
    }
}

impl ImportSource {
    /// A record as a game of the store.
    pub fn game(&self, record: &Record) -> Result<ImportedGame, ImportError> {
        let site = self.site.clone().unwrap_or_else(|| Site::of(self.format, record));
        let end = record.replay().map_err(ImportError::Replay)?;
        let (moves, ending) = finish(record, end).ok_or(ImportError::NoResult)?;
        let created = self.day_of(record);
        let terms = terms(record);
        let mut game = OnlineGame::new(terms, record.start.clone(), created);
        let events = events(record.start.clone(), &moves, ending, created);
        for numbered in &events {
            // The record was replayed, so the referee agrees.
            game.apply(numbered).map_err(|_| ImportError::NoResult)?;
        }
        let names = ByColor { white: name(record, "White"), black: name(record, "Black") };
        let hash = content(record, &site, &names, &moves, ending);
        Ok(ImportedGame {
            content: hexadecimal(&hash),
            ids: ids(hash),
            exported_as: record.tags.get(GAME_ID).and_then(|id| id.parse().ok()),
            site: site.0,
            terms,
            start: record.start.to_string(),
            names,
            created,
            events,
            summary: summary(&game),
        })
    }

    fn day_of(&self, record: &Record) -> Millis {
        let day = record.tags.get("Date").and_then(parse_day);
        day.filter(|&day| day <= self.now).unwrap_or(self.day)
    }
}

/// All moves of a game and its end. Forced moves after the last one, which some sites leave out, are added if they end the
/// game as the record says.
fn finish(record: &Record, mut end: AnyPosition) -> Option<(Vec<AnyMove>, Ending)> {
    let mut moves: Vec<AnyMove> = record.line.moves().collect();
    let played = moves.len();
    while let Some(mv) = end.forced_move() {
        end.play(mv).ok()?;
        moves.push(mv);
    }
    match (end.outcome(), record.result) {
        (Some(outcome), None) => return Some((moves, outcome.into())),
        (Some(outcome), Some(result)) if outcome == result => {
            return Some((moves, outcome.into()));
        }
        _ => moves.truncate(played),
    }
    let winner = match record.result? {
        Outcome::Draw => None,
        Outcome::Win(winner) => Some(winner),
    };
    Some((moves, Ending { winner, reason: reason(record.termination(), winner) }))
}

/// The reason of an end that is not on the board. One that does not fit the result is somebody's decision.
fn reason(termination: Option<Termination>, winner: Option<Color>) -> EndReason {
    match (termination, winner) {
        (Some(Termination::Resignation), Some(_)) => EndReason::Resigned,
        (Some(Termination::Time), Some(_)) => EndReason::Time,
        (Some(Termination::Abandoned), Some(_)) => EndReason::Left,
        (Some(Termination::Agreement), None) => EndReason::Agreed,
        _ => EndReason::Adjudicated,
    }
}

fn events(
    mut position: AnyPosition,
    moves: &[AnyMove],
    ending: Ending,
    at: Millis,
) -> Vec<Numbered> {
    let mut events = Vec::with_capacity(moves.len() + 1);
    for &mv in moves {
        let (by, forced) = (position.to_move(), position.forced_move() == Some(mv));
        // The record was replayed, so every move is legal.
        _ = position.play(mv);
        events.push(Event::Move { by, mv, spent: 0, forced });
    }
    events.push(Event::Ended(ending));
    let numbered = |(number, event)| Numbered { number, at, event };
    (1..).zip(events).map(numbered).collect()
}

/// The terms of an imported game, which never changes ratings.
fn terms(record: &Record) -> Terms {
    let pace = record.tags.get("TimeControl").and_then(pace).unwrap_or(Pace::UNKNOWN);
    let is_full = record.is_from_setup() && record.game().starts_on(Board::Random);
    let board = if is_full { Board::Random } else { Board::Empty };
    let terms = Terms { board, color: ColorWish::Either, ..Terms::casual(record.game(), pace) };
    if terms.check().is_ok() { terms } else { Terms { pace: Pace::UNKNOWN, ..terms } }
}

/// The time control of a tag that Basalt writes: `300+3`, or `1/259200` for three days a move.
fn pace(text: &str) -> Option<Pace> {
    const DAY_SECONDS: u32 = 24 * 60 * 60;
    if let Some(seconds) = text.strip_prefix("1/") {
        return u8::try_from(seconds.parse::<u32>().ok()? / DAY_SECONDS).ok().map(Pace::Days);
    }
    let (base, increment) = text.split_once('+')?;
    Some(Pace::Live { base: base.parse().ok()?, increment: increment.parse().ok()? })
}

/// The name of a player in a record, without characters that could deceive a reader.
fn name(record: &Record, tag: &str) -> String {
    let shown = |char: char| match char {
        FOREIGN_MARK => '_',
        char if char.is_alphanumeric() || " -_.+*!?'()".contains(char) => char,
        _ => '_',
    };
    let name = record.tags.get(tag).unwrap_or_default().trim();
    let name: String = name.chars().map(shown).take(MAX_NAME_CHARS).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() { NO_NAME.to_owned() } else { name }
}

/// A hash by which a game is recognised, whatever file it comes from. It must never change.
fn content(
    record: &Record,
    site: &Site,
    names: &ByColor<String>,
    moves: &[AnyMove],
    ending: Ending,
) -> [u8; 32] {
    let tag = |name| record.tags.get(name).unwrap_or_default().to_owned();
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let winner = ending.winner.map_or_else(String::new, |winner| winner.letter().to_string());
    let parts = [
        site.0.clone(),
        record.game().id().to_owned(),
        record.start.to_string(),
        names.white.to_lowercase(),
        names.black.to_lowercase(),
        tag("Date"),
        tag("Event"),
        tag("Round"),
        tag(GAME_ID),
        winner,
        moves.join(" "),
    ];
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Ids that follow from the contents, so that a game has the same one wherever it is imported.
fn ids(hash: [u8; 32]) -> [GameId; 4] {
    std::array::from_fn(|index| {
        let bytes = std::array::from_fn(|byte| hash[8 * index + byte]);
        GameId::from_bits(u64::from_le_bytes(bytes))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = 1_800_000_000_000;

    fn source(format: Format) -> ImportSource {
        ImportSource { format, site: None, day: 7, now: NOW }
    }

    fn import(format: Format, text: &str) -> Result<ImportedGame, ImportError> {
        source(format).game(&format.read(text).expect(text))
    }

    const GOLEM: &str = "Event [T] Site [LG] White [Ada] Black [Bea] 1. e3 c3 2. resign";

    #[test]
    fn a_game_has_names_of_its_site_and_a_result() {
        let game = import(Format::LittleGolem, GOLEM).expect("a game");
        assert_eq!((game.site.as_str(), game.created), ("littlegolem", 7));
        assert_eq!(game.names, ByColor { white: "Ada".to_owned(), black: "Bea".to_owned() });
        assert_eq!((game.terms.rated, game.terms.pace), (false, Pace::UNKNOWN));
        let ending = Ending { winner: Some(Color::Black), reason: EndReason::Resigned };
        assert_eq!((game.summary.plies, game.summary.ending), (2, Some(ending)));
        assert_eq!(game.events.len(), 3);
        assert_eq!(game.content.len(), 64);
    }

    #[test]
    fn a_game_without_a_result_or_with_an_illegal_move_is_refused() {
        let open = import(Format::LittleGolem, "Event [] 1. e3 c3");
        assert_eq!(open.err(), Some(ImportError::NoResult));
        let illegal = import(Format::LittleGolem, "Event [] 1. e3 e3 2. resign");
        assert!(matches!(illegal, Err(ImportError::Replay(ReplayError::Illegal { .. }))));
    }

    #[test]
    fn different_games_are_imported_apart() {
        let first = import(Format::LittleGolem, GOLEM).expect("a game");
        assert_eq!(import(Format::LittleGolem, GOLEM).expect("a game").ids, first.ids);
        for (old, new) in
            [("Ada", "Ida"), ("e3", "e2"), ("[T]", "[U]"), ("2. resign", "2. a1 resign")]
        {
            let other = import(Format::LittleGolem, &GOLEM.replace(old, new)).expect("a game");
            assert_ne!(other.content, first.content, "{new}");
        }
        let named = ImportSource { site: Site::new("club"), ..source(Format::LittleGolem) };
        let record = Format::LittleGolem.read(GOLEM).expect("a record");
        assert_ne!(named.game(&record).expect("a game").content, first.content);
    }

    #[test]
    fn names_and_sites_are_plain() {
        let mut record = Format::LittleGolem.read(GOLEM).expect("a record");
        for (written, shown) in [
            ("Ada", "Ada"),
            ("  a@b\u{202e}c  d ", "a_b_c d"),
            ("", NO_NAME),
            (&"x".repeat(99), &"x".repeat(MAX_NAME_CHARS)),
            ("Zoë Müller", "Zoë Müller"),
        ] {
            record.tags.set("White", written).expect("a tag");
            assert_eq!(name(&record, "White"), shown, "{written}");
        }
        for (written, site) in [
            ("https://www.LittleGolem.net/jsp", Some("littlegolem.net")),
            ("Basalt", Some("basalt")),
            ("@/", None),
        ] {
            assert_eq!(Site::new(written).map(|Site(name)| name).as_deref(), site, "{written}");
        }
    }

    #[test]
    fn own_exports_keep_time_control_and_id() {
        let text = "[Game \"dvonn\"]\n[Site \"Basalt\"]\n[GameId \"aaaaaaaaaa\"]\n\
                    [Date \"2026.11.15\"]\n[TimeControl \"1/259200\"]\n[Termination \"time\"]\n\
                    [Result \"1-0\"]\n\n1. e3 c3 1-0\n";
        let game = import(Format::Basalt, text).expect("a game");
        assert_eq!(game.terms.pace, Pace::Days(3));
        assert_eq!(game.exported_as, Some(GameId::from_bits(0)));
        assert_eq!((game.site.as_str(), game.created), ("basalt", 1_794_700_800_000));
        let late = import(Format::Basalt, &text.replace("2026", "2999")).expect("a game");
        assert_eq!(late.created, 7, "a date that is yet to come is none");
        let odd = import(Format::Basalt, &text.replace("1/259200", "9+900")).expect("a game");
        assert_eq!(odd.terms.pace, Pace::UNKNOWN);
    }
}
