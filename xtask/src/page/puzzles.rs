//! The puzzles, a file for each title, which the page fetches when somebody asks for one.

use super::files::{self, File};
use crate::process::root;

/// Where they are kept.
const DATA: &str = "crates/learn/data";

/// The files whose names begin so hold puzzles.
pub(super) const PUZZLES: &str = "puzzles-";

/// All of them, as tables of text: what else the page has of that kind is a list for the server.
pub(super) fn files() -> Result<Vec<File>, String> {
    let data = files::read_all(&root().join(DATA))?;
    let puzzles = data.into_iter().filter(|file| file.name.starts_with(PUZZLES));
    Ok(puzzles.map(|file| File { name: file.name.replace(".txt", ".tsv"), ..file }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_named_in_the_index() {
        let index = include_str!("../../../crates/web/static/index.html");
        let files = files().expect("puzzles");
        assert_eq!(files.len(), 2);
        for file in files {
            assert!(index.contains(&format!("\"/{}\"", file.name)), "{}", file.name);
        }
    }
}
