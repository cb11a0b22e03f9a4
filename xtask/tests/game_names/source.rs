//! Source files without comments and tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::names::NAMES;

/// Folders of sources, relative to the repository.
const FOLDERS: [&str; 3] = ["crates", "xtask", "fuzz"];

/// A source file of the product or its tools.
pub(crate) struct Source {
    /// The path relative to the repository.
    pub(crate) path: String,
    /// The text without comments and tests.
    pub(crate) code: String,
}

impl Source {
    /// Every source file.
    pub(crate) fn all() -> Vec<Self> {
        let root =
            Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the repository");
        let mut paths = Vec::new();
        for folder in FOLDERS {
            collect(&root.join(folder), &mut paths);
        }
        paths.sort();
        let sources: Vec<Self> = paths.iter().filter_map(|path| Self::read(root, path)).collect();
        assert!(sources.len() > 300, "only {} sources found", sources.len());
        sources
    }

    fn read(root: &Path, path: &Path) -> Option<Self> {
        let name = path.strip_prefix(root).ok()?.to_str()?.replace('\\', "/");
        is_source(&name).then(|| {
            let text = fs::read_to_string(path).expect(&name);
            let code = if has_extension(path, &["rs"]) {
                without_tests(&without_comments(&text)).to_owned()
            } else {
                text
            };
            Self { path: name, code }
        })
    }

    /// Whether the path names a game.
    pub(crate) fn belongs_to_a_game(&self) -> bool {
        let mut words = self.path.split(|sign: char| !sign.is_alphabetic());
        words.any(|word| NAMES.iter().any(|name| name == word))
    }

    /// Whether the code names a game. Punctuation is none.
    pub(crate) fn names_a_game(&self) -> bool {
        let code = self.code.to_lowercase().replace("punctuation", "");
        NAMES.iter().any(|name| code.contains(name.as_str()))
    }
}

/// Collects the files below a folder, except those of builds and packages.
fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if !path.is_dir() {
            let is_text = has_extension(&path, &["rs", "css", "js", "html"]);
            paths.extend(is_text.then_some(path));
        } else if !path.ends_with("target") && !path.ends_with("node_modules") {
            collect(&path, paths);
        }
    }
}

fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|extension| extensions.contains(&extension))
}

/// Whether a file is part of what is built, not of its tests.
fn is_source(name: &str) -> bool {
    let is_test = name.contains("/tests/")
        || name.ends_with("/tests.rs")
        || name.starts_with("crates/testkit/");
    (name.contains("/src/") || name.contains("/static/")) && !is_test
}

/// The code before its tests, which are last in each file.
fn without_tests(code: &str) -> &str {
    code.split_once("#[cfg(test)]\nmod tests {").map_or(code, |(code, _)| code)
}

/// The code without comments, documentation included.
fn without_comments(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match token(rest) {
            Token::Comment(length) => {
                rest = &rest[length..];
                continue;
            }
            Token::Literal(length) => length,
            Token::Other => first.len_utf8(),
        };
        code.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    code
}

/// The first token of a text, with its length in bytes where it matters.
enum Token {
    Comment(usize),
    /// A string or a character.
    Literal(usize),
    Other,
}

fn token(text: &str) -> Token {
    let until = |end: &str, from: usize| {
        text[from..].find(end).map_or(text.len(), |at| from + at + end.len())
    };
    if text.starts_with("//") {
        Token::Comment(text.find('\n').unwrap_or(text.len()))
    } else if text.starts_with("/*") {
        Token::Comment(until("*/", 2))
    } else if text.starts_with("r#\"") {
        Token::Literal(until("\"#", 3))
    } else if text.starts_with("r\"") {
        Token::Literal(until("\"", 2))
    } else if text.starts_with('"') {
        Token::Literal(escaped(text, '"'))
    } else if is_char(text) {
        Token::Literal(escaped(text, '\''))
    } else {
        Token::Other
    }
}

/// Whether the text starts with a character literal and not with a lifetime.
fn is_char(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next() == Some('\'') && (signs.next() == Some('\\') || signs.next() == Some('\''))
}

/// The length of a literal that begins and ends with `quote`, in which a backslash escapes.
fn escaped(text: &str, quote: char) -> usize {
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        if sign == '\\' {
            signs.next();
        } else if sign == quote {
            return at + 1;
        }
    }
    text.len()
}

#[test]
fn comments_and_tests_are_left_out() {
    let text = "let a = \"// no \\\" comment\"; // a comment\nlet b = '\\''; /* another */ let c: &'a str;\n\
                #[cfg(test)]\nmod tests {\n}\n";
    let code = "let a = \"// no \\\" comment\"; \nlet b = '\\'';  let c: &'a str;\n";
    assert_eq!(without_tests(&without_comments(text)), code);
}

#[test]
fn a_file_belongs_to_the_game_in_its_path() {
    let source = |path: &str, code: &str| Source { path: path.to_owned(), code: code.to_owned() };
    assert!(source("crates/web/src/board/dvonn.rs", "").belongs_to_a_game());
    assert!(source("xtask/tune/src/punct_fit.rs", "").belongs_to_a_game());
    assert!(!source("crates/web/src/board.rs", "").belongs_to_a_game());
    assert!(source("a.rs", "messages::page_home_dvonn").names_a_game());
    assert!(!source("a.rs", "is_ascii_punctuation").names_a_game());
}
