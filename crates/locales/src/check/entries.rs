//! The Fluent of a catalogue: its messages, and the variables of each.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;

use crate::{CataloguePart, Language};

/// The text of a catalogue, taken apart.
pub(super) struct Entries<'s> {
    pub(super) messages: Vec<Message<&'s str>>,
    /// Text that is not Fluent.
    pub(super) junk: Vec<&'s str>,
}

impl<'s> Entries<'s> {
    pub(super) fn read(texts: impl IntoIterator<Item = &'s str>) -> Self {
        let mut entries = Self { messages: Vec::new(), junk: Vec::new() };
        texts.into_iter().for_each(|text| entries.add(text));
        entries
    }

    /// All parts of a catalogue.
    pub(super) fn of(language: Language) -> Self {
        Self::read(CataloguePart::ALL.iter().map(|part| part.source(language)))
    }

    fn add(&mut self, text: &'s str) {
        let (Ok(resource) | Err((resource, _))) = parser::parse(text);
        for entry in resource.body {
            match entry {
                Entry::Message(message) => self.messages.push(message),
                Entry::Junk { content } => self.junk.push(content),
                _ => {}
            }
        }
    }

    /// The variables of a message; `None` where it is missing or has no text.
    pub(super) fn variables(&self, key: &str) -> Option<BTreeSet<&'s str>> {
        let mut walk = Walk { entries: self, variables: BTreeSet::new(), visited: BTreeSet::new() };
        walk.pattern(self.pattern(key)?);
        Some(walk.variables)
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&'s str>> {
        let message = self.messages.iter().find(|message| message.id.name == key)?;
        message.value.as_ref()
    }
}

/// Gathers the variables of a message and of the messages that it refers to. A term sees no
/// variable of the message that it stands in, so terms are passed by.
struct Walk<'a, 's> {
    entries: &'a Entries<'s>,
    variables: BTreeSet<&'s str>,
    visited: BTreeSet<&'s str>,
}

impl<'s> Walk<'_, 's> {
    fn pattern(&mut self, pattern: &Pattern<&'s str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'s str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => self.reference(id.name),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    /// The named arguments of a function are literals.
    fn arguments(&mut self, arguments: &CallArguments<&'s str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }

    fn reference(&mut self, key: &'s str) {
        if self.visited.insert(key)
            && let Some(pattern) = self.entries.pattern(key)
        {
            self.pattern(pattern);
        }
    }
}

mod tests {
    use super::*;

    fn variables_of(text: &str) -> Vec<&str> {
        let entries = Entries::read([text]);
        assert_eq!(entries.junk, [""; 0]);
        entries.variables("m").into_iter().flatten().collect()
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        assert_eq!(variables_of("m = plain { \"text\" } { 1 }"), [""; 0]);
        assert_eq!(variables_of("m = { $b } { $a } { $b }"), ["a", "b"]);
        assert_eq!(variables_of("m = { { $nested } }"), ["nested"]);
        assert_eq!(variables_of("m = { NUMBER($n, digits: 2) }"), ["n"]);
        let select = "m = { $by ->\n    [one] { $inner }\n   *[other] { $deep ->\n   *[x] y\n}\n}";
        assert_eq!(variables_of(select), ["by", "deep", "inner"]);
    }

    #[test]
    fn references_are_followed_and_may_be_circular() {
        assert_eq!(variables_of("m = { other }\nother = { $a } { m }"), ["a"]);
        assert_eq!(variables_of("-term = { $case }\nm = { -term(case: \"x\") }"), [""; 0]);
    }

    #[test]
    fn a_message_without_text_is_no_message() {
        let entries = Entries::read(["m =\n    .title = { $a }"]);
        assert_eq!(entries.variables("m"), None);
        assert_eq!(entries.variables("n"), None);
    }
}
