//! Lines of bounded length.

use std::io::{self, BufRead};

/// A line without its line feed.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct TextLine {
    /// The part that was kept.
    pub kept: Vec<u8>,
    /// Its length in bytes.
    pub length: usize,
}

/// Reads a line, keeping no more than its first `most` bytes; `None` at the end of the input.
pub fn read_line(input: &mut impl BufRead, most: usize) -> io::Result<Option<TextLine>> {
    let mut line = TextLine::default();
    let mut begun = false;
    loop {
        let piece = match input.fill_buf() {
            Ok(piece) => piece,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if piece.is_empty() {
            return Ok(begun.then_some(line));
        }
        begun = true;
        let end = piece.iter().position(|&byte| byte == b'\n');
        let part = &piece[..end.unwrap_or(piece.len())];
        line.kept.extend_from_slice(&part[..part.len().min(most - line.kept.len())]);
        line.length += part.len();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    /// The lines of a text that comes in pieces of two bytes: what is kept of them, and how long
    /// they were.
    fn lines(text: &str, most: usize) -> Vec<(String, usize)> {
        let mut input = BufReader::with_capacity(2, text.as_bytes());
        std::iter::from_fn(|| read_line(&mut input, most).expect("readable"))
            .map(|line| (String::from_utf8(line.kept).expect("text"), line.length))
            .collect()
    }

    fn whole(texts: &[&str]) -> Vec<(String, usize)> {
        texts.iter().map(|text| ((*text).to_owned(), text.len())).collect()
    }

    #[test]
    fn lines_end_with_a_line_feed_or_the_input() {
        assert_eq!(lines("ab\n\nc\r\nlast", 9), whole(&["ab", "", "c\r", "last"]));
        assert_eq!(lines("", 9), []);
        assert_eq!(lines("\n", 9), whole(&[""]));
    }

    #[test]
    fn a_line_is_cut_and_the_next_one_is_whole() {
        let cut = |length| ("abc".to_owned(), length);
        assert_eq!(lines("abcdefg\nhi\n", 3), [cut(7), ("hi".to_owned(), 2)]);
        assert_eq!(lines("abc\nabcd", 3), [cut(3), cut(4)]);
    }
}
