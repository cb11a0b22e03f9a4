//! Line wrapping.

/// The greatest width of a line, unless one word is longer.
const WIDTH: usize = 80;

/// Text that grows word by word and breaks into lines between words.
#[derive(Default)]
pub(super) struct Wrap {
    text: String,
    /// The width of the last line.
    width: usize,
    /// The word that is being written.
    word: String,
}

impl Wrap {
    /// Whether nothing has been written.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty() && self.word.is_empty()
    }

    /// Adds to the current word.
    pub(super) fn put(&mut self, part: &str) {
        self.word.push_str(part);
    }

    /// Adds a character to the current word.
    pub(super) fn put_char(&mut self, c: char) {
        self.word.push(c);
    }

    /// Adds a character with a backslash in front to the current word.
    pub(super) fn put_escaped(&mut self, c: char) {
        self.word.push('\\');
        self.word.push(c);
    }

    /// Ends the current word, be it empty: a space or the end of a line follows it.
    pub(super) fn space(&mut self) {
        let word = self.word.chars().count();
        if self.width + word > WIDTH && !self.text.is_empty() {
            self.text.pop();
            self.text.push('\n');
            self.width = 0;
        }
        self.text.push_str(&self.word);
        self.text.push(' ');
        self.width += word + 1;
        self.word.clear();
    }

    /// The text with its last line ended.
    pub(super) fn finish(mut self) -> String {
        self.space();
        self.text.pop();
        self.text.push('\n');
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(words: &[&str]) -> String {
        let mut out = Wrap::default();
        for (i, word) in words.iter().enumerate() {
            if i > 0 {
                out.space();
            }
            out.put(word);
        }
        out.finish()
    }

    #[test]
    fn lines_are_as_full_as_they_may_be() {
        let (forty, thirty_nine) = ("x".repeat(40), "ü".repeat(39));
        assert_eq!(wrapped(&[&forty, &thirty_nine, "y"]), format!("{forty} {thirty_nine}\ny\n"));
        assert_eq!(wrapped(&[&forty, &forty, "y"]), format!("{forty}\n{forty} y\n"));
    }

    #[test]
    fn every_space_becomes_one_space_or_one_line_end() {
        let words = ["a", "", "", "b", &"x".repeat(79), "", "", &"y".repeat(200), "", ""];
        assert_eq!(wrapped(&words).replace('\n', " "), words.join(" ") + " ");
    }
}
