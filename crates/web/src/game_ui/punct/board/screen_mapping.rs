//! The mapping from the plane of the picture to pixels of the board's element.

use basalt_view::{Point, Rect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Element, ResizeObserver};

use super::BoardState;

/// The plane of the picture in pixels, from the corner of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ScreenMapping {
    /// The position of the plane's origin.
    pub(super) origin: Point,
    /// Pixels for each unit of the plane.
    pub(super) scale: f64,
    /// The picture.
    pub(super) room: Rect,
    /// The left edge of the board's element on the screen.
    pub(super) left: f64,
}

impl ScreenMapping {
    /// The middle of the picture on the screen, from the left.
    pub(super) fn middle(&self) -> f64 {
        self.left + self.room.corner.x + self.room.width / 2.0
    }

    /// The pixel position of a point of the plane.
    pub(super) fn place(&self, point: Point) -> Point {
        self.origin + point * self.scale
    }
}

/// Calls back whenever the size of an element changes.
pub(super) fn follow_size(element: &Element, changed: impl Fn() + 'static) {
    let notice = Closure::<dyn Fn()>::new(changed);
    if let Ok(observer) = ResizeObserver::new(notice.as_ref().unchecked_ref()) {
        observer.observe(element);
        // The observer lives as long as the element, and calls this.
        notice.forget();
    }
}

/// Measures the picture.
pub(super) fn measure(state: BoardState) {
    let found = state.canvas.try_with_untracked(|canvas| measured(canvas.as_ref()?.0.root()));
    let Some(found) = found.flatten() else { return };
    if state.mapping.try_get_untracked() != Some(Some(found)) {
        state.mapping.set(Some(found));
    }
}

fn measured(picture: &Element) -> Option<ScreenMapping> {
    let board = picture.closest(".board").ok()??.get_bounding_client_rect();
    let room = picture.get_bounding_client_rect();
    let graphics: &web_sys::SvgGraphicsElement = picture.unchecked_ref();
    let matrix = graphics.get_screen_ctm()?;
    let corner = Point::new(board.left(), board.top());
    Some(ScreenMapping {
        origin: Point::new(f64::from(matrix.e()), f64::from(matrix.f())) - corner,
        scale: f64::from(matrix.a()),
        left: board.left(),
        room: Rect {
            corner: Point::new(room.left(), room.top()) - corner,
            width: room.width(),
            height: room.height(),
        },
    })
}
