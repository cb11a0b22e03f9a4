//! Small boards in lists.

use basalt_rules::{AnyMove, AnyPosition, Game};
use basalt_view::{Frame, Scene, scene};
use basalt_wire::LiveBoard;
use leptos::prelude::*;

use crate::board::Picture;

/// A small board without coordinates. It stays empty if its position cannot be read.
#[component]
pub(super) fn MiniBoard(
    /// The game that is played.
    game: Game,
    /// The position and the last move.
    #[prop(into)]
    board: Signal<Option<LiveBoard>>,
) -> impl IntoView {
    let picture = Memo::new(move |before: Option<&Scene>| {
        let drawn = board.with(|board| board.as_ref().and_then(|board| drawn(game, board)));
        drawn.or_else(|| before.cloned()).unwrap_or_else(|| empty(game))
    });
    view! { <Picture class="mini-board" scene=picture/> }
}

fn drawn(game: Game, board: &LiveBoard) -> Option<Scene> {
    let position = AnyPosition::parse(game, &board.position).ok()?;
    let last = board.last.as_deref().and_then(|text| AnyMove::parse(game, text).ok());
    Some(scene(&position, last, frame()))
}

fn empty(game: Game) -> Scene {
    scene(&AnyPosition::start(game), None, frame())
}

fn frame() -> Frame {
    Frame { coordinates: false, ..Frame::default() }
}
