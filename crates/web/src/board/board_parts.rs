//! A board together with the parts that the screen of a game shows around it.

use std::sync::Arc;

use basalt_rules::Color;
use leptos::children::ViewFn;
use leptos::prelude::*;

/// A part for each player.
pub(crate) type PlayerPart = Arc<dyn Fn(Color) -> AnyView + Send + Sync>;

/// A board, and the parts around it. The screen decides where each of them stands.
#[derive(Clone)]
pub(crate) struct BoardParts {
    /// The board itself.
    pub(crate) board: ViewFn,
    /// The pieces that a player has still to place, in games that have such.
    pub(crate) reserve: Option<PlayerPart>,
    /// Ways to look at the board.
    pub(crate) tools: Option<ViewFn>,
    /// A sentence about the board, while nothing is pending.
    pub(crate) note: Option<ViewFn>,
    /// The move that is not made yet: a piece in the hand, or a move to be confirmed. It takes the place of the actions.
    pub(crate) pending: Pending,
}

/// A move that is not made yet.
#[derive(Clone)]
pub(crate) struct Pending {
    /// Whether there is one.
    pub(crate) is_there: Signal<bool>,
    /// The move in words, and the buttons that make it or take it back.
    pub(crate) panel: ViewFn,
}
