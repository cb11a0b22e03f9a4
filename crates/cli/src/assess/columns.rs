//! A table that is printed row by row, with column widths fixed in advance.

/// The widths of columns; a wider cell pushes the rest of its line to the right.
pub(crate) struct Columns<const N: usize>(pub(crate) [usize; N]);

impl<const N: usize> Columns<N> {
    /// A line of the table.
    pub(crate) fn line(&self, cells: &[String; N]) -> String {
        let padded = cells.iter().zip(self.0).map(|(cell, width)| format!("{cell:<width$}"));
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }
}

/// The width of a column for these words.
pub(crate) fn widest(words: &[String]) -> usize {
    words.iter().map(|word| word.chars().count()).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_two_blanks_apart() {
        let columns = Columns([3, 2, 1]);
        let line = |cells: [&str; 3]| columns.line(&cells.map(str::to_owned));
        assert_eq!(line(["a", "b", "c"]), "a    b   c");
        assert_eq!(line(["ü→1", "", ""]), "ü→1");
        assert_eq!(line(["wide", "b", "c"]), "wide  b   c");
    }

    #[test]
    fn letters_count_not_bytes() {
        assert_eq!(widest(&["ход", "best"].map(str::to_owned)), 4);
    }
}
