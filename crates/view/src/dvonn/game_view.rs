//! [`GameView`] for DVONN.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::ByColor;
use basalt_rules::dvonn::{Move, Position};

use super::counts::Counts;
use super::{Highlights, Options, announce, describe, scene, towers};
use crate::Frame;
use crate::arrows::arrow;
use crate::board;
use crate::game_view::GameView;
use crate::geometry::Layout;
use crate::ink::Ink;
use crate::scene::{Item, Role, Scene};

impl GameView for Position {
    fn scene(&self, last: Option<Move>, frame: Frame) -> Scene {
        scene(self, &Options { frame, highlights: Highlights::after(last), ..Options::default() })
    }

    fn arrows(mv: Move, layout: Layout) -> Vec<Item> {
        match mv {
            Move::Place(cell) => {
                vec![Item::on(cell, layout, Role::Arrow, vec![board::ring(Ink::Arrow, 6.0)])]
            }
            Move::Stack { from, to } => vec![arrow(layout.centre(from), layout.centre(to))],
            Move::Pass => Vec::new(),
        }
    }

    fn counts(&self) -> Vec<(Message, ByColor<u32>)> {
        let counts = Counts::of(self);
        vec![
            (messages::page_count_controls(), counts.controlled),
            (messages::page_count_can_move(), counts.movable),
            (messages::page_count_removed(), counts.removed),
        ]
    }

    fn closing_scene(&self) -> Option<Scene> {
        self.is_over().then(|| towers(self))
    }

    fn announce(&self, mv: Move, _after: &Self, catalogue: &Catalogue) -> String {
        catalogue.say(&announce::mv(self, mv))
    }

    fn phase_in_words(&self, _: &Catalogue) -> Message {
        announce::phase(self)
    }

    fn prompt(&self, phase: &str, catalogue: &Catalogue) -> Option<Message> {
        announce::prompt(self, phase, catalogue)
    }

    fn cut_off_count(&self, mv: Move) -> usize {
        self.cut_off_by(mv).len()
    }

    fn describe(&self, turn: &str) -> Message {
        describe::describe(self, turn)
    }
}
