//! Lines of a length that somebody else decides on.

use std::io::{self, BufRead};

/// Reads a line without its line feed, keeping no more than the first `most` bytes of it; nothing
/// at the end of the input.
pub(crate) fn read_line(input: &mut impl BufRead, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
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
        line.extend_from_slice(&part[..part.len().min(most - line.len())]);
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

    /// The lines of a text that comes in pieces of two bytes.
    fn lines(text: &str, most: usize) -> Vec<String> {
        let mut input = BufReader::with_capacity(2, text.as_bytes());
        std::iter::from_fn(|| read_line(&mut input, most).expect("readable"))
            .map(|line| String::from_utf8(line).expect("text"))
            .collect()
    }

    #[test]
    fn lines_end_with_a_line_feed_or_the_input() {
        assert_eq!(lines("ab\n\nc\r\nlast", 9), ["ab", "", "c\r", "last"]);
        assert_eq!(lines("", 9), [""; 0]);
        assert_eq!(lines("\n", 9), [""]);
    }

    #[test]
    fn a_line_is_cut_and_the_next_one_is_whole() {
        assert_eq!(lines("abcdefg\nhi\n", 3), ["abc", "hi"]);
        assert_eq!(lines("abc\nabcd", 3), ["abc", "abc"]);
    }
}
