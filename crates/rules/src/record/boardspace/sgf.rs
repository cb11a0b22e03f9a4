//! The text of SGF: nodes of properties with values in brackets.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::notation::quote;
use crate::record::error::{Fault, SyntaxError};

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

/// Reads the properties of all nodes of a game.
pub(super) fn read(text: &str) -> Result<Vec<Property<'_>>, Fault> {
    let mut properties = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let blank =
            rest.len() - rest.trim_start_matches(['(', ')', ';', ' ', '\t', '\r', '\n']).len();
        if blank > 0 {
            at += blank;
            continue;
        }
        let (property, length) = read_property(rest, at)?;
        properties.push(property);
        at += length;
    }
    Ok(properties)
}

fn read_property(text: &str, at: usize) -> Result<(Property<'_>, usize), Fault> {
    let wrong = || Fault::new(at, SyntaxError::Property { found: quote(text) });
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
