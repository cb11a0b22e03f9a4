//! The moves of a stored game that the person at this device has made.

use basalt_records::Tags;
use basalt_rules::{AnyPosition, ByColor, Color};

use super::Asked;
use super::text::{BLACK_SEAT, WHITE_SEAT, asked, read};
use crate::Seat;

/// The moves of a stored game that the person at this device has made, as the tags of its record tell.
///
/// ```
/// use basalt_play::OwnMoves;
/// use basalt_records::Tags;
/// use basalt_rules::{AnyPosition, Game};
///
/// let mut tags = Tags::default();
/// tags.set("WhiteSeat", "person")?;
/// tags.set("BlackSeat", "computer 7")?;
/// let own = OwnMoves::of(&tags, None);
/// assert!(own.has(0, &AnyPosition::start(Game::Dvonn)));
/// # Ok::<(), basalt_records::TagError>(())
/// ```
#[derive(Clone, Debug)]
pub struct OwnMoves {
    colors: ByColor<bool>,
    asked: Asked,
}

impl OwnMoves {
    /// Reads the tags of a record. A player is the person if a seat says so, or if the player has this name.
    pub fn of(tags: &Tags, name: Option<&str>) -> Self {
        let is_own = |color| {
            let (player, seat) = match color {
                Color::White => ("White", WHITE_SEAT),
                Color::Black => ("Black", BLACK_SEAT),
            };
            let is_named = name.is_some() && tags.get(player) == name;
            is_named || read(tags, seat) == Ok(Some(Seat::Person))
        };
        Self { colors: ByColor::from_fn(is_own), asked: asked(tags).unwrap_or_default() }
    }

    /// Whether the person has made the move with this number, from 0, in a position. Pieces that were placed at random,
    /// and moves of the computer for a person, are not the person's own.
    pub fn has(&self, number: usize, before: &AnyPosition) -> bool {
        let Asked { placing, finishing } = self.asked;
        let was_asked = |from: Option<usize>| from.is_some_and(|from| number >= from);
        let is_placed = before.is_placing() && was_asked(placing);
        self.colors[before.to_move()] && !is_placed && !was_asked(finishing)
    }

    /// The tag that tells which player the person was, as a line of a record.
    pub fn tag_line(color: Color) -> String {
        let name = match color {
            Color::White => WHITE_SEAT,
            Color::Black => BLACK_SEAT,
        };
        format!("[{name} \"{}\"]\n", Seat::Person)
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn own(tags: &[(&str, &str)], name: Option<&str>) -> OwnMoves {
        let mut all = Tags::default();
        for (name, value) in tags {
            all.set(name, value).expect("a tag");
        }
        OwnMoves::of(&all, name)
    }

    /// Whether the first moves of White and of Black are the person's own.
    fn colors(own: &OwnMoves) -> [bool; 2] {
        let white = AnyPosition::start(Game::Dvonn);
        let mut black = white.clone();
        black.play(white.legal_moves()[0]).expect("legal");
        [own.has(0, &white), own.has(1, &black)]
    }

    #[test]
    fn a_seat_or_a_name_tells_who_the_person_was() {
        let seats = [("WhiteSeat", "computer 3"), ("BlackSeat", "person")];
        assert_eq!(colors(&own(&seats, None)), [false, true]);
        let names = [("White", "Ada"), ("Black", "Bob")];
        assert_eq!(colors(&own(&names, Some("Ada"))), [true, false]);
        for (tags, name) in
            [(&names[..], None), (&names, Some("Eve")), (&[], Some("")), (&[], None)]
        {
            assert_eq!(colors(&own(tags, name)), [false, false], "{tags:?} {name:?}");
        }
        assert_eq!(colors(&own(&[("WhiteSeat", "nobody")], None)), [false, false]);
    }

    #[test]
    fn moves_that_somebody_else_has_made_for_the_person_do_not_count() {
        let both = [("WhiteSeat", "person"), ("BlackSeat", "person")];
        let placed = own(&[both[0], both[1], ("PlacedFrom", "2")], None);
        assert_eq!(colors(&placed), [true, false]);
        let stacking = AnyPosition::parse(Game::Dvonn, "9/10/3wwbrrrb1/10/9 w s").expect("legal");
        assert!(placed.has(50, &stacking), "after the placing the person has moved");
        let finished = own(&[both[0], both[1], ("FinishedFrom", "51")], None);
        assert!(finished.has(49, &stacking) && !finished.has(50, &stacking));
    }

    #[test]
    fn the_line_of_a_tag_is_read_as_the_same() {
        for color in Color::ALL {
            let text = format!("[Game \"dvonn\"]\n{}\n*\n", OwnMoves::tag_line(color));
            let record: basalt_records::Record = text.parse().expect("a record");
            let expected = Color::ALL.map(|one| one == color);
            assert_eq!(colors(&OwnMoves::of(&record.tags, None)), expected);
        }
    }
}
