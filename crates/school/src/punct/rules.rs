//! The sections of the rules of PÜNCT.

use crate::handbook::Section;

pub(crate) static SECTIONS: &[&Section] = &[
    &AIM, &BOARD, &PIECES, &PLACING, &CENTRE, &MOVING, &TURNING, &JUMPING, &BRIDGES, &PINS,
    &PASSING, &END,
];

pub(crate) static AIM: Section = Section { id: "aim", rules: &[], paragraphs: 0, figures: &[] };

pub(crate) static BOARD: Section = Section { id: "board", rules: &[], paragraphs: 0, figures: &[] };

pub(crate) static PIECES: Section =
    Section { id: "pieces", rules: &[2], paragraphs: 0, figures: &[] };

pub(crate) static PLACING: Section =
    Section { id: "placing", rules: &[1, 2], paragraphs: 0, figures: &[] };

pub(crate) static CENTRE: Section =
    Section { id: "centre", rules: &[2, 10], paragraphs: 0, figures: &[] };

pub(crate) static MOVING: Section =
    Section { id: "moving", rules: &[3], paragraphs: 0, figures: &[] };

pub(crate) static TURNING: Section =
    Section { id: "turning", rules: &[3], paragraphs: 0, figures: &[] };

pub(crate) static JUMPING: Section =
    Section { id: "jumping", rules: &[4, 5, 6], paragraphs: 0, figures: &[] };

pub(crate) static BRIDGES: Section =
    Section { id: "bridges", rules: &[2, 5], paragraphs: 0, figures: &[] };

pub(crate) static PINS: Section =
    Section { id: "pins", rules: &[7, 8], paragraphs: 0, figures: &[] };

pub(crate) static PASSING: Section =
    Section { id: "passing", rules: &[12], paragraphs: 0, figures: &[] };

pub(crate) static END: Section =
    Section { id: "end", rules: &[9, 10, 11, 12], paragraphs: 0, figures: &[] };
