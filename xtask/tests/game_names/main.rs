//! Shared files rarely name a game, and nothing that differs between games is decided without the compiler's help.
//!
//! A file belongs to a game if its path names the game: `dvonn.rs`, `punct/turns.rs`, `dvonn_fit.rs`. Every other file
//! is shared: the Rust sources of the crates, tools and fuzz targets, and the page's static files.
//!
//! - A shared file *names a game* if its code does, in an identifier or a string. Comments and tests do not count: both
//!   need examples.
//! - A decision is *unchecked* if it compiles unchanged when a game is added: `matches!`, `if let`, `let … else`, `==`
//!   or a default on one game, or a match of games with a wildcard. The files of a game count as well, tests do not.

mod decisions;
mod names;
mod source;

use decisions::decisions;
use source::Source;

/// The most shared files that may name a game.
const MAX_NAMING_FILES: usize = 29;

#[test]
fn few_shared_files_name_a_game() {
    let files: Vec<String> = Source::all()
        .into_iter()
        .filter(|source| !source.belongs_to_a_game() && source.names_a_game())
        .map(|source| source.path)
        .collect();
    let (count, list) = (files.len(), files.join("\n"));
    assert!(count <= MAX_NAMING_FILES, "{count} shared files name a game:\n{list}");
}

#[test]
fn no_decision_between_games_is_unchecked() {
    let found: Vec<String> = Source::all()
        .iter()
        .flat_map(|source| {
            let line = |text| format!("{}: {text}", source.path);
            decisions(&source.code).into_iter().map(line)
        })
        .collect();
    assert!(found.is_empty(), "{} unchecked decisions:\n{}", found.len(), found.join("\n"));
}
