//! Writing AbstractPlay's record.

use basalt_rules::{Color, Outcome};

use super::dates::{MOMENTS, moment};
use super::{GAME_ID, NOBODY, SITE, name};
use crate::error::WriteError;
use crate::format::Format;
use crate::tree::Tree;
use crate::{Record, Termination};

/// Writes a game on one line.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    let header = header(record)?;
    let moves = Tree::List(rounds(record)?);
    Ok(object([("header", header), ("moves", moves)]).write() + "\n")
}

fn object<const COUNT: usize>(members: [(&str, Tree); COUNT]) -> Tree {
    Tree::Object(members.into_iter().map(|(name, tree)| (name.to_owned(), tree)).collect())
}

fn header(record: &Record) -> Result<Tree, WriteError> {
    let outcome = record.result.ok_or(WriteError::Unfinished)?;
    let mut members = vec![("game", game(record))];
    if let (Some(event), Some(round)) = (record.tags.get("Event"), record.tags.get("Round")) {
        members.extend([("event", Tree::text(event)), ("round", Tree::text(round))]);
    }
    members.push(("site", site(record)));
    for (member, tag) in MOMENTS {
        let moment = moment(&record.tags, tag).ok_or(WriteError::NoDate)?;
        members.push((member, Tree::Text(moment)));
    }
    // The record is as old as the game: what it was made from says no more.
    if let Some((_, ended)) = members.last().cloned() {
        members.push(("date-generated", ended));
    }
    let players = Color::ALL.map(|color| player(record, color, outcome));
    members.push(("players", Tree::List(players.into())));
    if record.is_from_setup() {
        members.push(("startingPosition", Tree::text(record.start.to_string())));
    }
    if let Some(reason) = record.tags.get(Termination::TAG) {
        members.push(("termination", Tree::text(reason)));
    }
    Ok(Tree::Object(members.into_iter().map(|(name, tree)| (name.to_owned(), tree)).collect()))
}

fn game(record: &Record) -> Tree {
    let game = record.game();
    let variants = (game.id() != game.title().id()).then(|| Tree::text(game.variant().id()));
    let variants = Tree::List(variants.into_iter().collect());
    object([("name", Tree::text(name(game))), ("variants", variants)])
}

fn site(record: &Record) -> Tree {
    let name = ("name", Tree::text(record.tags.get("Site").unwrap_or(SITE)));
    match record.tags.get(GAME_ID) {
        Some(id) => object([name, ("gameid", Tree::text(id))]),
        None => object([name]),
    }
}

fn player(record: &Record, color: Color, outcome: Outcome) -> Tree {
    let (name, seat) = match color {
        Color::White => ("White", "WhiteSeat"),
        Color::Black => ("Black", "BlackSeat"),
    };
    let name = record.tags.get(name).unwrap_or(NOBODY);
    let won = outcome == Outcome::Draw || outcome == Outcome::Win(color);
    let mut members = vec![
        ("name".to_owned(), Tree::text(name)),
        ("result".to_owned(), Tree::number(u8::from(won))),
    ];
    if let Some(points) = record.score {
        members.push(("score".to_owned(), Tree::number(points[color])));
    }
    if record.tags.get(seat).is_some_and(|seat| seat.starts_with("computer")) {
        members.push(("is_ai".to_owned(), Tree::Bool(true)));
    }
    Tree::Object(members)
}

/// The moves in pairs, White's first; whoever does not play in a round has a null there, as
/// White's second ply in a row begins a round of its own.
fn rounds(record: &Record) -> Result<Vec<Tree>, WriteError> {
    let mut rounds: Vec<[Tree; 2]> = Vec::new();
    for step in record.steps() {
        let step = step.map_err(|_| illegal(record))?;
        let mv = Tree::text(step.node.mv.to_string());
        match (step.before.to_move(), rounds.last_mut()) {
            (Color::Black, Some([_, black])) if *black == Tree::Null => *black = mv,
            (Color::Black, _) => rounds.push([Tree::Null, mv]),
            (Color::White, _) => rounds.push([mv, Tree::Null]),
        }
    }
    Ok(rounds.into_iter().map(|round| Tree::List(round.into())).collect())
}

/// The refusal of the first move that cannot be played.
fn illegal(record: &Record) -> WriteError {
    let legal = record.steps().take_while(Result::is_ok).count();
    WriteError::Illegal { format: Format::AbstractPlay, found: record.line.nodes[legal].mv }
}
