//! A checksum of files that are part of a program.

use basalt_rules::mix;

/// The checksum of bytes in 16 hexadecimal digits, as docs/training.md names that of a network.
pub fn checksum(bytes: &[u8]) -> String {
    let sum = bytes.iter().fold(0, |sum, &byte| mix(sum ^ u64::from(byte)));
    format!("{sum:016x}")
}
