//! The generated picture of a member: pieces in a hexagon of nineteen spaces.

use leptos::prelude::*;

use super::players::TONES;
use crate::browser::tenths;

/// The distance between two spaces.
const STEP: f64 = 21.0;

/// Half of the square root of 3.
const SLOPE: f64 = 0.866_025_4;

/// A space by its distance from the middle along two axes.
type Space = (i32, i32);

/// The first space of each group of three that the pattern treats alike: those that a third of a turn exchanges.
const GROUPS: [Space; 6] = [(1, 0), (0, 1), (2, 0), (0, 2), (1, 1), (2, -1)];

/// The content of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    White,
    Black,
    Red,
    Empty,
}

impl Mark {
    const fn class(self) -> &'static str {
        match self {
            Self::White => "picture-white",
            Self::Black => "picture-black",
            Self::Red => "picture-red",
            Self::Empty => "picture-space",
        }
    }
}

/// A third of a turn.
const fn turned((q, r): Space) -> Space {
    (-q - r, q)
}

/// The spaces of a picture, with their contents. The number decides each group, the middle, and the tone behind.
fn marks(number: u32) -> Vec<(Space, Mark)> {
    let middle = [Mark::Red, Mark::White, Mark::Red, Mark::Black][(number & 3) as usize];
    let mut marks = vec![((0, 0), middle)];
    for (group, place) in GROUPS.into_iter().zip(1..) {
        let mark = match (number >> (2 * place)) & 3 {
            0 => Mark::Empty,
            1 => Mark::White,
            2 => Mark::Black,
            // A piece in two of three groups, on average.
            _ => {
                if place % 2 == 0 {
                    Mark::White
                } else {
                    Mark::Black
                }
            }
        };
        let second = turned(group);
        marks.extend([group, second, turned(second)].map(|space| (space, mark)));
    }
    marks
}

fn tone(number: u32) -> &'static str {
    TONES[(number >> 14) as usize % TONES.len()]
}

/// The centre of a space. Columns stand upright, as the hexagon does.
fn centre((q, r): Space) -> (f64, f64) {
    (STEP * SLOPE * f64::from(q), STEP * (f64::from(r) + f64::from(q) / 2.0))
}

/// The picture of a member.
#[component]
pub(crate) fn Picture(
    /// The number from which it is drawn.
    number: u32,
) -> impl IntoView {
    let mark = |(space, mark): (Space, Mark)| {
        let (x, y) = centre(space);
        let radius = if mark == Mark::Empty { "2.5" } else { "7" };
        view! { <circle class=mark.class() cx=tenths(x) cy=tenths(y) r=radius/> }
    };
    view! {
        <span class="hex hex--big" style=("--tone", tone(number)) aria-hidden="true">
            <svg class="profile-picture" viewBox="-50 -57 100 114">{marks(number).into_iter().map(mark).collect_view()}</svg>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_space_is_there_once_and_inside_the_hexagon() {
        let spaces: BTreeSet<Space> = marks(7).into_iter().map(|(space, _)| space).collect();
        assert_eq!((spaces.len(), marks(7).len()), (19, 19));
        for space in spaces {
            let (q, r) = space;
            assert!(q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2, "{space:?}");
            let (x, y) = centre(space);
            // The slanted sides of a hexagon of 100 by 114.
            assert!(x.abs() <= 44.0 && y.abs() + x.abs() * 0.57 <= 50.0, "{space:?}");
        }
    }

    #[test]
    fn a_third_of_a_turn_changes_nothing_and_another_number_much() {
        let all: BTreeSet<String> = (0..500_u32)
            .map(|number| number.wrapping_mul(2_654_435_761))
            .map(|number| {
                let marks = marks(number);
                for (space, mark) in &marks {
                    assert!(marks.contains(&(turned(*space), *mark)));
                }
                format!("{marks:?}{}", tone(number))
            })
            .collect();
        assert!(all.len() > 480, "{}", all.len());
    }
}
