//! The files of the page, and the paths that lead to them.

mod folder;

use std::path::Path;
use std::sync::Arc;

use crate::security_headers::SecurityHeaders;
use crate::static_files::EntityTags;

/// A file of the page, with its precompressed variants.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Name without a folder.
    pub name: &'static str,
    /// The content.
    pub plain: &'static [u8],
    /// The content compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The content compressed with gzip.
    pub gzip: Option<&'static [u8]>,
}

/// A file of the page as it is served.
#[derive(Clone, Debug)]
pub(crate) struct PageFile {
    pub(crate) file: File,
    pub(crate) tags: EntityTags,
}

/// The file that is served at every path of the page.
const INDEX: &str = "index.html";

/// The file that lists those paths, one a line; a segment `*` matches any one segment.
const PATHS: &str = "paths.txt";

/// The file with the hashes of what is inline in the index, for the security headers.
const POLICY: &str = "policy.txt";

/// Files whose names stay the same when the content changes.
const CHANGING: [&str; 2] = [INDEX, "sw.js"];

/// The folder of the built page.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/www");

/// The files that are in [`FOLDER`] when a release is compiled. A debug build has samples instead, for the tests.
static EMBEDDED: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The page.
#[derive(Clone, Debug)]
pub struct Page {
    files: Arc<[PageFile]>,
    index: PageFile,
    paths: Arc<[&'static str]>,
    policy: &'static str,
}

impl Page {
    /// The page that was built before: in a release it is part of the program, a debug build reads it from its folder.
    pub fn built() -> Option<Self> {
        if cfg!(debug_assertions) {
            Self::new(&folder::read(Path::new(FOLDER)))
        } else {
            Self::new(EMBEDDED)
        }
    }

    /// The page of these files; `None` without an index.
    pub fn new(files: &[File]) -> Option<Self> {
        let find = |name| files.iter().find(|file| file.name == name).copied();
        let text = |name| find(name).and_then(|file| std::str::from_utf8(file.plain).ok());
        let paths = text(PATHS).unwrap_or("/").lines().collect();
        let is_served = |file: &&File| ![PATHS, POLICY].contains(&file.name);
        let tagged = |&file: &File| PageFile { file, tags: EntityTags::new(&file) };
        let index = tagged(&find(INDEX)?);
        let files = files.iter().filter(is_served).map(tagged).collect();
        Some(Self { files, index, paths, policy: text(POLICY).unwrap_or_default() })
    }

    /// The headers of every response.
    pub(crate) fn security_headers(&self) -> SecurityHeaders {
        SecurityHeaders::new(self.policy)
    }

    /// The file that shows the screen of any address.
    pub(crate) fn index_file(&self) -> &File {
        &self.index.file
    }

    /// The text of the index.
    pub(crate) fn index(&self) -> &'static str {
        std::str::from_utf8(self.index.file.plain).unwrap_or_default()
    }

    /// All files but those that describe the page.
    pub(crate) fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter().map(|served| &served.file)
    }

    /// The file at a path.
    pub(crate) fn file(&self, path: &str) -> Option<&PageFile> {
        if self.paths.iter().any(|pattern| matches(pattern, path)) {
            return Some(&self.index);
        }
        let name = path.strip_prefix('/')?;
        self.files.iter().find(|served| served.file.name == name)
    }
}

impl File {
    /// Whether the name contains a hash of the content, so that browsers may cache it for ever.
    pub(crate) fn is_final(&self) -> bool {
        !CHANGING.contains(&self.name)
    }

    /// The value of the `Content-Type` header.
    pub(crate) fn media_type(&self) -> &'static str {
        match self.name.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "css" => "text/css; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "tsv" => "text/tab-separated-values; charset=utf-8",
            "wasm" => "application/wasm",
            "woff2" => "font/woff2",
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

    #[cfg(debug_assertions)]
    #[test]
    fn the_files_of_a_folder_are_embedded_with_the_variants_that_they_have() {
        let read = folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/embedded"));
        for file in &read {
            let embedded = EMBEDDED.iter().find(|other| other.name == file.name);
            let content = |file: &File| (file.plain, file.brotli, file.gzip);
            assert_eq!(embedded.map(content), Some(content(file)), "{}", file.name);
        }
        assert_eq!(EMBEDDED.len(), read.len());
    }

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
