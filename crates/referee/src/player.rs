//! Players as everybody sees them, and their ratings.

/// A player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A player with an account.
    Member {
        /// The name of the account.
        name: String,
        /// The rating in the pool of the game or seek, if it has one.
        rating: Option<Rating>,
        /// Whether a program plays, over the API.
        bot: bool,
    },
    /// A player without an account.
    Guest {
        /// A name that the server has given.
        name: String,
    },
    /// The server's engine.
    Computer {
        /// Its level, from 1 to 20.
        level: u8,
    },
}

/// The name under which the games of deleted accounts are shown, as that of a guest. Pages translate it.
pub const DELETED_PLAYER: &str = "deleted-player";

/// A rating as people see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The number.
    pub value: i32,
    /// Whether it rests on few games yet.
    pub provisional: bool,
}

/// The change of a rating by a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating before the game.
    pub before: i32,
    /// The rating after it.
    pub after: i32,
}
