//! The check mark beside the ghost.

use std::iter::successors;

use basalt_input::punct::{BoardInput, Event};
use basalt_locales::messages;
use basalt_view::{Point, Rect, STEP, within};
use leptos::prelude::*;

use super::State;
use super::screen_mapping::ScreenMapping;
use crate::browser::pixels;
use crate::icons::Icon;

/// Half the width of the mark and some air, in pixels.
const HALF: f64 = 28.0;

/// The radius of a piece and of the ring round its PÜNCT, in steps of the board.
const BODY: f64 = 0.5;
const RING: f64 = 0.95;

/// The ways that are tried at each distance, one step long: to the right first, then round in sixteenths of a turn.
fn ways() -> impl Iterator<Item = Point> + Clone {
    const COS: f64 = 0.923_879_532_511_286_7;
    const SIN: f64 = 0.382_683_432_365_089_8;
    let turned = |way: &Point| Point::new(way.x * COS - way.y * SIN, way.x * SIN + way.y * COS);
    successors(Some(Point::new(1.0, 0.0)), move |way| Some(turned(way))).take(16)
}

/// Shown as soon as no finger hides it, beside a ghost that may lie so.
#[component]
pub(super) fn ConfirmButton(state: State) -> impl IntoView {
    let i18n = state.i18n;
    let place = Memo::new(move |_| {
        let laid = state.input.with(BoardInput::ghost).filter(|_| !state.has_finger.get())?;
        state.position.with(|position| laid.verdict(position)).ok()?;
        let mapping = state.mapping.get()?;
        Some(stand(&mapping, laid.dots(state.frame.get().layout)))
    });
    let part = move |part: fn(Point) -> f64| move || place.get().map(|at| pixels(part(at)));
    view! {
        <Show when=move || place.get().is_some()>
            <button class="button check button--main" data-act="check" style:left=part(|at| at.x) style:top=part(|at| at.y)
                on:pointerdown=|event| event.stop_propagation()
                on:click=move |_| state.hear(Event::Confirm) aria-label=move || i18n.say(&messages::page_board_yes())>
                {Icon::Check.draw()}
            </button>
        </Show>
    }
}

/// The nearest place inside the picture that hides nothing of a ghost with these dots, the PÜNCT's first; where all
/// of the room is taken, the one that hides least.
fn stand(mapping: &ScreenMapping, dots: [Point; 3]) -> Point {
    let step = STEP * mapping.scale;
    let dots = dots.map(|dot| mapping.place(dot));
    let air = |at: Point| {
        let reach = [RING, BODY, BODY].map(|reach| reach * step + HALF);
        let to_dot = |(dot, reach): (Point, f64)| (at.x - dot.x).hypot(at.y - dot.y) - reach;
        dots.into_iter().zip(reach).map(to_dot).fold(f64::INFINITY, f64::min)
    };
    let nearest = RING * step + HALF + 1.0;
    let rings = (0..20).map(|ring| nearest + f64::from(ring) * HALF / 2.0);
    let around = rings.flat_map(|radius| ways().map(move |way| way * radius));
    let places = around.map(|way| inside(dots[0] + way, mapping.room));
    let clear = places.clone().find(|&at| air(at) >= 0.0);
    clear
        .or_else(|| places.max_by(|&one, &other| air(one).total_cmp(&air(other))))
        .unwrap_or(dots[0])
}

/// The point itself, or the nearest one where the mark is all inside.
fn inside(at: Point, Rect { corner, width, height }: Rect) -> Point {
    let kept = |at: f64, from: f64, length: f64| {
        within(at, from + HALF.min(length / 2.0), from + (length - HALF).max(length / 2.0))
    };
    Point::new(kept(at.x, corner.x, width), kept(at.y, corner.y, height))
}

#[cfg(test)]
mod tests {
    use basalt_input::punct::{Laid, Source};
    use basalt_rules::punct::{Cell, Kind};
    use basalt_view::{Layout, Space};

    use super::*;

    /// Boards on a phone, on a laptop, in a wide window that the picture does not fill, and a zoomed one.
    fn planes() -> [ScreenMapping; 4] {
        let bounds = Layout::default().bounds::<Cell>();
        [(344.0, 344.0, 1.0), (500.0, 500.0, 1.0), (900.0, 600.0, 1.0), (344.0, 344.0, 3.0)].map(
            |(width, height, zoom): (f64, f64, f64)| {
                let scale = zoom * (width / bounds.width).min(height / bounds.height);
                let room = Rect { corner: Point::new(12.0, 0.0), width, height };
                let middle = room.corner + Point::new(width / 2.0, height / 2.0);
                ScreenMapping { origin: middle, scale, room }
            },
        )
    }

    fn hidden(at: Point, dots: [Point; 3], mapping: &ScreenMapping) -> bool {
        let body = 0.4 * STEP * mapping.scale;
        let is_near = |dot: Point| (at.x - dot.x).hypot(at.y - dot.y) < 24.0 + body;
        dots.into_iter().any(|dot| is_near(mapping.place(dot)))
    }

    #[test]
    fn the_mark_is_inside_and_hides_nothing_wherever_the_ghost_lies() {
        for mapping in planes() {
            for &punct in Cell::all() {
                for shape in Kind::ALL.into_iter().flat_map(Kind::shapes) {
                    let laid = Laid { source: Source::Reserve(shape.kind()), punct, shape };
                    let dots = laid.dots(Layout::default());
                    let Point { x, y } = mapping.place(dots[0]);
                    let Rect { corner, width, height } = mapping.room;
                    let seen = x > corner.x
                        && y > corner.y
                        && x < corner.x + width
                        && y < corner.y + height;
                    let at = stand(&mapping, dots);
                    assert!(at.x >= corner.x + 24.0 && at.x <= corner.x + width - 24.0, "{laid:?}");
                    assert!(
                        at.y >= corner.y + 24.0 && at.y <= corner.y + height - 24.0,
                        "{laid:?}"
                    );
                    assert!(!seen || !hidden(at, dots, &mapping), "{laid:?} {mapping:?} {at:?}");
                }
            }
        }
    }

    #[test]
    fn a_room_that_is_too_small_still_has_a_place() {
        let room = Rect { corner: Point::ORIGIN, width: 30.0, height: 30.0 };
        let at =
            stand(&ScreenMapping { origin: Point::ORIGIN, scale: 1.0, room }, [Point::ORIGIN; 3]);
        assert_eq!(at, Point::new(15.0, 15.0));
    }
}
