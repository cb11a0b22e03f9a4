//! The networks of the engine, which its worker fetches for the higher levels.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::files::{self, File};
use super::listing::listing_module;
use crate::process::root;

/// The sources of the engine. A network lies in the folder of its game.
const ENGINE: &str = "crates/engine/src";

/// The ending of a network's file, after the word that tells the networks of one game apart.
const ENDING: &str = "network.bin";

/// The prefix of network files.
const PREFIX: &str = "network-";

/// The module by which the worker finds the file of each network.
const MODULE: &str = "networks.js";

/// The files of all networks, and the module that lists them.
pub(super) fn files() -> Result<Vec<File>, String> {
    let engine = root().join(ENGINE);
    let unreadable = |error: io::Error| format!("{ENGINE} cannot be read: {error}");
    let mut networks = Vec::new();
    for folder in folders(&engine).map_err(unreadable)? {
        let game = folder.file_name().unwrap_or_default().to_string_lossy();
        let found = files::read_all(&folder)?.into_iter();
        networks.extend(found.filter_map(|file| {
            let word = file.name.strip_suffix(ENDING)?.trim_end_matches('_');
            let name = if word.is_empty() { game.to_string() } else { format!("{game}-{word}") };
            Some((name, file.content))
        }));
    }
    if networks.is_empty() {
        return Err(format!("{ENGINE} has no networks"));
    }
    let names: Vec<_> = networks.iter().map(|(name, _)| (name.as_str(), file_name(name))).collect();
    let module = listing_module(MODULE, &names);
    let file = |(name, content): (String, Vec<u8>)| File { name: file_name(&name), content };
    Ok(networks.into_iter().map(file).chain([module]).collect())
}

fn folders(parent: &Path) -> io::Result<Vec<PathBuf>> {
    let paths = fs::read_dir(parent)?.map(|entry| Ok(entry?.path()));
    let mut folders = paths.collect::<io::Result<Vec<_>>>()?;
    folders.retain(|path| path.is_dir());
    folders.sort();
    Ok(folders)
}

fn file_name(network: &str) -> String {
    format!("{PREFIX}{network}.bin")
}

/// Whether a file, by its plain name, is a network.
pub(super) fn is_network(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// The game of a network file.
pub(super) fn game(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX)?.split(['-', '.']).next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::listing::assert_lists;

    #[test]
    fn every_network_is_a_file_of_its_game_and_listed_in_the_module() {
        let files = files().expect("networks");
        let names = [
            "network-dvonn-placing.bin",
            "network-dvonn-stacking.bin",
            "network-punct.bin",
            "network-punct-policy.bin",
        ];
        let list = r#""dvonn-placing": "./network-dvonn-placing.bin", "dvonn-stacking": "./network-dvonn-stacking.bin", "punct": "./network-punct.bin", "punct-policy": "./network-punct-policy.bin""#;
        assert_lists(&files, &names, list, is_network);
        let games: Vec<_> = files.iter().filter_map(|file| game(&file.name)).collect();
        assert_eq!(games, ["dvonn", "dvonn", "punct", "punct"]);
    }
}
