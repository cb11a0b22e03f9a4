//! Ids of enums as text, and the error of texts that are not ids.

use std::fmt;

/// A text that is not the id of anything of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownId {
    kind: &'static str,
    found: String,
}

impl UnknownId {
    pub(crate) fn new(kind: &'static str, found: &str) -> Self {
        Self { kind, found: found.to_owned() }
    }
}

impl fmt::Display for UnknownId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no {}", self.found, self.kind)
    }
}

impl std::error::Error for UnknownId {}

/// Lets an enum with `ALL` and `id` be written and read as its id. The kind names it in errors.
macro_rules! text_by_id {
    ($name:ty, $kind:literal) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownId;

            fn from_str(id: &str) -> Result<Self, $crate::UnknownId> {
                let known = Self::ALL.into_iter().find(|known| known.id() == id);
                known.ok_or_else(|| $crate::UnknownId::new($kind, id))
            }
        }
    };
}
pub(crate) use text_by_id;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        BadTerms, ContactPolicy, ModeratorAction, Relation, ReportKind, ReportReason, Scope,
    };

    /// Asserts that each id is read as what it is the id of, and that another text is no id.
    fn assert_ids_read_back<T>(all: impl IntoIterator<Item = T>, kind: &'static str, unknown: &str)
    where
        T: fmt::Debug + fmt::Display + PartialEq + std::str::FromStr<Err = UnknownId>,
    {
        for known in all {
            assert_eq!(known.to_string().parse(), Ok(known));
        }
        assert_eq!(unknown.parse::<T>(), Err(UnknownId::new(kind, unknown)));
    }

    #[test]
    fn ids_read_back() {
        assert_ids_read_back(BadTerms::ALL, "fault of terms", "blitz");
        assert_ids_read_back(ContactPolicy::ALL, "contact policy", "");
        assert_ids_read_back(ModeratorAction::ALL, "action of a moderator", "forgive");
        assert_ids_read_back(Relation::ALL, "relation", "friend");
        assert_ids_read_back(ReportKind::ALL, "kind of report", "");
        assert_ids_read_back(ReportReason::ALL, "reason", "boredom");
        assert_ids_read_back(Scope::ALL, "scope", "admin");
    }
}
