//! The board that is set up.

use std::rc::Rc;

use basalt_input::dvonn::Key;
use basalt_input::punct::{Event, Heading};
use basalt_locales::{Catalogue, messages};
use basalt_rules::{AnyCell, dvonn, punct};
use basalt_study::editor::Editor;
use basalt_study::editor::punct::Refused;
use basalt_view::{self as view, Frame, Layout, Orientation, Point, Scene};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::State;
use super::validity::{Note, impossible, refusal};
use crate::board::{SpaceLabels, SvgCanvas, frame, id};
use crate::browser::after_delay;

/// The names of the spaces of either game.
enum Spaces {
    Dvonn(SpaceLabels<dvonn::Cell>),
    Punct(SpaceLabels<punct::Cell>),
}

impl Spaces {
    fn new(editor: &Editor, picture: &SvgCanvas) -> Option<Self> {
        Some(match editor {
            Editor::Dvonn(_) => Self::Dvonn(SpaceLabels::new(picture)?),
            Editor::Punct(_) => Self::Punct(SpaceLabels::new(picture)?),
        })
    }

    fn name(&self, editor: &Editor, layout: Layout, catalogue: &Catalogue) {
        match self {
            Self::Dvonn(names) => {
                names.lay_out(layout);
                names.name(|cell| name(editor, AnyCell::Dvonn(cell), catalogue));
            }
            Self::Punct(names) => {
                names.lay_out(layout);
                names.name(|cell| name(editor, AnyCell::Punct(cell), catalogue));
            }
        }
    }
}

/// What is on a space, in words.
fn name(editor: &Editor, spot: AnyCell, catalogue: &Catalogue) -> String {
    match (editor, spot) {
        (Editor::Dvonn(editor), AnyCell::Dvonn(cell)) => {
            catalogue.say(&view::dvonn::describe_setup_space(editor.setup(), cell))
        }
        (Editor::Punct(editor), AnyCell::Punct(cell)) => {
            catalogue.say(&view::punct::describe_setup_space(editor.setup(), cell))
        }
        _ => String::new(),
    }
}

/// What the board has of its own.
#[derive(Clone, Copy)]
struct Surface {
    state: State,
    frame: Signal<Frame>,
    /// Where the keyboard is, or was when it left.
    focus: RwSignal<Option<AnyCell>>,
    has_focus: RwSignal<bool>,
    canvas: RwSignal<Option<(SvgCanvas, Rc<Spaces>)>, LocalStorage>,
}

impl Surface {
    /// Does something on a space, and has it read out what came of it.
    fn act(self, spot: AnyCell, action: fn(&mut Editor, AnyCell)) {
        self.state.change(|editor| action(editor, spot));
        let refusal = untrack(|| refusal(self.state));
        match refusal {
            Some(why) => self.state.notices.speak(untrack(|| impossible(self.state, &why))),
            None => self.speak(spot),
        }
    }

    fn speak(self, spot: AnyCell) {
        let catalogue = untrack(|| self.state.i18n.catalogue());
        let said = self.state.editor.with_untracked(|editor| name(editor, spot, &catalogue));
        self.state.notices.speak(said);
    }

    /// The space under a point of the screen.
    fn spot_at(self, x: f64, y: f64) -> Option<AnyCell> {
        let point = self.canvas.with_untracked(|canvas| canvas.as_ref()?.0.point(x, y))?;
        spot_at(self.state, self.frame.get_untracked().layout, point)
    }
}

fn spot_at(state: State, layout: Layout, point: Point) -> Option<AnyCell> {
    if state.is_dvonn() {
        layout.space_at(point).map(AnyCell::Dvonn)
    } else {
        layout.space_at(point).map(AnyCell::Punct)
    }
}

/// The board, and what there is to say about it below.
#[component]
pub(super) fn EditorBoard(state: State) -> impl IntoView {
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
            .and_then(|canvas| state.editor.with_untracked(|editor| Spaces::new(editor, canvas)));
        surface.canvas.set(canvas.zip(spaces.map(Rc::new)));
    });
    Effect::new(move |_| draw(surface));
    Effect::new(move |_| name_spaces(surface));
    let class = move || match (state.is_dvonn(), surface.frame.get().layout.orientation) {
        (false, _) => "board punct",
        (true, Orientation::Landscape) => "board dvonn",
        (true, Orientation::Upright) => "board dvonn upright",
    };
    let active = move || surface.focus.get().map(id_of);
    view! {
        <div
            class=class id="board" tabindex="0" role="application"
            aria-label=move || i18n.say(&messages::page_setup_board())
            aria-roledescription=move || i18n.say(&messages::page_board_role())
            aria-activedescendant=active
            on:click=move |event| tap(surface, &event)
            on:keydown=move |event| key(surface, &event)
            on:focus=move |_| surface.has_focus.set(true)
            on:blur=move |_| surface.has_focus.set(false)
        >
            <div class="surface" node_ref=host></div>
        </div>
        <Note state/>
    }
}

fn id_of(spot: AnyCell) -> String {
    match spot {
        AnyCell::Dvonn(cell) => id(cell),
        AnyCell::Punct(cell) => id(cell),
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

/// The board with what is wrong on it, or what was just refused.
fn scene(editor: &Editor, focus: Option<AnyCell>, frame: Frame) -> Scene {
    match editor {
        Editor::Dvonn(editor) => {
            let focus = focus
                .and_then(|spot| if let AnyCell::Dvonn(cell) = spot { Some(cell) } else { None });
            let fault = editor.setup().position().err().and_then(|error| error.space());
            let options = basalt_view::dvonn::Options { frame, fault, focus, ..Default::default() };
            basalt_view::dvonn::setup_scene(editor.setup(), &options)
        }
        Editor::Punct(editor) => {
            let focus = focus
                .and_then(|spot| if let AnyCell::Punct(cell) = spot { Some(cell) } else { None });
            let fault = match editor.refused() {
                Some(Refused::Rest(error)) => error.space(),
                _ => editor.setup().position().err().and_then(|error| error.space()),
            };
            let begun = editor.begun().to_vec();
            let options =
                basalt_view::punct::Options { frame, fault, focus, begun, ..Default::default() };
            basalt_view::punct::setup_scene(editor.setup(), &options)
        }
    }
}

/// Names the spaces, after the picture is there.
fn name_spaces(surface: Surface) {
    let (editor, layout) = (surface.state.editor.get(), surface.frame.get().layout);
    let catalogue = surface.state.i18n.catalogue();
    let spaces = surface.canvas.with(|canvas| canvas.as_ref().map(|(_, spaces)| Rc::clone(spaces)));
    let Some(spaces) = spaces else { return };
    after_delay(0, move || spaces.name(&editor, layout, &catalogue));
}

/// A tap is a click, so that fingers may still scroll and zoom the page. A program that reads the page out
/// clicks a space without a pointer.
fn tap(surface: Surface, event: &MouseEvent) {
    let spot = if event.detail() == 0 {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let name = target.and_then(|target| target.get_attribute("data-name"));
        name.and_then(|name| surface.state.editor.with_untracked(|editor| editor.cell(&name)))
    } else {
        surface.spot_at(f64::from(event.client_x()), f64::from(event.client_y()))
    };
    surface.focus.set(None);
    if let Some(spot) = spot {
        surface.act(spot, Editor::tap);
    }
}

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

/// What a key does on the space where the keyboard is; nothing for a key that has no meaning here. The first arrow
/// shows where that is.
fn act_by_key(surface: Surface, key: &str) -> Option<()> {
    let editor = surface.state.editor;
    let shown = surface.focus.get_untracked();
    let here = shown.or_else(|| editor.with_untracked(|editor| editor.cell(middle(editor))))?;
    match key {
        " " | "Enter" => surface.act(here, Editor::tap),
        "Delete" | "Backspace" => surface.act(here, Editor::take_off),
        _ => {
            let next = step(here, key, surface.frame.get_untracked().layout)?;
            let next = shown.map_or(here, |_| next);
            surface.focus.set(Some(next));
            surface.speak(next);
        }
    }
    Some(())
}

/// The space in the middle of the board.
fn middle(editor: &Editor) -> &'static str {
    match editor {
        Editor::Dvonn(_) => "f3",
        Editor::Punct(_) => "i9",
    }
}

/// Where a key leads, at most to the edge of the board; nothing for a key that leads nowhere.
fn step(from: AnyCell, key: &str, layout: Layout) -> Option<AnyCell> {
    let Event::Head(heading) = Event::of_key(key, false)? else { return None };
    let to = match from {
        AnyCell::Dvonn(cell) => {
            basalt_input::dvonn::step(cell, arrow(heading)?, layout).map(AnyCell::Dvonn)
        }
        AnyCell::Punct(cell) => {
            let way = heading.direction(cell, layout);
            way.and_then(|way| way.from(cell)).map(AnyCell::Punct)
        }
    };
    Some(to.unwrap_or(from))
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
