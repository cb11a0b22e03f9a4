//! The puzzles, a file for each game, which the page fetches when somebody opens one.

use super::files::{self, File};
use crate::process::root;

/// The folder of the puzzles.
const DATA: &str = "crates/learn/data";

/// The prefix of files with puzzles.
pub(super) const PUZZLES: &str = "puzzles-";

/// The files of all puzzles, as `.tsv`: a `.txt` of the page is a list for the server.
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
