//! The data files of docs/facts.md.

use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn facts() -> String {
    std::fs::read_to_string(docs().join("facts.md")).expect("a page of ours")
}

/// The path of a data file whose checksum is the one in docs/facts.md.
pub(crate) fn checked(name: &str) -> PathBuf {
    let path = docs().join("data").join(name);
    let data = std::fs::read(&path).expect("a published file");
    let checksum = format!("{:x}", Sha256::digest(data));
    let line = format!("{checksum}  {name}");
    assert!(facts().lines().any(|known| known == line), "docs/facts.md does not say {line}");
    path
}

/// A number with commas between thousands.
fn with_commas(number: u32) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{},{:03}", with_commas(number / 1_000), number % 1_000),
    }
}

/// A row of a table with the id of the game in place of its name in the first cell.
fn with_id(row: &str) -> String {
    let Some((name, rest)) = row.trim_start_matches("| ").split_once(" | ") else {
        return row.to_owned();
    };
    let id = name.to_lowercase().replace('ü', "u").replace(", ", "-").replace(" game", "");
    format!("| {id} | {rest}")
}

/// The row of the table of White's advantage for a line of its data file, with the id of the game in place of its name.
fn row(line: &str) -> String {
    let fields: Vec<&str> = line.split('\t').collect();
    let (game, numbers) = fields.split_first().expect("a game");
    let numbers: Vec<u32> = numbers.iter().map(|number| number.parse().expect(line)).collect();
    let [_, games, white, draws, black] = numbers[..] else { panic!("{line}") };
    assert_eq!(games, white + draws + black, "{line}");
    let points = 2 * white + draws;
    // Whole numbers, so that half a tenth is rounded up.
    let tenths = (1_000 * points + games) / (2 * games);
    let [mean, square] = [f64::from(points) / 2.0, f64::from(white) + f64::from(draws) / 4.0]
        .map(|sum| sum / f64::from(games));
    // The ends of 95 % of a normal distribution.
    let error = 196.0 * ((square - mean * mean) / f64::from(games)).sqrt();
    let numbers = numbers.into_iter().map(with_commas).collect::<Vec<_>>().join(" | ");
    format!("| {game} | {numbers} | {}.{} % ± {error:.1} |", tenths / 10, tenths % 10)
}

#[test]
fn the_table_of_whites_advantage_is_that_of_its_file() {
    let text = std::fs::read_to_string(checked("white-advantage.tsv")).expect("readable");
    assert_eq!(text.lines().count(), 9);
    let facts = facts();
    for line in text.lines() {
        let row = row(line);
        assert!(
            facts.lines().any(|known| with_id(known) == row),
            "docs/facts.md does not say {row}"
        );
    }
}
