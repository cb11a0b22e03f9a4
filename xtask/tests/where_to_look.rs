//! The searches of the section "Where to look" in docs/architecture.md find something.

use std::fs;
use std::path::{Path, PathBuf};

/// A line of the table: the words, and the folder in which `grep -rni` looks for them.
struct Search {
    words: String,
    folder: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the repository")
}

/// The searches of a text with the table.
fn searches(text: &str) -> Vec<Search> {
    let section = text.split("\n## Where to look\n").nth(1).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    section.lines().filter_map(search).collect()
}

/// Reads `| question | `words folder` |`, in which quotes may surround the words.
fn search(line: &str) -> Option<Search> {
    let command = line.strip_prefix("| ")?.strip_suffix("` |")?.rsplit_once('`')?.1;
    let (words, folder) = command.rsplit_once(' ')?;
    let words = words.trim_matches('"').to_lowercase();
    Some(Search { words, folder: folder.to_owned() })
}

/// The first file below a folder with a line that contains the words.
fn find(folder: &Path, words: &str) -> Option<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries.into_iter().find_map(|path| match fs::read_to_string(&path) {
        Ok(text) => text.to_lowercase().lines().any(|line| line.contains(words)).then_some(path),
        Err(_) => find(&path, words),
    })
}

#[test]
fn every_search_finds_something() {
    let text = fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    let searches = searches(&text);
    assert!(searches.len() >= 10, "only {} searches", searches.len());
    let fails = |search: &&Search| find(&root().join(&search.folder), &search.words).is_none();
    let failed: Vec<String> = searches
        .iter()
        .filter(fails)
        .map(|search| format!("{} in {}", search.words, search.folder))
        .collect();
    assert!(failed.is_empty(), "nothing is found for {failed:?}");
}

#[test]
fn a_search_without_a_result_fails() {
    let table =
        "\n## Where to look\n\n| a | `\"Where TO look\" xtask/tests` |\n\n## Next\n| b | `c d` |\n";
    let [search] = &searches(table)[..] else { panic!("one search") };
    let found = find(&root().join(&search.folder), &search.words);
    assert_eq!(found, Some(root().join("xtask/tests/where_to_look.rs")));
    assert_eq!(find(&root().join(&search.folder), &["no such ", "words"].concat()), None);
    assert_eq!(find(&root().join("no such folder"), "where"), None);
}
