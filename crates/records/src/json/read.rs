//! Reading Basalt's JSON.

use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, AnyPosition, ByColor, Game};

use super::{FORMAT, VERSION};
use crate::error::{GameFault, SchemaError};
use crate::part::{JsonPart, Path};
use crate::result::read_result;
use crate::tree::Tree;
use crate::{Comment, Drawing, Line, MAX_DEPTH, MoveNode, Record, SyntaxError, Tags};

const MEMBERS: [&str; 13] = [
    "format", "version", "game", "variant", "tags", "start", "comment", "clock", "eval", "shapes",
    "moves", "result", "score",
];

const NODE_MEMBERS: [&str; 7] =
    ["move", "glyphs", "comment", "clock", "eval", "shapes", "variations"];

const VARIATION_MEMBERS: [&str; 5] = ["comment", "clock", "eval", "shapes", "moves"];

/// Reads a game.
pub(crate) fn read(root: JsonPart<'_>) -> Result<Record, GameFault> {
    root.required("format", check_format)?;
    root.required("version", check_version)?;
    root.check_members(&MEMBERS)?;
    let game = read_game(root)?;
    let start = root.member("start", |part| part.read(|text| AnyPosition::parse(game, text)))?;
    Ok(Record {
        tags: root.member("tags", read_tags)?.unwrap_or_default(),
        start: start.unwrap_or_else(|| AnyPosition::start(game)),
        line: read_line(root, game, 0)?,
        result: root.member("result", |part| part.read(read_result))?.flatten(),
        score: root.member("score", read_score)?,
    })
}

fn check_format(part: JsonPart<'_>) -> Result<(), GameFault> {
    match part.text()? {
        FORMAT => Ok(()),
        _ => Err(part.fault(SchemaError::Format { found: part.quote() })),
    }
}

fn check_version(part: JsonPart<'_>) -> Result<(), GameFault> {
    match part.number(u32::MAX)? {
        VERSION => Ok(()),
        _ => Err(part.fault(SchemaError::Version { known: VERSION, found: part.quote() })),
    }
}

fn read_game(root: JsonPart<'_>) -> Result<Game, GameFault> {
    let game: Game = root.required("game", |part| part.read(str::parse))?;
    let variant = root.member("variant", |part| {
        part.read(|text| {
            let found = || SyntaxError::Variant { game, found: quote(text) };
            game.with_variant(text).ok_or_else(found)
        })
    })?;
    Ok(variant.unwrap_or(game))
}

fn read_tags(part: JsonPart<'_>) -> Result<Tags, GameFault> {
    let mut tags = Tags::default();
    for (name, tree) in part.members()? {
        let value = JsonPart { tree, path: Path::Member(&part.path, name) };
        value.read(|text| tags.add(name, text))?;
    }
    Ok(tags)
}

fn read_score(part: JsonPart<'_>) -> Result<ByColor<u32>, GameFault> {
    part.check_members(&["white", "black"])?;
    let points = |part: JsonPart<'_>| part.number(u32::MAX);
    Ok(ByColor { white: part.required("white", points)?, black: part.required("black", points)? })
}

/// Reads the members of a line, which is the game or a variation so deep in it. Calls itself for
/// variations.
fn read_line(part: JsonPart<'_>, game: Game, depth: usize) -> Result<Line, GameFault> {
    let comment = read_comment(part, game)?;
    let node = |part: JsonPart<'_>| read_node(part, game, depth);
    Ok(Line { comment, nodes: part.required("moves", |moves| moves.each(node))? })
}

fn read_comment(part: JsonPart<'_>, game: Game) -> Result<Comment, GameFault> {
    let shape = |part: JsonPart<'_>| part.read(|text| read_shape(game, text));
    let text = part.member("comment", |part| part.text().map(str::to_owned))?;
    Ok(Comment {
        text: text.unwrap_or_default(),
        clock: part.member("clock", |part| part.read(str::parse))?,
        eval: part.member("eval", |part| part.read(str::parse))?,
        shapes: part.member("shapes", |part| part.each(shape))?.unwrap_or_default(),
    })
}

fn read_shape(game: Game, text: &str) -> Result<Drawing, SyntaxError> {
    Drawing::parse(game.title(), text).ok_or_else(|| SyntaxError::Shape { found: quote(text) })
}

/// A move alone is a text, one with something to say about it an object.
fn read_node(part: JsonPart<'_>, game: Game, depth: usize) -> Result<MoveNode, GameFault> {
    let read_move = |part: JsonPart<'_>| part.read(|text| AnyMove::parse(game, text));
    if let Tree::Text(_) = part.tree {
        return read_move(part).map(MoveNode::new);
    }
    part.check_members(&NODE_MEMBERS)?;
    let mut node = MoveNode::new(part.required("move", read_move)?);
    let glyph = |part: JsonPart<'_>| Ok(part.number(u8::MAX.into())? as u8);
    let variation = |part: JsonPart<'_>| read_variation(part, game, depth + 1);
    let notes = node.notes_mut();
    notes.nags = part.member("glyphs", |part| part.each(glyph))?.unwrap_or_default();
    notes.comment = read_comment(part, game)?;
    notes.variations = part.member("variations", |part| part.each(variation))?.unwrap_or_default();
    Ok(node)
}

fn read_variation(part: JsonPart<'_>, game: Game, depth: usize) -> Result<Line, GameFault> {
    if depth > MAX_DEPTH {
        return Err(part.fault(SyntaxError::TooDeep { most: MAX_DEPTH }));
    }
    part.check_members(&VARIATION_MEMBERS)?;
    read_line(part, game, depth)
}
