//! The part that is redrawn from one scene to the next.

use std::num::NonZero;
use std::thread;

use basalt_view::{Item, Rect, Scene};

use super::Canvas;
use super::pixels::Pixels;
use crate::difference::Area;

/// The pixels of an area that is drawn anew.
#[derive(Debug)]
pub(super) struct Patch {
    pub(super) area: Area,
    pub(super) pixels: Vec<u8>,
}

impl Patch {
    /// The parts to redraw for each scene but the first.
    pub(super) fn all(scenes: &[Scene], canvas: Canvas) -> Vec<Vec<Self>> {
        let scenes: Vec<Scene> = scenes.iter().map(Scene::flat).collect();
        let pairs: Vec<&[Scene]> = scenes.windows(2).collect();
        let threads = canvas.threads.map_or_else(processors, NonZero::get);
        on_threads(threads, &pairs, |pair| Self::between(&pair[0], &pair[1], canvas))
    }

    /// All areas that change are drawn at once, with the items that can be seen in them.
    fn between(before: &Scene, after: &Scene, canvas: Canvas) -> Vec<Self> {
        let (scale, whole) = (canvas.scale(before), canvas.whole(before));
        let area_of = |item: &Item| area(item.extent()?, before.bounds, scale, whole);
        let changed = changed_items(&before.items, &after.items);
        let areas = merged(changed.into_iter().filter_map(area_of).collect());
        let is_seen = |item: &&Item| {
            area_of(item).is_some_and(|found| areas.iter().any(|&area| overlap(found, area)))
        };
        let items = after.items.iter().filter(is_seen).cloned().collect();
        let pixels = Pixels::of(&Scene { items, ..*after }, canvas);
        areas.into_iter().map(|area| pixels.patch(area)).collect()
    }
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// The results of some work on all items, in order. Each thread has a share of them; a single thread is that of the caller, with
/// its priority.
fn on_threads<T: Sync, R: Send>(
    threads: usize,
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    if threads == 1 {
        return items.iter().map(work).collect();
    }
    let share = items.len().div_ceil(threads).max(1);
    let work = &work;
    thread::scope(|scope| {
        let work_on = |share: &[T]| share.iter().map(work).collect::<Vec<R>>();
        let shares: Vec<_> =
            items.chunks(share).map(|share| scope.spawn(move || work_on(share))).collect();
        let joined = shares.into_iter().map(|thread| thread.join().expect("drawing ends well"));
        joined.flatten().collect()
    })
}

/// The items of either list that have no partner in the other. Partners are equal and follow each
/// other in the same order, so that they cover each other in the same way.
fn changed_items<'a>(before: &'a [Item], after: &'a [Item]) -> Vec<&'a Item> {
    let mut changed = Vec::new();
    let mut rest = before;
    for item in after {
        match rest.iter().position(|other| other == item) {
            Some(place) => {
                changed.extend(&rest[..place]);
                rest = &rest[place + 1..];
            }
            None => changed.push(item),
        }
    }
    changed.extend(rest);
    changed
}

/// The pixels that something in the plane can touch, with one more on each side; nothing if it lies
/// outside the picture.
fn area(extent: Rect, bounds: Rect, scale: f64, whole: Area) -> Option<Area> {
    let corner = (extent.corner - bounds.corner) * scale;
    let end = (extent.end() - bounds.corner) * scale;
    let first = |at: f64| (at.floor() - 1.0).max(0.0) as usize;
    let last = |at: f64, most: usize| ((at.ceil() + 1.0).max(0.0) as usize).min(most);
    let (left, top) = (first(corner.x), first(corner.y));
    let (right, bottom) = (last(end.x, whole.width), last(end.y, whole.height));
    let width = right.checked_sub(left).filter(|&width| width > 0)?;
    let height = bottom.checked_sub(top).filter(|&height| height > 0)?;
    Some(Area { left, top, width, height })
}

fn overlap(one: Area, other: Area) -> bool {
    let apart = |start: usize, length: usize, other_start: usize, other_length: usize| {
        start + length <= other_start || other_start + other_length <= start
    };
    !apart(one.left, one.width, other.left, other.width)
        && !apart(one.top, one.height, other.top, other.height)
}

/// Areas that hold all these and do not overlap.
fn merged(areas: Vec<Area>) -> Vec<Area> {
    let mut merged: Vec<Area> = Vec::new();
    for mut area in areas {
        while let Some(other) = merged.iter().position(|&other| overlap(area, other)) {
            area = around_both(area, merged.swap_remove(other));
        }
        merged.push(area);
    }
    merged
}

fn around_both(one: Area, other: Area) -> Area {
    let (left, top) = (one.left.min(other.left), one.top.min(other.top));
    let right = (one.left + one.width).max(other.left + other.width);
    let bottom = (one.top + one.height).max(other.top + other.height);
    Area { left, top, width: right - left, height: bottom - top }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_thread_is_that_of_the_caller() {
        let own = thread::current().id();
        let threads = |count| on_threads(count, &[1, 2, 3], |&item| (item, thread::current().id()));
        assert_eq!(threads(1), [1, 2, 3].map(|item| (item, own)));
        let (items, found): (Vec<i32>, Vec<_>) = threads(2).into_iter().unzip();
        assert_eq!(items, [1, 2, 3], "in order");
        assert!(!found.contains(&own) && found[0] == found[1] && found[1] != found[2]);
    }

    fn square(left: usize, top: usize) -> Area {
        Area { left, top, width: 10, height: 10 }
    }

    #[test]
    fn areas_that_overlap_become_one() {
        let bridge = Area { left: 5, top: 5, width: 30, height: 2 };
        let found = merged(vec![square(0, 0), square(30, 0), square(80, 0), bridge]);
        assert_eq!(found, [square(80, 0), Area { left: 0, top: 0, width: 40, height: 10 }]);
        assert_eq!(merged(vec![square(0, 0), square(10, 0)]).len(), 2);
    }

    #[test]
    fn patches_outside_have_no_area() {
        let rect = |x: f64, y: f64| Rect {
            corner: basalt_view::Point::new(x, y),
            width: 4.0,
            height: 4.0,
        };
        let bounds = Rect { width: 100.0, height: 100.0, ..rect(0.0, 0.0) };
        let whole = Area { left: 0, top: 0, width: 50, height: 50 };
        let area = |x, y| area(rect(x, y), bounds, 0.5, whole);
        assert_eq!(area(10.0, 20.0), Some(Area { left: 4, top: 9, width: 4, height: 4 }));
        assert_eq!(area(-2.0, 97.0), Some(Area { left: 0, top: 47, width: 2, height: 3 }));
        assert_eq!((area(-20.0, 0.0), area(0.0, 200.0)), (None, None));
    }
}
