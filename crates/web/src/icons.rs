//! The signs on buttons, drawn with lines.

use leptos::prelude::*;

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// To the first position.
    First,
    /// One position back.
    Back,
    /// One position ahead.
    Ahead,
    /// To the last position.
    Last,
    /// A check mark: confirm.
    Check,
    /// A cross: cancel.
    Cross,
    /// Turn to the left.
    TurnLeft,
    /// Turn to the right.
    TurnRight,
    /// The settings.
    Settings,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::First => "M6 5v14M19 5l-9 7 9 7z",
            Self::Back => "M16 5l-9 7 9 7z",
            Self::Ahead => "M8 5l9 7-9 7z",
            Self::Last => "M18 5v14M5 5l9 7-9 7z",
            Self::Check => "M4 13l5 5L20 6",
            Self::Cross => "M5 5l14 14M19 5L5 19",
            Self::TurnLeft => "M4 5v6h6M5 11a8 8 0 1 1 1 6",
            Self::TurnRight => "M20 5v6h-6M19 11a8 8 0 1 0-1 6",
            Self::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
        }
    }

    /// The sign as a picture without a name; the button has one.
    pub(crate) fn draw(self) -> impl IntoView {
        view! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d=self.path()/></svg> }
    }
}
