//! The parts of the built page that tests can see: its bundles one by one, and the rest.

use std::collections::BTreeMap;

use super::content_names::{SERVICE_WORKER, digest, with_plain_names};
use super::files::{self, File};
use super::{folder, sizes};

/// The digests of the page's files.
///
/// The name of a bundle changes with its content, and so does every file that names it. So the names in texts are taken
/// without their hashes: otherwise no file would be the same after a change of one bundle. The service worker consists of
/// such names and of its source.
#[derive(Debug)]
pub(crate) struct BuiltPage {
    /// By the prefix of the bundle's files.
    bundles: BTreeMap<&'static str, Vec<String>>,
    rest: Vec<String>,
}

impl BuiltPage {
    /// The page in its folder.
    pub(crate) fn read() -> Result<Self, String> {
        Ok(Self::of(&files::read_all(&folder())?))
    }

    fn of(files: &[File]) -> Self {
        let is_seen =
            |file: &&File| !["br", "gz"].contains(&file.extension()) && file.name != SERVICE_WORKER;
        let mut page = Self { bundles: BTreeMap::new(), rest: Vec::new() };
        for file in files.iter().filter(is_seen) {
            let (name, digest) = (with_plain_names(&file.name), digest_of(file));
            let line = format!("{name} {digest}");
            let starts = |prefix: &&str| {
                [".js", "_bg.wasm"].map(|end| format!("{prefix}{end}")).contains(&name)
            };
            match sizes::bundle_prefixes().find(starts) {
                Some(bundle) => page.bundles.entry(bundle).or_default().push(line),
                None => page.rest.push(line),
            }
        }
        page
    }

    /// The digests of all files that are seen by tests whose pages load these bundles. Engine, import and export count for
    /// all tests: a worker loads them.
    pub(crate) fn seen_with(&self, is_loaded: impl Fn(&str) -> bool) -> Vec<&str> {
        let bundles = self.bundles.iter().filter(|(bundle, _)| is_loaded(bundle));
        let files = bundles.flat_map(|(_, files)| files).chain(&self.rest);
        files.map(String::as_str).collect()
    }
}

fn digest_of(file: &File) -> String {
    match file.text() {
        Some(text) => digest(with_plain_names(text).as_bytes()),
        None => digest(&file.content),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::content_names::with_content_names;

    /// A page whose bundles have these contents.
    fn page(home: &str, play: &str, style: &str) -> BuiltPage {
        let file =
            |name: &str, content: &str| File { name: name.to_owned(), content: content.into() };
        let files = vec![
            file("index.html", "<link href=\"/style.css\"><script src=\"/start.js\">"),
            file("start.js", "import './basalt_home.js'; import './basalt_play.js';"),
            file("style.css", style),
            file("basalt_home.js", "load('basalt_home_bg.wasm')"),
            file("basalt_home_bg.wasm", home),
            file("basalt_play.js", "load('basalt_play_bg.wasm')"),
            file("basalt_play_bg.wasm", play),
            file("sw.js", "const page = __PAGE__;"),
            file("paths.txt", "/"),
        ];
        BuiltPage::of(&with_content_names(files).expect("a page"))
    }

    fn seen<'p>(page: &'p BuiltPage, loaded: &[&str]) -> Vec<&'p str> {
        page.seen_with(|bundle| loaded.contains(&bundle))
    }

    #[test]
    fn a_bundle_that_changes_is_seen_by_those_that_load_it() {
        let (before, after) = (page("1", "1", ""), page("1", "2", ""));
        let [home, play] = [["basalt_home"], ["basalt_play"]];
        assert_eq!(seen(&before, &home), seen(&after, &home));
        assert_ne!(seen(&before, &play), seen(&after, &play));
        assert_eq!(before.bundles.len(), 2);
        assert_eq!(before.bundles["basalt_play"].len(), 2);
    }

    #[test]
    fn any_other_file_is_seen_by_all() {
        assert_ne!(seen(&page("1", "1", "a"), &[]), seen(&page("1", "1", "b"), &[]));
    }
}
