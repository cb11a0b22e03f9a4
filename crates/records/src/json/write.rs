//! Writing Basalt's JSON.

use basalt_rules::ByColor;

use super::{FORMAT, VERSION};
use crate::tree::Tree;
use crate::{Comment, Line, MoveNode, Notes, Record, Tags, result_text};

/// The members of an object as they are put together.
type Members = Vec<(String, Tree)>;

/// Writes a game on one line.
pub(crate) fn write(record: &Record) -> String {
    let game = record.game();
    let mut members = Members::new();
    put(&mut members, "format", Tree::text(FORMAT));
    put(&mut members, "version", Tree::number(VERSION));
    put(&mut members, "game", Tree::text(game.title().id()));
    put(&mut members, "variant", Tree::text(game.variant().id()));
    put(&mut members, "tags", tags(&record.tags));
    if record.is_from_setup() {
        put(&mut members, "start", Tree::text(record.start.to_string()));
    }
    put_line(&mut members, &record.line);
    put(&mut members, "result", Tree::text(result_text(record.result)));
    if let Some(points) = record.score {
        put(&mut members, "score", score(points));
    }
    Tree::Object(members).write() + "\n"
}

fn put(members: &mut Members, name: &str, tree: Tree) {
    members.push((name.to_owned(), tree));
}

fn tags(tags: &Tags) -> Tree {
    Tree::Object(tags.iter().map(|(name, value)| (name.to_owned(), Tree::text(value))).collect())
}

fn score(points: ByColor<u32>) -> Tree {
    let mut members = Members::new();
    put(&mut members, "white", Tree::number(points.white));
    put(&mut members, "black", Tree::number(points.black));
    Tree::Object(members)
}

/// Calls itself for variations, as deep as they are nested.
fn put_line(members: &mut Members, line: &Line) {
    put_comment(members, &line.comment);
    put(members, "moves", Tree::List(line.nodes.iter().map(node).collect()));
}

fn put_comment(members: &mut Members, comment: &Comment) {
    if !comment.text.is_empty() {
        put(members, "comment", Tree::text(&comment.text));
    }
    if let Some(clock) = comment.clock {
        put(members, "clock", Tree::text(clock.to_string()));
    }
    if let Some(eval) = comment.eval {
        put(members, "eval", Tree::text(eval.to_string()));
    }
    if !comment.shapes.is_empty() {
        let shapes = comment.shapes.iter().map(|shape| Tree::text(shape.to_string()));
        put(members, "shapes", Tree::List(shapes.collect()));
    }
}

fn node(node: &MoveNode) -> Tree {
    let mv = Tree::text(node.mv.to_string());
    let notes = node.notes();
    if *notes == Notes::default() {
        return mv;
    }
    let mut members = Members::new();
    put(&mut members, "move", mv);
    if !notes.nags.is_empty() {
        let glyphs = notes.nags.iter().map(|&nag| Tree::number(nag));
        put(&mut members, "glyphs", Tree::List(glyphs.collect()));
    }
    put_comment(&mut members, &notes.comment);
    if !notes.variations.is_empty() {
        let variations = notes.variations.iter().map(variation);
        put(&mut members, "variations", Tree::List(variations.collect()));
    }
    Tree::Object(members)
}

fn variation(line: &Line) -> Tree {
    let mut members = Members::new();
    put_line(&mut members, line);
    Tree::Object(members)
}
