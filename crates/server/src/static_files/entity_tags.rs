//! Entity tags, by which browsers say which version of a file they have.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::encoding::Encoding;
use crate::page::File;

/// The entity tags of a file, one for each encoding, in the order of [`Encoding::ALL`]. They are made once: hashing a file takes longer
/// than sending that it has not changed.
#[derive(Clone, Debug)]
pub(crate) struct EntityTags([String; Encoding::ALL.len()]);

impl EntityTags {
    pub(crate) fn new(file: &File) -> Self {
        Self(Encoding::ALL.map(|encoding| {
            let content = encoding.content(file).unwrap_or_default();
            tag(content, encoding)
        }))
    }

    /// The tag of a response with this encoding.
    pub(super) fn get(&self, encoding: Encoding) -> &str {
        &self.0[encoding as usize]
    }
}

fn tag(content: &[u8], encoding: Encoding) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("\"{:016x}{}\"", hasher.finish(), encoding.name().unwrap_or_default())
}
