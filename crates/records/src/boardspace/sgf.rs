//! The text of SGF: nodes of properties with values in brackets.

use std::borrow::Cow;
use std::fmt::Write as _;

use basalt_rules::sentence::quote;

use crate::error::{GameFault, SyntaxError};

/// A name with a value, and where it stands in the text.
pub(super) struct Property<'a> {
    pub(super) name: &'a str,
    pub(super) value: Cow<'a, str>,
    pub(super) at: usize,
}

impl Property<'_> {
    /// The player and the words of a gesture: `P0[7 Dropb C 3]` has a number first.
    pub(super) fn gesture(&self) -> Option<(usize, Vec<&str>)> {
        let seat = match self.name {
            "P0" => 0,
            "P1" => 1,
            _ => return None,
        };
        let mut words = self.value.split_ascii_whitespace();
        words.next()?.parse::<u32>().ok()?;
        Some((seat, words.collect()))
    }
}

/// Reads the properties of the main line: all nodes up to the first `)`. What follows it are variations.
pub(super) fn read(text: &str) -> Result<Vec<Property<'_>>, GameFault> {
    let (mut tree, mut properties, mut at) = (Tree::default(), Vec::new(), 0);
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let is_structure = matches!(c, '(' | ')' | ';') || c.is_ascii_whitespace();
        tree.check(c, rest).map_err(|error| GameFault::new(at, error))?;
        if is_structure {
            at += c.len_utf8();
        } else {
            let (property, length) = read_property(rest, at)?;
            properties.extend((!tree.in_variations).then_some(property));
            at += length;
        }
    }
    tree.check_end().map_err(|error| GameFault::new(text.len(), error))?;
    Ok(properties)
}

/// The round brackets around nodes.
#[derive(Default)]
struct Tree {
    begun: bool,
    open: usize,
    in_variations: bool,
}

impl Tree {
    /// Whether `c`, the first character of `rest`, can come next.
    fn check(&mut self, c: char, rest: &str) -> Result<(), SyntaxError> {
        match (c, self.open) {
            ('(', 0) if !self.begun => (self.begun, self.open) = (true, 1),
            (c, 0) if c.is_ascii_whitespace() => {}
            (_, 0) if self.begun => return Err(SyntaxError::AfterEnd { found: quote(rest) }),
            (_, 0) => return Err(SyntaxError::NoTree { found: quote(rest) }),
            ('(', _) => self.open += 1,
            (')', _) => (self.open, self.in_variations) = (self.open - 1, true),
            _ => {}
        }
        Ok(())
    }

    fn check_end(&self) -> Result<(), SyntaxError> {
        match (self.begun, self.open) {
            (true, 0) => Ok(()),
            (true, open) => Err(SyntaxError::OpenTree { open }),
            (false, _) => Err(SyntaxError::NoTree { found: String::new() }),
        }
    }
}

fn read_property(text: &str, at: usize) -> Result<(Property<'_>, usize), GameFault> {
    let wrong = || GameFault::new(at, SyntaxError::Property { found: quote(text) });
    let open = text.find('[').ok_or_else(wrong)?;
    let name = text[..open].trim_ascii();
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(wrong());
    }
    let inside = &text[open + 1..];
    let mut escaped = false;
    let close = inside.find(|c| {
        let closes = c == ']' && !escaped;
        escaped = c == '\\' && !escaped;
        closes
    });
    let value = &inside[..close.ok_or_else(wrong)?];
    let length = open + 1 + value.len() + 1;
    Ok((Property { name, value: unescape(value), at }, length))
}

fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut text = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        text.extend(if c == '\\' { chars.next() } else { Some(c) });
    }
    Cow::Owned(text)
}

/// Writes a game: the properties of its head that have a value, then a node for each gesture.
pub(super) fn write(head: &[(&str, String)], gestures: &[(usize, String)]) -> String {
    let mut text = String::from("(;\n");
    for (name, value) in head.iter().filter(|(_, value)| !value.is_empty()) {
        let value = value.replace('\\', "\\\\").replace(']', "\\]");
        let _ = writeln!(text, "{name}[{value}]");
    }
    for (number, (seat, gesture)) in gestures.iter().enumerate() {
        let _ = writeln!(text, "; P{seat}[{number} {gesture}]");
    }
    text.push_str(";\n)\n");
    text
}
