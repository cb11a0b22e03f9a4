//! Checked conversions from columns to domain values.

use std::fmt::Display;
use std::str::FromStr;

use basalt_encoding::Json;
use basalt_rules::Color;

use crate::Error;
use crate::encoding;

/// The table and id of a row, for error messages.
#[derive(Clone, Copy)]
pub(crate) struct RowContext<'a> {
    pub(crate) table: &'static str,
    pub(crate) id: &'a dyn Display,
}

impl RowContext<'_> {
    pub(crate) fn corrupt(&self, what: impl Into<String>) -> Error {
        Error::CorruptRow { table: self.table, id: self.id.to_string(), what: what.into() }
    }

    /// A number in its range.
    pub(crate) fn number<T: TryFrom<i64>>(&self, value: i64) -> Result<T, Error> {
        T::try_from(value).map_err(|_| self.corrupt(format!("{value} is out of range")))
    }

    /// A number that may be null.
    pub(crate) fn perhaps<T: TryFrom<i64>>(&self, value: Option<i64>) -> Result<Option<T>, Error> {
        value.map(|value| self.number(value)).transpose()
    }

    /// A JSON column.
    pub(crate) fn json<T: Json>(&self, text: &str) -> Result<T, Error> {
        encoding::decode(text).map_err(|error| self.corrupt(error.to_string()))
    }

    /// A JSON column that may be null.
    pub(crate) fn perhaps_json<T: Json>(&self, text: Option<&String>) -> Result<Option<T>, Error> {
        text.map(|text| self.json(text)).transpose()
    }

    /// A column that holds the text of an id or a game.
    pub(crate) fn parse<T: FromStr>(&self, text: &str) -> Result<T, Error> {
        text.parse().map_err(|_| self.corrupt(format!("{text:?} is not valid")))
    }

    /// A colour that may be null.
    pub(crate) fn color(&self, text: Option<&String>) -> Result<Option<Color>, Error> {
        let color = |text: &String| {
            let letter = text.chars().next().and_then(Color::from_letter);
            letter.ok_or_else(|| self.corrupt(format!("{text:?} is no colour")))
        };
        text.map(color).transpose()
    }
}
