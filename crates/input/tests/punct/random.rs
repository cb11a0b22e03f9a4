//! Random events never lead to a turn that the rules forbid.

use basalt_input::punct::{BoardInput, Direction, Event, Heading, Intent};
use basalt_rules::SplitMix64;
use basalt_rules::punct::{Cell, PieceKind, Position, Variant};
use basalt_view::punct::{Options, scene};
use basalt_view::{Layout, Point};

use crate::aids::{BRIDGE, TOWERS, basic, standard};

/// Random input events.
struct Events(SplitMix64);

impl Events {
    fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    fn cell(&mut self) -> Option<Cell> {
        Cell::ALL.get(self.below(Cell::COUNT + 8)).copied()
    }

    fn point(&mut self) -> Point {
        let mut coordinate = || self.below(1400) as f64 - 700.0;
        match (coordinate(), coordinate()) {
            (x, _) if x < -690.0 => Point::new(f64::NAN, f64::INFINITY),
            (x, y) => Point::new(x, y),
        }
    }

    fn event(&mut self) -> Event {
        match self.below(20) {
            0 => Event::Press(self.cell(), self.point()),
            1 => Event::Drag(self.point()),
            2 => Event::Carry(self.cell()),
            3 => Event::Release,
            4..8 => Event::Tap(self.cell()),
            8 => Event::ChooseKind(PieceKind::ALL[self.below(6)]),
            9 | 10 => Event::Turn { back: self.below(2) == 0 },
            11 => Event::TurnTo(Direction::new(self.below(6))),
            12 => Event::Nudge(Direction::new(self.below(6))),
            13 => Event::Head(Heading::ALL[self.below(8)]),
            14 => Event::Act,
            15 | 16 => Event::Confirm,
            17 => Event::Light(self.cell()),
            18 => Event::Peek(self.cell()),
            _ if self.below(8) == 0 => Event::Cancel,
            _ => Event::Act,
        }
    }
}

#[test]
fn random_events_never_panic_and_only_legal_turns_are_wanted() {
    let mut played = 0;
    for seed in 0..24 {
        let mut events = Events::new(seed);
        let mut position = match seed % 3 {
            0 => Position::start(Variant::Basic),
            1 => basic(BRIDGE),
            _ => standard(TOWERS),
        };
        let mut hand = BoardInput::new(Layout::ALL[seed as usize % 4]);
        for _ in 0..1500 {
            let event = events.event();
            let may_play = matches!(event, Event::Confirm | Event::Act);
            let Some(Intent::Play(mv)) = hand.handle(&position, event) else { continue };
            assert!(may_play, "{event:?} must not play");
            assert_eq!(hand.ghost(), None);
            position.play(mv).expect("a legal turn");
            played += 1;
            let options = hand.dress(&position, Options::default());
            assert!(!scene(&position, &options).items.is_empty());
        }
    }
    assert!(played > 200, "{played}");
}

#[test]
fn a_hand_left_over_from_another_position_wants_nothing_illegal() {
    let positions = [Position::start(Variant::Basic), basic(BRIDGE), standard(TOWERS)];
    let mut events = Events::new(7);
    let mut hand = BoardInput::new(Layout::default());
    for _ in 0..6000 {
        let position = &positions[events.below(3)];
        if let Some(Intent::Play(mv)) = hand.handle(position, events.event()) {
            assert_eq!(position.check(mv), Ok(()));
        }
    }
}
