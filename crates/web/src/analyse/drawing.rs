//! Circles and arrows that the person draws on the board with the right mouse button, and the keys of the screen while
//! the board has the focus only because it was clicked.

use basalt_records::{Drawing, ShapeColor};
use basalt_rules::AnyCell;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use super::controller::AnalysisController;
use super::shortcuts;

/// The right button among the buttons that are held.
const RIGHT_HELD: u16 = 2;

/// The right button as that which has changed.
const RIGHT: i16 = 2;

/// The place of the board.
#[component]
pub(super) fn DrawingSurface(analysis: AnalysisController, children: Children) -> impl IntoView {
    let host = NodeRef::<leptos::html::Div>::new();
    // The space on which the button went down.
    let from = StoredValue::new(None::<AnyCell>);
    let space = move |event: &PointerEvent| {
        let host: Element = host.get_untracked()?.into();
        space_at(analysis, &host, event)
    };
    let shape = move |event: &PointerEvent| {
        let (from, to) = (from.get_value()?, space(event)?);
        Some(Drawing { color: color(event), from, to: (to != from).then_some(to) })
    };
    // Whether the board has the focus because it was clicked. Its keys then belong to the screen.
    let is_clicked = StoredValue::new(false);
    let press = move |event: PointerEvent| {
        is_clicked.set_value(true);
        if event.button() == RIGHT {
            event.stop_propagation();
            from.set_value(space(&event));
            analysis.drawn().set(shape(&event));
        }
    };
    let drag = move |event: PointerEvent| {
        if event.buttons() & RIGHT_HELD != 0 {
            event.stop_propagation();
            let now = shape(&event);
            if analysis.drawn().get_untracked() != now {
                analysis.drawn().set(now);
            }
        }
    };
    let release = move |event: PointerEvent| {
        if event.button() == RIGHT {
            event.stop_propagation();
            if let Some(shape) = shape(&event) {
                analysis.change(|study| study.toggle_shape(study.here(), shape));
            }
            from.set_value(None);
            analysis.drawn().set(None);
        }
    };
    let key = move |event: KeyboardEvent| {
        let is_used = || match event.key().as_str() {
            "Escape" => analysis.clear_drawings(),
            _ => is_clicked.get_value() && shortcuts::move_by_key(analysis, &event),
        };
        if is_used() {
            event.stop_propagation();
            event.prevent_default();
        }
    };
    view! {
        <div class="fit" node_ref=host
            on:pointerdown:capture=press on:pointermove:capture=drag on:pointerup:capture=release
            on:contextmenu=|event| event.prevent_default()
            on:keydown:capture=key on:focusout=move |_| is_clicked.set_value(false)>
            {children()}
        </div>
    }
}

/// The colour by the keys that are held, as in other programs of this kind.
fn color(event: &PointerEvent) -> ShapeColor {
    match (event.shift_key(), event.alt_key()) {
        (false, false) => ShapeColor::Yellow,
        (true, false) => ShapeColor::Red,
        (false, true) => ShapeColor::Blue,
        (true, true) => ShapeColor::Green,
    }
}

/// The space under the pointer: the one whose middle is nearest, if the pointer is near it at all.
fn space_at(analysis: AnalysisController, host: &Element, event: &PointerEvent) -> Option<AnyCell> {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let spaces = host.query_selector_all("[data-name]").ok()?;
    let distance = |element: &Element| {
        let place = element.get_bounding_client_rect();
        let (across, down) =
            (place.left() + place.width() / 2.0 - x, place.top() + place.height() / 2.0 - y);
        let distance = across.hypot(down);
        (distance < place.width().max(place.height()) / 2.0).then_some(distance)
    };
    let near = (0..spaces.length())
        .filter_map(|number| spaces.item(number)?.dyn_into::<Element>().ok())
        .filter_map(|element| Some((distance(&element)?, element)));
    let (_, nearest) = near.min_by(|(one, _), (other, _)| one.total_cmp(other))?;
    let title = analysis.with_untracked(|study| study.game().title());
    AnyCell::parse(title, &nearest.get_attribute("data-name")?).ok()
}
