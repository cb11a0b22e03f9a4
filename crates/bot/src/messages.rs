//! The objects of the API that a bot needs. Unknown fields are ignored.

use basalt_rules::Color;
use serde::Deserialize;

/// The account of a token.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Account {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) bot: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Player {
    /// `member`, `bot`, `guest` or `computer`.
    #[serde(default)]
    pub kind: String,
    /// The name, if it has one.
    #[serde(default)]
    pub name: String,
}

/// The time control of a game with a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Clock {
    /// Seconds for the game.
    pub limit: u32,
    /// Seconds for each move.
    pub increment: u32,
}

/// The colour that the challenger has, or `Random` while nobody knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChallengerColor {
    /// White.
    White,
    /// Black.
    Black,
    /// Either.
    #[default]
    #[serde(other)]
    Random,
}

/// The terms of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    /// The id of the game.
    pub game: String,
    /// The time control of a live game.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Days a move of a correspondence game.
    #[serde(default)]
    pub days: Option<u8>,
    /// Whether it is rated.
    #[serde(default)]
    pub rated: bool,
    /// The colour of the challenger, which is known in every game with time odds.
    #[serde(default)]
    pub color: ChallengerColor,
    /// Whether it is a match, whose next game starts without being accepted.
    #[serde(default)]
    pub best_of_three: bool,
    /// Time odds: the clock of the challenger's opponent, if it is another one.
    #[serde(default)]
    pub odds: Option<Clock>,
}

impl Terms {
    /// The clock of the challenger's opponent.
    pub(crate) fn clock_of_opponent(&self) -> Option<Clock> {
        self.clock.map(|clock| self.odds.unwrap_or(clock))
    }

    /// The clock of a player of the game.
    pub(crate) fn clock_of(&self, side: Side) -> Option<Clock> {
        match (self.color, side) {
            (ChallengerColor::White, Side::White) | (ChallengerColor::Black, Side::Black) => {
                self.clock
            }
            (ChallengerColor::White, Side::Black)
            | (ChallengerColor::Black, Side::White)
            | (ChallengerColor::Random, _) => self.clock_of_opponent(),
        }
    }
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Challenge {
    /// The id of the challenge.
    pub id: String,
    /// `in`, `out` or `open`.
    #[serde(default)]
    pub direction: String,
    /// The player who challenges.
    #[serde(default)]
    pub challenger: Option<Player>,
    /// The terms.
    pub terms: Terms,
}

/// The id of something.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Identified {
    pub(crate) id: String,
}

/// A line of the event stream.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum EventLine {
    GameStart {
        game: Identified,
    },
    Challenge {
        challenge: Challenge,
    },
    ChallengeClosed {
        challenge: Identified,
    },
    #[serde(other)]
    Other,
}

/// A line of a game stream.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum GameLine {
    GameFull(Box<GameFull>),
    GameState(Box<GameState>),
    #[serde(other)]
    Other,
}

/// A whole game.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct GameFull {
    pub(crate) terms: Terms,
    pub(crate) start: String,
    #[serde(default)]
    pub(crate) color: Option<Side>,
    pub(crate) state: GameState,
}

/// The state of a game.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct GameState {
    pub(crate) number: u32,
    pub(crate) moves: Vec<String>,
    pub(crate) turn: Side,
    #[serde(default)]
    pub(crate) wtime: Option<u64>,
    #[serde(default)]
    pub(crate) btime: Option<u64>,
    pub(crate) status: String,
}

/// The status of a game that goes on.
pub(crate) const STARTED: &str = "started";

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    White,
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

/// The answer to a request that was refused.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Refusal {
    pub(crate) error: RefusalCode,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct RefusalCode {
    pub(crate) code: String,
    #[serde(default)]
    pub(crate) message: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T: for<'de> Deserialize<'de>>(text: &str) -> T {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// The lines are those of docs/api.md.
    #[test]
    fn lines_of_the_api_are_read() {
        let challenge: EventLine = read(
            r#"{"type":"challenge","challenge":{"id":"aaaaaaaaaa","direction":"in","challenger":{"kind":"member","name":"Ada"},"to":"Bea","terms":{"game":"dvonn","board":"empty","clock":{"limit":300,"increment":3},"rated":false,"color":"random"},"createdAt":1800000000000,"url":"/online/seek/aaaaaaaaaa"}}"#,
        );
        let EventLine::Challenge { challenge } = challenge else { panic!("{challenge:?}") };
        assert_eq!(challenge.terms.clock, Some(Clock { limit: 300, increment: 3 }));
        assert_eq!(challenge.terms.color, ChallengerColor::Random);
        let full: GameLine = read(
            r#"{"type":"gameFull","id":"aaaaaaaaaa","terms":{"game":"dvonn","days":3,"rated":true},"start":"9/10/11/10/9 w p","createdAt":1,"white":{"kind":"bot","name":"Deep"},"black":{"kind":"computer","level":3},"color":"white","delayPlies":0,"state":{"type":"gameState","number":0,"moves":[],"position":"9/10/11/10/9 w p","turn":"white","wtime":1,"btime":2,"running":"white","now":1,"status":"started"}}"#,
        );
        let GameLine::GameFull(full) = full else { panic!("{full:?}") };
        assert_eq!((full.color, full.state.number), (Some(Side::White), 0));
        assert!(matches!(read(r#"{"type":"opponentGone","gone":true}"#), GameLine::Other));
        assert!(matches!(read(r#"{"type":"news","x":{"y":[]}}"#), EventLine::Other));
        let refusal: Refusal = read(r#"{"error":{"code":"stale","message":"…","number":12}}"#);
        assert_eq!(refusal.error.code, "stale");
    }
    #[test]
    fn time_odds_are_the_clock_of_the_challengers_opponent() {
        let terms: Terms = read(
            r#"{"game":"dvonn","clock":{"limit":300,"increment":3},"odds":{"limit":60,"increment":1},"color":"black","bestOfThree":true}"#,
        );
        let (clock, odds) = (Clock { limit: 300, increment: 3 }, Clock { limit: 60, increment: 1 });
        assert_eq!(terms.clock_of_opponent(), Some(odds));
        assert_eq!(terms.clock_of(Side::White), Some(odds));
        assert_eq!(terms.clock_of(Side::Black), Some(clock));
        assert!(terms.best_of_three);
        let even = Terms { odds: None, ..terms };
        assert_eq!([Side::White, Side::Black].map(|side| even.clock_of(side)), [Some(clock); 2]);
    }
}
