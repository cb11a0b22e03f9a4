//! Files of test data: lines of fields with tabs between them, and comments.

/// The fields of each line. Blank lines and lines that start with `#` are left out.
pub fn lines(data: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    data.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}
