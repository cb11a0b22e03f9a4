//! A list `ALL` of an enum names every variant of it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of sources, relative to the repository.
const FOLDERS: [&str; 3] = ["crates", "fuzz", "xtask"];

/// The beginnings of a list.
const LISTS: [&str; 2] = ["const ALL: [Self; ", "const ALL: &'static [Self] = "];

/// An enum with a list of its variants.
#[derive(Debug, PartialEq, Eq)]
struct List {
    name: String,
    listed: BTreeSet<String>,
    variants: BTreeSet<String>,
}

/// The lists of variants in a source file. Enums that a macro declares list themselves, and structs have no variants.
fn lists(code: &str) -> Vec<List> {
    let code: String = code.lines().map(without_comment).flat_map(|line| [line, "\n"]).collect();
    let starts = LISTS.iter().flat_map(|start| code.match_indices(start));
    starts.filter_map(|(at, _)| list(&code, at)).collect()
}

fn list(code: &str, at: usize) -> Option<List> {
    let (_, owner) = code[..at].rsplit_once("\nimpl ")?;
    let owner = owner.split_once(" {")?.0;
    let name = owner.split_once(" for ").map_or(owner, |(_, name)| name);
    if code.contains(&format!("struct {name}")) {
        return None;
    }
    let (_, items) = code[at..].split_once(" =")?;
    let items = items.split_once("];")?.0;
    let listed = items.split("Self::").skip(1).map(first_word).collect();
    Some(List { name: name.to_owned(), listed, variants: variants(code, name) })
}

/// The variants of the enum with this name; none if it is declared in another file, which a list may not be.
fn variants(code: &str, name: &str) -> BTreeSet<String> {
    let body = code.split_once(&format!("enum {name} {{")).map_or("", |(_, body)| body);
    let body = body.split_once("\n}").map_or("", |(body, _)| body);
    let is_variant = |line: &&str| {
        line.strip_prefix("    ").is_some_and(|line| line.starts_with(char::is_uppercase))
    };
    body.lines().filter(is_variant).map(|line| first_word(line.trim_start())).collect()
}

fn first_word(text: &str) -> String {
    text.chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

fn without_comment(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
        if path.is_dir() && !path.ends_with("target") && !path.ends_with("node_modules") {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_list_of_variants_is_complete() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the repository");
    let mut files = Vec::new();
    for folder in FOLDERS {
        sources(&root.join(folder), &mut files);
    }
    let read = |file: &PathBuf| fs::read_to_string(file).expect("a source");
    let lists: Vec<List> = files.iter().flat_map(|file| lists(&read(file))).collect();
    assert!(lists.len() >= 25, "only {} lists are found", lists.len());
    let incomplete: Vec<&List> = lists.iter().filter(|list| list.listed != list.variants).collect();
    assert!(incomplete.is_empty(), "{incomplete:#?}");
}

#[test]
fn a_missing_variant_is_found() {
    let code = "pub enum Side {\n    /// Left, not Self::Right.\n    Left,\n    Right(u8),\n}\n\n\
                impl Side {\n    pub const ALL: [Self; 1] = [\n        Self::Left,\n    ];\n}\n";
    let set = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let expected =
        List { name: "Side".to_owned(), listed: set(&["Left"]), variants: set(&["Left", "Right"]) };
    assert_eq!(lists(code), [expected]);
    let elsewhere = code.split_once("impl ").expect("a list").1;
    let [list] = &lists(&format!("\nimpl {elsewhere}"))[..] else { panic!("one list") };
    assert!(list.variants.is_empty() && list.listed == set(&["Left"]), "{list:?}");
}
