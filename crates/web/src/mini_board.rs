//! Small boards in lists.

use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::{Frame, scene};
use leptos::prelude::*;

use crate::board::Picture;

/// A small board without coordinates.
#[component]
pub(crate) fn MiniBoard(
    /// The position.
    position: AnyPosition,
    /// The move that led to it.
    #[prop(optional_no_strip)]
    last: Option<AnyMove>,
) -> impl IntoView {
    let frame = Frame { coordinates: false, ..Frame::default() };
    view! { <Picture class="mini-board" scene=Signal::derive(move || scene(&position, last, frame))/> }
}
