//! Compiles Fluent to the compact form; see `marks`. The build and the tests use it.
//!
//! The compact form is our own because a Fluent runtime would be part of every bundle of the page.
//!
//! The compact form holds of Fluent what our catalogues use: text, variables, choices by a variable
//! whose default stands last, and other messages, which are copied to where they are spoken of.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::marks::{CHOICE, STOP, VARIABLE};

/// A file of a catalogue.
pub(crate) struct CatalogueFile {
    /// Its name.
    pub(crate) part: String,
    /// Fluent.
    pub(crate) text: String,
}

/// The text of each key.
pub(crate) type Texts = BTreeMap<String, String>;

/// The messages of a catalogue by their keys.
type Patterns<'s> = BTreeMap<&'s str, Pattern<&'s str>>;

/// The parts of a catalogue in the compact form. What cannot be read as Fluent is left out: the
/// tests find it.
pub(crate) fn compile(sources: &[CatalogueFile]) -> Result<BTreeMap<String, Texts>, String> {
    let parts: Vec<Patterns<'_>> = sources.iter().map(|source| patterns(&source.text)).collect();
    let all: BTreeMap<&str, &Pattern<&str>> =
        parts.iter().flatten().map(|(key, pattern)| (*key, pattern)).collect();
    let texts = |part: &Patterns<'_>| -> Result<Texts, String> {
        part.keys().map(|key| compile_message(&all, key)).collect()
    };
    let named = |(source, part): (&CatalogueFile, _)| Ok((source.part.clone(), texts(part)?));
    sources.iter().zip(&parts).map(named).collect()
}

fn patterns(text: &str) -> Patterns<'_> {
    let (Ok(resource) | Err((resource, _))) = parser::parse(text);
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.filter_map(|message| Some((message.id.name, message.value?))).collect()
}

fn compile_message(
    messages: &BTreeMap<&str, &Pattern<&str>>,
    key: &str,
) -> Result<(String, String), String> {
    let mut writer = Writer { messages, open: Vec::new(), text: String::new() };
    writer.message(key).map_err(|error| format!("{key} {error}"))?;
    Ok((key.to_owned(), writer.text))
}

/// Writes one message in the compact form.
struct Writer<'m, 's> {
    messages: &'m BTreeMap<&'s str, &'m Pattern<&'s str>>,
    /// The messages that are being written, each inside the one before it.
    open: Vec<String>,
    text: String,
}

impl<'s> Writer<'_, 's> {
    fn message(&mut self, key: &str) -> Result<(), String> {
        if self.open.iter().any(|open| open == key) {
            return Err(format!("speaks of {key}, which speaks of itself"));
        }
        let pattern =
            *self.messages.get(key).ok_or_else(|| format!("speaks of {key}, which is missing"))?;
        self.open.push(key.to_owned());
        self.pattern(pattern)?;
        self.open.pop();
        Ok(())
    }

    fn pattern(&mut self, pattern: &Pattern<&'s str>) -> Result<(), String> {
        pattern.elements.iter().try_for_each(|element| match element {
            PatternElement::TextElement { value } => self.plain(value),
            PatternElement::Placeable { expression } => self.expression(expression),
        })
    }

    /// Text in which nothing can be taken for a mark.
    fn plain(&mut self, text: &str) -> Result<(), String> {
        if text.chars().any(|sign| sign.is_control() && sign != '\n') {
            return Err(format!("holds a sign that cannot be shown: {text:?}"));
        }
        self.text.push_str(text);
        Ok(())
    }

    fn expression(&mut self, expression: &Expression<&'s str>) -> Result<(), String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            return Err("chooses by something else than a variable".to_owned());
        };
        self.marked(CHOICE, id.name);
        let (last, others) = variants.split_last().ok_or("has nothing to choose from")?;
        if !last.default {
            return Err(format!("has a choice by {} whose default is not the last", id.name));
        }
        for variant in others {
            let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                variant.key;
            self.alternative(name, &variant.value)?;
        }
        self.alternative("", &last.value)
    }

    fn alternative(&mut self, key: &str, said: &Pattern<&'s str>) -> Result<(), String> {
        self.text.push_str(key);
        self.text.push(STOP);
        self.pattern(said)?;
        self.text.push(STOP);
        Ok(())
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) -> Result<(), String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.plain(&unescape_unicode_to_string(value))
            }
            InlineExpression::NumberLiteral { value } => self.plain(value),
            InlineExpression::VariableReference { id } => {
                self.marked(VARIABLE, id.name);
                Ok(())
            }
            InlineExpression::MessageReference { id, attribute: None } => self.message(id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => {
                Err("uses an attribute, a function or a term, which the compact form lacks"
                    .to_owned())
            }
        }
    }

    fn marked(&mut self, mark: char, name: &str) {
        self.text.push(mark);
        self.text.push_str(name);
        self.text.push(STOP);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Result<Texts, String> {
        let source = CatalogueFile { part: "a".to_owned(), text: text.to_owned() };
        compile(&[source]).map(|mut parts| parts.remove("a").unwrap_or_default())
    }

    fn compiled(text: &str) -> String {
        texts(text).expect("known Fluent").remove("m").expect("a message")
    }

    fn refused(text: &str) -> String {
        texts(text).expect_err(text)
    }

    #[test]
    fn marks_stand_around_what_is_not_plain() {
        assert_eq!(compiled("m = a { $b } c"), "a \u{1}b\u{3} c");
        assert_eq!(compiled("m = { \"\" } { \"\\u00dc\" }{ 1 }"), " Ü1");
        let choice = "m = { $n ->\n [0] none\n [one] { $n }\n *[other] { { $s } }\n }.";
        let expected = "\u{2}n\u{3}0\u{3}none\u{3}one\u{3}\u{1}n\u{3}\u{3}\u{3}\u{1}s\u{3}\u{3}.";
        assert_eq!(compiled(choice), expected);
    }

    #[test]
    fn a_message_is_copied_to_where_another_speaks_of_it() {
        let source =
            |part: &str, text: &str| CatalogueFile { part: part.to_owned(), text: text.to_owned() };
        let parts = compile(&[source("a", "m = { n }!"), source("b", "n = Over")]).expect("parts");
        assert_eq!(parts["a"]["m"], "Over!");
        assert_eq!(parts["b"]["n"], "Over");
        assert_eq!(refused("m = { n }\nn = { m }"), "m speaks of m, which speaks of itself");
        assert_eq!(refused("m = { n }"), "m speaks of n, which is missing");
    }

    #[test]
    fn unreadable_and_empty_messages_are_left_out() {
        let found = texts("= no key\nm = Over.\nn =\n    .title = Title\n").expect("a message");
        assert_eq!(found.into_iter().collect::<Vec<_>>(), [("m".to_owned(), "Over.".to_owned())]);
    }

    #[test]
    fn unsupported_fluent_is_refused() {
        let lacking = "m uses an attribute, a function or a term, which the compact form lacks";
        for text in ["-t = a\nm = { -t }", "m = { NUMBER($n) }", "n = a\n    .b = c\nm = { n.b }"] {
            assert_eq!(refused(text), lacking);
        }
        let default = "m = { $n ->\n *[other] a\n [one] b\n }";
        assert_eq!(refused(default), "m has a choice by n whose default is not the last");
        let selector = "m = { NUMBER($n) ->\n *[other] a\n }";
        assert_eq!(refused(selector), "m chooses by something else than a variable");
        assert!(refused("m = { \"\\u0001\" }").starts_with("m holds a sign that cannot be shown"));
    }
}
