//! The board that is set up.

use std::rc::Rc;

use basalt_locales::messages;
use basalt_rules::AnyCell;
use basalt_study::editor::Editor;
use basalt_view::Frame;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::EditorState;
use super::editor_ui::{Labels, cell_at, describe, labels, middle, scene, step};
use super::validity::{Note, impossible, refusal};
use crate::board::{SvgCanvas, board_class, frame, id};
use crate::browser::{after_delay, handler};
use crate::effect::effect;
use crate::shortcuts::{BACK, FOCUS_KEYS, ShortcutList, use_shortcuts};

/// The picture, and the labels of its spaces.
type Painted = (SvgCanvas, Rc<dyn Labels>);

/// The state of the board.
#[derive(Clone, Copy)]
struct Surface {
    state: EditorState,
    frame: Signal<Frame>,
    /// The space with the keyboard focus, or the last one.
    focus: RwSignal<Option<AnyCell>>,
    has_focus: RwSignal<bool>,
    canvas: RwSignal<Option<Painted>, LocalStorage>,
}

impl Surface {
    /// Acts on a space, and announces the result.
    fn act(self, cell: AnyCell, action: fn(&mut Editor, AnyCell)) {
        self.state.change(|editor| action(editor, cell));
        let refusal = untrack(|| refusal(self.state));
        match refusal {
            Some(why) => self.state.notices.speak(untrack(|| impossible(self.state, &why))),
            None => self.speak(cell),
        }
    }

    fn speak(self, cell: AnyCell) {
        let catalogue = untrack(|| self.state.i18n.catalogue());
        let said = self.state.editor.with_untracked(|editor| describe(editor, cell, &catalogue));
        self.state.notices.speak(said);
    }

    /// The space under a point of the screen.
    fn cell_at(self, x: f64, y: f64) -> Option<AnyCell> {
        let point = self.canvas.with_untracked(|canvas| canvas.as_ref()?.0.point(x, y))?;
        let layout = self.frame.get_untracked().layout;
        self.state.editor.with_untracked(|editor| cell_at(editor, layout, point))
    }
}

/// The board, and what there is to say about it below.
#[component]
pub(super) fn EditorBoard(state: EditorState) -> impl IntoView {
    use_shortcuts(&SHORTCUTS);
    let i18n = state.i18n;
    let game = state.editor.with_untracked(Editor::game);
    let surface = Surface {
        state,
        frame: frame(game),
        focus: RwSignal::new(None),
        has_focus: RwSignal::new(false),
        canvas: RwSignal::new_local(None),
    };
    let host = NodeRef::<leptos::html::Div>::new();
    host.on_load(move |host| {
        let canvas = SvgCanvas::new(&host);
        let spaces = canvas
            .as_ref()
            .and_then(|canvas| state.editor.with_untracked(|editor| labels(editor, canvas)));
        surface.canvas.set(canvas.zip(spaces.map(Rc::from)));
    });
    effect(move || draw(surface));
    effect(move || name_spaces(surface));
    let class = move || board_class(game, surface.frame.get());
    let active = move || surface.focus.get().map(id);
    view! {
        <div
            class=class id="board" tabindex="0" role="application"
            aria-label=i18n.text(messages::page_setup_board)
            aria-roledescription=i18n.text(messages::page_board_role)
            aria-activedescendant=active
            on:click=handler(move |event| tap(surface, &event))
            on:keydown=move |event| key(surface, &event)
            on:focus=move |_| surface.has_focus.set(true)
            on:blur=move |_| surface.has_focus.set(false)
        >
            <div class="surface" node_ref=host></div>
        </div>
        <Note state/>
    }
}

fn draw(surface: Surface) {
    let frame = surface.frame.get();
    let focus = surface.focus.get().filter(|_| surface.has_focus.get());
    let scene = surface.state.editor.with(|editor| scene(editor, focus, frame));
    surface.canvas.with(|canvas| {
        if let Some((canvas, _)) = canvas {
            canvas.look_at(scene.bounds);
            canvas.draw(&scene);
        }
    });
}

/// Names the spaces, after the picture is there.
fn name_spaces(surface: Surface) {
    let (editor, layout) = (surface.state.editor.get(), surface.frame.get().layout);
    let catalogue = surface.state.i18n.catalogue();
    let labels = surface.canvas.with(|canvas| canvas.as_ref().map(|(_, labels)| Rc::clone(labels)));
    let Some(labels) = labels else { return };
    after_delay(0, move || labels.update(layout, &|cell| describe(&editor, cell, &catalogue)));
}

/// A tap is a click, so that fingers may still scroll and zoom the page. A program that reads the page out
/// clicks a space without a pointer.
fn tap(surface: Surface, event: &MouseEvent) {
    let cell = if event.detail() == 0 {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let name = target.and_then(|target| target.get_attribute("data-name"));
        name.and_then(|name| surface.state.editor.with_untracked(|editor| editor.cell(&name)))
    } else {
        surface.cell_at(f64::from(event.client_x()), f64::from(event.client_y()))
    };
    surface.focus.set(None);
    if let Some(cell) = cell {
        surface.act(cell, Editor::tap);
    }
}

/// The keys of the board that is set up.
static SHORTCUTS: ShortcutList = ShortcutList::board(&[
    &FOCUS_KEYS,
    &[("Del", messages::page_keys_take_off), ("Ctrl+Z", messages::page_keys_undo), BACK],
]);

fn key(surface: Surface, event: &KeyboardEvent) {
    let name = event.key();
    if event.alt_key() {
        return;
    }
    let is_command = event.ctrl_key() || event.meta_key();
    let state = surface.state;
    match (is_command, name.to_ascii_lowercase().as_str()) {
        (true, "z") if !event.shift_key() => state.change(Editor::undo),
        (true, "z" | "y") => state.change(Editor::redo),
        (true, _) => return,
        (false, "escape") => state.change(Editor::cancel),
        (false, _) => match act_by_key(surface, &name) {
            Some(()) => {}
            None => return,
        },
    }
    event.prevent_default();
}

/// Handles a key on the space with the focus; nothing for a key without a meaning. The first arrow
/// shows where that is.
fn act_by_key(surface: Surface, key: &str) -> Option<()> {
    let editor = surface.state.editor;
    let shown = surface.focus.get_untracked();
    let here = shown.or_else(|| editor.with_untracked(middle))?;
    match key {
        " " | "Enter" => surface.act(here, Editor::tap),
        "Delete" | "Backspace" => surface.act(here, Editor::take_off),
        _ => {
            let layout = surface.frame.get_untracked().layout;
            let next = editor.with_untracked(|editor| step(editor, here, key, layout))?;
            let next = shown.map_or(here, |_| next);
            surface.focus.set(Some(next));
            surface.speak(next);
        }
    }
    Some(())
}
