//! The lessons of PÜNCT, as the tests check them.

use basalt_learn::BestPlay;
use basalt_rules::punct::{Move, Position};
use basalt_rules::{AnyMove, AnyPosition, Outcome};

use crate::CheckedLessons;
use crate::thinker::proven_wins;

impl CheckedLessons for Position {
    const TYPICAL_REFUSALS: &'static str = "
        place l5/l6m6 placing
        place l4-m6/m7n7 moving
        move f10-f9/f8g9 moving
        move f6-g8/g9h9 moving
        turn g5-g5/g6h6 turning
        turn g5-g5/g6g7 turning
        jump j12-j7/j6k7 jumping
        jump i5-j6/j7k7 jumping
        bridge l10-l5/k4j3 bridges
        bridge l4-l6/k6l7 jumping
        pin f6-h8/h9i9 jumping
        pin l6-f6/g6h6 bridges
        free f6-f5/f6g6 pins
        uncover h8/h7i8 bridges
        uncover f6-g6/f6g7 pins
        open l6/l5l7 placing
        closed i8/i9j9 centre
        count i7/i6j6 centre
        last pass passing
        last h8/g7g8 centre
        win-place e10/f10g11 placing
        win-jump b1-a2/a3b4 pins
        win-bridge n8-n10/n8n9 bridges
        trap i5/i3i4 bridges
        task-turn g3-g3/e3f3 turning
        task-stop g1-g5/g3g4 jumping
        task-two g12-d12/e12f12 pins
        task-lay e8/d8e7 placing
        fork i6-e6/c6d6 bridges
        answer j6-g6/g5h7 pins
        answer i14/i13j14 bridges
        build pass passing
        both e5/d4d5 placing
        far pass passing
        arch pass passing
        pin-stop pass passing
        pin-win pass passing
        race pass passing
        last-but-one pass passing
    ";

    const RULES: &'static [&'static str] = &[
        "A turn is one placement or one move",
        "Placement, and the central hexagon in both variants",
        "Moving along a line, and turning",
        "The height of a space",
        "Where a moved piece may rest; bridges",
        "The PÜNCT comes down on a dot of the mover",
        "A covered piece is pinned; nothing goes under a bridge",
        "A moved piece need not touch another",
        "A chain between opposite sides wins, for either player",
        "The last piece ends the game; the centre count",
        "Draws by repetition and without placements",
        "Passing without a legal turn",
    ];

    const ENOUGH_NODES: u64 = 20_000;

    /// There are too many turns to prove each of them. A winning answer wins at once, or in two
    /// turns, or is the only one that the engine proves among its best two. An answer that does not lose leaves no win at
    /// once.
    fn is_only(&self, answer: AnyMove, claim: BestPlay) -> bool {
        let wins = self.winning_moves();
        match claim {
            BestPlay::Wins if wins.is_empty() => {
                wins_in_two(self).all(|mv| mv == answer)
                    && proven_wins(&AnyPosition::Punct(self.clone())) == [answer]
            }
            BestPlay::Wins => wins.into_iter().map(AnyMove::Punct).eq([answer]),
            BestPlay::DoesNotLose => holding(self).eq([answer]),
        }
    }

    fn is_occupied(&self, space: &str) -> bool {
        space.parse().is_ok_and(|cell| !self.stack(cell).is_empty())
    }

    /// A pass cannot be entered, nor a move of an opponent's piece or one that changes the kind of a piece.
    fn entered_from(&self, mv: &str) -> Option<String> {
        match mv.parse().ok()? {
            Move::Place(lie) => Some(format!("\t{}", lie.shape().kind())),
            Move::Shift { from, to } => {
                let top = self.stack(from).last()?.piece;
                let is_own = top.color == self.to_move();
                let is_same = top.lie.shape().kind() == to.shape().kind();
                (is_own && is_same).then(String::new)
            }
            Move::Pass => None,
        }
    }
}

/// The turns after which the opponent cannot win at once, or the game is over without a win of the opponent.
pub(crate) fn holding(position: &Position) -> impl Iterator<Item = AnyMove> {
    let holds = |mv: &Move| {
        let after = played(position, *mv);
        match after.outcome() {
            Some(outcome) => outcome != Outcome::Win(position.to_move().other()),
            None => after.board().find_winning_turn().is_none(),
        }
    };
    position.legal_moves().into_iter().filter(holds).map(AnyMove::Punct)
}

/// The turns that win with the next turn against every reply.
pub(crate) fn wins_in_two(position: &Position) -> impl Iterator<Item = AnyMove> {
    let wins = |mv: &Move| {
        let after = played(position, *mv);
        after.outcome().is_none() && holding(&after).next().is_none()
    };
    position.legal_moves().into_iter().filter(wins).map(AnyMove::Punct)
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}
