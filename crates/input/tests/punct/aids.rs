//! Positions and short words for events.

use basalt_input::punct::{BoardInput, Direction, Event, Intent};
use basalt_locales::{Catalogue, Language, Message};
use basalt_rules::punct::{Cell, Lie, Position, Variant};
use basalt_view::{Layout, Point};

/// Two triangles of White's and one of Black's.
pub(crate) const THREE: &str = "w:e6/d5e5,e9/d8e8 b:h8/h9i9 w 0";

/// A white E over a gap between two white triangles, and another E.
pub(crate) const BRIDGE: &str = "w:c9/c7c8,i8/h7i7,i10/i11j11,i8/i9i10^1 b: w 0";

/// Many pieces of both players, up to level 4.
pub(crate) const TOWERS: &str = "w:i3/h3i2,j4/j5j6,k16/l16m17,m9/m10m11,m14/l13n14,o8/m8n8,j5/i3j4^1,l16/j15k15^1,m14/l13n15^1,m14/l13n15^2,n15/n14o14^3 b:b7/a6b6,e8/e9f10,g4/g3h5,i13/i12j13,i14/h13j15,m16/n15n16,o13/p13q14,p15/o14q16,p16/o15o16,e8/f9f10^1,o15/o14p16^1,q16/q14q15^1,q14/o14p14^2 b 1";

pub(crate) fn basic(text: &str) -> Position {
    Position::parse(Variant::Basic, text).expect(text)
}

pub(crate) fn standard(text: &str) -> Position {
    Position::parse(Variant::Standard, text).expect(text)
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect(name)
}

pub(crate) fn tap(name: &str) -> Event {
    Event::Tap(Some(cell(name)))
}

pub(crate) fn turn_to(number: usize) -> Event {
    Event::TurnTo(Direction::new(number))
}

pub(crate) const TURN: Event = Event::Turn { back: false };

/// The point of the board at the middle of a space, moved by parts of a step.
pub(crate) fn point(name: &str) -> Point {
    Layout::default().centre(cell(name))
}

pub(crate) fn press(name: &str) -> Event {
    Event::Press(Some(cell(name)), point(name))
}

/// The same with a finger.
pub(crate) fn touch(name: &str) -> Event {
    Event::Touch(Some(cell(name)), point(name))
}

/// Input after some events, none of which played a turn.
pub(crate) fn after(position: &Position, events: &[Event]) -> BoardInput {
    let mut hand = BoardInput::new(Layout::default());
    for &event in events {
        assert_eq!(hand.handle(position, event), None, "{event:?}");
    }
    hand
}

/// The ghost that is laid after some events, as text.
pub(crate) fn ghost(position: &Position, events: &[Event]) -> Option<String> {
    after(position, events).ghost()?.lie().as_ref().map(Lie::to_string)
}

/// The turn that a confirmation after some events plays, as text.
pub(crate) fn played(position: &Position, events: &[Event]) -> Option<String> {
    let intent = after(position, events).handle(position, Event::Confirm);
    intent.map(|Intent::Play(mv)| mv.to_string())
}

pub(crate) fn english(message: &Message) -> String {
    Catalogue::new(Language::En).say(message)
}
