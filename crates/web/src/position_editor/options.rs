//! The options of a position besides its pieces.

use basalt_locales::messages;
use basalt_rules::Color;
use basalt_study::editor::Editor;
use leptos::prelude::*;

use super::{EditorState, editor_ui};
use crate::form_fields::{RadioGroup, labelled};

/// The player to move, and the options of the game.
#[component]
pub(super) fn Options(state: EditorState) -> impl IntoView {
    view! {
        <RadioGroup
            name="to-move"
            title=messages::page_setup_to_move
            options=labelled([(Color::White, messages::color_white), (Color::Black, messages::color_black)])
            chosen=Signal::derive(move || state.editor.with(Editor::to_move))
            choose=move |color| state.change(|editor| editor.set_to_move(color))
        />
        {editor_ui::options(state)}
    }
}
