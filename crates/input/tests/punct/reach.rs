//! Every legal turn can be made, by taps alone and by keys alone.

use basalt_input::punct::{BoardInput, Event, Intent, Laid};
use basalt_rules::punct::{Cell, Lie, Move, PieceKind, Position, Variant};
use basalt_view::Layout;

use crate::aids::{BRIDGE, TOWERS, basic, standard};

fn positions() -> [Position; 3] {
    [Position::start(Variant::Standard), basic(BRIDGE), standard(TOWERS)]
}

fn every_turn(make: impl Fn(&mut BoardInput, &Position, Move) -> Option<Intent>) {
    for position in positions() {
        for mv in position.legal_moves() {
            let mut hand = BoardInput::new(Layout::default());
            assert_eq!(make(&mut hand, &position, mv), Some(Intent::Play(mv)), "{mv}");
        }
    }
}

/// Turns the ghost until it lies so.
fn turn(hand: &mut BoardInput, position: &Position, to: Lie, event: Event) {
    for _ in 0..6 {
        if hand.ghost().and_then(Laid::lie) == Some(to) {
            return;
        }
        hand.handle(position, event);
    }
}

#[test]
fn every_turn_can_be_made_by_taps_and_the_check_mark() {
    every_turn(|hand, position, mv| {
        let mut tap = |cell| assert_eq!(hand.handle(position, Event::Tap(Some(cell))), None);
        match mv {
            Move::Place(to) => to.spaces().into_iter().for_each(tap),
            Move::Shift { from, to } => {
                tap(from);
                tap(to.punct());
                turn(hand, position, to, Event::Tap(Some(to.punct())));
            }
            Move::Pass => {}
        }
        hand.handle(position, Event::Confirm)
    });
}

#[test]
fn every_placement_can_be_made_from_the_reserve_by_taps() {
    let position = basic(BRIDGE);
    for mv in position.legal_moves() {
        let Move::Place(to) = mv else { continue };
        let mut hand = BoardInput::new(Layout::default());
        hand.handle(&position, Event::ChooseKind(to.shape().kind()));
        hand.handle(&position, Event::Tap(Some(to.punct())));
        turn(&mut hand, &position, to, Event::Tap(Some(to.punct())));
        assert_eq!(hand.handle(&position, Event::Confirm), Some(Intent::Play(mv)));
    }
}

fn press(hand: &mut BoardInput, position: &Position, key: &str) -> Option<Intent> {
    hand.handle(position, Event::of_key(key, false).expect(key))
}

/// Leads the focus to a space, always by the key that brings it nearest.
fn walk(hand: &mut BoardInput, position: &Position, to: Cell) {
    if hand.focus().is_none() {
        press(hand, position, "ArrowUp");
    }
    let left = |hand: &BoardInput| hand.focus().map_or(0, |focus| focus.distance(to));
    while left(hand) > 0 {
        let after = |key: &&str| {
            let mut tried = hand.clone();
            press(&mut tried, position, key);
            left(&tried)
        };
        let key =
            ["w", "s", "Home", "PageUp", "a", "d"].into_iter().min_by_key(after).expect("six keys");
        assert!(after(&key) < left(hand), "stuck at {:?} on the way to {to}", hand.focus());
        press(hand, position, key);
    }
}

#[test]
fn every_turn_can_be_made_by_keys_alone() {
    every_turn(|hand, position, mv| {
        let to = match mv {
            Move::Place(to) => {
                let number =
                    1 + PieceKind::ALL.iter().position(|&kind| kind == to.shape().kind())?;
                press(hand, position, &number.to_string());
                to
            }
            Move::Shift { from, to } => {
                walk(hand, position, from);
                press(hand, position, " ");
                to
            }
            Move::Pass => return None,
        };
        walk(hand, position, to.punct());
        press(hand, position, " ");
        turn(hand, position, to, Event::of_key("r", false)?);
        press(hand, position, "Enter")
    });
}
