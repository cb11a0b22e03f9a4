//! Events of a board of PÜNCT, and the intents that follow.

use basalt_rules::punct::{Cell, Move, PieceKind};
use basalt_view::Point;
use basalt_view::punct::Direction;

use super::heading::Heading;

/// Something that a person does at the board.
///
/// One touch is either a press with what follows it until the release, or a tap, never both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A button of the mouse goes down: on this space, at this point of the board.
    Press(Option<Cell>, Point),
    /// A finger goes down.
    Touch(Option<Cell>, Point),
    /// The pressed pointer or the finger moves to this point.
    Drag(Point),
    /// A piece from the reserve is carried over this space, or beside the board.
    Carry(Option<Cell>),
    /// The pointer goes up. If it has not moved since the press, this is a tap.
    Release,
    /// A space is tapped, or what is beside the board.
    Tap(Option<Cell>),
    /// A kind is chosen from the reserve.
    ChooseKind(PieceKind),
    /// The ghost turns to its next legal turn: clockwise, or back.
    Turn {
        /// Whether it turns against the clock.
        back: bool,
    },
    /// The first arm of the ghost turns to a direction.
    TurnTo(Direction),
    /// The ghost goes to the neighbouring space.
    Nudge(Direction),
    /// A key leads somewhere: the ghost goes there, or the focus if there is none.
    Head(Heading),
    /// The ghost is confirmed; without one the space in focus is tapped.
    Act,
    /// The ghost is to be played.
    Confirm,
    /// Everything is put back.
    Cancel,
    /// The chain of the dot on this space is lit, or no longer; none means the space in focus.
    Light(Option<Cell>),
    /// The piece on this space is lifted to look under it, or put down again; none means the space in focus.
    Peek(Option<Cell>),
}

/// The wish of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// This turn is to be played. It is legal.
    Play(Move),
}

impl Event {
    /// The event of a key while the board has the focus. Keys are named as browsers name them.
    ///
    /// - Arrows lead over the spaces, or move the ghost. The six directions of the board are also on w (up), s
    ///   (down), Home, Page up, a or End, and d or Page down.
    /// - Space and Enter tap the space in focus, or confirm the ghost. Escape puts everything back.
    /// - 1 to 6 choose a kind, in the order of [`PieceKind::ALL`].
    /// - E or R turns the ghost, Q or R with Shift turns it back.
    /// - C lights the chain of the space in focus, L lifts its piece to look under it.
    ///
    /// ```
    /// use basalt_input::punct::Event;
    ///
    /// assert_eq!(Event::of_key("R", true), Some(Event::Turn { back: true }));
    /// assert_eq!(Event::of_key("Tab", false), None);
    /// ```
    pub fn of_key(key: &str, shift: bool) -> Option<Self> {
        if let Some(heading) = heading(key) {
            return Some(Self::Head(heading));
        }
        Some(match key {
            " " | "Enter" => Self::Act,
            "Escape" => Self::Cancel,
            "r" | "R" => Self::Turn { back: shift },
            "e" | "E" => Self::Turn { back: false },
            "q" | "Q" => Self::Turn { back: true },
            "c" | "C" => Self::Light(None),
            "l" | "L" => Self::Peek(None),
            _ => Self::ChooseKind(kind(key)?),
        })
    }
}

impl Event {
    /// Whether it comes from keys or from a pointer; either can bring about the others.
    pub(super) fn is_of_keys(self) -> Option<bool> {
        match self {
            Self::Head(_) | Self::Act => Some(true),
            Self::Press(..)
            | Self::Touch(..)
            | Self::Drag(_)
            | Self::Carry(_)
            | Self::Release
            | Self::Tap(_) => Some(false),
            _ => None,
        }
    }
}

fn heading(key: &str) -> Option<Heading> {
    Some(match key {
        "ArrowUp" | "w" | "W" => Heading::Up,
        "ArrowDown" | "s" | "S" => Heading::Down,
        "ArrowLeft" => Heading::Left,
        "ArrowRight" => Heading::Right,
        "Home" => Heading::UpLeft,
        "PageUp" => Heading::UpRight,
        "End" | "a" | "A" => Heading::DownLeft,
        "PageDown" | "d" | "D" => Heading::DownRight,
        _ => return None,
    })
}

/// The kind that a figure names.
fn kind(key: &str) -> Option<PieceKind> {
    let number: usize = key.parse().ok()?;
    PieceKind::ALL.get(number.checked_sub(1)?).copied()
}
