//! The page's files, and which path asks for which.

use std::sync::Arc;

/// A file of the page, with twins that are compressed already.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its name, without a folder.
    pub name: &'static str,
    /// What is in it.
    pub plain: &'static [u8],
    /// The same, compressed by Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The same, compressed by gzip.
    pub gzip: Option<&'static [u8]>,
}

/// What shows the page at every path of its own.
const INDEX: &str = "index.html";

/// The list of those paths, one a line; a segment `*` stands for any one segment.
const PATHS: &str = "paths.txt";

/// What is asked for by a name that stays the same when the content changes.
const CHANGING: [&str; 2] = [INDEX, "sw.js"];

/// What lies in `target/www` when this crate is compiled.
static EMBEDDED: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The page as it is served.
#[derive(Clone, Debug)]
pub struct Page {
    files: Arc<[File]>,
    index: File,
    paths: Arc<[&'static str]>,
}

impl Page {
    /// The page that is part of the program, if it was built before the program was.
    pub fn embedded() -> Option<Self> {
        Self::new(EMBEDDED)
    }

    /// The page of these files. Without an index they are none.
    pub fn new(files: &[File]) -> Option<Self> {
        let find = |name| files.iter().find(|file| file.name == name).copied();
        let paths = find(PATHS).and_then(|paths| std::str::from_utf8(paths.plain).ok());
        let files = files.iter().filter(|file| file.name != PATHS).copied().collect();
        let paths = paths.unwrap_or("/").lines().collect();
        Some(Self { files, index: find(INDEX)?, paths })
    }

    /// The index as text.
    pub(crate) fn index(&self) -> &'static str {
        std::str::from_utf8(self.index.plain).unwrap_or_default()
    }

    /// The file that a path asks for.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        if self.paths.iter().any(|pattern| matches(pattern, path)) {
            return Some(&self.index);
        }
        let name = path.strip_prefix('/')?;
        self.files.iter().find(|file| file.name == name)
    }
}

impl File {
    /// Whether the name tells the content, so that it may be kept for ever.
    pub(crate) fn is_final(&self) -> bool {
        !CHANGING.contains(&self.name)
    }

    /// What kind of file it is, as browsers are told.
    pub(crate) fn media_type(&self) -> &'static str {
        match self.name.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "css" => "text/css; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "tsv" => "text/tab-separated-values; charset=utf-8",
            "wasm" => "application/wasm",
            "words" => "text/plain; charset=utf-8",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }
}

fn matches(pattern: &str, path: &str) -> bool {
    let (mut wanted, mut found) = (pattern.split('/'), path.split('/'));
    loop {
        match (wanted.next(), found.next()) {
            (None, None) => return true,
            (Some("*"), Some(segment)) if !segment.is_empty() => {}
            (Some(part), Some(segment)) if part == segment => {}
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_one_segment() {
        for (pattern, path, expected) in [
            ("/", "/", true),
            ("/", "/play", false),
            ("/play", "/play", true),
            ("/play", "/play/", false),
            ("/games/*", "/games/7", true),
            ("/games/*", "/games/", false),
            ("/games/*", "/games/7/8", false),
            ("/games/*", "/games", false),
        ] {
            assert_eq!(matches(pattern, path), expected, "{pattern} {path}");
        }
    }
}
