//! The words of a line, read one by one.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitAsciiWhitespace};

use crate::error::{Error, quote};

/// The words of a line that are still to be read.
pub(crate) struct Words<'a> {
    /// The words before them, as errors name them.
    place: &'static str,
    rest: SplitAsciiWhitespace<'a>,
}

impl<'a> Words<'a> {
    pub(crate) fn of(line: &'a str) -> Self {
        Self { place: "line", rest: line.split_ascii_whitespace() }
    }

    /// The same words, named otherwise in errors.
    pub(crate) fn within(self, place: &'static str) -> Self {
        Self { place, ..self }
    }

    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// The words up to `end`, which is taken as well, and whether it was there.
    pub(crate) fn until(&mut self, end: &str) -> (String, bool) {
        let mut words = Vec::new();
        while let Some(word) = self.next() {
            if word == end {
                return (words.join(" "), true);
            }
            words.push(word);
        }
        (words.join(" "), false)
    }

    /// All words that are left.
    pub(crate) fn all(self) -> Vec<&'a str> {
        self.rest.collect()
    }

    /// A number, `expected` saying which ones there may be.
    pub(crate) fn number<N: FromStr>(&mut self, expected: &str) -> Result<N, Error> {
        let word = self.next();
        let number = word.and_then(|word| word.parse().ok());
        number.ok_or_else(|| self.expected(expected, word))
    }

    /// A number in `range`, `what` it is being said in an error.
    pub(crate) fn between<N>(&mut self, what: &str, range: RangeInclusive<N>) -> Result<N, Error>
    where
        N: FromStr + PartialOrd + Display,
    {
        let word = self.next();
        let number = word.and_then(|word| word.parse().ok()).filter(|n| range.contains(n));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| self.expected(&format!("{what} from {least} to {most}"), word))
    }

    /// Checks that no word is left.
    pub(crate) fn end(mut self) -> Result<(), Error> {
        match self.next() {
            None => Ok(()),
            found => Err(self.expected("the end of the line", found)),
        }
    }

    /// The error that `found` stands here instead of what is `expected`.
    pub(crate) fn expected(&self, expected: &str, found: Option<&str>) -> Error {
        let (expected, found) = (expected.to_owned(), found.map(quote));
        Error::Expected { place: self.place, expected, found }
    }
}
