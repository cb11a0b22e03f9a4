//! The JSON objects of the public API. docs/api.md documents them; the OpenAPI document is made from them.

use basalt_referee::{
    Board, ChatLine, ChatMessage, ColorWish, EndReason, Ending, Millis, Pace, Player, Terms,
};
use basalt_rules::{Color, Game};
use basalt_store::{PlayerId, StoredSeek};
use basalt_wire::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::V1Result;
use crate::live::LoadedGame;

/// The name of the reason why a game is over.
fn reason_name(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Board => "board",
        EndReason::Resigned => "resigned",
        EndReason::Time => "time",
        EndReason::Left => "left",
        EndReason::Agreed => "agreed",
        EndReason::Aborted => "aborted",
        EndReason::Adjudicated => "adjudicated",
    }
}

/// The status of a game that goes on or has ended.
fn status_name(ending: Option<Ending>) -> &'static str {
    ending.map_or("started", |ending| reason_name(ending.reason))
}

/// A player of a game or challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayerObject {
    /// `member`, `bot`, `guest` or `computer`.
    #[schema(example = "member")]
    kind: &'static str,
    /// The name; a computer has a level instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The rating in the pool of the terms.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<i32>,
    /// Whether the rating rests on few games yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    provisional: Option<bool>,
    /// The level of a computer, from 1 to 20.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
}

impl From<&Player> for PlayerObject {
    fn from(player: &Player) -> Self {
        let named = |kind, name: &String| Self {
            kind,
            name: Some(name.clone()),
            rating: None,
            provisional: None,
            level: None,
        };
        match player {
            Player::Member { name, rating, bot } => Self {
                rating: rating.map(|rating| rating.value),
                provisional: rating.map(|rating| rating.provisional),
                ..named(if *bot { "bot" } else { "member" }, name)
            },
            Player::Guest { name } => named("guest", name),
            Player::Computer { level } => Self {
                kind: "computer",
                name: None,
                rating: None,
                provisional: None,
                level: Some(*level),
            },
        }
    }
}

/// Time for the whole game and for each move, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct ClockObject {
    /// Seconds for the whole game, from 30 to 10800.
    limit: u32,
    /// Seconds that each move adds, at most 180.
    increment: u32,
}

impl From<ClockObject> for Pace {
    fn from(ClockObject { limit, increment }: ClockObject) -> Self {
        Self::Live { base: limit, increment }
    }
}

fn clock_of(pace: Pace) -> Option<ClockObject> {
    match pace {
        Pace::Live { base, increment } => Some(ClockObject { limit: base, increment }),
        Pace::Days(_) => None,
    }
}

fn days_of(pace: Pace) -> Option<u8> {
    match pace {
        Pace::Days(days) => Some(days),
        Pace::Live { .. } => None,
    }
}

/// The terms of a game, as they are sent and received.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TermsObject {
    /// The id of a game; docs/api.md lists them.
    game: String,
    /// `empty`, or `random` in games that can begin with all pieces placed at random.
    #[serde(default = "empty_board")]
    board: String,
    /// The clock; a game has either a clock or days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<ClockObject>,
    /// Days for each move, from 1 to 14.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    days: Option<u8>,
    /// Whether it changes ratings.
    #[serde(default)]
    rated: bool,
    /// The colour of the challenger: `white`, `black` or `random`.
    #[serde(default = "random_color")]
    color: String,
    /// Whether it is a game of a match that is the best of three.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    best_of_three: bool,
    /// The clock of the challenger's opponent, if it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    odds: Option<ClockObject>,
}

fn empty_board() -> String {
    "empty".to_owned()
}

fn random_color() -> String {
    "random".to_owned()
}

impl TermsObject {
    /// The terms, unless a word is unknown. Whether they can be played is checked later.
    pub(crate) fn terms(&self) -> V1Result<Terms> {
        let unreadable = || ErrorCode::Unreadable;
        let game: Game = self.game.parse().map_err(|_| unreadable())?;
        let board = match self.board.as_str() {
            "empty" => Board::Empty,
            "random" => Board::Random,
            _ => return Err(unreadable().into()),
        };
        let color = match self.color.as_str() {
            "random" => ColorWish::Either,
            "white" => ColorWish::White,
            "black" => ColorWish::Black,
            _ => return Err(unreadable().into()),
        };
        let pace = match (self.clock, self.days) {
            (Some(clock), None) => clock.into(),
            (None, Some(days)) => Pace::Days(days),
            _ => return Err(unreadable().into()),
        };
        let (rated, best_of_three) = (self.rated, self.best_of_three);
        let odds = self.odds.map(Pace::from);
        Ok(Terms { game, board, pace, rated, color, odds, best_of_three })
    }
}

impl From<&Terms> for TermsObject {
    fn from(terms: &Terms) -> Self {
        let board = match terms.board {
            Board::Empty => "empty",
            Board::Random => "random",
        };
        Self {
            game: terms.game.id().to_owned(),
            board: board.to_owned(),
            clock: clock_of(terms.pace),
            days: days_of(terms.pace),
            rated: terms.rated,
            color: terms.color.color().map_or("random", Color::id).to_owned(),
            best_of_three: terms.best_of_three,
            odds: terms.odds.and_then(clock_of),
        }
    }
}

/// A challenge to one player or to everybody.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChallengeObject {
    /// Its id.
    #[schema(example = "aaaaaaaaaa")]
    id: String,
    /// `in` (to the account of the token), `out` (by it) or `open` (by somebody else, to everybody).
    direction: &'static str,
    /// The player who has opened it.
    challenger: PlayerObject,
    /// The only player who may accept it.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    /// The terms.
    terms: TermsObject,
    /// When it was opened.
    created_at: Millis,
    /// The path of its page.
    url: String,
}

impl ChallengeObject {
    /// A challenge as a player sees it; `to` is the name of the only player who may accept it.
    pub(crate) fn new(seek: &StoredSeek, player: PlayerId, to: Option<String>) -> Self {
        let direction = if seek.by == player {
            "out"
        } else if seek.opponent == Some(player) {
            "in"
        } else {
            "open"
        };
        Self {
            id: seek.seek.to_string(),
            direction,
            challenger: (&seek.player).into(),
            to,
            terms: (&seek.terms).into(),
            created_at: seek.created,
            url: format!("/online/seek/{}", seek.seek),
        }
    }

    /// Whether it is one to the account of the token.
    pub(crate) fn is_incoming(&self) -> bool {
        self.direction == "in"
    }
}

/// A game of the account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameObject {
    /// Its id.
    #[schema(example = "aaaaaaaaaa")]
    id: String,
    /// The terms.
    terms: TermsObject,
    /// White.
    white: PlayerObject,
    /// Black.
    black: PlayerObject,
    /// The colour of the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<&'static str>,
    /// Whether the account is to move.
    is_my_turn: bool,
    /// Number of the last event.
    number: u32,
    /// Number of plies.
    plies: u32,
    /// The text of the position.
    position: String,
    /// The last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_move: Option<String>,
    /// Milliseconds left on White's clock.
    wtime: Millis,
    /// Milliseconds left on Black's clock.
    btime: Millis,
    /// `started`, or the reason of the end.
    status: &'static str,
    /// The colour that has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    /// The path of its page.
    url: String,
}

impl GameObject {
    /// A game as one of its players sees it.
    pub(crate) fn new(loaded: &LoadedGame, player: PlayerId, now: Millis) -> Self {
        let (header, game) = (&loaded.header, &loaded.game);
        let color = header.color_of(player);
        let (ending, clocks) = (game.ending(), game.clocks(now));
        Self {
            id: header.game.to_string(),
            terms: (&header.terms).into(),
            white: (&header.seats.white.player).into(),
            black: (&header.seats.black.player).into(),
            color: color.map(Color::id),
            is_my_turn: ending.is_none() && color == Some(game.to_move()),
            number: game.number(),
            plies: game.plies().len() as u32,
            position: game.position().to_string(),
            last_move: game.plies().last().map(|ply| ply.mv.to_string()),
            wtime: clocks.white,
            btime: clocks.black,
            status: status_name(ending),
            winner: ending.and_then(|ending| ending.winner).map(Color::id),
            url: format!("/online/game/{}", header.game),
        }
    }
}

/// A running game that anybody may watch, six plies late.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LiveGameObject {
    /// Its id.
    id: String,
    /// The terms.
    terms: TermsObject,
    /// White.
    white: PlayerObject,
    /// Black.
    black: PlayerObject,
    /// Number of plies on the board that is shown.
    plies: u32,
    /// The text of the position.
    position: String,
    /// The last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_move: Option<String>,
    /// The path of its page.
    url: String,
}

impl From<&LoadedGame> for LiveGameObject {
    fn from(loaded: &LoadedGame) -> Self {
        let header = &loaded.header;
        Self {
            id: header.game.to_string(),
            terms: (&header.terms).into(),
            white: (&header.seats.white.player).into(),
            black: (&header.seats.black.player).into(),
            plies: loaded.game.plies().len() as u32,
            position: loaded.game.position().to_string(),
            last_move: loaded.game.plies().last().map(|ply| ply.mv.to_string()),
            url: format!("/online/game/{}", header.game),
        }
    }
}

/// A line of a game stream: the state of the game after a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameStateObject {
    /// `gameState`.
    #[schema(example = "gameState")]
    r#type: &'static str,
    /// Number of the last event.
    pub(crate) number: u32,
    /// All moves from the start on, forced ones included.
    moves: Vec<String>,
    /// The text of the position after them.
    position: String,
    /// The colour to move.
    turn: &'static str,
    /// Milliseconds left on White's clock at the time `now`.
    #[serde(skip_serializing_if = "Option::is_none")]
    wtime: Option<Millis>,
    /// Milliseconds left on Black's clock at the time `now`.
    #[serde(skip_serializing_if = "Option::is_none")]
    btime: Option<Millis>,
    /// The colour whose clock runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    running: Option<&'static str>,
    /// The server's time.
    now: Millis,
    /// `started`, or the reason of the end.
    pub(crate) status: &'static str,
    /// The colour that has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    /// The colour that offers a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    draw_offer: Option<&'static str>,
    /// The colour that asks for a takeback.
    #[serde(skip_serializing_if = "Option::is_none")]
    takeback_offer: Option<&'static str>,
}

impl GameStateObject {
    /// The state of a game; without clocks and offers for those who see an earlier board.
    pub(crate) fn new(loaded: &LoadedGame, is_present: bool, now: Millis) -> Self {
        let game = &loaded.game;
        let (ending, clocks) = (game.ending(), game.clocks(now));
        let present = |color: Option<Color>| color.filter(|_| is_present).map(Color::id);
        Self {
            r#type: "gameState",
            number: game.number(),
            moves: game.plies().iter().map(|ply| ply.mv.to_string()).collect(),
            position: game.position().to_string(),
            turn: game.to_move().id(),
            wtime: is_present.then_some(clocks.white),
            btime: is_present.then_some(clocks.black),
            running: present(clocks.running),
            now,
            status: status_name(ending),
            winner: ending.and_then(|ending| ending.winner).map(Color::id),
            draw_offer: present(game.draw_offered()),
            takeback_offer: present(game.takeback_asked()),
        }
    }
}

/// The first line of a game stream.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameFullObject {
    /// `gameFull`.
    #[schema(example = "gameFull")]
    r#type: &'static str,
    /// Its id.
    id: String,
    /// The terms.
    terms: TermsObject,
    /// The text of the first position.
    start: String,
    /// When it began.
    created_at: Millis,
    /// White.
    white: PlayerObject,
    /// Black.
    black: PlayerObject,
    /// The colour of the account, if it plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<&'static str>,
    /// Number of plies by which the stream lags while the game goes on.
    delay_plies: u32,
    /// The state.
    state: GameStateObject,
}

impl GameFullObject {
    /// A game with its state, as a player of a colour or somebody else sees it.
    pub(crate) fn new(
        loaded: &LoadedGame,
        color: Option<Color>,
        delay_plies: u32,
        state: GameStateObject,
    ) -> Self {
        let header = &loaded.header;
        Self {
            r#type: "gameFull",
            id: header.game.to_string(),
            terms: (&header.terms).into(),
            start: header.start.clone(),
            created_at: header.created,
            white: (&header.seats.white.player).into(),
            black: (&header.seats.black.player).into(),
            color: color.map(Color::id),
            delay_plies,
            state,
        }
    }
}

/// A line of a chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ChatLineObject {
    /// Its number.
    pub(crate) number: u32,
    /// The name of its author.
    by: String,
    /// When it was written.
    at: Millis,
    /// The text.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// A ready-made phrase instead of a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    phrase: Option<&'static str>,
    /// Whether the author watches.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    spectator: bool,
}

impl From<&ChatLine> for ChatLineObject {
    fn from(line: &ChatLine) -> Self {
        let (text, phrase) = match &line.message {
            ChatMessage::Text(text) => (Some(text.clone()), None),
            ChatMessage::Phrase(phrase) => (None, Some(phrase.id())),
        };
        let ChatLine { number, by, at, spectator, .. } = line;
        Self { number: *number, by: by.clone(), at: *at, text, phrase, spectator: *spectator }
    }
}

/// The answer to a request that is carried out.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct OkObject {
    /// Always true.
    ok: bool,
}

impl OkObject {
    /// The answer.
    pub(crate) const OK: Self = Self { ok: true };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads terms in which `GAME` stands for the id of the first game.
    fn read(text: &str) -> Option<Terms> {
        let text = text.replace("GAME", Game::ALL[0].id());
        serde_json::from_str::<TermsObject>(&text).ok()?.terms().ok()
    }

    #[test]
    fn terms_read_back() {
        let live = read(r#"{"game":"GAME","clock":{"limit":300,"increment":3}}"#).expect("terms");
        assert_eq!(live, Terms::casual(Game::ALL[0], Pace::Live { base: 300, increment: 3 }));
        let odds = Some(Pace::Live { base: 60, increment: 0 });
        for terms in [
            live,
            Terms { odds, color: ColorWish::Black, ..live },
            Terms { board: Board::Random, rated: true, best_of_three: true, ..live },
            Terms { color: ColorWish::White, ..Terms::casual(Game::ALL[1], Pace::Days(3)) },
        ] {
            let text = serde_json::to_string(&TermsObject::from(&terms)).expect("JSON");
            assert_eq!(read(&text), Some(terms), "{text}");
        }
    }

    #[test]
    fn terms_that_say_too_little_or_too_much_are_unreadable() {
        for text in [
            r#"{"game":"GAME"}"#,
            r#"{"game":"GAME","days":3,"clock":{"limit":300,"increment":3}}"#,
            r#"{"game":"chess","days":3}"#,
            r#"{"game":"GAME","days":3,"board":"full"}"#,
            r#"{"game":"GAME","days":3,"color":"red"}"#,
            r#"{"game":"GAME","days":-3}"#,
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
