//! The whole page.

use basalt_rules::{AnyPosition, Game};
use basalt_view::{Frame, Svg, Theme, scene};
use leptos::prelude::*;

/// The page.
#[component]
pub(crate) fn App() -> impl IntoView {
    view! {
        <main>
            <h1>"Basalt"</h1>
            <div class="board" inner_html=start_board()></div>
        </main>
    }
}

/// A board of DVONN before the first piece is placed.
fn start_board() -> String {
    let svg = Svg { theme: Theme::Page, ground: false, ..Svg::default() };
    svg.write(&scene(&AnyPosition::start(Game::Dvonn), None, Frame::default()))
}
