//! Compressed twins of files, made once so that the server never has to.

use std::io::{self, Write as _};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::files::File;

/// A file with its twins; one that would not be smaller has none.
#[derive(Debug)]
pub(super) struct Packed {
    pub(super) plain: File,
    pub(super) brotli: Option<File>,
    pub(super) gzip: Option<File>,
}

impl Packed {
    /// The file and its twins.
    pub(super) fn files(&self) -> impl Iterator<Item = File> {
        [Some(&self.plain), self.brotli.as_ref(), self.gzip.as_ref()].into_iter().flatten().cloned()
    }
}

/// Packs files as tightly as can be done.
pub(super) fn pack(files: Vec<File>) -> Result<Vec<Packed>, String> {
    let packed = files.into_iter().map(|plain| {
        let brotli = twin(&plain, "br", brotli)?;
        let gzip = twin(&plain, "gz", gzip)?;
        Ok(Packed { plain, brotli, gzip })
    });
    packed
        .collect::<io::Result<_>>()
        .map_err(|error| format!("the page cannot be compressed: {error}"))
}

fn twin(
    file: &File,
    suffix: &str,
    compress: fn(&[u8]) -> io::Result<Vec<u8>>,
) -> io::Result<Option<File>> {
    let content = compress(&file.content)?;
    let name = format!("{}.{suffix}", file.name);
    Ok((content.len() < file.content.len()).then_some(File { name, content }))
}

fn brotli(mut content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut content, &mut packed, &params)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn packed(content: &[u8]) -> Packed {
        let file = File { name: "a.js".to_owned(), content: content.to_vec() };
        pack(vec![file]).expect("memory").remove(0)
    }

    #[test]
    fn a_twin_is_smaller_and_holds_the_same() {
        let content = b"stone and ember ".repeat(64);
        let Packed { plain, brotli: Some(brotli), gzip: Some(gzip) } = packed(&content) else {
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
    fn what_does_not_shrink_has_no_twins() {
        assert_eq!(packed(b"x").files().count(), 1);
    }
}
