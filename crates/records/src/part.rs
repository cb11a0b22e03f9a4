//! Parts of a tree with the way to them, so that an error can say where it is.

use std::fmt;

use basalt_rules::sentence::quote;

use crate::error::{GameFault, Problem, SchemaError};
use crate::tree::Tree;

/// The way from the root to a value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Path<'a> {
    Root,
    Member(&'a Path<'a>, &'a str),
    Item(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Member(Self::Root, name) => f.write_str(&quote(name)),
            Self::Member(parent, name) => write!(f, "{parent}.{}", quote(name)),
            Self::Item(parent, number) => write!(f, "{parent}[{number}]"),
        }
    }
}

/// A value and the way to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JsonPart<'a> {
    pub(crate) tree: &'a Tree,
    pub(crate) path: Path<'a>,
}

impl<'a> JsonPart<'a> {
    /// The whole tree.
    pub(crate) fn root(tree: &'a Tree) -> Self {
        Self { tree, path: Path::Root }
    }

    /// The problem, here.
    pub(crate) fn fault(&self, problem: impl Into<Problem>) -> GameFault {
        GameFault::at_path(self.path.to_string(), problem)
    }

    /// The start of the value, fit to be quoted.
    pub(crate) fn quote(&self) -> String {
        match self.tree {
            Tree::Text(text) => quote(text),
            other => quote(&other.write()),
        }
    }

    /// The text that it must be.
    pub(crate) fn text(&self) -> Result<&'a str, GameFault> {
        match self.tree {
            Tree::Text(text) => Ok(text),
            _ => Err(self.fault(SchemaError::Text { found: self.quote() })),
        }
    }

    /// Parses the text that it must be.
    pub(crate) fn read<T, E: Into<Problem>>(
        &self,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, GameFault> {
        read(self.text()?).map_err(|problem| self.fault(problem))
    }

    /// The whole number that it must be.
    pub(crate) fn number(&self, most: u32) -> Result<u32, GameFault> {
        let number = match self.tree {
            Tree::Number(number) => number.as_u64().and_then(|number| u32::try_from(number).ok()),
            _ => None,
        };
        let problem = || self.fault(SchemaError::Number { most, found: self.quote() });
        number.filter(|&number| number <= most).ok_or_else(problem)
    }

    /// Reads each item of the list that it must be.
    pub(crate) fn each<T>(
        &self,
        mut read: impl FnMut(JsonPart<'_>) -> Result<T, GameFault>,
    ) -> Result<Vec<T>, GameFault> {
        let Tree::List(items) = self.tree else {
            return Err(self.fault(SchemaError::List { found: self.quote() }));
        };
        let part = |(number, tree)| JsonPart { tree, path: Path::Item(&self.path, number) };
        items.iter().enumerate().map(|item| read(part(item))).collect()
    }

    /// The members of the object that it must be.
    pub(crate) fn members(&self) -> Result<&'a [(String, Tree)], GameFault> {
        match self.tree {
            Tree::Object(members) => Ok(members),
            _ => Err(self.fault(SchemaError::Object { found: self.quote() })),
        }
    }

    /// Reads a member, if it is there.
    pub(crate) fn member<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(JsonPart<'_>) -> Result<T, GameFault>,
    ) -> Result<Option<T>, GameFault> {
        let found = self.members()?.iter().find(|(known, _)| known == name);
        let part = |tree| JsonPart { tree, path: Path::Member(&self.path, name) };
        found.map(|(_, tree)| read(part(tree))).transpose()
    }

    /// Reads a member that must be there.
    pub(crate) fn required<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(JsonPart<'_>) -> Result<T, GameFault>,
    ) -> Result<T, GameFault> {
        self.member(name, read)?.ok_or_else(|| {
            let path = Path::Member(&self.path, name).to_string();
            GameFault::at_path(path, SchemaError::Missing { name })
        })
    }

    /// Whether it is an object with no other members than these, each once.
    pub(crate) fn check_members(&self, known: &[&str]) -> Result<(), GameFault> {
        let members = self.members()?;
        for (number, (name, _)) in members.iter().enumerate() {
            let fault = |problem: SchemaError| {
                let path = Path::Member(&self.path, name).to_string();
                Err(GameFault::at_path(path, problem))
            };
            if !known.contains(&name.as_str()) {
                return fault(SchemaError::Unknown { found: quote(name) });
            }
            if members[..number].iter().any(|(other, _)| other == name) {
                return fault(SchemaError::Twice { found: quote(name) });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_names_members_and_items() {
        let tree: Tree = serde_json::from_str(r#"{"moves":["e3",{"move":7}]}"#).expect("JSON");
        let fault = JsonPart::root(&tree).member("moves", |moves| {
            moves.each(|part| match part.tree {
                Tree::Text(_) => Ok(()),
                _ => part.required("move", |mv| mv.text().map(|_| ())),
            })
        });
        let fault = fault.expect_err("7 is no text");
        assert_eq!(fault.path.as_deref(), Some("moves[1].move"));
        assert_eq!(fault.problem.to_string(), "expected a text, found “7”");
    }

    #[test]
    fn members_are_known_and_occur_once() {
        let check = |text: &str| {
            let tree: Tree = serde_json::from_str(text).expect("JSON");
            JsonPart::root(&tree)
                .check_members(&["a", "b"])
                .map_err(|fault| fault.problem.to_string())
        };
        assert_eq!(check(r#"{"b":1,"a":2}"#), Ok(()));
        assert_eq!(check(r#"{"a":1,"c":2}"#), Err("unknown field “c”".to_owned()));
        assert_eq!(check(r#"{"a":1,"a":2}"#), Err("expected “a” once, found it twice".to_owned()));
        assert_eq!(check("[]"), Err("expected an object, found “[]”".to_owned()));
    }
}
