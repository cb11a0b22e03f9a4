//! The board of the slow twin: its spaces by coordinates and by name, and its symmetries.

/// A space as (q, r).
pub(super) type Space = (i32, i32);

/// Board: the third coordinate.
fn third(space: Space) -> i32 {
    -space.0 - space.1
}

/// Board: the three coordinates without their signs.
fn sizes(space: Space) -> [i32; 3] {
    [space.0.abs(), space.1.abs(), third(space).abs()]
}

/// Board: a hexagon of side 9 without its corners.
pub(super) fn on_board(space: Space) -> bool {
    let sizes = sizes(space);
    sizes.iter().all(|&size| size <= 8) && sizes.iter().filter(|&&size| size == 8).count() <= 1
}

/// Board: all spaces.
pub(super) fn all_spaces() -> Vec<Space> {
    let square = (-8..=8).flat_map(|q| (-8..=8).map(move |r| (q, r)));
    square.filter(|&space| on_board(space)).collect()
}

/// Board: the central hexagon.
pub(super) fn in_centre(space: Space) -> bool {
    sizes(space).iter().all(|&size| size <= 2)
}

/// Board: the coordinate that is -8 on one side of a pair and 8 on the other.
pub(super) fn across(space: Space, pair: usize) -> i32 {
    match pair {
        0 => space.0,
        1 => space.1,
        2 => third(space),
        _ => panic!("there are three pairs of sides, not a pair {pair}"),
    }
}

/// Board: the space reached by `steps` times a direction.
pub(super) fn step(from: Space, direction: Space, steps: i32) -> Space {
    (from.0 + steps * direction.0, from.1 + steps * direction.1)
}

/// Board: the row, 1 to 17.
pub(super) fn row(space: Space) -> i32 {
    9 - space.1
}

/// Board: the columns a to q with their q.
fn columns() -> impl Iterator<Item = (char, i32)> {
    ('a'..='q').zip(-8..=8)
}

/// Board: the name of a space.
pub(super) fn name(space: Space) -> String {
    let (letter, _) = columns().find(|&(_, q)| q == space.0).expect("a column");
    format!("{letter}{}", row(space))
}

/// Board: the space of a name, in upper or lower case.
pub(super) fn space_named(text: &str) -> Space {
    let text = text.to_lowercase();
    let (_, q) = columns().find(|&(letter, _)| text.starts_with(letter)).expect("a column");
    let row: i32 = text[1..].parse().expect("a row as a number");
    let space = (q, 9 - row);
    assert!(on_board(space), "{text} is not on the board");
    space
}

/// A space under a symmetry: mirrored first from 6 on, then turned clockwise, D0 to D1, D1 to D2 and so on.
pub(super) fn transform(space: Space, symmetry: usize) -> Space {
    assert!(symmetry < 12, "there are twelve symmetries");
    let (mut q, mut r) = space;
    if symmetry >= 6 {
        (q, r) = (r, q);
    }
    for _ in 0..symmetry % 6 {
        (q, r) = (-r, q + r);
    }
    (q, r)
}

/// The name of a space under a symmetry: 0 to 5 turn the board clockwise by `symmetry` sixths, 6 to 11 first mirror (q,
/// r) into (r, q) and then turn by `symmetry - 6` sixths.
pub fn transform_space(space: &str, symmetry: usize) -> String {
    name(transform(space_named(space), symmetry))
}

/// The names of all spaces.
pub fn space_names() -> Vec<String> {
    all_spaces().into_iter().map(name).collect()
}

/// Board: whether a space is in the central hexagon.
pub fn is_central(space: &str) -> bool {
    in_centre(space_named(space))
}
