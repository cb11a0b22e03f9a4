//! The data files of docs/facts.md.

use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// The path of a data file whose checksum is the one in docs/facts.md.
pub(crate) fn checked(name: &str) -> PathBuf {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let path = docs.join("data").join(name);
    let data = std::fs::read(&path).expect("a published file");
    let checksum = format!("{:x}", Sha256::digest(data));
    let facts = std::fs::read_to_string(docs.join("facts.md")).expect("a page of ours");
    let line = format!("{checksum}  {name}");
    assert!(facts.lines().any(|known| known == line), "docs/facts.md does not say {line}");
    path
}
