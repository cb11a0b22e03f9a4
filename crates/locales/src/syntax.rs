//! A look into the text of a catalogue: its keys, and the variables of each message.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;

use crate::{Language, Part};

/// Whether a key belongs to an error of another crate: only there is it known which exist.
pub fn is_error_key(key: &str) -> bool {
    ["text-", "dvonn-", "punct-", "position-", "record-", "setup-"]
        .iter()
        .any(|prefix| key.starts_with(prefix))
}

/// The key of every message in a catalogue.
pub fn keys(language: Language) -> BTreeSet<String> {
    let entries = Entries::of(language);
    entries.messages.iter().map(|message| message.id.name.to_owned()).collect()
}

/// The names of the variables in a message, those in messages that it refers to included; `None`
/// where the catalogue has no such message.
///
/// This is for tests: it reads the whole catalogue each time.
pub fn variables(language: Language, key: &str) -> Option<BTreeSet<String>> {
    let found = Entries::of(language).variables(key)?;
    Some(found.into_iter().map(str::to_owned).collect())
}

/// The text of a catalogue, taken apart.
pub(crate) struct Entries<'s> {
    pub(crate) messages: Vec<Message<&'s str>>,
    /// What is not Fluent.
    pub(crate) junk: Vec<&'s str>,
}

impl<'s> Entries<'s> {
    pub(crate) fn read(texts: impl IntoIterator<Item = &'s str>) -> Self {
        let mut entries = Self { messages: Vec::new(), junk: Vec::new() };
        texts.into_iter().for_each(|text| entries.add(text));
        entries
    }

    /// All parts of a catalogue.
    pub(crate) fn of(language: Language) -> Self {
        Self::read(Part::ALL.iter().map(|part| part.text(language)))
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
    pub(crate) fn variables(&self, key: &str) -> Option<BTreeSet<&'s str>> {
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

#[cfg(test)]
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

    #[test]
    fn catalogues_can_be_asked_from_outside() {
        let found = variables(Language::En, "text-move");
        assert_eq!(found, Some(BTreeSet::from(["found".to_owned()])));
        assert_eq!(variables(Language::En, "text-no-such"), None);
        assert!(keys(Language::En).contains("text-move"));
    }

    #[test]
    fn errors_have_keys_of_their_own() {
        assert!(is_error_key("dvonn-blocked") && is_error_key("punct-pinned"));
        assert!(!is_error_key("play-over") && !is_error_key("texts"));
    }
}
