//! Conditional moves of a correspondence game: replies that are made as soon as the opponent plays what was expected.

use std::fmt;

use basalt_play::History;
use basalt_rules::{AnyMove, AnyPosition, Color};

use crate::{OnlineGame, Ply};

/// Moves that a player has prepared: a tree of expected moves and replies, as lines from its root.
///
/// A line has the moves that players choose; forced ones are made by themselves. It ends with a reply, and there is one
/// reply to whatever comes before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionalMoves {
    /// Number of plies of the game when the moves were entered.
    pub plies: u32,
    /// The text of the position then.
    pub position: String,
    /// The lines.
    pub lines: Vec<Vec<AnyMove>>,
}

/// A reason why conditional moves cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConditionalError {
    /// It is the player's turn, the game is over, or it is played in real time.
    NotNow,
    /// There are too many lines, or a line is too long.
    TooMany,
    /// A line does not end with a move of the player.
    NoReply,
    /// There are two replies to the same moves.
    TwoReplies,
    /// A text is no move, or the rules do not allow it.
    Illegal {
        /// The beginning of the text.
        mv: String,
        /// The reason in English, from the rules.
        reason: String,
    },
}

impl fmt::Display for ConditionalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNow => f.write_str("conditional moves are for the opponent's turn"),
            Self::TooMany => f.write_str("there are too many conditional moves"),
            Self::NoReply => f.write_str("a line has to end with a reply"),
            Self::TwoReplies => f.write_str("there are two replies to the same moves"),
            Self::Illegal { mv, reason } => write!(f, "{mv:?}: {reason}"),
        }
    }
}

impl std::error::Error for ConditionalError {}

/// The reply of conditional moves to the present position of their game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionalReply {
    /// The player replies with this move.
    Play(AnyMove),
    /// It is the opponent's turn.
    Wait,
    /// The game has taken another way, or the lines have come to their ends.
    Spent,
}

/// A move of a line, and who makes it.
type LineMove = (Color, AnyMove);

impl ConditionalMoves {
    /// Maximum number of lines.
    pub const MAX_LINES: usize = 20;
    /// Maximum number of moves in a line.
    pub const MAX_MOVES: usize = 20;

    /// The reply of these moves, which are those of a player, to the present position of a game.
    pub fn reply(&self, game: &OnlineGame, player: Color) -> ConditionalReply {
        let base = self.plies as usize;
        let begins_here = game.plies().len() >= base
            && game.history().position_after(base).to_string() == self.position;
        if game.ending().is_some() || !begins_here {
            return ConditionalReply::Spent;
        }
        let chosen: Vec<AnyMove> =
            game.plies()[base..].iter().filter(|ply| !ply.forced).map(|ply| ply.mv).collect();
        let next = self
            .lines
            .iter()
            .filter(|line| line.starts_with(&chosen))
            .find_map(|line| line.get(chosen.len()));
        match next {
            Some(&mv) if game.to_move() == player => ConditionalReply::Play(mv),
            Some(_) => ConditionalReply::Wait,
            None => ConditionalReply::Spent,
        }
    }
}

impl OnlineGame {
    /// The conditional moves of a player in the present position, from lines of moves that are separated by blanks.
    pub fn conditional_moves(
        &self,
        player: Color,
        lines: &[String],
    ) -> Result<ConditionalMoves, ConditionalError> {
        if self.ending().is_some() || self.is_live() || self.to_move() == player {
            return Err(ConditionalError::NotNow);
        }
        if lines.len() > ConditionalMoves::MAX_LINES {
            return Err(ConditionalError::TooMany);
        }
        let read = |line: &String| read_line(self.position(), line, player);
        let lines: Vec<Vec<LineMove>> = lines.iter().map(read).collect::<Result<_, _>>()?;
        for (index, one) in lines.iter().enumerate() {
            if lines[..index].iter().any(|other| replies_twice(one, other, player)) {
                return Err(ConditionalError::TwoReplies);
            }
        }
        let moves = |line: Vec<LineMove>| line.into_iter().map(|(_, mv)| mv).collect();
        Ok(ConditionalMoves {
            plies: self.plies().len() as u32,
            position: self.position().to_string(),
            lines: lines.into_iter().map(moves).collect(),
        })
    }
}

/// The moves of a line from a position on.
fn read_line(
    start: &AnyPosition,
    line: &str,
    player: Color,
) -> Result<Vec<LineMove>, ConditionalError> {
    let mut history: History<Ply> = History::new(start.clone());
    let mut moves = Vec::new();
    for text in line.split_ascii_whitespace() {
        if moves.len() == ConditionalMoves::MAX_MOVES {
            return Err(ConditionalError::TooMany);
        }
        let illegal = |error: &dyn ToString| ConditionalError::Illegal {
            mv: text.chars().take(40).collect(),
            reason: error.to_string(),
        };
        let by = history.to_move();
        let mv = history.latest().read_move(text).map_err(|error| illegal(&error))?;
        history.push(Ply { by, mv, forced: false }).map_err(|error| illegal(&error))?;
        history.push_forced(|by, mv| Ply { by, mv, forced: true });
        moves.push((by, mv));
    }
    match moves.last() {
        Some(&(by, _)) if by == player => Ok(moves),
        Some(_) | None => Err(ConditionalError::NoReply),
    }
}

/// Whether two lines part with different moves of the player.
fn replies_twice(one: &[LineMove], other: &[LineMove], player: Color) -> bool {
    let parted = one.iter().zip(other).find(|(one, other)| one != other);
    parted.is_some_and(|((by, _), _)| *by == player)
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;
    use crate::{Command, Pace, Request, Terms};

    fn new_game(pace: Pace) -> OnlineGame {
        OnlineGame::new(Terms::casual(Game::Dvonn, pace), AnyPosition::start(Game::Dvonn), 0)
    }

    fn act(game: &mut OnlineGame, by: Color, command: Command) {
        let request = Request { by, after: game.number(), now: 1_000, lag: 0, command };
        let events = game.decide(&request).expect("allowed");
        for numbered in game.number_all(events, 1_000) {
            game.apply(&numbered).expect("decided");
        }
    }

    fn play(game: &mut OnlineGame, mv: &str) {
        let by = game.to_move();
        act(game, by, Command::Play(mv.to_owned()));
    }

    fn enter(game: &OnlineGame, lines: &[&str]) -> Result<ConditionalMoves, ConditionalError> {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        game.conditional_moves(Color::Black, &lines)
    }

    fn mv(text: &str) -> ConditionalReply {
        ConditionalReply::Play(AnyMove::parse(Game::Dvonn, text).expect("a move"))
    }

    #[test]
    fn replies_follow_the_branch_that_the_opponent_takes() {
        let mut game = new_game(Pace::Days(3));
        let moves = enter(&game, &["a1 b1 c1 d1", "a1 b1 e1 f1", "g1 h1"]).expect("legal");
        let reply = |game: &OnlineGame| moves.reply(game, Color::Black);
        assert_eq!(reply(&game), ConditionalReply::Wait);
        play(&mut game, "a1");
        assert_eq!(reply(&game), mv("b1"));
        play(&mut game, "b1");
        assert_eq!(reply(&game), ConditionalReply::Wait);
        let before = game.clone();
        play(&mut game, "e1");
        assert_eq!(reply(&game), mv("f1"));
        play(&mut game, "f1");
        assert_eq!(reply(&game), ConditionalReply::Spent, "the line has come to its end");
        let mut game = before;
        play(&mut game, "g1");
        assert_eq!(reply(&game), ConditionalReply::Spent, "this was not expected");
    }

    #[test]
    fn a_taken_back_move_can_be_expected_again_but_not_from_another_position() {
        let mut game = new_game(Pace::Days(3));
        play(&mut game, "a1");
        play(&mut game, "b1");
        let moves = enter(&game, &["c1 d1"]).expect("legal");
        play(&mut game, "e1");
        assert_eq!(moves.reply(&game, Color::Black), ConditionalReply::Spent);
        act(&mut game, Color::White, Command::AskTakeback);
        act(&mut game, Color::Black, Command::AcceptTakeback);
        assert_eq!(moves.reply(&game, Color::Black), ConditionalReply::Wait);
        act(&mut game, Color::Black, Command::AskTakeback);
        act(&mut game, Color::White, Command::AcceptTakeback);
        assert_eq!(moves.reply(&game, Color::Black), ConditionalReply::Spent);
        play(&mut game, "f1");
        play(&mut game, "c1");
        assert_eq!(moves.reply(&game, Color::Black), ConditionalReply::Spent, "another position");
    }

    #[test]
    fn lines_are_legal_and_end_with_one_reply() {
        let game = new_game(Pace::Days(3));
        assert_eq!(enter(&game, &["a1"]), Err(ConditionalError::NoReply));
        assert_eq!(enter(&game, &[""]), Err(ConditionalError::NoReply));
        assert_eq!(enter(&game, &["a1 b1", "a1 c1"]), Err(ConditionalError::TwoReplies));
        assert!(matches!(enter(&game, &["a1 a1"]), Err(ConditionalError::Illegal { .. })));
        assert!(matches!(enter(&game, &["a1 z9"]), Err(ConditionalError::Illegal { .. })));
        let many: Vec<&str> = vec!["a1 b1"; ConditionalMoves::MAX_LINES + 1];
        assert_eq!(enter(&game, &many), Err(ConditionalError::TooMany));
        let long = "a1 b1 c1 d1 e1 f1 g1 h1 i1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 a3 b3 c3";
        assert_eq!(enter(&game, &[long]), Err(ConditionalError::TooMany));
        assert!(enter(&game, &["a1 b1", "a1 b1"]).is_ok(), "the same twice is no contradiction");
        assert!(enter(&game, &[]).is_ok());
    }

    #[test]
    fn they_are_for_the_opponents_turn_by_correspondence() {
        let live = new_game(Pace::Live { base: 300, increment: 0 });
        assert_eq!(enter(&live, &["a1 b1"]), Err(ConditionalError::NotNow));
        let mut game = new_game(Pace::Days(3));
        play(&mut game, "a1");
        assert_eq!(enter(&game, &["b1 c1"]), Err(ConditionalError::NotNow));
        act(&mut game, Color::White, Command::Resign);
        assert_eq!(enter(&game, &["b1 c1"]), Err(ConditionalError::NotNow));
    }
}
