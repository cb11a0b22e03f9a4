//! The searches of the section "Where to look" in docs/architecture.md find the files that answer their questions, and few others.

use std::fs;
use std::path::{Path, PathBuf};

/// Number of files that a newcomer looks through.
const MAX_FILES: usize = 5;

/// A line of the table: the words, the folder in which `grep -rni` looks for them, and the file in it that has the answer.
struct Search {
    words: String,
    folder: String,
    file: String,
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

/// Reads `| question | `words folder` | `file` |`, in which quotes may surround the words.
fn search(line: &str) -> Option<Search> {
    let (rest, file) = line.strip_prefix("| ")?.strip_suffix("` |")?.rsplit_once("` | `")?;
    let (words, folder) = rest.rsplit_once('`')?.1.rsplit_once(' ')?;
    let words = words.trim_matches('"').to_lowercase();
    Some(Search { words, folder: folder.to_owned(), file: file.to_owned() })
}

/// The files below a folder with a line that contains the words.
fn find(folder: &Path, words: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let found =
        entries.flatten().map(|entry| entry.path()).flat_map(|path| {
            match fs::read_to_string(&path) {
                Ok(text) if text.to_lowercase().lines().any(|line| line.contains(words)) => {
                    vec![path]
                }
                Ok(_) => Vec::new(),
                Err(_) => find(&path, words),
            }
        });
    found.collect()
}

/// The fault of a search, if it has one.
fn fault(search: &Search) -> Option<String> {
    let folder = root().join(&search.folder);
    let found = find(&folder, &search.words);
    let is_good = found.contains(&folder.join(&search.file)) && found.len() <= MAX_FILES;
    (!is_good).then(|| format!("{:?} in {} finds {found:?}", search.words, search.folder))
}

#[test]
fn every_search_finds_its_file() {
    let text = fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    let searches = searches(&text);
    assert!(searches.len() >= 10, "only {} searches", searches.len());
    let faults: Vec<String> = searches.iter().filter_map(fault).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_search_without_its_file_fails() {
    let table = |words: &str, file: &str| {
        format!(
            "\n## Where to look\n\n| a | `{words} xtask/tests` | `{file}` |\n\n## Next\n| b | `c d` | `e` |\n"
        )
    };
    let fails = |words: &str, file: &str| {
        let [search] = &searches(&table(words, file))[..] else { panic!("one search") };
        fault(search).is_some()
    };
    assert!(!fails("\"Where TO look\"", "where_to_look.rs"));
    assert!(fails("\"Where TO look\"", "variant_lists.rs"), "another file");
    assert!(fails(&["no such ", "words"].concat(), "where_to_look.rs"), "nothing");
    assert!(fails("fn", "where_to_look.rs"), "too many files");
    assert!(find(&root().join("no such folder"), "where").is_empty());
}
