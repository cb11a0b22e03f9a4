//! Lines of a stream that comes in pieces.

/// Maximum number of bytes of a line.
const MAX_LINE_BYTES: usize = 1 << 20;

/// Puts lines together.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    pending: Vec<u8>,
    /// The bytes of `pending` that have no line end.
    searched: usize,
}

/// A line is longer than any that the server sends.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooLong;

impl Lines {
    /// Takes the next piece.
    pub(crate) fn push(&mut self, piece: &[u8]) -> Result<(), TooLong> {
        self.pending.extend_from_slice(piece);
        if self.pending.len() > 2 * MAX_LINE_BYTES { Err(TooLong) } else { Ok(()) }
    }

    /// The next complete line, without its end.
    pub(crate) fn next_line(&mut self) -> Option<String> {
        let end = self.pending[self.searched..].iter().position(|&byte| byte == b'\n');
        let Some(end) = end.map(|end| self.searched + end) else {
            self.searched = self.pending.len();
            return None;
        };
        let line = String::from_utf8_lossy(&self.pending[..end]).trim().to_owned();
        self.pending.drain(..=end);
        self.searched = 0;
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_whole_whatever_the_pieces() {
        let text = "{\"a\":1}\n\n{\"b\":\"é\"}\r\nrest";
        for size in 1..text.len() {
            let (mut lines, mut found) = (Lines::default(), Vec::new());
            for piece in text.as_bytes().chunks(size) {
                lines.push(piece).expect("short");
                while let Some(line) = lines.next_line() {
                    found.push(line);
                }
            }
            assert_eq!(found, ["{\"a\":1}", "", "{\"b\":\"é\"}"]);
        }
    }

    #[test]
    fn a_line_has_an_end() {
        let mut lines = Lines::default();
        let piece = vec![b'x'; MAX_LINE_BYTES];
        assert_eq!(lines.push(&piece), Ok(()));
        assert_eq!((lines.next_line(), lines.push(&piece)), (None, Ok(())));
        assert_eq!(lines.push(&piece), Err(TooLong));
    }
}
