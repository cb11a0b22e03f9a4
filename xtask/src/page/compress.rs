//! Compressed copies of files, made once so that the server never has to.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::Build;
use super::content_names::digest;
use super::files::File;
use crate::at_once::map_all;

/// A file with its compressed copies; one that would not be smaller does not exist.
#[derive(Debug)]
pub(super) struct Compressed {
    pub(super) plain: File,
    pub(super) brotli: Option<File>,
    pub(super) gzip: Option<File>,
}

impl Compressed {
    /// The file and its copies.
    pub(super) fn files(&self) -> impl Iterator<Item = File> {
        [Some(&self.plain), self.brotli.as_ref(), self.gzip.as_ref()].into_iter().flatten().cloned()
    }
}

/// An encoding, and how much work to put into it.
#[derive(Clone, Copy)]
enum Encoder {
    Brotli { quality: i32 },
    Gzip { level: u32 },
}

impl Encoder {
    /// The ending of the names of files that it makes.
    fn suffix(self) -> &'static str {
        match self {
            Self::Brotli { .. } => "br",
            Self::Gzip { .. } => "gz",
        }
    }

    /// The name of a copy in the cache: the same content always gives the same copy.
    fn cache_name(self, content: &[u8]) -> String {
        let effort = match self {
            Self::Brotli { quality } => quality.unsigned_abs(),
            Self::Gzip { level } => level,
        };
        format!("{}-{effort}.{}", digest(content), self.suffix())
    }

    fn encode(self, mut content: &[u8]) -> io::Result<Vec<u8>> {
        match self {
            Self::Brotli { quality } => {
                let params = BrotliEncoderParams { quality, lgwin: 22, ..Default::default() };
                let mut encoded = Vec::new();
                brotli::BrotliCompress(&mut content, &mut encoded, &params)?;
                Ok(encoded)
            }
            Self::Gzip { level } => {
                let mut encoder = GzEncoder::new(Vec::new(), Compression::new(level));
                encoder.write_all(content)?;
                encoder.finish()
            }
        }
    }
}

/// The encoders of a build: Brotli, then gzip.
fn encoders(build: Build) -> [Encoder; 2] {
    match build {
        Build::Quick => [Encoder::Brotli { quality: 1 }, Encoder::Gzip { level: 1 }],
        Build::Dist => [Encoder::Brotli { quality: 11 }, Encoder::Gzip { level: 9 }],
    }
}

/// Compresses files, and keeps the copies in a folder, which the next build takes them from.
///
/// A quick build leaves the modules as they are: they are large, and only loaded from this machine.
pub(super) fn compress(
    files: &[File],
    build: Build,
    cache: &Path,
) -> Result<Vec<Compressed>, String> {
    let leave = |file: &File| build == Build::Quick && file.extension() == "wasm";
    let [brotli, gzip] = encoders(build);
    let compress = |file: &File| {
        let plain = file.clone();
        if leave(file) {
            return Ok(Compressed { plain, brotli: None, gzip: None });
        }
        Ok(Compressed { plain, brotli: copy(file, brotli, cache)?, gzip: copy(file, gzip, cache)? })
    };
    fs::create_dir_all(cache)
        .and_then(|()| map_all(files, compress).into_iter().collect::<io::Result<_>>())
        .map_err(|error| format!("the page cannot be compressed: {error}"))
}

fn copy(file: &File, encoder: Encoder, cache: &Path) -> io::Result<Option<File>> {
    let content =
        cached(&cache.join(encoder.cache_name(&file.content)), || encoder.encode(&file.content))?;
    let name = format!("{}.{}", file.name, encoder.suffix());
    Ok((content.len() < file.content.len()).then_some(File { name, content }))
}

fn cached(path: &Path, make: impl Fn() -> io::Result<Vec<u8>>) -> io::Result<Vec<u8>> {
    if let Ok(content) = fs::read(path) {
        return Ok(content);
    }
    let content = make()?;
    // Renamed, so that a build that is interrupted leaves no half of a file.
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, &content)?;
    fs::rename(&unfinished, path)?;
    Ok(content)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;
    use crate::test_folder::TestFolder;

    fn compressed(name: &str, content: &[u8], build: Build, cache: &TestFolder) -> Compressed {
        let file = File { name: name.to_owned(), content: content.to_vec() };
        compress(&[file], build, &cache.0).expect("written").remove(0)
    }

    #[test]
    fn a_copy_is_smaller_and_holds_the_same() {
        let cache = TestFolder::new("copies");
        let content = b"stone and ember ".repeat(64);
        let Compressed { plain, brotli: Some(brotli), gzip: Some(gzip) } =
            compressed("a.js", &content, Build::Dist, &cache)
        else {
            panic!("it repeats itself");
        };
        assert_eq!((brotli.name.as_str(), gzip.name.as_str()), ("a.js.br", "a.js.gz"));
        assert!(brotli.content.len() < content.len() && gzip.content.len() < content.len());
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(&gzip.content[..]).read_to_end(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, plain.content);
        unpacked.clear();
        brotli::BrotliDecompress(&mut &brotli.content[..], &mut unpacked).expect("brotli");
        assert_eq!(unpacked, plain.content);
    }

    #[test]
    fn incompressible_files_have_no_copies() {
        let cache = TestFolder::new("single");
        assert_eq!(compressed("a.js", b"x", Build::Dist, &cache).files().count(), 1);
    }

    #[test]
    fn a_quick_build_leaves_modules_alone() {
        let (cache, content) = (TestFolder::new("quick"), b"stone and ember ".repeat(64));
        assert_eq!(compressed("a.wasm", &content, Build::Quick, &cache).files().count(), 1);
        assert_eq!(compressed("a.js", &content, Build::Quick, &cache).files().count(), 3);
        assert_eq!(compressed("a.wasm", &content, Build::Dist, &cache).files().count(), 3);
    }

    #[test]
    fn a_copy_is_taken_from_the_cache_if_content_and_encoder_are_the_same() {
        let (cache, content) = (TestFolder::new("cache"), b"stone and ember ".repeat(64));
        compressed("a.js", &content, Build::Dist, &cache);
        let [brotli, _] = encoders(Build::Dist);
        fs::write(cache.0.join(brotli.cache_name(&content)), b"kept").expect("written");
        let copy_of = |content: &[u8], build| {
            compressed("b.js", content, build, &cache).brotli.map(|file| file.content)
        };
        assert_eq!(copy_of(&content, Build::Dist), Some(b"kept".to_vec()));
        assert_ne!(copy_of(&content, Build::Quick), Some(b"kept".to_vec()));
        assert_ne!(copy_of(&content[16..], Build::Dist), Some(b"kept".to_vec()));
    }
}
