//! The options of a position besides its pieces.

use basalt_locales::{Message, messages};
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

/// Radio buttons for one part of the set-up of a game.
pub(crate) fn setup_choice<E: 'static, T: Copy + PartialEq + Send + Sync + 'static>(
    state: EditorState,
    (name, title): (&'static str, fn() -> Message),
    options: [T; 2],
    label: fn(T) -> Message,
    read: fn(&E) -> T,
    write: fn(&mut E, T),
) -> impl IntoView
where
    for<'a> &'a E: TryFrom<&'a Editor>,
    for<'a> &'a mut E: TryFrom<&'a mut Editor>,
{
    let chosen = move || state.with_game(read).unwrap_or(options[0]);
    let choose = move |value| state.change_game(|editor| write(editor, value));
    let options = options.map(|option| (option, label(option).into())).into();
    view! { <RadioGroup name title options chosen=Signal::derive(chosen) choose/> }
}
