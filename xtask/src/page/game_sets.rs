//! The sets of games of the opening explorer, which the page fetches with its tab.

use super::files::{self, File};
use super::listing::listing_module;
use crate::process::root;

/// The folder of the sets.
const DATA: &str = "crates/explorer/data";

/// The prefix of files with games.
const PREFIX: &str = "games-";

/// The ending of files with games.
const ENDING: &str = ".bin";

/// The module by which the page finds the file of each game.
const MODULE: &str = "game_sets.js";

/// The files of all sets, and the module that lists them.
pub(super) fn files() -> Result<Vec<File>, String> {
    let mut sets = files::read_all(&root().join(DATA))?;
    sets.retain(|file| game(&file.name).is_some());
    let names: Vec<_> =
        sets.iter().filter_map(|file| Some((game(&file.name)?, file.name.as_str()))).collect();
    let module = listing_module(MODULE, &names);
    sets.push(module);
    Ok(sets)
}

/// The game of a set, by the plain name of its file.
fn game(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX)?.strip_suffix(ENDING)
}

/// Whether a file, by its plain or its served name, is a set of games.
pub(super) fn is_set(name: &str) -> bool {
    game(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::listing::assert_lists;

    #[test]
    fn every_game_has_a_set_that_is_listed_in_the_module() {
        let names = ["games-dvonn.bin", "games-punct-basic.bin", "games-punct.bin"];
        let list = r#""dvonn": "./games-dvonn.bin", "punct-basic": "./games-punct-basic.bin", "punct": "./games-punct.bin""#;
        assert_lists(&files().expect("sets"), &names, list, is_set);
    }
}
