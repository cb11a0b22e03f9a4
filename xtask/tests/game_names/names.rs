//! The names of the games, read from the list of games.

use std::sync::LazyLock;

/// The list of games.
const LIST: &str = include_str!("../../../crates/rules/src/game.rs");

/// The names of titles as they occur in code, in lower case.
pub(crate) static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let titles = block("impl Title {");
    let mut names: Vec<String> =
        titles.split('"').skip(1).step_by(2).map(str::to_lowercase).collect();
    names.sort();
    names.dedup();
    names
});

/// The variants of the enums of games, such as `::PunctBasic`.
pub(crate) static VARIANTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let lines = block("pub enum Game {").lines().map(str::trim);
    let names = lines.filter_map(|line| line.strip_suffix(','));
    names.map(|name| format!("::{name}")).collect()
});

/// The part of the list that begins with a line.
fn block(start: &str) -> &'static str {
    let (_, rest) = LIST.split_once(start).expect("a part of the list of games");
    rest.split("\n}").next().unwrap_or(rest)
}

#[test]
fn the_names_are_those_of_the_list() {
    assert_eq!(*NAMES, ["dvonn", "punct", "pünct"]);
    assert_eq!(*VARIANTS, ["::Dvonn", "::Punct", "::PunctBasic"]);
}
