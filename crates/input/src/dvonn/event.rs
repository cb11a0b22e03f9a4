//! Events of mouse, finger and keyboard.

use basalt_rules::dvonn::Cell;
use basalt_view::Layout;

/// Something that a person does over the board. A space is the one whose hexagon was hit, and none
/// beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The pointer is here now, pressed or not. Fingers that are not down are nowhere.
    Point(Option<Cell>),
    /// A button or a finger goes down.
    Press(Option<Cell>),
    /// It stayed where it was for some time.
    Hold,
    /// It goes up.
    Release(Option<Cell>),
    /// The pointer is gone, or what it did was called off.
    Leave,
    /// The check mark beside the board.
    Confirm,
    /// The cross beside it.
    Cancel,
    /// A key, on a board that lies like this.
    Key(Key, Layout),
    /// The board gets the focus by the keyboard, and shows where it is.
    FocusIn,
    /// The board loses the focus.
    FocusOut,
}

/// The keys that belong to a board that has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    /// Space: does what a tap would.
    Space,
    /// Enter: says yes to a question, else does what a tap would.
    Enter,
    /// Escape: takes back a question, then a choice.
    Escape,
}
