//! The licences of all crates that are part of the program or of its page, from `cargo metadata` and the crates' own files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::process::{cargo, output};
use crate::tools::WASM;

/// The crates of this repository that people get: the program, and the modules of the page.
const ROOTS: [&str; 4] = ["basalt-cli", "basalt-web", "basalt-engine-worker", "basalt-io-worker"];

/// The beginnings of the names of files with licences.
const NAMES: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// The beginning of the file.
const INTRODUCTION: &str = "Basalt contains these crates of others, unchanged. The source of each is at https://crates.io/crates/NAME/VERSION.\nTexts of licences that are the same are printed once.\n";

/// A crate of others.
struct Crate {
    title: String,
    licence: String,
    /// The texts of its files.
    texts: Vec<String>,
}

/// The text of the file with all licences. Fails if a crate names none.
pub(super) fn text(target: &str) -> Result<String, String> {
    let mut crates: BTreeMap<String, Crate> = BTreeMap::new();
    for platform in [target, WASM] {
        let args = ["metadata", "--format-version", "1", "--filter-platform", platform];
        let metadata: Value = serde_json::from_str(&output(&mut cargo(args))?)
            .map_err(|error| format!("cargo metadata cannot be read: {error}"))?;
        for package in parts(&metadata) {
            let found = read(package)?;
            crates.insert(found.title.clone(), found);
        }
    }
    Ok(write(crates.values()))
}

/// The packages of others that are reached from the roots by dependencies of the product itself.
fn parts(metadata: &Value) -> Vec<&Value> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let id = |package: &Value| package["id"].as_str().unwrap_or_default().to_owned();
    let nodes: BTreeMap<String, Value> =
        list(&metadata["resolve"]["nodes"]).into_iter().map(|node| (id(&node), node)).collect();
    let is_root = |package: &&Value| ROOTS.iter().any(|root| package["name"] == *root);
    let mut waiting: Vec<String> = packages.iter().filter(is_root).map(id).collect();
    let mut reached = BTreeSet::new();
    while let Some(next) = waiting.pop() {
        if !reached.insert(next.clone()) {
            continue;
        }
        for edge in nodes.get(&next).map(|node| list(&node["deps"])).unwrap_or_default() {
            // Others are for builds and tests.
            if list(&edge["dep_kinds"]).iter().any(|kind| kind["kind"].is_null()) {
                waiting.extend(edge["pkg"].as_str().map(str::to_owned));
            }
        }
    }
    let is_of_others = |package: &&Value| !package["source"].is_null();
    packages.iter().filter(|package| reached.contains(&id(package))).filter(is_of_others).collect()
}

fn read(package: &Value) -> Result<Crate, String> {
    let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let title = format!("{} {}", text("name"), text("version"));
    let folder = text("manifest_path");
    let folder = Path::new(&folder).parent().unwrap_or(Path::new(""));
    let texts = texts(folder);
    let licence = text("license");
    if licence.is_empty() && texts.is_empty() {
        return Err(format!("{title} names no licence"));
    }
    Ok(Crate { title, licence, texts })
}

/// The texts of the licences in a folder.
fn texts(folder: &Path) -> Vec<String> {
    let is_licence = |name: &str| {
        let name = name.to_ascii_lowercase();
        NAMES.iter().any(|start| name.starts_with(start))
    };
    let mut files: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| is_licence(&entry.file_name().to_string_lossy()))
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}

/// A list of the crates, then each text once, with the crates that it belongs to.
fn write<'a>(crates: impl Iterator<Item = &'a Crate>) -> String {
    let mut titles: Vec<String> = Vec::new();
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for Crate { title, licence, texts: own } in crates {
        titles.push(format!("{title}: {licence}\n"));
        for text in own {
            texts.entry(text.trim().replace('\r', "")).or_default().push(title);
        }
    }
    let section = |(text, titles): (String, Vec<&str>)| {
        format!("\n{}\n{}\n\n{text}\n", "=".repeat(100), titles.join(", "))
    };
    let sections: String = texts.into_iter().map(section).collect();
    format!("{INTRODUCTION}\n{}{sections}", titles.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_several_crates_have_is_printed_once() {
        let of = |title: &str, texts: &[&str]| Crate {
            title: title.to_owned(),
            licence: "MIT".to_owned(),
            texts: texts.iter().map(|&text| text.to_owned()).collect(),
        };
        let crates = [of("a 1.0.0", &["Permission\r\n"]), of("b 2.0.0", &["Permission", "Notice"])];
        let text = write(crates.iter());
        assert!(text.contains("a 1.0.0: MIT\nb 2.0.0: MIT\n"), "{text}");
        assert_eq!(text.matches("Permission").count(), 1, "{text}");
        assert!(text.contains("\na 1.0.0, b 2.0.0\n\nPermission\n"), "{text}");
        assert!(text.contains("\nb 2.0.0\n\nNotice\n"), "{text}");
    }

    #[test]
    fn every_crate_that_people_get_has_a_licence() {
        let text = text("x86_64-unknown-linux-gnu").expect("all have one");
        for title in ["\naxum ", "\nleptos ", "\nrustls ", "\nsqlx "] {
            assert!(text.contains(title), "{title}");
        }
        for title in ["\nrcgen ", "\nproptest ", "\nwalrus "] {
            assert!(!text.contains(title), "{title} is for tests and builds");
        }
    }
}
