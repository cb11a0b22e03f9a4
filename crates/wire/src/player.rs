//! Who plays.

use serde::{Deserialize, Serialize};

/// Who plays, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Somebody with an account.
    Member {
        /// The name of the account.
        name: String,
        /// Their strength in the pool that is spoken of, where one is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<Rating>,
    },
    /// Somebody without one.
    Guest {
        /// A name that the server has given.
        name: String,
    },
    /// The server's own engine.
    Computer {
        /// How strong: 1 to 20.
        level: u8,
    },
}

/// How strong somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The number.
    pub value: i32,
    /// Whether it rests on few games yet.
    pub provisional: bool,
}
