//! Hit testing on both boards, in every layout.

use basalt_rules::{dvonn, punct};
use basalt_view::{Layout, Point, RADIUS, STEP, Space};

fn each_layout(check: impl Fn(Layout)) {
    Layout::ALL.into_iter().for_each(check);
}

/// The slow twin: finds the space whose corners surround the point.
fn space_around<S: Space>(layout: Layout, point: Point) -> Option<S> {
    let is_inside = |space: &&S| {
        let outline = layout.outline(**space);
        let side = |i: usize| {
            let (from, to) = (outline[i], outline[(i + 1) % 6]);
            (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
        };
        (0..6).all(|i| side(i) >= 0.0) || (0..6).all(|i| side(i) <= 0.0)
    };
    S::all().iter().find(is_inside).copied()
}

fn centres_and_edges_hit_their_space<S: Space>() {
    each_layout(|layout| {
        for &space in S::all() {
            let centre = layout.centre(space);
            assert_eq!(layout.space_at(centre), Some(space));
            let outline = layout.outline(space);
            for (i, &corner) in outline.iter().enumerate() {
                let edge = (corner + outline[(i + 1) % 6]) * 0.5;
                for near in [corner, edge] {
                    let inside = centre + (near - centre) * 0.999;
                    assert_eq!(layout.space_at(inside), Some(space), "{space} in {layout:?}");
                    let outside = centre + (near - centre) * 1.001;
                    assert_ne!(layout.space_at(outside), Some(space), "{space} in {layout:?}");
                }
            }
        }
    });
}

fn a_grid_of_points_hits_what_is_around_them<S: Space>() {
    each_layout(|layout| {
        let bounds = layout.bounds::<S>();
        let mut hits = 0;
        for i in -4..=64 {
            for j in -4..=64 {
                // Odd fractions keep the points off the edges.
                let (x, y) = (f64::from(i) / 60.0 + 0.001_37, f64::from(j) / 60.0 + 0.002_11);
                let point = bounds.corner + Point::new(x * bounds.width, y * bounds.height);
                let found = layout.space_at::<S>(point);
                assert_eq!(found, space_around(layout, point), "{point:?} in {layout:?}");
                hits += usize::from(found.is_some());
            }
        }
        assert!(hits > 2000, "{hits}");
    });
}

fn far_away_and_nowhere_hit_nothing<S: Space>() {
    each_layout(|layout| {
        for far in [1e3, 1e6, 1e300, f64::INFINITY, f64::NAN] {
            for (x, y) in [(far, 0.0), (0.0, far), (-far, far), (far, -far)] {
                assert_eq!(layout.space_at::<S>(Point::new(x, y)), None);
            }
        }
    });
}

fn flipping_is_a_half_turn_and_twice_is_nothing<S: Space>() {
    each_layout(|layout| {
        assert_eq!(layout.flip().flip(), layout);
        for &space in S::all() {
            assert_eq!(layout.flip().centre(space), -layout.centre(space));
        }
    });
}

fn neighbours_are_a_step_apart_and_all_names_are_there<S: Space>() {
    each_layout(|layout| {
        let bounds = layout.bounds::<S>();
        for &space in S::all() {
            for &other in S::all().iter().filter(|&&other| other != space) {
                let way = layout.centre(other) - layout.centre(space);
                assert!(way.x.hypot(way.y) > STEP - 1e-9);
            }
            let at = layout.centre(space) - bounds.corner;
            assert!(at.x >= RADIUS / 2.0 && at.x <= bounds.width - RADIUS / 2.0);
            assert!(at.y >= RADIUS / 2.0 && at.y <= bounds.height - RADIUS / 2.0);
        }
        let mut names: Vec<String> = S::all()
            .iter()
            .map(|space| space.name())
            .flat_map(|(letter, row)| [letter.to_string(), row.to_string()])
            .collect();
        let mut labels: Vec<String> =
            layout.labels::<S>().into_iter().map(|label| label.text).collect();
        names.sort();
        names.dedup();
        labels.sort();
        assert_eq!(labels, names, "each line has its name once, in {layout:?}");
        for label in layout.labels::<S>() {
            assert_eq!(space_around::<S>(layout, label.at), None, "{} is on a space", label.text);
        }
    });
}

macro_rules! for_both_boards {
    ($($property:ident)+) => {
        mod dvonn_board {
            $(#[test] fn $property() { super::$property::<super::dvonn::Cell>(); })+
        }
        mod punct_board {
            $(#[test] fn $property() { super::$property::<super::punct::Cell>(); })+
        }
    };
}

for_both_boards! {
    centres_and_edges_hit_their_space
    a_grid_of_points_hits_what_is_around_them
    far_away_and_nowhere_hit_nothing
    flipping_is_a_half_turn_and_twice_is_nothing
    neighbours_are_a_step_apart_and_all_names_are_there
}

#[test]
fn the_boards_lie_as_the_rules_draw_them() {
    let layout = Layout::default();
    let at = |name: &str| layout.centre(name.parse::<dvonn::Cell>().expect("a space"));
    assert!(at("a1").y > at("a2").y && at("a1").x > at("a2").x, "row 1 is at the bottom");
    assert!(at("a3").x < at("b4").x && at("b4").x < at("c5").x);
    let at = |name: &str| layout.centre(name.parse::<punct::Cell>().expect("a space"));
    assert!((at("a2").x - at("a8").x).abs() < 1e-9, "columns stand upright");
    assert!(at("a2").y > at("a8").y && at("b1").x < at("j17").x && at("b1").y > at("j17").y);
}
