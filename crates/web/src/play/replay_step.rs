//! Steps through the moves of a game.

use basalt_locales::{Message, messages};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::icons::Icon;

/// A step through the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayStep {
    /// To the first position.
    First,
    /// One position back.
    Back,
    /// One position ahead.
    Ahead,
    /// To the last position.
    Last,
}

impl ReplayStep {
    /// All of them, from left to right.
    pub(crate) const ALL: [Self; 4] = [Self::First, Self::Back, Self::Ahead, Self::Last];

    /// The step of a key, unless a field or a board uses the key.
    pub(crate) fn of_key(event: &KeyboardEvent) -> Option<Self> {
        match event.key().as_str() {
            "[" if !is_typed(event) => Some(Self::Back),
            "]" if !is_typed(event) => Some(Self::Ahead),
            _ if is_key_taken(event) => None,
            "ArrowLeft" => Some(Self::Back),
            "ArrowRight" => Some(Self::Ahead),
            "Home" => Some(Self::First),
            "End" => Some(Self::Last),
            _ => None,
        }
    }

    /// The ply that it leads to from ply `shown` of `all`.
    pub(crate) fn from(self, shown: usize, all: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => shown.saturating_sub(1),
            Self::Ahead => (shown + 1).min(all),
            Self::Last => all,
        }
    }

    /// Its name for programs.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Back => "back",
            Self::Ahead => "ahead",
            Self::Last => "last",
        }
    }

    /// Its sign.
    pub(crate) const fn icon(self) -> Icon {
        match self {
            Self::First => Icon::First,
            Self::Back => Icon::Back,
            Self::Ahead => Icon::Ahead,
            Self::Last => Icon::Last,
        }
    }

    /// Its name.
    pub(crate) const fn name(self) -> fn() -> Message {
        match self {
            Self::First => messages::page_play_first,
            Self::Back => messages::page_play_back,
            Self::Ahead => messages::page_play_ahead,
            Self::Last => messages::page_play_last,
        }
    }
}

/// Whether a field, a board or a modifier uses the key.
pub(crate) fn is_key_taken(event: &KeyboardEvent) -> bool {
    is_typed(event) || is_within(event, ".board")
}

/// Whether a field or a modifier uses the key, or the board has used it already.
pub(crate) fn is_typed(event: &KeyboardEvent) -> bool {
    event.default_prevented()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || is_within(event, "input, select, textarea, dialog")
}

fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_game() {
        let steps = |shown| ReplayStep::ALL.map(|step| step.from(shown, 7));
        assert_eq!(steps(0), [0, 0, 1, 7]);
        assert_eq!(steps(3), [0, 2, 4, 7]);
        assert_eq!(steps(7), [0, 6, 7, 7]);
    }
}
