//! Little Golem's text of a DVONN game: a few names, then the moves with their numbers.
//!
//! The 49th placement, for which one space is left, is not written; passes are. A game can end
//! with `resign`.

use basalt_rules::dvonn::{Cell, CellSet, Move};
use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome};

use crate::error::{GameFault, SyntaxError, WriteError};
use crate::format::Format;
use crate::line::MoveNode;
use crate::moves;
use crate::splitter::Splitter;
use crate::syntax::Syntax;
use crate::words::{after_number, words};
use crate::{Record, Termination};

/// The names that the site writes, in its order.
const NAMES: [&str; 4] = ["Event", "Site", "White", "Black"];

/// The placements that are written.
const PLACEMENTS: usize = Cell::COUNT - 1;

const RESIGN: &str = "resign";

/// The start of a line that starts a game.
const OPENING: &[u8] = b"Event [";

/// Whether a file of this format can start with `line`.
pub(crate) fn is_opening(line: &[u8]) -> bool {
    // A numbered list of moves of another game is a plain one.
    let is_other = || str::from_utf8(line).is_ok_and(is_of_other_game);
    line.starts_with(OPENING) || line.starts_with(b"1.") && !is_other()
}

fn is_of_other_game(line: &str) -> bool {
    moves::is_opening(line.as_bytes())
        && moves::first_word(line).is_some_and(|mv| mv.parse::<Move>().is_err())
}

/// Reads files of this format.
pub(crate) static SYNTAX: Syntax = Syntax::text(|| Splitter::paragraphs(Some(OPENING), true), read);

/// Reads one game. A result that is not by resignation is that on the board.
fn read(text: &str) -> Result<Record, GameFault> {
    let mut record = Record::new(AnyPosition::start(Game::Dvonn));
    let moves_at = read_names(text, &mut record)?;
    let mut written = 0;
    let mut words = words(text, moves_at);
    for (at, word) in words.by_ref() {
        let (at, word) = after_number(word, at)?;
        if word.eq_ignore_ascii_case(RESIGN) {
            resign(&mut record, player_of(written));
            break;
        }
        if word.is_empty() {
            continue;
        }
        let mv = AnyMove::parse(Game::Dvonn, word).map_err(|error| GameFault::new(at, error))?;
        record.line.nodes.push(MoveNode::new(mv));
        written += 1;
        if written == PLACEMENTS {
            let last = last_placement(record.line.moves());
            record.line.nodes.extend(last.map(MoveNode::new));
        }
    }
    if let Some((at, word)) = words.next() {
        return Err(GameFault::new(at, SyntaxError::AfterEnd { found: quote(word) }));
    }
    if record.result.is_none() {
        record.settle();
    }
    Ok(record)
}

/// Reads `Name [value]` as long as there are any, and says where the moves start.
fn read_names(text: &str, record: &mut Record) -> Result<usize, GameFault> {
    let mut at = 0;
    loop {
        let start = at + blanks(&text[at..]);
        let Some((name, rest)) = text[start..].split_once('[') else { return Ok(start) };
        let name = name.trim_ascii_end();
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            return Ok(start);
        }
        let wrong = || SyntaxError::Name { found: quote(&text[start..]) };
        let (value, rest) = rest.split_once(']').ok_or_else(|| GameFault::new(start, wrong()))?;
        if !value.is_empty() {
            record.tags.add(name, value).map_err(|error| GameFault::new(start, error))?;
        }
        at = text.len() - rest.len();
    }
}

fn blanks(text: &str) -> usize {
    text.len() - text.trim_ascii_start().len()
}

/// The player who makes the ply after `written` others.
fn player_of(written: usize) -> Color {
    Color::ALL[written % 2]
}

fn resign(record: &mut Record, loser: Color) {
    record.result = Some(Outcome::Win(loser.other()));
    record.set_termination(Termination::Resignation);
}

/// The placement that is left after 48 others, if they are placements on 48 spaces.
fn last_placement(moves: impl Iterator<Item = AnyMove>) -> Option<AnyMove> {
    let mut left = CellSet::FULL;
    for mv in moves.take(PLACEMENTS) {
        let Move::Place(cell) = mv.try_into().ok()? else { return None };
        left -= CellSet::of(cell);
    }
    let cell = left.first().filter(|_| left.len() == 1)?;
    Some(AnyMove::Dvonn(Move::Place(cell)))
}

/// Writes one game in one line. Comments are left out, and so are all tags but the site's, and a
/// result that is neither on the board nor by resignation of the player to move. A tag with square
/// brackets in it has no place.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    super::check_holds(Format::LittleGolem, record)?;
    let mut words = Vec::new();
    for name in NAMES {
        words.push(name_text(record, name)?);
    }
    for (turn, pair) in written_moves(record)?.chunks(2).enumerate() {
        words.push(format!("{}.", turn + 1));
        words.extend_from_slice(pair);
    }
    Ok(words.join(" ") + "\n")
}

fn name_text(record: &Record, name: &'static str) -> Result<String, WriteError> {
    let ends_it = |c: char| matches!(c, '[' | ']') || c.is_control();
    let value = Format::LittleGolem.tag(record, name, ends_it)?;
    Ok(format!("{name} [{value}]"))
}

/// The words that stand for the plies: without the last placement, with a resignation.
fn written_moves(record: &Record) -> Result<Vec<String>, WriteError> {
    let mut moves: Vec<AnyMove> = record.line.moves().collect();
    if let Some(&found) = moves.get(PLACEMENTS) {
        if last_placement(moves.iter().copied()) != Some(found) {
            return Err(WriteError::LastPlacement { found });
        }
        moves.remove(PLACEMENTS);
    }
    let mut words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let winner = Outcome::Win(player_of(words.len()).other());
    let resigned = record.termination() == Some(Termination::Resignation);
    if resigned && record.result == Some(winner) {
        words.push(RESIGN.into());
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(text: &str) -> Record {
        Format::LittleGolem.read(text).expect(text)
    }

    fn written(record: &Record) -> String {
        Format::LittleGolem.write(record).expect("writable")
    }

    /// Placements on the first spaces of the board.
    fn placements(count: usize) -> String {
        Cell::ALL[..count].iter().flat_map(|cell| [cell.to_string(), " ".into()]).collect()
    }

    #[test]
    fn names_come_first() {
        let record = record("Event [a b] Site []\nWhite[c (d)]  1. e3 c3");
        let tags: Vec<_> = record.tags.iter().collect();
        assert_eq!(tags, [("Event", "a b"), ("White", "c (d)")]);
    }

    #[test]
    fn the_last_placement_is_filled_in_and_left_out() {
        let k5 = AnyMove::parse(Game::Dvonn, "k5").expect("a move");
        assert_eq!(record(&placements(47)).line.nodes.len(), 47);
        let full = record(&placements(48));
        assert_eq!((full.line.nodes.len(), full.line.nodes[48].mv), (49, k5));
        assert_eq!(written(&full), written(&record(&written(&full))));
        assert!(written(&full).ends_with(" 24. i5 j5\n"));
    }

    #[test]
    fn nothing_is_filled_in_when_a_space_is_taken_twice() {
        let text = placements(47) + "a1 25. a1b1";
        assert_eq!(record(&text).line.nodes.len(), 49);
    }

    #[test]
    fn a_placement_that_is_not_the_last_one_is_not_left_out() {
        let mut wrong = record(&placements(48));
        let found = wrong.line.nodes[0].mv;
        wrong.line.nodes[48].mv = found;
        let error = Format::LittleGolem.write(&wrong);
        assert_eq!(error, Err(WriteError::LastPlacement { found }));
    }

    #[test]
    fn the_player_to_move_resigns() {
        for (count, winner) in [(2, Color::Black), (3, Color::White), (48, Color::Black)] {
            let record = record(&(placements(count) + "Resign"));
            assert_eq!(record.result, Some(Outcome::Win(winner)));
            assert_eq!(record.termination(), Some(Termination::Resignation));
            assert_eq!(Format::LittleGolem.read(&written(&record)), Ok(record));
        }
    }

    #[test]
    fn a_result_of_another_kind_is_not_a_resignation() {
        let mut record = record(&placements(3));
        record.result = Some(Outcome::Win(Color::White));
        record.set_termination(Termination::Time);
        assert!(written(&record).ends_with(" 2. c1\n"));
        record.set_termination(Termination::Resignation);
        assert!(written(&record).ends_with(" 2. c1 resign\n"));
        record.result = Some(Outcome::Win(Color::Black));
        assert!(written(&record).ends_with(" 2. c1\n"));
    }

    #[test]
    fn names_that_would_break_the_text_are_refused() {
        let mut record = record("1. e3");
        for name in ["a[", "]", "a\nb", "\0"] {
            record.tags.set("White", name).expect("a good name");
            let error = Format::LittleGolem.write(&record).expect_err(name).to_string();
            let found = quote(name);
            assert_eq!(error, format!("Little Golem doesn’t support the White tag “{found}”"));
        }
        record.tags.set("White", "Ada \"Q\" (3)").expect("a good name");
        assert_eq!(written(&record), "Event [] Site [] White [Ada \"Q\" (3)] Black [] 1. e3\n");
    }

    #[test]
    fn other_text_is_refused_where_it_stands() {
        for (text, column, found) in [
            ("Event [a 1. e3", 1, "expected a name such as White [name], found “Event [a 1. e3”"),
            ("White [a] White [b]", 11, "expected each tag once, found White twice"),
            ("1. e3 z9", 7, "expected a move such as e3, a1b2 or pass, found “z9”"),
            ("1. e3 2x", 7, "expected a move number such as 12. or 12..., found “2x”"),
            ("1. e3 resign 2. c3", 14, "expected the next game, found “2.”"),
        ] {
            let error = Format::LittleGolem.read(text).expect_err(text);
            assert_eq!((error.column, error.problem.to_string().as_str()), (column, found));
        }
    }
}
