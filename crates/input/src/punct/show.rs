//! Input over a board of PÜNCT, as its picture shows it.

use basalt_rules::punct::{Cell, CellSet, Lie, Move, Piece, PieceKind, Position, lines};
use basalt_view::punct::{Options, Ring};

use super::board_input::{BoardInput, HeldPiece, own_piece};
use super::ghost::{Laid, PieceSource};

impl BoardInput {
    /// The options of a picture with everything that input adds to it.
    #[must_use]
    pub fn dress(&self, position: &Position, mut options: Options) -> Options {
        let shows_focus = self.is_led_by_keys() && self.ghost().is_none();
        options.highlights.focus = self.focus().filter(|_| shows_focus);
        options.chain = self.lit().or(options.chain);
        options.highlights.targets = self.targets(position);
        let raised = self.raised().map(|piece| piece.lie.punct());
        options.hand.lifted = raised.or(self.peeked()).or(options.hand.lifted);
        options.hand.marker = raised.or(options.hand.marker);
        match self.held_piece() {
            HeldPiece::Naming(spaces) => options.hand.begun.clone_from(spaces),
            HeldPiece::Laid(laid) => {
                options.hand.ghosts = vec![laid.drawn(position)];
                options.hand.ring = Some(laid.ring(position));
            }
            HeldPiece::Empty | HeldPiece::Chosen(_) => {}
        }
        options
    }

    /// The piece of the board that is held.
    pub fn raised(&self) -> Option<Piece> {
        match self.source()? {
            PieceSource::Board(piece) => Some(piece),
            PieceSource::Reserve(_) => None,
        }
    }

    /// The spaces whose pieces can be dragged.
    pub fn movable(&self, position: &Position) -> CellSet {
        if !self.may_play(position) {
            return CellSet::EMPTY;
        }
        let own = position.board().pieces().filter(|piece| piece.color == position.to_move());
        let free = own.filter(|&piece| position.covering(piece).is_none());
        free.flat_map(|piece| [piece.lie.punct()].into_iter().chain(piece.lie.minors()))
            .filter(|&cell| own_piece(position, cell).is_some())
            .collect()
    }

    /// The kind of the reserve that is held.
    pub fn kind(&self) -> Option<PieceKind> {
        match self.source()? {
            PieceSource::Reserve(kind) => Some(kind),
            PieceSource::Board(_) => None,
        }
    }

    /// The spaces that are pointed out: where the PÜNCT of a piece from the board may rest, or which spaces may be
    /// named next. A piece from the reserve may go nearly everywhere, so nothing is pointed out for it.
    pub fn targets(&self, position: &Position) -> CellSet {
        match (self.raised(), self.held_piece()) {
            (Some(piece), _) => {
                let source = PieceSource::Board(piece);
                let reachable = lines(piece.lie.punct()).into_iter();
                reachable.filter(|&cell| source.fits(position, cell)).collect()
            }
            (None, HeldPiece::Naming(spaces)) => completions(position, spaces),
            _ => CellSet::EMPTY,
        }
    }
}

impl Laid {
    /// The ring around it.
    pub fn ring(self, position: &Position) -> Ring {
        Ring { punct: self.punct, shape: self.shape, level: self.level(position) }
    }
}

/// The spaces that lead on to a legal placement.
fn completions(position: &Position, named: &[Cell]) -> CellSet {
    let Some((&punct, rest)) = named.split_first() else { return CellSet::EMPTY };
    PieceKind::ALL
        .into_iter()
        .flat_map(PieceKind::shapes)
        .filter_map(|shape| Lie::new(punct, shape))
        .filter(|lie| rest.iter().all(|space| lie.minors().contains(space)))
        .filter(|&lie| position.check(Move::Place(lie)).is_ok())
        .flat_map(Lie::minors)
        .filter(|minor| !rest.contains(minor))
        .collect()
}
