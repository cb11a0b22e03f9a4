//! The implementation of [`Rules`] for PÜNCT.

use super::{Cell, Move, Position, Variant};
use crate::{AnyMove, ByColor, Color, Feature, Game, PositionError, Rules, StartBoard};

impl Variant {
    /// The name in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Standard => "standard",
        }
    }
}

crate::sentence::to_arg! { text: Cell, super::PieceKind; }

impl Rules for Position {
    type Move = Move;

    type Cell = Cell;

    const PASS: Move = Move::Pass;

    const BOARDS: &'static [StartBoard] = &[StartBoard::Empty];

    fn has(variant: Variant, feature: Feature) -> bool {
        match feature {
            Feature::Reserve | Feature::Rotation | Feature::Centre | Feature::Threats => true,
            // The basic game is for learning.
            Feature::Ratings => variant == Variant::Standard,
            Feature::PlacementPhase
            | Feature::Score
            | Feature::WideBoard
            | Feature::CodeCup
            | Feature::OpeningKey => false,
        }
    }

    fn start(variant: Variant) -> Self {
        Self::start(variant)
    }

    fn parse(variant: Variant, text: &str) -> Result<Self, PositionError> {
        Ok(Self::parse(variant, text)?)
    }

    fn resembles_position(text: &str) -> bool {
        text.trim_start().starts_with("w:")
    }

    fn game(&self) -> Game {
        match self.variant() {
            Variant::Standard => Game::Punct,
            Variant::Basic => Game::PunctBasic,
        }
    }

    fn forced_move(&self) -> Option<Move> {
        (self.end().is_none() && self.board().count_turns() == 0).then_some(Move::Pass)
    }

    fn score(&self) -> Option<ByColor<u32>> {
        None
    }

    /// A piece is where its PÜNCT is.
    fn path(mv: Move) -> Option<(Option<Cell>, Cell)> {
        match mv {
            Move::Place(lie) => Some((None, lie.punct())),
            Move::Shift { from, to } => Some((Some(from), to.punct())),
            Move::Pass => None,
        }
    }

    fn is_placement(_: Move) -> bool {
        false
    }

    fn is_placing(&self) -> bool {
        false
    }

    fn is_decided_for(&self, _: Color) -> bool {
        false
    }

    fn with_to_move(&self, color: Color) -> Option<Self> {
        let mut setup = self.to_setup();
        (setup.to_move, setup.passes) = (color, 0);
        setup.position().ok()
    }

    fn opening_key(&self, _: &[AnyMove]) -> Option<String> {
        None
    }

    fn read_opening_key(_: &str) -> Option<String> {
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::{AnyMove, AnyPosition, Color, Game};

    #[test]
    fn the_other_player_may_begin() {
        let start = AnyPosition::start(Game::Punct);
        let turned = start.with_to_move(Color::Black);
        assert_eq!((turned.to_move(), turned.game()), (Color::Black, Game::Punct));
    }

    #[test]
    fn a_move_of_another_game_is_refused_by_name() {
        let mut position = AnyPosition::start(Game::PunctBasic);
        let error = position.play(AnyMove::pass(Game::Dvonn)).expect_err("a move of DVONN");
        assert_eq!(error.to_string(), "pass isn’t a punct-basic move");
    }
}
