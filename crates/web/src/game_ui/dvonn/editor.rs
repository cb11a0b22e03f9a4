//! The parts of the editor that only DVONN has.

use basalt_input::dvonn::Key;
use basalt_input::punct::{Event, Heading};
use basalt_locales::{Message, messages};
use basalt_rules::dvonn::{Cell, Phase, Piece};
use basalt_study::editor::GameEditor;
use basalt_study::editor::dvonn::{Editor, Tool};
use basalt_view::{Frame, Layout, Scene, dvonn};
use leptos::prelude::*;

use crate::position_editor::{EditorState, EditorUi, Put, setup_choice};

impl EditorUi for Editor {
    const MIDDLE: &'static str = "f3";

    fn tools(state: EditorState) -> AnyView {
        Piece::ALL.map(|piece| view! { <PutPiece state piece/> }).collect_view().into_any()
    }

    fn more_tools(_: EditorState) -> Option<AnyView> {
        None
    }

    fn options(state: EditorState) -> AnyView {
        setup_choice(
            state,
            ("phase", messages::page_setup_phase),
            [Phase::Placing, Phase::Stacking],
            phase_label,
            |editor: &Editor| editor.setup().phase,
            |editor, phase| editor.change(|setup| setup.phase = phase),
        )
        .into_any()
    }

    fn takes_off(&self) -> bool {
        self.tool == Tool::TakeOff
    }

    fn select_take_off(&mut self) {
        self.tool = Tool::TakeOff;
    }

    fn refusal(&self) -> Option<Message> {
        None
    }

    fn hint(&self) -> Message {
        messages::page_setup_hint_dvonn()
    }

    fn scene(&self, focus: Option<Cell>, frame: Frame) -> Scene {
        let fault = self.setup().position().err().and_then(|error| error.space());
        let highlights = dvonn::Highlights { fault, focus, ..Default::default() };
        let options = dvonn::Options { frame, highlights, ..Default::default() };
        dvonn::setup_scene(self.setup(), &options)
    }

    fn describe(&self, cell: Cell) -> Message {
        dvonn::describe_setup_space(self.setup(), cell)
    }

    fn step(from: Cell, key: &str, layout: Layout) -> Option<Cell> {
        let Event::Head(heading) = Event::of_key(key, false)? else { return None };
        let to = basalt_input::dvonn::step(from, arrow(heading)?, layout);
        Some(to.unwrap_or(from))
    }
}

fn phase_label(phase: Phase) -> Message {
    match phase {
        Phase::Placing => messages::page_setup_placing(),
        Phase::Stacking => messages::page_setup_stacking(),
    }
}

#[component]
fn PutPiece(state: EditorState, piece: Piece) -> impl IntoView {
    let count = move || {
        (
            state.with_game(|editor: &Editor| editor.count(piece)).unwrap_or_default(),
            piece.in_game(),
        )
    };
    let tool = Tool::Put(piece);
    let label = match piece {
        Piece::White => messages::color_white(),
        Piece::Black => messages::color_black(),
        Piece::Red => messages::color_red(),
    };
    view! {
        <Put
            state name=piece.id() label picture=dvonn::portrait(piece)
            count=Signal::derive(count)
            is_selected=Signal::derive(move || state.with_game(|editor: &Editor| editor.tool) == Some(tool))
            select=Callback::new(move |()| state.change_game(|editor: &mut Editor| editor.tool = tool))
        />
    }
}

const fn arrow(heading: Heading) -> Option<Key> {
    match heading {
        Heading::Left => Some(Key::Left),
        Heading::Right => Some(Key::Right),
        Heading::Up => Some(Key::Up),
        Heading::Down => Some(Key::Down),
        Heading::UpLeft | Heading::UpRight | Heading::DownLeft | Heading::DownRight => None,
    }
}
