//! The icons, drawn with lines in a square of 24 units.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::i18n::i18n;

/// The icons: each has a doc comment, a name and its path.
macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident $path:literal)*) => {
        /// An icon.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Icon {
            $($(#[$doc])* $name,)*
        }

        impl Icon {
            /// Every icon.
            #[cfg(feature = "component-gallery")]
            pub(crate) const ALL: &[Self] = &[$(Self::$name),*];

            const fn path(self) -> &'static str {
                match self {
                    $(Self::$name => $path,)*
                }
            }
        }
    };
}

icons! {
    /// To the first position.
    First "M6 5v14M18 6l-8 6 8 6z"
    /// One position back.
    Back "M15 6l-7 6 7 6z"
    /// One position ahead.
    Ahead "M9 6l7 6-7 6z"
    /// To the last position.
    Last "M18 5v14M6 6l8 6-8 6z"
    /// A check mark: confirm.
    Check "M5 13l4.5 4.5L19 7"
    /// A cross: cancel.
    Cross "M6 6l12 12M18 6L6 18"
    /// A plus: add.
    Plus "M12 5v14M5 12h14"
    /// Turn to the left.
    TurnLeft "M4 5v5h5M4.5 10A8 8 0 1 1 4 14"
    /// Turn to the right.
    TurnRight "M20 5v5h-5M19.5 10A8 8 0 1 0 20 14"
    /// The settings.
    Settings "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4"
    /// Play.
    Play "M7 4.5v15l12-7.5z"
    /// Puzzles.
    Puzzle "M4 8h4a2 2 0 1 1 4 0h4v4a2 2 0 1 1 0 4v4H4z"
    /// Lessons.
    Learn "M3 8l9-4 9 4-9 4zM7 10.5V16c3 2 7 2 10 0v-5.5M21 8v6"
    /// The rules.
    Book "M5 19V5a2 2 0 0 1 2-2h12v14H7a2 2 0 0 0 0 4h12M9 7h6"
    /// The analysis.
    Chart "M4 20V10M10 20V4M16 20v-7M22 20H2"
    /// A menu.
    Menu "M4 7h16M4 12h16M4 17h16"
    /// More actions.
    Dots "M5 12h.01M12 12h.01M19 12h.01"
    /// The computer.
    Computer "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4"
    /// Links, on the board or to send.
    Link "M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"
    /// Leads on.
    Forward "M9 5l7 7-7 7"
    /// Leaves the screen.
    Leave "M15 5l-7 7 7 7"
    /// Opens what is below.
    Down "M5 9l7 7 7-7"
    /// Take back.
    Undo "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3"
    /// Turn the board, or play again.
    Swap "M4 9a8 8 0 0 1 14-3l2 2M20 4v4h-4M20 15a8 8 0 0 1-14 3l-2-2M4 20v-4h4"
    /// Resign.
    Flag "M6 21V4M6 4c4-2 8 2 12 0v9c-4 2-8-2-12 0"
    /// A hint.
    Hint "M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.4 1 2.1h5c0-.7.3-1.5 1-2.1A6 6 0 0 0 12 3z"
    /// Moves, or layers of a stack.
    Layers "M12 4l9 4.5-9 4.5-9-4.5zM3.5 13l8.5 4.5 8.5-4.5"
    /// Offer a draw.
    Draw "M5 9h14M5 15h14"
    /// A moment of a game: the mistake to look at.
    Target "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
    /// People.
    People "M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5a3.2 3.2 0 0 1 0 6M18 14.3c2.3.8 3.5 2.7 3.5 5.2"
    /// One person: a profile.
    Person "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c0-4.5 3.5-6.5 7.5-6.5s7.5 2 7.5 6.5"
    /// A streak of days.
    Flame "M12 3c1 4 5 5.5 5 10.5a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 1.5 1 2 1.5 2C11 9 10.5 6 12 3z"
    /// A clock.
    Clock "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2"
    /// Send a message.
    Send "M4 12l16-8-5 16-3.5-6.5z"
    /// Share or export.
    Share "M12 15V4M8 7.5L12 4l4 3.5M5 13v7h14v-7"
    /// Save as a file.
    Save "M12 4v11M8 11.5l4 3.5 4-3.5M5 16v4h14v-4"
    /// A chat.
    Mail "M4 6h16v12H4zM4 7l8 6 8-6"
    /// Watch.
    Eye "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
    /// Search.
    Search "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5 5"
    /// The keys.
    Keyboard "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h.01M17 14h.01M10 14h4"
    /// Log out.
    LogOut "M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5"
}

impl Icon {
    /// The icon as a picture without a name; its button has one.
    pub(crate) fn draw(self) -> impl IntoView {
        let width = (self == Self::Dots).then_some("3.2");
        view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=self.path() stroke-width=width/></svg>
        }
    }

    /// The icon with a label beside it.
    pub(crate) fn labelled(self, label: fn() -> Message) -> impl IntoView {
        let i18n = i18n();
        (self.draw(), i18n.text(label))
    }
}
