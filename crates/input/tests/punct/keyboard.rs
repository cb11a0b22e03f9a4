//! Keys over the board.

use basalt_input::punct::{BoardInput, Event, Heading, Intent};
use basalt_rules::punct::{Cell, CellSet, PieceKind, Position, Variant};
use basalt_view::Layout;

use crate::aids::{basic, cell};

/// The state after some keys, and the intent.
fn keys(position: &Position, keys: &[&str]) -> (BoardInput, Vec<Intent>) {
    let mut hand = BoardInput::new(Layout::default());
    let mut intents = Vec::new();
    for key in keys {
        let event = Event::of_key(key, false).expect(key);
        intents.extend(hand.handle(position, event));
    }
    (hand, intents)
}

#[test]
fn the_first_arrow_puts_the_focus_into_the_middle() {
    let start = Position::start(Variant::Basic);
    assert_eq!(keys(&start, &["ArrowUp"]).0.focus(), Some(cell("i9")));
    assert_eq!(keys(&start, &["ArrowUp", "ArrowUp"]).0.focus(), Some(cell("i10")));
}

#[test]
fn enter_without_a_focus_brings_it_and_drops_nothing() {
    let (hand, intents) = keys(&Position::start(Variant::Basic), &["1", "Enter"]);
    assert_eq!(
        (hand.focus(), hand.kind(), intents.len()),
        (Some(cell("i9")), Some(PieceKind::T), 0)
    );
}

#[test]
fn keys_lead_in_the_six_directions_of_the_board() {
    let start = Position::start(Variant::Basic);
    for (key, same, expected) in [
        ("w", "ArrowUp", "i10"),
        ("s", "ArrowDown", "i8"),
        ("Home", "Home", "h9"),
        ("PageUp", "PageUp", "j10"),
        ("a", "End", "h8"),
        ("d", "PageDown", "j9"),
    ] {
        assert_eq!(keys(&start, &["w", key]).0.focus(), Some(cell(expected)), "{key}");
        assert_eq!(keys(&start, &["w", same]).0.focus(), Some(cell(expected)), "{same}");
    }
}

#[test]
fn left_and_right_keep_to_one_line_across_the_screen() {
    let start = Position::start(Variant::Basic);
    let line = |key| {
        let mut pressed = vec!["w"];
        pressed.extend([key; 7]);
        let focus = keys(&start, &pressed).0.focus().expect("a focus");
        Layout::default().centre(focus)
    };
    for key in ["ArrowLeft", "ArrowRight"] {
        assert!(line(key).y.abs() < 31.0 && line(key).x.abs() > 350.0, "{key}");
    }
}

#[test]
fn the_four_arrows_lead_to_every_space_however_the_board_lies() {
    let arrows = [Heading::Up, Heading::Down, Heading::Left, Heading::Right];
    for layout in Layout::ALL {
        let mut reached = CellSet::of(cell("i9"));
        loop {
            let next: CellSet = reached
                .into_iter()
                .flat_map(|from| arrows.map(|arrow| arrow.direction(from, layout)?.from(from)))
                .flatten()
                .collect();
            if (next - reached).is_empty() {
                break;
            }
            reached |= next;
        }
        assert_eq!(reached.len(), Cell::COUNT, "{layout:?}");
    }
}

#[test]
fn figures_choose_kinds_and_enter_lays_and_confirms() {
    let start = Position::start(Variant::Basic);
    for (number, kind) in PieceKind::ALL.into_iter().enumerate() {
        let (hand, _) = keys(&start, &[&(number + 1).to_string()]);
        assert_eq!(hand.kind(), Some(kind));
    }
    let away = ["w", "Home", "Home", "Home", "Home", "Home"];
    let (hand, intents) = keys(&start, &[&away[..], &["1", " "]].concat());
    assert!(hand.ghost().is_some() && intents.is_empty());
    let (hand, intents) = keys(&start, &[&away[..], &["1", " ", "r", "Enter"]].concat());
    assert_eq!((hand.ghost(), intents.len()), (None, 1));
}

#[test]
fn arrows_move_the_ghost_and_the_focus_stays_with_it() {
    let start = Position::start(Variant::Basic);
    let away = ["w", "Home", "Home", "Home", "Home", "Home", "1", " ", "a", "a"];
    let (hand, _) = keys(&start, &away);
    assert_eq!(hand.ghost().map(|laid| laid.punct), hand.focus());
    assert_eq!(hand.focus(), Some(cell("b7")));
    let (cancelled, _) = keys(&start, &[&away[..], &["Escape"]].concat());
    assert_eq!((cancelled.ghost(), cancelled.focus()), (None, Some(cell("b7"))));
}

#[test]
fn the_focus_stops_at_the_rim() {
    let start = Position::start(Variant::Basic);
    let (hand, _) = keys(&start, &["w"; 40]);
    assert_eq!(hand.focus(), Some(cell("i16")));
}

#[test]
fn keys_light_chains_and_look_under_pieces() {
    let position = basic("w:i8/h7i7,i10/i11j11,i8/i9i10^1 b: w 0");
    let (hand, _) = keys(&position, &["w", "c", "l"]);
    assert_eq!((hand.lit(), hand.peeked()), (Some(cell("i9")), Some(cell("i8"))));
}
