//! [`GameView`] for PÜNCT.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::ByColor;
use basalt_rules::punct::{Move, Position};

use super::counts::Counts;
use super::{Highlights, Options, announce, describe, outlined, scene};
use crate::Frame;
use crate::arrows::arrow;
use crate::game_view::GameView;
use crate::geometry::Layout;
use crate::scene::{Item, Scene};

impl GameView for Position {
    fn scene(&self, last: Option<Move>, frame: Frame) -> Scene {
        scene(self, &Options { frame, highlights: Highlights::after(last), ..Options::default() })
    }

    fn arrows(mv: Move, layout: Layout) -> Vec<Item> {
        match mv {
            Move::Place(to) => vec![outlined(to, layout)],
            Move::Shift { from, to } if from == to.punct() => vec![outlined(to, layout)],
            Move::Shift { from, to } => {
                vec![outlined(to, layout), arrow(layout.centre(from), layout.centre(to.punct()))]
            }
            Move::Pass => Vec::new(),
        }
    }

    fn counts(&self) -> Vec<(Message, ByColor<u32>)> {
        let counts = Counts::of(self);
        let placements = ByColor::from_fn(|color| counts.placements_left(color));
        vec![
            (messages::page_count_placements(), placements),
            (messages::page_count_centre(), counts.centre),
        ]
    }

    fn closing_scene(&self) -> Option<Scene> {
        None
    }

    fn announce(&self, mv: Move, after: &Self, catalogue: &Catalogue) -> String {
        announce::mv(self, after, mv, catalogue)
    }

    fn phase_in_words(&self, catalogue: &Catalogue) -> Message {
        announce::phase(self, catalogue)
    }

    fn prompt(&self, phase: &str, catalogue: &Catalogue) -> Option<Message> {
        announce::prompt(self, phase, catalogue)
    }

    fn cut_off_count(&self, _: Move) -> usize {
        0
    }

    fn describe(&self, turn: &str) -> Message {
        describe::describe(self, turn)
    }
}
