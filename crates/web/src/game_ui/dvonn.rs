//! The user interface of DVONN.

mod board;
mod editor;
mod marks;

use basalt_learn::FigureMark;
use basalt_locales::{Message, messages};
use basalt_rules::dvonn::{Cell, Phase, Piece, Position};
use basalt_rules::{ByColor, Color};
use basalt_view::{Frame, Scene, dvonn};
use leptos::prelude::*;

use super::GameUi;
use crate::board::{BoardParts, BoardProps};
use crate::learn::ShowMarks;
use board::DvonnBoard;

/// With fewer stacks on the board many games share a position.
const DISTINCTIVE_STACKS: usize = 6;

impl GameUi for Position {
    const DEMO_RECORD: &'static str = include_str!("../home/demo_board/dvonn.basalt");

    const PITCH: fn() -> Message = messages::page_home_dvonn;

    fn piece_samples() -> Vec<Scene> {
        [Piece::White, Piece::Black, Piece::Red].map(dvonn::portrait).into()
    }

    fn board(self, props: BoardProps) -> AnyView {
        view! { <DvonnBoard first=self props/> }.into_any()
    }

    fn parts(self, props: BoardProps) -> BoardParts {
        board::parts(self, props)
    }

    fn player_note(&self, color: Color) -> Option<Message> {
        let count = dvonn::Counts::of(self).movable[color];
        (self.phase() == Phase::Stacking).then(|| messages::page_player_can_move(count.into()))
    }

    fn piece_counts(&self) -> Option<ByColor<u32>> {
        Some(dvonn::Counts::of(self).controlled)
    }

    fn prompt(&self, color: &str, who: &str) -> Message {
        match self.next_piece() {
            Some(Piece::Red) => messages::page_play_place_red(color, who),
            Some(_) => messages::page_play_place(color, who),
            None => messages::page_play_move(color, who),
        }
    }

    fn how_to_move(&self) -> &'static str {
        match self.phase() {
            Phase::Placing => "placing",
            Phase::Stacking => "stacking",
        }
    }

    fn marked_scene(&self, marks: &[FigureMark], frame: Frame) -> Scene {
        let mut options = dvonn::Options { frame, ..Default::default() };
        options.show_all(self, marks);
        dvonn::scene(self, &options)
    }

    fn is_distinctive(&self) -> bool {
        let is_taken = |&&cell: &&Cell| !self.stack(cell).is_empty();
        self.phase() == Phase::Stacking
            || Cell::ALL.iter().filter(is_taken).count() >= DISTINCTIVE_STACKS
    }
}
