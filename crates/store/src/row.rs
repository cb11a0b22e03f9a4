//! From columns to values: whatever is not as Basalt writes it is named.

use std::fmt::Display;
use std::str::FromStr;

use basalt_rules::Color;

use crate::Trouble;
use crate::encoding::JsonColumn;

/// A row, for the complaint about it.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) table: &'static str,
    pub(crate) id: &'a dyn Display,
}

impl Place<'_> {
    pub(crate) fn odd(&self, what: impl Into<String>) -> Trouble {
        Trouble::Odd { table: self.table, id: self.id.to_string(), what: what.into() }
    }

    /// A number in its range.
    pub(crate) fn number<T: TryFrom<i64>>(&self, value: i64) -> Result<T, Trouble> {
        T::try_from(value).map_err(|_| self.odd(format!("{value} is out of range")))
    }

    /// A number that may be missing.
    pub(crate) fn perhaps<T: TryFrom<i64>>(
        &self,
        value: Option<i64>,
    ) -> Result<Option<T>, Trouble> {
        value.map(|value| self.number(value)).transpose()
    }

    /// A value with parts.
    pub(crate) fn json<T: JsonColumn>(&self, text: &str) -> Result<T, Trouble> {
        T::decode(text).map_err(|error| self.odd(error.to_string()))
    }

    /// A value with parts that may be missing.
    pub(crate) fn perhaps_json<T: JsonColumn>(
        &self,
        text: Option<&String>,
    ) -> Result<Option<T>, Trouble> {
        text.map(|text| self.json(text)).transpose()
    }

    /// A name.
    pub(crate) fn parse<T: FromStr>(&self, text: &str) -> Result<T, Trouble> {
        text.parse().map_err(|_| self.odd(format!("{text:?} is no name")))
    }

    /// A colour that may be missing.
    pub(crate) fn color(&self, text: Option<&String>) -> Result<Option<Color>, Trouble> {
        let color = |text: &String| {
            let letter = text.chars().next().and_then(Color::from_letter);
            letter.ok_or_else(|| self.odd(format!("{text:?} is no colour")))
        };
        text.map(color).transpose()
    }
}
