//! File names that contain a content hash, so that browsers may cache a file for ever.
//!
//! A file refers to another one by its plain name, wherever that is a word of its own. Each such
//! word is replaced by the new name before the file gets its own hash.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest as _, Sha256};

use super::files::File;
use super::{FONT, INDEX, game_sets, networks, puzzles};

/// The service worker, which caches the page and knows the names of all other files.
pub(super) const SERVICE_WORKER: &str = "sw.js";

/// The placeholder in [`SERVICE_WORKER`] for the list of files.
const PAGE: &str = "__PAGE__";

/// The paths that show the page, one per line, for the server and the service worker.
const PATHS: &str = "paths.txt";

/// The length of a hash in a name, in hexadecimal digits.
pub(super) const HASH_LENGTH: usize = 16;

/// The icon of push notifications.
const NOTIFICATION_ICON: &str = "icon-192.png";

/// The extension of icons that only a desktop fetches, when the page is installed.
pub(super) const DESKTOP_ONLY: &str = "png";

/// Renames every file, and gives the service worker the list of them.
pub(super) fn with_content_names(mut files: Vec<File>) -> Result<Vec<File>, String> {
    let paths = take(&mut files, PATHS)?;
    let service_worker = take(&mut files, SERVICE_WORKER)?;
    let mut named = rename_all(files)?;
    let service_worker = fill_in(&service_worker, &paths, &named)?;
    let index = File { name: INDEX.to_owned(), ..named[INDEX].clone() };
    Ok(std::mem::take(&mut named).into_values().chain([index, service_worker, paths]).collect())
}

fn take(files: &mut Vec<File>, name: &str) -> Result<File, String> {
    let place = files.iter().position(|file| file.name == name);
    place.map(|place| files.remove(place)).ok_or_else(|| format!("the page has no {name}"))
}

/// The renamed files by their plain names. A file waits until all that it refers to are renamed.
fn rename_all(mut waiting: Vec<File>) -> Result<BTreeMap<String, File>, String> {
    let mut done = BTreeMap::new();
    while !waiting.is_empty() {
        let plain: BTreeSet<String> = waiting.iter().map(|file| file.name.clone()).collect();
        let (ready, rest): (Vec<_>, Vec<_>) =
            waiting.into_iter().partition(|file| !refers_to(file, &plain));
        if ready.is_empty() {
            let names: Vec<_> = plain.into_iter().collect();
            return Err(format!("these files refer to each other: {}", names.join(", ")));
        }
        for file in ready {
            done.insert(file.name.clone(), renamed(file, &done));
        }
        waiting = rest;
    }
    if done.contains_key(INDEX) { Ok(done) } else { Err(format!("the page has no {INDEX}")) }
}

fn refers_to(file: &File, names: &BTreeSet<String>) -> bool {
    file.text()
        .is_some_and(|text| words(text).any(|word| word != file.name && names.contains(word)))
}

fn renamed(file: File, others: &BTreeMap<String, File>) -> File {
    let new_name = |word| others.get(word).map_or(word, |other| other.name.as_str());
    let content = match file.text() {
        Some(text) => words(text).map(new_name).collect::<String>().into_bytes(),
        None => file.content,
    };
    let (stem, extension) = file.name.rsplit_once('.').unwrap_or((&file.name, ""));
    File { name: format!("{stem}-{}.{extension}", digest(&content)), content }
}

/// The text in pieces: words that could be file names, and what is between them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    pieces(text, |sign| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-' | '_'))
}

/// The text in pieces: words of these characters, and what is between them.
pub(super) fn pieces(text: &str, in_word: fn(char) -> bool) -> impl Iterator<Item = &str> {
    text.split_inclusive(move |sign| !in_word(sign)).flat_map(move |piece| {
        let end = piece.trim_end_matches(|sign| !in_word(sign)).len();
        [&piece[..end], &piece[end..]]
    })
}

/// The first 64 bits of the digest.
pub(super) fn digest(content: &[u8]) -> String {
    let start = Sha256::digest(content).first_chunk().copied().map_or(0, u64::from_be_bytes);
    format!("{start:016x}")
}

/// A text with the plain names of files instead of those that contain a hash.
pub(super) fn with_plain_names(text: &str) -> String {
    words(text).map(|word| plain_name(word).unwrap_or_else(|| word.to_owned())).collect()
}

/// The plain name of a file, if the name contains a hash.
fn plain_name(name: &str) -> Option<String> {
    let (stem, extension) = name.rsplit_once('.')?;
    let (plain, hash) = stem.rsplit_once('-')?;
    is_hash(hash).then(|| format!("{plain}.{extension}"))
}

/// Whether a text looks like a hash: 64 bits in hexadecimal digits.
pub(super) fn is_hash(text: &str) -> bool {
    text.len() == HASH_LENGTH
        && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// Replaces the placeholder in the service worker by the lists of files to cache: those that the page needs, and networks,
/// games and files of puzzles, which follow later. Icons are for desktops, and a font is cached when a page needs it.
fn fill_in(
    service_worker: &File,
    paths: &File,
    named: &BTreeMap<String, File>,
) -> Result<File, String> {
    let text = service_worker.text().filter(|text| text.contains(PAGE));
    let text = text.ok_or_else(|| format!("{SERVICE_WORKER} has no place for {PAGE}"))?;
    let address = |file: &File| format!("/{}", file.name);
    let is_kept = |file: &File| ![DESKTOP_ONLY, FONT].contains(&file.extension());
    let kept = named.iter().filter(|(_, file)| is_kept(file));
    let is_later = |plain: &str| {
        puzzles::is_part(plain) || networks::is_network(plain) || game_sets::is_set(plain)
    };
    let (later, needed): (Vec<_>, Vec<_>) = kept.partition(|(plain, _)| is_later(plain));
    let addresses = |files: Vec<(&String, &File)>| {
        files.into_iter().map(|(_, file)| address(file)).collect::<Vec<_>>()
    };
    let (files, later) = (addresses(needed), addresses(later));
    let page = serde_json::json!({
        "version": digest(format!("{text}{}", files.join(" ")).as_bytes()),
        "index": address(&named[INDEX]),
        "files": files,
        "later": later,
        "icon": named.get(NOTIFICATION_ICON).map(address),
        "paths": paths.text().unwrap_or_default().lines().collect::<Vec<_>>(),
    });
    let content = text.replace(PAGE, &page.to_string()).into_bytes();
    Ok(File { name: service_worker.name.clone(), content })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, content: &str) -> File {
        File { name: name.to_owned(), content: content.as_bytes().to_vec() }
    }

    fn page(style: &str) -> Vec<File> {
        vec![
            file("index.html", "<link href=\"/style.css\"><script src='./start.js'>"),
            file("start.js", "import './my-start.js'; // start.js, not style.cssx"),
            file("style.css", style),
            file("my-start.js", ""),
            file("icon-192.png", ""),
            file("sans.woff2", ""),
            file("puzzles-dvonn.tsv", "puzzles-dvonn-01.tsv\n17 1655w3w\n"),
            file("puzzles-dvonn-01.tsv", ""),
            file("network-punct.bin", ""),
            file("games-punct.bin", ""),
            file("sw.js", "const page = __PAGE__;"),
            file("paths.txt", "/\n/games/*\n"),
        ]
    }

    fn find<'a>(files: &'a [File], start: &str) -> &'a File {
        files.iter().find(|file| file.name.starts_with(start)).expect(start)
    }

    #[test]
    fn references_to_a_file_use_its_new_name() {
        let files = with_content_names(page("a {}")).expect("a page");
        let (index, start) = (find(&files, "index.html"), find(&files, "start-"));
        let (style, mine) = (find(&files, "style-"), find(&files, "my-start-"));
        let expected = format!("<link href=\"/{}\"><script src='./{}'>", style.name, start.name);
        assert_eq!(index.text(), Some(expected.as_str()));
        let expected = format!("import './{}'; // start.js, not style.cssx", mine.name);
        assert_eq!(start.text(), Some(expected.as_str()));
        let part = &find(&files, "puzzles-dvonn-01-").name;
        let is_list =
            |file: &&File| file.text().is_some_and(|text| text.starts_with(part.as_str()));
        assert!(files.iter().any(|file| is_list(&file)), "no index names {part}");
    }

    #[test]
    fn a_change_renames_the_files_that_refer_to_it_and_no_others() {
        let [before, after] =
            ["a {}", "b {}"].map(|style| with_content_names(page(style)).expect("a page"));
        let name = |files: &[File], start| find(files, start).name.clone();
        assert_ne!(name(&before, "style-"), name(&after, "style-"));
        assert_ne!(name(&before, "index-"), name(&after, "index-"));
        assert_eq!(name(&before, "start-"), name(&after, "start-"));
        assert_ne!(find(&before, "sw.js"), find(&after, "sw.js"));
    }

    #[test]
    fn the_service_worker_lists_every_file_that_the_page_needs() {
        let files = with_content_names(page("a {}")).expect("a page");
        let text = find(&files, "sw.js").text().expect("text");
        let json = text.trim_start_matches("const page = ").trim_end_matches(';');
        let known: serde_json::Value = serde_json::from_str(json).expect("JSON");
        assert_eq!(known["index"], format!("/{}", find(&files, "index-").name));
        assert_eq!(known["icon"], format!("/{}", find(&files, "icon-192-").name));
        assert_eq!(known["paths"], serde_json::json!(["/", "/games/*"]));
        let names: Vec<_> = files.iter().map(|file| format!("/{}", file.name)).collect();
        let is_apart = |name: &str| {
            let apart = ["/icon-", "/sans-", "/network-", "/games-", "/puzzles-dvonn-01-"];
            apart.iter().any(|start| name.starts_with(start))
        };
        let kept: Vec<_> =
            names.iter().filter(|name| name.contains('-') && !is_apart(name)).collect();
        assert_eq!(known["files"], serde_json::json!(kept));
        let later = ["games-punct-", "network-punct-", "puzzles-dvonn-01-"]
            .map(|start| format!("/{}", find(&files, start).name));
        assert_eq!(known["later"], serde_json::json!(later));
    }

    #[test]
    fn the_index_exists_under_both_names() {
        let files = with_content_names(page("a {}")).expect("a page");
        assert_eq!(find(&files, "index.html").content, find(&files, "index-").content);
    }

    #[test]
    fn an_incomplete_page_is_an_error() {
        let without = |name: &str| {
            let mut files = page("");
            files.retain(|file| file.name != name);
            with_content_names(files).expect_err(name)
        };
        for name in [INDEX, SERVICE_WORKER, PATHS] {
            assert!(without(name).contains(name));
        }
        let mut files = page("");
        files.push(file("a.js", "b.js"));
        files.push(file("b.js", "a.js"));
        let error = with_content_names(files).expect_err("a circle");
        assert_eq!(error, "these files refer to each other: a.js, b.js");
    }
}
