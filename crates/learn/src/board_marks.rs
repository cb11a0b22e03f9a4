//! The marks with which a text points to the board.

use basalt_rules::{AnyCell, AnyMove, Title};

use crate::figure::FigureMark;

/// The marks with which a tip or a step points to the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardMarks {
    /// The spaces that the text is about, each with a ring.
    pub rings: Vec<AnyCell>,
    /// Arrows from space to space that are no moves.
    pub lines: Vec<[AnyCell; 2]>,
    /// Moves that the opponent threatens, from space to space.
    pub dangers: Vec<[AnyCell; 2]>,
    /// A legal move, shown as an arrow.
    pub example: Option<AnyMove>,
    /// The spaces of everything that the learner can move, if they are lit.
    pub lit: Vec<AnyCell>,
}

impl BoardMarks {
    /// Rings, arrows and dangers among the marks of a figure or step, on the board of a title. `answer` is the answer of the
    /// current exercise.
    pub fn among(marks: &[FigureMark], title: Title, answer: Option<AnyMove>) -> Self {
        let space = |name: &str| AnyCell::parse(title, name).ok();
        let mut found = Self::default();
        for mark in marks {
            match mark {
                FigureMark::Ring(name) => found.rings.extend(space(name)),
                FigureMark::Danger(from, to) => {
                    found.dangers.extend(space(from).zip(space(to)).map(<[AnyCell; 2]>::from));
                }
                FigureMark::Answer => found.example = answer,
                FigureMark::Target(_)
                | FigureMark::Reach(_)
                | FigureMark::Last(_)
                | FigureMark::Preview(_)
                | FigureMark::Chain(_)
                | FigureMark::Threats => {}
            }
        }
        found
    }

    /// Rings around these spaces.
    pub(crate) fn around<C: Into<AnyCell>>(spaces: impl IntoIterator<Item = C>) -> Self {
        Self { rings: spaces.into_iter().map(Into::into).collect(), ..Self::default() }
    }

    /// The marks, with these spaces lit.
    pub(crate) fn lighting<C: Into<AnyCell>>(self, spaces: impl IntoIterator<Item = C>) -> Self {
        Self { lit: spaces.into_iter().map(Into::into).collect(), ..self }
    }
}
