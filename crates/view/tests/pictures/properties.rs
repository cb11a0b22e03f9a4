//! Properties of every picture.

use std::collections::HashSet;

use basalt_rules::dvonn::Position;
use basalt_rules::{AnyPosition, Game, punct};
use basalt_view::punct as view_punct;
use basalt_view::{Dash, Frame, Item, Layout, Mark, Point, Role, Scene, Shape, Svg, dvonn, scene};

use crate::named;

fn points(scene: &Scene) -> Vec<Point> {
    let of_mark = |mark: &Mark| match &mark.shape {
        Shape::Path { points, .. } => points.clone(),
        Shape::Hexagon { at, .. }
        | Shape::Ellipse { at, .. }
        | Shape::Wall { at, .. }
        | Shape::Text { at, .. } => vec![*at],
    };
    let of_item = |item: &Item| -> Vec<Point> {
        item.marks.iter().flat_map(of_mark).map(|point| item.at + point).collect()
    };
    // An illegal ghost may reach beyond the rim.
    let items = scene.flat().items.into_iter().filter(|item| item.role != Role::GhostRefused);
    items.flat_map(|item| of_item(&item)).collect()
}

#[test]
fn every_role_is_drawn_somewhere() {
    let pictures = named::all();
    let seen: HashSet<Role> = pictures
        .iter()
        .flat_map(|picture| picture.scene.flat().items)
        .map(|item| item.role)
        .collect();
    let missing: Vec<&Role> = Role::ALL.iter().filter(|role| !seen.contains(role)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_picture_is_taken_apart_into_marks_what_stands_and_more_marks() {
    for named::Named { name, scene, .. } in named::all() {
        let [below, standing, above] = scene.parts();
        assert_eq!([below, standing, above].concat(), scene.items, "{name}");
        let is_one = |item: &Item| {
            let class = item.role.class();
            class.starts_with("stack") || class.starts_with("piece") || class == "lifted"
        };
        assert!(!below.iter().chain(above).any(is_one), "{name}");
        assert!(
            standing.first().is_none_or(is_one) && standing.last().is_none_or(is_one),
            "{name}"
        );
    }
}

#[test]
fn everything_has_a_place_in_the_picture() {
    for named::Named { name, scene, theme } in named::all() {
        let (corner, size) = (scene.bounds.corner, (scene.bounds.width, scene.bounds.height));
        for point in points(&scene) {
            let at = point - corner;
            assert!((0.0..=size.0).contains(&at.x) && (0.0..=size.1).contains(&at.y), "{name}");
        }
        let svg = Svg { theme, ..Svg::default() }.write(&scene);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count(), "{name}");
    }
}

#[test]
fn nothing_is_empty_or_invisible() {
    for named::Named { name, scene, .. } in named::all() {
        for item in &scene.flat().items {
            assert!(!item.marks.is_empty() && item.opacity > 0.0, "{name}: {:?}", item.role);
            for mark in &item.marks {
                assert!(mark.fill.is_some() || mark.stroke.is_some(), "{name}: {mark:?}");
            }
        }
    }
}

#[test]
fn every_space_is_drawn_once_however_the_board_lies() {
    for (game, count) in [(Game::Dvonn, 49), (Game::Punct, 211)] {
        for layout in Layout::ALL {
            let picture =
                scene(&AnyPosition::start(game), None, Frame { layout, ..Frame::default() });
            let picture = picture.flat();
            let spaces = picture.items.iter().filter(|item| item.role.class().starts_with("space"));
            let names: HashSet<&String> = spaces.filter_map(|item| item.space.as_ref()).collect();
            assert_eq!(names.len(), count);
        }
    }
}

/// The stack on a space of a position.
fn stack(text: &str, space: &str) -> Item {
    let position = text.parse().expect("a position");
    let scene = dvonn::scene(&position, &dvonn::Options::default());
    let is_stack = |item: &Item| {
        item.role.class().starts_with("stack") && item.space.as_deref() == Some(space)
    };
    scene.items.into_iter().find(is_stack).expect("a stack")
}

/// The marks of a stack, given by its letters from the bottom up.
fn stack_marks(letters: &str) -> Vec<Mark> {
    stack(&format!("9/10/5r5/4r({letters})(rb)3/9 w s"), "f2").marks
}

#[test]
fn a_tower_shows_each_piece_in_its_side_and_its_height_on_top() {
    for stack in ["ww", "wb", "bwb", "wbwbwbw", "wbwbwbwbwbw"] {
        let marks = stack_marks(stack);
        let walls: Vec<&str> = marks
            .iter()
            .filter(|mark| matches!(mark.shape, Shape::Wall { .. }))
            .filter_map(|mark| mark.fill.map(|ink| &ink.id()[..1]))
            .collect();
        let shown = &stack[stack.len().saturating_sub(7)..];
        assert_eq!(walls.concat(), shown);
        let height = stack.len().to_string();
        let says = |mark: &Mark| matches!(&mark.shape, Shape::Text { text, .. } if *text == height);
        assert!(marks.iter().any(says), "{stack}");
    }
}

#[test]
fn owners_differ_in_pattern_and_not_only_in_colour() {
    let groove = |stack: &str| {
        let dashes = stack_marks(stack).into_iter().filter_map(|mark| mark.stroke);
        dashes.map(|stroke| stroke.dash).collect::<Vec<Dash>>()
    };
    assert!(groove("bw").contains(&Dash::Solid) && !groove("bw").contains(&Dash::Dashed));
    assert!(groove("wb").contains(&Dash::Dashed));
}

#[test]
fn towers_never_hide_the_number_of_the_row_behind() {
    let text = "9/10/4(wb)6/3(rw)(wrwrbwbwbwbwb)(bw)4/9 w s";
    let (before, behind) = (stack(text, "e2"), stack(text, "e3"));
    let highest = before.marks.iter().filter_map(|mark| match mark.shape {
        Shape::Ellipse { at, down, .. } => Some(before.at.y + at.y - down),
        _ => None,
    });
    let highest = highest.fold(f64::INFINITY, f64::min);
    let number = behind.marks.iter().find_map(|mark| match mark.shape {
        Shape::Text { at, size, .. } => Some(behind.at.y + at.y + size / 2.0),
        _ => None,
    });
    assert!(number.expect("a number") < highest);
}

#[test]
fn equal_shapes_are_written_once() {
    let svg =
        Svg::default().write(&scene(&AnyPosition::start(Game::Punct), None, Frame::default()));
    assert_eq!(svg.matches("<use class=\"space\"").count(), 211 - 19);
    assert_eq!(svg.matches("<use class=\"space centre\"").count(), 19);
    for copied in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert_eq!(svg.matches(&format!("<g id=\"{copied}\">")).count(), 1, "{copied}");
    }
}

#[test]
fn an_arrangement_that_is_possible_shows_what_its_position_does() {
    let text = "w:c4/b3b4,c6/d6d7,c4/b3b4^1,c6/d6d7^1,c4/c5c6^2 b:c5/b5d5 b 0";
    let position = punct::Position::parse(punct::Variant::Basic, text).expect("a position");
    let options = view_punct::Options::default();
    assert_eq!(
        view_punct::setup_scene(&position.to_setup(), &options),
        view_punct::scene(&position, &options)
    );
    let placing: Position = "9/10/1r1rb2r2w/10/9 b p".parse().expect("a position");
    let options = dvonn::Options::default();
    assert_eq!(dvonn::setup_scene(&placing.to_setup(), &options), dvonn::scene(&placing, &options));
}
