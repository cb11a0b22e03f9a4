//! The page as files of a folder.
//!
//! A debug build reads the page when it starts. So nothing native is compiled again when the page has changed, and both
//! can be built at the same time.

use std::fs;
use std::path::Path;

use super::File;

/// The extensions of precompressed variants.
const BROTLI: &str = ".br";
const GZIP: &str = ".gz";

/// The files of a folder, with their precompressed variants; none if it cannot be read. They stay in memory until the
/// program ends.
pub(super) fn read(folder: &Path) -> Vec<File> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let is_variant = |name: &String| [BROTLI, GZIP].iter().any(|end| name.ends_with(end));
    names.filter(|name| !is_variant(name)).filter_map(|name| read_file(folder, name)).collect()
}

fn read_file(folder: &Path, name: String) -> Option<File> {
    let read = |end: &str| -> Option<&'static [u8]> {
        Some(fs::read(folder.join(format!("{name}{end}"))).ok()?.leak())
    };
    let (plain, brotli, gzip) = (read("")?, read(BROTLI), read(GZIP));
    Some(File { name: name.leak(), plain, brotli, gzip })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_with_the_variants_that_it_has() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/embedded");
        let mut files = read(&folder);
        files.sort_by_key(|file| file.name);
        let found: Vec<_> =
            files.iter().map(|file| (file.name, file.plain, file.brotli, file.gzip)).collect();
        let (brotli, gzip): (&[u8], &[u8]) = (b"a sample of Brotli\n", b"a sample of gzip\n");
        let index: (_, &[u8], _, _) =
            ("index.html", b"<p>embedded</p>\n", Some(brotli), Some(gzip));
        assert_eq!(found, [index, ("style.css", b"p {}\n", None, None)]);
    }

    #[test]
    fn a_folder_that_is_not_there_has_no_files() {
        assert!(read(Path::new("no/such/folder")).is_empty());
    }
}
