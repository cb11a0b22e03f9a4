//! Digits and letters as strokes, so that a picture needs no font.
//!
//! A digit is 14 high and 8 wide around the origin. Letters stand on the baseline y = 7, and those without a stem are
//! 9 high. Each path is the centre line of a stroke of [`WIDTH`].

/// The height of a digit.
pub(crate) const HEIGHT: f64 = 14.0;

/// The distance between digits.
pub(crate) const ADVANCE: f64 = 12.0;

/// The width of the stroke.
pub(crate) const WIDTH: f64 = 2.2;

/// The strokes of a digit or of a letter from a to q, the letters that boards use; `None` for any other.
pub(crate) const fn outline(sign: char) -> Option<&'static str> {
    Some(match sign {
        '0' => "M0-7C-5.2-7-5.2 7 0 7S5.2-7 0-7Z",
        '1' => "M-2.6-4.2L.8-7V7",
        '2' => "M-4-3.6C-3.6-8.2 4-8.2 4-3.4C4 0-1.6 2.6-4 7H4.2",
        '3' => {
            "M-3.7-5C-2.4-8 3.6-7.8 3.6-3.7C3.6-1 1-.4-.8-.4C1.6-.4 4-.1 4 3.2C4 7.8-2.8 8.2-4 4.8"
        }
        '4' => "M2 7V-7L-4.6 3.2H4.6",
        '5' => "M3.4-7H-2.7L-3.4-.6C-.5-2.6 4-1.2 4 2.6C4 7.6-2.4 8.4-4 4.8",
        '6' => "M2.6-7C-1.5-5.5-4-1-4 2.4C-4 8.6 4 8.6 4 2.5C4-2.6-2.4-2.6-3.9 1.6",
        '7' => "M-4-7H4L-1.4 7",
        '8' => "M0-.7C-4.8-.7-4.8-7 0-7S4.8-.7 0-.7C-5.6-.7-5.6 7 0 7S5.6-.7 0-.7Z",
        '9' => "M-2.6 7C1.5 5.5 4 1 4-2.4C4-8.6-4-8.6-4-2.5C-4 2.6 2.4 2.6 3.9-1.6",
        'a' => "M3.6-2V7M3.6 2.5C3.6-3.6-4-3.6-4 2.5S3.6 8.6 3.6 2.5",
        'b' => "M-3.6-7V7M-3.6 2.5C-3.6-3.6 4-3.6 4 2.5S-3.6 8.6-3.6 2.5",
        'c' => "M3.4-.4C1-3.6-4-2.6-4 2.5S1 8.6 3.4 5.4",
        'd' => "M3.6-7V7M3.6 2.5C3.6-3.6-4-3.6-4 2.5S3.6 8.6 3.6 2.5",
        'e' => "M-3.9 2.4H3.8C3.8-3.6-4-3.6-4 2.5C-4 7.8 1.2 8.4 3.4 5.4",
        'f' => "M3-6.6C.8-7.6-.6-6.4-.6-4V7M-3.2-2H2.6",
        'g' => "M3.6-2V7.6C3.6 12-2 12-3.6 10M3.6 2.5C3.6-3.6-4-3.6-4 2.5S3.6 8.6 3.6 2.5",
        'h' => "M-3.6-7V7M-3.6 1.8C-3.6-3.4 3.6-3.4 3.6 1.6V7",
        'i' => "M0-2V7M0-6V-5.8",
        'j' => "M1-2V8.2C1 10.8-.8 11.4-2.4 10.8M1-6V-5.8",
        'k' => "M-3.2-7V7M3.4-2L-3.2 3.6M-.7 1.5L3.8 7",
        'l' => "M0-7V7",
        'm' => "M-5.6-2V7M-5.6 1.6C-5.6-3.2 0-3.2 0 1.6V7M0 1.6C0-3.2 5.6-3.2 5.6 1.6V7",
        'n' => "M-3.6-2V7M-3.6 1.6C-3.6-3.4 3.6-3.4 3.6 1.6V7",
        'o' => "M0-2C-5-2-5 7 0 7S5-2 0-2Z",
        'p' => "M-3.6-2V11M-3.6 2.5C-3.6-3.6 4-3.6 4 2.5S-3.6 8.6-3.6 2.5",
        'q' => "M3.6-2V11M3.6 2.5C3.6-3.6-4-3.6-4 2.5S3.6 8.6 3.6 2.5",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_and_every_letter_of_a_board_can_be_drawn() {
        let outlines: Vec<_> = ('0'..='9').chain('a'..='q').map(outline).collect();
        assert!(outlines.iter().all(Option::is_some));
        for (number, one) in outlines.iter().enumerate() {
            assert!(!outlines[..number].contains(one));
        }
        assert_eq!(outline('r'), None);
    }
}
