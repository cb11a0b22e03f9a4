//! Values of positions, as a search reports them.

pub use basalt_rules::Verdict;
use basalt_rules::{AnyPosition, Color, Outcome};

/// The value of a position to one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// An estimate.
    Estimated {
        /// The expected margin of the player in hundredths of a point, in games with points.
        points: Option<i32>,
        /// The chance to win in thousandths, a draw being half a win.
        chance: u16,
    },
    /// The proven margin of the player, in points.
    ProvenMargin(i32),
    /// The game ends so, for certain.
    ProvenResult(Verdict),
    /// The player is proven to win in at most this number of turns.
    WinIn(u32),
    /// The other player is proven to win in at most this number of turns.
    LossIn(u32),
}

impl Value {
    /// A chance that is certain.
    pub const WHOLE_CHANCE: u16 = 1_000;

    /// The value of the end of a game to a player; `None` while the game goes on.
    pub fn at_the_end(position: &AnyPosition, player: Color) -> Option<Self> {
        let outcome = position.outcome()?;
        Some(match (position.score(), outcome) {
            (Some(points), _) => {
                let [own, other] = [player, player.other()].map(|one| points[one].cast_signed());
                Self::ProvenMargin(own - other)
            }
            (None, Outcome::Draw) => Self::ProvenResult(Verdict::Draw),
            (None, Outcome::Win(winner)) if winner == player => Self::ProvenResult(Verdict::Win),
            (None, Outcome::Win(_)) => Self::ProvenResult(Verdict::Loss),
        })
    }

    /// Converts the value that a search reports, which is for the player to move, to `player`.
    ///
    /// An engine proves the result of its line. A losing turn of PÜNCT does not prove that its thousands of
    /// alternatives lose, so it is no proven win for the other player.
    pub(crate) fn worth_to(self, player: Color, position: &AnyPosition) -> Self {
        match self {
            value if position.to_move() == player => value,
            Self::LossIn(_) => Self::Estimated { points: None, chance: Self::WHOLE_CHANCE },
            value => value.seen_by_the_other(),
        }
    }

    /// The chance to win in thousandths, a draw being half a win.
    pub fn chance(self) -> u16 {
        match (self, self.verdict()) {
            (Self::Estimated { chance, .. }, _) => chance.min(Self::WHOLE_CHANCE),
            (_, Some(Verdict::Win)) => Self::WHOLE_CHANCE,
            (_, Some(Verdict::Loss)) => 0,
            _ => Self::WHOLE_CHANCE / 2,
        }
    }

    /// The known or expected margin of the player, in hundredths of a point.
    pub fn points(self) -> Option<i32> {
        match self {
            Self::Estimated { points, .. } => points,
            Self::ProvenMargin(margin) => Some(margin.saturating_mul(100)),
            Self::ProvenResult(_) | Self::WinIn(_) | Self::LossIn(_) => None,
        }
    }

    /// The proven margin of the player, in points.
    pub fn margin(self) -> Option<i32> {
        match self {
            Self::ProvenMargin(margin) => Some(margin),
            _ => None,
        }
    }

    /// The result of the game, if it is proven.
    pub fn verdict(self) -> Option<Verdict> {
        match self {
            Self::Estimated { .. } => None,
            Self::ProvenMargin(margin) => Some(Verdict::of_margin(margin)),
            Self::ProvenResult(verdict) => Some(verdict),
            Self::WinIn(_) => Some(Verdict::Win),
            Self::LossIn(_) => Some(Verdict::Loss),
        }
    }

    /// The same value from the other player's view.
    #[must_use]
    pub fn seen_by_the_other(self) -> Self {
        match self {
            Self::Estimated { points, .. } => Self::Estimated {
                points: points.map(i32::saturating_neg),
                chance: Self::WHOLE_CHANCE - self.chance(),
            },
            Self::ProvenMargin(margin) => Self::ProvenMargin(margin.saturating_neg()),
            Self::ProvenResult(verdict) => Self::ProvenResult(verdict.of_the_other()),
            Self::WinIn(turns) => Self::LossIn(turns),
            Self::LossIn(turns) => Self::WinIn(turns),
        }
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    const HOPE: Value = Value::Estimated { points: Some(250), chance: 607 };

    #[test]
    fn both_views_of_a_value_add_up() {
        for value in [
            HOPE,
            Value::Estimated { points: None, chance: 1_000 },
            Value::ProvenMargin(-4),
            Value::ProvenResult(Verdict::Draw),
            Value::ProvenResult(Verdict::Win),
            Value::WinIn(2),
        ] {
            let other = value.seen_by_the_other();
            assert_eq!(other.seen_by_the_other(), value);
            assert_eq!(value.chance() + other.chance(), Value::WHOLE_CHANCE, "{value:?}");
            assert_eq!(value.points().map(|points| -points), other.points());
        }
    }

    #[test]
    fn only_what_is_certain_has_a_verdict() {
        assert_eq!(HOPE.verdict(), None);
        assert_eq!(Value::ProvenMargin(0).verdict(), Some(Verdict::Draw));
        assert_eq!(Value::LossIn(1).verdict(), Some(Verdict::Loss));
        let chances = [Value::LossIn(1), Value::ProvenMargin(0), Value::ProvenMargin(1)];
        assert_eq!(chances.map(Value::chance), [0, 500, 1_000]);
    }

    #[test]
    fn the_end_of_a_game_is_seen_by_either_player() {
        let end = |game, text: &str, player| {
            Value::at_the_end(&AnyPosition::parse(game, text).expect(text), player)
        };
        let dvonn = "9/10/5r5/4r1(rbw)3/9 b s";
        assert_eq!(end(Game::Dvonn, dvonn, Color::White), Some(Value::ProvenMargin(3)));
        assert_eq!(end(Game::Dvonn, dvonn, Color::Black), Some(Value::ProvenMargin(-3)));
        assert_eq!(end(Game::Dvonn, "9/10/11/10/9 w p", Color::White), None);
        let punct = "w:d10/e11f12,g12/g13h13,i13/i14j14,k14/k15l15,m15/m16n16,o16/p16q16,a8/b9c9 \
                     b:a2/a3b3 b 0";
        let won = Some(Value::ProvenResult(Verdict::Win));
        assert_eq!(end(Game::Punct, punct, Color::White), won);
    }
}
