//! Generates a function with typed arguments for each message of the English catalogue. The build and the tests use it.
//!
//! The comment above a message says where it is used, and then names each of its variables with a type:
//!
//! ```text
//! # The number of days for each move.
//! # $days (Number)
//! online-days = ...
//! ```
//!
//! becomes `pub fn online_days(days: u64) -> Message`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;

use crate::compile::{CatalogueFile, Texts};
use crate::key::is_lesson;
use crate::marks::variables_of;

/// The parts with errors of other crates.
const ERROR_PARTS: [&str; 2] = ["common", "texts"];

/// Rust functions for the messages of a file, but for errors and lessons, which other crates name.
pub(crate) fn functions(source: &CatalogueFile, texts: &Texts) -> Result<String, String> {
    let (Ok(resource) | Err((resource, _))) = parser::parse(source.text.as_str());
    let mut code = String::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry
            && let Some(text) = texts.get(message.id.name)
            && !is_lesson(message.id.name)
            && !is_error(&message, &source.part)
        {
            let key = message.id.name;
            code += &function(&message, text).map_err(|error| format!("{key} {error}"))?;
        }
    }
    Ok(code)
}

/// The keys of the errors in a file.
pub(crate) fn errors(source: &CatalogueFile) -> Vec<String> {
    let (Ok(resource) | Err((resource, _))) = parser::parse(source.text.as_str());
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let errors = messages.filter(|message| is_error(message, &source.part));
    errors.map(|message| message.id.name.to_owned()).collect()
}

/// Whether a message is the error of another crate: in some parts such messages have no comment.
fn is_error(message: &Message<&str>, part: &str) -> bool {
    ERROR_PARTS.contains(&part) && message.comment.is_none()
}

fn function(message: &Message<&str>, text: &str) -> Result<String, String> {
    let comment = message.comment.as_ref().map_or(&[][..], |comment| &comment.content);
    let (variables, uses): (Vec<&str>, Vec<&str>) =
        comment.iter().partition(|line| line.starts_with('$'));
    if uses.is_empty() {
        return Err("has no comment that says where it is used".to_owned());
    }
    let arguments = variables.iter().map(|line| argument(line)).collect::<Result<Vec<_>, _>>()?;
    let named: BTreeSet<&str> = arguments.iter().map(|(name, _)| *name).collect();
    let found: BTreeSet<&str> = variables_of(text).collect();
    if named != found {
        return Err(format!("has the variables {found:?}, but its comment names {named:?}"));
    }
    let key = message.id.name;
    let mut code = String::new();
    for line in uses {
        let _ = writeln!(code, "#[doc = {line:?}]");
    }
    let parameters: Vec<String> =
        arguments.iter().map(|(name, rust)| format!("{name}: {rust}")).collect();
    let values: Vec<String> =
        arguments.iter().map(|(name, _)| format!("({name:?}, {name}.into())")).collect();
    let (name, parameters, values) =
        (key.replace('-', "_"), parameters.join(", "), values.join(", "));
    let _ = writeln!(code, "pub fn {name}({parameters}) -> Message {{");
    let _ = writeln!(code, "    Message::new({key:?}, [{values}])");
    let _ = writeln!(code, "}}");
    Ok(code)
}

/// The name and the Rust type of a line `$days (Number)`.
fn argument(line: &str) -> Result<(&str, &'static str), String> {
    let unknown = || format!("has a variable without a known type: {line}");
    let (name, kind) = line[1..].split_once(' ').ok_or_else(unknown)?;
    let rust = match kind {
        "(Text)" => "&str",
        "(Number)" => "u64",
        "(Decimal)" => "Decimal",
        "(Player)" => "Player",
        _ => return Err(unknown()),
    };
    Ok((name, rust))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::compile;

    fn source(part: &str, text: &str) -> CatalogueFile {
        CatalogueFile { part: part.to_owned(), text: text.to_owned() }
    }

    fn functions_in(part: &str, text: &str) -> Result<String, String> {
        let source = source(part, text);
        let parts = compile(std::slice::from_ref(&source)).expect("known Fluent");
        functions(&source, &parts[part])
    }

    fn functions_of(text: &str) -> Result<String, String> {
        functions_in("page", text)
    }

    #[test]
    fn a_message_becomes_a_function() {
        let text = "# Whose \"turn\".\n# $by (Player)\n# $n (Number)\nplay-turn = { $n } { $by ->\n *[x] y\n }";
        let code = "#[doc = \"Whose \\\"turn\\\".\"]\n\
                    pub fn play_turn(by: Player, n: u64) -> Message {\n    \
                    Message::new(\"play-turn\", [(\"by\", by.into()), (\"n\", n.into())])\n}\n";
        assert_eq!(functions_of(text), Ok(code.to_owned()));
    }

    #[test]
    fn errors_and_lessons_have_no_functions() {
        assert_eq!(functions_of("rules-aim = yes\n"), Ok(String::new()));
        let text = "# Why.\nwhy = Why?\n\ntext-move = no\n";
        let code = functions_in("texts", text).expect("a function");
        assert!(code.contains("fn why()") && !code.contains("text_move"), "{code}");
        assert_eq!(errors(&source("texts", text)), ["text-move"]);
        assert_eq!(errors(&source("page", text)), [""; 0]);
    }

    #[test]
    fn a_message_must_say_where_it_is_used_and_what_it_takes() {
        let refused = |text: &str| functions_of(text).expect_err(text);
        assert_eq!(refused("over = Over."), "over has no comment that says where it is used");
        let lacking = refused("# The end.\nover = { $n }");
        assert_eq!(lacking, "over has the variables {\"n\"}, but its comment names {}");
        let needless = refused("# The end.\n# $n (Text)\nover = Over.");
        assert_eq!(needless, "over has the variables {}, but its comment names {\"n\"}");
        for line in ["$n", "$n (Integer)"] {
            let unknown = refused(&format!("# The end.\n# {line}\nover = {{ $n }}"));
            assert_eq!(unknown, format!("over has a variable without a known type: {line}"));
        }
    }
}
