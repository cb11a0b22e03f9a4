//! Every error of `rules` and `records` has its sentence in every language, and English says what `Display` says.

use std::collections::BTreeSet;

use basalt_locales::{ArgumentValue, Catalogue, Language, Message, is_error_key, keys, variables};
use basalt_records::link::{self, LinkError};
use basalt_records::{Format, Located, ReplayError, WriteError, read_all};
use basalt_rules::sentence::{Arg, Sentence, Template};
use basalt_rules::{AnyPosition, Game, MoveError};

/// The sentences of each enum. Several of these types hold the same one.
fn enums() -> Vec<&'static [Template]> {
    let mut enums = [
        MoveError::templates(),
        LinkError::templates(),
        Located::templates(),
        WriteError::templates(),
        ReplayError::templates(),
    ]
    .concat();
    enums.sort_unstable_by_key(|templates| templates[0].key);
    enums.dedup_by_key(|templates| templates[0].key);
    enums
}

/// The sentences that name kinds of pieces. The types, which programs print, have the letters of the notation.
const NAMING_KINDS: [&str; 2] = ["punct-none-left", "punct-other-kind"];

fn templates() -> impl Iterator<Item = &'static Template> {
    enums().into_iter().flatten()
}

/// Whether an argument is a colour: a sentence selects by it.
fn is_color(template: &Template, arg: &str) -> bool {
    let mut args = template.args.iter().zip(template.types);
    args.any(|(&name, &of)| name == arg && of == "Color")
}

#[test]
fn every_error_has_its_sentence_with_its_variables_in_every_language() {
    for &language in Language::ALL {
        for template in templates() {
            let expected: BTreeSet<_> = template.args.iter().map(ToString::to_string).collect();
            let found = variables(language, template.key);
            assert_eq!(found, Some(expected), "{} in {}", template.key, language.tag());
        }
    }
}

#[test]
fn no_catalogue_has_a_sentence_for_an_error_that_is_gone() {
    let known: BTreeSet<_> = templates().map(|template| template.key.to_owned()).collect();
    for &language in Language::ALL {
        let errors = keys(language).into_iter().filter(|key| is_error_key(key)).collect();
        assert_eq!(known, errors, "{}", language.tag());
    }
}

#[test]
fn the_list_of_errors_is_complete() {
    let sources =
        ["rules", "records"].map(|name| format!("{}/../{name}/src", env!("CARGO_MANIFEST_DIR")));
    let declared: usize = sources.iter().map(|source| count_declarations(source.as_ref())).sum();
    assert_eq!(declared, enums().len());
}

/// The number of `sentences!` declarations in the files of a folder.
fn count_declarations(folder: &std::path::Path) -> usize {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file"));
    entries
        .map(|entry| match entry.path() {
            path if path.is_dir() => count_declarations(&path),
            path => {
                let text = std::fs::read_to_string(path).expect("text");
                text.lines().filter(|line| *line == "sentences! {").count()
            }
        })
        .sum()
}

/// The template's own text with a value for each argument, in lower case after `#`.
fn filled(template: &Template, value: impl Fn(&str) -> String) -> String {
    template.args.iter().fold(template.english.to_owned(), |text, &name| {
        text.replace(&format!("{{{name}}}"), &value(name))
            .replace(&format!("{{{name}:#}}"), &value(name).to_lowercase())
    })
}

#[test]
fn english_says_what_the_templates_say() {
    let catalogue = Catalogue::new(Language::En);
    for template in templates().filter(|template| !NAMING_KINDS.contains(&template.key)) {
        for (color, name) in [("white", "White"), ("black", "Black")] {
            let is_color = |arg: &str| is_color(template, arg);
            let args = template.args.iter().map(|&arg| {
                (
                    arg,
                    if is_color(arg) {
                        color.into()
                    } else {
                        ArgumentValue::from(format!("<{arg}>"))
                    },
                )
            });
            let said = catalogue.say(&Message::new(template.key, args));
            let expected =
                filled(
                    template,
                    |arg| {
                        if is_color(arg) { name.to_owned() } else { format!("<{arg}>") }
                    },
                );
            assert_eq!(said, expected);
        }
    }
}

fn say(error: &dyn Sentence) -> String {
    let args = error.args().into_iter().map(|(name, arg)| match arg {
        Arg::Text(text) => (name, ArgumentValue::Text(text)),
        Arg::Number(number) => (name, ArgumentValue::Number(number)),
    });
    Catalogue::new(Language::En).say(&Message::new(error.key(), args))
}

#[test]
fn real_errors_are_said_as_display_says_them() {
    let mut errors: Vec<Box<dyn Sentence>> = Vec::new();
    for text in ["", "9 w s", "9/10/11/10/8 w p", "9/10/x/10/9 w p", "9/10/11/10/9 b p", "a b c"] {
        errors.push(Box::new(AnyPosition::parse(Game::Dvonn, text).expect_err(text)));
    }
    let board = "9/10/5r5/4rw(rb)3/9 w s";
    let position = AnyPosition::parse(Game::Dvonn, board).expect("a position");
    for text in ["f2h2", "f2g3", "g2f2", "e2f2", "a1b2", "a1", "pass", "f2f1", "x"] {
        errors.push(Box::new(position.read_move(text).expect_err(text)));
    }
    errors.extend(punct_errors());
    for text in ["E3\nE3\n", "A1\nB1\nC1\nD1\nA1B1\n"] {
        let record = Format::CodeCup.read(text).expect(text);
        errors.push(Box::new(record.replay().expect_err(text)));
    }
    for game in read_all(Format::Basalt, b"[Game \"dvonn\"]\n\n1. e3 z9 *\n[Game \"x\"]\n*") {
        let error = game.expect_err("a bad game");
        errors.push(Box::new(error.located(error.problem.to_string())));
    }
    for text in ["{", "{}", "{\"format\":1}", "x"] {
        let json = read_all(Format::Json, text.as_bytes()).next();
        let error = json.expect("a game").expect_err("a bad game");
        errors.push(Box::new(error.located(error.problem.to_string())));
    }
    for text in ["", "1&Game=go", "1&x", "1&Game=dvonn&A=~"] {
        errors.push(Box::new(link::read(text).expect_err(text)));
    }
    for error in errors.iter().filter(|error| !NAMING_KINDS.contains(&error.key())) {
        assert_eq!(say(&**error), error.to_string());
    }
}

#[test]
fn people_read_the_names_of_kinds_instead_of_letters() {
    let board = "w:c4/c5d5 b:l4/l5m5,m7/m8n8 w 0";
    let position = AnyPosition::parse(Game::Punct, board).expect("a position");
    let error = position.read_move("c4-c4/c5c6").expect_err("a triangle stays one");
    assert_eq!(
        say(&error),
        "the piece on c4 is a triangle, but these spaces need a straight piece with the PÜNCT at an end"
    );
}

fn punct_errors() -> Vec<Box<dyn Sentence>> {
    let mut errors: Vec<Box<dyn Sentence>> = Vec::new();
    for text in [
        "",
        "w b w 0",
        "w:a b: w 0",
        "w:l4/l5m5^x b: w 0",
        "w: b: x 0",
        "w: b: w x",
        "w: b: w 1 go",
        "w: b: w 101",
        "w: b: w 0 pass",
        "w:l4/l5m5^1 b: w 0",
        "w:l4/l5m5 b:l4/l5m5 w 0",
        "w:l4/l5m5 b:l4/l5m5^1 w 0",
    ] {
        errors.push(Box::new(AnyPosition::parse(Game::Punct, text).expect_err(text)));
    }
    let board = "w:c4/c5d5 b:l4/l5m5,m7/m8n8 w 0";
    let position = AnyPosition::parse(Game::Punct, board).expect("a position");
    for text in [
        "l4/l5m5",
        "i9/i10j10",
        "l4-l3/k3k2",
        "c4-c4/c5d5",
        "c4-c4/c5c6",
        "c4-e5/e6f6",
        "c4-l13/l14q16",
        "c4-l4/l5m5",
        "a2-a3/a4b4",
        "pass",
        "x",
    ] {
        errors.push(Box::new(position.read_move(text).expect_err(text)));
    }
    errors
}
