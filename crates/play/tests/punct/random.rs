//! Whatever a hand hears, it wants nothing that the rules forbid.

use basalt_play::punct::{Direction, Event, Hand, Heading, Intent};
use basalt_rules::mix;
use basalt_rules::punct::{Cell, Kind, Position, Variant};
use basalt_view::punct::{Options, scene};
use basalt_view::{Layout, Point};

use crate::aids::{BRIDGE, TOWERS, basic, standard};

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (mix(self.0) % sides as u64) as usize
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
            1 => Event::Pull(self.point()),
            2 => Event::Carry(self.cell()),
            3 => Event::Release,
            4..8 => Event::Tap(self.cell()),
            8 => Event::ChooseKind(Kind::ALL[self.below(6)]),
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
        let mut dice = Dice(seed << 32);
        let mut position = match seed % 3 {
            0 => Position::start(Variant::Basic),
            1 => basic(BRIDGE),
            _ => standard(TOWERS),
        };
        let mut hand = Hand::new(Layout::ALL[seed as usize % 4]);
        for _ in 0..1500 {
            let event = dice.event();
            let may_play = matches!(event, Event::Confirm | Event::Act);
            let Some(Intent::Play(mv)) = hand.hear(&position, event) else { continue };
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
    let mut dice = Dice(7);
    let mut hand = Hand::new(Layout::default());
    for _ in 0..6000 {
        let position = &positions[dice.below(3)];
        if let Some(Intent::Play(mv)) = hand.hear(position, dice.event()) {
            assert_eq!(position.check(mv), Ok(()));
        }
    }
}
