//! The user interface of PÜNCT.

mod board;
mod editor;
mod marks;

use basalt_learn::FigureMark;
use basalt_locales::{Message, messages};
use basalt_rules::punct::{PieceKind, Position};
use basalt_rules::{ByColor, Color};
use basalt_view::{Frame, Scene, punct};
use leptos::prelude::*;

use super::GameUi;
use crate::board::{BoardParts, BoardProps};
use crate::learn::ShowMarks;
use board::PunctBoard;

/// With fewer pieces on the board many games share a position.
const DISTINCTIVE_PIECES: usize = 6;

impl GameUi for Position {
    const DEMO_RECORD: &'static str = include_str!("../home/demo_board/punct.basalt");

    const PITCH: fn() -> Message = messages::page_home_punct;

    fn piece_samples() -> Vec<Scene> {
        let shape = punct::shown_in_reserve(PieceKind::T);
        Color::ALL.map(|color| punct::portrait(color, shape)).into()
    }

    fn board(self, props: BoardProps) -> AnyView {
        view! { <PunctBoard first=self props/> }.into_any()
    }

    fn parts(self, props: BoardProps) -> BoardParts {
        board::parts(self, props)
    }

    fn player_note(&self, _: Color) -> Option<Message> {
        None
    }

    fn piece_counts(&self) -> Option<ByColor<u32>> {
        None
    }

    fn prompt(&self, color: &str, who: &str) -> Message {
        messages::page_play_turn(color, who)
    }

    fn how_to_move(&self) -> &'static str {
        "punct"
    }

    fn marked_scene(&self, marks: &[FigureMark], frame: Frame) -> Scene {
        let mut options = punct::Options { frame, ..Default::default() };
        options.show_all(self, marks);
        punct::scene(self, &options)
    }

    fn is_distinctive(&self) -> bool {
        self.board().pieces().count() >= DISTINCTIVE_PIECES
    }
}
