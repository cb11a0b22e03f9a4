//! The layout of a board on this screen.

use basalt_rules::{Color, Feature, Game};
use basalt_view::{Frame, Layout, Orientation};
use leptos::prelude::*;
use web_sys::Element;

use crate::browser::{matches, window};
use crate::preferences::Preferences;

/// An upright phone: narrower than high, and narrow.
const UPRIGHT: &str = "(max-width: 700px) and (orientation: portrait)";

/// The colour of the person whose game is shown; nothing between two people, and for spectators. Their side of the board is below.
#[derive(Clone, Copy)]
pub(crate) struct OwnSide(pub(crate) Memo<Option<Color>>);

/// The frame of a game's board. It follows the size of the screen, the preferences, and the person's colour.
pub(crate) fn frame(game: Game) -> Signal<Frame> {
    let preferences = expect_context::<Preferences>();
    let upright = RwSignal::new(matches(UPRIGHT));
    let resize = window_event_listener(leptos::ev::resize, move |_| {
        let now = matches(UPRIGHT);
        if upright.get_untracked() != now {
            upright.set(now);
        }
    });
    on_cleanup(move || resize.remove());
    let own = use_context::<OwnSide>();
    Signal::derive(move || {
        let lies_down = !game.has(Feature::WideBoard) || !upright.get();
        let orientation = if lies_down { Orientation::Landscape } else { Orientation::Upright };
        let is_black = own.is_some_and(|OwnSide(own)| own.get() == Some(Color::Black));
        let flipped = preferences.flipped(game) != is_black;
        Frame {
            layout: Layout { orientation, flipped },
            coordinates: preferences.coordinates(),
            tally: false,
        }
    })
}

/// The classes of the element of a game's board.
pub(crate) fn board_class(game: Game, frame: Frame) -> &'static str {
    match (game.has(Feature::WideBoard), frame.layout.orientation) {
        (false, _) => "board",
        (true, Orientation::Landscape) => "board board--wide",
        (true, Orientation::Upright) => "board board--wide upright",
    }
}

/// The position for a tooltip beside a point of the screen, in pixels from the corner of the board.
pub(crate) fn beside_pointer(board: &Element, (x, y): (f64, f64)) -> (f64, f64) {
    let place = board.get_bounding_client_rect();
    let room = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0);
    let to_the_left = x > room - 270.0;
    let left = if to_the_left { x - 262.0 } else { x + 22.0 };
    ((left - place.left()).max(4.0 - place.left()), y - place.top() - 30.0)
}
