//! Whether the reason that is given for a refusal is true, by the twin.

use std::collections::BTreeMap;

use basalt_rules::Color;
use basalt_rules::punct::{Cell, IllegalMove, Lie, Move, PieceKind};
use basalt_testkit::punct::twin::{Piece, Twin, is_central, is_on_line, piece_lying};

use super::same::twin_kind;

/// A twin and what is asked of it again and again.
pub(crate) struct Judge<'a> {
    twin: &'a Twin,
    pieces: Vec<Piece>,
    /// The legal turns, sorted.
    legal: Vec<String>,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(twin: &'a Twin) -> Self {
        Self { twin, pieces: twin.pieces(), legal: twin.legal_turns() }
    }

    /// Whether a turn is legal.
    pub(crate) fn allows(&self, mv: Move) -> bool {
        self.legal.binary_search(&mv.to_string()).is_ok()
    }

    /// Whether what a refusal of a turn says is so.
    pub(crate) fn confirms(&self, refusal: &IllegalMove, mv: Move) -> bool {
        match (refusal, mv) {
            (IllegalMove::GameOver, _) => self.legal.is_empty(),
            (IllegalMove::MayNotPass { example }, Move::Pass) => self.legal.contains(example),
            (_, Move::Place(lie)) => self.confirms_placement(refusal, lie),
            (_, Move::Shift { from, to }) => self.confirms_shift(refusal, from, to),
            _ => false,
        }
    }

    fn confirms_placement(&self, refusal: &IllegalMove, lie: Lie) -> bool {
        let touched = |space: &Cell| lie.spaces().contains(space);
        let central = |space: &Cell| is_central(&space.to_string());
        match refusal {
            IllegalMove::NoneLeft { kind } => {
                self.makes(lie, *kind)
                    && self.twin.reserve(self.twin.white_to_move(), twin_kind(*kind)) == 0
            }
            IllegalMove::SpaceTaken { space } => touched(space) && self.lies_on_ground(*space),
            IllegalMove::UnderBridge { space, by } => {
                touched(space) && !self.lies_on_ground(*space) && self.hovers_over(*by, *space)
            }
            IllegalMove::CentreClosed { space } => {
                self.twin.is_standard() && touched(space) && central(space)
            }
            IllegalMove::CentreFirst { space } => {
                !self.twin.is_standard()
                    && self.pieces.is_empty()
                    && touched(space)
                    && central(space)
            }
            _ => false,
        }
    }

    fn confirms_shift(&self, refusal: &IllegalMove, from: Cell, to: Lie) -> bool {
        let white = self.twin.white_to_move();
        // Of the pieces with the PÜNCT there, the mover's highest.
        let here = |own: bool| {
            let puncts = self.pieces.iter().filter(|piece| piece.punct == from.to_string());
            puncts.filter(|piece| (piece.white == white) == own).max_by_key(|piece| piece.level)
        };
        match (here(true), refusal) {
            (None, IllegalMove::NoPunct { space }) => *space == from && here(false).is_none(),
            (None, IllegalMove::NotYours { space, owner }) => {
                *space == from && here(false).is_some() && white == (*owner == Color::Black)
            }
            (Some(piece), IllegalMove::Pinned { space, by }) => {
                *space == from && self.twin.pinned(piece) && self.covers(*by, piece)
            }
            (Some(piece), IllegalMove::OtherKind { space, kind, found }) => {
                *space == from
                    && piece.kind == twin_kind(*kind)
                    && kind != found
                    && self.makes(to, *found)
            }
            (Some(_), IllegalMove::NotOnLine { from: said, to: target }) => {
                (*said, *target) == (from, to.punct())
                    && !is_on_line(&from.to_string(), &target.to_string())
            }
            (Some(piece), IllegalMove::Unmoved { space }) => {
                *space == from
                    && piece_lying(white, piece.level, &to.to_string()).as_ref() == Some(piece)
            }
            (Some(piece), _) => self.confirms_landing(refusal, piece, to),
            (None, _) => false,
        }
    }

    /// Rules 5 and 6: what the spaces look like when the piece is lifted.
    fn confirms_landing(&self, refusal: &IllegalMove, lifted: &Piece, to: Lie) -> bool {
        let mut tops: BTreeMap<&str, (usize, bool)> = BTreeMap::new();
        for piece in self.pieces.iter().filter(|&piece| piece != lifted) {
            for space in [&piece.punct, &piece.minors[0], &piece.minors[1]] {
                let top = tops.entry(space).or_default();
                *top = (*top).max((piece.level + 1, piece.white));
            }
        }
        let top = |space: Cell| tops.get(space.to_string().as_str()).copied();
        let height = |space: Cell| top(space).map_or(0, |(height, _)| height);
        let ends: Vec<usize> = to.ends().map(height).collect();
        let even = ends.iter().all(|&end| end == ends[0]);
        match refusal {
            IllegalMove::UnevenTriangle => ends.len() == 3 && !even,
            IllegalMove::UnevenEnds => ends.len() == 2 && !even,
            IllegalMove::MiddleTooHigh { space } => {
                to.middle() == Some(*space) && even && height(*space) > ends[0]
            }
            IllegalMove::NotOwnDot { space, color } => {
                let own = *color == Color::White;
                to.punct() == *space
                    && own == lifted.white
                    && ends[0] > 0
                    && top(*space).is_none_or(|(_, white)| white != own)
            }
            _ => false,
        }
    }

    /// Whether a piece has a dot on the board itself there.
    fn lies_on_ground(&self, space: Cell) -> bool {
        let space = space.to_string();
        self.pieces.iter().any(|piece| piece.level == 0 && spaces(piece).contains(&space))
    }

    /// Whether a raised piece with its PÜNCT on `by` has a dot in a space.
    fn hovers_over(&self, by: Cell, space: Cell) -> bool {
        let (by, space) = (by.to_string(), space.to_string());
        let hovers =
            |piece: &Piece| piece.level > 0 && piece.punct == by && spaces(piece).contains(&space);
        self.pieces.iter().any(hovers)
    }

    /// Whether the piece with its PÜNCT on `by` lies on a dot of `piece`.
    fn covers(&self, by: Cell, piece: &Piece) -> bool {
        let lower = spaces(piece);
        self.pieces.iter().any(|upper| {
            upper.punct == by.to_string()
                && upper.level > piece.level
                && spaces(upper).iter().any(|space| lower.contains(space))
        })
    }

    fn makes(&self, lie: Lie, kind: PieceKind) -> bool {
        let piece = piece_lying(self.twin.white_to_move(), 0, &lie.to_string());
        piece.is_some_and(|piece| piece.kind == twin_kind(kind))
    }
}

fn spaces(piece: &Piece) -> [String; 3] {
    [piece.punct.clone(), piece.minors[0].clone(), piece.minors[1].clone()]
}
