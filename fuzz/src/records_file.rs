//! Files of games as commands read them: compressed or not, in the format that their beginning shows.

use std::io::Read as _;

use basalt_records::Format;
use flate2::read::MultiGzDecoder;

use crate::records::records;

/// The first bytes of a file that gzip has compressed.
const GZIP_MAGIC: [u8; 2] = [0x1f, 0x8b];

/// Most bytes of a decompressed file that are read. A small file can hold any number.
const MAX_BYTES: u64 = 1 << 18;

/// Number of bytes at the beginning that show the format.
const START_BYTES: usize = 1 << 16;

/// Reads the bytes as a file of games.
pub fn records_file(bytes: &[u8]) {
    let mut text = Vec::new();
    if bytes.starts_with(&GZIP_MAGIC) {
        // What comes before a damaged part is read.
        _ = MultiGzDecoder::new(bytes).take(MAX_BYTES).read_to_end(&mut text);
    } else {
        text.extend_from_slice(bytes);
    }
    if let Some(format) = Format::detect(&text[..text.len().min(START_BYTES)]) {
        records(format, &text);
    }
}
