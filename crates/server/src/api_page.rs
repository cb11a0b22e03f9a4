//! Tests read the tables of docs/api.md here.

const PAGE: &str = include_str!("../../../docs/api.md");

/// The cells of the rows below a heading.
pub(crate) fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let (_, section) = PAGE.split_once(&format!("\n## {heading}\n")).expect(heading);
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    rows.map(|row| row.split(" | ").collect()).collect()
}

/// The numbers in the last cell of the row of a limit.
pub(crate) fn limit(name: &str) -> Vec<u32> {
    let rows = rows("Limits");
    let row = rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("no {name}"));
    let words = row.last().expect("cells").split(|letter: char| !letter.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}
