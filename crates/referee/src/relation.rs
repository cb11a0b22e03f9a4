//! Relations between players, and what they allow: following, blocking, challenges by name, messages.

use crate::unknown_id::text_by_id;

/// The relation of a player to another one. A player either follows or blocks somebody, never both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The player wants to know when the other one is there and plays.
    Follow,
    /// The other one may neither challenge the player nor write to them.
    Block,
}

impl Relation {
    /// Every relation.
    pub const ALL: [Self; 2] = [Self::Follow, Self::Block];

    /// Its name on the wire and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Follow => "follow",
            Self::Block => "block",
        }
    }
}

text_by_id!(Relation, "relation");

/// The people from whom a player takes challenges that name them, or messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ContactPolicy {
    /// Everybody; challenges come from guests, too.
    #[default]
    Everybody,
    /// Those whom the player follows.
    Followed,
    /// Nobody.
    Nobody,
}

impl ContactPolicy {
    /// Every policy.
    pub const ALL: [Self; 3] = [Self::Everybody, Self::Followed, Self::Nobody];

    /// Its name on the wire and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Everybody => "everybody",
            Self::Followed => "followed",
            Self::Nobody => "nobody",
        }
    }

    /// Whether a player with this policy takes a challenge or a message of somebody to whom they have a relation.
    pub const fn admits(self, relation: Option<Relation>) -> bool {
        match (self, relation) {
            (_, Some(Relation::Block)) | (Self::Nobody, _) | (Self::Followed, None) => false,
            (Self::Everybody, _) | (Self::Followed, Some(Relation::Follow)) => true,
        }
    }
}

text_by_id!(ContactPolicy, "contact policy");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_policy_admits_those_it_names_and_nobody_who_is_blocked() {
        let relations = [None, Some(Relation::Follow), Some(Relation::Block)];
        let admitted = |policy: ContactPolicy| relations.map(|relation| policy.admits(relation));
        assert_eq!(admitted(ContactPolicy::Everybody), [true, true, false]);
        assert_eq!(admitted(ContactPolicy::Followed), [false, true, false]);
        assert_eq!(admitted(ContactPolicy::Nobody), [false, false, false]);
    }
}
