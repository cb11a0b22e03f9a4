//! SQL statements with their values, for either database.

use std::borrow::Cow;
use std::fmt::Write as _;

use basalt_referee::{GameId, Millis, SeekId};
use basalt_rules::Color;
use sqlx::error::BoxDynError;
use sqlx::query::{Query, QueryAs};
use sqlx::{
    Arguments as _, AssertSqlSafe, Database, Encode, FromRow, IntoArguments, Type, query_as_with,
    query_with,
};

use crate::PlayerId;

/// Maximum number of rows or ids in one statement.
pub(crate) const MAX_LIST: usize = 200;

/// A value of a statement. Both databases know these three types.
#[derive(Clone, Debug)]
pub(crate) enum SqlValue {
    Integer(Option<i64>),
    Real(f64),
    Text(Option<String>),
}

impl SqlValue {
    /// Whether it is null.
    pub(crate) fn is_null(&self) -> bool {
        matches!(self, Self::Integer(None) | Self::Text(None))
    }

    /// Takes the value out and leaves null, where that is possible.
    pub(crate) fn take(&mut self) -> Self {
        match self {
            Self::Integer(integer) => Self::Integer(integer.take()),
            Self::Real(real) => Self::Real(*real),
            Self::Text(text) => Self::Text(text.take()),
        }
    }
}

/// A statement with its values: `statement("… WHERE id = $1").bind(id)`.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    sql: Cow<'static, str>,
    values: Vec<SqlValue>,
}

/// A statement without values yet.
pub(crate) fn statement(sql: &'static str) -> Statement {
    Statement { sql: sql.into(), values: Vec::new() }
}

impl Statement {
    /// Adds the value of the next placeholder: `$1`, `$2` and so on.
    pub(crate) fn bind(mut self, value: impl Into<SqlValue>) -> Self {
        self.values.push(value.into());
        self
    }

    /// The question how SQLite would answer the statement, one step a row: number, parent, nothing, text.
    #[cfg(test)]
    pub(crate) fn explained(mut self) -> Self {
        self.sql.to_mut().insert_str(0, "EXPLAIN QUERY PLAN ");
        self
    }

    /// Appends SQL.
    pub(crate) fn push(&mut self, sql: &'static str) -> &mut Self {
        self.sql.to_mut().push_str(sql);
        self
    }

    /// Appends the next placeholder, and its value.
    pub(crate) fn push_bind(&mut self, value: impl Into<SqlValue>) -> &mut Self {
        self.values.push(value.into());
        write!(self.sql.to_mut(), "${}", self.values.len()).expect("a string takes all");
        self
    }

    /// Appends a list of placeholders in parentheses, and their values, as [`push_list`](Self::push_list) does.
    pub(crate) fn bind_list(
        mut self,
        values: impl IntoIterator<Item = impl Into<SqlValue>>,
    ) -> Self {
        self.push_list(values);
        self
    }

    /// Appends a list of placeholders in parentheses, and their values.
    pub(crate) fn push_list(
        &mut self,
        values: impl IntoIterator<Item = impl Into<SqlValue>>,
    ) -> &mut Self {
        for (index, value) in values.into_iter().enumerate() {
            self.push(if index == 0 { "(" } else { ", " }).push_bind(value);
        }
        self.push(")")
    }

    /// The statement as a query of a database.
    pub(crate) fn query<DB: Backend>(
        self,
    ) -> Result<Query<'static, DB, DB::Arguments>, sqlx::Error> {
        let arguments = DB::arguments(self.values).map_err(sqlx::Error::Encode)?;
        // All SQL is written in this crate, since `push` takes nothing else.
        Ok(query_with(AssertSqlSafe(self.sql), arguments))
    }

    /// The same, whose rows are read as values.
    pub(crate) fn query_as<DB: Backend, T: for<'r> FromRow<'r, DB::Row>>(
        self,
    ) -> Result<QueryAs<'static, DB, T, DB::Arguments>, sqlx::Error> {
        let arguments = DB::arguments(self.values).map_err(sqlx::Error::Encode)?;
        Ok(query_as_with(AssertSqlSafe(self.sql), arguments))
    }
}

/// A database that takes our values.
pub(crate) trait Backend: Database<Arguments: IntoArguments<Self>> {
    fn arguments(values: Vec<SqlValue>) -> Result<Self::Arguments, BoxDynError>;
}

impl<DB: Database<Arguments: IntoArguments<Self>>> Backend for DB
where
    for<'t> Option<i64>: Encode<'t, DB> + Type<DB>,
    for<'t> f64: Encode<'t, DB> + Type<DB>,
    for<'t> Option<String>: Encode<'t, DB> + Type<DB>,
{
    fn arguments(values: Vec<SqlValue>) -> Result<Self::Arguments, BoxDynError> {
        let mut arguments = Self::Arguments::default();
        for value in values {
            match value {
                SqlValue::Integer(integer) => arguments.add(integer)?,
                SqlValue::Real(real) => arguments.add(real)?,
                SqlValue::Text(text) => arguments.add(text)?,
            }
        }
        Ok(arguments)
    }
}

impl From<i64> for SqlValue {
    fn from(integer: i64) -> Self {
        Self::Integer(Some(integer))
    }
}

impl From<Option<i64>> for SqlValue {
    fn from(integer: Option<i64>) -> Self {
        Self::Integer(integer)
    }
}

impl From<u32> for SqlValue {
    fn from(integer: u32) -> Self {
        i64::from(integer).into()
    }
}

impl From<bool> for SqlValue {
    fn from(flag: bool) -> Self {
        i64::from(flag).into()
    }
}

/// A time, or an id of 64 bits.
impl From<Millis> for SqlValue {
    fn from(millis: Millis) -> Self {
        (millis as i64).into()
    }
}

impl From<Option<Millis>> for SqlValue {
    fn from(millis: Option<Millis>) -> Self {
        millis.map(|millis| millis as i64).into()
    }
}

impl From<PlayerId> for SqlValue {
    fn from(player: PlayerId) -> Self {
        player.0.into()
    }
}

impl From<Option<PlayerId>> for SqlValue {
    fn from(player: Option<PlayerId>) -> Self {
        player.map(|player| player.0).into()
    }
}

impl From<f64> for SqlValue {
    fn from(real: f64) -> Self {
        Self::Real(real)
    }
}

impl From<String> for SqlValue {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<&str> for SqlValue {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<Option<String>> for SqlValue {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<Option<&str>> for SqlValue {
    fn from(text: Option<&str>) -> Self {
        text.map(ToOwned::to_owned).into()
    }
}

impl From<GameId> for SqlValue {
    fn from(game: GameId) -> Self {
        game.to_string().into()
    }
}

impl From<SeekId> for SqlValue {
    fn from(seek: SeekId) -> Self {
        seek.to_string().into()
    }
}

/// A colour as its letter.
impl From<Color> for SqlValue {
    fn from(color: Color) -> Self {
        color.letter().to_string().into()
    }
}

impl From<Option<Color>> for SqlValue {
    fn from(color: Option<Color>) -> Self {
        color.map(|color| color.letter().to_string()).into()
    }
}
